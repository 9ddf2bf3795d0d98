/** How well a seat stands in If Wishes Were Fishes!, in dollars. The numbers here come from play against itself. */
import type { Seat } from "@guinguette/rules/seats";
import { cardNames, fishOf, isDouble } from "@guinguette/rules/wishes/cards";
import { WASTE_LIMIT } from "@guinguette/rules/wishes/ending";
import type { View } from "@guinguette/rules/wishes/view";

/** What a kept fish is worth beside its price of today: it still costs a turn to sell. */
const KEPT = 0.7;
/** A double is two fish for one turn, if a wish sells it (IW-V3). */
const KEPT_DOUBLE = 1.6;
/** A second fish of a type can be sold in the same turn as the first. */
const KEPT_TOGETHER = 1.2;
/** A boat, up to the fourth: nobody has the time to fill more. */
const BOAT = 4;
const BOATS_OF_USE = 4;
/** A worm reaches deeper cards (IW-O1) and is paid again and again (IW-W7). */
const WORM = 1.6;
/** How much the majorities of today are trusted: in markets and in the waste, and in worms (IW-E3). */
const MARKET_TRUST = 0.8;
const WORM_TRUST = 0.5;
/** Winning or losing, once the game is over (IW-E4). */
const VICTORY = 20;

/** How far ahead a seat is of what the others have on average. */
export function lead(view: View, seat: Seat): number {
  const standings = view.seats.map((_, each) => standing(view, each));
  const all = standings.reduce((sum, each) => sum + each, 0);
  const ahead = standings[seat]! - (all - standings[seat]!) / (view.players - 1);
  if (view.winners === null) return ahead;
  return ahead + (view.winners.includes(seat) ? VICTORY : -VICTORY);
}

function standing(view: View, seat: Seat): number {
  const { dollars, boats, worms } = view.seats[seat]!;
  if (view.winners !== null) return dollars;
  return (
    dollars +
    cargo(view, seat) +
    BOAT * Math.min(boats, BOATS_OF_USE) +
    WORM * worms +
    WORM_TRUST * wormBonus(view, seat) +
    MARKET_TRUST * prospects(view, seat)
  );
}

/** The fish in the boats, at what their markets pay. */
function cargo(view: View, seat: Seat): number {
  let worth = 0;
  const held = new Set<number>();
  for (const name of view.seats[seat]!.cards) {
    const card = cardNames.indexOf(name);
    const fish = fishOf(card);
    const share = (isDouble(card) ? KEPT_DOUBLE : KEPT) * (held.has(fish) ? KEPT_TOGETHER : 1);
    worth += share * view.markets[fish]!.price;
    held.add(fish);
  }
  return worth;
}

/** The prizes of markets that are filling up (IW-M2), less what the waste will cost (IW-E2). */
function prospects(view: View, seat: Seat): number {
  const { marketCard } = view;
  if (marketCard === null) return 0;
  const { capacity, first, second } = marketCard;
  const together = (level: number): number => (first + second) / level;
  let worth = -nearness(view.waste, WASTE_LIMIT) * prize(view.waste, seat, first, second, together);
  for (const { pawns, filled } of view.markets)
    if (filled === null) worth += nearness(pawns, capacity) * prize(pawns, seat, first, second, together);
  return worth;
}

/** How near a heap of pawns is to being counted: the first pawns say little about who will have most. */
function nearness(pawns: readonly number[], capacity: number): number {
  return Math.min(1, pawns.reduce((sum, count) => sum + count, 0) / capacity) ** 2;
}

/** IW-E3 */
function wormBonus(view: View, seat: Seat): number {
  const counts = view.seats.map(({ worms }) => worms);
  return prize(counts, seat, 8, 4, () => 6);
}

/** What the most and the second most are given, and what each of several who have most gets (IW-M2 to IW-M4). */
function prize(
  counts: readonly number[],
  seat: Seat,
  first: number,
  second: number,
  together: (level: number) => number,
): number {
  const own = counts[seat]!;
  if (own === 0) return 0; // IW-R9
  const ahead = counts.filter((count) => count > own).length;
  if (ahead > 0) return ahead === 1 ? second : 0;
  const level = counts.filter((count) => count === own).length;
  return level === 1 ? first : together(level);
}
