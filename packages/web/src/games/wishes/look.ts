import type { Wishes } from "@guinguette/rules/wishes/game";
import { namesOf } from "@guinguette/words/common";
import { wishesWords } from "@guinguette/words/wishes/words";
import type { GameLook } from "../look.ts";
import Board from "./Board.svelte";
import { durationOf } from "./flight-plan.ts";
import { gains } from "./gains.ts";
import { lesson } from "./lesson.ts";
import { plate } from "./plate.ts";
import { rows } from "./rows.ts";
import { chapters } from "./rulebook.ts";
import { asideWords, confirmWords, headingWords } from "./say.ts";
import { marketMoment, scoreSheet } from "./score.ts";
import { touchRules } from "./touch.ts";
import { typedMoves } from "./typed.ts";
import { whatNext } from "./what-next.ts";

export const wishesLook: GameLook<Wishes> = {
  id: "wishes",
  words: wishesWords,
  Board,
  plate,
  touch: touchRules,
  seatsOnBoard: [],
  tall: true,
  // Every choice has its place on the board.
  dock: () => [],
  short: (move, view, language) => ({ label: confirmWords(move, view, language, namesOf([], language)) }),
  confirm: confirmWords,
  heading: headingWords,
  aside: asideWords,
  whatNext,
  rows,
  typed: (text, legal) => typedMoves(text, legal),
  score: scoreSheet,
  gains,
  moment: marketMoment,
  // A sale ends in a pouch; a card is laid down.
  sound: (events) => (events.some(({ type }) => type === "sold") ? "plop" : "card"),
  duration: durationOf,
  chapters,
  lesson,
};
