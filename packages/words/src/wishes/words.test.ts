import { seeded } from "@guinguette/rules/random";
import { act, type Position, position } from "@guinguette/rules/testing/wishes";
import type { CardName } from "@guinguette/rules/wishes/cards";
import type { Event } from "@guinguette/rules/wishes/events";
import { wishes } from "@guinguette/rules/wishes/game";
import { wishesRuleIds } from "@guinguette/rules/wishes/ids";
import type { Move } from "@guinguette/rules/wishes/moves";
import { usualOptions } from "@guinguette/rules/wishes/options";
import type { Refusal } from "@guinguette/rules/wishes/refusals";
import type { State } from "@guinguette/rules/wishes/state";
import { describe, expect, it } from "vitest";
import { type Language, languages } from "../language.ts";
import { bothSay, looseFrench, sayWhole } from "../testing/both-say.ts";
import { wishesWords } from "./words.ts";

const names = (seat: number) => ["Ana", "Bo", "Cy", "Dom", "Eve"][seat] ?? "?";

const event = (happened: Event, language: Language) => wishesWords.event(happened, names, language);
const move = (state: State, asked: Move, language: Language, viewer = state.turn) =>
  wishesWords.move(asked, wishes.view(state, viewer), language);

const boats: NonNullable<Position["boats"]> = [["monkfish:move1", "monkfish:double"]];

function during(
  face: "move2" | "move3" | "spread" | "waste" | "sellAll" | "sellAs",
  given: Position = {},
): State {
  const ocean: CardName[] = [`catfish:${face}`, "starfish:move1", "starfish:move2", "starfish:double"];
  const state = position({ ocean, boats, ...given });
  act(state, { type: "wish", card: 0 });
  return state;
}

