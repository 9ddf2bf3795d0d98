import { expect, it } from "vitest";
import { lineTime } from "../table/sentences.ts";
import { inTurn, outcomeOf } from "./wall-reading.ts";

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

it("tells a catch, then the cat that is turned over after it, each in its time", () => {
  const [caught, revealed] = [line("Bé pêche en c1 : 1 poisson."), line("Té dévoile son chat.")];
  const { lines, end } = inTurn([
    { said: caught, at: 0 },
    { said: revealed, at: 1000 },
  ]);
  const read = lineTime(caught.text);
  expect(read).toBeGreaterThan(1000);
  expect(lines).toEqual([
    { said: caught, at: 0 },
    { said: revealed, at: read },
  ]);
  expect(end).toBe(read + lineTime(revealed.text));
  // The board takes longer than the line before.
  expect(inTurn([lines[0] as never, { said: revealed, at: 9000 }]).lines[1]?.at).toBe(9000);
});
