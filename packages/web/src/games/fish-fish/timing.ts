/** When the board shows what, in milliseconds at the usual pace. A line is checked with held breath: the last bet
 * lands, the line jerks twice, everybody waits, the card turns, and the tiles go where it says. */
import type { Event } from "@guinguette/rules/fish-fish/events";
import type { Told } from "@guinguette/rules/fish-fish/memory";
import { STACK } from "../../motion/times.ts";
import type { Hush } from "../look.ts";

/** From the last bet to the next line. */
export const reveal = { jerk: 280, hush: 680, turn: 980, haul: 1450, end: 2300 } as const;
/** Nobody bet: the cards just go. */
export const unseen = { gone: 350, end: 1050 } as const;
/** What is left goes to the loot when two catches end the round (FF-E2). */
export const leftOver = 500;
export const flight = STACK;

export function duration(events: readonly Event[]): number {
  if (events.some(({ type }) => type === "lineRevealed"))
    return reveal.end + (hasLeftOver(events) ? leftOver : 0);
  if (events.some(({ type }) => type === "lineUnseen")) return unseen.end;
  return events.some(({ type }) => type === "cast" || type === "bet") ? flight : 0;
}

/** What is said while the line is checked: neither its card nor who plays next, for the board has shown neither. */
export function suspense(events: readonly Told[]): Hush | null {
  for (const event of events) {
    // The line is the Fisher's, whoever bet on it last.
    if (event.type === "lineRevealed")
      return { seat: event.fisher, until: reveal.haul, fr: "La ligne remonte…", en: "The line comes up…" };
    if (event.type === "lineUnseen")
      return {
        seat: event.fisher,
        fr: "Personne n’a misé\u00a0: la ligne est relevée.",
        en: "Nobody bet: the line is reeled in.",
      };
  }
  return null;
}

export function hasLeftOver(events: readonly Event[]): boolean {
  return events.some((event) => event.type === "tilesToLoot" && event.rule === "FF-E2");
}
