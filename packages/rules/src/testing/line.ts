/** Rounds of Fish Fish for tests, written the way a person would. */
import type { Happening, Log } from "../contract.ts";
import { type FishFish, fishFish } from "../fish-fish/game.ts";
import type { Move } from "../fish-fish/moves.ts";
import { seeded } from "../random.ts";
import type { Seat } from "../seats.ts";

export type State = FishFish["state"];

export function table(players: number, firstFisher = 0): State {
  return fishFish.deal({ players, options: {}, setup: { firstFisher } }, seeded("line"));
}

/** "catch 5" and "empty 3" cast, a number bets so many tiles. */
function move(short: string): Move {
  const [word = "", bait] = short.split(" ");
  if (word === "catch" || word === "empty") return { type: "cast", card: word, bait: Number(bait) };
  return { type: "bet", tiles: Number(word) };
}

export function turnOf(state: State): Seat {
  return fishFish.view(state, "spectator").actors[0] ?? -1;
}

/** Each move by whoever's turn it is, all of them legal: `act(state, "catch 5", "0", "2")`. */
export function act(state: State, ...shorts: readonly string[]): Happening<FishFish["event"]>[] {
  const log: Log<FishFish["event"]> = [];
  for (const short of shorts) {
    const seat = turnOf(state);
    const refusal = fishFish.check(state, seat, move(short));
    if (refusal !== null) throw new Error(`${short}: ${JSON.stringify(refusal)}`);
    fishFish.play(state, seat, fishFish.encode(move(short)), log);
  }
  return log;
}

/** What everybody hears of those moves. */
export function heard(state: State, ...shorts: readonly string[]): FishFish["event"][] {
  return act(state, ...shorts).map((told) => (told.seat === undefined ? told.event : told.others));
}

export function why(state: State, seat: Seat, short: string): FishFish["refusal"] | null {
  return fishFish.check(state, seat, move(short));
}

export function look(state: State, viewer: Seat | "spectator" = "spectator"): FishFish["view"] {
  return fishFish.view(state, viewer);
}

const buffer = new Uint16Array(fishFish.moveCount);

/** The legal moves of a seat, in short. */
export function legal(state: State, seat: Seat): string[] {
  return Array.from(buffer.subarray(0, fishFish.legal(state, seat, buffer)), (code) => {
    const each = fishFish.decode(code);
    return each.type === "cast" ? `${each.card} ${each.bait}` : `${each.tiles}`;
  });
}

/** A quick round: the first Fish bets everything at once on an empty line of bait 2, and so do the others. */
export function playRound(state: State): void {
  const { round } = look(state);
  act(state, "empty 2");
  while (look(state).round === round && look(state).winners === null) act(state, "4");
}
