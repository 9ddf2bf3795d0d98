/** Why a move is worth making: the rules play it, and what it brings is counted. Only the draw pile is imagined. */

import { seeded } from "@guinguette/rules/random";
import { firstSeat, type Seat } from "@guinguette/rules/seats";
import type { FishType } from "@guinguette/rules/wishes/cards";
import { wishes } from "@guinguette/rules/wishes/game";
import type { Move } from "@guinguette/rules/wishes/moves";
import type { SaleMove } from "@guinguette/rules/wishes/offer";
import type { State } from "@guinguette/rules/wishes/state";
import type { View } from "@guinguette/rules/wishes/view";
import { capital, elided, numeral, plural, possessive } from "../common.ts";
import type { SeatNames } from "../game-words.ts";
import type { Language } from "../language.ts";
import { isDouble, marketAfter, marketOf, outcomeOf } from "./markets.ts";
import { faceOfCard, fishOfCard, marketName, someFish, worms } from "./names.ts";

/** By name, or null: whoever is to move is spoken to. */
type Mover = string | null;

export function reasonWords(
  move: Move,
  view: View,
  names: SeatNames,
  language: Language,
  mover: Mover = null,
): string {
  switch (move.type) {
    case "sell":
    case "sellOne":
    case "sellAll":
      return saleWords(move, view, mover, language);
    case "keep":
      return keepWords(move.card, view, mover, language);
    case "wish":
      return wishWords(move, view, mover, language);
    case "moveBuyer":
      return buyerWords(move, marketAfter(move.from, move.steps), view, mover, language);
    case "placeBuyer":
      return buyerWords(move, move.to, view, mover, language);
    case "toWaste":
      return toWasteWords({ from: move.from, seat: move.seat }, view, names, mover, language);
    case "fromWaste":
      return fromWasteWords(move.seat, view, names, mover, language);
  }
}

/** "$4", « 4 $ ». */
function cash(count: number, language: Language): string {
  return language === "fr" ? `${numeral(count, "fr")}\u00a0$` : `$${numeral(count, "en")}`;
}

/** « Vous avez », "Bo has": which of the two is said. */
function said(mover: Mover, you: string, they: string): string {
  return mover === null ? you : `${mover} ${they}`;
}

function saleWords(move: SaleMove, view: View, mover: Mover, language: Language): string {
  const fr = language === "fr";
  const seat = view.turn;
  const after = played(move, view);
  const outcome = outcomeOf(move, view);
  const now = (count: number) =>
    fr ? `${cash(count, "fr")} tout de suite` : `${cash(count, "en")} right now`;
  if (after.ended !== null)
    return fr
      ? `${now(outcome.dollars)}, et la partie finit.`
      : `${now(outcome.dollars)}, and the game ends.`;
  const gained = (after.seats[seat]?.dollars ?? 0) - (view.seats[seat]?.dollars ?? 0);
  if (outcome.fills) {
    const prize = gained - outcome.dollars;
    if (prize > 0)
      return fr
        ? `${now(gained)}, dont ${cash(prize, "fr")} de prime pour le marché rempli.`
        : `${now(gained)}, ${cash(prize, "en")} of it a prize for the filled market.`;
    return fr
      ? `${now(gained)}, mais pas de prime pour le marché rempli.`
      : `${now(gained)}, but no prize for the filled market.`;
  }
  if (outcome.wasted > 0)
    return fr
      ? `${now(gained)}, mais ${outcome.wasted} ${plural(outcome.wasted, "pion va", "pions vont", "fr")} au rebut.`
      : `${now(gained)}, but ${outcome.wasted} ${plural(outcome.wasted, "pawn goes", "pawns go", "en")} to the scrap heap.`;
  const pawns = marketOf(after, outcome.market).pawns;
  const own = pawns[seat] ?? 0;
  const most = Math.max(0, ...pawns.filter((_, other) => other !== seat));
  if (most === 0)
    return fr
      ? `${now(gained)}, et ${said(mover, "vous êtes", "est")} sans rival à ce marché.`
      : `${now(gained)}, and ${said(mover, "you have", "has")} no rival in that market.`;
  if (own > most)
    return fr
      ? `${now(gained)}, et ${said(mover, "vous avez", "a")} le plus de pions à ce marché\u00a0: ${own} contre ${most}.`
      : `${now(gained)}, and ${said(mover, "you have", "has")} the most pawns in that market: ${own} to ${most}.`;
  return fr
    ? `${now(gained)}, et ${pawnCount(own, "fr")} à ce marché, contre ${most} pour le meilleur rival.`
    : `${now(gained)}, and ${pawnCount(own, "en")} in that market, against ${most} for the best rival.`;
}

