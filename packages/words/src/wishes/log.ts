/** The log: a turn in one line, and one for whatever is paid out. */
import type { Part } from "@guinguette/rules/wishes/cards";
import type { Event } from "@guinguette/rules/wishes/events";
import type { Wishes } from "@guinguette/rules/wishes/game";
import {
  capital,
  cardCount,
  elided,
  listed,
  MOST_WORDS,
  plural,
  possessive,
  signed,
  wordsIn,
} from "../common.ts";
import type { LogLine, SeatNames, Told } from "../game-words.ts";
import type { Language, Words } from "../language.ts";
import { eventWords } from "./events.ts";
import {
  aBuyer,
  bothBuyers,
  dollarsWon,
  fishSold,
  fromMarket,
  marketName,
  soldAs,
  someFish,
  theFishOfCard,
  toMarket,
  worms,
} from "./names.ts";

type Of<Type extends Event["type"]> = Extract<Event, { readonly type: Type }>;

/** What pays somebody else than who plays has a line of its own, as it is told. */
const payouts: readonly Event["type"][] = ["marketFilled", "wasteScored", "wormBonus", "gameOver"];

export function logLines(
  told: readonly Told<Wishes>[],
  names: SeatNames,
  language: Language,
): readonly LogLine[] {
  return turnsOf(told).flatMap((turn) => {
    const at = turn.at(-1)?.at ?? 0;
    const events = turn.map(({ event }) => event);
    const paid = events.filter(({ type }) => payouts.includes(type));
    return [
      ...turnLine(events, { at, from: turn[0]?.at ?? null }, names, language),
      ...paid.map((event) => ({
        at,
        from: null,
        seat: null,
        text: eventWords(event, names, language),
        gain: null,
      })),
    ];
  });
}

function turnsOf(told: readonly Told<Wishes>[]): Told<Wishes>[][] {
  const turns: Told<Wishes>[][] = [[]];
  for (const one of told) {
    turns.at(-1)?.push(one);
    if (one.event.type === "turnPassed") turns.push([]);
  }
  return turns.filter((turn) => turn.length > 0);
}

function turnLine(
  events: readonly Event[],
  moves: Pick<LogLine, "at" | "from">,
  names: SeatNames,
  language: Language,
): LogLine[] {
  const seat = seatOf(events);
  const doings = doingsOf(events, names, language);
  if (seat === null || doings.length === 0) return [];
  const renewed = find(events, "reshuffled");
  const pile = renewed === undefined ? "" : newPile(renewed, language);
  const said = (some: readonly Doing[], end = ""): string => {
    const whole = capital(`${names(seat)} ${inTurn(some, language)}`);
    const [first, ...others] = some;
    return first === undefined || others.length === 0 || wordsIn(whole) <= MOST_WORDS
      ? `${whole}${end}.`
      : `${said([first])} ${said(others, end)}`;
  };
  const text = said(doings, pile);
  const shorter = shorterOf(doings)
    .map((some) => said(some))
    .filter((one, at, all) => one.length < (all[at - 1] ?? text).length);
  return [{ ...moves, seat, text, gain: gainOf(events, language), ...(shorter.length > 0 && { shorter }) }];
}

/** First without the worms, then without what came to nothing, then without what all that followed tells of anyway. */
function shorterOf(doings: readonly Doing[]): Doing[][] {
  const plain = doings.map((one) => ({ ...one, text: one.plain ?? one.text }));
  return [0, 1, 2, 3]
    .map((least) => plain.filter(({ weight }) => weight >= least))
    .filter((some) => some.length > 0);
}

const then: Words = { en: ", then ", fr: ", puis " };
const but: Words = { en: ", but ", fr: ", mais " };
const nor: Words = { en: " and ", fr: " et " };

/** "takes the monkfish, moves a buyer 2, then sells 2 clownfish", "…, but has nothing to sell". */
function inTurn(doings: readonly Doing[], language: Language): string {
  const last = doings.length - 1;
  return doings
    .map(({ text, vain }, at) => {
      const before = doings[at - 1];
      if (before === undefined) return text;
      const link = vain ? (before.vain ? nor : but) : at === last || before.vain ? then : null;
      return `${link === null ? ", " : link[language]}${text}`;
    })
    .join("");
}

function seatOf(events: readonly Event[]): number | null {
  for (const event of events) if ("seat" in event && event.type !== "turnPassed") return event.seat;
  return null;
}

