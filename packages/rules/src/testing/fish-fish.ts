/** Games of Fish Fish for tests, written the way a person would. */
import { type Dealing, eventFor, type Log, type Viewer } from "../contract.ts";
import type { FishingCard } from "../fish-fish/cards.ts";
import type { Event } from "../fish-fish/events.ts";
import { fishFish } from "../fish-fish/game.ts";
import type { Move } from "../fish-fish/moves.ts";
import type { Options, Setup } from "../fish-fish/setup.ts";
import type { State } from "../fish-fish/state.ts";
import type { FishView, View } from "../fish-fish/view.ts";
import { streamOf } from "../random.ts";
import { firstSeat, type Seat } from "../seats.ts";

/** A cast, `catch 5`, or how many tiles are bet. */
export type Step = `${FishingCard} ${number}` | number;

export function table(players: number, setup: Setup = {}): Dealing<Options, Setup> {
  return { players, options: {}, setup };
}

/** A new game; seat 0 is Fisher unless it says otherwise. */
export function deal(players: number, firstFisher: Seat = 0): State {
  return fishFish.deal(table(players, { firstFisher }), streamOf("guinguette", "deal"));
}

/** The seat that has to move. */
export function seatOf(state: State): Seat {
  return firstSeat(fishFish.actors(state));
}

export function move(step: Step): Move {
  if (typeof step === "number") return { type: "bet", tiles: step };
  const [card, bait] = step.split(" ");
  return { type: "cast", card: card as FishingCard, bait: Number(bait) };
}

/** Whoever has to move does each of these in turn; says what happened at the last one. */
export function act(state: State, ...steps: readonly Step[]): Log<Event> {
  let log: Log<Event> = [];
  for (const step of steps) {
    const seat = seatOf(state);
    const refusal = fishFish.check(state, seat, move(step));
    if (refusal !== null) throw new Error(`${step} by seat ${seat}: ${JSON.stringify(refusal)}`);
    log = [];
    fishFish.play(state, seat, fishFish.encode(move(step)), log);
  }
  return log;
}

/** What happened at the last of these steps, as somebody who only watches learns it. */
export function told(state: State, ...steps: readonly Step[]): Event[] {
  return act(state, ...steps).map((happening) => eventFor(happening, "spectator"));
}

const buffer = new Uint16Array(fishFish.moveCount);

export function legalCodes(state: State, seat: Seat = seatOf(state)): number[] {
  return [...buffer.subarray(0, fishFish.legal(state, seat, buffer))];
}

/** The legal moves of a seat, in short: `catch 5`, 0, 1. */
export function legalSteps(state: State, seat: Seat = seatOf(state)): Step[] {
  return legalCodes(state, seat).map((code) => {
    const decoded = fishFish.decode(code);
    return decoded.type === "bet" ? decoded.tiles : (`${decoded.card} ${decoded.bait}` as const);
  });
}

/** What somebody sees; the bystander, if nobody is named. */
export function see(state: State, viewer: Viewer = "spectator"): View {
  return fishFish.view(state, viewer);
}

/** What everybody sees of one Fish. */
export function fishAt(state: State, seat: Seat): FishView {
  const found = see(state).fish.find((fish) => fish.seat === seat);
  if (found === undefined) throw new Error(`seat ${seat} is not a Fish`);
  return found;
}
