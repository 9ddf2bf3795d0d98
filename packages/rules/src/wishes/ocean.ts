/** The Ocean, the draw pile that feeds it, and the reshuffles that feed the pile. */
import type { Log } from "../contract.ts";
import { shuffle } from "../random.ts";
import type { Seat } from "../seats.ts";
import { CARDS, type Card, cardNames } from "./cards.ts";
import type { Event } from "./events.ts";
import { OCEAN } from "./moves.ts";
import { discardOf, type State } from "./state.ts";
import { added } from "./tally.ts";

const CARD_BITS = 7;
const WORM_BITS = 5;
/** One worm on each of the four cards. */
const WORM_EACH = 0b00001_00001_00001_00001;

/** The Ocean card at an index, 0 the shallowest. */
export function oceanCard(state: State, index: number): Card {
  return (state.ocean >> (CARD_BITS * index)) & 127;
}

export function wormsOnCard(state: State, index: number): number {
  return (state.oceanWorms >> (WORM_BITS * index)) & 31;
}

/** Lays the card of an index, with worms on it, where nothing lies yet. */
export function layOut(state: State, index: number, card: Card, worms: number): void {
  state.ocean |= card << (CARD_BITS * index);
  state.oceanWorms |= worms << (WORM_BITS * index);
}

/** The fields of a row, `bits` wide each, without the one at `index`: the deeper ones close up (IW-O3). */
function without(row: number, bits: number, index: number): number {
  const shallower = (1 << (bits * index)) - 1;
  return (row & shallower) | ((row >> (bits * (index + 1))) << (bits * index));
}

/** Takes a card: pays for it (IW-O1), wins its worms (IW-O2) and refills the Ocean at once (IW-O3). */
export function take(state: State, seat: Seat, index: number, log: Log<Event> | null): Card {
  const card = oceanCard(state, index);
  const won = wormsOnCard(state, index);
  if (log !== null) {
    const wormsOn = Array.from({ length: index }, (_, shallower) => nameAt(state, shallower));
    log.push({ event: { type: "taken", seat, card: nameAt(state, index), index, wormsOn, wormsWon: won } });
  }
  state.worms = added(state.worms, seat, won - index);
  const paid = WORM_EACH & ((1 << (WORM_BITS * index)) - 1);
  state.oceanWorms = without(state.oceanWorms + paid, WORM_BITS, index);
  state.ocean = without(state.ocean, CARD_BITS, index);
  if (state.pileCount === 0) reshuffle(state, log);
  const drawn = draw(state);
  layOut(state, OCEAN - 1, drawn, 0);
  if (log !== null)
    log.push({ event: { type: "refilled", card: cardNames[drawn]!, drawPile: state.pileCount } });
  return card;
}

/** The next card of the draw pile. */
export function draw(state: State): Card {
  state.pileCount--;
  return state.deck[state.pileCount]!;
}

/** IW-R11: the discard is shuffled into a new pile. The seed draws even where the set-up then has its way. */
function reshuffle(state: State, log: Log<Event> | null): void {
  const pile = shuffle(state.deck.slice(CARDS - state.discardCount), state.random);
  layPile(state, state.reshuffles[state.reshuffled] ?? pile);
  state.discardCount = 0;
  state.reshuffled++;
  if (log !== null) log.push({ event: { type: "reshuffled", cards: state.pileCount, rule: "IW-R11" } });
}

/** Lays a draw pile, first card first. */
export function layPile(state: State, pile: readonly Card[]): void {
  state.pileCount = pile.length;
  for (let i = 0; i < pile.length; i++) state.deck[pile.length - 1 - i] = pile[i]!;
}

/** Whether the next card must come from a listed reshuffle that is not the discard (IW-R11). */
export function pileIsWrong(state: State): boolean {
  if (state.pileCount > 0 || state.reshuffled >= state.reshuffles.length) return false;
  return missingFromPile(state) !== null || extraInPile(state) !== null;
}

/** The first card of the discard that the listed reshuffle lacks. */
export function missingFromPile(state: State): Card | null {
  const listed = state.reshuffles[state.reshuffled]!;
  return discardOf(state).find((card) => !listed.includes(card)) ?? null;
}

/** The first card of the listed reshuffle that is not in the discard. */
export function extraInPile(state: State): Card | null {
  const discarded = discardOf(state);
  return state.reshuffles[state.reshuffled]!.find((card) => !discarded.includes(card)) ?? null;
}

function nameAt(state: State, index: number) {
  return cardNames[oceanCard(state, index)]!;
}
