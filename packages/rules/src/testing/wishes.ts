/** Positions of If Wishes Were Fishes! in a few words, for tests of the rules, the words and the boards. */
import type { Log } from "../contract.ts";
import { seeded } from "../random.ts";
import type { Seat } from "../seats.ts";
import { load } from "../wishes/boats.ts";
import { buyerValues, placed } from "../wishes/buyers.ts";
import { type Card, type CardName, cardNames, type FishType, fishOf, fishTypes } from "../wishes/cards.ts";
import type { Event } from "../wishes/events.ts";
import { wishes } from "../wishes/game.ts";
import type { Move } from "../wishes/moves.ts";
import { layOut, layPile } from "../wishes/ocean.ts";
import { type Options, usualOptions } from "../wishes/options.ts";
import { discard, eachSeat, emptyTable, type State } from "../wishes/state.ts";
import { added, tallyOf } from "../wishes/tally.ts";

type ByMarket<T> = Readonly<Partial<Record<FishType, T>>>;

/** What lies on the table; what is left out is as at the start of a game for three, seat 0 to play. */
export interface Position {
  readonly players?: number;
  readonly options?: Partial<Options>;
  readonly turn?: Seat;
  readonly ocean?: readonly CardName[];
  readonly oceanWorms?: readonly number[];
  /** The next cards of the draw pile; the rest follow in the order of their numbers. */
  readonly next?: readonly CardName[];
  readonly discard?: readonly CardName[];
  /** The draw pile is empty: its cards lie in the discard, on top of those of `discard`. */
  readonly pileEmpty?: boolean;
  readonly reshuffles?: readonly (readonly CardName[])[];
  readonly buyers?: ByMarket<readonly number[]>;
  readonly pawns?: ByMarket<readonly number[]>;
  readonly filled?: ByMarket<number>;
  readonly waste?: readonly number[];
  /** The cards in each seat's boats. */
  readonly boats?: readonly (readonly CardName[])[];
  /** The `boat` cards that have become boats of each seat. */
  readonly built?: readonly (readonly CardName[])[];
  readonly worms?: readonly number[];
  readonly dollars?: readonly number[];
}

/** From shallow to deep. */
export const plainOcean: readonly CardName[] = [
  "catfish:sellAll",
  "kingfish:worms",
  "monkfish:boat",
  "starfish:double",
];

const plainBuyers: ByMarket<readonly number[]> = {
  angelfish: [3],
  catfish: [2],
  clownfish: [2],
  kingfish: [1],
  monkfish: [1],
};

export function position(given: Position = {}): State {
  const players = given.players ?? 3;
  const state = emptyTable(players, { ...usualOptions, ...given.options }, seeded("a position"));
  state.turn = given.turn ?? 0;
  const ocean = given.ocean ?? plainOcean;
  for (const [index, name] of ocean.entries())
    layOut(state, index, cardNamed(name), given.oceanWorms?.[index] ?? 0);

  state.boats = eachSeat(players, 2);
  for (const [seat, names] of (given.built ?? []).entries())
    for (const name of names) {
      state.built |= (seat + 1) << (3 * fishOf(cardNamed(name)));
      state.boats = added(state.boats, seat, 1);
    }
  for (const [seat, names] of (given.boats ?? []).entries())
    for (const name of names) load(state, seat, cardNamed(name));
  state.worms = given.worms ? tallyOf(given.worms) : eachSeat(players, 6);
  for (const [seat, dollars] of (given.dollars ?? []).entries()) state.dollars[seat] = dollars;

  setMarkets(state, given);
  layCards(state, given, ocean);
  return state;
}

function setMarkets(state: State, given: Position): void {
  const standing = [...buyerValues];
  for (const [market, name] of fishTypes.entries()) {
    for (const value of (given.buyers ?? plainBuyers)[name] ?? []) {
      const buyer = standing.indexOf(value);
      standing[buyer] = 0;
      state.buyers = placed(state.buyers, buyer, market);
    }
    state.pawns[market] = tallyOf(given.pawns?.[name] ?? []);
    const filled = given.filled?.[name];
    if (filled === undefined) continue;
    state.filled |= filled << (3 * market);
    state.active++;
  }
  state.waste = tallyOf(given.waste ?? []);
}

function layCards(state: State, given: Position, ocean: readonly CardName[]): void {
  const laid = [ocean, given.discard ?? [], ...(given.boats ?? []), ...(given.built ?? [])].flat();
  const next = given.next ?? [];
  const twice = [...laid, ...next].find((name, index, all) => all.indexOf(name) < index);
  if (twice !== undefined) throw new Error(`${twice} lies in two places`);
  const rest = cardNames.filter((name) => !laid.includes(name) && !next.includes(name));
  const pile = [...next, ...rest];
  layPile(state, given.pileEmpty ? [] : pile.map(cardNamed));
  for (const name of [...(given.discard ?? []), ...(given.pileEmpty ? pile : [])])
    discard(state, cardNamed(name));
  state.reshuffles = (given.reshuffles ?? []).map((names) => names.map(cardNamed));
}

function cardNamed(name: CardName): Card {
  return cardNames.indexOf(name);
}

/** The legal moves of a seat, in their order. */
export function movesOf(state: State, seat: Seat): Move[] {
  const codes = new Uint16Array(wishes.moveCount);
  return Array.from(codes.subarray(0, wishes.legal(state, seat, codes)), wishes.decode);
}

/** Makes a move of the seat whose turn it is and tells what happened; a refused move is an error. */
export function act(state: State, move: Move): Event[] {
  const refusal = wishes.check(state, state.turn, move);
  if (refusal !== null) throw new Error(JSON.stringify(refusal));
  const log: Log<Event> = [];
  wishes.play(state, state.turn, wishes.encode(move), log);
  return log.map(({ event }) => event);
}

/** Only the events of one kind. */
export function only<Type extends Event["type"]>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { readonly type: Type }>[] {
  return events.filter((event): event is Extract<Event, { readonly type: Type }> => event.type === type);
}
