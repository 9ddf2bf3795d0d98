/**
 * What a touch means. A board knows no rules: it asks which legal moves a place stands for. One: it is proposed.
 * Several: the place is picked up and the choice is offered. None: the move that was tried is proposed all the
 * same, so that its refusal can say why not.
 */
import { type CardName, type FishType, fishTypes } from "@guinguette/rules/wishes/cards";
import type { Wishes } from "@guinguette/rules/wishes/game";
import type { Move } from "@guinguette/rules/wishes/moves";
import { offerFor } from "@guinguette/rules/wishes/offer";
import type { View } from "@guinguette/rules/wishes/view";
import { isDouble, marketAfter, marketOf } from "@guinguette/words/wishes/markets";
import { faceOfCard, fishOfCard } from "@guinguette/words/wishes/names";
import type { Situation, Touched, TouchRules } from "../touch.ts";
import { hasWish, isSale, sameMove, stepsBetween } from "./cards.ts";
import { sells } from "./sales.ts";

export type Now = Situation<Wishes>;
type Answer = Touched<Move>;

/** A market is named by its fish. */
export type Spot = FishType | "waste";

export const oceanPlace = (index: number): string => `ocean:${index}`;
export const boatPlace = (card: CardName): string => `boat:${card}`;
/** One of the moves among which the picked place leaves a choice. */
export const choicePlace = (index: number): string => `choice:${index}`;
/** One's boats, where a card is kept; the middle of the ring, where a wish is made; the wish in play. */
export const BOATS = "boats";
export const HUB = "hub";
export const WISH = "wish";

const fromPick = (market: FishType): string => `from:${market}`;
const choicePick = (spot: Spot): string => `at:${spot}`;

const pick = (place: string | null): Answer => ({ type: "pick", place });
const propose = (move: Move, picked: string | null = null): Answer => ({ type: "propose", move, picked });

export const touchRules: TouchRules<Wishes> = {
  open(now) {
    const choices = choicesOf(now).flatMap((move, index) =>
      now.legal.some((one) => sameMove(one, move)) ? [choicePlace(index)] : [],
    );
    return new Set([...now.legal.flatMap((move) => placesOf(move, now)), ...choices]);
  },
  chosen(now) {
    const { view, picked, proposed } = now;
    const [kind = "", name = ""] = (picked ?? "").split(":");
    const taken = kind === "ocean" ? [picked ?? ""] : name === "" ? [] : [name];
    const choices = choicesOf(now).flatMap((move, index) =>
      sameMove(move, proposed) ? [choicePlace(index)] : [],
    );
    if (proposed === null) return new Set(taken);
    if (proposed.type === "keep" || proposed.type === "wish")
      return new Set([oceanPlace(proposed.card), ...choices]);
    const spot = spotOf(proposed, view);
    return new Set([...taken, ...choices, ...boatsOf(proposed, view), ...(spot === null ? [] : [spot])]);
  },
  touch(place, now) {
    const [kind = "", name = ""] = place.split(":");
    if (kind === "ocean") return touchOcean(Number(name), now);
    if (kind === "boat") return touchBoat(place.slice("boat:".length) as CardName, now);
    const choice = kind === "choice" ? choicesOf(now)[Number(name)] : undefined;
    if (choice !== undefined) return propose(choice, now.picked);
    const spot = spots.find((one) => one === place);
    return spot === undefined ? pick(now.picked) : touchSpot(spot, now);
  },
  ways(move, view) {
    switch (move.type) {
      case "keep":
        return [{ from: oceanPlace(move.card), to: BOATS }];
      case "wish":
        return [{ from: oceanPlace(move.card), to: HUB }];
      case "moveBuyer":
        return [{ from: move.from, to: marketAfter(move.from, move.steps) }];
      case "placeBuyer":
        return [{ from: WISH, to: move.to }];
      case "toWaste":
        return [{ from: move.from, to: "waste" }];
      case "fromWaste":
        return [{ from: "waste", to: BOATS }];
      case "sell":
      case "sellAll":
      case "sellOne":
        return boatsOf(move, view).map((from) => ({ from, to: offerFor(move, view).market }));
    }
  },
};

const spots: readonly Spot[] = [...fishTypes, "waste"];

/** The boats whose fish a sale would sell. */
function boatsOf(move: Move, view: View): string[] {
  if (!isSale(move)) return [];
  const cards = view.seats[view.turn]?.cards ?? [];
  return cards.filter((card) => sells(move, card)).map(boatPlace);
}

