/** Why a move is worth making: the rules play it, and what it brings is counted. Only the draw pile is imagined. */

import { seeded } from "@guinguette/rules/random";
import { firstSeat, type Seat } from "@guinguette/rules/seats";
import type { FishType } from "@guinguette/rules/wishes/cards";
import { wishes } from "@guinguette/rules/wishes/game";
import type { Move } from "@guinguette/rules/wishes/moves";
import type { SaleMove } from "@guinguette/rules/wishes/offer";
import type { State } from "@guinguette/rules/wishes/state";
import type { View } from "@guinguette/rules/wishes/view";
import { capital, plural, possessive } from "../common.ts";
import type { SeatNames } from "../game-words.ts";
import type { Language } from "../language.ts";
import { isDouble, marketAfter, marketOf, outcomeOf } from "./markets.ts";
import { dollars, faceOfCard, fishOfCard, marketName, someFish, worms } from "./names.ts";

export function reasonWords(move: Move, view: View, names: SeatNames, language: Language): string {
  switch (move.type) {
    case "sell":
    case "sellOne":
    case "sellAll":
      return saleWords(move, view, language);
    case "keep":
      return keepWords(move.card, view, language);
    case "wish":
      return wishWords(move, view, language);
    case "moveBuyer":
      return buyerWords(move, marketAfter(move.from, move.steps), view, language);
    case "placeBuyer":
      return buyerWords(move, move.to, view, language);
    case "toWaste":
      return toWasteWords(move.from, move.seat, view, names, language);
    case "fromWaste":
      return fromWasteWords(move.seat, view, names, language);
  }
}

function saleWords(move: SaleMove, view: View, language: Language): string {
  const fr = language === "fr";
  const seat = view.turn;
  const after = played(move, view);
  const outcome = outcomeOf(move, view);
  const brings = (count: number) =>
    fr ? `Cette vente rapporte ${dollars(count, "fr")}` : `This sale brings ${dollars(count, "en")}`;
  if (after.ended !== null)
    return fr
      ? `${brings(outcome.dollars)} et finit la partie.`
      : `${brings(outcome.dollars)} and ends the game.`;
  const gained = (after.seats[seat]?.dollars ?? 0) - (view.seats[seat]?.dollars ?? 0);
  if (outcome.fills) {
    const prize = gained - outcome.dollars;
    if (prize > 0)
      return fr
        ? `${brings(gained)}, dont ${prize} de prime pour le marché rempli.`
        : `${brings(gained)}, ${prize} of them a prize for the filled market.`;
    return fr
      ? `${brings(gained)} et remplit le marché, sans prime pour vous.`
      : `${brings(gained)} and fills the market, without a prize for you.`;
  }
  if (outcome.wasted > 0) {
    const pawns = fr
      ? `${outcome.wasted} ${plural(outcome.wasted, "pion va", "pions vont", "fr")} au rebut`
      : `${outcome.wasted} ${plural(outcome.wasted, "pawn goes", "pawns go", "en")} to the waste`;
    return `${brings(gained)}, ${fr ? "même si" : "though"} ${pawns}.`;
  }
  const pawns = marketOf(after, outcome.market).pawns;
  const own = pawns[seat] ?? 0;
  const most = Math.max(0, ...pawns.filter((_, other) => other !== seat));
  const owned = `${own} ${fr ? plural(own, "pion", "pions", "fr") : plural(own, "pawn", "pawns", "en")}`;
  if (most === 0)
    return fr
      ? `${brings(gained)}, et il n’y a alors que vous à ce marché, avec ${owned}.`
      : `${brings(gained)}, and you are then alone in that market, with ${owned}.`;
  if (own > most)
    return fr
      ? `${brings(gained)}, et vous avez alors le plus de pions à ce marché\u00a0: ${own} contre ${most}.`
      : `${brings(gained)}, and you then have the most pawns in that market: ${own} to ${most}.`;
  return fr
    ? `${brings(gained)}, et vous avez alors ${owned} à ce marché, contre ${most} pour le mieux placé des autres.`
    : `${brings(gained)}, and you then have ${owned} in that market; the best of the others has ${most}.`;
}

