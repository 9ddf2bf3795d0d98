/** What is told at a table apart beside its moves: who took a move back, who left, who is back, and which bot played. */
import type { BotName } from "@guinguette/bots/levels";
import type { Seat } from "@guinguette/rules/seats";
import type { Incident } from "@guinguette/table/incidents";
import type { Sight } from "@guinguette/table/sight";
import type { Holder } from "@guinguette/table/terms";
import { numeral } from "@guinguette/words/common";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import { endedByResigning } from "../table/ending.ts";
import { shownNames } from "../table/names.ts";
import { besideWords as words } from "../words/beside.ts";
import { botCalled, saidOfBot } from "../words/bot-called.ts";
import { filled, tableWords } from "../words/table.ts";
import type { MayHold } from "./holding.svelte.ts";

/** At which table, and who reads it. */
export interface Reader {
  readonly sight: Sight;
  readonly incidents: readonly Incident[];
  /** Those at the screen. */
  readonly persons: readonly Seat[];
  /** What becomes of a seat that nobody has. */
  readonly away: BotName | "wait";
  /** Whether there is a clock: then it says when. */
  readonly isTimed: boolean;
  readonly names: SeatNames;
  readonly language: Language;
}

/** How a seat is called where a bot plays for its person. */
export function standInCalled(level: BotName, name: string, language: Language): string {
  return filled(words.standIn[language], { bot: botCalled(level, language), name });
}

/** Why a bot holds a seat: as it is told to all, and to whose seat it is. */
const heldWords = { time: "heldTime", away: "heldAway", vote: "heldVote" } as const;
const whyWords = { time: "whyTime", away: "whyAway", vote: "whyVote" } as const;

/** An incident in a sentence; null where there is nothing to say. */
export function incidentSaid(incident: Incident, reader: Reader): string | null {
  const { language, away, isTimed } = reader;
  const { kind } = incident;
  const name = calledThen(incident, reader);
  const say = (key: keyof typeof words, values: Readonly<Record<string, string>> = {}) =>
    filled(words[key][language], { name, ...values });
  const sayOf = (level: BotName, key: keyof typeof words) => saidOfBot(words[key], level, language, { name });
  const isOwn = isYours(incident, reader);
  switch (kind) {
    case "taken-back": {
      const { undone } = incident;
      if (undone === 1) return say(isOwn ? "youTakeBack" : "takenBack");
      return say(isOwn ? "youTakeBackMany" : "takenBackMany", { n: numeral(undone, language) });
    }
    case "asked":
      return say(isOwn ? "youAsked" : "asked");
    case "refused":
      return isOwn ? say("youRefused") : filled(tableWords.disagreed[language], { name });
    case "withdrawn":
      return say(isOwn ? "youWithdrew" : "withdrawn");
    case "lapsed":
      return say(isOwn ? "yoursLapsed" : "lapsed");
    case "hinted":
      return say(isOwn ? "youHinted" : "hinted");
    case "held": {
      const { level, why } = incident;
      return sayOf(level, why === null ? "held" : heldWords[why]);
    }
    case "back":
      return isOwn ? playedForYou(incident, reader) : say("back");
    case "resigned":
      if (incident.level === null) return say(isOwn ? "youResigned" : "resigned");
      return sayOf(incident.level, isOwn ? "youResignedHeld" : "resignedHeld");
    case "stood-up":
      if (isOwn) return say("youStoodUp");
      return away === "wait" ? say("stoodUp") : sayOf(away, isTimed ? "stoodUpTimed" : "stoodUpHeld");
    case "sat-down":
      return say("satDown");
    case "bot-in":
      return say(incident.instead ? "botInstead" : "botIn");
    // Its name has gone with it: that the seat is free is seen there.
    case "bot-out":
      return null;
  }
}

/** How whoever it happened to was called: another may hold the seat by now. */
function calledThen({ seat, holder }: Incident, { sight, language }: Reader): string {
  const holders = sight.chairs.map((chair) => chair.holder).with(seat, holder);
  return shownNames(holders, language)(seat);
}

