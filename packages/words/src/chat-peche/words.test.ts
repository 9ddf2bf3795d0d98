import type { Card } from "@guinguette/rules/chat-peche/cards";
import type { BucketResult, Event } from "@guinguette/rules/chat-peche/events";
import { chatPeche } from "@guinguette/rules/chat-peche/game";
import type { Move } from "@guinguette/rules/chat-peche/moves";
import { deckOf, type Options, usualOptions } from "@guinguette/rules/chat-peche/options";
import type { Refusal } from "@guinguette/rules/chat-peche/refusals";
import type { State } from "@guinguette/rules/chat-peche/state";
import type { Viewer } from "@guinguette/rules/contract";
import { seeded } from "@guinguette/rules/random";
import { seatsIn } from "@guinguette/rules/seats";
import { describe, expect, it } from "vitest";
import { gameWords, wordsAt } from "../games.ts";
import { languages } from "../language.ts";
import { bothSay, looseFrench, sayWhole } from "../testing/both-say.ts";
import { chatPecheRules, inFirstEdition } from "./rules.ts";
import { chatPecheWords, wordsOfEdition } from "./words.ts";

const names = (seat: number) => ["Ana", "Bo", "Cy", "Dom"][seat] ?? "?";

/** The first fill: a3 b3 c3 a2 b2 c2 a1 b1 c1; the other cards of the box follow in their order. */
const fill: readonly Card[] = ["F1", "F2", "F3", "S1", "S2", "W", "F1", "S1", "F2"];

function deal(options: Partial<Options> = {}, players = 3): State {
  const rest = deckOf(usualOptions);
  for (const card of fill) rest.splice(rest.indexOf(card), 1);
  const setup = { firstPlayer: 0, deck: [...fill, ...rest] };
  return chatPeche.deal({ players, options: { ...usualOptions, ...options }, setup }, seeded("words"));
}

/** Makes moves, each by the first seat that may: 2, "stay", "a2-b2", "b2". */
function after(state: State, ...shorts: readonly (string | number)[]): State {
  for (const short of shorts) {
    const seat = seatsIn(chatPeche.actors(state))[0] ?? 0;
    expect(chatPeche.check(state, seat, written(short))).toBeNull();
    chatPeche.play(state, seat, chatPeche.encode(written(short)), null);
  }
  return state;
}

function written(short: string | number): Move {
  if (typeof short === "number") return { type: "place", column: short };
  if (short === "stay") return { type: "stay" };
  const [from, to] = short.split("-");
  const moves = Array.from({ length: chatPeche.moveCount }, (_, code) => chatPeche.decode(code));
  const found = moves.find((move) =>
    to === undefined
      ? move.type === "fish" && move.spot === from
      : move.type === "lure" && move.from === from && move.to === to,
  );
  if (found === undefined) throw new Error(short);
  return found;
}

