/** Which pieces go from where to where. Places have names (`data-place`). */
import type { FishKind } from "@guinguette/rules/fish-fish/cards";
import type { Event, Moved } from "@guinguette/rules/fish-fish/events";
import type { Shown } from "@guinguette/rules/fish-fish/memory";
import type { Seat } from "@guinguette/rules/seats";
import { baitArt } from "./art.ts";

export type Piece =
  | { readonly what: "tile"; readonly kind: FishKind }
  | { readonly what: "card"; readonly art: string };

export interface Flight {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly piece: Piece;
  /** Which of several that leave together. */
  readonly index: number;
}

export const places = {
  held: (seat: Seat) => `held-${seat}`,
  bet: (seat: Seat) => `bet-${seat}`,
  loot: (seat: Seat, place: number) => `loot-${seat}-${place}`,
  bait: (value: number) => `bait-${value}`,
  /** The Fisher's hand, where its baits are not to be seen. */
  hand: "hand",
  bucket: "bucket",
  lineBait: "line-bait",
} as const;

/** A bait is set, or tiles are bet. */
export function setFlights(events: readonly Event[], view: Shown): Flight[] {
  return events.flatMap((event): Flight[] => {
    if (event.type === "cast")
      return [
        {
          key: `cast-${event.line}`,
          from: view.baits === null ? places.hand : places.bait(event.bait),
          to: places.lineBait,
          piece: { what: "card", art: baitArt(event.bait) },
          index: 0,
        },
      ];
    if (event.type !== "bet") return [];
    return tilesOf(event.seat, event.tiles, view, places.held(event.seat), places.bet(event.seat));
  });
}

/** The tiles of a checked line go to the Fisher or to the loot (FF-L5). */
export function haulFlights(events: readonly Event[], view: Shown): Flight[] {
  return events.flatMap((event) => {
    if (event.type === "tilesCaught") return moved(event.moved, view, places.bet, () => places.bucket);
    if (event.type === "tilesToLoot" && event.rule === "FF-L5")
      return moved(event.moved, view, places.bet, (seat) => places.loot(seat, event.place));
    return [];
  });
}

/** Two catches ended the round: what is left goes to the loot (FF-E2). */
export function leftOverFlights(events: readonly Event[], view: Shown): Flight[] {
  return events.flatMap((event) =>
    event.type === "tilesToLoot" && event.rule === "FF-E2"
      ? moved(event.moved, view, places.held, (seat) => places.loot(seat, event.place))
      : [],
  );
}

function moved(
  all: readonly Moved[],
  view: Shown,
  from: (seat: Seat) => string,
  to: (seat: Seat) => string,
): Flight[] {
  return all.flatMap(({ seat, tiles }) => tilesOf(seat, tiles, view, from(seat), to(seat)));
}

function tilesOf(seat: Seat, count: number, view: Shown, from: string, to: string): Flight[] {
  const kind = view.fish.find((fish) => fish.seat === seat)?.kind;
  if (kind === undefined) return [];
  return Array.from({ length: count }, (_, index) => ({
    key: `${from}-${to}-${index}`,
    from,
    to,
    piece: { what: "tile", kind },
    index,
  }));
}
