import { below, seeded } from "@guinguette/rules/random";
import { act, movesOf, type Position, position } from "@guinguette/rules/testing/wishes";
import { wishes } from "@guinguette/rules/wishes/game";
import type { Move } from "@guinguette/rules/wishes/moves";
import { usualOptions } from "@guinguette/rules/wishes/options";
import { describe, expect, it } from "vitest";
import { type Language, languages } from "../language.ts";
import { looseFrench } from "../testing/both-say.ts";
import { reasonWords } from "./reason.ts";

const names = (seat: number) => ["Ana", "Bo", "Cy", "Dom", "Eve"][seat] ?? "?";
const broken = /undefined|null|NaN|Infinity|\[object|\s{2}|\s\.|^$/;

/** What is said of the last of these moves, all of seat 0. */
function why(given: Position, moves: readonly Move[], language: Language = "en"): string {
  const state = position(given);
  for (const move of moves.slice(0, -1)) act(state, move);
  return reasonWords(moves.at(-1) as Move, wishes.view(state, 0), names, language);
}

describe("a sale", () => {
  const monkfish = { boats: [["monkfish:worms"]] } as const satisfies Position;
  const sell: Move = { type: "sell", fish: "monkfish", double: false };

  it("brings its price, and perhaps the most pawns (IW-V1)", () => {
    expect(why(monkfish, [sell])).toBe("$3 right now, and you have no rival in that market.");
    expect(why(monkfish, [sell], "fr")).toBe("3\u00a0$ tout de suite, et vous êtes sans rival à ce marché.");
    expect(why({ ...monkfish, pawns: { monkfish: [0, 2, 0] } }, [sell])).toBe(
      "$3 right now, and 1 pawn in that market, against 2 for the best rival.",
    );
  });

  it("fills a market: with a prize or without (IW-M2)", () => {
    expect(why({ ...monkfish, pawns: { monkfish: [2, 1, 0] } }, [sell])).toBe(
      "$7 right now, $4 of it a prize for the filled market.",
    );
    expect(why({ ...monkfish, pawns: { monkfish: [0, 2, 1] }, players: 3 }, [sell])).toBe(
      "$5 right now, $2 of it a prize for the filled market.",
    );
  });

  it("does not hide what goes to the scrap heap (IW-V4)", () => {
    expect(why({ ...monkfish, filled: { monkfish: 4 } }, [sell])).toBe(
      "$3 right now, but 1 pawn goes to the scrap heap.",
    );
  });

  it("may end the game (IW-E2)", () => {
    expect(why({ ...monkfish, filled: { monkfish: 4 }, waste: [0, 9, 0] }, [sell])).toBe(
      "$3 right now, and the game ends.",
    );
  });
});

describe("a card of the Ocean", () => {
  it("kept: what it sells for, what is aboard already, and the worms", () => {
    expect(why({}, [{ type: "keep", card: 0 }])).toBe("A catfish sells for $4. It costs no worm.");
    expect(why({}, [{ type: "keep", card: 0 }], "fr")).toBe(
      "Une barbue se vend 4\u00a0$. Cela ne coûte pas de ver.",
    );
    expect(why({ boats: [["kingfish:double"]], oceanWorms: [0, 3, 0, 0] }, [{ type: "keep", card: 1 }])).toBe(
      "A kingfish sells for $3. You have 2 aboard already. You gain 2 worms.",
    );
    const ocean = ["angelfish:worms", "kingfish:worms", "monkfish:boat", "starfish:double"] as const;
    expect(why({ ocean }, [{ type: "keep", card: 0 }])).toContain("sells for $5, the best price");
  });

  it("for its wish: the most it can bring this turn", () => {
    const boats = [["catfish:double", "monkfish:worms"]] as const;
    expect(why({ boats }, [{ type: "wish", card: 0 }])).toBe(
      "This wish can bring $8 this very turn. It costs no worm.",
    );
    expect(why({ worms: [6, 6, 6] }, [{ type: "wish", card: 1 }])).toBe(
      "This wish can bring $5 this very turn. It costs 1 worm.",
    );
    expect(why({}, [{ type: "wish", card: 0 }])).toBe(
      "This wish brings nothing this turn. It costs no worm.",
    );
    expect(why({}, [{ type: "wish", card: 2 }])).toBe("You will have 3 boats. It costs 2 worms.");
  });
});

describe("the parts of a wish", () => {
  it("a buyer goes where the sale that follows pays most (IW-W3)", () => {
    const ocean = ["catfish:move3", "kingfish:worms", "monkfish:boat", "starfish:double"] as const;
    const wish: Move = { type: "wish", card: 0 };
    const go: Move = { type: "moveBuyer", from: "angelfish", steps: 1 };
    expect(why({ ocean, boats: [["catfish:worms"]] }, [wish, go])).toBe(
      "With the buyer there, this wish brings up to $7.",
    );
    expect(why({ ocean }, [wish, go])).toBe("The catfish market will pay $7 a fish. You have none aboard.");
  });

  it("a pawn goes to the scrap heap, or comes from it (IW-W6)", () => {
    const ocean = ["catfish:waste", "kingfish:worms", "monkfish:boat", "starfish:double"] as const;
    const wish: Move = { type: "wish", card: 0 };
    const given = { ocean, pawns: { monkfish: [1, 2, 0] }, waste: [2, 1, 0] };
    expect(why(given, [wish, { type: "toWaste", from: "monkfish", seat: 1 }])).toBe(
      "One of Bo’s pawns goes to the scrap heap. That leaves 1 in the monkfish market, against your 1.",
    );
    expect(why(given, [wish, { type: "fromWaste", seat: 0 }])).toBe(
      "The scrap heap is down to 2 pawns, 1 of them yours.",
    );
    expect(why(given, [wish, { type: "fromWaste", seat: 1 }])).toBe(
      "The scrap heap is down to 2 pawns, none of them Bo’s. At 10 pawns the game ends.",
    );
    const two = { ...given, waste: [1, 1, 0] };
    expect(why(two, [wish, { type: "fromWaste", seat: 0 }])).toBe(
      "The scrap heap is down to 1 pawn, which is not yours.",
    );
  });
});

it("speaks of whoever moved to somebody else", () => {
  const view = wishes.view(position({ boats: [["catfish:double"]] }), 0);
  expect(reasonWords({ type: "sell", fish: "catfish", double: true }, view, names, "en", "Ana")).toBe(
    "$4 right now, and Ana has no rival in that market.",
  );
});

/** The dollars a sale was said to bring. */
const promised = /^\$([\d,]+) right now\b(?!, and the game ends)/;

it("a sale brings what was said, in the real world too", () => {
  const random = seeded("reasons");
  let checked = 0;
  for (let game = 0; game < 12; game++) {
    const state = wishes.deal({ players: 2 + (game % 4), options: usualOptions, setup: {} }, random);
    while (wishes.actors(state) !== 0) {
      const { turn } = state;
      const legal = movesOf(state, turn);
      const move = legal[below(random, legal.length)]!;
      const view = wishes.view(state, turn);
      const said = promised.exec(reasonWords(move, view, names, "en"))?.[1];
      act(state, move);
      if (said === undefined) continue;
      checked++;
      const gained = wishes.view(state, turn).seats[turn]!.dollars - view.seats[turn]!.dollars;
      expect(Number(said)).toBe(gained);
    }
  }
  expect(checked).toBeGreaterThan(100);
});

it.each(languages)("every move has a whole and well set sentence (%s)", (language) => {
  const random = seeded("sentences");
  for (let game = 0; game < 4; game++) {
    const state = wishes.deal({ players: 2 + (game % 4), options: usualOptions, setup: {} }, random);
    while (wishes.actors(state) !== 0) {
      const legal = movesOf(state, state.turn);
      const move = legal[below(random, legal.length)]!;
      const said = reasonWords(move, wishes.view(state, state.turn), names, language);
      expect(said).not.toMatch(broken);
      expect(said).toMatch(/^[$\dA-ZÀÉ].*\.$/);
      if (language === "fr") expect(said).not.toMatch(looseFrench);
      act(state, move);
    }
  }
});
