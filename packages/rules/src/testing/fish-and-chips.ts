/** Seas and boards of Fish & Chips for tests, written the way a person would. */
import type { Dealing, Log } from "../contract.ts";
import type { Event } from "../fish-and-chips/events.ts";
import type { ColourName, FishName } from "../fish-and-chips/fish.ts";
import { fishAndChips } from "../fish-and-chips/game.ts";
import type { BigFish, Move } from "../fish-and-chips/moves.ts";
import { type Options, usualOptions } from "../fish-and-chips/options.ts";
import type { Board, Setup } from "../fish-and-chips/setup.ts";
import { type SquareName, squareNames } from "../fish-and-chips/squares.ts";
import type { State } from "../fish-and-chips/state.ts";
import { below, type Random, seeded, streamOf } from "../random.ts";
import { firstSeat, type Seat } from "../seats.ts";

const rounds: Readonly<Record<number, readonly ColourName[]>> = {
  1: ["red", "mauve", "green", "yellow"],
  2: ["red", "mauve"],
  3: ["red", "mauve", "green"],
  4: ["red", "mauve", "green", "yellow"],
};

export function table(
  players: number,
  setup: Setup = {},
  options: Partial<Options> = {},
): Dealing<Options, Setup> {
  return { players, options: { ...usualOptions, ...options }, setup };
}

export function deal(
  players: number,
  setup: Setup = {},
  options: Partial<Options> = {},
  seed = "guinguette",
): State {
  return fishAndChips.deal(table(players, setup, options), streamOf(seed, "deal"));
}

/** A board as set-ups write it, from six lines of six words; a dot is an empty square. */
export function board(text: string): Board {
  return text
    .trim()
    .split("\n")
    .map((line) =>
      line
        .trim()
        .split(/\s+/)
        .map((word) => (word === "." ? "" : (word as FishName))),
    );
}

export interface Position {
  /** The piles by square, each from the bottom up: `{ c4: "M3 R9" }`. */
  readonly sea: { readonly [square in SquareName]?: string };
  readonly players?: number;
  readonly turn?: ColourName;
  readonly starter?: ColourName;
  readonly phase?: "repositioning" | "catching" | "over";
  /** Solitaire only. */
  readonly order?: readonly ColourName[];
  readonly swapped?: readonly BigFish[];
  readonly scores?: readonly number[];
  readonly options?: Partial<Options>;
  readonly round?: number;
}

/** Any position at all: two players and red to catch, unless it says otherwise. */
export function position(given: Position): State {
  const { sea, players = 2, turn = "red", phase = "catching" } = given;
  const rows = [5, 4, 3, 2, 1, 0].map((row) =>
    squareNames
      .slice(row * 6, row * 6 + 6)
      .map((square) => (sea[square] ?? "").split(" ").filter((name) => name !== "") as FishName[]),
  );
  return fishAndChips.sampler(
    {
      seat: "spectator",
      players,
      options: { ...usualOptions, ...given.options },
      round: given.round ?? 1,
      phase,
      actors: [],
      order: given.order ?? rounds[players] ?? [],
      starter: given.starter ?? turn,
      turn,
      swapped: given.swapped ?? [],
      board: rows,
      caught: [],
      scores: given.scores ?? Array.from({ length: players }, () => 0),
      sweeper: null,
      winners: null,
    },
    [],
  )(seeded("position"));
}

/** The seat to move. */
export function seatOf(state: State): Seat {
  return firstSeat(fishAndChips.actors(state));
}

const buffer = new Uint16Array(fishAndChips.moveCount);

export function legalCodes(state: State, seat: Seat = seatOf(state)): number[] {
  return [...buffer.subarray(0, fishAndChips.legal(state, seat, buffer))];
}

/** The legal moves of the seat to move, in short: `c4-c6`, `octopus a3`, `ready`. */
export function legalMoves(state: State, seat: Seat = seatOf(state)): string[] {
  return legalCodes(state, seat).map((code) => inShort(fishAndChips.decode(code)));
}

function inShort(move: Move): string {
  switch (move.type) {
    case "catch":
      return `${move.from}-${move.to}`;
    case "swap":
      return `${move.fish} ${move.with}`;
    case "ready":
      return "ready";
  }
}

/** The move written in short. */
export function move(short: string): Move {
  if (short === "ready") return { type: "ready" };
  const [fish, square] = short.split(" ");
  if (square !== undefined) return { type: "swap", fish: fish as BigFish, with: square as SquareName };
  const [from, to] = short.split("-");
  return { type: "catch", from: from as SquareName, to: to as SquareName };
}

/** Makes moves, each by the seat to move, and tells what happened. Every one of them has to be legal. */
export function act(state: State, ...shorts: readonly string[]): Event[] {
  const log: Log<Event> = [];
  for (const short of shorts) {
    const refusal = fishAndChips.check(state, seatOf(state), move(short));
    if (refusal !== null) throw new Error(`${short}: ${JSON.stringify(refusal)}`);
    fishAndChips.play(state, seatOf(state), fishAndChips.encode(move(short)), log);
  }
  return log.map(({ event }) => event);
}

/** Plays moves at random, without repositioning, until the round, or the game, is over. */
export function playRound(state: State, random: Random = seeded("round")): void {
  const { round } = state;
  while (state.round === round && fishAndChips.actors(state) !== 0) {
    const codes = legalCodes(state);
    const ready = codes.at(-1) === fishAndChips.moveCount - 1;
    const code = ready ? fishAndChips.moveCount - 1 : (codes[below(random, codes.length)] ?? 0);
    fishAndChips.play(state, seatOf(state), code, null);
  }
}
