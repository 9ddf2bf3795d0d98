/** Fish Fish as the pages want it. */

import { CATCH_POINTS } from "@guinguette/rules/fish-fish/cards";
import type { FishFish } from "@guinguette/rules/fish-fish/game";
import type { Shown } from "@guinguette/rules/fish-fish/memory";
import type { Move } from "@guinguette/rules/fish-fish/moves";
import { capital } from "@guinguette/words/common";
import { aCard, theBait } from "@guinguette/words/fish-fish/names";
import { fishFishWords } from "@guinguette/words/fish-fish/words";
import type { Language } from "@guinguette/words/language";
import type { GameLook } from "../look.ts";
import Board from "./Board.svelte";
import { gains } from "./gains.ts";
import { staysInSight } from "./in-sight.ts";
import { lesson } from "./lesson.ts";
import { plate } from "./plate.ts";
import { handRows, mayBring, rows } from "./rows.ts";
import { chapters } from "./rulebook.ts";
import { roundMoment, scoreSheet } from "./score.ts";
import { duration, suspense } from "./timing.ts";
import { touchRules } from "./touch.ts";
import { typedMoves } from "./typed.ts";
import { whatNext } from "./what-next.ts";
import { cardLabel, heading } from "./words.ts";

export const fishFishLook: GameLook<FishFish> = {
  id: "fish-fish",
  words: fishFishWords,
  Board,
  plate,
  touch: touchRules,
  seatsOnBoard: ["desk", "upright", "low"],
  staysInSight,
  hasHands: true,
  // FF-R4: a card that went unseen is shown to nobody, ever.
  keepsSecrets: true,
  dock: (_view, legal) => legal.filter((move) => move.type === "bet"),
  // Whoever shares this device may be asked next: the choices have their place all the time.
  keepsDock: true,
  short,
  confirm,
  heading,
  aside,
  whatNext,
  rows,
  hand: handRows,
  typed: (text, legal) => typedMoves(text, legal),
  score: scoreSheet,
  gains,
  moment: roundMoment,
  // A line is drawn in, a card is laid down, a tile falls into the water.
  sound: (events) =>
    events.some(({ type }) => type === "lineRevealed")
      ? "reel"
      : events.some(({ type }) => type === "cast")
        ? "card"
        : "plop",
  duration,
  suspense,
  chapters,
  lesson,
};

function short(move: Move, view: Shown, language: Language): { label: string; hint?: string } {
  if (move.type === "cast") return { label: confirm(move, view, language) };
  if (move.tiles === 0) return { label: "0", hint: language === "fr" ? "rien" : "none" };
  return { label: String(move.tiles), hint: mayBring(move.tiles, view, language) };
}

function confirm(move: Move, view: Shown, language: Language): string {
  const fr = language === "fr";
  if (move.type === "cast") return `${fr ? "Poser" : "Set"} ${theBait(move.bait, language)}`;
  // Where several share the device, the view is nobody's own: whose turn it is says whose tiles they are.
  return capital(fishFishWords.move(move, { ...view, seat: view.actors[0] ?? view.seat }, language));
}

/** The card that goes with the bait; or what the bet may bring, and to whom. */
function aside(view: Shown, proposed: Move | null, language: Language): string | null {
  const fr = language === "fr";
  if (proposed?.type === "cast") {
    return fr ? `avec la carte ${cardLabel(proposed.card, "fr")}` : `with ${aCard(proposed.card, "en")}`;
  }
  if (proposed === null || view.bait === null) return null;
  const count = proposed.tiles;
  if (count === 0) return fr ? "vos tuiles restent en main" : "your tiles stay in hand";
  const [own, lost] = [count * view.bait, count * CATCH_POINTS];
  return fr ? `+${own} pour vous, ou +${lost} au Pêcheur` : `+${own} for you, or +${lost} for the Fisher`;
}
