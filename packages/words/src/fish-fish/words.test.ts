import type { Viewer } from "@guinguette/rules/contract";
import type { Event } from "@guinguette/rules/fish-fish/events";
import { fishFish } from "@guinguette/rules/fish-fish/game";
import { fishFishRuleIds } from "@guinguette/rules/fish-fish/ids";
import type { Move } from "@guinguette/rules/fish-fish/moves";
import type { Refusal } from "@guinguette/rules/fish-fish/refusals";
import type { State } from "@guinguette/rules/fish-fish/state";
import { seeded } from "@guinguette/rules/random";
import { firstSeat } from "@guinguette/rules/seats";
import { describe, expect, it } from "vitest";
import { bothSay, looseFrench, sayWhole } from "../testing/both-say.ts";
import { fishFishWords } from "./words.ts";

const names = (seat: number) => ["Ana", "Bo", "Cy", "Dom"][seat] ?? `Fay ${seat}`;

/** A table where seat 0 is Fisher first. */
function deal(players = 3): State {
  return fishFish.deal({ players, options: {}, setup: { firstFisher: 0 } }, seeded("words"));
}

/** Makes moves, each by whose turn it is: "catch 3", "empty 5", 2. */
function after(state: State, ...shorts: readonly (string | number)[]): State {
  for (const short of shorts) {
    const [card, bait] = `${short}`.split(" ");
    const move: Move =
      typeof short === "number"
        ? { type: "bet", tiles: short }
        : { type: "cast", card: card as "catch" | "empty", bait: Number(bait) };
    const seat = firstSeat(fishFish.actors(state));
    expect(fishFish.check(state, seat, move)).toBeNull();
    fishFish.play(state, seat, fishFish.encode(move), null);
  }
  return state;
}

describe("moves", () => {
  const said = (move: Move, state: State, viewer: Viewer) =>
    (["en", "fr"] as const).map((language) =>
      fishFishWords.move(move, fishFish.view(state, viewer), language),
    );

  it("name the bait and the fishing card of a cast (FF-L1)", () => {
    expect(said({ type: "cast", card: "catch", bait: 4 }, deal(), 0)).toEqual([
      "set bait\u00a04 with a catch card",
      "poser l’appât\u00a04 avec une carte «\u202fPrise\u202f»",
    ]);
    expect(said({ type: "cast", card: "empty", bait: 2 }, deal(), 0)).toEqual([
      "set bait\u00a02 with an empty card",
      "poser l’appât\u00a02 avec une carte «\u202fBredouille\u202f»",
    ]);
  });

  it("name the tiles of a bet, and whether they are the last (FF-L2)", () => {
    const first = after(deal(), "empty 4");
    expect(said({ type: "bet", tiles: 0 }, first, 1)).toEqual(["bet nothing", "ne rien miser"]);
    expect(said({ type: "bet", tiles: 1 }, first, 1)).toEqual(["bet 1 tile", "miser 1 tuile"]);
    expect(said({ type: "bet", tiles: 3 }, first, 1)).toEqual(["bet 3 tiles", "miser 3 tuiles"]);
    expect(said({ type: "bet", tiles: 4 }, first, 1)).toEqual([
      "bet your last 4 tiles",
      "miser vos 4 dernières tuiles",
    ]);
    const later = after(first, 3, 0, "empty 3");
    expect(said({ type: "bet", tiles: 1 }, later, 1)).toEqual([
      "bet your last tile",
      "miser votre dernière tuile",
    ]);
  });

  it("are words even where they make no sense", () => {
    for (let code = 0; code < fishFish.moveCount; code++)
      for (const viewer of [0, 1, "spectator"] as const)
        bothSay((language) =>
          fishFishWords.move(fishFish.decode(code), fishFish.view(deal(), viewer), language),
        );
    expect(said({ type: "bet", tiles: -1 }, deal(), 1)).toEqual(["bet −1 tile", "miser −1 tuile"]);
  });
});

