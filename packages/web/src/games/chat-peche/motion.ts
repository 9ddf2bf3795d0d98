/** When each thing that happened is shown, in beats, and how piles travel. */
import type { Card } from "@guinguette/rules/chat-peche/cards";
import type { Event } from "@guinguette/rules/chat-peche/events";
import type { ChatPeche } from "@guinguette/rules/chat-peche/game";
import type { Spot } from "@guinguette/rules/chat-peche/pond";
import type { View } from "@guinguette/rules/chat-peche/view";
import type { Seat } from "@guinguette/rules/seats";
import { goesOn } from "@guinguette/words/chat-peche/log";
import type { Words } from "@guinguette/words/language";
import { BEAT, curves, REVEAL, STACK } from "../../motion/times.ts";
import type { Travel } from "../../motion/travel.ts";
import type { Step } from "../look.ts";
import type { Place } from "./geometry.ts";
import { boardWords } from "./words.ts";

const betweenFills = 0.5;
/** For how many beats a pile is pulled in. */
export const pull = 5;

/** How many beats an event takes before the next one is shown. */
function beatsOf(event: Event): number {
  switch (event.type) {
    case "filled":
      return 8;
    case "placed":
      return 0;
    case "allPlaced":
      return 4;
    case "lured":
      return 4;
    case "stayed":
      return 3;
    case "revealed":
      return 5;
    case "fished":
      return pull;
    case "nothingToFish":
      return 3;
    case "floatPassed":
      // The last catch of a turn is looked at before the pond is filled anew.
      return 5;
    case "gameOver":
      return 6;
  }
}

export interface Timed<E extends Event = Event> {
  readonly event: E;
  readonly beat: number;
}

function timeline(events: readonly Event[]): readonly Timed[] {
  let now = 0;
  return events.map((event) => {
    const timed = { event, beat: now };
    now += beatsOf(event);
    return timed;
  });
}

export function duration(events: readonly Event[]): number {
  return events.reduce((sum, event) => sum + beatsOf(event), 0) * BEAT;
}

/** Which cat was where is said once its card lies face up; what came before it is said. */
export function suspense(events: readonly Event[]): Words | null {
  if (events.every(({ type }) => type !== "revealed")) return null;
  const [first] = events;
  if (first?.type === "lured") return boardWords.lureReveals;
  return first?.type === "fished" ? boardWords.catchReveals : boardWords.reveals;
}

/** Who fished what, then whose cat is next, then what that one takes: each once it is seen, a cat once it lies face up. */
export function steps(events: readonly Event[]): readonly Step<ChatPeche>[] {
  const found: { readonly events: Event[]; readonly at: number }[] = [];
  for (const { event, beat } of timeline(events)) {
    const before = found.at(-1)?.events.at(-1);
    if (before !== undefined && goesOn(before, event)) found.at(-1)?.events.push(event);
    else found.push({ events: [event], at: beat * BEAT + (event.type === "revealed" ? REVEAL : 0) });
  }
  return found;
}

/** A pile as it lies or flies. */
export interface Stack {
  readonly top: Card;
  readonly height: number;
}

/** What comes onto a spot: from which spot, or from the draw pile, and what lay there before. */
export interface Arrival {
  readonly from: Spot | "draw pile";
  readonly beat: number;
  readonly below: Stack | null;
}

/** By spot. Without the view before, what lay below is not shown. */
export function arrivals(events: readonly Event[], before: View | null): ReadonlyMap<Spot, Arrival> {
  const lying = new Map<Spot, Stack>();
  for (const { spot, top, height } of before?.pond ?? []) if (top !== null) lying.set(spot, { top, height });
  const found = new Map<Spot, Arrival>();
  for (const { event, beat } of timeline(events)) {
    if (event.type === "lured") {
      found.set(event.to, { from: event.from, beat, below: lying.get(event.to) ?? null });
      lying.set(event.to, { top: event.top, height: event.moved + event.onto });
      lying.delete(event.from);
    } else if (event.type === "fished") {
      lying.delete(event.spot);
    } else if (event.type === "filled") {
      for (const [index, { spot }] of event.cards.entries())
        found.set(spot, {
          from: "draw pile",
          beat: beat + index * betweenFills,
          below: lying.get(spot) ?? null,
        });
    }
  }
  return found;
}

/** A pile on its way into a bucket. */
export interface Catch {
  readonly seat: Seat;
  readonly spot: Spot;
  readonly stack: Stack;
  readonly beat: number;
}

export function catches(events: readonly Event[]): readonly Catch[] {
  return timeline(events).flatMap(({ event, beat }) =>
    event.type === "fished"
      ? [{ seat: event.seat, spot: event.spot, stack: { top: event.top, height: event.count }, beat }]
      : [],
  );
}

/** What stood somewhere before these events, and for how many beats it still does. */
export interface Was {
  readonly what: string;
  readonly until: number;
}

/** A bucket counts a catch once it is there. */
export function countWas(events: readonly Event[], seat: Seat, count: number): Was | null {
  const own = catches(events).find((one) => one.seat === seat);
  return own === undefined ? null : { what: String(count - own.stack.height), until: own.beat + pull };
}

/** When a seat's equipment is turned over, or laid down, if it is now. */
export function equipmentBeat(
  events: readonly Event[],
  seat: Seat,
): { readonly how: "turned" | "laid"; readonly beat: number } | null {
  for (const { event, beat } of timeline(events)) {
    if (event.type === "revealed" && event.seat === seat) return { how: "turned", beat };
    if (event.type === "allPlaced") return { how: "laid", beat };
  }
  return null;
}

/** So far, in units of the board. */
function by({ x, y }: Place): string {
  return `translate(calc(${x} * var(--u)), calc(${y} * var(--u)))`;
}

/** A pile comes from another spot, or a card from the draw pile. */
export function arrivalOf(from: Place, dealt: boolean, beat: number): Travel {
  const steps = dealt
    ? [
        { opacity: 0, transform: `${by(from)} scale(0.5)`, easing: curves.out },
        { opacity: 1, offset: 0.25 },
        { opacity: 1, transform: "none" },
      ]
    : [{ transform: by(from), easing: curves.out }, { transform: "none" }];
  return { steps, takes: STACK, at: beat * BEAT };
}

/** The line jerks twice, then the pile comes into the bucket (CP-4). */
export function pullTo(bucket: Place, beat: number): Travel {
  const easing = curves.inout;
  return {
    steps: [
      { opacity: 1, transform: "none", easing },
      { transform: "translate(0, -4%) rotate(-3deg)", offset: 0.1, easing },
      { transform: "none", offset: 0.2, easing },
      { transform: "translate(0, -5%) rotate(3deg)", offset: 0.3, easing },
      { opacity: 1, transform: "none", offset: 0.4, easing },
      { opacity: 1, offset: 0.9, easing },
      { opacity: 0, transform: `${by(bucket)} scale(0.35)` },
    ],
    takes: pull * BEAT,
    at: beat * BEAT,
    fill: "both",
  };
}