describe("moves", () => {
  it("say what a card costs and brings", () => {
    const state = position({ oceanWorms: [0, 3, 1, 0] });
    expect(move(state, { type: "keep", card: 0 }, "en")).toBe("keep the catfish (sell all)");
    expect(move(state, { type: "keep", card: 0 }, "fr")).toBe("garder la barbue (tout vendre)");
    expect(move(state, { type: "keep", card: 1 }, "en")).toBe(
      "keep the kingfish (count your worms): 1 worm paid and 3 worms won",
    );
    expect(move(state, { type: "keep", card: 1 }, "fr")).toBe(
      "garder le thazard (compter ses vers)\u00a0: 1 ver payé et 3 vers gagnés",
    );
    expect(move(state, { type: "wish", card: 2 }, "en")).toBe(
      "make the wish of the monkfish (one more boat): 2 worms paid and 1 worm won",
    );
    expect(move(state, { type: "wish", card: 2 }, "fr")).toBe(
      "faire le vœu de la lotte (un bateau de plus)\u00a0: 2 vers payés et 1 ver gagné",
    );
    expect(move(state, { type: "keep", card: 3 }, "en")).toBe("keep the double starfish: 3 worms paid");
    expect(move(state, { type: "keep", card: 3 }, "fr")).toBe(
      "garder l’étoile de mer double\u00a0: 3 vers payés",
    );
    expect(move(state, { type: "wish", card: 1 }, "fr")).toContain(
      "faire le vœu du thazard (compter ses vers)\u00a0: 1 ver payé et 3 vers gagnés",
    );
  });

  it("say what a sale pays (IW-V1, IW-V3)", () => {
    const state = position({ boats });
    expect(move(state, { type: "sell", fish: "monkfish", double: false }, "en")).toBe(
      "sell a monkfish for 3 dollars",
    );
    expect(move(state, { type: "sell", fish: "monkfish", double: false }, "fr")).toBe(
      "vendre une lotte pour 3 dollars",
    );
    expect(move(state, { type: "sell", fish: "monkfish", double: true }, "en")).toBe(
      "sell the double monkfish as 1 fish for 3 dollars",
    );
    expect(move(state, { type: "sell", fish: "monkfish", double: true }, "fr")).toBe(
      "vendre la lotte double comme un seul poisson, pour 3 dollars",
    );
    const waste = during("waste");
    expect(move(waste, { type: "sellOne", fish: "monkfish", double: true }, "en")).toBe(
      "sell the double monkfish as 2 fish for 6 dollars",
    );
    expect(move(waste, { type: "sellOne", fish: "monkfish", double: true }, "fr")).toBe(
      "vendre la lotte double comme 2 poissons, pour 6 dollars",
    );
    expect(move(during("sellAll"), { type: "sellAll", fish: "monkfish" }, "en")).toBe(
      "sell 3 monkfish for 9 dollars",
    );
    expect(move(during("sellAs"), { type: "sellAll", fish: "monkfish" }, "en")).toBe(
      "sell 3 monkfish as catfish for 12 dollars",
    );
    expect(move(during("sellAs"), { type: "sellAll", fish: "monkfish" }, "fr")).toBe(
      "vendre 3 lottes comme barbues pour 12 dollars",
    );
    const one = position({ boats: [["angelfish:move1"]] });
    expect(move(one, { type: "sell", fish: "angelfish", double: false }, "en")).toBe(
      "sell an angelfish for 5 dollars",
    );
    expect(move(one, { type: "sell", fish: "angelfish", double: false }, "fr")).toBe(
      "vendre un poisson-ange pour 5 dollars",
    );
  });

  it("say which buyer goes where", () => {
    const moving = during("move2");
    expect(move(moving, { type: "moveBuyer", from: "clownfish", steps: 3 }, "en")).toBe(
      "move buyer 2 from the clownfish market to the starfish market",
    );
    expect(move(moving, { type: "moveBuyer", from: "clownfish", steps: 3 }, "fr")).toBe(
      "faire avancer l’acheteur 2 du marché aux poissons-clowns au marché aux étoiles de mer",
    );
    const freed = during("spread", { buyers: { catfish: [3, 2, 2, 1, 1] } });
    expect(move(freed, { type: "placeBuyer", to: "swordfish" }, "en")).toBe(
      "put buyer 2 in the swordfish market",
    );
    expect(move(freed, { type: "placeBuyer", to: "swordfish" }, "fr")).toBe(
      "placer l’acheteur 2 au marché aux espadons",
    );
  });

  it("say whose pawn it is", () => {
    const state = during("waste", { pawns: { kingfish: [1, 1, 0] }, waste: [1, 1, 0] });
    expect(move(state, { type: "toWaste", from: "kingfish", seat: 0 }, "en")).toBe(
      "send one of your pawns from the kingfish market to the scrap heap",
    );
    expect(move(state, { type: "toWaste", from: "kingfish", seat: 1 }, "fr")).toBe(
      "envoyer au rebut un pion de Joueur 2 du marché aux thazards",
    );
    expect(move(state, { type: "fromWaste", seat: 1 }, "en")).toBe(
      "take one of Player 2’s pawns out of the scrap heap",
    );
    expect(move(state, { type: "fromWaste", seat: 0 }, "fr")).toBe("retirer du rebut un de vos pions");
  });

  it("are words even where they make no sense", () => {
    const state = position();
    for (let code = 0; code < wishes.moveCount; code++)
      bothSay((language) => move(state, wishes.decode(code), language));
    expect(move(state, { type: "keep", card: 7 }, "en")).toBe("keep card 8");
    expect(move(state, { type: "moveBuyer", from: "angelfish", steps: -1 }, "en")).toBe(
      "move a buyer from the angelfish market to the swordfish market",
    );
  });
});