const events: readonly (readonly [Event, string, string])[] = [
  [
    { type: "cast", seat: 0, line: 2, bait: 4, card: "empty", next: 1 },
    "Ana sets line\u00a02: bait\u00a04 and, face down, an empty card.",
    "Ana pose la ligne\u00a02\u00a0: l’appât\u00a04 et, face cachée, une carte «\u202fBredouille\u202f».",
  ],
  [
    { type: "cast", seat: 0, line: 2, bait: 4, card: null, next: 1 },
    "Ana sets line\u00a02: bait\u00a04 and, face down, a fishing card.",
    "Ana pose la ligne\u00a02\u00a0: l’appât\u00a04 et, face cachée, une carte Pêche.",
  ],
  [
    { type: "bet", seat: 1, line: 2, bait: 4, tiles: 0, left: 3, next: 2 },
    "Bo bets nothing on bait\u00a04.",
    "Bo ne mise rien sur l’appât\u00a04.",
  ],
  [
    { type: "bet", seat: 1, line: 2, bait: 4, tiles: 1, left: 2, next: 2 },
    "Bo bets 1 tile on bait\u00a04 (2\u00a0left).",
    "Bo mise 1 tuile sur l’appât\u00a04 (2\u00a0restantes).",
  ],
  [
    { type: "bet", seat: 1, line: 2, bait: 4, tiles: 2, left: 1, next: 2 },
    "Bo bets 2 tiles on bait\u00a04 (1\u00a0left).",
    "Bo mise 2 tuiles sur l’appât\u00a04 (1\u00a0restante).",
  ],
  [
    { type: "bet", seat: 1, line: 2, bait: 4, tiles: 1, left: 0, next: null },
    "Bo bets 1 tile on bait\u00a04 (the last one).",
    "Bo mise 1 tuile sur l’appât\u00a04 (la dernière).",
  ],
  [
    { type: "bet", seat: 1, line: 2, bait: 4, tiles: 3, left: 0, next: null },
    "Bo bets 3 tiles on bait\u00a04 (the last ones).",
    "Bo mise 3 tuiles sur l’appât\u00a04 (les dernières).",
  ],
  [
    { type: "lineUnseen", rule: "FF-L4", fisher: 0, line: 2, bait: 4 },
    "Nobody bet on bait\u00a04: the fishing card of line\u00a02 is discarded unseen.",
    "Personne n’a misé sur l’appât\u00a04\u00a0: la carte Pêche de la ligne\u00a02 est défaussée sans être vue.",
  ],
  [
    { type: "lineRevealed", rule: "FF-L5", fisher: 0, line: 2, bait: 4, card: "catch" },
    "Ana reveals the fishing card of line\u00a02: catch.",
    "Ana révèle la carte Pêche de la ligne\u00a02\u00a0: «\u202fPrise\u202f».",
  ],
  [
    { type: "tilesCaught", rule: "FF-L5", fisher: 0, moved: [{ seat: 1, tiles: 1, points: 4 }], caught: 1 },
    "Ana catches 1 tile for 4 points (Bo:\u00a01).",
    "Ana attrape 1 tuile pour 4 points (Bo\u00a0:\u00a01).",
  ],
  [
    {
      type: "tilesCaught",
      rule: "FF-L5",
      fisher: 0,
      moved: [
        { seat: 1, tiles: 2, points: 8 },
        { seat: 2, tiles: 1, points: 4 },
      ],
      caught: 5,
    },
    "Ana catches 3 tiles for 12 points (Bo:\u00a02, Cy:\u00a01), 5 tiles in all this round.",
    "Ana attrape 3 tuiles pour 12 points (Bo\u00a0:\u00a02, Cy\u00a0:\u00a01), 5 tuiles en tout dans cette manche.",
  ],
  [
    {
      type: "tilesToLoot",
      rule: "FF-L5",
      place: 4,
      moved: [
        { seat: 1, tiles: 2, points: 8 },
        { seat: 2, tiles: 1, points: 4 },
      ],
    },
    "Bo banks 2 tiles, bait\u00a04: 8 points. Cy banks 1 tile, bait\u00a04: 4 points.",
    "Bo met 2 tuiles à l’abri, appât\u00a04\u00a0: 8 points. Cy met 1 tuile à l’abri, appât\u00a04\u00a0: 4 points.",
  ],
  [
    { type: "tilesToLoot", rule: "FF-E2", place: 5, moved: [{ seat: 2, tiles: 1, points: 5 }] },
    "The tiles that are left go to the largest bait still in hand. Cy banks 1 tile, bait\u00a05: 5 points.",
    "Les tuiles restantes vont au plus gros appât encore en main. Cy met 1 tuile à l’abri, appât\u00a05\u00a0: 5 points.",
  ],
  [
    { type: "nextLine", rule: "FF-L6", fisher: 0, line: 3 },
    "Both cards are discarded face down; Ana sets line\u00a03 next.",
    "Les deux cartes sont défaussées face cachée\u00a0; à Ana de poser la ligne\u00a03.",
  ],
  [
    { type: "roundEnded", rule: "FF-E1", round: 1, fisher: 0, line: 5 },
    "Round\u00a01 ends: that was the fifth line.",
    "Fin de la manche\u00a01\u00a0: c’était la cinquième ligne.",
  ],
  [
    { type: "roundEnded", rule: "FF-E2", round: 2, fisher: 0, line: 3 },
    "Round\u00a02 ends: both catch cards have been revealed.",
    "Fin de la manche\u00a02\u00a0: les deux cartes «\u202fPrise\u202f» ont été révélées.",
  ],
  [
    { type: "roundEnded", rule: "FF-E3", round: 3, fisher: 0, line: 3 },
    "Round\u00a03 ends: every tile has been bet.",
    "Fin de la manche\u00a03\u00a0: toutes les tuiles ont été misées.",
  ],
  [
    {
      type: "roundScored",
      round: 2,
      fisher: 0,
      scored: [
        { seat: 0, rule: "FF-P1", caught: 3, points: 12, total: 20 },
        { seat: 1, rule: "FF-P2", loot: { 2: 2, 3: 1, 4: 0, 5: 0 }, points: 7, total: 1009 },
        { seat: 2, rule: "FF-P2", loot: { 2: 0, 3: 0, 4: 0, 5: 0 }, points: 0, total: 3 },
      ],
    },
    "Points of round\u00a02: Ana scores 12 points (3×4, total 20), Bo scores 7 points (2×2 + 1×3, total 1,009) and Cy scores 0 points (total 3).",
    "Points de la manche\u00a02\u00a0: Ana marque 12 points (3×4, total 20), Bo marque 7 points (2×2 + 1×3, total 1\u202f009) et Cy marque 0 point (total 3).",
  ],
  [
    {
      type: "roundScored",
      round: 1,
      fisher: 0,
      scored: [
        { seat: 0, rule: "FF-P1", caught: 0, points: 0, total: 0 },
        { seat: 1, rule: "FF-P2", loot: { 2: 0, 3: 0, 4: 3, 5: 1 }, points: 17, total: 17 },
      ],
    },
    "Points of round\u00a01: Ana scores 0 points (total 0) and Bo scores 17 points (3×4 + 1×5, total 17).",
    "Points de la manche\u00a01\u00a0: Ana marque 0 point (total 0) et Bo marque 17 points (3×4 + 1×5, total 17).",
  ],
  [
    { type: "newRound", rule: "FF-N1", round: 2, rounds: 6, fisher: 1, order: [0, 2] },
    "Round\u00a02 of 6 begins: Bo is the Fisher; Ana and Cy bet in this order.",
    "La manche\u00a02 sur 6 commence\u00a0: Bo devient Pêcheur\u00a0; Ana et Cy misent dans cet ordre.",
  ],
  [
    { type: "newRound", rule: "FF-N1", round: 2, rounds: 4, fisher: 1, order: [0] },
    "Round\u00a02 of 4 begins: Bo is the Fisher; Ana bets.",
    "La manche\u00a02 sur 4 commence\u00a0: Bo devient Pêcheur\u00a0; Ana mise.",
  ],
  [
    { type: "gameOver", rule: "FF-G1", scores: [30, 41, 12], winners: [1] },
    "The game is over: Bo wins with 41 points.",
    "La partie est finie\u00a0: Bo gagne avec 41 points.",
  ],
  [
    { type: "gameOver", rule: "FF-G1", scores: [41, 41, 12], winners: [0, 1] },
    "The game is over: Ana and Bo share the victory with 41 points.",
    "La partie est finie\u00a0: Ana et Bo se partagent la victoire avec 41 points.",
  ],
];

