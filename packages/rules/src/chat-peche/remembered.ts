/**
 * What whoever has listened from the beginning knows of the cards out of sight. Every card of the pond once lay on top
 * for all to see, and every move of a pile was seen too: only the draw pile has not been shown to anybody. Nobody may
 * look again (CP-3b), but to remember is allowed (CP-R6).
 */
import type { Card } from "./cards.ts";
import type { Event } from "./events.ts";
import { spots } from "./pond.ts";
import type { View } from "./view.ts";

export interface Remembered {
  /** By spot, in the order of `spots`: the cards under the top of its pile. */
  readonly covered: readonly (readonly Card[])[];
  /** By seat: what is in its bucket. */
  readonly buckets: readonly (readonly Card[])[];
}

/** Null for whoever has not heard all that led to what is seen now. */
export function remembered(view: View, heard: readonly Event[]): Remembered | null {
  const covered: Card[][] = spots.map(() => []);
  const buckets: Card[][] = view.seats.map(() => []);
  let turn = 1;
  for (const event of heard) {
    switch (event.type) {
      case "filled":
        turn = event.turn;
        for (const { spot, covered: card } of event.cards)
          if (card !== null) covered[spots.indexOf(spot)]!.push(card);
        break;
      case "lured": {
        const moved = covered[spots.indexOf(event.from)]!.splice(0);
        covered[spots.indexOf(event.to)]!.push(...(event.covered === null ? [] : [event.covered]), ...moved);
        break;
      }
      case "fished":
        buckets[event.seat]!.push(event.top, ...covered[spots.indexOf(event.spot)]!.splice(0));
        break;
      default:
    }
  }
  return turn === view.turn && fits(view, covered, buckets) ? { covered, buckets } : null;
}

function fits(view: View, covered: readonly Card[][], buckets: readonly Card[][]): boolean {
  return (
    view.pond.every(({ height }, spot) => covered[spot]!.length === Math.max(0, height - 1)) &&
    view.seats.every(({ bucketCount }, seat) => buckets[seat]!.length === bucketCount)
  );
}