/** How many fish of a type the seat to move has in its boats, as a wish would sell them (IW-V3). */
function aboard(fish: FishType, view: View): number {
  const own = (view.seats[view.turn]?.cards ?? []).filter((card) => fishOfCard(card) === fish);
  return own.length + own.filter(isDouble).length;
}

function keepWords(index: number, view: View, language: Language): string {
  const fr = language === "fr";
  const lying = view.ocean[index];
  if (lying === undefined) return "";
  const fish = fishOfCard(lying.card);
  const { price } = marketOf(view, fish);
  const one = capital(someFish(1, fish, language));
  const pays = fr
    ? `${one} se vend ${dollars(price, "fr")} en ce moment`
    : `${one} sells for ${dollars(price, "en")} now`;
  const top = price === Math.max(...view.markets.map((market) => market.price));
  const best = top ? (fr ? ", le meilleur prix" : ", the best price there is") : "";
  const had = aboard(fish, view);
  const more =
    had === 0 ? "" : fr ? `, et vous en avez déjà ${had} à bord` : `, and you have ${had} aboard already`;
  return `${pays}${best}${more}${wormWords(index, lying.worms, language)}.`;
}

/** What the way to a card costs and what lies on it (IW-O1, IW-O2). */
function wormWords(paid: number, won: number, language: Language): string {
  const fr = language === "fr";
  if (won > paid)
    return fr ? `\u00a0; vous y gagnez ${worms(won - paid, "fr")}` : `; you gain ${worms(won - paid, "en")}`;
  if (won === paid) return fr ? "\u00a0; vos vers vous restent" : "; you lose no worm";
  return fr ? `\u00a0; il en coûte ${worms(paid - won, "fr")}` : `; it costs ${worms(paid - won, "en")}`;
}

function wishWords(move: Extract<Move, { type: "wish" }>, view: View, language: Language): string {
  const fr = language === "fr";
  const lying = view.ocean[move.card];
  if (lying === undefined) return "";
  const cost = wormWords(move.card, lying.worms, language);
  if (faceOfCard(lying.card) === "boat") {
    const boats = (view.seats[view.turn]?.boats ?? 0) + 1;
    return fr ? `Vous aurez ${boats} bateaux${cost}.` : `You will have ${boats} boats${cost}.`;
  }
  const gain = mostThisTurn(move, view);
  if (gain > 0)
    return fr
      ? `Ce vœu peut rapporter ${dollars(gain, "fr")} dès ce tour${cost}.`
      : `This wish can bring ${dollars(gain, "en")} this very turn${cost}.`;
  return fr
    ? `Ce vœu ne vous rapporte rien ce tour-ci${cost}.`
    : `This wish brings you nothing this turn${cost}.`;
}

function buyerWords(move: Move, to: FishType, view: View, language: Language): string {
  const fr = language === "fr";
  const gain = mostThisTurn(move, view);
  if (gain > 0)
    return fr
      ? `Avec l’acheteur placé là, ce vœu rapporte jusqu’à ${dollars(gain, "fr")}.`
      : `With the buyer there, this wish brings up to ${dollars(gain, "en")}.`;
  const { price } = marketOf(played(move, view), to);
  const market = marketName(to, language);
  const had = aboard(to, view);
  const yours = fr ? `vous en avez ${had} à bord` : `you have ${had} aboard`;
  const none = fr ? "vous n’en avez pas à bord" : "you have none aboard";
  return fr
    ? `Le ${market} paiera ${dollars(price, "fr")} par poisson, et ${had > 0 ? yours : none}.`
    : `The ${market} will pay ${dollars(price, "en")} a fish, and ${had > 0 ? yours : none}.`;
}