const events: readonly (readonly [Event, string, string])[] = [
  [
    { type: "taken", seat: 0, card: "monkfish:sellAll", index: 0, wormsOn: [], wormsWon: 0 },
    "Ana takes the monkfish (sell all).",
    "Ana prend la lotte (tout vendre).",
  ],
  [
    {
      type: "taken",
      seat: 0,
      card: "swordfish:double",
      index: 2,
      wormsOn: ["monkfish:boat", "catfish:boat"],
      wormsWon: 1,
    },
    "Ana takes the double swordfish, pays 2 worms and wins 1 worm.",
    "Ana prend l’espadon double, paie 2 vers et gagne 1 ver.",
  ],
  [
    { type: "reshuffled", cards: 41, rule: "IW-R11" },
    "The draw pile is empty: the discard, 41 cards, is shuffled into a new one.",
    "La pioche est vide\u00a0: la défausse est mélangée et devient une pioche de 41 cartes.",
  ],
  [
    { type: "refilled", card: "starfish:move1", drawPile: 3 },
    "New card: starfish, “move buyer 1”.",
    "Nouvelle carte\u00a0: étoile de mer, «\u202favancer un acheteur 1\u202f».",
  ],
  [
    { type: "kept", seat: 1, card: "kingfish:move3" },
    "Bo keeps the kingfish (move buyer 3) in a boat.",
    "Bo garde le thazard (avancer l’acheteur 3) dans un bateau.",
  ],
  [
    { type: "wished", seat: 1, card: "kingfish:sellAs", rule: "IW-W9" },
    "Bo makes the wish of the kingfish (sell as this fish).",
    "Bo fait le vœu du thazard (vendre comme ce poisson).",
  ],
  [
    { type: "boatBuilt", seat: 1, card: "catfish:boat", boats: 3 },
    "The catfish (one more boat) becomes a boat: Bo now has 3.",
    "La barbue (un bateau de plus) devient un bateau\u00a0: Bo en a maintenant 3.",
  ],
  [
    { type: "buyerMoved", seat: 0, value: 3, from: "swordfish", to: "angelfish" },
    "Ana moves buyer 3 from the swordfish market to the angelfish market.",
    "Ana fait avancer l’acheteur 3 du marché aux espadons au marché aux poissons-anges.",
  ],
  [
    { type: "buyerFreed", seat: 0, value: 1, from: "catfish" },
    "Buyer 1 leaves the catfish market.",
    "Un acheteur 1 quitte le marché aux barbues.",
  ],
  [
    { type: "buyerPlaced", seat: 0, value: 2, to: "monkfish" },
    "Ana puts buyer 2 in the monkfish market.",
    "Ana place un acheteur 2 au marché aux lottes.",
  ],
  [
    {
      type: "sold",
      seat: 0,
      market: "catfish",
      cards: ["catfish:move1"],
      fish: 1,
      price: 6,
      dollars: 6,
      rule: "IW-V1",
    },
    "Ana sells a catfish for 6 dollars.",
    "Ana vend une barbue pour 6 dollars.",
  ],
  [
    {
      type: "sold",
      seat: 0,
      market: "catfish",
      cards: ["starfish:move1", "starfish:double"],
      fish: 3,
      price: 6,
      dollars: 18,
      rule: "IW-V1",
    },
    "Ana sells 3 starfish as catfish for 18 dollars, at 6 dollars each.",
    "Ana vend 3 étoiles de mer comme barbues pour 18 dollars, à 6 dollars pièce.",
  ],
  [
    { type: "pawnPlaced", seat: 0, market: "clownfish" },
    "Ana puts a pawn in the clownfish market.",
    "Ana pose un pion au marché aux poissons-clowns.",
  ],
  [
    { type: "pawnWasted", seat: 0, market: "clownfish", rule: "IW-V2" },
    "Ana sends a pawn to the scrap heap: the clownfish market is full.",
    "Ana envoie un pion au rebut\u00a0: le marché aux poissons-clowns est rempli.",
  ],
  [
    { type: "pawnWasted", seat: 0, market: "clownfish", rule: "IW-V4" },
    "Ana sends a pawn to the scrap heap: the clownfish market was full already.",
    "Ana envoie un pion au rebut\u00a0: le marché aux poissons-clowns était déjà rempli.",
  ],
  [
    {
      type: "marketFilled",
      market: "catfish",
      capacity: 4,
      prizes: [
        { seat: 0, pawns: 2, dollars: 4, rule: "IW-M2" },
        { seat: 1, pawns: 1, dollars: 2, rule: "IW-M4" },
        { seat: 2, pawns: 1, dollars: 2, rule: "IW-M4" },
      ],
      next: 5,
    },
    "The catfish market is full (market card 4). Ana scores 4 dollars, Bo scores 2 dollars (tied) and Cy scores 2 dollars (tied). Market card 5 is active now.",
    "Le marché aux barbues est rempli (carte Marché 4). Ana touche 4 dollars, Bo touche 2 dollars (ex æquo) et Cy touche 2 dollars (ex æquo). La carte Marché 5 devient active.",
  ],
  [
    {
      type: "marketFilled",
      market: "catfish",
      capacity: 7,
      prizes: [{ seat: 0, pawns: 7, dollars: 10, rule: "IW-M2" }],
      next: null,
    },
    "The catfish market is full (market card 7). Ana scores 10 dollars. That was the last market card.",
    "Le marché aux barbues est rempli (carte Marché 7). Ana touche 10 dollars. C’était la dernière carte Marché.",
  ],
  [
    { type: "marketFilled", market: "catfish", capacity: 4, prizes: [], next: 5 },
    "The catfish market is full (market card 4). Nobody scores anything. Market card 5 is active now.",
    "Le marché aux barbues est rempli (carte Marché 4). Personne ne touche rien. La carte Marché 5 devient active.",
  ],
  [
    { type: "wasteScored", capacity: 4, losses: [], rule: "IW-E2" },
    "The scrap heap is counted with market card 4. Nobody loses anything.",
    "Le rebut est compté avec la carte Marché 4. Personne ne perd rien.",
  ],
  [
    { type: "wormsScored", seat: 0, worms: 1, dollars: 1, rule: "IW-W7" },
    "Ana scores 1 dollar for 1 worm.",
    "Ana gagne 1 dollar pour 1 ver.",
  ],
  [
    { type: "wormsScored", seat: 0, worms: 0, dollars: 0, rule: "IW-W7" },
    "Ana has no worm and scores nothing.",
    "Ana n’a aucun ver et ne gagne rien.",
  ],
  [
    { type: "wormsGiven", seat: 0, to: [1, 2], rule: "IW-R10" },
    "Ana gives a worm to Bo and Cy.",
    "Ana donne un ver à Bo et à Cy.",
  ],
  [
    { type: "wormsGiven", seat: 0, to: [], rule: "IW-R10" },
    "Ana has no worm to give.",
    "Ana n’a aucun ver à donner.",
  ],
  [
    { type: "toWaste", seat: 1, from: "kingfish", pawn: 0 },
    "Bo sends one of Ana’s pawns from the kingfish market to the scrap heap.",
    "Bo envoie au rebut un pion d’Ana du marché aux thazards.",
  ],
  [
    { type: "fromWaste", seat: 1, pawn: 1 },
    "Bo takes one of their own pawns out of the scrap heap.",
    "Bo retire du rebut un de ses propres pions.",
  ],
  [
    { type: "partSkipped", seat: 1, part: "sellOne", rule: "IW-W0" },
    "Without a fish, the sale is skipped.",
    "Sans poisson, la vente est sautée.",
  ],
  [
    { type: "partSkipped", seat: 1, part: "placeBuyer", rule: "IW-W0" },
    "No market has several buyers: there is nobody to move.",
    "Aucun marché n’a plusieurs acheteurs\u00a0: il n’y a personne à déplacer.",
  ],
  [
    { type: "discarded", card: "catfish:waste" },
    "The catfish (change the scrap heap) goes to the discard.",
    "La barbue (toucher au rebut) va à la défausse.",
  ],
  [{ type: "turnPassed", seat: 0 }, "It is Ana’s turn.", "À Ana de jouer."],
  [
    {
      type: "wasteScored",
      capacity: 7,
      losses: [
        { seat: 0, pawns: 5, dollars: 7, rule: "IW-M3" },
        { seat: 1, pawns: 5, dollars: 7, rule: "IW-M3" },
      ],
      rule: "IW-E2",
    },
    "The scrap heap is counted with market card 7. Ana loses 7 dollars (tied) and Bo loses 7 dollars (tied).",
    "Le rebut est compté avec la carte Marché 7. Ana perd 7 dollars (ex æquo) et Bo perd 7 dollars (ex æquo).",
  ],
  [
    {
      type: "wormBonus",
      bonuses: [
        { seat: 0, worms: 6, dollars: 8 },
        { seat: 1, worms: 4, dollars: 4 },
      ],
      rule: "IW-E3",
    },
    "For their worms, Ana scores 8 dollars and Bo scores 4 dollars.",
    "Pour les vers, Ana touche 8 dollars et Bo touche 4 dollars.",
  ],
  [
    { type: "wormBonus", bonuses: [], rule: "IW-E3" },
    "Nobody has a worm left: there is no worm bonus.",
    "Personne n’a plus de ver\u00a0: il n’y a pas de bonus de vers.",
  ],
  [
    { type: "gameOver", rule: "IW-E1", scores: [3, 17, 9], winners: [1] },
    "The game is over, all four market cards are placed: Bo wins with 17 dollars.",
    "La partie est finie, les quatre cartes Marché sont posées\u00a0: Bo gagne avec 17 dollars.",
  ],
  [
    { type: "gameOver", rule: "IW-E2", scores: [17, 17, -9], winners: [0, 1] },
    "The game is over, the scrap heap is full: Ana and Bo share the victory with 17 dollars.",
    "La partie est finie, le rebut est plein\u00a0: Ana et Bo se partagent la victoire avec 17 dollars.",
  ],
];