/** Whether it happened to somebody at the screen: nobody else has sat down there since. */
function isYours({ seat, number }: Incident, { persons, incidents }: Reader): boolean {
  const isGone = incidents.some((one) => one.seat === seat && one.number > number && one.kind === "sat-down");
  return persons.includes(seat) && !isGone;
}

/** What whoever is back has missed: how often a bot played for them, and why. */
function playedForYou(back: Incident, { incidents, sight, language }: Reader): string {
  const { seat } = back;
  const held = incidents.findLast(
    (one) => one.kind === "held" && one.seat === seat && one.number < back.number,
  );
  if (held?.kind !== "held") return words.youAreBack[language];
  // What the bot had chosen may be played when they are back already; what it plays from the next time on is told then.
  const next = incidents.find(
    (one) => one.seat === seat && one.number > back.number && ("level" in one || one.kind === "sat-down"),
  );
  const played = sight.standIns.filter(
    ({ at }) => sight.movers[at] === seat && at >= held.at && at < (next?.at ?? sight.moves),
  ).length;
  if (played === 0) return words.youAreBack[language];
  if (held.why === null) return saidOfBot(words.playedForYou, held.level, language);
  const text = saidOfBot(words[played === 1 ? "playedOne" : "playedMany"], held.level, language, {
    n: numeral(played, language),
  });
  return filled(words[whyWords[held.why]][language], { text });
}

/** What bots made of somebody's game in their place, once it is over; null where they played it all themselves. */
export function playedInPlace(
  seat: Seat,
  { sight, language }: Pick<Reader, "sight" | "language">,
): { readonly text: string; readonly isAll: boolean } | null {
  const { movers, standIns } = sight;
  const theirs = standIns.filter(({ at }) => movers[at] === seat);
  const last = theirs.at(-1);
  if (last === undefined) return null;
  const isAll = theirs.length === movers.filter((mover) => mover === seat).length;
  if (isAll) return { text: saidOfBot(words.playedAll, last.level, language), isAll };
  const said = theirs.length === 1 ? words.playedOne : words.playedMany;
  return {
    text: `${saidOfBot(said, last.level, language, { n: numeral(theirs.length, language) })}.`,
    isAll,
  };
}

/** Once it is over: who gave up and which bot played on, and what bots made of the game of whoever reads it. */
export function playedByBots(reader: Reader): {
  /** In sentences; empty where there is nothing to say. */
  readonly text: string;
  /** Whether whoever reads it has not won or lost it themselves. */
  readonly notMine: boolean;
} {
  const { sight, persons, names, language } = reader;
  const [own] = persons;
  const gaveUp = sight.chairs.flatMap(({ resigned }, seat) => (resigned ? [seat] : []));
  // Where that ended the game, it is told as its end.
  const told = endedByResigning(sight.chairs.length, gaveUp) ? [] : gaveUp;
  const mine = own === undefined ? null : playedInPlace(own, reader);
  const sentences = told.flatMap((seat) => {
    const level = sight.chairs[seat]?.standIn ?? null;
    const said = words[seat === own ? "youResignedThen" : "resignedThen"];
    return level === null ? [] : [saidOfBot(said, level, language, { name: names(seat) })];
  });
  const isTold = own !== undefined && told.includes(own);
  return {
    text: [...sentences, ...(mine === null || isTold ? [] : [mine.text])].join(" "),
    notMine: isTold || mine?.isAll === true,
  };
}

/** What is said to whoever a bot plays for just now. */
export function heldSaid(seat: Seat, { incidents, language }: Reader): string | null {
  const held = incidents.findLast((one) => one.kind === "held" && one.seat === seat);
  if (held?.kind !== "held") return null;
  const text = saidOfBot(words.playsForYou, held.level, language);
  if (held.why === null) return `${text}.`;
  return filled(words[whyWords[held.why]][language], { text });
}

/** What is said of somebody who is there and does not move, where whoever reads it may vote, or has. */
function stillSaid(name: string, { vote }: MayHold, language: Language): string | null {
  if (vote === null) return null;
  const { by, needed } = vote;
  if (needed === 1) return filled(words.stillMayHold[language], { name });
  const [n, m] = [by.length, needed].map((count) => numeral(count, language));
  return filled(words.stillVote[language], { name, n: n ?? "", m: m ?? "" });
}