function toWasteWords(from: FishType, seat: Seat, view: View, names: SeatNames, language: Language): string {
  const fr = language === "fr";
  const { pawns } = marketOf(view, from);
  const left = (pawns[seat] ?? 1) - 1;
  const own = pawns[view.turn] ?? 0;
  const market = marketName(from, language);
  if (seat === view.turn)
    return fr
      ? `Le ${market} aura une place de plus, et vous ${left === 0 ? "n’y aurez plus aucun pion" : `y aurez encore ${pawnCount(left, "fr")}`}.`
      : `The ${market} will have one more place, and you will have ${left === 0 ? "no pawn left" : `${pawnCount(left, "en")} left`} there.`;
  const against = own === 0 ? "" : fr ? `, contre ${own} pour vous,` : `, to your ${own},`;
  return fr
    ? `${names(seat)} n’aura plus ${onlyPawns(left)} au ${market}${against} et en aura un de plus au rebut.`
    : `${names(seat)} will have ${left === 0 ? "no pawn left" : `only ${pawnCount(left, "en")}`} in the ${market}${against} and one more in the waste.`;
}

function fromWasteWords(seat: Seat, view: View, names: SeatNames, language: Language): string {
  const fr = language === "fr";
  const left = (view.waste[seat] ?? 1) - 1;
  const all = view.waste.reduce((sum, count) => sum + count, 0) - 1;
  if (all === 0)
    return fr
      ? "Le rebut sera vide\u00a0: à 10 pions, il finit la partie."
      : "The waste will be empty: at 10 pawns it ends the game.";
  if (seat === view.turn)
    return fr
      ? `Le rebut retombe à ${ownedOf(left, all, "à vous", "fr")}.`
      : `The waste falls to ${ownedOf(left, all, "yours", "en")}.`;
  return fr
    ? `Le rebut, qui finit la partie à 10, retombe à ${ownedOf(left, all, `à ${names(seat)}`, "fr")}.`
    : `The waste, which ends the game at 10, falls to ${ownedOf(left, all, possessive(names(seat)), "en")}.`;
}

/** « 3 pions, dont aucun à vous », « 1 pion, qui est à vous ». */
function ownedOf(left: number, all: number, whose: string, language: Language): string {
  const pawns = pawnCount(all, language);
  if (language === "fr")
    return all === 1
      ? `${pawns}, qui ${left === 1 ? "est" : "n’est pas"} ${whose}`
      : `${pawns}, dont ${left === 0 ? "aucun" : left} ${whose}`;
  return all === 1
    ? `${pawns}, ${left === 1 ? "" : "not "}${whose}`
    : `${pawns}, ${left === 0 ? "none" : left} of them ${whose}`;
}

/** After « n’aura plus »: « aucun pion », « qu’un pion », « que 2 pions ». */
function onlyPawns(count: number): string {
  if (count === 0) return "aucun pion";
  return count === 1 ? "qu’un pion" : `que ${pawnCount(count, "fr")}`;
}

/** « aucun pion », "2 pawns". */
function pawnCount(count: number, language: Language): string {
  if (count === 0) return language === "fr" ? "aucun pion" : "no pawn";
  const noun = language === "fr" ? "pion" : "pawn";
  return `${count} ${plural(count, noun, `${noun}s`, language)}`;
}

function stateOf(view: View): State {
  return wishes.sampler(view, [])(seeded("reason"));
}

function played(move: Move, view: View): View {
  const state = stateOf(view);
  wishes.play(state, view.turn, wishes.encode(move), null);
  return wishes.view(state, view.seat);
}

/** The most dollars that this move and the parts that follow it in the same turn can bring. */
function mostThisTurn(move: Move, view: View): number {
  const state = stateOf(view);
  wishes.play(state, view.turn, wishes.encode(move), null);
  return mostFrom(state, view.turn) - (view.seats[view.turn]?.dollars ?? 0);
}

function mostFrom(state: State, seat: Seat): number {
  const actors = wishes.actors(state);
  if (actors === 0 || firstSeat(actors) !== seat || wishes.view(state, seat).wish === null)
    return wishes.view(state, seat).seats[seat]?.dollars ?? 0;
  const codes = new Uint16Array(wishes.moveCount);
  const next = codes.subarray(0, wishes.legal(state, seat, codes));
  let most = Number.NEGATIVE_INFINITY;
  for (const code of next) {
    const clone = wishes.clone(state);
    wishes.play(clone, seat, code, null);
    most = Math.max(most, mostFrom(clone, seat));
  }
  return most;
}
