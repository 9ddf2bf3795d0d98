/** The board's own words. */
import { type ColourName, colours, type FishName } from "@guinguette/rules/fish-and-chips/fish";
import type { SquareName } from "@guinguette/rules/fish-and-chips/squares";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import { capital, points } from "@guinguette/words/common";
import { colourWord, fishCount, pilesSaid, side, toSide } from "@guinguette/words/fish-and-chips/names";
import { buoy, colourNamed, faceValue, kindOf, pilesByColour } from "@guinguette/words/fish-and-chips/places";
import type { Language, Words } from "@guinguette/words/language";

export const boardWords = {
  sea: { fr: "La mer, six cases sur six", en: "The sea, six squares by six" },
  empty: { fr: "vide", en: "empty" },
  onBuoy: { fr: "case de la bouée", en: "the buoy’s square" },
  mayCatch: { fr: "peut attraper", en: "can catch" },
  maySwap: { fr: "peut changer de place", en: "can be swapped" },
  target: { fr: "à choisir", en: "to choose" },
  lastMove: { fr: "dernier coup", en: "last move" },
  inside: { fr: "de bas en haut", en: "bottom to top" },
  pickedUp: {
    fr: "choisi\u00a0; touchez-le encore pour le reposer",
    en: "chosen; touch it again to put it back",
  },
  catches: { fr: "attrape", en: "catches" },
  swapsWith: { fr: "change de place avec", en: "changes places with" },
  inPiles: { fr: "dans ses piles cette manche", en: "in their piles this round" },
  order: { fr: "Les couleurs, dans l’ordre du tour", en: "The colours, in order of play" },
  players: { fr: "Les joueurs", en: "The players" },
  piles: { fr: "Piles, dans l’ordre du tour", en: "Piles, in order of play" },
  mine: { fr: "vous", en: "you" },
  ready: { fr: "C’est prêt", en: "Ready" },
  keepAll: { fr: "ne rien échanger", en: "make no swap" },
  keepRest: { fr: "ne plus rien échanger", en: "make no more swaps" },
} satisfies Readonly<Record<string, Words>>;

/** « 9 rouge », « 16 rouge (pieuvre) ». */
export function fishSaid(fish: FishName, language: Language): string {
  const kind = kindOf(fish);
  const colour = colourWord(colourNamed(fish), language);
  const plain = language === "fr" ? `${faceValue(fish)} ${colour}` : `${colour} ${faceValue(fish)}`;
  if (kind === "chip") return plain;
  const kinds = { octopus: { fr: "pieuvre", en: "octopus" }, shark: { fr: "requin", en: "shark" } };
  return `${plain} (${kinds[kind][language]})`;
}

/** A pile as it lies, its top fish last (FC-T5). */
export function pileSaid(pile: readonly FishName[], language: Language): string {
  const [only, ...others] = pile;
  if (only === undefined) return boardWords.empty[language];
  if (others.length === 0) return fishSaid(only, language);
  const inside = pile.map((fish) => fishSaid(fish, language)).join(", ");
  return language === "fr"
    ? `pile de ${pile.length}, de bas en haut\u00a0: ${inside}`
    : `pile of ${pile.length}, from the bottom up: ${inside}`;
}

/** The name of a square's button: what lies there, then what can be done with it. */
export function squareSaid(
  square: SquareName,
  pile: readonly FishName[],
  signs: readonly string[],
  language: Language,
): string {
  const start = `${square}${language === "fr" ? "\u00a0: " : ": "}${pileSaid(pile, language)}`;
  const all = square === buoy ? [boardWords.onBuoy[language], ...signs] : signs;
  return [start, ...all].join(language === "fr" ? "\u00a0; " : "; ");
}

export function passSaid(colour: ColourName, language: Language): string {
  return language === "fr" ? `${capital(side(colour, "fr"))} passent` : `${capital(colour)} passes`;
}

/** What the numbers in a seat's cell say. */
export function scoreSaid(total: number, caught: number, target: number, language: Language): string {
  return language === "fr"
    ? `${total} sur ${points(target, "fr")}, ${fishCount(caught, "fr")} dans ses piles cette manche`
    : `${total} of ${points(target, "en")}, ${fishCount(caught, "en")} in their piles this round`;
}

/** The solitaire's colours in their order, the last one the player's (FC-2), and the one to play. */
export function orderSaid({ order, turn, phase, board }: View, language: Language): string {
  const piles = pilesByColour(board);
  const each = order.map((colour, index) => {
    const count = pilesSaid(piles[colours.indexOf(colour)] ?? 0, language);
    const mine = index === order.length - 1 ? (language === "fr" ? ", la vôtre" : ", yours") : "";
    return `${colourWord(colour, language)} (${count}${mine})`;
  });
  const now = phase === "over" ? "" : toPlay(turn, language);
  return language === "fr"
    ? `Ordre des couleurs\u00a0: ${each.join(", ")}.${now}`
    : `Order of the colours: ${each.join(", ")}.${now}`;
}

function toPlay(turn: ColourName, language: Language): string {
  return language === "fr"
    ? ` C’est ${toSide(turn, "fr")} de jouer.`
    : ` It is ${toSide(turn, "en")} to play.`;
}
