/** The fishing cards of a round, counted: what was revealed, what went unseen, where that is shown (FF-R2), and what
 * the Fisher still holds. */
import { CATCHES, EMPTIES, fishingCards, LINES } from "@guinguette/rules/fish-fish/cards";
import type { Shown } from "@guinguette/rules/fish-fish/memory";
import type { Language } from "@guinguette/words/language";
import { cardArt } from "./art.ts";
import { boardWords, cardLabel } from "./words.ts";

export interface Count {
  readonly art: string;
  /** « 1/2 », « ×3 ». */
  readonly text: string;
  readonly name: string;
  readonly none: boolean;
}

const inTheBox = { catch: CATCHES, empty: EMPTIES } as const;

export function seenCounts(view: Shown, language: Language): Count[] {
  const { revealed, unseen } = view;
  if (revealed === null) return [];
  const shown = fishingCards.map((card) => ({
    art: cardArt(card),
    text: `${revealed[card]}/${inTheBox[card]}`,
    name: cardLabel(card, language),
    none: revealed[card] === 0,
  }));
  if (unseen === 0) return shown;
  return [
    ...shown,
    { art: cardArt(null), text: `×${unseen}`, name: boardWords.unseen[language], none: false },
  ];
}

/** How many baits the Fisher holds, and as many fishing cards: one of each for every line to come. */
export function heldCards({ phase, line }: Shown): number {
  return phase === "cast" ? LINES - line + 1 : LINES - line;
}

/** By face to the Fisher alone. */
export function handCounts(view: Shown, language: Language): Count[] {
  const { hand } = view;
  if (hand === null)
    return [
      { art: cardArt(null), text: `×${heldCards(view)}`, name: boardWords.held[language], none: false },
    ];
  return fishingCards.map((card) => {
    const count = hand.filter((held) => held === card).length;
    return { art: cardArt(card), text: `×${count}`, name: boardWords.held[language], none: count === 0 };
  });
}
