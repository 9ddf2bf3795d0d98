/** Weaker players, each with a weakness that one can find out: they make the easy tables. */
import { cardTable } from "@guinguette/rules/chat-peche/cards";
import type { Move } from "@guinguette/rules/chat-peche/moves";
import type { Spot } from "@guinguette/rules/chat-peche/pond";
import type { View } from "@guinguette/rules/chat-peche/view";
import type { Random } from "@guinguette/rules/random";
import { seatOf } from "../bot.ts";
import { best, drawn } from "../mix.ts";

/** Only has eyes for the biggest fish on top of a pile: sits before it, pulls it near, and takes it. */
export function chooseBiggestFish(view: View, legal: readonly Move[], random: Random): Move {
  const { cat, columns } = view.seats[seatOf(view)]!;
  const own = cat === null ? [] : columns[cat - 1]!;
  switch (view.phase) {
    case "place":
      return best(
        legal,
        (move) => (move.type === "place" ? most(view, columns[move.column - 1]!) : 0),
        random,
      );
    case "lure":
      // What lies there already need not be pulled, and what is not bigger is not worth it.
      return best(
        legal,
        (move) =>
          move.type === "lure" && own.includes(move.to) && !own.includes(move.from)
            ? sizeAt(view, move.from)
            : move.type === "stay"
              ? most(view, own)
              : -Infinity,
        random,
      );
    case "fish":
    case "over":
      return best(legal, (move) => (move.type === "fish" ? sizeAt(view, move.spot) : 0), random);
  }
}

function most(view: View, column: readonly Spot[]): number {
  return Math.max(...column.map((spot) => sizeAt(view, spot)));
}

/** Of the top card alone; a spot without cards is worse than stones. */
function sizeAt(view: View, spot: Spot): number {
  const top = view.pond.find((each) => each.spot === spot)?.top ?? null;
  return top === null ? -3 : cardTable[top].fish - cardTable[top].stones;
}

/** How much likelier the middle column is than each of the others. */
const MIDDLE = 3;

/** Likes to sit in the middle, is too shy to lure (CP-3a), and takes the biggest fish it sees from there. */
export function chooseWithoutLuring(view: View, legal: readonly Move[], random: Random): Move {
  if (view.phase === "place")
    return drawn(
      legal,
      legal.map((move) => (move.type === "place" && move.column === 2 ? MIDDLE : 1)),
      random,
    );
  return legal.find(({ type }) => type === "stay") ?? chooseBiggestFish(view, legal, random);
}
