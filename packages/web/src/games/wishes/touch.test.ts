import { below, seeded } from "@guinguette/rules/random";
import { act, movesOf, position } from "@guinguette/rules/testing/wishes";
import { type CardName, type FishType, fishTypes } from "@guinguette/rules/wishes/cards";
import { wishes } from "@guinguette/rules/wishes/game";
import type { Move } from "@guinguette/rules/wishes/moves";
import { usualOptions } from "@guinguette/rules/wishes/options";
import type { View } from "@guinguette/rules/wishes/view";
import { type Language, languages } from "@guinguette/words/language";
import { vainWords } from "@guinguette/words/wishes/vain";
import { describe, expect, it } from "vitest";
import { choiceWords } from "./choice-words.ts";
import { describeWords } from "./describe.ts";
import { asideWords, confirmWords, headingWords } from "./say.ts";
import { signOf } from "./signs.ts";
import { type Answer, choicesOf, type Situation, touchBoat, touchOcean, touchSpot } from "./touch.ts";
import { typedMoves } from "./typed.ts";

const spots = [...fishTypes, "waste"] as const;
const names = (seat: number) => ["Ana", "Bo", "Cy", "Dom", "Eve"][seat] ?? "?";
const looseFrench = /['"]|(?<!\u00a0)[:;!?]|«(?!\u202f)|(?<!\u202f)»/;
const broken = /undefined|null|NaN|\[object|\s{2}/;

/** Every place of the board, touched once. */
function touches(situation: Situation): Answer[] {
  const cards = situation.view.seats[situation.view.turn]?.cards ?? [];
  return [
    ...[0, 1, 2, 3].map((index) => touchOcean(index, situation)),
    ...cards.map((card) => touchBoat(card, situation)),
    ...spots.map((spot) => touchSpot(spot, situation)),
  ];
}

/** The moves that one or two touches and a choice can propose. */
function reached(view: View, legal: readonly Move[]): Set<string> {
  const found = new Set<string>();
  const start: Situation = { view, legal, picked: null, proposed: null };
  for (const first of touches(start)) {
    if (first.move !== null) found.add(JSON.stringify(first.move));
    if (first.picked === null) continue;
    const then = { ...start, picked: first.picked };
    for (const move of choicesOf(then)) found.add(JSON.stringify(move));
    for (const { move } of touches(then)) if (move !== null) found.add(JSON.stringify(move));
  }
  return found;
}

/** Random games of every size, position by position. */
function* positions(games: number) {
  const random = seeded("touch");
  for (let game = 0; game < games; game++) {
    const state = wishes.deal({ players: 2 + (game % 4), options: usualOptions, setup: {} }, random);
    while (wishes.actors(state) !== 0) {
      const legal = movesOf(state, state.turn);
      yield { view: wishes.view(state, state.turn), legal };
      act(state, legal[below(random, legal.length)]!);
    }
  }
}

describe("the board", () => {
  it("shows whose pawn goes to the scrap heap before it goes there (IW-W6)", () => {
    let others = 0;
    for (const { view, legal } of positions(40))
      for (const proposed of legal) {
        if (proposed.type !== "toWaste") continue;
        const situation: Situation = { view, legal, picked: null, proposed };
        expect(signOf("waste", situation, null, "fr").pawns).toEqual([proposed.seat]);
        if (proposed.seat !== view.turn) others++;
      }
    expect(others).toBeGreaterThan(0);
  });

  it("has a way to every legal move, by touch alone", () => {
    for (const { view, legal } of positions(12)) {
      const found = reached(view, legal);
      for (const move of legal) expect(found, JSON.stringify(move)).toContain(JSON.stringify(move));
    }
  });

  it("plays what waits when its place is touched again", () => {
    for (const { view, legal } of positions(4))
      for (const proposed of legal) {
        const situation: Situation = { view, legal, picked: null, proposed };
        const again = spots.map((spot) => touchSpot(spot, situation).move);
        const cards = [0, 1, 2, 3].map(
          (index) => touchOcean(index, { ...situation, picked: `ocean:${index}` }).move,
        );
        expect([...again, ...cards]).toContainEqual(proposed);
      }
  });

  it("shines nowhere while somebody else plays", () => {
    for (const { view } of positions(2))
      for (const spot of spots)
        expect(signOf(spot, { view, legal: [], picked: null, proposed: null }, null, "fr").ring).toBe("none");
  });
});

describe("the words", () => {
  const say = (language: Language, text: string | null) => {
    if (text === null) return;
    expect(text).not.toBe("");
    expect(text).not.toMatch(broken);
    if (language === "fr") expect(text).not.toMatch(looseFrench);
  };

  it.each(languages)("are whole and well set in %s", (language) => {
    for (const { view, legal } of positions(6)) {
      say(language, headingWords(view, language));
      say(language, asideWords(view, null, language));
      for (const line of describeWords(view, names, language)) say(language, line);
      for (const move of legal) {
        say(language, confirmWords(move, view, language, names));
        say(language, asideWords(view, move, language));
        say(language, choiceWords(move, view, names, language).label);
      }
    }
  });
});

describe("what is kept, on its button", () => {
  const ocean: readonly CardName[] = ["catfish:sellAll", "kingfish:worms", "monkfish:boat", "catfish:double"];
  const view = wishes.view(position({ ocean }), 0);

  it("costs worms whose number stays with their word", () => {
    expect(confirmWords({ type: "keep", card: 0 }, view, "fr", names)).not.toContain("ver");
    expect(confirmWords({ type: "keep", card: 1 }, view, "fr", names)).toMatch(/ · 1\u00a0ver$/);
    expect(confirmWords({ type: "keep", card: 2 }, view, "en", names)).toMatch(/ · 2\u00a0worms$/);
  });
});

describe("a sale on its button", () => {
  const boats: readonly CardName[] = [
    "clownfish:double",
    "clownfish:boat",
    "monkfish:waste",
    "starfish:double",
  ];
  const ocean: readonly CardName[] = ["catfish:sellAll", "kingfish:worms", "monkfish:boat", "catfish:double"];
  const view = wishes.view(position({ boats: [boats], ocean }), 0);
  const sale = (fish: FishType, double: boolean, language: Language) =>
    confirmWords({ type: "sell", fish, double }, view, language, names);

  it("says which card it is, or how many fish, as one says it", () => {
    expect(sale("clownfish", true, "fr")).toMatch(/^Vendre le poisson-clown double · /);
    expect(sale("clownfish", true, "en")).toMatch(/^Sell the double clownfish · /);
    expect(sale("starfish", true, "fr")).toMatch(/^Vendre l’étoile de mer double · /);
    expect(sale("monkfish", false, "fr")).toMatch(/^Vendre une lotte · /);
    expect(sale("monkfish", false, "en")).toMatch(/^Sell a monkfish · /);
    const all: Move = { type: "sellAll", fish: "clownfish" };
    expect(confirmWords(all, view, "fr", names)).toMatch(/^Vendre 3 poissons-clowns · /);
  });

  it.each([
    ["fr", /^(Vendre|Garder|Envoyer|Placer|Retirer) (une?|les?|la|l’|votre|\d+)[ \p{L}]/u],
    ["en", /^(Sell|Keep|Send|Scrap|Take out) (an?|the|one|your|buyer|\d+) /u],
  ] as const)("and no move lacks an article or a number in %s", (language, named) => {
    for (const { view: seen, legal } of positions(8))
      for (const move of legal)
        if (move.type !== "wish" && move.type !== "toWaste")
          expect(confirmWords(move, seen, language, names)).toMatch(named);
  });
});

it.each(languages)(
  "what a move brings fits on its button: one line, and two for a warning, in %s",
  (language) => {
    for (const { view, legal } of positions(12))
      for (const move of legal) {
        const most = vainWords(move, view, language) === null ? 36 : 80;
        expect((asideWords(view, move, language) ?? "").length).toBeLessThan(most);
      }
  },
);

describe("typed moves", () => {
  const legal: readonly Move[] = [
    { type: "keep", card: 1 },
    { type: "wish", card: 1 },
    { type: "sell", fish: "monkfish", double: false },
    { type: "sell", fish: "monkfish", double: true },
    { type: "sell", fish: "angelfish", double: false },
  ];

  it.each([
    ["k2", 0],
    ["g2", 0],
    ["w2", 1],
    ["v 2", 1],
    ["mon", 2],
    ["lotte", 2],
    ["monkfish x2", 3],
    ["ange", 4],
    ["poisson-ange", 4],
  ])("%s", (text, index) => {
    expect(typedMoves(text, legal)).toEqual([legal[index]]);
  });

  it("what is no shorthand means nothing", () => {
    for (const text of ["", "k9", "mo", "lotte x3", "mon x2 3"]) expect(typedMoves(text, legal)).toEqual([]);
  });

  it("parts of a wish", () => {
    const parts: readonly Move[] = [
      { type: "moveBuyer", from: "catfish", steps: 2 },
      { type: "placeBuyer", to: "starfish" },
      { type: "toWaste", from: "kingfish", seat: 1 },
      { type: "fromWaste", seat: 0 },
    ];
    expect(typedMoves("cat +2", parts)).toEqual([parts[0]]);
    expect(typedMoves("barbue 2", parts)).toEqual([parts[0]]);
    expect(typedMoves("étoile", parts)).toEqual([parts[1]]);
    expect(typedMoves("thazard j2", parts)).toEqual([parts[2]]);
    expect(typedMoves("rebut p1", parts)).toEqual([parts[3]]);
  });

  it("every legal move of a position has its own shorthand", () => {
    const short = (move: Move): string => {
      switch (move.type) {
        case "keep":
          return `k${move.card + 1}`;
        case "wish":
          return `w${move.card + 1}`;
        case "sell":
        case "sellOne":
          return `${move.fish}${move.double ? " x2" : ""}`;
        case "sellAll":
          return move.fish;
        case "moveBuyer":
          return `${move.from} +${move.steps}`;
        case "placeBuyer":
          return move.to;
        case "toWaste":
          return `${move.from} p${move.seat + 1}`;
        case "fromWaste":
          return `waste p${move.seat + 1}`;
      }
    };
    for (const { legal: open } of positions(3))
      for (const move of open) expect(typedMoves(short(move), open)).toEqual([move]);
  });
});
