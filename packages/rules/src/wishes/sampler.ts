/** Whole tables that a view could come from. */
import type { Sampler } from "../contract.ts";
import { fork, type Random, shuffle } from "../random.ts";
import { load } from "./boats.ts";
import { buyerValues, placed } from "./buyers.ts";
import { type Card, type CardName, cardNames, fishOf, marketCards } from "./cards.ts";
import { layOut, layPile } from "./ocean.ts";
import { clone, discard, emptyTable, type State } from "./state.ts";
import { tallyOf } from "./tally.ts";
import type { View } from "./view.ts";

const unused: Random = { a: 0, b: 0, c: 0, count: 0, secret: null };

/**
 * The cards nobody sees are the draw pile, in any order: that is all there is to imagine (IW-R15). What was heard adds
 * nothing: a reshuffle tells no order (IW-R11), and all else lies in sight.
 */
export function sampler(view: View): Sampler<State> {
  const known = seenTable(view);
  const pile = unseen(view);
  return (random) => {
    const state = clone(known);
    layPile(state, shuffle(pile.slice(), random));
    state.random = fork(random);
    return state;
  };
}

/** All that can be seen; its stream is never drawn from. */
function seenTable(view: View): State {
  const state = emptyTable(view.players, view.options, unused);
  state.turn = view.turn;
  state.part = view.phase === "action" || view.phase === "over" ? null : view.phase;
  state.ended = view.ended;
  state.wish = view.wish === null ? -1 : cardNamed(view.wish.card);
  for (const [index, { card, worms }] of view.ocean.entries()) layOut(state, index, cardNamed(card), worms);
  for (const name of view.discard) discard(state, cardNamed(name));
  setMarkets(state, view);
  state.waste = tallyOf(view.waste);
  setSeats(state, view);
  return state;
}

function setMarkets(state: State, view: View): void {
  const standing = [...buyerValues];
  for (const [market, { buyers, pawns, filled }] of view.markets.entries()) {
    state.pawns[market] = tallyOf(pawns);
    state.filled |= (filled ?? 0) << (3 * market);
    for (const value of buyers) {
      const buyer = standing.lastIndexOf(value);
      standing[buyer] = 0;
      state.buyers = placed(state.buyers, buyer, market);
    }
  }
  state.active = marketCards.length;
  for (const [active, card] of marketCards.entries())
    if (card.capacity === view.marketCard?.capacity) state.active = active;
}

function setSeats(state: State, view: View): void {
  state.worms = tallyOf(view.seats.map(({ worms }) => worms));
  state.boats = tallyOf(view.seats.map(({ boats }) => boats));
  for (const [seat, { dollars, boatCards, cards }] of view.seats.entries()) {
    state.dollars[seat] = dollars;
    for (const name of boatCards) state.built |= (seat + 1) << (3 * fishOf(cardNamed(name)));
    for (const name of cards) load(state, seat, cardNamed(name));
  }
}

function unseen(view: View): Card[] {
  const seen = new Set<CardName>(view.discard);
  for (const { card } of view.ocean) seen.add(card);
  for (const { boatCards, cards } of view.seats) for (const card of [...boatCards, ...cards]) seen.add(card);
  if (view.wish !== null) seen.add(view.wish.card);
  return cardNames.flatMap((name, card) => (seen.has(name) ? [] : [card]));
}

function cardNamed(name: CardName): Card {
  return cardNames.indexOf(name);
}