function find<Type extends Event["type"]>(events: readonly Event[], type: Type): Of<Type> | undefined {
  return events.find((event): event is Of<Type> => event.type === type);
}

function all<Type extends Event["type"]>(events: readonly Event[], type: Type): Of<Type>[] {
  return events.filter((event): event is Of<Type> => event.type === type);
}

interface Doing {
  readonly text: string;
  /** It came to nothing. */
  readonly vain: boolean;
  /** 0: it came to nothing; 1: it began the turn; 2: it was on the way; 3: it is what the turn came to. */
  readonly weight: 0 | 1 | 2 | 3;
  /** Without the worms. */
  readonly plain?: string;
}

/** "takes the monkfish and pays 1 worm", "sells 2 clownfish": in the order of a turn, each as few words as tell it. */
function doingsOf(events: readonly Event[], names: SeatNames, language: Language): Doing[] {
  const doings: Doing[] = [];
  const add = (text: string, weight: Doing["weight"]) => doings.push({ text, vain: weight === 0, weight });
  const stays = events.some(({ type }) => type === "kept" || type === "boatBuilt");
  const freed = all(events, "buyerFreed");
  const spread = all(events, "buyerPlaced");
  for (const event of events)
    switch (event.type) {
      case "taken":
        doings.push({
          text: takingWords(event, find(events, "kept") !== undefined, language),
          vain: false,
          // « en fait un bateau » is nothing without it.
          weight: stays ? 3 : 1,
          plain: cardWords(event, find(events, "kept") !== undefined, language),
        });
        break;
      case "boatBuilt":
        add(
          language === "fr"
            ? `en fait un bateau (${event.boats} maintenant)`
            : `makes it a boat (now ${event.boats})`,
          3,
        );
        break;
      case "buyerMoved":
        add(
          `${language === "fr" ? "avance" : "moves"} ${aBuyer(event.value, language)} ${fromMarket(event.from, language)} ${toMarket(event.to, language)}`,
          2,
        );
        break;
      case "buyerFreed":
        if (spread.length === 0 && event === freed[0]) add(freeingWords(freed, language), 2);
        break;
      case "buyerPlaced":
        if (event === spread[0]) add(spreadWords(events, language), 2);
        break;
      case "sold":
        add(saleWords(event, all(events, "pawnWasted").length, language), 3);
        break;
      case "wormsScored":
        add(scoringWords(event.worms, language), event.worms === 0 ? 0 : 3);
        break;
      case "wormsGiven":
        if (event.to.length > 0) add(givingWords(event.to.map(names), language), 2);
        break;
      case "toWaste":
        add(
          language === "fr"
            ? `envoie au rebut ${pawnWords(event, names, "fr")} du ${marketName(event.from, "fr")}`
            : `sends ${pawnWords(event, names, "en")} ${fromMarket(event.from, "en")} to the scrap heap`,
          3,
        );
        break;
      case "fromWaste":
        add(
          language === "fr"
            ? `retire du rebut ${pawnWords(event, names, "fr")}`
            : `takes ${pawnWords(event, names, "en")} out of the scrap heap`,
          3,
        );
        break;
      case "partSkipped":
        add(skipped[event.part][language], 0);
        break;
      // Said by the rest of the line, by a line of its own, or by the table: who is next, what the Ocean holds.
      case "kept":
      case "wished":
      case "reshuffled":
      case "refilled":
      case "pawnPlaced":
      case "pawnWasted":
      case "marketFilled":
      case "discarded":
      case "turnPassed":
      case "wasteScored":
      case "wormBonus":
      case "gameOver":
        break;
    }
  return doings;
}

function cardWords({ card }: Of<"taken">, kept: boolean, language: Language): string {
  const verb: Words = kept ? { en: "keeps", fr: "garde" } : { en: "takes", fr: "prend" };
  return `${verb[language]} ${theFishOfCard(card, language)}`;
}

function takingWords(taken: Of<"taken">, kept: boolean, language: Language): string {
  const { wormsOn, wormsWon } = taken;
  const fr = language === "fr";
  const paid = wormsOn.length > 0 ? [`${fr ? "paie" : "pays"} ${worms(wormsOn.length, language)}`] : [];
  const won = wormsWon > 0 ? [`${fr ? "gagne" : "wins"} ${worms(wormsWon, language)}`] : [];
  return listed([cardWords(taken, kept, language), ...paid, ...won], language);
}

