/** Selling into a market, filling it, and what a majority is worth. */
import type { Log } from "../contract.ts";
import type { Seat } from "../seats.ts";
import { unload, type Which } from "./boats.ts";
import { priceAt } from "./buyers.ts";
import { cardNames, type Fish, fishTypes, type MarketCard } from "./cards.ts";
import type { Event, PrizeLine } from "./events.ts";
import { discardOf, filledWith, type State } from "./state.ts";
import { added, countOf, seatsAhead, seatsLevel, sumOf, type Tally } from "./tally.ts";

/** Sells `which` cards of a fish: all are paid (IW-V1, IW-V2), then the pawns are placed one by one (IW-R7).
 * The market is not always the fish's own (IW-W9). */
export function sell(
  state: State,
  seat: Seat,
  fish: Fish,
  which: Which,
  market: Fish,
  byWish: boolean,
  log: Log<Event> | null,
): void {
  const discarded = state.discardCount;
  const sold = unload(state, seat, fish, which, byWish);
  const price = priceAt(state.buyers, market);
  state.dollars[seat]! += sold * price;
  if (log !== null)
    log.push({
      event: {
        type: "sold",
        seat,
        market: fishTypes[market]!,
        cards: discardOf(state)
          .slice(discarded)
          .map((card) => cardNames[card]!),
        fish: sold,
        price,
        dollars: sold * price,
        rule: "IW-V1",
      },
    });
  const alreadyFilled = filledWith(state, market) > 0;
  for (let i = 0; i < sold; i++) addPawn(state, seat, market, alreadyFilled, log);
}

function addPawn(
  state: State,
  seat: Seat,
  market: Fish,
  alreadyFilled: boolean,
  log: Log<Event> | null,
): void {
  if (filledWith(state, market) > 0) {
    state.waste = added(state.waste, seat, 1);
    if (log !== null) {
      const rule = alreadyFilled ? "IW-V4" : "IW-V2";
      log.push({ event: { type: "pawnWasted", seat, market: fishTypes[market]!, rule } });
    }
    return;
  }
  const pawns = added(state.pawns[market]!, seat, 1);
  state.pawns[market] = pawns;
  if (log !== null) log.push({ event: { type: "pawnPlaced", seat, market: fishTypes[market]! } });
  if (sumOf(pawns) === state.marketCards[state.active]!.capacity) fill(state, market, log);
}

/** IW-M2 to IW-M5: the prizes, at once; then the card is placed and the next one is active. */
function fill(state: State, market: Fish, log: Log<Event> | null): void {
  const card = state.marketCards[state.active]!;
  const pawns = state.pawns[market]!;
  for (let seat = 0; seat < state.players; seat++)
    state.dollars[seat]! += prize(pawns, state.players, seat, card);
  state.filled |= card.capacity << (3 * market);
  state.active++;
  if (log !== null)
    log.push({
      event: {
        type: "marketFilled",
        market: fishTypes[market]!,
        capacity: card.capacity,
        prizes: prizeLines(pawns, state.players, card),
        next: state.marketCards[state.active]?.capacity ?? null,
      },
    });
}

/** What a seat's pawns are worth, in a market as a prize, in the waste as a loss. */
export function prize(pawns: Tally, players: number, seat: Seat, card: MarketCard): number {
  if (countOf(pawns, seat) === 0) return 0; // IW-R9
  const ahead = seatsAhead(pawns, players, seat);
  if (ahead === 1) return card.second; // IW-M2, IW-M4
  // Two ahead are either first and second, or tied for first, which leaves no second prize (IW-M3).
  if (ahead > 1) return 0;
  const level = seatsLevel(pawns, players, seat);
  return level === 1 ? card.first : Math.floor((card.first + card.second) / level);
}

function ruleOfPrize(pawns: Tally, players: number, seat: Seat): PrizeLine["rule"] {
  if (seatsLevel(pawns, players, seat) === 1) return "IW-M2";
  return seatsAhead(pawns, players, seat) === 0 ? "IW-M3" : "IW-M4";
}

/** Who scores and by which rule, the first before the second. */
export function prizeLines(pawns: Tally, players: number, card: MarketCard): PrizeLine[] {
  const lines: PrizeLine[] = [];
  for (let seat = 0; seat < players; seat++) {
    const dollars = prize(pawns, players, seat, card);
    const rule = ruleOfPrize(pawns, players, seat);
    if (dollars > 0) lines.push({ seat, pawns: countOf(pawns, seat), dollars, rule });
  }
  return lines.sort((a, b) => b.pawns - a.pawns);
}