describe("events", () => {
  it.each(events)("$type", (happened, en, fr) => {
    expect(event(happened, "en")).toBe(en);
    expect(event(happened, "fr")).toBe(fr);
  });

  it("every part that can be skipped has its words", () => {
    for (const part of ["moveBuyer", "placeBuyer", "waste", "sellAll", "sellOne"] as const)
      bothSay((language) => event({ type: "partSkipped", seat: 0, part, rule: "IW-W0" }, language));
  });

  it("random games are told from end to end, moves and prompts too", () => {
    const told = new Set<string>();
    const random = seeded("told");
    for (let game = 0; game < 6; game++) {
      const state = wishes.deal({ players: 2 + (game % 4), options: usualOptions, setup: {} }, random);
      for (const type of sayWhole(wishes, wishesWords, state, names, random)) told.add(type);
    }
    expect(told.size).toBeGreaterThanOrEqual(22);
  });
});

const refusals: readonly (readonly [Refusal, string, string])[] = [
  [{ rule: "IW-E1", why: "game-over" }, "the game is over", "la partie est finie"],
  [{ rule: "IW-S5", why: "not-your-turn", turn: 1 }, "it is Player 2’s turn", "c’est à Joueur 2 de jouer"],
  [
    { rule: "IW-W0", why: "wish-in-play", card: "catfish:move1", part: "moveBuyer" },
    "the wish of the catfish (move buyer 1) comes first: move a buyer",
    "il faut d’abord finir le vœu de la barbue (avancer un acheteur 1)\u00a0: avancer un acheteur",
  ],
  [
    { rule: "IW-A2", why: "no-wish-in-play", asked: "sellAll" },
    "only a wish lets you sell all your fish of one type at once: first take an Ocean card for its wish",
    "seul un vœu permet de vendre d’un coup tous vos poissons d’une même espèce\u00a0: prenez d’abord une carte de l’Océan pour son vœu",
  ],
  [
    { rule: "IW-W6", why: "other-part", card: "angelfish:waste", part: "sellOne", asked: "toWaste" },
    "the wish of the angelfish (change the scrap heap) asks for something else now: sell one fish card",
    "le vœu du poisson-ange (toucher au rebut) demande autre chose maintenant\u00a0: vendre une seule carte",
  ],
  [
    { rule: "IW-O1", why: "no-such-card", asked: 4 },
    "the Ocean has no card 4: its cards are numbered from 0, the shallowest, to 3, the deepest",
    "l’Océan n’a pas de carte 4\u00a0: elles sont numérotées de 0, la moins profonde, à 3, la plus profonde",
  ],
  [
    { rule: "IW-O1", why: "too-few-worms", needed: 2, owned: 1 },
    "this card costs 2 worms, one for each shallower card, and you have 1",
    "cette carte coûte 2 vers, un par carte moins profonde, et vous en avez 1",
  ],
  [
    { rule: "IW-B1", why: "boats-full", boats: 2 },
    "your 2 boats are full: sell a fish first, or make the card’s wish",
    "vos 2 bateaux sont pleins\u00a0: vendez d’abord un poisson, ou faites le vœu de la carte",
  ],
  [
    { rule: "IW-R6", why: "no-wish-on-card", card: "starfish:double" },
    "the double starfish has no wish: it can only be kept",
    "l’étoile de mer double n’a pas de vœu\u00a0: on ne peut que garder cette carte",
  ],
  [
    { rule: "IW-R11", why: "not-the-discard", pile: 0, missing: "catfish:boat", extra: "starfish:double" },
    "reshuffle 1 of the set-up is not the discard: it lacks the catfish (one more boat) and it has the double starfish, which lies elsewhere",
    "le mélange 1 de la mise en place n’est pas la défausse\u00a0: il y manque la barbue (un bateau de plus) et il y a en trop l’étoile de mer double",
  ],
  [
    { rule: "IW-R11", why: "not-the-discard", pile: 1, missing: "catfish:boat", extra: null },
    "reshuffle 2 of the set-up is not the discard: it lacks the catfish (one more boat)",
    "le mélange 2 de la mise en place n’est pas la défausse\u00a0: il y manque la barbue (un bateau de plus)",
  ],
  [
    { rule: "IW-R11", why: "not-the-discard", pile: 1, missing: null, extra: "catfish:boat" },
    "reshuffle 2 of the set-up is not the discard: it has the catfish (one more boat), which lies elsewhere",
    "le mélange 2 de la mise en place n’est pas la défausse\u00a0: il y a en trop la barbue (un bateau de plus)",
  ],
  [
    { rule: "IW-A3", why: "card-not-owned", fish: "swordfish", double: true },
    "you have no double swordfish in your boats: only your own fish can be sold",
    "vous n’avez pas d’espadon double dans vos bateaux\u00a0: on ne vend que ses propres poissons",
  ],
  [
    { rule: "IW-W0", why: "card-not-owned", fish: "monkfish", double: false },
    "you have no monkfish (other than doubles) in your boats: only your own fish can be sold",
    "vous n’avez pas de lotte (hors doubles) dans vos bateaux\u00a0: on ne vend que ses propres poissons",
  ],
  [
    { rule: "IW-W0", why: "fish-not-owned", fish: "monkfish" },
    "you have no monkfish in your boats: only your own fish can be sold",
    "vous n’avez pas de lotte dans vos bateaux\u00a0: on ne vend que ses propres poissons",
  ],
  [
    { rule: "IW-W1", why: "wrong-steps", value: 1, asked: 4 },
    "a buyer moves 1, 2 or 3 markets clockwise, not 4",
    "un acheteur avance de 1, 2 ou 3 marchés dans le sens horaire, pas de 4",
  ],
  [
    { rule: "IW-W2", why: "no-buyer", value: 2, from: "catfish" },
    "there is no buyer 2 in the catfish market: move one from where it stands",
    "il n’y a pas d’acheteur 2 au marché aux barbues\u00a0: partez d’un marché où il y en a un",
  ],
  [
    { rule: "IW-W4", why: "market-has-buyer", value: 1, to: "catfish" },
    "the catfish market has a buyer already: the freed buyer 1 goes to a market without one",
    "le marché aux barbues a déjà un acheteur\u00a0: l’acheteur 1 libéré va dans un marché sans acheteur",
  ],
  [
    { rule: "IW-W6", why: "no-such-seat", asked: 7, players: 3 },
    "there is no seat 7 at this table: the seats are numbered from 0 to 2",
    "il n’y a pas de place 7 à cette table\u00a0: elles sont numérotées de 0 à 2",
  ],
  [
    { rule: "IW-W6", why: "market-filled", from: "kingfish" },
    "the kingfish market is filled and keeps its pawns: take one from an unfilled market, or from the scrap heap",
    "le marché aux thazards est rempli et garde ses pions\u00a0: prenez-en un dans un marché non rempli, ou au rebut",
  ],
  [
    { rule: "IW-W6", why: "no-pawn-there", from: "kingfish", seat: 2 },
    "Player 3 has no pawn in the kingfish market",
    "Joueur 3 n’a pas de pion au marché aux thazards",
  ],
  [
    { rule: "IW-W6", why: "no-pawn-in-waste", seat: 0 },
    "Player 1 has no pawn in the scrap heap",
    "Joueur 1 n’a pas de pion au rebut",
  ],
  [
    { rule: "IW-R3", why: "second-above-first", card: { capacity: 5, first: 2, second: 1300 } },
    "market card 5 cannot have a second prize of 1,300 above its first of 2",
    "la carte Marché 5 ne peut pas avoir une seconde prime de 1\u202f300 au-dessus de la première, de 2",
  ],
  [
    {
      rule: "IW-R3",
      why: "prize-too-large",
      card: { capacity: 6, first: 1e300, second: 4 },
      most: 1e15,
    },
    "market card 6 cannot have a prize above 1,000,000,000,000,000: nobody could add it up exactly",
    "la carte Marché 6 ne peut pas avoir de prime au-dessus de 1\u202f000\u202f000\u202f000\u202f000\u202f000\u00a0: on ne saurait plus compter juste",
  ],
  [
    { rule: "IW-R1", why: "wrong-buyers", found: [3, 2] },
    "the buyers are one 3, two 2s and two 1s, in five markets; found: 3 and 2",
    "les acheteurs sont un 3, deux 2 et deux 1, dans cinq marchés\u00a0; ici\u00a0: 3 et 2",
  ],
  [
    { rule: "IW-R1", why: "wrong-buyers", found: [] },
    "the buyers are one 3, two 2s and two 1s, in five markets; found: none",
    "les acheteurs sont un 3, deux 2 et deux 1, dans cinq marchés\u00a0; ici\u00a0: aucun",
  ],
  [
    { rule: "IW-R2", why: "card-twice", card: "catfish:boat" },
    "the deck has the catfish (one more boat) twice",
    "le paquet a deux fois la barbue (un bateau de plus)",
  ],
  [
    { rule: "IW-R11", why: "card-twice", pile: 1, card: "catfish:boat" },
    "reshuffle 2 of the set-up has the catfish (one more boat) twice",
    "le mélange 2 de la mise en place a deux fois la barbue (un bateau de plus)",
  ],
  [
    { rule: "IW-R2", why: "card-missing", card: "catfish:boat", missing: 1 },
    "the deck lacks the catfish (one more boat): all 70 cards are needed",
    "il manque au paquet la barbue (un bateau de plus)\u00a0: il faut les 70 cartes",
  ],
  [
    { rule: "IW-R2", why: "card-missing", card: "catfish:boat", missing: 2 },
    "the deck lacks the catfish (one more boat) and 1 more: all 70 cards are needed",
    "il manque au paquet la barbue (un bateau de plus) et une autre\u00a0: il faut les 70 cartes",
  ],
  [
    { rule: "IW-R2", why: "card-missing", card: "catfish:boat", missing: 3 },
    "the deck lacks the catfish (one more boat) and 2 more: all 70 cards are needed",
    "il manque au paquet la barbue (un bateau de plus) et 2 autres\u00a0: il faut les 70 cartes",
  ],
];

