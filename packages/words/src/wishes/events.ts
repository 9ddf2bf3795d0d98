/** What happened, as sentences of the log. */
import type { Part } from "@guinguette/rules/wishes/cards";
import type { Event, PrizeLine } from "@guinguette/rules/wishes/events";
import { capital, cardCount, elided, listed, possessive } from "../common.ts";
import type { SeatNames } from "../game-words.ts";
import type { Language, Words } from "../language.ts";
import {
  aBuyer,
  dollars,
  fishSold,
  marketName,
  newCardName,
  ofTheCard,
  soldAs,
  someFish,
  theCard,
  worms,
} from "./names.ts";

type Of<Type extends Event["type"]> = Extract<Event, { readonly type: Type }>;

export function eventWords(event: Event, names: SeatNames, language: Language): string {
  return `${capital(language === "fr" ? inFrench(event, names) : inEnglish(event, names))}.`;
}

function inEnglish(event: Event, names: SeatNames): string {
  switch (event.type) {
    case "taken":
      return `${names(event.seat)} ${listed(englishTaking(event), "en")}`;
    case "reshuffled":
      return `the draw pile is empty: the discard, ${cardCount(event.cards, "en")}, is shuffled into a new one`;
    case "refilled":
      return `new card: ${newCardName(event.card, "en")}`;
    case "kept":
      return `${names(event.seat)} keeps ${theCard(event.card, "en")} in a boat`;
    case "wished":
      return `${names(event.seat)} makes the wish ${ofTheCard(event.card, "en")}`;
    case "boatBuilt":
      return `${theCard(event.card, "en")} becomes a boat: ${names(event.seat)} now has ${event.boats}`;
    case "buyerMoved":
      return `${names(event.seat)} moves ${aBuyer(event.value, "en")} from the ${marketName(event.from, "en")} to the ${marketName(event.to, "en")}`;
    case "buyerFreed":
      return `${aBuyer(event.value, "en")} leaves the ${marketName(event.from, "en")}`;
    case "buyerPlaced":
      return `${names(event.seat)} puts ${aBuyer(event.value, "en")} in the ${marketName(event.to, "en")}`;
    case "sold":
      return englishSale(event, names);
    case "pawnPlaced":
      return `${names(event.seat)} puts a pawn in the ${marketName(event.market, "en")}`;
    case "pawnWasted":
      return `${names(event.seat)} sends a pawn to the scrap heap: the ${marketName(event.market, "en")} ${event.rule === "IW-V4" ? "was full already" : "is full"}`;
    case "marketFilled": {
      const next =
        event.next === null ? "that was the last market card" : `market card ${event.next} is active now`;
      return `the ${marketName(event.market, "en")} is full (market card ${event.capacity}). ${capital(prizes(event.prizes, "scores", names, "en"))}. ${capital(next)}`;
    }
    case "wormsScored":
      return event.worms === 0
        ? `${names(event.seat)} has no worm and scores nothing`
        : `${names(event.seat)} scores ${dollars(event.dollars, "en")} for ${worms(event.worms, "en")}`;
    case "wormsGiven":
      return event.to.length === 0
        ? `${names(event.seat)} has no worm to give`
        : `${names(event.seat)} gives a worm to ${listed(event.to.map(names), "en")}`;
    case "toWaste":
      return `${names(event.seat)} sends ${englishPawn(event, names)} from the ${marketName(event.from, "en")} to the scrap heap`;
    case "fromWaste":
      return `${names(event.seat)} takes ${englishPawn(event, names)} out of the scrap heap`;
    case "partSkipped":
      return skipped[event.part].en;
    case "discarded":
      return `${theCard(event.card, "en")} goes to the discard`;
    case "turnPassed":
      return `it is ${possessive(names(event.seat))} turn`;
    case "wasteScored":
      return `the scrap heap is counted with market card ${event.capacity}. ${capital(prizes(event.losses, "loses", names, "en"))}`;
    case "wormBonus":
      return event.bonuses.length === 0
        ? "nobody has a worm left: there is no worm bonus"
        : `for their worms, ${listed(
            event.bonuses.map((line) => `${names(line.seat)} scores ${dollars(line.dollars, "en")}`),
            "en",
          )}`;
    case "gameOver": {
      const why = event.rule === "IW-E1" ? "all four market cards are placed" : "the scrap heap is full";
      const who = listed(event.winners.map(names), "en");
      const how = event.winners.length > 1 ? "share the victory" : "wins";
      return `the game is over, ${why}: ${who} ${how} with ${dollars(winning(event), "en")}`;
    }
  }
}

