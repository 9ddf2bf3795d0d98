/**
 * Touching the line: a fishing card and a bait in either order (FF-L1), or so many of one's tiles (FF-L3). What is proposed
 * is played by touching the line, and everything can be dragged onto it.
 */
import { type FishingCard, fishingCards } from "@guinguette/rules/fish-fish/cards";
import type { FishFish } from "@guinguette/rules/fish-fish/game";
import type { Shown } from "@guinguette/rules/fish-fish/memory";
import type { Seat } from "@guinguette/rules/seats";
import type { Situation, Touched, TouchRules } from "../touch.ts";
import { castOf, pickOf } from "./cast.ts";

export const LINE = "line";
export const cardPlace = (card: FishingCard): string => `card:${card}`;
export const baitPlace = (value: number): string => `bait:${value}`;
/** The tile of a Fish with so many before it. */
export const tilePlace = (seat: Seat, index: number): string => `tile:${seat}:${index}`;

export const touchRules: TouchRules<FishFish> = {
  open({ seat, legal, proposed }) {
    return new Set([
      ...(proposed === null ? [] : [LINE]),
      ...legal.flatMap((move) => {
        if (move.type === "cast") return [cardPlace(move.card), baitPlace(move.bait)];
        return move.tiles === 0 || seat === null ? [] : [tilePlace(seat, move.tiles - 1)];
      }),
    ]);
  },
  chosen({ seat, picked, proposed }) {
    if (proposed?.type === "bet") {
      const count = seat === null ? 0 : proposed.tiles;
      return new Set(Array.from({ length: count }, (_, index) => tilePlace(seat ?? 0, index)));
    }
    const { card, bait } = castOf(proposed, picked);
    return new Set([
      ...(card === null ? [] : [cardPlace(card)]),
      ...(bait === null ? [] : [baitPlace(bait)]),
    ]);
  },
  touch(place, now) {
    const [kind, first, second] = place.split(":");
    const card = fishingCards.find((one) => one === first);
    if (kind === LINE) return touchLine(now);
    if (kind === "card" && card !== undefined) return touchCard(card, now);
    if (kind === "bait") return touchBait(Number(first), now);
    return { type: "propose", move: { type: "bet", tiles: Number(second) + 1 } };
  },
  ways(move, view) {
    if (move.type === "cast")
      return [
        { from: cardPlace(move.card), to: LINE },
        { from: baitPlace(move.bait), to: LINE },
      ];
    const seat = view.actors[0];
    return move.tiles === 0 || seat === undefined
      ? []
      : [{ from: tilePlace(seat, move.tiles - 1), to: LINE }];
  },
};

type Answer = Touched<FishFish["move"]>;

const heldCards = ({ hand }: Shown, card: FishingCard) => hand?.filter((held) => held === card).length ?? 0;
const heldBaits = ({ baits }: Shown, value: number) => baits?.filter((held) => held === value).length ?? 0;

/** Nothing lies ready for the line yet: the rule says what it takes. */
function touchLine({ view, proposed }: Situation<FishFish>): Answer {
  if (proposed !== null) return { type: "propose", move: proposed };
  return { type: "why", rule: view.phase === "cast" ? "FF-L1" : "FF-L2" };
}

/** What is not in hand any more is refused at once, with its rule: beside something that is. */
function touchCard(card: FishingCard, { view, picked, proposed }: Situation<FishFish>): Answer {
  const chosen = castOf(proposed, picked);
  const bait = chosen.bait ?? (heldCards(view, card) === 0 ? view.baits?.[0] : undefined);
  if (bait !== undefined) return { type: "propose", move: { type: "cast", card, bait } };
  return { type: "pick", place: chosen.card === card ? null : pickOf({ card }) };
}

function touchBait(bait: number, { view, picked, proposed }: Situation<FishFish>): Answer {
  const chosen = castOf(proposed, picked);
  const card = chosen.card ?? (heldBaits(view, bait) === 0 ? view.hand?.[0] : undefined);
  if (card !== undefined) return { type: "propose", move: { type: "cast", card, bait } };
  return { type: "pick", place: chosen.bait === bait ? null : pickOf({ bait }) };
}