/** In an ordinary turn the fish in the boats can be touched, not every stall that would buy one. */
function placesOf(move: Move, now: Now): string[] {
  const { view } = now;
  if (move.type === "keep" || move.type === "wish") return [oceanPlace(move.card)];
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

/** The moves among which the picked place leaves a choice; also those that are not legal, if they are the
 * question. */
export function choicesOf({ view, legal, picked }: Now): readonly Move[] {
  const [kind, name] = (picked ?? "").split(":");
  if (kind === "ocean") {
    const card = view.ocean[Number(name)];
    if (card === undefined || view.phase !== "action") return [];
    const keep: Move = { type: "keep", card: Number(name) };
    // A card without a wish can only be kept (IW-R6): nothing to choose.
    if (!hasWish(faceOfCard(card.card))) return [];
    return [keep, { type: "wish", card: Number(name) }];
  }
  if (kind === "at") return legal.filter((move) => spotOf(move, view) === name);
  return [];
}

/** The place on the board that stands for a move; none for those of the Ocean. */
export function spotOf(move: Move, view: View): Spot | null {
  switch (move.type) {
    case "keep":
    case "wish":
      return null;
    case "sell":
    case "sellAll":
    case "sellOne":
      return offerFor(move, view).market;
    case "moveBuyer":
      return marketAfter(move.from, move.steps);
    case "placeBuyer":
      return move.to;
    case "toWaste":
      return move.from;
    case "fromWaste":
      return "waste";
  }
}

function touchOcean(index: number, { legal, picked, proposed }: Now): Answer {
  const keep: Move = { type: "keep", card: index };
  const open = [keep, { type: "wish", card: index } as const].filter((move) =>
    legal.some((one) => sameMove(one, move)),
  );
  // The second touch plays what waits.
  if (picked === oceanPlace(index) && proposed !== null) return propose(proposed, picked);
  if (open.length > 1) return pick(oceanPlace(index));
  const [only] = open;
  return only === undefined ? propose(keep) : propose(only, oceanPlace(index));
}

/** A fish card in one's boats. */
function touchBoat(card: CardName, { view, legal }: Now): Answer {
  const fish = fishOfCard(card);
  const sale = legal.find((move) => sells(move, card));
  if (sale !== undefined) return propose(sale);
  if (view.phase === "sellAll") return propose({ type: "sellAll", fish });
  return propose({ type: view.phase === "sellOne" ? "sellOne" : "sell", fish, double: isDouble(card) });
}

/** The origin of a buyer on its way: the one chosen, or the only one there is. */
export function originOf({ legal, picked, proposed }: Now): FishType | null {
  if (proposed?.type === "moveBuyer") return proposed.from;
  const origins = originsIn(legal);
  const chosen = origins.find((market) => picked === fromPick(market));
  return chosen ?? (origins.length === 1 ? (origins[0] as FishType) : null);
}

export function originsIn(legal: readonly Move[]): FishType[] {
  return [...new Set(legal.flatMap((move) => (move.type === "moveBuyer" ? [move.from] : [])))];
}

function touchSpot(spot: Spot, now: Now): Answer {
  const { view, legal, picked, proposed } = now;
  if (proposed !== null && spotOf(proposed, view) === spot) return propose(proposed, picked);
  if (view.phase === "moveBuyer" && spot !== "waste") return touchRoute(spot, now);
  const open = legal.filter((move) => spotOf(move, view) === spot);
  if (open.length > 1) return pick(choicePick(spot));
  return propose(open[0] ?? triedAt(spot, now));
}

/** First where from, unless only one buyer can go; then where to. */
function touchRoute(spot: FishType, now: Now): Answer {
  const { legal, picked, view } = now;
  const origin = originOf(now);
  const origins = originsIn(legal);
  const open = legal.find(
    (move) => move.type === "moveBuyer" && move.from === origin && spotOf(move, view) === spot,
  );
  if (open !== undefined && origin !== null)
    return propose(open, origins.length > 1 ? fromPick(origin) : null);
  if (origins.length > 1 && origins.includes(spot)) return pick(fromPick(spot));
  const direct = legal.filter((move) => spotOf(move, view) === spot);
  if (origin === null && direct.length > 1) return pick(choicePick(spot));
  if (origin === null && direct[0] !== undefined) return propose(direct[0]);
  const from = origin ?? origins[0] ?? spot;
  return propose({ type: "moveBuyer", from, steps: stepsBetween(from, spot) }, picked);
}

/** What somebody tried who touched a place that stands for nothing now. */
function triedAt(spot: Spot, { view }: Now): Move {
  const somebody = view.turn;
  if (spot === "waste") return { type: "fromWaste", seat: somebody };
  switch (view.phase) {
    case "placeBuyer":
      return { type: "placeBuyer", to: spot };
    case "waste": {
      const owner = marketOf(view, spot).pawns.findIndex((count) => count > 0);
      return { type: "toWaste", from: spot, seat: owner < 0 ? somebody : owner };
    }
    case "sellAll":
      return { type: "sellAll", fish: spot };
    case "sellOne":
      return { type: "sellOne", fish: spot, double: false };
    default:
      return { type: "sell", fish: spot, double: false };
  }
}
