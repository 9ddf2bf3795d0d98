/** The labels of each board, over what lies on it: what is drawn small, and what a screen reader is told. */
import type { Spot } from "@guinguette/rules/chat-peche/pond";
import type { View as Pond } from "@guinguette/rules/chat-peche/view";
import type { GameId, Types } from "@guinguette/rules/contract";
import { colours, type FishName } from "@guinguette/rules/fish-and-chips/fish";
import type { SquareName } from "@guinguette/rules/fish-and-chips/squares";
import type { View as Sea } from "@guinguette/rules/fish-and-chips/view";
import type { Shown as Lines } from "@guinguette/rules/fish-fish/memory";
import { faces, fishTypes } from "@guinguette/rules/wishes/cards";
import type { View as Ocean } from "@guinguette/rules/wishes/view";
import { names, type Say } from "@guinguette/words/testing/sentences";
import * as pond from "../games/chat-peche/words.ts";
import * as sea from "../games/fish-and-chips/words.ts";
import * as line from "../games/fish-fish/words.ts";
import * as ocean from "../games/wishes/words.ts";

export function sayBoard(id: GameId, view: Types["shown"], say: Say): void {
  boards[id](view as never, (words) => say(id, "table", words));
}

type SayHere = (words: Parameters<Say>[2]) => void;

const boards: Readonly<Record<GameId, (view: never, say: SayHere) => void>> = {
  "fish-fish": (view: Lines, say) => {
    for (const fish of view.fish) {
      say((language) => line.laneWords(fish, language));
    }
    for (let n = 0; n <= 12; n++) {
      say((language) => line.caughtLabel(n, language));
      say((language) => line.pileLabel(line.boardWords.bait[language], n, language));
      say((language) => line.pointsShort(n, language));
    }
    for (const card of ["catch", "empty"] as const) say((language) => line.verdict(card, language));
  },
  wishes: (view: Ocean, say) => {
    for (const { buyers } of view.markets) say((language) => ocean.buyersWords(buyers, language));
    for (const face of faces) {
      for (const fish of fishTypes) say((language) => ocean.shortFace(face, fish, language));
      say((language) => ocean.wishHint(face, language));
    }
  },
  "chat-peche": (view: Pond, say) => {
    for (const { spot, height } of view.pond)
      say((language) => pond.targetWords(spot as Spot, height + 1, view, language));
    for (const [seat, owner] of view.seats.entries()) {
      for (const column of [1, 2, 3]) say((language) => pond.placeLabel(column, owner, view, language));
      for (const ready of [false, true]) {
        say((language) => `${names(seat)}. ${pond.equipmentWords(owner, ready, view, language)}.`);
      }
      say((language) => pond.insideWords(owner, view, language));
      say((language) => pond.bucketLabel(seat, names(seat), view, language));
      say((language) => pond.seatDoes(view, seat, language));
    }
    say((language) => pond.noWaterWords(view, language));
  },
  "fish-and-chips": (view: Sea, say) => {
    for (const colour of colours) say((language) => sea.passSaid(colour, language));
    for (const [row, squares] of view.board.entries())
      for (const [column, pile] of squares.entries()) {
        const square = `${"abcdef"[column]}${6 - row}` as SquareName;
        const signs = (language: "fr" | "en") => [sea.boardWords.mayCatch[language]];
        say((language) => sea.squareSaid(square, pile as readonly FishName[], signs(language), language));
      }
    for (const [seat, total] of view.scores.entries())
      say((language) => sea.scoreSaid(total, view.caught[seat] ?? 0, view.options.target, language));
    if (view.players === 1) say((language) => sea.orderSaid(view, language));
  },
};