/** How many fish of a type the seat to move has in its boats, as a wish would sell them (IW-V3). */
function aboard(fish: FishType, view: View): number {
  const own = (view.seats[view.turn]?.cards ?? []).filter((card) => fishOfCard(card) === fish);
  return own.length + own.filter(isDouble).length;
}

function keepWords(index: number, view: View, mover: Mover, language: Language): string {
  const fr = language === "fr";
  const lying = view.ocean[index];
  if (lying === undefined) return "";
  const fish = fishOfCard(lying.card);
  const { price } = marketOf(view, fish);
  const one = capital(someFish(1, fish, language));
  const pays = fr ? `${one} se vend ${cash(price, "fr")}` : `${one} sells for ${cash(price, "en")}`;
  const top = price === Math.max(...view.markets.map((market) => market.price));
  const best = top ? (fr ? ", le meilleur prix" : ", the best price") : "";
  const had = aboard(fish, view);
  const owned = fr
    ? ` ${said(mover, "Vous en avez", "en a")} déjà ${had} à bord.`
    : ` ${said(mover, "You have", "has")} ${had} aboard already.`;
  return `${pays}${best}.${had === 0 ? "" : owned} ${wormWords(index, lying.worms, mover, language)}`;
}

/** What the way to a card costs and what lies on it (IW-O1, IW-O2). */
function wormWords(paid: number, won: number, mover: Mover, language: Language): string {
  const fr = language === "fr";
  if (won > paid)
    return fr
      ? `${said(mover, "Vous gagnez", "gagne")} ${worms(won - paid, "fr")}.`
      : `${said(mover, "You gain", "gains")} ${worms(won - paid, "en")}.`;
  if (won === paid) return fr ? "Cela ne coûte pas de ver." : "It costs no worm.";
  return fr ? `Cela coûte ${worms(paid - won, "fr")}.` : `It costs ${worms(paid - won, "en")}.`;
}

function wishWords(
  move: Extract<Move, { type: "wish" }>,
  view: View,
  mover: Mover,
  language: Language,
): string {
  const fr = language === "fr";
  const lying = view.ocean[move.card];
  if (lying === undefined) return "";
  const cost = wormWords(move.card, lying.worms, mover, language);
  if (faceOfCard(lying.card) === "boat") {
    const boats = (view.seats[view.turn]?.boats ?? 0) + 1;
    return fr
      ? `${said(mover, "Vous aurez", "aura")} ${boats} bateaux. ${cost}`
      : `${said(mover, "You will have", "will have")} ${boats} boats. ${cost}`;
  }
  const gain = mostThisTurn(move, view);
  if (gain > 0)
    return fr
      ? `Ce vœu peut rapporter ${cash(gain, "fr")} dès ce tour. ${cost}`
      : `This wish can bring ${cash(gain, "en")} this very turn. ${cost}`;
  return fr
    ? `Ce vœu ne rapporte rien pendant ce tour. ${cost}`
    : `This wish brings nothing this turn. ${cost}`;
}

