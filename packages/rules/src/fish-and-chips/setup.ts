/** Explicit set-ups of Fish & Chips: boards laid out by hand and the solitaire's order of colours. */
import type { Dealing } from "../contract.ts";
import { listOf, oneOf, partly, type Shape } from "../shape.ts";
import { type ColourName, colours, type FishName, fishInPlay, fishName, fishNames } from "./fish.ts";
import type { Options } from "./options.ts";
import type { ComponentRule, Refusal } from "./refusals.ts";
import { boardSquare, dealtSquares, nameOf } from "./squares.ts";

/** Six rows, top row first, of six fish; "" is an empty square. */
export type Board = readonly (readonly (FishName | "")[])[];

export interface Setup {
  readonly boards?: readonly Board[];
  /** Solitaire only (FC-2). */
  readonly order?: readonly ColourName[];
}

const boardShape: Shape<Board> = listOf(listOf(oneOf(["", ...fishNames]), 6), 6);
const severalShape = partly({ boards: listOf(boardShape) });
const solitaireShape = partly({ boards: listOf(boardShape), order: listOf(oneOf(colours)) });

export function setupShape(players: number): Shape<Setup> {
  return players === 1 ? solitaireShape : severalShape;
}

const componentRules: readonly ComponentRule[] = ["FC-1", "FC-1", "FC-S1", "FC-S2", "FC-S3"];

export function checkSetup(table: Dealing<Options, Setup>): Refusal | null {
  const { players, setup } = table;
  for (const [index, board] of (setup.boards ?? []).entries()) {
    const refusal = checkBoard(board, index + 1, players);
    if (refusal !== null) return refusal;
  }
  const { order } = setup;
  if (order === undefined) return null;
  const missing = colours.filter((colour) => !order.includes(colour));
  if (missing.length === 0 && order.length === colours.length) return null;
  return { rule: "FC-2", why: "wrong-order", missing };
}

function checkBoard(board: Board, round: number, players: number): Refusal | null {
  const inPlay = players === 1 ? 4 : players;
  const surplus = board.flat().filter((name) => name !== "");
  const missing: FishName[] = [];
  for (const fish of fishInPlay(inPlay)) {
    const found = surplus.indexOf(fishName(fish));
    if (found === -1) missing.push(fishName(fish));
    else surplus.splice(found, 1);
  }
  if (missing.length > 0 || surplus.length > 0)
    return { rule: componentRules[players]!, why: "wrong-fish", round, missing, surplus };
  if (inPlay !== 2) return null;
  // As many fish as squares: if a corner is filled, some other square is empty (FC-S1).
  const dealt = dealtSquares(inPlay);
  for (const row of [0, 5])
    for (const column of [0, 5])
      if (board[row]![column] !== "" && !dealt.includes(boardSquare(row, column)))
        return { rule: "FC-S1", why: "filled-corner", round, square: nameOf(boardSquare(row, column)) };
  return null;
}
