/** Which piece flies from where, and when: one thing after another, as it happened. */
import type { Event } from "@guinguette/rules/wishes/events";
import { BEAT, MOVE, REVEAL } from "../../motion/times.ts";

export interface Flight {
  /** The names of the places it may come from, the first that was there counts. */
  readonly from: readonly string[];
  /** The name of the piece as it stands now. */
  readonly to: string;
  readonly at: number;
}

interface Plan {
  readonly flights: readonly Flight[];
  /** When all have landed. */
  readonly until: number;
}

/** `has` says which names are on the board now: equal pieces are numbered, the newest last. */
export function flightsOf(events: readonly Event[], has: (name: string) => boolean): Plan {
  const flights: Flight[] = [];
  let now = 0;
  let until = 0;
  const add = (to: string, from: readonly string[], takes = MOVE) => {
    flights.push({ from, to, at: now });
    until = Math.max(until, now + takes);
  };
  const newest = (group: string) => {
    let k = 0;
    while (has(`${group}:${k + 1}`)) k++;
    return k;
  };
  /** Where the pawns of this sale come from, and how many of each group are still to come. */
  let supply: readonly string[] = [];
  const coming = pawnsComing(events);

  for (const event of events) {
    switch (event.type) {
      case "taken":
        until = REVEAL;
        for (const card of event.wormsOn) {
          add(`worm:${card}`, [`track:${event.seat}`]);
          now += BEAT;
        }
        break;
      case "refilled":
        now = BEAT;
        add(`card:${event.card}`, ["deck"]);
        now = until;
        break;
      case "wished":
        flights.push({ from: [`card:${event.card}`], to: "wish", at: 0 });
        break;
      case "buyerMoved":
        add(
          `buyer:${event.to}:${event.value}:${newest(`buyer:${event.to}:${event.value}`)}`,
          [1, 0].map((k) => `buyer:${event.from}:${event.value}:${k}`),
        );
        now = until;
        break;
      case "buyerPlaced":
        add(`buyer:${event.to}:${event.value}:0`, ["wish"]);
        now = until;
        break;
      case "sold":
        supply = [...event.cards.map((card) => `card:${card}`), `track:${event.seat}`];
        break;
      case "pawnPlaced":
      case "pawnWasted": {
        const group = groupOf(event);
        const left = coming.get(group) ?? 1;
        coming.set(group, left - 1);
        add(`${group}:${newest(group) - left + 1}`, supply);
        now += BEAT;
        break;
      }
      case "toWaste":
        add(
          `waste:${event.pawn}:${newest(`waste:${event.pawn}`)}`,
          [3, 2, 1, 0].map((k) => `pawn:${event.from}:${event.pawn}:${k}`),
        );
        break;
      case "marketFilled":
        now = until;
        add(`filled:${event.market}`, ["market-card"], REVEAL);
        break;
    }
  }
  return { flights, until };
}

type PawnEvent = Extract<Event, { readonly type: "pawnPlaced" | "pawnWasted" }>;

function groupOf(event: PawnEvent): string {
  return event.type === "pawnPlaced" ? `pawn:${event.market}:${event.seat}` : `waste:${event.seat}`;
}

function pawnsComing(events: readonly Event[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const event of events)
    if (event.type === "pawnPlaced" || event.type === "pawnWasted")
      counts.set(groupOf(event), (counts.get(groupOf(event)) ?? 0) + 1);
  return counts;
}

export function durationOf(events: readonly Event[]): number {
  return flightsOf(events, () => false).until;
}