function inFrench(event: Event, names: SeatNames): string {
  switch (event.type) {
    case "taken":
      return `${names(event.seat)} ${listed(frenchTaking(event), "fr")}`;
    case "reshuffled":
      return `la pioche est vide\u00a0: la défausse est mélangée et devient une pioche de ${cardCount(event.cards, "fr")}`;
    case "refilled":
      return `nouvelle carte\u00a0: ${newCardName(event.card, "fr")}`;
    case "kept":
      return `${names(event.seat)} garde ${theCard(event.card, "fr")} dans un bateau`;
    case "wished":
      return `${names(event.seat)} fait le vœu ${ofTheCard(event.card, "fr")}`;
    case "boatBuilt":
      return `${theCard(event.card, "fr")} devient un bateau\u00a0: ${names(event.seat)} en a maintenant ${event.boats}`;
    case "buyerMoved":
      return `${names(event.seat)} fait avancer ${aBuyer(event.value, "fr")} du ${marketName(event.from, "fr")} au ${marketName(event.to, "fr")}`;
    case "buyerFreed":
      return `${aBuyer(event.value, "fr")} quitte le ${marketName(event.from, "fr")}`;
    case "buyerPlaced":
      return `${names(event.seat)} place ${aBuyer(event.value, "fr")} au ${marketName(event.to, "fr")}`;
    case "sold":
      return frenchSale(event, names);
    case "pawnPlaced":
      return `${names(event.seat)} pose un pion au ${marketName(event.market, "fr")}`;
    case "pawnWasted":
      return `${names(event.seat)} envoie un pion au rebut\u00a0: le ${marketName(event.market, "fr")} ${event.rule === "IW-V4" ? "était déjà rempli" : "est rempli"}`;
    case "marketFilled": {
      const next =
        event.next === null
          ? "c’était la dernière carte Marché"
          : `la carte Marché ${event.next} devient active`;
      return `le ${marketName(event.market, "fr")} est rempli (carte Marché ${event.capacity}). ${capital(prizes(event.prizes, "touche", names, "fr"))}. ${capital(next)}`;
    }
    case "wormsScored":
      return event.worms === 0
        ? `${names(event.seat)} n’a aucun ver et ne gagne rien`
        : `${names(event.seat)} gagne ${dollars(event.dollars, "fr")} pour ${worms(event.worms, "fr")}`;
    case "wormsGiven":
      return event.to.length === 0
        ? `${names(event.seat)} n’a aucun ver à donner`
        : `${names(event.seat)} donne un ver ${listed(
            event.to.map((seat) => `à ${names(seat)}`),
            "fr",
          )}`;
    case "toWaste":
      return `${names(event.seat)} envoie au rebut ${frenchPawn(event, names)} du ${marketName(event.from, "fr")}`;
    case "fromWaste":
      return `${names(event.seat)} retire du rebut ${frenchPawn(event, names)}`;
    case "partSkipped":
      return skipped[event.part].fr;
    case "discarded":
      return `${theCard(event.card, "fr")} va à la défausse`;
    case "turnPassed":
      return `à ${names(event.seat)} de jouer`;
    case "wasteScored":
      return `le rebut est compté avec la carte Marché ${event.capacity}. ${capital(prizes(event.losses, "perd", names, "fr"))}`;
    case "wormBonus":
      return event.bonuses.length === 0
        ? "personne n’a plus de ver\u00a0: il n’y a pas de bonus de vers"
        : `pour les vers, ${listed(
            event.bonuses.map((line) => `${names(line.seat)} touche ${dollars(line.dollars, "fr")}`),
            "fr",
          )}`;
    case "gameOver": {
      const why = event.rule === "IW-E1" ? "les quatre cartes Marché sont posées" : "le rebut est plein";
      const who = listed(event.winners.map(names), "fr");
      const how = event.winners.length > 1 ? "se partagent la victoire" : "gagne";
      return `la partie est finie, ${why}\u00a0: ${who} ${how} avec ${dollars(winning(event), "fr")}`;
    }
  }
}

