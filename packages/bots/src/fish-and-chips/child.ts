/** A child at sea: loves tall piles, catches what it sees, and never looks at who might catch it next. */
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import { boardSquare, squareNamed } from "@guinguette/rules/fish-and-chips/squares";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import type { Random } from "@guinguette/rules/random";
import { mixed } from "../mix.ts";

/** A pile that is so much lower than the tallest is as good as not seen. */
const EYES = 8;

export function chooseLikeAChild(view: View, legal: readonly Move[], random: Random): Move {
  const ready = legal.find(({ type }) => type === "ready");
  return ready ?? mixed(legal, (move) => (move.type === "catch" ? heightAt(view, move.to) : 0), EYES, random);
}

export function heightAt({ board }: View, name: Parameters<typeof squareNamed>[0]): number {
  const square = squareNamed(name);
  for (const [row, piles] of board.entries())
    for (const [column, pile] of piles.entries()) if (boardSquare(row, column) === square) return pile.length;
  return 0;
}