describe("events", () => {
  it.each(events)("$type", (happened, en, fr) => {
    expect(fishFishWords.event(happened, names, "en")).toBe(en);
    expect(fishFishWords.event(happened, names, "fr")).toBe(fr);
    expect(fr).not.toMatch(looseFrench);
  });

  it("random games are told from end to end, moves and prompts too", () => {
    const told = new Set<string>();
    const random = seeded("told");
    for (let players = 2; players <= 8; players++) {
      const state = fishFish.deal({ players, options: {}, setup: {} }, random);
      for (const type of sayWhole(fishFish, fishFishWords, state, names, random)) told.add(type);
    }
    expect([...told].sort()).toEqual([...new Set(events.map(([{ type }]) => type))].sort());
  });
});

const refusals: readonly (readonly [Refusal, string, string])[] = [
  [{ rule: "FF-G1", why: "game-over" }, "the game is over", "la partie est finie"],
  [
    { rule: "FF-L1", why: "not-the-fisher", fisher: 1 },
    "only the Fisher sets a line, and that is Player 2",
    "seul le Pêcheur pose une ligne, et c’est Joueur 2",
  ],
  [
    { rule: "FF-L1", why: "line-already-set", turn: 2 },
    "your line is set already: now it is Player 3’s turn to bet on it",
    "votre ligne est déjà posée\u00a0: c’est à Joueur 3 d’y miser",
  ],
  [
    { rule: "FF-L1", why: "card-not-held", card: "catch" },
    "you have no catch card left in hand: set an empty card",
    "vous n’avez plus de carte «\u202fPrise\u202f» en main\u00a0: posez une carte «\u202fBredouille\u202f»",
  ],
  [
    { rule: "FF-L1", why: "card-not-held", card: "empty" },
    "you have no empty card left in hand: set a catch card",
    "vous n’avez plus de carte «\u202fBredouille\u202f» en main\u00a0: posez une carte «\u202fPrise\u202f»",
  ],
  [
    { rule: "FF-L1", why: "bait-not-held", bait: 4, held: [2, 3, 3, 5] },
    "you have no bait\u00a04 in hand: choose 2, 3 or 5",
    "vous n’avez pas d’appât\u00a04 en main\u00a0: choisissez 2, 3 ou 5",
  ],
  [
    { rule: "FF-L1", why: "bait-not-held", bait: 1, held: [5] },
    "you have no bait\u00a01 in hand: choose 5",
    "vous n’avez pas d’appât\u00a01 en main\u00a0: choisissez 5",
  ],
  [
    { rule: "FF-L2", why: "fisher-bets-not" },
    "the Fisher does not bet: only the Fish do",
    "le Pêcheur ne mise pas\u00a0: seuls les Poissons misent",
  ],
  [
    { rule: "FF-L2", why: "no-line-yet", fisher: 0 },
    "there is no line to bet on yet: first Player 1, the Fisher, has to set one",
    "il n’y a pas encore de ligne où miser\u00a0: Joueur 1, le Pêcheur, doit d’abord en poser une",
  ],
  [
    { rule: "FF-L2", why: "already-bet", tiles: 2 },
    "you have already bet 2 tiles on this line: a Fish bets once per line",
    "vous avez déjà misé 2 tuiles sur cette ligne\u00a0: un Poisson mise une fois par ligne",
  ],
  [
    { rule: "FF-L2", why: "already-bet", tiles: 0 },
    "you have already chosen to bet nothing on this line: a Fish bets once per line",
    "vous avez déjà choisi de ne rien miser sur cette ligne\u00a0: un Poisson mise une fois par ligne",
  ],
  [
    { rule: "FF-L2", why: "no-tiles-left" },
    "you have no tile left to bet: wait for the next round",
    "vous n’avez plus de tuile à miser\u00a0: attendez la manche suivante",
  ],
  [
    { rule: "FF-L2", why: "not-your-turn", turn: 1 },
    "it is Player 2’s turn: the Fish bet one after another",
    "c’est à Joueur 2 de miser\u00a0: les Poissons misent l’un après l’autre",
  ],
  [
    { rule: "FF-L2", why: "below-zero", asked: -2, left: 3 },
    "you cannot bet −2 tiles: bet from 0 to 3",
    "on ne peut pas miser −2 tuiles\u00a0: misez de 0 à 3",
  ],
  [
    { rule: "FF-L2", why: "below-zero", asked: -1, left: 1 },
    "you cannot bet −1 tile: bet 0 or 1",
    "on ne peut pas miser −1 tuile\u00a0: misez 0 ou 1",
  ],
  [
    { rule: "FF-L2", why: "too-many-tiles", asked: 1200, left: 3 },
    "you cannot bet 1,200 tiles: you have 3 left",
    "vous ne pouvez pas miser 1\u202f200 tuiles\u00a0: il vous en reste 3",
  ],
  [
    { rule: "FF-L3", why: "must-bet-all", asked: 1, left: 3 },
    "on the fifth line you must bet all you have left: 3 tiles, not 1",
    "à la cinquième ligne, il faut miser tout ce qui vous reste\u00a0: 3 tuiles, pas 1",
  ],
];

