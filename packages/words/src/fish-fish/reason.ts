/** Why a bet or a cast is worth making, by what has been shown so far: the cards nobody has seen are all alike. */
import { CATCH_POINTS, CATCHES, EMPTIES, LINES } from "@guinguette/rules/fish-fish/cards";
import type { Shown } from "@guinguette/rules/fish-fish/memory";
import type { Move } from "@guinguette/rules/fish-fish/moves";
import { capital, plural, points } from "../common.ts";
import type { Language } from "../language.ts";
import { theBait, tiles } from "./names.ts";

export function reasonWords(move: Move, view: Shown, language: Language): string {
  return move.type === "cast" ? castWords(move, view, language) : betWords(move.tiles, view, language);
}

/** By the book nothing is told again of the cards of a line that is over (FF-L6): not its bait, nor what was caught. */
export function reasonAgainWords(move: Move, view: Shown, now: Shown, language: Language): string {
  if (move.type === "cast") return "";
  const onTable = now.phase === "bet" && now.round === view.round && now.line === view.line;
  // Whoever bets nothing is told nothing of the bait, and on the fifth line there is no choice.
  if (onTable || move.tiles === 0 || view.line === LINES) return betWords(move.tiles, view, language);
  const left = tiles(view.fish.find(({ seat }) => seat === view.actors[0])?.tiles ?? 0, language);
  const more = LINES - view.line;
  return language === "fr"
    ? `Il reste ${left} à miser, et ${more} ${plural(more, "ligne", "lignes", "fr")} au plus après celle-ci.`
    : `${left} left to bet, with at most ${more} more ${plural(more, "line", "lines", "en")} after this one.`;
}

/** The cards that were never shown, the one on the line among them, as a Fish counts them (FF-R2); null where the table
 * does not show what was discarded: then nothing is counted aloud (FF-L6). */
function unseen({ revealed }: Shown): {
  readonly catches: number;
  readonly empties: number;
  readonly all: number;
} | null {
  if (revealed === null) return null;
  const catches = CATCHES - revealed.catch;
  const empties = EMPTIES - revealed.empty;
  return { catches, empties, all: catches + empties };
}

function betWords(count: number, view: Shown, language: Language): string {
  const fr = language === "fr";
  const bait = view.bait ?? 0;
  if (view.line === LINES)
    return fr
      ? "Sur la cinquième ligne, il faut miser tout ce qui reste."
      : "On the fifth line, all tiles left must be bet.";
  const cards = unseen(view);
  if (count > 0) {
    const [won, lost] = [points(count * bait, language), points(count * CATCH_POINTS, language)];
    if (cards === null)
      return fr
        ? `Il y a ${won} à gagner, ou ${count * CATCH_POINTS} à donner au Pêcheur.`
        : `There are ${won} to win, or ${count * CATCH_POINTS} to give the Fisher.`;
    const { catches, empties, all } = cards;
    if (empties === 0)
      return fr
        ? `Il ne reste que des cartes «\u202fPrise\u202f»\u00a0: ${lost} pour le Pêcheur.`
        : `Only catch cards are left: ${lost} for the Fisher.`;
    return fr
      ? `${empties} ${plural(empties, "chance", "chances", "fr")} sur ${all} de gagner ${won}, ${catches} sur ${all} d’en donner ${count * CATCH_POINTS} au Pêcheur.`
      : `${empties} ${plural(empties, "chance", "chances", "en")} in ${all} of winning ${won}, ${catches} in ${all} of giving the Fisher ${count * CATCH_POINTS}.`;
  }
  if (cards === null)
    return fr
      ? `Une tuile attrapée donne ${points(CATCH_POINTS, "fr")} au Pêcheur. Une tuile gardée servira plus tard.`
      : `A tile caught gives the Fisher ${points(CATCH_POINTS, "en")}. A tile kept can be bet later.`;
  const { catches, all } = cards;
  const risk = fr
    ? `La ligne attrape ${timesIn(catches, all, "fr")}`
    : `The line catches ${timesIn(catches, all, "en")}`;
  const larger = Math.max(...(view.baits ?? []), 0);
  if (larger > bait)
    return fr
      ? `${risk}, et ${theBait(larger, "fr")} est encore à venir.`
      : `${risk}, and ${theBait(larger, "en")} is still to come.`;
  return fr
    ? `${risk}, et chaque tuile attrapée donne ${points(CATCH_POINTS, "fr")} au Pêcheur.`
    : `${risk}, and each tile caught gives the Fisher ${points(CATCH_POINTS, "en")}.`;
}

function castWords(
  { card, bait }: Extract<Move, { readonly type: "cast" }>,
  view: Shown,
  language: Language,
): string {
  const fr = language === "fr";
  const baits = view.baits ?? [];
  if (baits.length === 1) return fr ? "Ce sont les dernières cartes." : "These are the last cards.";
  if (card === "catch") {
    const each = fr
      ? `chaque tuile misée rapporte ${points(CATCH_POINTS, "fr")}`
      : `each tile bet brings ${points(CATCH_POINTS, "en")}`;
    if (bait === Math.max(...baits))
      return fr
        ? `${capital(theBait(bait, "fr"))} est le plus tentant qui reste, et ${each}.`
        : `Bait\u00a0${bait} is the most tempting one left, and ${each}.`;
    return joined(guessWords(view, language), each);
  }
  if (bait === Math.min(...baits))
    return fr
      ? `Chaque tuile misée ne vaut que ${points(bait, "fr")}, le moins possible.`
      : `Each tile bet is worth only ${points(bait, "en")}, the least possible.`;
  const guess = guessWords(view, language);
  // Where nothing before it has named them.
  const them = guess === "" ? { fr: "les Poissons", en: "the Fish" } : { fr: "ils", en: "they" };
  const lost = fr
    ? `si personne ne mise, ${them.fr} perdent ${theBait(bait, "fr")}`
    : `if nobody bets, ${them.en} lose ${theBait(bait, "en")}`;
  return joined(guess, lost);
}

/** How the Fish see this line, where the table shows what they count by. */
function guessWords(view: Shown, language: Language): string {
  const cards = unseen(view);
  if (cards === null) return "";
  return language === "fr"
    ? `Pour les Poissons, la ligne attrape ${timesIn(cards.catches, cards.all, "fr")}`
    : `As the Fish see it, the line catches ${timesIn(cards.catches, cards.all, "en")}`;
}

/** "1 time in 3", "2 times in 5", "for sure". */
function timesIn(count: number, all: number, language: Language): string {
  if (count === all) return language === "fr" ? "à coup sûr" : "for sure";
  if (language === "fr") return `${count} fois sur ${all}`;
  return `${count} ${plural(count, "time", "times", "en")} in ${all}`;
}

function joined(guess: string, rest: string): string {
  return `${guess === "" ? "" : `${guess}. `}${capital(rest)}.`;
}
