import { expect, it } from "vitest";
import { isOdd, lineOf } from "./line.ts";

const entry = {
  id: "abc",
  game: "chat-peche",
  names: ["Ana", ""],
  moves: 12,
  over: true,
  winners: [1],
  touched: 1_000,
  sealed: { iv: new Uint8Array(12), data: new ArrayBuffer(8) },
};

it("says which bots played, where the entry does", () => {
  const line = lineOf("abc", { ...entry, levels: ["", "perch"] });
  expect(line).toMatchObject({ names: ["Ana", ""], levels: ["", "perch"] });
  expect(lineOf("abc", entry)).not.toHaveProperty("levels");
});

it("is odd where levels are none", () => {
  for (const levels of ["perch", [1], null]) expect(isOdd(lineOf("abc", { ...entry, levels }))).toBe(true);
});
