/**
 * What a touch means. A board knows no rules: it asks which legal moves a place stands for. One: it is proposed.
 * Several: the place is picked up and the choice is offered. None: the move that was tried is proposed all the
 * same, so that its refusal can say why not.
 */
import type { CardName, FishType } from "@guinguette/rules/wishes/cards";
import type { Move } from "@guinguette/rules/wishes/moves";
import { offerFor } from "@guinguette/rules/wishes/offer";
import type { View } from "@guinguette/rules/wishes/view";
import { isDouble, marketAfter, marketOf } from "@guinguette/words/wishes/markets";
import { faceOfCard, fishOfCard } from "@guinguette/words/wishes/names";
import { hasWish, isSale, sameMove, stepsBetween } from "./cards.ts";

/** What the table stands like when it is touched. */
export interface Situation {
  readonly view: View;
  readonly legal: readonly Move[];
  readonly picked: string | null;
  readonly proposed: Move | null;
}

/** What is picked up from now on, and the move that is proposed. */
export interface Answer {
  readonly picked: string | null;
  readonly move: Move | null;
}

export type Spot = FishType | "waste";

export const oceanPick = (index: number): string => `ocean:${index}`;
const fromPick = (market: FishType): string => `from:${market}`;
const choicePick = (spot: Spot): string => `at:${spot}`;

/** The moves among which the picked place leaves a choice; also those that are not legal, if they are the
 * question. */
export function choicesOf({ view, legal, picked }: Situation): readonly Move[] {
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

export function touchOcean(index: number, { legal, picked, proposed }: Situation): Answer {
  const tries: readonly Move[] = [
    { type: "keep", card: index },
    { type: "wish", card: index },
  ];
  const open = tries.filter((move) => legal.some((one) => sameMove(one, move)));
  // The second touch plays what waits.
  if (picked === oceanPick(index) && proposed !== null) return { picked, move: proposed };
  if (open.length > 1) return { picked: oceanPick(index), move: null };
  const [only] = open;
  return only === undefined
    ? { picked: null, move: tries[0] as Move }
    : { picked: oceanPick(index), move: only };
}

/** A fish card in one's boats. */
export function touchBoat(card: CardName, { view, legal }: Situation): Answer {
  const fish = fishOfCard(card);
  const double = isDouble(card);
  const sale = legal.find(
    (move) => isSale(move) && move.fish === fish && (move.type === "sellAll" || move.double === double),
  );
  const tried: Move =
    view.phase === "sellAll"
      ? { type: "sellAll", fish }
      : { type: view.phase === "sellOne" ? "sellOne" : "sell", fish, double };
  return { picked: null, move: sale ?? tried };
}

/** The origin of a buyer on its way: the one chosen, or the only one there is. */
export function originOf({ legal, picked, proposed }: Situation): FishType | null {
  if (proposed?.type === "moveBuyer") return proposed.from;
  const origins = originsIn(legal);
  const chosen = origins.find((market) => picked === fromPick(market));
  return chosen ?? (origins.length === 1 ? (origins[0] as FishType) : null);
}

export function originsIn(legal: readonly Move[]): FishType[] {
  return [...new Set(legal.flatMap((move) => (move.type === "moveBuyer" ? [move.from] : [])))];
}

export function touchSpot(spot: Spot, situation: Situation): Answer {
  const { view, legal, picked, proposed } = situation;
  if (proposed !== null && spotOf(proposed, view) === spot) return { picked, move: proposed };
  if (view.phase === "moveBuyer" && spot !== "waste") return touchRoute(spot, situation);
  const open = legal.filter((move) => spotOf(move, view) === spot);
  if (open.length > 1) return { picked: choicePick(spot), move: null };
  return { picked: null, move: open[0] ?? triedAt(spot, situation) };
}

/** First where from, unless only one buyer can go; then where to. */
function touchRoute(spot: FishType, situation: Situation): Answer {
  const { legal } = situation;
  const origin = originOf(situation);
  const origins = originsIn(legal);
  const open = legal.filter(
    (move) =>
      move.type === "moveBuyer" && move.from === origin && marketAfter(move.from, move.steps) === spot,
  );
  if (open[0] !== undefined && origin !== null)
    return { picked: origins.length > 1 ? fromPick(origin) : null, move: open[0] };
  if (origins.length > 1 && origins.includes(spot)) return { picked: fromPick(spot), move: null };
  const direct = legal.filter((move) => spotOf(move, situation.view) === spot);
  if (origin === null && direct.length === 1) return { picked: null, move: direct[0] as Move };
  if (origin === null && direct.length > 1) return { picked: choicePick(spot), move: null };
  const from = origin ?? origins[0] ?? spot;
  return { picked: situation.picked, move: { type: "moveBuyer", from, steps: stepsBetween(from, spot) } };
}

/** What somebody tried who touched a place that stands for nothing now. */
function triedAt(spot: Spot, { view }: Situation): Move {
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