/** What is said to somebody at whose seat others would have a bot play. */
export function votedOnSaid(by: readonly Seat[], { names, language }: Pick<Reader, "names" | "language">) {
  const [first] = by;
  if (first === undefined) return null;
  return filled(words[by.length === 1 ? "yourVote" : "yourVotes"][language], { name: names(first) });
}

/** What is said of somebody who is waited for and not there; null of who is. `mayHold`: whose seat whoever reads it may let
 * a bot hold. */
export function absenceSaid(
  seat: Seat,
  presence: "here" | "back-soon" | "away" | undefined,
  { sight, incidents, away, isTimed, names, language }: Reader,
  mayHold: MayHold | null = null,
): string | null {
  const chair = sight.chairs[seat];
  const isOurs = mayHold?.seat === seat;
  if (chair?.holder.kind === "nobody") {
    const text = isFreed(seat, incidents)
      ? words.free[language]
      : filled(words.gotUp[language], { name: names(seat) });
    if (away !== "wait")
      return saidOfBot(isTimed ? words.freeTimed : words.freeHeld, away, language, { text });
    const later = isTimed ? words.freeToYouTimed : words.freeToYou;
    const said = isOurs ? (mayHold.now ? words.freeMayHold : later) : words.freeWaits;
    return filled(said[language], { text });
  }
  if (chair?.holder.kind !== "person" || chair.standIn !== null) return null;
  const name = names(seat);
  const still = isOurs ? stillSaid(name, mayHold, language) : null;
  if (still !== null) return still;
  if (presence === undefined || presence === "here") return null;
  const isSoon = presence === "back-soon";
  if (away === "wait") {
    const later = isTimed ? words.leftToYouTimed : words.leftToYou;
    const waits = mayHold?.now ? words.leftMayHold : later;
    return filled((isOurs ? waits : isSoon ? words.soon : words.left)[language], { name });
  }
  const [timed, held] = isSoon ? [words.soonTimed, words.soonHeld] : [words.leftTimed, words.leftHeld];
  return saidOfBot(isTimed ? timed : held, away, language, { name });
}

/** What is said of somebody who is there and whose time is up, where no bot plays for that. */
export function timeUpSaid(seat: Seat, { away, persons, names, language }: Reader): string | null {
  if (away !== "wait") return null;
  return filled(words[persons.includes(seat) ? "yourTimeUp" : "timeUp"][language], { name: names(seat) });
}

/** Whether a bot was taken out there: then nobody has got up, and nobody is to come back. */
function isFreed(seat: Seat, incidents: readonly Incident[]): boolean {
  return incidents.findLast((one) => one.seat === seat && leaves.has(one.kind))?.kind === "bot-out";
}
const leaves: ReadonlySet<Incident["kind"]> = new Set(["stood-up", "bot-out"]);

/** What is said to whoever has got up: what becomes of their seat, and that it stays theirs. */
export function upSaid(holder: Holder, { away, isTimed, language }: Reader): string {
  if (holder.kind === "bot") return saidOfBot(words.youAreReplaced, holder.level, language);
  if (away === "wait") return words.youAreUp[language];
  return saidOfBot(isTimed ? words.youAreUpTimed : words.youAreUpHeld, away, language);
}

/** How whoever has got up was called there, and in which colour: a bot may sit there by now. */
export function lastPersonAt(seat: Seat, incidents: readonly Incident[]): Holder | null {
  return incidents.findLast((one) => one.seat === seat && one.kind === "stood-up")?.holder ?? null;
}

/** What is said to whoever had prepared something for a position that is gone; null where they took it back themselves. */
export function droppedSaid(reader: Reader): string | null {
  const { incidents, language } = reader;
  const last = incidents.findLast(({ kind }) => kind === "taken-back");
  if (last === undefined || isYours(last, reader)) return null;
  return filled(words.dropped[language], { name: calledThen(last, reader) });
}