describe("moves", () => {
  const said = (short: string | number, state: State, viewer: Viewer = 0) =>
    (["en", "fr"] as const).map((language) =>
      chatPecheWords.move(written(short), chatPeche.view(state, viewer), language),
    );

  it("call the column by what its spots share, from every bank (CP-R3)", () => {
    expect(said(1, deal())).toEqual([
      "the cat at column a (a1, a2, a3)",
      "le chat devant la colonne a (a1, a2, a3)",
    ]);
    expect(said(1, deal(), 1)[0]).toBe("the cat at column 3 (a3, b3, c3)");
    expect(said(3, deal(), 2)[0]).toBe("the cat at column a (a3, a2, a1)");
    expect(said(7, deal())).toEqual(["the cat at column number 7", "le chat devant la colonne numéro 7"]);
    expect(said(2, deal(), "spectator")).toEqual([
      "the cat at the second column from their left",
      "le chat devant la deuxième colonne en partant de sa gauche",
    ]);
  });

  it("say tomcat in the first edition (CP-C2)", () => {
    expect(said(1, deal({ edition: "first" }))).toEqual([
      "the tomcat at column a (a1, a2, a3)",
      "le matou devant la colonne a (a1, a2, a3)",
    ]);
  });

  it("say what is lured onto what (CP-3, CP-R4)", () => {
    const state = after(deal(), 1, 1, 1);
    expect(said("stay", state)).toEqual(["lure nothing", "ne rien tirer"]);
    expect(said("c3-b3", state)).toEqual([
      "c3 → b3: 3 fish onto 2 fish",
      "c3 → b3\u00a0: 3 poissons sur 2 poissons",
    ]);
    expect(said("c2-b2", state)).toEqual([
      "c2 → b2: water onto 2 stones",
      "c2 → b2\u00a0: de l’eau sur 2 pierres",
    ]);
    after(state, "a1-b1");
    expect(said("b1-a1", state, 1)).toEqual([
      "b1 → a1: 2 cards (1 fish on top) to an empty spot",
      "b1 → a1\u00a0: 2 cartes (1 poisson dessus) vers une case vide",
    ]);
    expect(said("c1-b1", state, 1)).toEqual([
      "c1 → b1: 2 fish onto 2 cards (1 fish on top)",
      "c1 → b1\u00a0: 2 poissons sur 2 cartes (1 poisson dessus)",
    ]);
    expect(said("a1-b1", state, 1)).toEqual(["a1 → b1", "a1 → b1"]);
  });

  it("say what is fished, as far as it can be seen (CP-3b)", () => {
    const state = after(deal(), 2, 1, 1, "a1-b1", "stay", "stay");
    expect(said("b1", state)).toEqual([
      "fish b1: 2 cards (1 fish on top)",
      "pêcher en b1\u00a0: 2 cartes (1 poisson dessus)",
    ]);
    expect(said("b2", state)).toEqual(["fish b2: 2 stones", "pêcher en b2\u00a0: 2 pierres"]);
    expect(said("a1", state)).toEqual(["fish a1", "pêcher en a1"]);
  });

  it("are words even where they make no sense", () => {
    for (let code = 0; code < chatPeche.moveCount; code++)
      bothSay((language) => chatPecheWords.move(chatPeche.decode(code), chatPeche.view(deal(), 0), language));
  });
});

function result(fish: number, stones: number, score = fish - stones, dry = false): BucketResult {
  return {
    cards: [],
    fish,
    stones,
    water: dry ? 0 : 1,
    lines: [
      dry ? { rule: "CP-V1", what: "fish", points: 0 } : { rule: "CP-E2", what: "fish", points: fish },
      { rule: "CP-E2", what: "stones", points: 0 - stones },
    ],
    score,
  };
}

