/** What a search has found out about positions it may meet again on other ways. Grows as it fills. */

export interface Transpositions {
  /** The most slots it may grow to, as a power of two. */
  readonly mostBits: number;
  bits: number;
  filled: number;
  lows: Int32Array;
  highs: Int32Array;
  values: Int32Array;
  /** The move that was best there, how deep was looked and what the value means; 0 is an empty slot. */
  facts: Int32Array;
}

export const EXACT = 3;
export const AT_LEAST = 1;
export const AT_MOST = 2;

const FIRST_BITS = 14;
const BOUND_BITS = 2;
const DEPTH_BITS = 8;
const MOVE_SHIFT = BOUND_BITS + DEPTH_BITS;

export function transpositions(mostBits: number): Transpositions {
  const size = 1 << FIRST_BITS;
  return {
    mostBits,
    bits: FIRST_BITS,
    filled: 0,
    lows: new Int32Array(size),
    highs: new Int32Array(size),
    values: new Int32Array(size),
    facts: new Int32Array(size),
  };
}

/** The slot of a position, or -1. A position lies in one of two neighbouring slots. */
export function find(table: Transpositions, low: number, high: number): number {
  const slot = low & ((1 << table.bits) - 1);
  if (table.highs[slot] === high && table.lows[slot] === low && table.facts[slot] !== 0) return slot;
  const other = slot ^ 1;
  if (table.highs[other] === high && table.lows[other] === low && table.facts[other] !== 0) return other;
  return -1;
}

export function boundOf(facts: number): number {
  return facts & EXACT;
}

export function depthOf(facts: number): number {
  return (facts >> BOUND_BITS) & ((1 << DEPTH_BITS) - 1);
}

export function moveOf(facts: number): number {
  return facts >> MOVE_SHIFT;
}

export function remember(
  table: Transpositions,
  low: number,
  high: number,
  value: number,
  bound: number,
  depth: number,
  move: number,
): void {
  if (table.filled * 2 > 1 << table.bits && table.bits < table.mostBits) grow(table);
  put(table, low, high, value, (move << MOVE_SHIFT) | (depth << BOUND_BITS) | bound);
}

function put(table: Transpositions, low: number, high: number, value: number, facts: number): void {
  let slot = find(table, low, high);
  if (slot === -1) {
    slot = low & ((1 << table.bits) - 1);
    // Of two neighbours the one that was looked at less deeply makes room.
    if (table.facts[slot] !== 0) {
      const other = slot ^ 1;
      if (table.facts[other] === 0 || depthOf(table.facts[other]!) < depthOf(table.facts[slot]!))
        slot = other;
    }
    if (table.facts[slot] === 0) table.filled++;
  }
  table.lows[slot] = low;
  table.highs[slot] = high;
  table.values[slot] = value;
  table.facts[slot] = facts;
}

function grow(table: Transpositions): void {
  const { lows, highs, values, facts } = table;
  table.bits += 2;
  const size = 1 << table.bits;
  table.lows = new Int32Array(size);
  table.highs = new Int32Array(size);
  table.values = new Int32Array(size);
  table.facts = new Int32Array(size);
  table.filled = 0;
  for (let slot = 0; slot < facts.length; slot++)
    if (facts[slot] !== 0) put(table, lows[slot]!, highs[slot]!, values[slot]!, facts[slot]!);
}
