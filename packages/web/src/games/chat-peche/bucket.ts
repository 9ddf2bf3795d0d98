/** What lies in a bucket that may be known, by kind: fish, stones, water (CP-R5). */
import { type Card, cardTable } from "@guinguette/rules/chat-peche/cards";
import { contents, type Edition } from "@guinguette/words/chat-peche/names";
import type { Language } from "@guinguette/words/language";
import { cardPictures } from "./pictures.ts";

export interface Kind {
  readonly picture: string;
  readonly count: number;
  /** « 5 poissons ». */
  readonly words: string;
}

const kinds = [
  { picture: cardPictures.F1, counts: (card: Card) => cardTable[card].fish },
  { picture: cardPictures.S1, counts: (card: Card) => cardTable[card].stones },
  { picture: cardPictures.W, counts: (card: Card) => cardTable[card].water },
];

export function kindsIn(bucket: readonly Card[], language: Language, edition: Edition): readonly Kind[] {
  return kinds.flatMap(({ picture, counts }) => {
    const cards = bucket.filter((card) => counts(card) > 0);
    const [words] = contents(cards, language, edition);
    const count = cards.reduce((sum, card) => sum + counts(card), 0);
    return words === undefined ? [] : [{ picture, count, words }];
  });
}