const events: readonly (readonly [Event, string, string])[] = [
  [
    {
      type: "filled",
      rule: "CP-1",
      turn: 2,
      cards: [
        { spot: "a3", card: "F1", covered: null },
        { spot: "b3", card: "W", covered: null },
        { spot: "c3", card: "S2", covered: null },
      ],
      drawPile: 18,
    },
    "Turn 2 begins, the pond is filled. a3: 1 fish, b3: water, c3: 2 stones. 18 cards left in the draw pile.",
    "Le tour 2 commence, l’étang est rempli. a3\u00a0: 1 poisson, b3\u00a0: eau, c3\u00a0: 2 pierres. 18 cartes dans la pioche.",
  ],
  [
    { type: "placed", seat: 0, column: 2 },
    "Ana has placed their cat, to fish the second column from their left.",
    "Ana a placé son chat, pour pêcher dans la deuxième colonne en partant de sa gauche.",
  ],
  [{ type: "placed", seat: 0, column: null }, "Ana has placed their cat.", "Ana a placé son chat."],
  [
    { type: "allPlaced", next: 1 },
    "Everybody has placed their cat; Bo is the first to lure.",
    "Tout le monde a placé son chat\u00a0; Bo tire en premier.",
  ],
  [
    { type: "lured", seat: 0, from: "a2", to: "b2", top: "F3", moved: 1, onto: 2, covered: "W" },
    "Ana lures 3 fish from a2 onto b2, now a pile of 3.",
    "Ana tire 3 poissons de a2 sur b2, ce qui fait une pile de 3.",
  ],
  [
    { type: "lured", seat: 0, from: "a2", to: "b2", top: "W", moved: 4, onto: 0, covered: null },
    "Ana lures 4 cards (water on top) from a2 to the empty spot b2.",
    "Ana tire 4 cartes (de l’eau dessus) de a2 vers la case vide b2.",
  ],
  [{ type: "stayed", seat: 1 }, "Bo passes.", "Bo passe."],
  [
    { type: "revealed", seat: 1, column: 2, spots: ["a2", "b2", "c2"] },
    "Bo reveals their cat: column 2 (a2, b2, c2).",
    "Bo dévoile son chat\u00a0: colonne 2 (a2, b2, c2).",
  ],
  [
    { type: "fished", seat: 1, spot: "b2", top: "S1", count: 1, cards: null, bucket: 1 },
    "Bo fishes b2: 1 stone (1 card in the bucket).",
    "Bo pêche en b2\u00a0: 1 pierre (1 carte dans le seau).",
  ],
  [
    { type: "fished", seat: 1, spot: "b2", top: "W", count: 1, cards: ["W"], bucket: 5 },
    "Bo fishes b2: water (5 cards in the bucket).",
    "Bo pêche en b2\u00a0: de l’eau (5 cartes dans le seau).",
  ],
  [
    { type: "fished", seat: 1, spot: "b2", top: "F2", count: 3, cards: null, bucket: 7 },
    "Bo fishes b2: 3 cards, 2 fish on top (7 cards in the bucket).",
    "Bo pêche en b2\u00a0: 3 cartes, 2 poissons sur le dessus (7 cartes dans le seau).",
  ],
  [
    {
      type: "fished",
      seat: 1,
      spot: "b2",
      top: "F2",
      count: 5,
      cards: ["F1", "F2", "S1", "S2", "W"],
      bucket: 7,
    },
    "Bo fishes b2: 5 cards with 3 fish, 3 stones and water (7 cards in the bucket).",
    "Bo pêche en b2\u00a0: 5 cartes avec 3 poissons, 3 pierres et de l’eau (7 cartes dans le seau).",
  ],
  [
    { type: "fished", seat: 1, spot: "b2", top: "W", count: 3, cards: ["F1", "W", "W"], bucket: 3 },
    "Bo fishes b2: 3 cards with 1 fish and 2 water cards (3 cards in the bucket).",
    "Bo pêche en b2\u00a0: 3 cartes avec 1 poisson et 2 cartes d’eau (3 cartes dans le seau).",
  ],
  [
    { type: "fished", seat: 1, spot: "b2", top: "W", count: 2, cards: ["W", "W"], bucket: 3 },
    "Bo fishes b2: 2 water cards (3 cards in the bucket).",
    "Bo pêche en b2\u00a0: 2 cartes d’eau (3 cartes dans le seau).",
  ],
  [
    { type: "nothingToFish", rule: "CP-4b", seat: 2, column: 3 },
    "Every spot of that column is empty: Cy takes nothing.",
    "Toutes les cases de cette colonne sont vides\u00a0: Cy ne prend rien.",
  ],
  [
    { type: "floatPassed", rule: "CP-5", from: 0, to: 1 },
    "Ana passes the float to Bo.",
    "Ana passe le flotteur à Bo.",
  ],
  [
    {
      type: "gameOver",
      rule: "CP-E1",
      buckets: [result(7, 2), result(4, 1, -1, true)],
      scores: [5, -1],
      winners: [0],
      decided: { rule: "CP-E3", by: "score" },
    },
    "The game is over: Ana wins. Ana has 5 points (7 fish, 2 stones). Bo has −1 point (4 fish lost for lack of water, 1 stone).",
    "La partie est finie\u00a0: Ana gagne. Ana a 5 points (7 poissons, 2 pierres). Bo a −1 point (4 poissons perdus faute d’eau, 1 pierre).",
  ],
  [
    {
      type: "gameOver",
      rule: "CP-E1",
      buckets: [result(7, 2), result(6, 1)],
      scores: [5, 5],
      winners: [1],
      decided: { rule: "CP-E3", by: "fewer-stones" },
    },
    "The game is over: Bo wins the tie with fewer stones. Ana has 5 points (7 fish, 2 stones). Bo has 5 points (6 fish, 1 stone).",
    "La partie est finie\u00a0: à égalité, Bo gagne avec moins de pierres. Ana a 5 points (7 poissons, 2 pierres). Bo a 5 points (6 poissons, 1 pierre).",
  ],
  [
    {
      type: "gameOver",
      rule: "CP-E1",
      buckets: [result(0, 1, -1, true), result(0, 1)],
      scores: [-1, -1],
      winners: [0, 1],
      decided: { rule: "CP-E3", by: "shared" },
    },
    "The game is over: Ana and Bo share the victory. Ana has −1 point (0 fish, 1 stone). Bo has −1 point (0 fish, 1 stone).",
    "La partie est finie\u00a0: Ana et Bo se partagent la victoire. Ana a −1 point (0 poisson, 1 pierre). Bo a −1 point (0 poisson, 1 pierre).",
  ],
];

