import { fishFish } from "@guinguette/rules/fish-fish/game";
import { below, seeded } from "@guinguette/rules/random";
import { act, deal, legalCodes, move, type Step, seatOf } from "@guinguette/rules/testing/fish-fish";
import { describe, expect, it } from "vitest";
import { type Language, languages } from "../language.ts";
import { looseFrench } from "../testing/both-say.ts";
import { reasonWords } from "./reason.ts";

const broken = /undefined|null|NaN|Infinity|\[object|\s{2}|\s\.|^$/;

/** Between two, seat 0 the Fisher: what is said of the last step to whoever would make it. */
function why(steps: readonly Step[], last: Step, language: Language = "en"): string {
  const state = deal(2);
  act(state, ...steps);
  return reasonWords(move(last), fishFish.view(state, seatOf(state)), language);
}

describe("a bet", () => {
  it("counts the cards that were never shown", () => {
    expect(why(["catch 3"], 2)).toBe("3 chances in 5 of winning 6 points, 2 in 5 of giving the Fisher 8.");
    expect(why(["catch 3"], 2, "fr")).toBe(
      "3 chances sur 5 de gagner 6 points, 2 sur 5 d’en donner 8 au Pêcheur.",
    );
  });

  it("knows what has been shown since, and only that (FF-R2)", () => {
    expect(why(["catch 3", 1, "empty 4"], 1)).toContain("3 chances in 4 of winning 4 points, 1 in 4");
    expect(why(["empty 3", 1, "catch 4"], 1)).toContain("2 chances in 4 of winning 4 points, 2 in 4");
    // Nobody bet on the first line: its card may still be anywhere (FF-L4).
    expect(why(["catch 3", 0, "empty 4"], 1)).toContain("3 chances in 5 of winning 4 points, 2 in 5");
  });

  it("of nothing waits for a larger bait, if there is one", () => {
    expect(why(["catch 3"], 0)).toBe("The line catches 2 times in 5, and bait\u00a05 is still to come.");
    expect(why(["catch 5"], 0)).toBe(
      "The line catches 2 times in 5, and each tile caught gives the Fisher 4 points.",
    );
  });

  it("on the fifth line is no choice (FF-L3)", () => {
    const lines = ["catch 2", 0, "empty 3", 0, "empty 3", 0, "empty 4", 0, "catch 5"] as const;
    expect(why(lines, 4)).toBe("On the fifth line, all tiles left must be bet.");
  });

  it("is told alike whichever card lies on the line (FF-L1)", () => {
    for (const tiles of [0, 1, 4]) expect(why(["catch 4"], tiles)).toBe(why(["empty 4"], tiles));
  });
});

describe("a cast", () => {
  it("catches under the most tempting bait, or where the Fish expect it least", () => {
    expect(why([], "catch 5")).toBe(
      "Bait\u00a05 is the most tempting one left, and each tile bet brings 4 points.",
    );
    expect(why([], "catch 5", "fr")).toBe(
      "L’appât\u00a05 est le plus tentant qui reste, et chaque tuile misée rapporte 4 points.",
    );
    expect(why([], "catch 2")).toBe(
      "As the Fish see it, the line catches 2 times in 5. Each tile bet brings 4 points.",
    );
  });

  it("lets go cheaply, or makes them doubt", () => {
    expect(why([], "empty 2")).toBe("Each tile bet is worth only 2 points, the least possible.");
    expect(why([], "empty 5")).toBe(
      "As the Fish see it, the line catches 2 times in 5. If nobody bets, they lose bait\u00a05.",
    );
  });

  it("names the Fish where nothing is counted aloud (FF-L6)", () => {
    const view = { ...fishFish.view(deal(2), 0), revealed: null };
    expect(reasonWords(move("empty 5"), view, "en")).toBe("If nobody bets, the Fish lose bait\u00a05.");
    expect(reasonWords(move("empty 5"), view, "fr")).toBe(
      "Si personne ne mise, les Poissons perdent l’appât\u00a05.",
    );
  });

  it("of the last cards is no choice", () => {
    const lines = ["catch 2", 0, "empty 3", 0, "empty 3", 0, "empty 4", 0] as const;
    expect(why(lines, "catch 5")).toBe("These are the last cards.");
  });
});

it.each(languages)("every move has a whole and well set sentence (%s)", (language) => {
  const random = seeded("reasons");
  for (const players of [2, 4, 8]) {
    const state = deal(players);
    while (fishFish.actors(state) !== 0) {
      const codes = legalCodes(state);
      const view = fishFish.view(state, seatOf(state));
      for (const code of codes) {
        const said = reasonWords(fishFish.decode(code), view, language);
        expect(said).not.toMatch(broken);
        expect(said).toMatch(/^[\dA-ZÀÉ].*\.$/);
        if (language === "fr") expect(said).not.toMatch(looseFrench);
      }
      fishFish.play(state, seatOf(state), codes[below(random, codes.length)]!, null);
    }
  }
});