describe("refusals", () => {
  it.each(refusals)("$rule $why", (refusal, en, fr) => {
    expect(fishFishWords.refusal(refusal, "en")).toBe(en);
    expect(fishFishWords.refusal(refusal, "fr")).toBe(fr);
    expect(fr).not.toMatch(looseFrench);
  });
});

describe("the prompt", () => {
  const prompts = (state: State, viewer: Viewer) =>
    (["en", "fr"] as const).map((language) => fishFishWords.prompt(fishFish.view(state, viewer), language));

  it("says what this seat is to do now", () => {
    const state = deal();
    expect(prompts(state, 0)).toEqual([
      "You are the Fisher: set line\u00a01.",
      "Vous êtes le Pêcheur\u00a0: posez la ligne\u00a01.",
    ]);
    after(state, "empty 4");
    expect(prompts(state, 1)).toEqual([
      "Bet 0 to 4 tiles on bait\u00a04.",
      "Misez de 0 à 4 tuiles sur l’appât\u00a04.",
    ]);
    after(state, 3, 0, "empty 3");
    expect(prompts(state, 1)).toEqual([
      "Bet your last tile, or nothing.",
      "Misez votre dernière tuile, ou rien.",
    ]);
    after(state, 0, 2, "empty 3", 0, 0, "catch 2", 0, 0, "catch 5");
    expect(prompts(state, 1)).toEqual([
      "Last line: bet your last tile.",
      "Dernière ligne\u00a0: misez votre dernière tuile.",
    ]);
    after(state, 1);
    expect(prompts(state, 2)[0]).toBe("Last line: bet your last 2 tiles.");
  });

  it("says to wait, or that it is over", () => {
    const state = deal();
    for (const viewer of [1, 2, "spectator"] as const)
      expect(prompts(state, viewer)).toEqual([
        "The Fisher sets line\u00a01.",
        "Au Pêcheur de poser la ligne\u00a01.",
      ]);
    after(state, "catch 4");
    for (const viewer of [0, 2] as const)
      expect(prompts(state, viewer)).toEqual([
        "Another player’s turn to bet on bait\u00a04.",
        "À quelqu’un d’autre de miser sur l’appât\u00a04.",
      ]);
    expect(prompts(state, "spectator")).toEqual([
      "Time to bet on bait\u00a04.",
      "On mise sur l’appât\u00a04.",
    ]);
    expect(prompts(over(), 0)).toEqual(["The game is over.", "La partie est finie."]);
  });
});

/** Two players who end each round on its first line (FF-E3). */
function over(): State {
  const state = deal(2);
  while (fishFish.actors(state) !== 0) after(state, "empty 2", 4);
  return state;
}

describe("the rules that matter now", () => {
  const now = (state: State) => fishFishWords.rulesNow(fishFish.view(state, 0));

  it("begin with what is to be done", () => {
    const last = after(deal(2), "empty 2", 0, "empty 3", 0, "empty 3", 0, "catch 4", 0, "catch 5");
    const states = [deal(), after(deal(), "catch 4"), last, over()];
    expect(states.map((state) => now(state)[0])).toEqual(["FF-L1", "FF-L2", "FF-L3", "FF-G2"]);
    for (const state of states) {
      expect(new Set(now(state)).size).toBe(now(state).length);
      for (const id of now(state)) expect(fishFishRuleIds).toContain(id);
    }
  });
});
