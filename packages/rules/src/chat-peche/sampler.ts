/** Ponds that could be, as far as somebody can tell who sees this and has heard that. */
import type { Sampler } from "../contract.ts";
import { below, shuffle } from "../random.ts";
import { firstSeat } from "../seats.ts";
import { type Box, boxOf } from "./box.ts";
import { type Card, type CardIndex, cards, deckSize } from "./cards.ts";
import { type Choices, fishChoices, noChoices, placeChoices } from "./choices.ts";
import type { Event } from "./events.ts";
import { deckOf } from "./options.ts";
import { type Cards, cardsIn, emptyPile, type Pile, pileOf } from "./pile.ts";
import { columns, spots } from "./pond.ts";
import { remembered } from "./remembered.ts";
import { catOf, columnMasks, strideOf } from "./seating.ts";
import { type Phase, phases, type State } from "./state.ts";
import type { View } from "./view.ts";

/**
 * Every card whose place is not known may be anywhere out of sight, and every hidden cat before any column. With all
 * that was heard the draw pile alone is out of sight (see remembered.ts).
 */
export function sampler(view: View, heard: readonly Event[]): Sampler<State> {
  const box = boxOf(view.options);
  const memory = remembered(view, heard);
  const covered = memory?.covered ?? spots.map(() => []);
  const buckets = view.seats.map(({ bucket }, seat) => bucket ?? memory?.buckets[seat] ?? []);
  const tops = view.pond.flatMap(({ top }) => top ?? []);
  const hidden = indexesWithout(deckOf(view.options), [...tops, ...covered.flat(), ...buckets.flat()]);
  const piles = view.pond.map(({ top }, spot) => pileWith(top, covered[spot]!, box));
  const held = buckets.map((bucket) => heldIn(bucket, box));
  // How many cards to imagine in each of them.
  const inPiles = view.pond.map(({ height }, spot) => Math.max(0, height - 1) - covered[spot]!.length);
  const inBuckets = view.seats.map(({ bucketCount }, seat) => bucketCount - buckets[seat]!.length);
  const hiddenCats = view.seats.flatMap(({ placed, cat }, seat) => (placed && cat === null ? [seat] : []));
  const knownCats = view.seats.reduce((cats, { cat }, seat) => cats | ((cat ?? 0) << (seat * 2)), 0);
  const phase = phases.indexOf(view.phase);
  const actors = view.actors.reduce((mask, seat) => mask | (1 << seat), 0);
  const occupied = piles.reduce((mask, pile, spot) => (pile === emptyPile ? mask : mask | (1 << spot)), 0);
  return (random) => {
    const unseen = shuffle(hidden.slice(), random);
    let cats = knownCats;
    for (const seat of hiddenCats) cats |= (1 + below(random, columns.length)) << (seat * 2);
    const state: State = {
      players: view.players,
      options: view.options,
      stride: strideOf(view.players, view.options),
      fills: fillsWith(unseen, view.drawPile),
      piles: piles.map((pile, spot) => pile + drawn(unseen, inPiles[spot]!, box)),
      occupied,
      buckets: held.map((bucket, seat) => bucket + drawn(unseen, inBuckets[seat]!, box)),
      turn: view.turn - 1,
      phase,
      firstPlayer: view.firstPlayer,
      actors,
      cats,
      choices: noChoices,
    };
    state.choices = choicesIn(state);
    return state;
  };
}

function choicesIn(state: State): Choices {
  switch (phases[state.phase] as Phase) {
    case "place":
      return placeChoices;
    case "fish": {
      const seat = firstSeat(state.actors);
      const column = columnMasks[seat * state.stride * 4 + catOf(state, seat)] as number;
      return fishChoices(state.occupied & column);
    }
    case "lure":
    case "over":
      return noChoices;
  }
}

/** The first cards of those out of sight are the draw pile. Fills that lie in the pond already are never looked at
 * again, so they are left empty. */
function fillsWith(unseen: CardIndex[], drawPile: number): number[] {
  const fills = [0, 0, 0, 0];
  for (let place = deckSize - drawPile; place < deckSize; place++)
    fills[Math.floor(place / spots.length)]! |= unseen.pop()! << ((place % spots.length) * 3);
  return fills;
}

/** So many of those out of sight, taken out of them. */
function drawn(unseen: CardIndex[], count: number, { shifts }: Box): Cards {
  let held = 0;
  for (let i = 0; i < count; i++) held += cardsIn(pileOf(unseen.pop()!, shifts));
  return held;
}

/** The box without these cards, by their places in `cards`. */
function indexesWithout(deck: readonly Card[], seen: readonly Card[]): CardIndex[] {
  const left = [...deck];
  for (const card of seen) left.splice(left.indexOf(card), 1);
  return left.map((card) => cards.indexOf(card));
}

function pileWith(top: Card | null, covered: readonly Card[], box: Box): Pile {
  return top === null ? emptyPile : pileOf(cards.indexOf(top), box.shifts) + heldIn(covered, box);
}

function heldIn(held: readonly Card[], { shifts }: Box): Cards {
  return held.reduce((sum, card) => sum + cardsIn(pileOf(cards.indexOf(card), shifts)), 0);
}
