/** Touching the pond: a column for the cat, a pile and where it is lured, a spot to fish. */
import type { ChatPeche } from "@guinguette/rules/chat-peche/game";
import { neighboursOf, type Spot } from "@guinguette/rules/chat-peche/pond";
import type { TouchRules } from "../touch.ts";

export const columnPlace = (column: number): string => `column:${column}`;
/** Where the cat waits until it is placed, and where its line starts when it fishes: it is dragged from there. */
export const CAT = "cat";

export const touchRules: TouchRules<ChatPeche> = {
  open({ legal, picked }) {
    return new Set(
      legal.flatMap((move) => {
        if (move.type === "place") return [columnPlace(move.column)];
        if (move.type === "fish") return [move.spot];
        if (move.type !== "lure") return [];
        if (picked === null) return [move.from];
        return move.from === picked ? [move.to] : [];
      }),
    );
  },
  chosen({ picked, proposed }) {
    const ends: readonly string[] =
      proposed?.type === "place"
        ? [columnPlace(proposed.column)]
        : proposed?.type === "fish"
          ? [proposed.spot]
          : proposed?.type === "lure"
            ? [proposed.from, proposed.to]
            : [];
    return new Set(picked === null ? ends : [picked, ...ends]);
  },
  touch(place, { view, legal, picked }) {
    const column = /^column:(\d)$/.exec(place)?.[1];
    if (column !== undefined) return { type: "propose", move: { type: "place", column: Number(column) } };
    // The cat is only dragged: its touch lays down what is held.
    if (place === CAT) return { type: "pick", place: null };
    const spot = place as Spot;
    if (view.phase !== "lure") return { type: "propose", move: { type: "fish", spot } };
    // First the pile, then where it goes.
    if (picked === spot) return { type: "pick", place: null };
    if (picked !== null) return { type: "propose", move: { type: "lure", from: picked as Spot, to: spot } };
    if (legal.some((move) => move.type === "lure" && move.from === spot))
      return { type: "pick", place: spot };
    // Nothing to lure here: its rule says so.
    return { type: "propose", move: { type: "lure", from: spot, to: neighboursOf(spot)[0] as Spot } };
  },
  ways(move) {
    switch (move.type) {
      case "place":
        return [{ from: CAT, to: columnPlace(move.column) }];
      case "lure":
        return [{ from: move.from, to: move.to }];
      case "fish":
        return [{ from: CAT, to: move.spot }];
      case "stay":
        return [];
    }
  },
};
