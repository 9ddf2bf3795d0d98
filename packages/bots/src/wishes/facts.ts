/** What can be counted about a seat between two turns: the facts its prospects are weighed by. */
import type { Seat } from "@guinguette/rules/seats";
import { priceAt } from "@guinguette/rules/wishes/buyers";
import { fishOf, isDouble } from "@guinguette/rules/wishes/cards";
import { WASTE_LIMIT } from "@guinguette/rules/wishes/ending";
import { prize } from "@guinguette/rules/wishes/market";
import { OCEAN } from "@guinguette/rules/wishes/moves";
import { wormsOnCard } from "@guinguette/rules/wishes/ocean";
import { filledWith, MOST_BOATS, type State } from "@guinguette/rules/wishes/state";
import { added, countOf, seatsAhead, seatsLevel, sumOf, type Tally } from "@guinguette/rules/wishes/tally";

/** Their names, in their order. */
export const factNames = [
  "dollars",
  "worms",
  "wormsToReach",
  "wormPrize",
  "thirdBoat",
  "fourthBoat",
  "moreBoats",
  "noFreeBoat",
  "singles",
  "doubles",
  "together",
  "cards",
  "forWaste",
  "types",
  "bestPrice",
  "prizes",
  "prizesNear",
  "prizesWithCargo",
  "pawns",
  "wasteLoss",
  "wastePawns",
  "wait",
  "wormsInReach",
] as const;
export const FACTS = factNames.length;

/** What most worms and second most are given at the end (IW-E3). */
const wormCard = { capacity: 30, first: 8, second: 4 };
const MOST_WORMS_SHARED = 6;

/** Written anew for every seat. */
const prices = new Float64Array(7);
const cargo = new Uint8Array(7);

/** How far the game is, from 0 to 1: market cards placed, and how near the next one is. */
export function progress(state: State): number {
  const card = state.marketCards[state.active];
  if (card === undefined) return 1;
  let most = 0;
  for (let market = 0; market < 7; market++)
    if (filledWith(state, market) === 0) most = Math.max(most, sumOf(state.pawns[market]!));
  const filling = Math.min(1, most / card.capacity);
  const byMarkets = (state.active + filling) / state.marketCards.length;
  return Math.max(byMarkets, sumOf(state.waste) / WASTE_LIMIT);
}

/** Writes a seat's facts from `at` on. */
export function writeFacts(state: State, seat: Seat, facts: Float64Array, at: number): void {
  const { players } = state;
  const worms = countOf(state.worms, seat);
  const boats = countOf(state.boats, seat);
  const loaded = countOf(state.loaded, seat);
  const wait = (seat - state.turn + players) % players;
  facts[at] = state.dollars[seat]!;
  facts[at + 1] = worms;
  facts[at + 2] = Math.min(worms, OCEAN - 1);
  facts[at + 3] = wormPrize(state.worms, players, seat);
  facts[at + 4] = boats > 2 ? 1 : 0;
  facts[at + 5] = boats > 3 ? 1 : 0;
  facts[at + 6] = Math.max(0, boats - 4);
  facts[at + 7] = boats === loaded ? 1 : 0;
  writeCargo(state, seat, loaded, facts, at + 8);
  writeMarkets(state, seat, facts, at + 15);
  facts[at + 21] = wait / players;
  facts[at + 22] = wait === 0 ? wormsInReach(state, worms) : 0;
}

/** IW-E3: like a market, but however many have most, each is given the same. */
function wormPrize(worms: Tally, players: number, seat: Seat): number {
  const won = prize(worms, players, seat, wormCard);
  const shared = won > 0 && seatsAhead(worms, players, seat) === 0 && seatsLevel(worms, players, seat) > 1;
  return shared ? MOST_WORMS_SHARED : won;
}

/** The fish in the boats, at what their markets pay today (IW-V1). */
function writeCargo(state: State, seat: Seat, loaded: number, facts: Float64Array, at: number): void {
  let singles = 0;
  let doubles = 0;
  let together = 0;
  let forWaste = 0;
  let types = 0;
  let best = 0;
  cargo.fill(0);
  for (let market = 0; market < 7; market++) prices[market] = priceAt(state.buyers, market);
  const first = seat * MOST_BOATS;
  for (let place = first; place < first + loaded; place++) {
    const card = state.hold[place]!;
    const fish = fishOf(card);
    const price = prices[fish]!;
    const count = isDouble(card) ? 2 : 1;
    if (count === 2) doubles += price;
    else singles += price;
    if (cargo[fish] !== 0) together += price;
    else types++;
    if (filledWith(state, fish) > 0) forWaste += count;
    if (price > best) best = price;
    cargo[fish]! += count;
  }
  facts[at] = singles;
  facts[at + 1] = doubles;
  facts[at + 2] = together;
  facts[at + 3] = loaded;
  facts[at + 4] = forWaste;
  facts[at + 5] = types;
  facts[at + 6] = best;
}

/** Prizes in sight (IW-M2) and what the waste would cost (IW-E2), the nearer the likelier. */
function writeMarkets(state: State, seat: Seat, facts: Float64Array, at: number): void {
  const { players } = state;
  const card = state.marketCards[state.active] ?? state.marketCards[3]!;
  let prizes = 0;
  let near = 0;
  let withCargo = 0;
  let own = 0;
  for (let market = 0; market < 7; market++) {
    if (filledWith(state, market) > 0) continue;
    const pawns = state.pawns[market]!;
    const full = Math.min(1, sumOf(pawns) / card.capacity);
    if (full > 0) {
      const worth = full * prize(pawns, players, seat, card);
      prizes += worth;
      near += full * full * worth;
      own += countOf(pawns, seat);
    }
    if (cargo[market] !== 0) {
      const more = added(pawns, seat, cargo[market]!);
      const fuller = Math.min(1, sumOf(more) / card.capacity);
      withCargo +=
        fuller * fuller * prize(more, players, seat, card) - full * full * prize(pawns, players, seat, card);
    }
  }
  const wasted = Math.min(1, sumOf(state.waste) / WASTE_LIMIT);
  facts[at] = prizes;
  facts[at + 1] = near;
  facts[at + 2] = withCargo;
  facts[at + 3] = own;
  facts[at + 4] = wasted * wasted * prize(state.waste, players, seat, card);
  facts[at + 5] = countOf(state.waste, seat);
}

/** The most worms that the next take can win (IW-O1, IW-O2). */
function wormsInReach(state: State, worms: number): number {
  let most = 0;
  for (let index = 0; index < OCEAN && index <= worms; index++)
    most = Math.max(most, wormsOnCard(state, index) - index);
  return most;
}
