import type { Dealing } from "../contract.ts";
import { integerWithin, listOf, oneOf, partly, type Shape } from "../shape.ts";
import { type Card, cards, deckSize } from "./cards.ts";
import { copiesOf, namedCards, type Options } from "./options.ts";
import type { Refusal } from "./refusals.ts";

export interface Setup {
  /** CP-S3. */
  readonly firstPlayer?: number;
  /** The first card first. */
  readonly deck?: readonly Card[];
}

export function setupShape(players: number): Shape<Setup> {
  return partly({ firstPlayer: integerWithin(0, players - 1), deck: listOf(oneOf(cards)) });
}

/** CP-R1: a box has 36 cards, and an explicit deck those of the box, all of them and no others. */
export function checkSetup(table: Dealing<Options, Setup>): Refusal | null {
  const { options } = table;
  const total = namedCards(options);
  if (total > deckSize) return { rule: "CP-R1", why: "too-many-cards", total };
  const { deck } = table.setup;
  if (deck === undefined) return null;
  const wrong = cards
    .map((card) => ({
      card,
      found: deck.filter((other) => other === card).length,
      expected: copiesOf(card, options),
    }))
    .filter(({ found, expected }) => found !== expected);
  return wrong.length === 0 ? null : { rule: "CP-R1", why: "wrong-deck", size: deck.length, wrong };
}
