/** How a game stands, in words: the scores, then who has won or who is to move. */
import type { Game, Types, Viewer } from "@guinguette/rules/contract";
import { type Seat, seatsIn } from "@guinguette/rules/seats";
import { listed, numeral } from "@guinguette/words/common";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import { hanging } from "./layout.ts";

export function resultLines(
  game: Game,
  state: Types["state"],
  viewer: Viewer | "everything",
  names: SeatNames,
  language: Language,
): string[] {
  const scores = game.scores(state, viewer);
  const winners = game.winners(state);
  const alone = scores.length === 1;
  const lines = alone ? [] : [scoreLine(scores, names, language)];
  if (winners === null) lines.push(turnLine(seatsIn(game.actors(state)), names, language));
  else lines.push(alone ? soloLine(winners, language) : winnersLine(winners, names, language));
  return lines.flatMap((line) => hanging("", line));
}

function scoreLine(scores: readonly (number | null)[], names: SeatNames, language: Language): string {
  const each = scores.map(
    (score, seat) => `${names(seat)} (${score === null ? "?" : numeral(score, language)})`,
  );
  return `${language === "fr" ? "Scores\u00a0: " : "Scores: "}${each.join(", ")}`;
}

function turnLine(actors: readonly Seat[], names: SeatNames, language: Language): string {
  const who = listed(actors.map(names), language);
  return language === "fr" ? `À ${who} de jouer.` : `To move: ${who}.`;
}

function soloLine(winners: readonly Seat[], language: Language): string {
  if (winners.length > 0) return language === "fr" ? "Solitaire gagné\u00a0!" : "The solitaire is won!";
  return language === "fr" ? "Solitaire perdu." : "The solitaire is lost.";
}

function winnersLine(winners: readonly Seat[], names: SeatNames, language: Language): string {
  const who = listed(winners.map(names), language);
  if (winners.length === 1) return language === "fr" ? `${who} gagne la partie.` : `${who} wins the game.`;
  return language === "fr" ? `${who} se partagent la victoire.` : `${who} share the victory.`;
}
