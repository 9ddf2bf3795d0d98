/** Why a bet or a cast is worth making, by what has been shown so far: the cards nobody has seen are all alike. */
import { CATCH_POINTS, CATCHES, EMPTIES, LINES } from "@guinguette/rules/fish-fish/cards";
import type { Move } from "@guinguette/rules/fish-fish/moves";
import type { View } from "@guinguette/rules/fish-fish/view";
import { points } from "@guinguette/words/common";
import { theBait } from "@guinguette/words/fish-fish/names";
import type { Language } from "@guinguette/words/language";

export function reasonWords(move: Move, view: View, language: Language): string {
  return move.type === "cast" ? castWords(move, view, language) : betWords(move.tiles, view, language);
}

/** The cards that were never shown, the one on the line among them, as a Fish counts them (FF-R2). */
function unseen({ revealed }: View): {
  readonly catches: number;
  readonly empties: number;
  readonly all: number;
} {
  const catches = CATCHES - revealed.catch;
  const empties = EMPTIES - revealed.empty;
  return { catches, empties, all: catches + empties };
}

function betWords(count: number, view: View, language: Language): string {
  const fr = language === "fr";
  const { catches, empties, all } = unseen(view);
  const bait = view.bait ?? 0;
  if (view.line === LINES)
    return fr
      ? "Sur la cinquième ligne, il faut miser tout ce qui reste."
      : "On the fifth line all that is left must be bet.";
  if (count > 0) {
    const [won, lost] = [points(count * bait, language), points(count * CATCH_POINTS, language)];
    return fr
      ? `À compter les cartes non vues\u00a0: ${empties} chances sur ${all} de gagner ${won}, ${catches} sur ${all} d’en laisser ${count * CATCH_POINTS} au Pêcheur.`
      : `Counting the cards not yet seen: ${empties} chances in ${all} of ${won} for you, ${catches} in ${all} of ${lost} for the Fisher.`;
  }
  const risk = fr
    ? `À compter les cartes non vues, la ligne prend ${catches} fois sur ${all}`
    : `Counting the cards not yet seen, the line catches ${catches} times in ${all}`;
  const larger = Math.max(...view.baits, 0);
  if (larger > bait)
    return fr
      ? `${risk}, et ${theBait(larger, "fr")} est encore à venir.`
      : `${risk}, and ${theBait(larger, "en")} is still to come.`;
  return fr
    ? `${risk}, et chaque tuile prise vaut ${points(CATCH_POINTS, "fr")} au Pêcheur.`
    : `${risk}, and each tile caught is ${points(CATCH_POINTS, "en")} for the Fisher.`;
}

function castWords(
  { card, bait }: Extract<Move, { readonly type: "cast" }>,
  view: View,
  language: Language,
): string {
  const fr = language === "fr";
  const { baits } = view;
  if (baits.length === 1) return fr ? "Ce sont vos dernières cartes." : "These are your last cards.";
  const { catches, all } = unseen(view);
  const guess = fr
    ? `Vu des Poissons, la ligne prend ${catches} fois sur ${all}`
    : `As the Fish count, the line catches ${catches} times in ${all}`;
  if (card === "catch") {
    const each = fr
      ? `chaque tuile misée vous rapporte ${points(CATCH_POINTS, "fr")}`
      : `each tile bet brings you ${points(CATCH_POINTS, "en")}`;
    if (bait === Math.max(...baits))
      return fr
        ? `${theBait(bait, "fr").replace(/^l/, "L")} est le plus tentant qui vous reste, et ${each}.`
        : `Bait\u00a0${bait} is the most tempting one you have left, and ${each}.`;
    return `${guess}, ${fr ? "et" : "and"} ${each}.`;
  }
  if (bait === Math.min(...baits))
    return fr
      ? `Chaque tuile misée ne vaut que ${points(bait, "fr")}, le moins que vous puissiez offrir.`
      : `Each tile bet is worth only ${points(bait, "en")}, the least you can offer.`;
  return fr
    ? `${guess}\u00a0; si personne ne mise, ${theBait(bait, "fr")} est perdu pour eux.`
    : `${guess}; if nobody bets, ${theBait(bait, "en")} is lost to them.`;
}
