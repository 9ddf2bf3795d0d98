/** The pond of Chat-Pêche as somebody expects it to be: the card on top of a pile is seen, those below are guessed. */
import { type Card, cardTable } from "@guinguette/rules/chat-peche/cards";
import { copiesOf, usualOptions } from "@guinguette/rules/chat-peche/options";
import type { Spot } from "@guinguette/rules/chat-peche/pond";
import { unseenCards, type View } from "@guinguette/rules/chat-peche/view";
import type { Seat } from "@guinguette/rules/seats";

/** What is expected in a pile. */
export interface Pile {
  readonly fish: number;
  readonly stones: number;
  /** The chance that there is no water in it. */
  readonly dry: number;
}

/** The piles of the spots that hold cards. */
export type Pond = ReadonlyMap<Spot, Pile>;

export function pondIn(view: View): Pond {
  const unseen = unseenCards(view);
  const share = (count: (card: Card) => number): number =>
    unseen.reduce((sum, card) => sum + count(card), 0) / Math.max(1, unseen.length);
  const fish = share((card) => cardTable[card].fish);
  const stones = share((card) => cardTable[card].stones);
  const dry = 1 - share((card) => cardTable[card].water);
  const pond = new Map<Spot, Pile>();
  for (const { spot, top, height } of view.pond) {
    if (top === null) continue;
    const below = height - 1;
    pond.set(spot, {
      fish: cardTable[top].fish + below * fish,
      stones: cardTable[top].stones + below * stones,
      dry: cardTable[top].water > 0 ? 0 : dry ** below,
    });
  }
  return pond;
}

/** A pile lured onto another, or into water where there is none (CP-R4). */
export function lured(pond: Pond, from: Spot, to: Spot): Pond {
  const moved = pond.get(from);
  if (moved === undefined) return pond;
  const under = pond.get(to);
  const next = new Map(pond);
  next.delete(from);
  next.set(
    to,
    under === undefined
      ? moved
      : {
          fish: moved.fish + under.fish,
          stones: moved.stones + under.stones,
          dry: moved.dry * under.dry,
        },
  );
  return next;
}

/** How likely somebody without water still comes by some in the turns that are left: none, one, two or three. */
const waterLater = [0, 0.4, 0.6, 0.75];

/** Such a chance was found with the usual cards: it is another where there is more water, or less (CP-R1). */
export function withThisWater(chance: number, { options }: View): number {
  const [usual, here] = [copiesOf("W", usualOptions), copiesOf("W", options)];
  return here === usual ? chance : 1 - (1 - chance) ** (here / usual);
}

/** What taking a pile adds to a seat's score, as far as one can tell. */
export type Worth = (pile: Pile) => number;

/** CP-E2; in the variant, fish without water are worth what they may become (CP-V1). */
export function worthTo(view: View, seat: Seat): Worth {
  const bucket = view.seats[seat]?.bucket;
  const plain: Worth = ({ fish, stones }) => fish - stones;
  // A closed bucket is taken to be a usual one, which has water.
  if (view.options.variant === "base" || bucket == null || bucket.includes("W")) return plain;
  const held = bucket.reduce((sum, card) => sum + cardTable[card].fish, 0);
  const later = withThisWater(waterLater[4 - view.turn]!, view);
  return ({ fish, stones, dry }) => (1 - dry + dry * later) * (held + fish) - stones - later * held;
}
