/**
 * The Fisher's hand in one integer: two bits for each bait value from 2 upwards, two for the catch cards, two
 * for the empty ones. No card is there more than three times, so the bits never carry.
 */
import { baitCounts, baitValues, CATCHES, EMPTIES, type FishingCard } from "./cards.ts";
import { BETS, cardOfCast } from "./moves.ts";

export type Hand = number;

const BAITS = baitValues.length;
const CATCH_SHIFT = 2 * BAITS;
const EMPTY_SHIFT = CATCH_SHIFT + 2;
const HANDS = 1 << (EMPTY_SHIFT + 2);

/** A hand of so many cards of each bait value and of each fishing card. */
export function handOf(baits: readonly number[], catches: number, empties: number): Hand {
  const held = baits.reduceRight((hand, count) => 4 * hand + count, 0);
  return held + (catches << CATCH_SHIFT) + (empties << EMPTY_SHIFT);
}

/** What a Fisher begins with (FF-S2). */
export const FULL_HAND = handOf(baitCounts, CATCHES, EMPTIES);

function baitsAt(hand: Hand, place: number): number {
  return (hand >> (2 * place)) & 3;
}

/** The values of the baits held, from the smallest. */
export function baitsIn(hand: Hand): number[] {
  return baitValues.flatMap((value, place) => Array<number>(baitsAt(hand, place)).fill(value));
}

export function cardsIn(hand: Hand, card: FishingCard): number {
  return (hand >> (card === "catch" ? CATCH_SHIFT : EMPTY_SHIFT)) & 3;
}

/** The place of the largest bait held; there must be one. */
export function largestPlace(hand: Hand): number {
  return (31 - Math.clz32(hand & ((1 << CATCH_SHIFT) - 1))) >> 1;
}

/** For every cast the two cards it takes: a hand is that much less afterwards. */
export const castCards = Int32Array.from({ length: BETS }, (_, code) => {
  const baits = baitValues.map((_value, place) => (place === code % BAITS ? 1 : 0));
  return cardOfCast(code) === "catch" ? handOf(baits, 1, 0) : handOf(baits, 0, 1);
});

/** For every hand the codes of its casts, three bits each, and above them how many they are. */
export const castLists = Int32Array.from({ length: HANDS }, (_, hand) => {
  let list = 0;
  let count = 0;
  for (let code = 0; code < BETS; code++) {
    if (cardsIn(hand, cardOfCast(code)) === 0 || baitsAt(hand, code % BAITS) === 0) continue;
    list += code << (3 * count);
    count++;
  }
  return list + (count << (3 * BETS));
});
