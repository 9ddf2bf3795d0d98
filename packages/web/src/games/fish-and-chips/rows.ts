/** The whole position in words: what can be done now with what it brings, the players, then the sea row by row. */

import { type ColourName, colours, type FishName } from "@guinguette/rules/fish-and-chips/fish";
import type { FishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import type { SquareName } from "@guinguette/rules/fish-and-chips/squares";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import { capital, listed, listedChoice } from "@guinguette/words/common";
import {
  colourWord,
  fishCount,
  pilesSaid,
  side,
  theBigFish,
  toSide,
} from "@guinguette/words/fish-and-chips/names";
import {
  colourNamed,
  gainOf,
  kindOf,
  pileAt,
  pilesByColour,
  squaresAsRead,
} from "@guinguette/words/fish-and-chips/places";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import type { Picture } from "../plate.ts";
import type { Row, RowGroup } from "../rows.ts";
import type { Situation } from "../touch.ts";
import { partners, starts } from "./touch.ts";
import { boardWords, fishSaid, pileSaid } from "./words.ts";

type Now = Situation<FishAndChips>;

export function rowsOf(now: Now, names: SeatNames, language: Language): readonly RowGroup[] {
  const { view } = now;
  const isAlone = view.players === 1;
  return [
    { title: stage(view, language), rows: [...acting(now, language), ...swaps(view, language)] },
    {
      title: boardWords[isAlone ? "order" : "players"][language],
      rows: isAlone ? order(view, language) : players(view, names, language),
    },
    ...seaRows(view, language),
  ].filter(({ rows }) => rows.length > 0);
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

/** The squares that can act, with where they can lead; once one is picked up, where it leads. */
function acting(now: Now, language: Language): Row[] {
  const { view, seat, legal, picked } = now;
  if (seat === null) return [];
  const from = squaresAsRead.find((square) => square === picked);
  if (from === undefined) {
    const able = starts(legal, view);
    return squaresAsRead
      .filter((square) => able.has(square))
      .map((square) => ableRow(square, partners(square, legal, view), view, language));
  }
  const led = [...partners(from, legal, view)];
  return [
    { ...pileRow(from, view, language), more: boardWords.pickedUp[language] },
    ...led.map(([to, move]) => withFigure(pileRow(to, view, language), gainSaid(move, view))),
  ];
}

function ableRow(
  square: SquareName,
  led: ReadonlyMap<SquareName, Move>,
  view: View,
  language: Language,
): Row {
  const each = [...led].map(([to, move]) => {
    const gain = gainSaid(move, view);
    return gain === null ? to : `${to} (${gain})`;
  });
  const does = boardWords[view.phase === "catching" ? "catches" : "swapsWith"][language];
  return { ...pileRow(square, view, language), more: `${does} ${listedChoice(each, language)}` };
}

/** What a catch brings; alone nothing is counted, and a swap brings nothing. */
function gainSaid(move: Move, view: View): string | null {
  return move.type === "catch" && view.players > 1 ? `+${gainOf(move, view)}` : null;
}

function withFigure(row: Row, figure: string | null): Row {
  return figure === null ? row : { ...row, figure };
}

/** A pile by its top fish, and what lies inside. */
function pileRow(square: SquareName, view: View, language: Language): Row {
  const pile = pileAt(view.board, square);
  const top = pile.at(-1);
  if (top === undefined) return { text: `${square} ${boardWords.empty[language]}`, at: square };
  const row = { text: `${square} ${fishSaid(top, language)}`, art: pictureOf(top), at: square };
  return pile.length === 1 ? row : { ...row, more: pileSaid(pile, language) };
}

function pictureOf(fish: FishName): Picture {
  return { file: "chips", id: `${kindOf(fish)}-${colourNamed(fish)}` };
}

/** What the side to move has swapped already (FC-R4). */
function swaps({ swapped }: View, language: Language): Row[] {
  if (swapped.length === 0) return [];
  const done = listed(
    swapped.map((fish) => theBigFish(fish, language)),
    language,
  );
  return [{ text: language === "fr" ? `Déjà échangé\u00a0: ${done}` : `Swapped already: ${done}` }];
}

function players(view: View, names: SeatNames, language: Language): Row[] {
  return view.scores.map((score, seat) => {
    const colour = colourWord(colours[seat] as ColourName, language);
    const caught = fishCount(view.caught[seat] ?? 0, language);
    const inPiles = `${caught} ${boardWords.inPiles[language]}`;
    return {
      seat,
      text: `${names(seat)} (${colour})`,
      more: inPiles,
      figure: `${score}/${view.options.target}`,
    };
  });
}

/** The solitaire's colours in their order, the last one the player's (FC-2). */
function order({ order, turn, phase, board }: View, language: Language): Row[] {
  const piles = pilesByColour(board);
  return order.map((colour, index) => {
    const seat = colours.indexOf(colour);
    const row = {
      seat,
      text: capital(colourWord(colour, language)),
      figure: pilesSaid(piles[seat] ?? 0, language),
    };
    const isNow = phase !== "over" && colour === turn;
    const isMine = index === order.length - 1;
    const more = [
      ...(isMine ? [boardWords.mine[language]] : []),
      ...(isNow ? [language === "fr" ? `${toSide(colour, "fr")} de jouer` : "to play"] : []),
    ];
    return more.length === 0 ? row : { ...row, more: more.join(", ") };
  });
}

/** A group for each row of the sea, its empty squares at the end; and by whom the round was begun. */
function seaRows(view: View, language: Language): RowGroup[] {
  const fr = language === "fr";
  const groups = view.board.map((piles, row) => {
    const squares = squaresAsRead.slice(row * 6, row * 6 + 6);
    const empty = squares.filter((_, column) => (piles[column]?.length ?? 0) === 0);
    return {
      title: `${fr ? "Ligne" : "Row"} ${6 - row}`,
      rows: [
        ...squares
          .filter((square) => !empty.includes(square))
          .map((square) => pileRow(square, view, language)),
        ...(empty.length === 0
          ? []
          : [{ text: `${boardWords.empty[language]}${fr ? "\u00a0: " : ": "}${empty.join(", ")}` }]),
      ],
    };
  });
  const who = capital(side(view.starter, language));
  const begun = fr
    ? `La bouée est en f6. ${who} ont commencé cette manche.`
    : `The buoy is on f6. ${who} started this round.`;
  const title = fr ? "La bouée" : "The buoy";
  return [...groups, { title, rows: [{ text: begun, art: { file: "chips", id: "buoy" } }] }];
}
