/** The whole position in words: everything a player needs to play without the picture. */
import { type Bank, type Spot, spots } from "@guinguette/rules/chat-peche/pond";
import type { SeatView, View } from "@guinguette/rules/chat-peche/view";
import type { Seat } from "@guinguette/rules/seats";
import { capital, cardCount } from "@guinguette/words/chat-peche/names";
import { listed, points } from "@guinguette/words/common";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language, Words } from "@guinguette/words/language";
import {
  boardWords,
  colon,
  columnContents,
  equipmentWords,
  headingWords,
  insideWords,
  spotWords,
} from "./words.ts";

const bankNames: Readonly<Record<Bank, Words>> = {
  south: { fr: "rive sud", en: "south bank" },
  west: { fr: "rive ouest", en: "west bank" },
  north: { fr: "rive nord", en: "north bank" },
  east: { fr: "rive est", en: "east bank" },
};

export function describe(view: View, names: SeatNames, language: Language): readonly string[] {
  return [
    ...nowLines(view, names, language),
    ...rowLines(view, language),
    ...columnLines(view, language),
    ...view.seats.map((owner, seat) => seatLine(owner, seat, view, names, language)),
    ...(view.options.variant === "confirmed" ? [variant[language]] : []),
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

/** The rows from 3 to 1, as the south player reads them. */
function rowLines(view: View, language: Language): string[] {
  return ["3", "2", "1"].map((row) => {
    const inRow = spots.filter((spot) => spot.endsWith(row));
    return `${inRow.map((spot) => spotWords(spot, view, language)).join(language === "fr" ? "\u00a0; " : "; ")}.`;
  });
}

/** The reader's own columns (CP-R3). */
function columnLines(view: View, language: Language): string[] {
  if (view.seat === "spectator") return [];
  const mine = view.seats[view.seat]?.columns ?? [];
  return mine.map((column, index) => {
    const whose = language === "fr" ? "Votre colonne" : "Your column";
    return `${whose} ${index + 1} (${column.join(", ")})${colon(language)}${columnContents(column, view, language)}.`;
  });
}

function seatLine(owner: SeatView, seat: Seat, view: View, names: SeatNames, language: Language): string {
  const fr = language === "fr";
  const you = view.seat === seat ? (fr ? " (vous)" : " (you)") : "";
  const columns = owner.columns.map((column: readonly Spot[], index) => `${index + 1} = ${column.join(" ")}`);
  const inside = insideWords(owner, language);
  const score = view.scores[seat] ?? null;
  const known =
    inside === null || owner.bucketCount === 0
      ? ""
      : ` (${inside}${score === null ? "" : `, ${points(score, language)}`})`;
  const bucket = `${fr ? "seau" : "bucket"}${colon(language)}${cardCount(owner.bucketCount, language)}${known}`;
  return `${names(seat)}${you}, ${bankNames[owner.bank][language]} (${fr ? "colonnes" : "columns"} ${columns.join(", ")}). ${capital(equipmentWords(owner, view, language))}. ${capital(bucket)}.`;
}

const variant: Words = {
  fr: "Variante des pêcheurs confirmés\u00a0: sans carte Eau au seau, les poissons ne comptent pas (CP-V1).",
  en: "Variant for experienced anglers: without a water card in the bucket, fish do not count (CP-V1).",
};
