/**
 * Fish & Chips on boardgame.io 0.50, as a programmer would write it there: plain data, one move, turns passed
 * by the framework. Its reducer is driven directly, without client, undo or development checks, which is the
 * fastest way it can be played.
 */
import { createRequire } from "node:module";
import { nextPicks, type Picks, pickOf } from "@guinguette/cli/bench/picks";
import { below, type Random } from "@guinguette/rules/random";
import type { Ctx, Game } from "boardgame.io";

// boardgame.io checks NODE_ENV when it is loaded, and its ES modules do not load in Node.
process.env.NODE_ENV = "production";
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } =
  require("boardgame.io/internal") as typeof import("boardgame.io/internal");
const { INVALID_MOVE } = require("boardgame.io/core") as typeof import("boardgame.io/core");

/** By square, row × 6 + column from the bottom left. Numbers rather than objects: every object in the state costs
 * the framework a proxy when a move touches it. */
interface Sea {
  /** The top fish, colour × 32 + value; 0 where there is none. */
  tops: number[];
  /** How many fish of each colour the pile holds, eight bits each. */
  holds: number[];
}

interface Catch {
  readonly from: number;
  readonly to: number;
}

const steps = [
  { columns: -1, rows: 0 },
  { columns: 1, rows: 0 },
  { columns: 0, rows: -1 },
  { columns: 0, rows: 1 },
];

/** The first pile from a square in one direction; -1 if there is none. */
function firstPile(tops: readonly number[], from: number, step: (typeof steps)[number]): number {
  let column = (from % 6) + step.columns;
  let row = Math.floor(from / 6) + step.rows;
  for (; column >= 0 && column < 6 && row >= 0 && row < 6; column += step.columns, row += step.rows)
    if (tops[row * 6 + column] !== 0) return row * 6 + column;
  return -1;
}

function canCatch(catcher: number, prey: number): boolean {
  return catcher >> 5 !== prey >> 5 && (prey & 31) <= (catcher & 31);
}

function catchesOf({ tops }: Sea, colour: number): Catch[] {
  const catches: Catch[] = [];
  for (let from = 0; from < 36; from++) {
    const top = tops[from] as number;
    if (top === 0 || top >> 5 !== colour) continue;
    for (const step of steps) {
      const to = firstPile(tops, from, step);
      if (to !== -1 && canCatch(top, tops[to] as number)) catches.push({ from, to });
    }
  }
  return catches;
}

function anyCatch(sea: Sea, colour: number): boolean {
  return catchesOf(sea, colour).length > 0;
}

/** The fish shuffled onto the board, as the rules deal them. */
function dealt(players: number, deals: Random): Sea {
  const corners = [0, 5, 30, 35];
  const squares = Array.from({ length: 36 }, (_, square) => square).filter(
    (square) => players !== 2 || !corners.includes(square),
  );
  const least = players === 2 ? 1 : players === 3 ? 5 : 8;
  const tops = Array.from({ length: 36 }, () => 0);
  let i = 0;
  for (let colour = 0; colour < players; colour++)
    for (let value = least; value <= 16; value++) {
      const square = squares[below(deals, i + 1)] as number;
      tops[squares[i++] as number] = tops[square] as number;
      tops[square] = (colour << 5) | value;
    }
  return { tops, holds: tops.map((top) => (top === 0 ? 0 : 1 << (8 * (top >> 5)))) };
}

function fishAndChips(deals: Random): Game<Sea> {
  return {
    name: "fish-and-chips",
    disableUndo: true,
    setup: ({ ctx }) => dealt(ctx.numPlayers, deals),
    moves: {
      catchPile: ({ G, playerID }, from: number, to: number) => {
        const catcher = G.tops[from] as number;
        const reached = steps.some((step) => firstPile(G.tops, from, step) === to);
        if (catcher >> 5 !== Number(playerID) || !reached || !canCatch(catcher, G.tops[to] as number))
          return INVALID_MOVE;
        G.holds[to] = (G.holds[to] as number) + (G.holds[from] as number);
        G.tops[to] = catcher;
        G.tops[from] = 0;
        return undefined;
      },
    },
    turn: {
      minMoves: 1,
      maxMoves: 1,
      order: {
        first: ({ G, ctx }) => catcherFrom(G, ctx, starterOf(G, ctx)),
        next: ({ G, ctx }) => catcherFrom(G, ctx, (ctx.playOrderPos + 1) % ctx.numPlayers),
      },
    },
    endIf: ({ G, ctx }) => {
      for (let seat = 0; seat < ctx.numPlayers; seat++) if (anyCatch(G, seat)) return undefined;
      return { points: pointsOf(G, ctx.numPlayers) };
    },
  };
}

function starterOf(sea: Sea, ctx: Ctx): number {
  return (sea.tops[ctx.numPlayers === 2 ? 34 : 35] as number) >> 5;
}

function catcherFrom(sea: Sea, ctx: Ctx, seat: number): number {
  for (let i = 0; i < ctx.numPlayers; i++) {
    const asked = (seat + i) % ctx.numPlayers;
    if (anyCatch(sea, asked)) return asked;
  }
  return seat;
}

function pointsOf({ tops, holds }: Sea, players: number): number[] {
  const points = Array.from({ length: players }, () => 0);
  for (const [square, top] of tops.entries()) {
    if (top === 0) continue;
    const owner = top >> 5;
    for (let colour = 0; colour < players; colour++)
      if (colour !== owner)
        points[owner] = (points[owner] as number) + (((holds[square] as number) >> (8 * colour)) & 255);
  }
  return points;
}

/** Plays `count` random rounds and gives back how many moves that took and the checksum of their points. */
export function playOnBoardgameIo(
  players: number,
  count: number,
  deals: Random,
  picks: Picks,
): { readonly moves: number; readonly checksum: number } {
  const game = fishAndChips(deals);
  const reducer = CreateGameReducer({ game });
  let now = picks;
  let moves = 0;
  let checksum = 0;
  for (let i = 0; i < count; i++) {
    let state = InitializeGame({ game, numPlayers: players });
    while (state.ctx.gameover === undefined) {
      const playerID = state.ctx.currentPlayer;
      const catches = catchesOf(state.G as Sea, Number(playerID));
      if (catches.length !== 1) now = nextPicks(now);
      const { from, to } = catches[catches.length === 1 ? 0 : pickOf(now, catches.length)] as Catch;
      state = reducer(state, {
        type: "MAKE_MOVE",
        payload: { type: "catchPile", args: [from, to], playerID, credentials: null },
      } as unknown as Parameters<typeof reducer>[1]);
      moves++;
    }
    const { points } = state.ctx.gameover as { readonly points: readonly number[] };
    for (const each of points) checksum = (Math.imul(checksum, 31) + each) | 0;
  }
  return { moves, checksum };
}
