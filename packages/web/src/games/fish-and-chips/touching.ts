/** Touching the sea: either end of a move first; a fish is dragged onto the one it catches or changes places with. */
import type { FishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { SquareName } from "@guinguette/rules/fish-and-chips/squares";
import { endsOf } from "@guinguette/words/fish-and-chips/places";
import type { TouchRules } from "../touch.ts";
import { partners, starts, touch } from "./touch.ts";

export const touchRules: TouchRules<FishAndChips> = {
  open({ view, legal, picked }) {
    if (picked === null) return starts(legal, view);
    return new Set(partners(picked as SquareName, legal, view).keys());
  },
  chosen({ view, picked, proposed }) {
    const ends = proposed === null ? [] : (endsOf(proposed, view) ?? []);
    return new Set(picked === null ? ends : [picked, ...ends]);
  },
  touch(place, { view, legal, picked }) {
    const touched = touch(place as SquareName, picked as SquareName | null, legal, view);
    return touched.type === "pick" ? { type: "pick", place: touched.square } : touched;
  },
  ways(move, view) {
    const ends = endsOf(move, view);
    if (ends === null) return [];
    const [from, to] = ends;
    return move.type === "swap"
      ? [
          { from, to },
          { from: to, to: from },
        ]
      : [{ from, to }];
  },
};
