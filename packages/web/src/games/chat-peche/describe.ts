/** The whole position in words: everything a player needs to play without the picture. */
import { type Bank, type Spot, spots } from "@guinguette/rules/chat-peche/pond";
import type { SeatView, View } from "@guinguette/rules/chat-peche/view";
import type { Seat } from "@guinguette/rules/seats";
import { columnName, withoutWater } from "@guinguette/words/chat-peche/names";
import { capital, cardCount, listed, points } from "@guinguette/words/common";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language, Words } from "@guinguette/words/language";
import { boardWords, colon, equipmentWords, headingWords, insideWords, spotWords } from "./words.ts";

const bankNames: Readonly<Record<Bank, Words>> = {
  south: { fr: "rive sud", en: "south bank" },
  west: { fr: "rive ouest", en: "west bank" },
  north: { fr: "rive nord", en: "north bank" },
  east: { fr: "rive est", en: "east bank" },
};

export function describe(view: View, names: SeatNames, language: Language): readonly string[] {
  return [
    ...nowLines(view, names, language),
    ...pondLines(view, language),
    ...view.seats.map((owner, seat) => seatLine(owner, seat, view, names, language)),
    ...(view.options.variant === "confirmed" ? [variantWords(view, language)] : []),
  ];
}

function nowLines(view: View, names: SeatNames, language: Language): string[] {
  const fr = language === "fr";
  const now = `${headingWords(view, language)}. ${boardWords.drawPile[language]}${colon(language)}${cardCount(view.drawPile, language)}.`;
  if (view.winners !== null) {
    const who = listed(view.winners.map(names), language);
    return [
      now,
      fr ? `La partie est finie. Victoire${colon("fr")}${who}.` : `The game is over. Victory: ${who}.`,
    ];
  }
  const waited = listed(view.actors.map(names), language);
  const first = names(view.firstPlayer);
  return [
    now,
    fr
      ? `On attend ${waited}. Premier joueur${colon("fr")}${first}.`
      : `Waiting for ${waited}. First player: ${first}.`,
  ];
}

/** The nine spots: by the reader's own columns (CP-R3), or for whoever only watches, by rows, as the south player reads them. */
function pondLines(view: View, language: Language): string[] {
  const line = (inLine: readonly Spot[]) =>
    `${inLine.map((spot) => spotWords(spot, view, language)).join(language === "fr" ? "\u00a0; " : "; ")}.`;
  if (view.seat === "spectator")
    return ["3", "2", "1"].map((row) => line(spots.filter((spot) => spot.endsWith(row))));
  const mine = view.seats[view.seat]?.columns ?? [];
  const whose = language === "fr" ? "Votre colonne" : "Your column";
  return mine.map((column) => `${whose}\u00a0${columnName(column)}${colon(language)}${line(column)}`);
}

function seatLine(owner: SeatView, seat: Seat, view: View, names: SeatNames, language: Language): string {
  const fr = language === "fr";
  const mine = view.seat === seat;
  const you = mine ? (fr ? " (vous)" : " (you)") : "";
  // The reader's own have been told.
  const columns = mine ? "" : ` (${columnsOf(owner, language)})`;
  const inside = insideWords(owner, view, language);
  const score = view.scores[seat] ?? null;
  const known =
    inside === null || owner.bucketCount === 0
      ? ""
      : ` (${inside}${score === null ? "" : `, ${points(score, language)}`})`;
  const bucket = `${fr ? "seau" : "bucket"}${colon(language)}${cardCount(owner.bucketCount, language)}${known}`;
  // Whoever has placed is waited for no more (CP-2).
  const ready = view.phase === "place" && !view.actors.includes(seat);
  const equipment = capital(equipmentWords(owner, ready, view, language));
  return `${names(seat)}${you}, ${bankNames[owner.bank][language]}${columns}. ${equipment}. ${capital(bucket)}.`;
}

/** By the names that columns have for everybody; a number of their own would be another one's name (CP-R3). */
function columnsOf({ columns }: SeatView, language: Language): string {
  const each = columns.map(columnName).join(", ");
  return language === "fr"
    ? `colonnes, en partant de sa gauche\u00a0: ${each}`
    : `columns from their left: ${each}`;
}

/** CP-V1 */
function variantWords({ options }: View, language: Language): string {
  const without = withoutWater[options.edition][language];
  return language === "fr"
    ? `Variante de Ludolux, pour pêcheurs confirmés\u00a0: ${without} dans le seau, les poissons ne comptent pas (CP-V1).`
    : `Ludolux’s variant for experienced anglers: ${without} in the bucket, fish do not count (CP-V1).`;
}