describe("events", () => {
  it.each(events)("$type", (happened, en, fr) => {
    expect(chatPecheWords.event(happened, names, "en")).toBe(en);
    expect(chatPecheWords.event(happened, names, "fr")).toBe(fr);
    expect(fr).not.toMatch(looseFrench);
  });

  it("random games are told from end to end, moves and prompts too", () => {
    const told = new Set<string>();
    const random = seeded("told");
    for (let game = 0; game < 9; game++) {
      const options: Options = { ...usualOptions, variant: game % 2 === 0 ? "base" : "confirmed" };
      const state = chatPeche.deal({ players: 2 + (game % 3), options, setup: {} }, random);
      for (const type of sayWhole(chatPeche, chatPecheWords, state, names, random)) told.add(type);
    }
    expect([...told].sort()).toEqual([...new Set(events.map(([{ type }]) => type))].sort());
  });
});

const refusals: readonly (readonly [Refusal, string, string])[] = [
  [{ rule: "CP-E1", why: "game-over" }, "the game is over", "la partie est finie"],
  [
    { rule: "CP-2", why: "wrong-phase", phase: "lure" },
    "no cat is placed now: it is time to lure",
    "on ne place pas de chat maintenant\u00a0: c’est le moment de tirer",
  ],
  [
    { rule: "CP-3", why: "wrong-phase", phase: "place" },
    "nobody lures now: first everybody places their cat",
    "on ne tire pas maintenant\u00a0: d’abord, chacun place son chat",
  ],
  [
    { rule: "CP-3", why: "wrong-phase", phase: "fish" },
    "nobody lures now: it is time to fish",
    "on ne tire pas maintenant\u00a0: c’est le moment de pêcher",
  ],
  [
    { rule: "CP-4", why: "wrong-phase", phase: "lure" },
    "nobody fishes now: it is time to lure",
    "on ne pêche pas maintenant\u00a0: c’est le moment de tirer",
  ],
  [
    { rule: "CP-3", why: "not-your-turn", turn: 1 },
    "it is Player 2’s turn to lure",
    "c’est à Joueur 2 de tirer",
  ],
  [
    { rule: "CP-4", why: "not-your-turn", turn: 0 },
    "it is Player 1’s turn to fish",
    "c’est à Joueur 1 de pêcher",
  ],
  [
    { rule: "CP-2", why: "already-placed" },
    "you have placed your cat already: it stays there until you reveal it",
    "vous avez déjà placé votre chat\u00a0: il reste là jusqu’à ce que vous le dévoiliez",
  ],
  [
    { rule: "CP-2", why: "no-such-column", column: 4 },
    "you have no column number 4: there are three, counted from your left",
    "vous n’avez pas de colonne numéro 4\u00a0: il y en a trois, comptées depuis votre gauche",
  ],
  [
    { rule: "CP-3", why: "same-spot", from: "a1", to: "a1", neighbours: ["a2", "b1"] },
    "the pile on a1 lies there already: lure it to a2 or b1",
    "la pile en a1 y est déjà\u00a0: tirez-la vers a2 ou b1",
  ],
  [
    { rule: "CP-3", why: "not-adjacent", from: "a2", to: "c3", neighbours: ["a3", "b2", "a1"] },
    "c3 is not next to a2: lure that pile to a3, b2 or a1",
    "c3 ne touche pas a2\u00a0: tirez cette pile vers a3, b2 ou a1",
  ],
  [
    { rule: "CP-R4", why: "empty-origin", from: "a2" },
    "there is nothing to lure on a2: choose a spot that holds cards",
    "il n’y a rien à tirer en a2\u00a0: choisissez une case où il y a des cartes",
  ],
  [
    {
      ...{ rule: "CP-4", why: "other-column", spot: "b2", column: 1 },
      ...{ spots: ["a1", "a2", "a3"], holding: ["a1", "a3"] },
    },
    "b2 is not in your column a: fish a1 or a3",
    "b2 n’est pas dans votre colonne a\u00a0: pêchez en a1 ou a3",
  ],
  [
    { rule: "CP-4a", why: "empty-spot", spot: "a2", holding: ["a1", "a3"] },
    "a2 is empty: fish a1 or a3",
    "a2 est vide\u00a0: pêchez en a1 ou a3",
  ],
  [
    { rule: "CP-R1", why: "too-many-cards", total: 37 },
    "the pond has 36 cards, and these are 37 without any water: take some away",
    "l’étang compte 36 cartes, et en voilà 37, sans compter l’eau\u00a0: il faut en retirer",
  ],
  [
    // 1e308 twice is more than a number holds.
    { rule: "CP-R1", why: "too-many-cards", total: Number.POSITIVE_INFINITY },
    "the pond has 36 cards, and these are far more without any water: take some away",
    "l’étang compte 36 cartes, et en voilà bien davantage, sans compter l’eau\u00a0: il faut en retirer",
  ],
  [
    {
      rule: "CP-R1",
      why: "wrong-deck",
      size: 36,
      wrong: [
        { card: "F1", found: 5, expected: 6 },
        { card: "W", found: 10, expected: 9 },
      ],
    },
    "the deck must have the 36 cards of the box: 5 F1 instead of 6 and 10 W instead of 9",
    "le paquet doit avoir les 36 cartes de la boîte\u00a0: 5 F1 au lieu de 6 et 10 W au lieu de 9",
  ],
];

