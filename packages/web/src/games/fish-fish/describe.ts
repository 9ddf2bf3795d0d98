/** The whole table in words. */
import { baitValues, CATCH_POINTS, CATCHES, EMPTIES, LINES } from "@guinguette/rules/fish-fish/cards";
import type { Shown } from "@guinguette/rules/fish-fish/memory";
import type { FishView } from "@guinguette/rules/fish-fish/view";
import { capital, listed, plural, points } from "@guinguette/words/common";
import { cardName, kindNames, theBait, tiles } from "@guinguette/words/fish-fish/names";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import { heldCards } from "./tally.ts";
import { lineLabel, roundLabel } from "./words.ts";

/** In the bar, on one line beside four buttons. */
export function heading({ round, rounds, line, phase }: Shown, language: Language): string {
  const of = `${language === "fr" ? "Manche" : "Round"} ${round}/${rounds}`;
  return phase === "over" ? of : `${of} · ${language === "fr" ? "ligne" : "line"} ${line}/${LINES}`;
}

function whereWords(view: Shown, language: Language): string {
  const round = capital(roundLabel(view, language));
  return view.phase === "over" ? `${round}.` : `${round} · ${lineLabel(view.line, language)}.`;
}

export function describeView(view: Shown, names: SeatNames, language: Language): readonly string[] {
  const fr = language === "fr";
  return [
    whereWords(view, language),
    ...lineWords(view, names, language),
    ...view.fish.map((fish) => fishWords(fish, view, names, language)),
    ...seenWords(view, language),
    handWords(view, names, language),
    fr
      ? `Ordre des mises\u00a0: ${listed(order(view, names), "fr")}.`
      : `Betting order: ${listed(order(view, names), "en")}.`,
    scoreWords(view, names, language),
  ];
}

function order(view: Shown, names: SeatNames): string[] {
  return view.fish.map(({ seat }) => names(seat));
}

function lineWords(view: Shown, names: SeatNames, language: Language): string[] {
  const fr = language === "fr";
  const fisher = names(view.fisher);
  const caught = tiles(view.caught, language);
  const worth = points(CATCH_POINTS * view.caught, language);
  const who = fr
    ? `${fisher} est Pêcheur et a attrapé ${caught} dans cette manche (${worth}).`
    : `${fisher} is the Fisher and has caught ${caught} this round (${worth}).`;
  if (view.phase === "over") return [who];
  if (view.bait === null)
    return [
      who,
      fr
        ? `La ligne\u00a0${view.line} n’est pas encore posée.`
        : `Line\u00a0${view.line} has not been set yet.`,
    ];
  const bait = theBait(view.bait, language);
  const card =
    view.card === null
      ? fr
        ? "une carte Pêche face cachée"
        : "a fishing card face down"
      : fr
        ? `votre carte ${cardName(view.card, "fr")}, face cachée`
        : `your ${cardName(view.card, "en")} card, face down`;
  const line = fr
    ? `Sur la ligne\u00a0${view.line}\u00a0: ${bait} et ${card}.`
    : `On line\u00a0${view.line}: ${bait} and ${card}.`;
  return [line, who];
}

function fishWords(fish: FishView, view: Shown, names: SeatNames, language: Language): string {
  const fr = language === "fr";
  const colon = fr ? "\u00a0:" : ":";
  const kind = kindNames[fish.kind][language];
  const left = fr ? `${tiles(fish.tiles, "fr")} à miser` : `${tiles(fish.tiles, "en")} to bet`;
  return `${names(fish.seat)} (${kind})${colon} ${[
    left,
    betWords(fish, view, language),
    lootWords(fish, language),
  ]
    .filter((part) => part !== "")
    .join(fr ? "\u00a0; " : "; ")}.`;
}

function betWords(fish: FishView, view: Shown, language: Language): string {
  const fr = language === "fr";
  if (view.phase !== "bet") return "";
  if (fish.bet !== null)
    return fr ? `a misé ${fish.bet} sur cette ligne` : `has bet ${fish.bet} on this line`;
  if (view.actors.includes(fish.seat)) return fr ? "doit miser maintenant" : "bets now";
  if (fish.tiles === 0) return fr ? "ne mise plus" : "bets no more";
  return fr ? "misera ensuite" : "bets later";
}

function lootWords(fish: FishView, language: Language): string {
  const fr = language === "fr";
  const places = baitValues.filter((place) => fish.loot[place] > 0);
  if (places.length === 0) return fr ? "butin vide" : "no loot";
  const worth = places.reduce((sum, place) => sum + place * fish.loot[place], 0);
  const each = places.map((place) => `${fish.loot[place]} × ${place}`).join(" + ");
  return `${fr ? "butin" : "loot"} ${each} = ${points(worth, language)}`;
}

/** Where the table shows what was revealed and has been discarded (FF-R2). */
function seenWords({ revealed, unseen }: Shown, language: Language): string[] {
  if (revealed === null) return [];
  return [
    language === "fr"
      ? `Révélées dans cette manche\u00a0: ${cardName("catch", "fr")} ${revealed.catch} sur ${CATCHES}, ${cardName("empty", "fr")} ${revealed.empty} sur ${EMPTIES}\u00a0; défaussées sans être vues\u00a0: ${unseen}.`
      : `Revealed this round: catch ${revealed.catch} of ${CATCHES}, empty ${revealed.empty} of ${EMPTIES}; gone unseen: ${unseen}.`,
  ];
}

function handWords(view: Shown, names: SeatNames, language: Language): string {
  const fr = language === "fr";
  const fisher = names(view.fisher);
  const count = heldCards(view);
  if (count === 0) return fr ? `${fisher} n’a plus d’appât en main.` : `${fisher} holds no more baits.`;
  if (view.baits === null)
    return fr
      ? `${fisher} a encore en main ${count} ${plural(count, "appât", "appâts", "fr")}.`
      : `${fisher} still holds ${count} ${plural(count, "bait", "baits", "en")}.`;
  const baits = listed(view.baits.map(String), language);
  const [the, bait] = count === 1 ? ["l’appât", "bait"] : ["les appâts", "baits"];
  const held = fr ? `${fisher} a encore en main ${the} ${baits}` : `${fisher} still holds ${bait} ${baits}`;
  if (view.hand === null) return `${held}.`;
  const of = (card: "catch" | "empty") => view.hand?.filter((one) => one === card).length ?? 0;
  return fr
    ? `${held}, et ces cartes Pêche\u00a0: ${of("catch")} ${cardName("catch", "fr")}, ${of("empty")} ${cardName("empty", "fr")}.`
    : `${held}, and these fishing cards: ${of("catch")} catch, ${of("empty")} empty.`;
}

function scoreWords(view: Shown, names: SeatNames, language: Language): string {
  const each = view.scores.map((total, seat) => `${names(seat)} (${total})`);
  return language === "fr"
    ? `Points des manches finies\u00a0: ${listed(each, "fr")}.`
    : `Points of the rounds played: ${listed(each, "en")}.`;
}
