/** The whole position in words: everything a player needs to play without seeing the sea. */
import { colours } from "@guinguette/rules/fish-and-chips/fish";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import { capital, listed, points } from "@guinguette/words/common";
import { colourWord, fishCount, side, theBigFish, toSide } from "@guinguette/words/fish-and-chips/names";
import { squaresAsRead } from "@guinguette/words/fish-and-chips/places";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import { boardWords, orderSaid, pileSaid } from "./words.ts";

export function describeSea(view: View, names: SeatNames, language: Language): string[] {
  const solitaire = view.players === 1;
  return [
    stage(view, language),
    ...swaps(view, language),
    ...(solitaire ? [orderSaid(view, language)] : seats(view, names, language)),
    ...rows(view, language),
    starterLine(view, language),
  ];
}

function stage(view: View, language: Language): string {
  const { turn, phase, round } = view;
  const fr = language === "fr";
  if (phase === "over") return fr ? "La partie est finie." : "The game is over.";
  const now = capital(toSide(turn, language));
  if (view.players === 1)
    return fr
      ? `Solitaire. ${now} d’attraper\u00a0; c’est vous qui les jouez.`
      : `Solitaire. ${now} to catch; you play it.`;
  const what =
    phase === "catching"
      ? fr
        ? "d’attraper"
        : "to catch"
      : fr
        ? "d’échanger pieuvre et requin"
        : "to swap octopus and shark";
  return fr ? `Manche ${round}. ${now} ${what}.` : `Round ${round}. ${now} ${what}.`;
}

/** What the side to move has swapped already (FC-R4). */
function swaps({ swapped }: View, language: Language): string[] {
  if (swapped.length === 0) return [];
  const done = listed(
    swapped.map((fish) => theBigFish(fish, language)),
    language,
  );
  return [language === "fr" ? `Déjà échangé\u00a0: ${done}.` : `Swapped already: ${done}.`];
}

function seats(view: View, names: SeatNames, language: Language): string[] {
  const { target } = view.options;
  return view.scores.map((score, seat) => {
    const colour = colourWord(colours[seat] as (typeof colours)[number], language);
    const caught = fishCount(view.caught[seat] ?? 0, language);
    return language === "fr"
      ? `${names(seat)} (${colour})\u00a0: ${points(score, "fr")} sur ${target}\u00a0; ${caught} dans ses piles cette manche.`
      : `${names(seat)} (${colour}): ${points(score, "en")} of ${target}; ${caught} in their piles this round.`;
  });
}

/** A line for each row of the sea, piles from the bottom up, empty squares at its end. */
function rows(view: View, language: Language): string[] {
  return view.board.map((piles, row) => {
    const named = piles.map((pile, column) => ({
      pile,
      square: squaresAsRead[row * 6 + column] as (typeof squaresAsRead)[number],
    }));
    const full = named
      .filter(({ pile }) => pile.length > 0)
      .map(({ pile, square }) => `${square} ${pileSaid(pile, language)}`);
    const empty = named.filter(({ pile }) => pile.length === 0).map(({ square }) => square);
    const fr = language === "fr";
    const parts = [...full, ...emptyWords(empty, named.length, language)];
    return `${fr ? `Ligne ${6 - row}\u00a0: ` : `Row ${6 - row}: `}${parts.join(fr ? "\u00a0; " : "; ")}.`;
  });
}

function starterLine(view: View, language: Language): string {
  const who = capital(side(view.starter, language));
  return language === "fr"
    ? `La bouée est en f6. ${who} ont commencé cette manche.`
    : `The buoy is on f6. ${who} started this round.`;
}

/** "empty: d1, f1"; of a row without fish, just that. */
function emptyWords(empty: readonly string[], squares: number, language: Language): string[] {
  if (empty.length === 0) return [];
  const word = boardWords.empty[language];
  return [
    empty.length === squares ? word : `${word}${language === "fr" ? "\u00a0: " : ": "}${empty.join(", ")}`,
  ];
}