describe("refusals", () => {
  it.each(refusals)("$rule $why", (refusal, en, fr) => {
    expect(chatPecheWords.refusal(refusal, "en")).toBe(en);
    expect(chatPecheWords.refusal(refusal, "fr")).toBe(fr);
    expect(fr).not.toMatch(looseFrench);
  });

  it("of a phase are worded for every phase", () => {
    for (const rule of ["CP-2", "CP-3", "CP-4"] as const)
      for (const phase of ["place", "lure", "fish", "over"] as const)
        bothSay((language) => chatPecheWords.refusal({ rule, why: "wrong-phase", phase }, language));
  });
});

describe("the prompt", () => {
  const prompts = (state: State, viewer: Viewer) =>
    (["en", "fr"] as const).map((language) => chatPecheWords.prompt(chatPeche.view(state, viewer), language));

  it("asks to place, then to wait for the others", () => {
    const state = deal();
    expect(prompts(state, 0)).toEqual([
      "Put your cat at the column you will fish.",
      "Placez votre chat devant la colonne où vous pêcherez.",
    ]);
    expect(chatPecheWords.remember?.(chatPeche.view(state, 0), "fr")).toBe(
      "Placez votre chat devant une colonne, et retenez-la.",
    );
    expect(prompts(deal({ edition: "first" }), 0)).toEqual([
      "Lay down your rod: put your tomcat at the column you will fish.",
      "Posez votre canne\u00a0: le matou devant la colonne où vous pêcherez.",
    ]);
    after(state, 2);
    expect(prompts(state, 0)).toEqual([
      "Your cat is at column\u00a0b; the others are still placing.",
      "Votre chat est devant la colonne\u00a0b\u00a0; les autres placent encore.",
    ]);
    expect(prompts(state, "spectator")).toEqual(["The players place their cats.", "Chacun place son chat."]);
  });

  it("asks to lure and to fish, one after another", () => {
    const state = after(deal(), 1, 2, 3);
    expect(prompts(state, 0)).toEqual([
      "Lure one pile to a spot next to it, or pass.",
      "Tirez une pile vers une case voisine, ou passez.",
    ]);
    expect(prompts(state, 1)).toEqual(["Another player’s turn to lure.", "À quelqu’un d’autre de tirer."]);
    expect(prompts(state, "spectator")).toEqual([
      "A pile is lured to a spot next to it, or the player passes.",
      "On tire une pile vers une case voisine, ou on passe.",
    ]);
    after(state, "a2-b2", "stay", "stay");
    expect(prompts(state, 0)).toEqual([
      "Fish a spot of column\u00a0a: a1 or a3.",
      "Pêchez dans la colonne\u00a0a\u00a0: a1 ou a3.",
    ]);
    expect(prompts(state, 1)).toEqual(["Another player’s turn to fish.", "À quelqu’un d’autre de pêcher."]);
    expect(prompts(state, "spectator")).toEqual([
      "One spot of the chosen column is fished.",
      "On pêche dans la colonne choisie.",
    ]);
    after(state, "a1");
    expect(prompts(state, 1)[0]).toBe("Fish a spot of column\u00a02: b2 or c2.");
  });

  it("names the only pile of a column as the only one (CP-4a)", () => {
    const state = after(deal(), 1, 2, 3, "a2-b2", "a1-b1", "stay");
    expect(prompts(state, 0)).toEqual([
      "Fish a3: column\u00a0a has no other pile.",
      "Pêchez en a3\u00a0: la colonne\u00a0a n’a pas d’autre pile.",
    ]);
  });

  it("once it is over says so", () => {
    expect(prompts(played(deal()), 0)).toEqual(["The game is over.", "La partie est finie."]);
  });
});

