/** What happened, as sentences of the log, in the words of the edition (CP-C2). */
import type { BucketResult, GameOver } from "@guinguette/rules/chat-peche/events";
import type { Told } from "@guinguette/rules/chat-peche/memory";
import { capital, cardCount, listed, plural, points } from "../common.ts";
import type { SeatNames } from "../game-words.ts";
import type { Language, Words } from "../language.ts";
import {
  cardName,
  catNames,
  columnByPlace,
  columnWords,
  contents,
  type Edition,
  fishWords,
  lackOfWater,
  someCard,
  stoneWords,
} from "./names.ts";

type Of<Type extends Told["type"]> = Extract<Told, { readonly type: Type }>;

export function eventWords(event: Told, names: SeatNames, language: Language, edition: Edition): string {
  return `${capital(language === "fr" ? inFrench(event, names, edition) : inEnglish(event, names, edition))}.`;
}

function inEnglish(event: Told, names: SeatNames, edition: Edition): string {
  switch (event.type) {
    case "filled":
      return `turn ${event.turn} begins, the pond is filled.${laid(event, "en", edition)} ${capital(leftWords(event, "en"))}`;
    case "placed":
      return `${names(event.seat)} has ${placedWords[edition].en}${event.column === null ? "" : `, ${fromTheLeft(event.column, "en")}`}`;
    case "allPlaced":
      return `everybody has ${placedWords[edition].en}; ${names(event.next)} is the first to lure`;
    case "lured": {
      const pile = luredWords(event, "en", edition);
      const where =
        event.onto === 0
          ? `to the empty spot ${event.to}`
          : `onto ${event.to}, now a pile of ${event.moved + event.onto}`;
      return `${names(event.seat)} lures ${pile} from ${event.from} ${where}`;
    }
    case "stayed":
      return `${names(event.seat)} passes`;
    case "revealed":
      return `${names(event.seat)} reveals their ${catNames[edition].en}: ${columnWords(event.spots, "en")}`;
    case "fished":
      return `${names(event.seat)} fishes ${event.spot}: ${catchWords(event, "en", edition)}`;
    case "nothingToFish":
      return `every spot of that column is empty: ${names(event.seat)} takes nothing`;
    case "floatPassed":
      return `${names(event.from)} passes the float to ${names(event.to)}`;
    case "gameOver":
      return `the game is over: ${englishVictory(event, names)}. ${results(event, names, "en", edition)}`;
  }
}

function inFrench(event: Told, names: SeatNames, edition: Edition): string {
  switch (event.type) {
    case "filled":
      return `le tour ${event.turn} commence, l’étang est rempli.${laid(event, "fr", edition)} ${capital(leftWords(event, "fr"))}`;
    case "placed":
      return `${names(event.seat)} a ${placedWords[edition].fr}${event.column === null ? "" : `, ${fromTheLeft(event.column, "fr")}`}`;
    case "allPlaced":
      return `tout le monde a ${placedWords[edition].fr}\u00a0; ${names(event.next)} tire en premier`;
    case "lured": {
      const pile = luredWords(event, "fr", edition);
      const where =
        event.onto === 0
          ? `vers la case vide ${event.to}`
          : `sur ${event.to}, ce qui fait une pile de ${event.moved + event.onto}`;
      return `${names(event.seat)} tire ${pile} de ${event.from} ${where}`;
    }
    case "stayed":
      return `${names(event.seat)} passe`;
    case "revealed":
      return `${names(event.seat)} dévoile son ${catNames[edition].fr}\u00a0: ${columnWords(event.spots, "fr")}`;
    case "fished":
      return `${names(event.seat)} pêche en ${event.spot}\u00a0: ${catchWords(event, "fr", edition)}`;
    case "nothingToFish":
      return `toutes les cases de cette colonne sont vides\u00a0: ${names(event.seat)} ne prend rien`;
    case "floatPassed":
      return `${names(event.from)} passe le flotteur à ${names(event.to)}`;
    case "gameOver":
      return `la partie est finie\u00a0: ${frenchVictory(event, names)}. ${results(event, names, "fr", edition)}`;
  }
}

/** The event knows a column by its place (CP-R3), not by its spots. */
export function fromTheLeft(column: number, language: Language): string {
  const where = columnByPlace(column, language);
  return language === "fr" ? `pour pêcher dans ${where}` : `to fish ${where}`;
}