function newPile({ cards }: Of<"reshuffled">, language: Language): string {
  return language === "fr"
    ? `. La défausse fait une nouvelle pioche de ${cardCount(cards, "fr")}`
    : `. The discard becomes a new draw pile of ${cardCount(cards, "en")}`;
}

/** "frees a buyer 2 from kingfish and both buyers 1 from starfish". */
function freeingWords(freed: readonly Of<"buyerFreed">[], language: Language): string {
  const said = freed.flatMap(({ value, from }, index) => {
    const [, second] = freed.flatMap((one, at) => (one.value === value && one.from === from ? [at] : []));
    if (index === second) return [];
    const who = second !== undefined ? bothBuyers(value, language) : aBuyer(value, language);
    return [`${who} ${fromMarket(from, language)}`];
  });
  return `${language === "fr" ? "libère" : "frees"} ${listed(said, language)}`;
}

/** "sends a buyer 2 from monkfish to starfish". Buyers of one value are all alike. */
function spreadWords(events: readonly Event[], language: Language): string {
  const freed = all(events, "buyerFreed");
  const sent = all(events, "buyerPlaced").map(({ value, to }) => {
    const at = freed.findIndex((one) => one.value === value);
    const [from] = at === -1 ? [] : freed.splice(at, 1);
    const out = from === undefined ? "" : `${fromMarket(from.from, language)} `;
    return `${aBuyer(value, language)} ${out}${toMarket(to, language)}`;
  });
  return `${language === "fr" ? "envoie" : "sends"} ${listed(sent, language)}`;
}

function saleWords({ cards, fish, market }: Of<"sold">, wasted: number, language: Language): string {
  const fr = language === "fr";
  const sold = fishSold(cards);
  const as = soldAs(fish, sold, market, language);
  const pawns = fr
    ? ` (${wasted} ${plural(wasted, "pion", "pions", "fr")} au rebut)`
    : ` (${wasted} ${plural(wasted, "pawn", "pawns", "en")} scrapped)`;
  return `${fr ? "vend" : "sells"} ${someFish(fish, sold, language)}${as}${wasted === 0 ? "" : pawns}`;
}

function scoringWords(count: number, language: Language): string {
  if (count === 0) return language === "fr" ? "n’a aucun ver à compter" : "has no worm to count";
  if (count === 1) return language === "fr" ? "compte son ver" : "counts their one worm";
  return language === "fr" ? `compte ses ${worms(count, "fr")}` : `counts their ${worms(count, "en")}`;
}

function givingWords(to: readonly string[], language: Language): string {
  if (language === "en") return `gives a worm to ${listed(to, "en")}`;
  return `donne un ver ${listed(
    to.map((name) => `à ${name}`),
    "fr",
  )}`;
}

function pawnWords(event: Of<"toWaste" | "fromWaste">, names: SeatNames, language: Language): string {
  if (event.pawn === event.seat) return language === "fr" ? "un de ses pions" : "one of their own pawns";
  return language === "fr"
    ? `un pion ${elided("de", names(event.pawn))}`
    : `one of ${possessive(names(event.pawn))} pawns`;
}

const skipped: Readonly<Record<Part, Words>> = {
  moveBuyer: { en: "can move no buyer", fr: "ne peut avancer aucun acheteur" },
  placeBuyer: { en: "has no buyer to spread", fr: "n’a aucun acheteur à disperser" },
  waste: { en: "has no pawn to move", fr: "n’a aucun pion à déplacer" },
  sellAll: { en: "has nothing to sell", fr: "n’a rien à vendre" },
  sellOne: { en: "has nothing to sell", fr: "n’a rien à vendre" },
};

/** The dollars of a sale or of worms; else the worms, where the line does not say it: paid, won and given in one turn. */
function gainOf(events: readonly Event[], language: Language): string | null {
  const earned = [...all(events, "sold"), ...all(events, "wormsScored")];
  const dollars = earned.reduce((sum, event) => sum + event.dollars, 0);
  if (dollars > 0) return dollarsWon(dollars, language);
  const taken = find(events, "taken");
  const given = find(events, "wormsGiven")?.to.length ?? 0;
  if (taken === undefined) return null;
  const told = [taken.wormsWon, taken.wormsOn.length, given].filter((count) => count > 0);
  const won = taken.wormsWon - taken.wormsOn.length - given;
  if (won === 0 || told.length < 2) return null;
  const noun = language === "fr" ? "ver" : "worm";
  return `${signed(won, language)}\u00a0${plural(won, noun, `${noun}s`, language)}`;
}
