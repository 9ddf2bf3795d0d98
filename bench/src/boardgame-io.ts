/**
 * Fish & Chips on boardgame.io 0.50, as a programmer would write it there: plain data, one move, turns passed
 * by the framework. Its reducer is driven directly, without client, undo or development checks, which is the
 * fastest way it can be played.
 */
import { createRequire } from "node:module";
import { below, type Random } from "@guinguette/rules/random";
import type { Ctx, Game } from "boardgame.io";

// boardgame.io checks NODE_ENV when it is loaded, and its ES modules do not load in Node.
process.env.NODE_ENV = "production";
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } =
  require("boardgame.io/internal") as typeof import("boardgame.io/internal");
const { INVALID_MOVE } = require("boardgame.io/core") as typeof import("boardgame.io/core");

interface Fish {
  readonly colour: number;
  readonly value: number;
}

/** The pile on each square from the bottom up; row × 6 + column from the bottom left. */
interface Sea {
  piles: Fish[][];
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

/** The first pile in each direction, if it can be caught. */
function catchesOf(sea: Sea, colour: number): Catch[] {
  const catches: Catch[] = [];
  for (const [from, pile] of sea.piles.entries()) {
    const top = pile.at(-1);
    if (top?.colour !== colour) continue;
    for (const step of steps) {
      let column = (from % 6) + step.columns;
      let row = Math.floor(from / 6) + step.rows;
      for (; column >= 0 && column < 6 && row >= 0 && row < 6; column += step.columns, row += step.rows) {
        const prey = sea.piles[row * 6 + column]?.at(-1);
        if (prey === undefined) continue;
        if (prey.colour !== colour && prey.value <= top.value) catches.push({ from, to: row * 6 + column });
        break;
      }
    }
  }
  return catches;
}

/** The fish shuffled onto the board, as the rules deal them. */
function dealt(players: number, deals: Random): Fish[][] {
  const corners = [0, 5, 30, 35];
  const squares = Array.from({ length: 36 }, (_, square) => square).filter(
    (square) => players !== 2 || !corners.includes(square),
  );
  const least = players === 2 ? 1 : players === 3 ? 5 : 8;
  const piles: Fish[][] = Array.from({ length: 36 }, () => []);
  let i = 0;
  for (let colour = 0; colour < players; colour++)
    for (let value = least; value <= 16; value++) {
      const square = squares[below(deals, i + 1)] as number;
      piles[squares[i++] as number] = piles[square] as Fish[];
      piles[square] = [{ colour, value }];
    }
  return piles;
}

function fishAndChips(deals: Random): Game<Sea> {
  return {
    name: "fish-and-chips",
    disableUndo: true,
    setup: ({ ctx }) => ({ piles: dealt(ctx.numPlayers, deals) }),
    moves: {
      catchPile: ({ G, playerID }, from: number, to: number) => {
        const legal = catchesOf(G, Number(playerID)).some((each) => each.from === from && each.to === to);
        if (!legal) return INVALID_MOVE;
        G.piles[to] = [...(G.piles[to] ?? []), ...(G.piles[from] ?? [])];
        G.piles[from] = [];
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
      for (let seat = 0; seat < ctx.numPlayers; seat++) if (catchesOf(G, seat).length > 0) return undefined;
      return { points: pointsOf(G, ctx.numPlayers) };
    },
  };
}

function starterOf(sea: Sea, ctx: Ctx): number {
  return sea.piles[ctx.numPlayers === 2 ? 34 : 35]?.[0]?.colour ?? 0;
}

function catcherFrom(sea: Sea, ctx: Ctx, seat: number): number {
  for (let i = 0; i < ctx.numPlayers; i++) {
    const asked = (seat + i) % ctx.numPlayers;
    if (catchesOf(sea, asked).length > 0) return asked;
  }
  return seat;
}

function pointsOf(sea: Sea, players: number): number[] {
  const points = Array.from({ length: players }, () => 0);
  for (const pile of sea.piles) {
    const owner = pile.at(-1)?.colour;
    if (owner === undefined) continue;
    points[owner] = (points[owner] ?? 0) + pile.filter((fish) => fish.colour !== owner).length;
  }
  return points;
}

/** Plays `count` random rounds and gives back how many moves that took and the checksum of their points. */
export function playOnBoardgameIo(
  players: number,
  count: number,
  deals: Random,
  choices: Random,
): { readonly moves: number; readonly checksum: number } {
  const game = fishAndChips(deals);
  const reducer = CreateGameReducer({ game });
  let moves = 0;
  let checksum = 0;
  for (let i = 0; i < count; i++) {
    let state = InitializeGame({ game, numPlayers: players });
    while (state.ctx.gameover === undefined) {
      const playerID = state.ctx.currentPlayer;
      const catches = catchesOf(state.G as Sea, Number(playerID));
      const { from, to } = catches[catches.length === 1 ? 0 : below(choices, catches.length)] as Catch;
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
