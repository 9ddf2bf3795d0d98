import { expect, it } from "vitest";
import { foundJson, foundLines, triedLine } from "./words.ts";

const found = { shipped: { fisher: -1.491, fish: -1.49 }, solved: { fisher: -1.6, fish: -1.4 }, tries: 2 };

it("says the value of a round and what each table gives away, in both languages", () => {
  expect(foundLines(found, "en")).toEqual([
    "A round between two is worth −1.5 ± 0.1 to the Fisher (its points less the Fish’s).",
    "Exploitability of this solution: 0.1.",
    "Exploitability of the shipped table, as it is played: 0.0005.",
  ]);
  expect(foundLines({ ...found, shipped: null }, "fr")).toEqual([
    "Une manche à deux vaut −1,5 ± 0,1 au pêcheur (ses points moins ceux du poisson).",
    "Exploitabilité de cette solution\u00a0: 0,1.",
  ]);
  expect(triedLine(found.solved, 2, "fr")).toBe("essai 2\u00a0: valeur −1,5 ± 0,1, exploitabilité 0,1");
});

it("is one object of JSON, null where nothing was found yet", () => {
  expect(foundJson({ ...found, solved: null, tries: 0 })).toMatchObject({
    game: "fish-fish",
    players: 2,
    tries: 0,
    solved: null,
    shipped: { low: -1.491, high: -1.49 },
  });
});