/** The game to its end, always by the first legal move. */
function played(state: State): State {
  const codes = new Uint16Array(chatPeche.moveCount);
  while (chatPeche.actors(state) !== 0) {
    const [seat = 0] = seatsIn(chatPeche.actors(state));
    chatPeche.legal(state, seat, codes);
    chatPeche.play(state, seat, codes[0] ?? 0, null);
  }
  return state;
}

describe("the rules that matter now", () => {
  const now = (state: State) => chatPecheWords.rulesNow(chatPeche.view(state, 0));

  it("begin with what is to be done", () => {
    const luring = after(deal(), 1, 1, 1);
    const fishing = after(deal(), 1, 1, 1, "stay", "stay", "stay");
    const states = [deal(), luring, fishing, played(deal())];
    expect(states.map((state) => now(state)[0])).toEqual(["CP-2", "CP-3", "CP-4", "CP-E3"]);
    for (const state of states) {
      expect(new Set(now(state)).size).toBe(now(state).length);
      expect(now(state)).not.toContain("CP-V1");
    }
  });

  it("tell of water only where it counts (CP-V1)", () => {
    const confirmed = { variant: "confirmed" } as const;
    const luring = after(deal(confirmed), 1, 1, 1);
    const fishing = after(deal(confirmed), 1, 1, 1, "stay", "stay", "stay");
    for (const state of [deal(confirmed), luring, fishing, played(deal(confirmed))])
      expect(now(state)).toContain("CP-V1");
  });
});

