/** Chat-Pêche on the page. */
import type { ChatPeche } from "@guinguette/rules/chat-peche/game";
import { chatPecheWords } from "@guinguette/words/chat-peche/words";
import type { GameLook } from "../look.ts";
import Board from "./Board.svelte";
import { asideWords, confirmWords } from "./confirm.ts";
import { gains } from "./gains.ts";
import { lesson } from "./lesson.ts";
import { duration, steps, suspense } from "./motion.ts";
import { plate } from "./plate.ts";
import { handOf, rowsOf } from "./rows.ts";
import { chapters } from "./rulebook.ts";
import { score } from "./score.ts";
import { touchRules } from "./touch.ts";
import { typed } from "./typed.ts";
import { whatNext } from "./what-next.ts";
import { boardWords, headingWords } from "./words.ts";

export const chatPecheLook: GameLook<ChatPeche> = {
  id: "chat-peche",
  words: chatPecheWords,
  Board,
  plate,
  touch: touchRules,
  seatsOnBoard: [],
  hasHands: true,
  // CP-1: new cards lie open; what covers one of them later is told on its own.
  staysInSight: ({ type }) => type === "filled",
  dock: (_view, legal) => legal.filter(({ type }) => type === "stay"),
  // Of the three phases one has such a button: the pond is as large in all of them.
  keepsDock: true,
  short: (move, view, language) =>
    move.type === "stay"
      ? { label: boardWords.stay[language], hint: boardWords.stayHint[language] }
      : { label: confirmWords(move, view, language) },
  confirm: confirmWords,
  heading: headingWords,
  aside: asideWords,
  whatNext,
  rows: rowsOf,
  hand: handOf,
  typed,
  score,
  gains,
  // Nothing is counted before the end: a turn goes over into the next one without a pause.
  moment: () => null,
  // What is fished is reeled in; cards are moved about.
  sound: (events) => (events.some(({ type }) => type === "fished") ? "reel" : "card"),
  suspense,
  steps,
  duration,
  chapters,
  lesson,
};
