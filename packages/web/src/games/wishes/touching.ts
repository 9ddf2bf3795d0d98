/** Touching the market: a card of the Ocean, a fish in a boat, a stall; or dragging the one onto the other. */
import type { CardName } from "@guinguette/rules/wishes/cards";
import { fishTypes } from "@guinguette/rules/wishes/cards";
import type { Wishes } from "@guinguette/rules/wishes/game";
import type { Move } from "@guinguette/rules/wishes/moves";
import type { View } from "@guinguette/rules/wishes/view";
import { marketAfter } from "@guinguette/words/wishes/markets";
import type { Situation, TouchRules } from "../touch.ts";
import { isSale } from "./cards.ts";
import { sells } from "./sales.ts";
import {
  type Answer,
  oceanPick,
  originOf,
  originsIn,
  type Spot,
  spotOf,
  touchBoat,
  touchOcean,
  touchSpot,
} from "./touch.ts";

const boatPlace = (card: CardName): string => `boat:${card}`;
/** One's boats, where a card is kept; the hub, where a wish is made. */
const BOATS = "boats";
const HUB = "hub";

export const touchRules: TouchRules<Wishes> = {
  open: (now) => new Set(now.legal.flatMap((move) => placesOf(move, now))),
  chosen(now) {
    const { view, picked, proposed } = now;
    const [kind = "", name = ""] = (picked ?? "").split(":");
    const chosen = kind === "ocean" ? [picked ?? ""] : name === "" ? [] : [name];
    if (proposed === null) return new Set(chosen);
    if (proposed.type === "keep" || proposed.type === "wish") return new Set([oceanPick(proposed.card)]);
    const spot = spotOf(proposed, view);
    return new Set([...chosen, ...boatsOf(proposed, view), ...(spot === null ? [] : [spot])]);
  },
  touch(place, now) {
    const [kind = "", name = ""] = place.split(":");
    const answer: Answer =
      kind === "ocean"
        ? touchOcean(Number(name), now)
        : kind === "boat"
          ? touchBoat(place.slice("boat:".length) as CardName, now)
          : touchSpot(spotNamed(kind), now);
    return answer.move === null
      ? { type: "pick", place: answer.picked }
      : { type: "propose", move: answer.move, picked: answer.picked };
  },
  ways(move, view) {
    if (isSale(move)) {
      const to = spotOf(move, view);
      return to === null ? [] : boatsOf(move, view).map((from) => ({ from, to }));
    }
    switch (move.type) {
      case "keep":
        return [{ from: oceanPick(move.card), to: BOATS }];
      case "wish":
        return [{ from: oceanPick(move.card), to: HUB }];
      case "moveBuyer":
        return [{ from: move.from, to: marketAfter(move.from, move.steps) }];
      case "placeBuyer":
        return [{ from: HUB, to: move.to }];
      case "toWaste":
        return [{ from: move.from, to: "waste" }];
      case "fromWaste":
        return [{ from: "waste", to: BOATS }];
    }
  },
};

const spotNamed = (name: string): Spot => fishTypes.find((fish) => fish === name) ?? "waste";

/** The boats whose fish a sale would sell. */
function boatsOf(move: Move, view: View): string[] {
  if (!isSale(move)) return [];
  const cards = view.seats[view.turn]?.cards ?? [];
  return cards.filter((card) => sells(move, card)).map(boatPlace);
}

/** In an ordinary turn the fish in the boats can be touched, not every stall that would buy one. */
function placesOf(move: Move, now: Situation<Wishes>): string[] {
  const { view } = now;
  if (move.type === "keep" || move.type === "wish") return [oceanPick(move.card)];
  if (move.type === "moveBuyer") {
    const origin = originOf(now);
    if (origin !== null && move.from === origin) return [marketAfter(move.from, move.steps)];
    return originsIn(now.legal).length > 1 ? [move.from] : [];
  }
  const spot = spotOf(move, view);
  if (isSale(move))
    return view.phase === "action" || spot === null ? boatsOf(move, view) : [...boatsOf(move, view), spot];
  return spot === null ? [] : [spot];
}