const skipped: Readonly<Record<Part, Words>> = {
  moveBuyer: {
    en: "no buyer can move: this part of the wish is skipped",
    fr: "aucun acheteur ne peut avancer\u00a0: cette partie du vœu est sautée",
  },
  placeBuyer: {
    en: "no market has several buyers: there is nobody to move",
    fr: "aucun marché n’a plusieurs acheteurs\u00a0: il n’y a personne à déplacer",
  },
  waste: {
    en: "no pawn can go to the scrap heap or leave it: this part of the wish is skipped",
    fr: "aucun pion ne peut aller au rebut ni en sortir\u00a0: cette partie du vœu est sautée",
  },
  sellAll: { en: "without a fish, the sale is skipped", fr: "sans poisson, la vente est sautée" },
  sellOne: { en: "without a fish, the sale is skipped", fr: "sans poisson, la vente est sautée" },
};

function englishTaking({ card, wormsOn, wormsWon }: Of<"taken">): string[] {
  const doings = [`takes ${theCard(card, "en")}`];
  if (wormsOn.length > 0) doings.push(`pays ${worms(wormsOn.length, "en")}`);
  if (wormsWon > 0) doings.push(`wins ${worms(wormsWon, "en")}`);
  return doings;
}

function frenchTaking({ card, wormsOn, wormsWon }: Of<"taken">): string[] {
  const doings = [`prend ${theCard(card, "fr")}`];
  if (wormsOn.length > 0) doings.push(`paie ${worms(wormsOn.length, "fr")}`);
  if (wormsWon > 0) doings.push(`gagne ${worms(wormsWon, "fr")}`);
  return doings;
}

function englishSale(event: Of<"sold">, names: SeatNames): string {
  const fish = fishSold(event.cards);
  const as = soldAs(event.fish, fish, event.market, "en");
  const each = event.fish === 1 ? "" : `, at ${dollars(event.price, "en")} each`;
  return `${names(event.seat)} sells ${someFish(event.fish, fish, "en")}${as} for ${dollars(event.dollars, "en")}${each}`;
}

function frenchSale(event: Of<"sold">, names: SeatNames): string {
  const fish = fishSold(event.cards);
  const as = soldAs(event.fish, fish, event.market, "fr");
  const each = event.fish === 1 ? "" : `, à ${dollars(event.price, "fr")} pièce`;
  return `${names(event.seat)} vend ${someFish(event.fish, fish, "fr")}${as} pour ${dollars(event.dollars, "fr")}${each}`;
}

/** "Ana scores 4 dollars and Bo scores 2 dollars", with what is tied. */
function prizes(lines: readonly PrizeLine[], verb: string, names: SeatNames, language: Language): string {
  const tied = language === "fr" ? " (ex æquo)" : " (tied)";
  // A table may have set prizes of nothing (IW-R3).
  if (lines.length === 0) return language === "fr" ? `personne ne ${verb} rien` : `nobody ${verb} anything`;
  return listed(
    lines.map(
      ({ seat, dollars: prize, rule }) =>
        `${names(seat)} ${verb} ${dollars(prize, language)}${rule === "IW-M2" ? "" : tied}`,
    ),
    language,
  );
}

function englishPawn(event: Of<"toWaste" | "fromWaste">, names: SeatNames): string {
  return event.pawn === event.seat
    ? "one of their own pawns"
    : `one of ${possessive(names(event.pawn))} pawns`;
}

function frenchPawn(event: Of<"toWaste" | "fromWaste">, names: SeatNames): string {
  return event.pawn === event.seat ? "un de ses propres pions" : `un pion ${elided("de", names(event.pawn))}`;
}

function winning(event: Of<"gameOver">): number {
  return Math.max(...event.scores);
}
