import { colours } from "@guinguette/rules/fish-and-chips/fish";
import type { FishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import { points } from "@guinguette/words/common";
import { fishCount, side } from "@guinguette/words/fish-and-chips/names";
import { endsOf, faceValue, gainOf, squaresAsRead, topAt } from "@guinguette/words/fish-and-chips/places";
import { fishAndChipsWords } from "@guinguette/words/fish-and-chips/words";
import type { Language } from "@guinguette/words/language";
import type { GameLook } from "../look.ts";
import Board from "./Board.svelte";
import { gains } from "./gains.ts";
import { lesson } from "./lesson.ts";
import { durationOf } from "./motion.ts";
import { plate } from "./plate.ts";
import { rowsOf } from "./rows.ts";
import { chapters } from "./rulebook.ts";
import { momentOf, scoreOf } from "./score.ts";
import { touchRules } from "./touch.ts";
import { typedMoves } from "./typed.ts";
import { whatNext } from "./what-next.ts";
import { boardWords } from "./words.ts";

export const fishAndChipsLook: GameLook<FishAndChips> = {
  id: "fish-and-chips",
  words: fishAndChipsWords,
  Board,
  plate,
  touch: touchRules,
  seatsOnBoard: ["upright", "low"],
  tokenOf: (view, seat) => (view.players === 1 ? colours.indexOf(view.order.at(-1) ?? "red") : seat),
  dock: (_view, legal) => legal.filter(({ type }) => type === "ready"),
  short: (_move, view, language) => ({
    label: boardWords.ready[language],
    hint: (view.swapped.length === 0 ? boardWords.keepAll : boardWords.keepRest)[language],
  }),
  confirm: confirmWords,
  heading: headingWords,
  aside: asideWords,
  whatNext,
  rows: rowsOf,
  typed: typedMoves,
  score: (events, view, _names, language) => scoreOf(events, view, language),
  gains,
  moment: (events, _names, language) => momentOf(events, language),
  // A fish falls upon another; a new sea is laid out.
  sound: (events) => (events.some(({ type }) => type === "dealt") ? "card" : "plop"),
  duration: durationOf,
  chapters,
  lesson,
};

function confirmWords(move: Move, view: View, language: Language): string {
  switch (move.type) {
    case "catch": {
      const way = `${move.from} ${language === "fr" ? "prend" : "takes"} ${move.to}`;
      return view.players === 1 ? way : `${way} · +${gainOf(move, view)}`;
    }
    case "swap": {
      const from = endsOf(move, view)?.[0] ?? "";
      return `${language === "fr" ? "Échanger" : "Swap"} ${from} ⇄ ${move.with}`;
    }
    case "ready":
      return boardWords.ready[language];
  }
}

function headingWords(view: View, language: Language): string {
  const { players, order, round, options } = view;
  if (players === 1) {
    const own = side(order.at(-1) ?? view.turn, language);
    return language === "fr" ? `Solitaire · vous êtes ${own}` : `Solitaire · you are ${own}`;
  }
  return language === "fr"
    ? `Manche ${round} · objectif ${points(options.target, "fr")}`
    : `Round ${round} · to ${points(options.target, "en")}`;
}

/** What the proposed catch does: it is allowed (FC-T2), and it brings so much (FC-R5); or what a fish can catch. */
function asideWords(
  view: View,
  proposed: Move | null,
  language: Language,
  picked: string | null,
): string | null {
  if (proposed?.type === "catch") {
    const catcher = topAt(view.board, proposed.from);
    const caught = topAt(view.board, proposed.to);
    if (catcher === null || caught === null) return null;
    const [big, small] = [faceValue(catcher), faceValue(caught)];
    const values = language === "fr" ? `Le ${big} attrape le ${small}` : `The ${big} catches the ${small}`;
    if (view.players === 1) return `${values}.`;
    const now = view.caught[view.actors[0] ?? 0] ?? 0;
    const gain = gainOf(proposed, view);
    const sum = `${now} + ${gain} = ${fishCount(now + gain, language)}`;
    return language === "fr" ? `${values}\u00a0: ${sum}.` : `${values}: ${sum}.`;
  }
  const square = squaresAsRead.find((one) => one === picked);
  const held = square === undefined || view.phase !== "catching" ? null : topAt(view.board, square);
  if (held === null) return null;
  return language === "fr"
    ? `Ce ${faceValue(held)} attrape, en ligne droite, ${faceValue(held)} ou moins.`
    : `This ${faceValue(held)} catches ${faceValue(held)} or less, in a straight line.`;
}