function buyerWords(move: Move, to: FishType, view: View, mover: Mover, language: Language): string {
  const fr = language === "fr";
  const gain = mostThisTurn(move, view);
  if (gain > 0)
    return fr
      ? `Avec l’acheteur placé là, ce vœu rapporte jusqu’à ${cash(gain, "fr")}.`
      : `With the buyer there, this wish brings up to ${cash(gain, "en")}.`;
  const { price } = marketOf(played(move, view), to);
  const market = marketName(to, language);
  const had = aboard(to, view);
  const pays = fr
    ? `Le ${market} paiera ${cash(price, "fr")} par poisson.`
    : `The ${market} will pay ${cash(price, "en")} a fish.`;
  if (had === 0)
    return fr
      ? `${pays} ${said(mover, "Vous n’en avez", "n’en a")} pas à bord.`
      : `${pays} ${said(mover, "You have", "has")} none aboard.`;
  return fr
    ? `${pays} ${said(mover, "Vous en avez", "en a")} ${had} à bord.`
    : `${pays} ${said(mover, "You have", "has")} ${had} aboard.`;
}

function toWasteWords(
  { from, seat }: { readonly from: FishType; readonly seat: Seat },
  view: View,
  names: SeatNames,
  mover: Mover,
  language: Language,
): string {
  const fr = language === "fr";
  const { pawns } = marketOf(view, from);
  const left = (pawns[seat] ?? 1) - 1;
  const own = pawns[view.turn] ?? 0;
  const market = marketName(from, language);
  if (seat === view.turn)
    return fr
      ? `Le ${market} aura une place de plus. ${said(mover, "Vous n’y aurez", "n’y aura")} plus ${onlyPawns(left)}.`
      : `The ${market} will have one more place. ${said(mover, "You will have", "will have")} ${leftPawns(left)} there.`;
  const against =
    own === 0
      ? ""
      : fr
        ? `, contre ${own} ${mover === null ? "pour vous" : `pour ${mover}`}`
        : `, against ${mover === null ? "your" : possessive(mover)} ${own}`;
  return fr
    ? `Un pion ${elided("de", names(seat))} part au rebut. Il ${left === 0 ? "ne lui en reste aucun" : `lui en reste ${left}`} au ${market}${against}.`
    : `One of ${possessive(names(seat))} pawns goes to the scrap heap. That leaves ${left === 0 ? "none" : left} in the ${market}${against}.`;
}

/** "no pawn left", "only 2 pawns". */
function leftPawns(count: number): string {
  return count === 0 ? "no pawn left" : `only ${pawnCount(count, "en")}`;
}

function fromWasteWords(seat: Seat, view: View, names: SeatNames, mover: Mover, language: Language): string {
  const fr = language === "fr";
  const left = (view.waste[seat] ?? 1) - 1;
  const all = view.waste.reduce((sum, count) => sum + count, 0) - 1;
  if (all === 0)
    return fr
      ? "Le rebut sera vide\u00a0: à 10 pions, la partie finirait."
      : "The scrap heap will be empty: at 10 pawns the game would end.";
  const whose =
    seat === view.turn && mover === null
      ? fr
        ? "à vous"
        : "yours"
      : fr
        ? `à ${names(seat)}`
        : possessive(names(seat));
  if (seat === view.turn)
    return fr
      ? `Le rebut retombe à ${ownedOf(left, all, whose, "fr")}.`
      : `The scrap heap is down to ${ownedOf(left, all, whose, "en")}.`;
  return fr
    ? `Le rebut retombe à ${ownedOf(left, all, whose, "fr")}. À 10 pions, la partie finit.`
    : `The scrap heap is down to ${ownedOf(left, all, whose, "en")}. At 10 pawns the game ends.`;
}

/** « 3 pions, dont aucun à vous », « 1 pion, qui est à vous ». */
function ownedOf(left: number, all: number, whose: string, language: Language): string {
  const pawns = pawnCount(all, language);
  if (language === "fr")
    return all === 1
      ? `${pawns}, qui ${left === 1 ? "est" : "n’est pas"} ${whose}`
      : `${pawns}, dont ${left === 0 ? "aucun" : left} ${whose}`;
  return all === 1
    ? `${pawns}, which is ${left === 1 ? "" : "not "}${whose}`
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
