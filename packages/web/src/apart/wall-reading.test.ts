import { expect, it } from "vitest";
import { outcomeOf } from "./wall-reading.ts";

const line = (text: string, gain: string | null = null) => ({
  key: 0,
  at: 0,
  from: null,
  seat: 0,
  text,
  gain,
});

it("tells a room what came of the last bet, and not the round that follows", () => {
  const lines = [
    line("Bé mise."),
    line("Ligne 5, « Bredouille »."),
    line("Manche 1 finie."),
    line("Manche 2."),
  ];
  expect(outcomeOf(lines)?.text).toBe("Ligne 5, « Bredouille ».");
});

it("tells what brought somebody something before what did not", () => {
  expect(outcomeOf([line("Bé mise."), line("Prise !", "+6"), line("Suite.")])?.text).toBe("Prise !");
  expect(outcomeOf([])).toBeNull();
});
