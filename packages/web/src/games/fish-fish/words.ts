/** The few words on the board itself; whole sentences are the game's own. */
import type { FishingCard } from "@guinguette/rules/fish-fish/cards";
import { LINES } from "@guinguette/rules/fish-fish/cards";
import type { Shown } from "@guinguette/rules/fish-fish/memory";
import type { FishView } from "@guinguette/rules/fish-fish/view";
import { numeral, plural, pointsUnit } from "@guinguette/words/common";
import { tiles } from "@guinguette/words/fish-fish/names";
import type { Language, Words } from "@guinguette/words/language";

export const boardWords = {
  inHand: { fr: "encore en main", en: "still in hand" },
  held: { fr: "en main", en: "in hand" },
  whichCard: { fr: "Quelle carte\u00a0?", en: "Which card?" },
  whichBait: { fr: "Quel appât\u00a0?", en: "Which bait?" },
  thisRound: { fr: "cette manche", en: "this round" },
  fishing: { fr: "Pêche", en: "Fishing" },
  bait: { fr: "appât", en: "bait" },
  hidden: { fr: "face cachée", en: "face down" },
  secret: { fr: "cachée aux autres", en: "for your eyes only" },
  fisher: { fr: "Pêcheur", en: "Fisher" },
  unseen: { fr: "non vue", en: "unseen" },
  bet: { fr: "mise", en: "bet" },
  theLine: { fr: "La ligne", en: "The line" },
  theFish: { fr: "Les Poissons", en: "The Fish" },
  theFisher: { fr: "Le Pêcheur", en: "The Fisher" },
  yourTiles: { fr: "Vos tuiles", en: "Your tiles" },
  revealed: { fr: "Cartes révélées", en: "Cards revealed" },
  nobody: { fr: "Personne n’a misé", en: "Nobody bet" },
} satisfies Record<string, Words>;

const cards: Readonly<Record<FishingCard, Words>> = {
  catch: { fr: "Prise", en: "Catch" },
  empty: { fr: "Bredouille", en: "Empty" },
};

export function cardLabel(card: FishingCard, language: Language): string {
  return cards[card][language];
}

/** What is called out when the card turns. */
export function verdict(card: FishingCard, language: Language): string {
  return language === "fr" ? `${cards[card].fr}\u00a0!` : `${cards[card].en}!`;
}

export function pointsShort(n: number, language: Language): string {
  return `${numeral(n, language)}\u00a0${pointsUnit(n, language)}`;
}

/** What a Fish has banked in this round (FF-P2): it counts once the round is over. */
export function banked({ loot }: FishView): number {
  return Object.entries(loot).reduce((sum, [place, count]) => sum + Number(place) * count, 0);
}

/** « 12 pts », and what this round has brought so far: that counts once it is over. */
export function pointsNow(n: number, round: number, view: Shown, language: Language): string {
  const total = pointsShort(n, language);
  return round === 0 || view.phase === "over" ? total : `${total}\u00a0+${numeral(round, language)}`;
}

/** In the bar, on one line beside four buttons. */
export function heading({ round, rounds, line, phase }: Shown, language: Language): string {
  const of = `${language === "fr" ? "Manche" : "Round"} ${round}/${rounds}`;
  return phase === "over" ? of : `${of} · ${language === "fr" ? "ligne" : "line"} ${line}/${LINES}`;
}

export function lineLabel(line: number, language: Language): string {
  return language === "fr" ? `ligne ${line} sur ${LINES}` : `line ${line} of ${LINES}`;
}

/** « 2 prises · 20 pts », below the Fisher's name. */
export function caughtLabel(count: number, language: Language): string {
  if (language === "fr") return `${count} ${plural(count, "prise", "prises", "fr")}`;
  return `${count} caught`;
}

/** A pile of cards to choose from, for whoever cannot see it. */
export function pileLabel(name: string, count: number, language: Language): string {
  if (count === 0) return language === "fr" ? `${name}, plus en main` : `${name}, none left`;
  return language === "fr" ? `${name}, ${count} en main` : `${name}, ${count} in hand`;
}

/** Tiles, bet and loot of a lane, for a listener. */
export function laneWords(fish: FishView, language: Language): string {
  const fr = language === "fr";
  const loot = Object.entries(fish.loot).filter(([, count]) => count > 0);
  const places = loot.map(([place, count]) => `${count} × ${place}`).join(" + ");
  const parts = [
    `${tiles(fish.tiles, language)} ${fr ? "en main" : "in hand"}`,
    fish.bet === null ? "" : `${fr ? "mise" : "bet"} ${fish.bet}`,
    loot.length === 0 ? (fr ? "butin vide" : "no loot") : `${fr ? "butin" : "loot"} ${places}`,
  ];
  return parts.filter((part) => part !== "").join(", ");
}
