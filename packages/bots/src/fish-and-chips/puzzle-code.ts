/**
 * Puzzles as short texts. A set-up has no piles, so a puzzle is a whole deal and the catches that lead to it:
 * the colours in their order, the 36 fish by rows from the top, and the catches, from and to. A fish and a
 * square are one sign each: `rmgy-` + 36 signs + `-` + two signs for each catch.
 */
import type { Dealing } from "@guinguette/rules/contract";
import {
  type ColourName,
  colourOf,
  colours,
  fishName,
  fishNamed,
  fishOf,
  rankOf,
} from "@guinguette/rules/fish-and-chips/fish";
import { fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import { type Options, usualOptions } from "@guinguette/rules/fish-and-chips/options";
import type { Board, Setup } from "@guinguette/rules/fish-and-chips/setup";
import { nameOf, squareNamed } from "@guinguette/rules/fish-and-chips/squares";
import type { State } from "@guinguette/rules/fish-and-chips/state";
import { seeded } from "@guinguette/rules/random";

export interface Puzzle {
  /** The position. */
  readonly code: string;
  /** The only catches that win, written as in the code. */
  readonly solution: string;
}

/** A table to open and the moves already made on it. */
export interface Opening {
  readonly table: Dealing<Options, Setup>;
  readonly moves: readonly Move[];
}

/** Fish of the solitaire by colour, the lowest an 8 (FC-1). */
const KINDS = 9;
const LOWEST = 8;

export function writePuzzle(order: readonly ColourName[], board: Board, moves: readonly Move[]): string {
  const fish = board.flat().map((name) => {
    if (name === "") throw new Error("the solitaire has no empty squares");
    const number = fishNamed(name);
    return sign(colourOf(number) * KINDS + rankOf(number) - LOWEST);
  });
  return `${order.map((colour) => colour.charAt(0)).join("")}-${fish.join("")}-${writeCatches(moves)}`;
}

export function readPuzzle(code: string): Opening {
  const [letters = "", fish = "", catches = ""] = code.split("-");
  const order = [...letters].map((letter) => {
    const colour = colours.find((name) => name.startsWith(letter));
    if (colour === undefined) throw new Error(`no colour begins with ${letter}`);
    return colour;
  });
  const names = [...fish].map((each) => {
    const number = parseInt(each, 36);
    return fishName(fishOf(Math.floor(number / KINDS), LOWEST + (number % KINDS)));
  });
  const board = [0, 1, 2, 3, 4, 5].map((row) => names.slice(6 * row, 6 * row + 6));
  return {
    table: { players: 1, options: usualOptions, setup: { boards: [board], order } },
    moves: readCatches(catches),
  };
}

export function writeCatches(moves: readonly Move[]): string {
  return moves
    .map((move) => {
      if (move.type !== "catch") throw new Error("the solitaire has catches only");
      return sign(squareNamed(move.from)) + sign(squareNamed(move.to));
    })
    .join("");
}

export function readCatches(text: string): Move[] {
  return Array.from({ length: text.length / 2 }, (_, i) => ({
    type: "catch",
    from: nameOf(parseInt(text.charAt(2 * i), 36)),
    to: nameOf(parseInt(text.charAt(2 * i + 1), 36)),
  }));
}

function sign(number: number): string {
  return number.toString(36);
}

/** The position of a puzzle. */
export function openPuzzle({ table, moves }: Opening): State {
  // All is laid out by hand, so any seed does.
  const state = fishAndChips.deal(table, seeded("puzzle"));
  for (const move of moves) fishAndChips.play(state, 0, fishAndChips.encode(move), null);
  return state;
}