/** CP-C2: in the first edition a tomcat lays down a rod. */
const placedWords: Readonly<Record<Edition, Words>> = {
  ludolux: { en: "placed their cat", fr: "placé son chat" },
  first: { en: "laid down their rod", fr: "posé sa canne" },
};

/** What is left to fill the pond with. */
export function leftWords({ drawPile }: Of<"filled">, language: Language): string {
  if (drawPile === 0) return language === "fr" ? "la pioche est vide" : "the draw pile is empty";
  const cards = cardCount(drawPile, language);
  return language === "fr" ? `${cards} dans la pioche` : `${cards} left in the draw pile`;
}

/** " a3: 1 fish, b3: water, c3: … .", a row in a sentence: of those, the cards that lie there still. */
function laid({ cards }: Of<"filled">, language: Language, edition: Edition): string {
  if (cards.length === 0) return "";
  const colon = language === "fr" ? "\u00a0: " : ": ";
  const said = cards.map(({ spot, card }) => `${spot}${colon}${cardName(card, language, edition)}`);
  const rows = [said.slice(0, 3), said.slice(3, 6), said.slice(6)].filter((row) => row.length > 0);
  const each = rows.map((row) => `${row.join(", ")}.`).join(" ");
  return ` ${each}`;
}

/** "2 cards (3 fish on top)"; without the card on top, once that is out of sight (CP-3b). */
export function luredWords({ top, moved }: Of<"lured">, language: Language, edition: Edition): string {
  const fr = language === "fr";
  if (moved === 1) return top === null ? (fr ? "une carte" : "a card") : someCard(top, language, edition);
  const pile = cardCount(moved, language);
  if (top === null) return fr ? `une pile de ${pile}` : `a pile of ${pile}`;
  return `${pile} (${someCard(top, language, edition)} ${fr ? "dessus" : "on top"})`;
}

/** What was fished, and how many cards the bucket holds now. */
function catchWords(event: Of<"fished">, language: Language, edition: Edition): string {
  const held = cardCount(event.bucket, language);
  return `${caughtWords(event, language, edition)} (${held} ${language === "fr" ? "dans le seau" : "in the bucket"})`;
}

/** The one card; all that is in the pile; or, for those who may not know, how many and the top one (CP-R5), while that
 * is told. */
export function caughtWords(
  { top, count, cards }: Of<"fished">,
  language: Language,
  edition: Edition,
): string {
  if (top === null) return cardCount(count, language);
  if (count === 1) return someCard(top, language, edition);
  if (cards !== null) {
    const inside = listed(contents(cards, language, edition), language);
    // Water is counted by its cards: nothing is left to say.
    if (cards.every((card) => card === "W")) return inside;
    return `${cardCount(count, language)} ${language === "fr" ? "avec" : "with"} ${inside}`;
  }
  const on = language === "fr" ? "sur le dessus" : "on top";
  return `${cardCount(count, language)}, ${someCard(top, language, edition)} ${on}`;
}

/** "Ana has 5 points (7 fish, 2 stones)". */
function results({ buckets }: GameOver, names: SeatNames, language: Language, edition: Edition): string {
  const has = language === "fr" ? "a" : "has";
  return buckets
    .map(
      (bucket, seat) =>
        `${names(seat)} ${has} ${points(bucket.score, language)} (${bucketWords(bucket, language, edition)})`,
    )
    .join(". ");
}

/** What counts; fish without water do not in the variant for confirmed anglers (CP-V1). */
function bucketWords({ fish, stones, lines }: BucketResult, language: Language, edition: Edition): string {
  const dry = fish > 0 && lines.some(({ rule }) => rule === "CP-V1");
  const lost = language === "fr" ? plural(fish, "perdu", "perdus", "fr") : "lost";
  const vain = ` ${lost} ${lackOfWater[edition][language]}`;
  return `${fishWords(fish, language)}${dry ? vain : ""}, ${stoneWords(stones, language)}`;
}

function englishVictory({ winners, decided }: GameOver, names: SeatNames): string {
  const who = listed(winners.map(names), "en");
  switch (decided.by) {
    case "score":
      return `${who} wins`;
    case "fewer-stones":
      return `${who} wins the tie with fewer stones`;
    case "shared":
      return `${who} share the victory`;
  }
}

function frenchVictory({ winners, decided }: GameOver, names: SeatNames): string {
  const who = listed(winners.map(names), "fr");
  switch (decided.by) {
    case "score":
      return `${who} gagne`;
    case "fewer-stones":
      return `à égalité, ${who} gagne avec moins de pierres`;
    case "shared":
      return `${who} se partagent la victoire`;
  }
}
