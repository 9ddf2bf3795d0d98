import { expect, it } from "vitest";
import { trioJson, trioLines, trioTriedLine } from "./trio-words.ts";

const solved = { values: [4.8, -2.8, -2], best: [5, -2.5, -1.5] };
const found = { solved, tries: 1 };

it("says what a round among three is worth and what could be gained, in both languages", () => {
  expect(trioLines(found, "en")).toEqual([
    "A round among three is worth 4.8 to the Fisher, −2.8 to the first Fish, −2 to the last (own points less the mean of the others’).",
    "NashConv of this solution (what each alone could gain, added up): 1.",
  ]);
  expect(trioLines({ ...found, solved: null }, "fr")).toEqual([]);
  expect(trioTriedLine(solved, 1, "fr")).toBe("essai 1\u00a0: NashConv 1");
  expect(trioLines(found, "fr")[0]).toContain("4,8 au pêcheur");
});

it("is one object of JSON, null where nothing was found yet", () => {
  expect(trioJson({ solved: null, tries: 0 })).toEqual({
    game: "fish-fish",
    players: 3,
    tries: 0,
    solved: null,
  });
  expect(trioJson(found)).toMatchObject({ tries: 1, solved });
});
