/** The rounds of a game between two, as somebody who sat there has heard them. */
import type { FishingCard } from "@guinguette/rules/fish-fish/cards";
import type { Event } from "@guinguette/rules/fish-fish/events";
import type { Seat } from "@guinguette/rules/seats";
import { bet, cast, opening, type Spot } from "./duel.ts";

export interface HeardLine {
  readonly bait: number;
  /** Null while the card has not been shown to whoever listened. */
  readonly card: FishingCard | null;
  /** What the Fish bet; null if it has yet to. */
  readonly tiles: number | null;
}

export interface HeardRound {
  readonly fisher: Seat;
  readonly lines: readonly HeardLine[];
}

export function roundsIn(heard: readonly Event[]): HeardRound[] {
  const rounds: { fisher: Seat; lines: HeardLine[] }[] = [];
  for (const event of heard) {
    if (event.type === "cast") {
      if (event.line === 1) rounds.push({ fisher: event.seat, lines: [] });
      rounds.at(-1)?.lines.push({ bait: event.bait, card: event.card, tiles: null });
    }
    const lines = rounds.at(-1)?.lines ?? [];
    const line = lines.at(-1);
    if (line === undefined) continue;
    if (event.type === "bet") lines.splice(-1, 1, { ...line, tiles: event.tiles });
    if (event.type === "lineRevealed") lines.splice(-1, 1, { ...line, card: event.card });
  }
  return rounds;
}

/** Where these lines lead, if what is unknown was this card; null once the round is over. */
export function spotAfter(lines: readonly HeardLine[], unknown: FishingCard = "empty"): Spot | null {
  let spot: Spot | null = opening;
  for (const { bait, card, tiles } of lines) {
    spot = spot && cast(spot, card ?? unknown, bait).next;
    if (tiles !== null) spot = spot && bet(spot, tiles).next;
  }
  return spot;
}
