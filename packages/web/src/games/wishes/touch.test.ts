import { below, seeded } from "@guinguette/rules/random";
import { act, movesOf, position } from "@guinguette/rules/testing/wishes";
import { type CardName, type FishType, fishTypes } from "@guinguette/rules/wishes/cards";
import { wishes } from "@guinguette/rules/wishes/game";
import type { Move } from "@guinguette/rules/wishes/moves";
import { usualOptions } from "@guinguette/rules/wishes/options";
import { type Language, languages } from "@guinguette/words/language";
import { vainWords } from "@guinguette/words/wishes/vain";
import { describe, expect, it } from "vitest";
import type { Row } from "../rows.ts";
import type { Touched } from "../touch.ts";
import { choiceWords } from "./choice-words.ts";
import { rows } from "./rows.ts";
import { asideWords, confirmWords, headingWords } from "./say.ts";
import { signOf } from "./signs.ts";
import { boatPlace, choicePlace, choicesOf, type Now, oceanPlace, touchRules } from "./touch.ts";
import { typedMoves } from "./typed.ts";

const names = (seat: number) => ["Ana", "Bo", "Cy", "Dom", "Eve"][seat] ?? "?";
const looseFrench = /['"]|(?<!\u00a0)[:;!?]|«(?!\u202f)|(?<!\u202f)»/;
const broken = /undefined|null|NaN|\[object|\s{2}/;
const key = (move: Move) => JSON.stringify(move);

/** Every place of the board, touched once. */
function touches(now: Now): Touched<Move>[] {
  const cards = now.view.seats[now.view.turn]?.cards ?? [];
  const choices = choicesOf(now).map((_, index) => choicePlace(index));
  const places = [
    ...[0, 1, 2, 3].map(oceanPlace),
    ...cards.map(boatPlace),
    ...fishTypes,
    "waste",
    ...choices,
  ];
  return places.map((place) => touchRules.touch(place, now));
}

/** The moves that one or two touches, among what `then` offers, can propose. */
function reached(start: Now, offered: (now: Now) => Touched<Move>[]): Set<string> {
  const found = new Set<string>();
  for (const first of offered(start)) {
    if (first.type === "propose") found.add(key(first.move));
    if (first.type !== "pick" || first.place === null) continue;
    for (const then of offered({ ...start, picked: first.place }))
      if (then.type === "propose") found.add(key(then.move));
  }
  return found;
}

/** Every row of the list that stands for a place which is a step towards a legal move, touched once. */
function rowTouches(now: Now): Touched<Move>[] {
  const open = touchRules.open(now);
  const places = rows(now, names, "fr").flatMap((group) => group.rows.flatMap(({ at }) => at ?? []));
  return places.filter((place) => open.has(place)).map((place) => touchRules.touch(place, now));
}

/** Random games of every size, position by position. */
function* positions(games: number): Generator<Now> {
  const random = seeded("touch");
  for (let game = 0; game < games; game++) {
    const state = wishes.deal({ players: 2 + (game % 4), options: usualOptions, setup: {} }, random);
    while (wishes.actors(state) !== 0) {
      const legal = movesOf(state, state.turn);
      const view = wishes.view(state, state.turn);
      yield { view, seat: state.turn, legal, picked: null, proposed: null };
      act(state, legal[below(random, legal.length)]!);
    }
  }
}

describe("the board", () => {
  it("shows whose pawn goes to the scrap heap before it goes there (IW-W6)", () => {
    let others = 0;
    for (const now of positions(40))
      for (const proposed of now.legal) {
        if (proposed.type !== "toWaste") continue;
        expect(signOf("waste", { ...now, proposed }, null, "fr").pawns).toEqual([proposed.seat]);
        if (proposed.seat !== now.view.turn) others++;
      }
    expect(others).toBeGreaterThan(0);
  });

  it("has a way to every legal move, by touch alone", () => {
    for (const now of positions(12)) {
      const found = reached(now, touches);
      for (const move of now.legal) expect(found, key(move)).toContain(key(move));
    }
  });

  it("has a way to every legal move by what shines in the list alone", () => {
    for (const now of positions(12)) {
      const found = reached(now, rowTouches);
      for (const move of now.legal) expect(found, key(move)).toContain(key(move));
    }
  });

  it("lets every legal move be dragged, from one place to another", () => {
    for (const { view, legal } of positions(8))
      for (const move of legal) {
        const ways = touchRules.ways(move, view);
        expect(ways.length, key(move)).toBeGreaterThan(0);
        for (const { from, to } of ways) expect(from).not.toBe(to);
      }
  });

  it("keeps a card that is dragged to the boats, and makes its wish in the middle of the ring", () => {
    const { view } = [...positions(1)][0]!;
    expect(touchRules.ways({ type: "keep", card: 2 }, view)).toEqual([{ from: "ocean:2", to: "boats" }]);
    expect(touchRules.ways({ type: "wish", card: 1 }, view)).toEqual([{ from: "ocean:1", to: "hub" }]);
  });

  it("sells a fish that is dragged from its boat to its market, and all of its kind from each boat", () => {
    const boats: readonly CardName[] = ["clownfish:boat", "monkfish:waste", "clownfish:sellAll"];
    const view = wishes.view(position({ boats: [boats] }), 0);
    const to = "clownfish";
    const both = [
      { from: "boat:clownfish:boat", to },
      { from: "boat:clownfish:sellAll", to },
    ];
    expect(touchRules.ways({ type: "sellAll", fish: "clownfish" }, view)).toEqual(both);
  });

  it("sends a buyer from stall to stall, and a pawn to the scrap heap", () => {
    const { view } = [...positions(1)][0]!;
    const buyer: Move = { type: "moveBuyer", from: "angelfish", steps: 2 };
    expect(touchRules.ways(buyer, view)).toEqual([{ from: "angelfish", to: "clownfish" }]);
    const pawn: Move = { type: "toWaste", from: "kingfish", seat: 1 };
    expect(touchRules.ways(pawn, view)).toEqual([{ from: "kingfish", to: "waste" }]);
  });

  it("marks what is chosen: the place, the choice, and the fish that would be sold", () => {
    const ocean: readonly CardName[] = [
      "catfish:sellAll",
      "kingfish:worms",
      "monkfish:boat",
      "catfish:double",
    ];
    const state = position({ ocean, boats: [["clownfish:boat"]] });
    const legal = movesOf(state, 0);
    const now: Now = { view: wishes.view(state, 0), seat: 0, legal, picked: "ocean:1", proposed: null };
    expect([...touchRules.chosen(now)]).toEqual(["ocean:1"]);
    const proposed: Move = { type: "wish", card: 1 };
    expect([...touchRules.chosen({ ...now, proposed })]).toEqual(["ocean:1", "choice:1"]);
    const sale: Move = { type: "sell", fish: "clownfish", double: false };
    const chosen = touchRules.chosen({ ...now, picked: null, proposed: sale });
    expect([...chosen].sort()).toEqual(["boat:clownfish:boat", "clownfish"]);
  });

  it("plays what waits when its place is touched again", () => {
    for (const now of positions(4))
      for (const proposed of now.legal) {
        const isOcean = proposed.type === "keep" || proposed.type === "wish";
        const picked = isOcean ? oceanPlace(proposed.card) : null;
        expect(touches({ ...now, proposed, picked })).toContainEqual(
          expect.objectContaining({ type: "propose", move: proposed }),
        );
      }
  });

  it("shines nowhere while somebody else plays", () => {
    for (const { view } of positions(2)) {
      const now: Now = { view, seat: null, legal: [], picked: null, proposed: null };
      for (const spot of [...fishTypes, "waste"] as const)
        expect(signOf(spot, now, null, "fr").ring).toBeNull();
      expect(touchRules.open(now).size).toBe(0);
    }
  });
});

describe("the list", () => {
  const titles = (now: Now) => rows(now, names, "fr").map(({ title }) => title);

  it("has what matters now first: the Ocean in an ordinary turn, the markets while a buyer moves", () => {
    for (const now of positions(4)) {
      const [first, second] = titles(now);
      if (now.view.phase === "action") expect(first).toBe("Océan");
      else expect(first).toBe("Maintenant");
      if (now.view.phase === "moveBuyer") expect(second).toBe("Marchés");
      if (now.view.phase === "sellOne") expect(second).toMatch(/^Bateaux d/);
    }
  });

  it("tells whose turn it is to those who only look on", () => {
    const view = wishes.view(position({ turn: 1 }), "spectator");
    const now: Now = { view, seat: null, legal: [], picked: null, proposed: null };
    expect(rows(now, names, "en")[0]?.rows.map(({ text }) => text)).toEqual(["It is Bo’s turn"]);
  });

  it("asks first of all what to do with the place that was picked up", () => {
    const state = position();
    const now: Now = {
      view: wishes.view(state, 0),
      seat: 0,
      legal: movesOf(state, 0),
      picked: "ocean:0",
      proposed: null,
    };
    const [choice] = rows(now, names, "fr");
    expect(choice?.rows.map(({ text, at }) => [text, at])).toEqual([
      ["Garder", "choice:0"],
      ["Faire le vœu", "choice:1"],
    ]);
  });

  it("says each market’s price, its buyers and whose pawns stand there", () => {
    const state = position({ buyers: { monkfish: [3, 1] }, pawns: { monkfish: [2, 1] } });
    const now: Now = {
      view: wishes.view(state, 0),
      seat: 0,
      legal: movesOf(state, 0),
      picked: null,
      proposed: null,
    };
    const row = rows(now, names, "fr")
      .flatMap((group) => group.rows)
      .find(({ text }) => text === "Lotte");
    expect(row?.more).toBe(
      "deux acheteurs\u00a0: 3 et 1\u00a0; pions\u00a0: 3\u00a0sur\u00a04 (Ana 2, Bo 1)",
    );
    expect(row?.figure).toBe("6\u00a0$");
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
    for (const now of positions(6)) {
      const { view, legal } = now;
      say(language, headingWords(view, language));
      say(language, asideWords(view, null, language));
      for (const { title, rows: lines } of rows(now, names, language))
        for (const line of [{ text: title } as Row, ...lines])
          for (const said of [line.text, line.more, line.figure]) say(language, said ?? null);
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
