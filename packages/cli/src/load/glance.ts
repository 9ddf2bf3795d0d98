/**
 * A sight at a glance. Those who load a server share its machine: what they do not need of a message is not read. The
 * fields are looked for in the order in which a sight is written (`packages/table/src/sight.ts`).
 */

export interface Glance {
  /** The number of the last change. */
  readonly number: number;
  /** Who the table waits for, a bit for each seat. */
  readonly awaited: number;
  readonly isOver: boolean;
}

const SIGHT = Buffer.from('{"type":"sight"');
const NUMBER = Buffer.from('"number":');
const AWAITED = Buffer.from('"awaited":[');
const WINNERS = Buffer.from('"winners":');
const CLOSED = 0x5d;
const NULL = 0x6e;

export function isSight(message: Buffer): boolean {
  return message.subarray(0, SIGHT.length).equals(SIGHT);
}

/** Null where it is no sight as we know them. */
export function glanceAt(message: Buffer): Glance | null {
  const number = message.indexOf(NUMBER);
  const awaited = message.indexOf(AWAITED, number);
  const winners = message.indexOf(WINNERS, awaited);
  if (number === -1 || awaited === -1 || winners === -1) return null;
  return {
    number: digitsAt(message, number + NUMBER.length),
    awaited: seatsAt(message, awaited + AWAITED.length),
    isOver: message[winners + WINNERS.length] !== NULL,
  };
}

function digitOf(byte: number | undefined): number {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39 ? byte - 0x30 : -1;
}

function digitsAt(message: Buffer, from: number): number {
  let number = 0;
  for (let at = from; digitOf(message[at]) >= 0; at++) number = 10 * number + digitOf(message[at]);
  return number;
}

/** Seats have one digit each. */
function seatsAt(message: Buffer, from: number): number {
  let seats = 0;
  for (let at = from; at < message.length && message[at] !== CLOSED; at++) {
    const seat = digitOf(message[at]);
    if (seat >= 0) seats |= 1 << seat;
  }
  return seats;
}
