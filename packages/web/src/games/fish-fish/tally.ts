/** The fishing cards of a round, counted: what was revealed, what went unseen, and what the Fisher still holds
 * (FF-R2). */
import { CATCHES, EMPTIES, fishingCards } from "@guinguette/rules/fish-fish/cards";
import type { View } from "@guinguette/rules/fish-fish/view";
import type { Language } from "@guinguette/words/language";
import { cardArt } from "./art.ts";
import { boardWords, cardLabel } from "./words.ts";

export interface Count {
  readonly art: string;
  /** « 1/2 », « ×3 ». */
  readonly of: string;
  readonly name: string;
  readonly none: boolean;
}

const inTheBox = { catch: CATCHES, empty: EMPTIES } as const;

export function seenCounts(view: View, language: Language): Count[] {
  const shown = fishingCards.map((card) => ({
    art: cardArt(card),
    of: `${view.revealed[card]}/${inTheBox[card]}`,
    name: cardLabel(card, language),
    none: view.revealed[card] === 0,
  }));
  if (view.unseen === 0) return shown;
  return [
    ...shown,
    { art: cardArt(null), of: `×${view.unseen}`, name: boardWords.unseen[language], none: false },
  ];
}

/** By face to the Fisher alone; there are as many as baits. */
export function handCounts(view: View, language: Language): Count[] {
  const { hand, baits } = view;
  if (hand === null)
    return [{ art: cardArt(null), of: `×${baits.length}`, name: boardWords.held[language], none: false }];
  return fishingCards.map((card) => {
    const count = hand.filter((held) => held === card).length;
    return { art: cardArt(card), of: `×${count}`, name: boardWords.held[language], none: count === 0 };
  });
}