describe("refusals", () => {
  it.each(refusals)("$rule $why", (refusal, en, fr) => {
    expect(wishesWords.refusal(refusal, "en")).toBe(en);
    expect(wishesWords.refusal(refusal, "fr")).toBe(fr);
    expect(fr).not.toMatch(looseFrench);
  });

  it("every part of a wish has its words", () => {
    for (const asked of ["moveBuyer", "placeBuyer", "sellAll", "sellOne", "toWaste", "fromWaste"] as const)
      bothSay((language) => wishesWords.refusal({ rule: "IW-A2", why: "no-wish-in-play", asked }, language));
    for (const part of ["moveBuyer", "placeBuyer", "waste", "sellAll", "sellOne"] as const)
      bothSay((language) =>
        wishesWords.refusal({ rule: "IW-W0", why: "wish-in-play", card: "catfish:move1", part }, language),
      );
  });
});

describe("the prompt", () => {
  const prompt = (state: State, language: Language, viewer: number | "spectator" = state.turn) =>
    wishesWords.prompt(wishes.view(state, viewer), language);

  it("says what this seat is to do now", () => {
    expect(prompt(position({ boats }), "en")).toBe("A card or a sale?");
    expect(prompt(position(), "fr")).toBe("Quelle carte\u00a0?");
    expect(prompt(during("move2"), "en")).toBe("Move buyer 2 on by one to three markets.");
    expect(prompt(during("move3"), "fr")).toBe("Avancez l’acheteur 3 d’un à trois marchés.");
    expect(prompt(during("spread", { buyers: { catfish: [3, 2, 2, 1, 1] } }), "en")).toBe(
      "Put buyer 2 in a market without a buyer.",
    );
    expect(prompt(during("waste", { waste: [1, 0, 0] }), "en")).toBe(
      "A pawn to the scrap heap, or one out of it?",
    );
    expect(prompt(during("waste"), "en")).toBe("Sell one fish card.");
    expect(prompt(during("sellAll"), "en")).toBe("Sell all your fish of one type.");
    expect(prompt(during("sellAs"), "en")).toBe("Sell all your fish of one type as catfish.");
    expect(prompt(during("sellAs"), "fr")).toBe("Vendez toute une espèce comme des barbues.");
  });

  it("tells a room what is done now", () => {
    expect(prompt(position({ boats }), "en", "spectator")).toBe("A card is being chosen, or a sale.");
    expect(prompt(position(), "fr", "spectator")).toBe("On choisit une carte.");
    expect(prompt(during("move3"), "fr", "spectator")).toBe("L’acheteur 3 avance d’un à trois marchés.");
    expect(prompt(during("spread", { buyers: { catfish: [3, 2, 2, 1, 1] } }), "en", "spectator")).toBe(
      "Buyer 2 goes to a market without a buyer.",
    );
    expect(prompt(during("waste"), "fr", "spectator")).toBe("On vend une seule carte.");
    expect(prompt(during("sellAs"), "en", "spectator")).toBe("All fish of one type are sold as catfish.");
  });

  it("says to wait, or that it is over", () => {
    const state = position();
    for (const viewer of [1, 2] as const)
      expect(prompt(state, "en", viewer)).toBe("It is another player’s turn.");
    state.ended = "IW-E1";
    expect(prompt(state, "en", 0)).toBe("The game is over.");
    expect(prompt(state, "fr", "spectator")).toBe("La partie est finie.");
  });
});

describe("the rules that matter now", () => {
  const now = (state: State) => wishesWords.rulesNow(wishes.view(state, 0));

  it("begin with what is to be done", () => {
    const over = position();
    over.ended = "IW-E2";
    const states = [
      position(),
      during("move2"),
      during("spread", { buyers: { catfish: [3, 2, 2, 1, 1] } }),
      during("waste", { waste: [1, 0, 0] }),
      during("waste"),
      during("sellAs"),
      over,
    ];
    expect(states.map((state) => now(state)[0])).toEqual([
      "IW-A1",
      "IW-W2",
      "IW-W4",
      "IW-W6",
      "IW-W6",
      "IW-W9",
      "IW-E4",
    ]);
    for (const state of states) {
      expect(new Set(now(state)).size).toBe(now(state).length);
      for (const id of now(state)) expect(wishesRuleIds).toContain(id);
    }
  });
});

it("has its title in both languages", () => {
  expect(wishesWords.title).toEqual({ en: "If Wishes Were Fishes!", fr: "If Wishes Were Fishes!" });
  expect(wishesWords.subtitle).toEqual({ fr: "La pêche miraculeuse" });
  expect(languages.every((language) => wishesWords.title[language] !== "")).toBe(true);
});