describe("the first edition has names of its own (CP-C2)", () => {
  const first = wordsOfEdition("first");
  const names = (seat: number) => ["Ana", "Bo"][seat] ?? "";
  const both = (event: Event) => [first.event(event, names, "en"), first.event(event, names, "fr")];

  it("a tomcat lays down a rod", () => {
    expect(both({ type: "placed", seat: 0, column: null })).toEqual([
      "Ana has laid down their rod.",
      "Ana a posé sa canne.",
    ]);
    expect(both({ type: "allPlaced", next: 1 })[1]).toBe(
      "Tout le monde a posé sa canne\u00a0; Bo tire en premier.",
    );
  });

  it("a card without fish and stones is blank, not water", () => {
    expect(
      both({ type: "lured", seat: 0, from: "a2", to: "b2", top: "W", moved: 1, onto: 1, covered: "W" }),
    ).toEqual([
      "Ana lures a blank card from a2 onto b2, now a pile of 2.",
      "Ana tire une carte vide de a2 sur b2, ce qui fait une pile de 2.",
    ]);
    expect(
      both({ type: "fished", seat: 1, spot: "b2", top: "F1", count: 3, cards: ["F1", "W", "W"], bucket: 3 }),
    ).toEqual([
      "Bo fishes b2: 3 cards with 1 fish and 2 blank cards (3 cards in the bucket).",
      "Bo pêche en b2\u00a0: 3 cartes avec 1 poisson et 2 cartes vides (3 cartes dans le seau).",
    ]);
  });

  it("in moves and refusals too", () => {
    const state = deal({ edition: "first" });
    const view = chatPeche.view(state, 0);
    for (const language of ["en", "fr"] as const)
      for (const move of [
        { type: "lure", from: "c2", to: "b2" },
        { type: "place", column: 1 },
      ] as const)
        expect(first.move(move, view, language)).not.toMatch(/\b(cat|chat|water|eau)\b/);
    expect(first.refusal({ rule: "CP-2", why: "wrong-phase", phase: "lure" }, "fr")).toBe(
      "on ne pose pas de canne maintenant\u00a0: c’est le moment de tirer",
    );
    expect(first.refusal({ rule: "CP-3", why: "wrong-phase", phase: "place" }, "en")).toBe(
      "nobody lures now: first everybody lays down their rod",
    );
    expect(first.refusal({ rule: "CP-2", why: "already-placed" }, "en")).toContain("your rod");
    expect(first.refusal({ rule: "CP-R1", why: "too-many-cards", total: 40 }, "fr")).toContain("les vides");
    expect(first.refusal({ rule: "CP-R1", why: "too-many-cards", total: 1e300 }, "en")).toContain("far more");
    expect(first.refusal({ rule: "CP-E1", why: "game-over" }, "en")).toBe("the game is over");
  });

  it.each(languages)("each of its phrases takes the place of one that a rule really has (%s)", (language) => {
    const told = Object.entries(chatPecheRules).filter(([id]) => id !== "CP-C2");
    let texts = told.map(([, text]) => text[language]);
    const idle: string[] = [];
    // One after the other, as they are replaced: a phrase may be gone with a longer one before it.
    for (const [ludolux, own] of inFirstEdition[language]) {
      if (!texts.some((text) => text.includes(ludolux))) idle.push(ludolux);
      texts = texts.map((text) => text.replaceAll(ludolux, own));
    }
    expect(idle).toEqual([]);
    expect(texts).toEqual(told.map(([id]) => first.rules[id]?.[language]));
  });

  it("in the rules too, but where the editions are told apart", () => {
    for (const [id, { en, fr }] of Object.entries(first.rules)) {
      if (id === "CP-C2") continue;
      expect(`${id} ${en}`).not.toMatch(/\b(cat|water|stools?)\b/i);
      expect(`${id} ${fr}`).not.toMatch(/(?<![\p{L}])(chat|eau|tabourets?)(?![\p{L}])/iu);
    }
    expect(first.rules["CP-2"]?.fr).toContain("pose sa canne");
  });

  it("and at a table of Ludolux’s the cat stays a cat", () => {
    expect(wordsAt("chat-peche", { edition: "ludolux" })).toBe(gameWords["chat-peche"]);
    expect(wordsAt("chat-peche", { edition: "first" }).rules["CP-2"]?.en).toContain("tomcat");
    expect(wordsAt("fish-fish", {})).toBe(gameWords["fish-fish"]);
  });
});
