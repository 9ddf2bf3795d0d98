/** Why a move is worth making, by the cards one sees on top of the piles: what lies below is nobody's to know. */
import { type Card, cardTable } from "@guinguette/rules/chat-peche/cards";
import type { Move } from "@guinguette/rules/chat-peche/moves";
import { neighboursOf, type Spot } from "@guinguette/rules/chat-peche/pond";
import type { SeatView, View } from "@guinguette/rules/chat-peche/view";
import { listed, listedChoice } from "../common.ts";
import type { SeatNames } from "../game-words.ts";
import type { Language } from "../language.ts";
import { columnName, contents, someCard } from "./names.ts";
import { heightAt, topAt } from "./pond.ts";

export function reasonWords(move: Move, view: View, names: SeatNames, language: Language): string {
  // Whoever watches knows who acts, and of their column what has been revealed.
  const own = view.seats[moverIn(view)];
  if (own === undefined) return "";
  switch (move.type) {
    case "place":
      return placeWords(move.column, own, view, names, language);
    case "lure":
      return lureWords(move.from, move.to, own, view, language);
    case "stay":
      return stayWords(own, view, language);
    case "fish":
      return fishWords(move.spot, own, view, language);
  }
}

function topsAt(view: View, where: readonly Spot[]): Card[] {
  return where.map((spot) => topAt(view, spot)).filter((top) => top !== null);
}

/** Fish less stones (CP-E2). */
function worth(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + cardTable[card].fish - cardTable[card].stones, 0);
}

/** The spot with the best card on top, of those that hold cards. */
function bestOf(view: View, where: readonly Spot[]): Spot | null {
  const held = where.filter((spot) => topAt(view, spot) !== null);
  const best = Math.max(...held.map((spot) => worth(topsAt(view, [spot]))));
  return held.find((spot) => worth(topsAt(view, [spot])) === best) ?? null;
}

/** The spots before the cat, where the screen may show it. */
export function columnOf({ cat, columns }: SeatView): readonly Spot[] | null {
  return cat === null ? null : (columns[cat - 1] ?? null);
}

function placeWords(column: number, own: SeatView, view: View, names: SeatNames, language: Language): string {
  const fr = language === "fr";
  const where = own.columns[column - 1] ?? [];
  const tops = topsAt(view, where);
  const shown = listed(contents(tops, language, view.options.edition), language);
  const at = bestPart(tops, bestOf(view, where), view, language);
  const start = fr
    ? `La colonne ${columnName(where)} montre ${shown}${at}`
    : `Column ${columnName(where)} shows ${shown}${at}`;
  // Who sits opposite has the same spots for a column; the others only cross it.
  const same = view.seats.flatMap(({ columns }, seat) =>
    seat !== moverIn(view) && columns.some((each) => each.every((spot) => where.includes(spot)))
      ? [names(seat)]
      : [],
  );
  const crossing = view.players - 1 - same.length;
  if (same.length === 0)
    return fr
      ? `${start}, et les autres ne la croisent qu’en une case chacun.`
      : `${start}, and each of the others crosses it at one spot only.`;
  const who = listedChoice(same, language);
  if (crossing === 0)
    return fr
      ? `${start}\u00a0; ${who} pourrait y pêcher aussi, d’en face.`
      : `${start}; ${who} could fish it too, from opposite.`;
  return fr
    ? `${start}\u00a0; ${who} pourrait y pêcher aussi, d’en face, les autres en une case seulement.`
    : `${start}; ${who} could fish it too, from opposite, the others at one spot only.`;
}

/** Where the best card of them lies, if it has fish: « , les 2 poissons en a3 » if those are all, else « , dont 2 poissons
 * en a3 ». */
function bestPart(tops: readonly Card[], best: Spot | null, view: View, language: Language): string {
  const top = best === null ? null : topAt(view, best);
  const count = top === null ? 0 : cardTable[top].fish;
  if (count === 0) return "";
  const all = tops.reduce((sum, card) => sum + cardTable[card].fish, 0) === count;
  if (language === "en") return `, ${all ? "" : `${count} of `}the fish on ${best}`;
  const some = count === 1 ? "1 poisson" : `${count} poissons`;
  if (!all) return `, dont ${some} en ${best}`;
  return `, ${count === 1 ? "le poisson" : `les ${some}`} en ${best}`;
}

function lureWords(from: Spot, to: Spot, own: SeatView, view: View, language: Language): string {
  const fr = language === "fr";
  const column = columnOf(own);
  const moved = topsAt(view, [from]);
  const both = listed(contents([...moved, ...topsAt(view, [to])], language, view.options.edition), language);
  const last = isLastToLure(view);
  const end = last ? (fr ? ", et personne ne tire après vous." : ", and nobody lures after you.") : ".";
  const heap = fr ? `Il y aura ${both} en ${to}` : `There will be ${both} on ${to}`;
  if (column === null) return `${heap}${end}`;
  if (column.includes(to)) return `${heap}${fr ? ", dans votre colonne" : ", in your column"}${end}`;
  const what = listed(contents(moved, language, view.options.edition), language);
  if (column.includes(from) && worth(moved) <= 0)
    return fr ? `Votre colonne est débarrassée ${rid(what)}${end}` : `Your column is rid of ${what}${end}`;
  const best = bestOf(
    view,
    column.filter((spot) => spot !== from),
  );
  const top = best === null ? null : topAt(view, best);
  const rest =
    top === null || cardTable[top].fish === 0
      ? null
      : fr
        ? `il vous reste ${someCard(top, "fr", view.options.edition)} en ${best}`
        : `${best} keeps ${someCard(top, "en", view.options.edition)} for you`;
  const away = fr ? `${heap}, hors de votre colonne` : `${heap}, outside your column`;
  return rest === null ? `${away}${end}` : `${away}, ${fr ? "où" : "where"} ${rest}${end}`;
}

/** « de l’eau » is « débarrassée de l’eau », « 1 pierre » « d’une pierre ». */
function rid(what: string): string {
  const bare = what.replace(/^de l’eau/, "l’eau").replace(/^1 /, "une ");
  return bare.startsWith("une ") ? `d’${bare}` : `de ${bare}`;
}

function stayWords(own: SeatView, view: View, language: Language): string {
  const fr = language === "fr";
  const column = columnOf(own);
  const best = column === null ? null : bestOf(view, column);
  const top = best === null ? null : topAt(view, best);
  if (column === null || top === null) return fr ? "Passer ne trahit rien." : "Passing gives nothing away.";
  const has = fr
    ? `${best} montre ${someCard(top, "fr", view.options.edition)}`
    : `${best} shows ${someCard(top, "en", view.options.edition)}`;
  if (bestByLuring(column, view) > worth([top]))
    return fr
      ? `${has} dans votre colonne, et passer ne le trahit pas.`
      : `${has} in your column, and passing does not give it away.`;
  return fr
    ? `${has}, et tirer une pile ne donnerait rien de mieux à votre colonne.`
    : `${has}, and luring a pile would give your column nothing better.`;
}

/** The most that one lure can show on a spot of this column. */
function bestByLuring(column: readonly Spot[], view: View): number {
  const heaps = column.flatMap((to) =>
    neighboursOf(to)
      .filter((from) => topAt(view, from) !== null)
      .map((from) => worth(topsAt(view, [from, to]))),
  );
  return Math.max(...heaps);
}

export function isLastToLure(view: View): boolean {
  return moverIn(view) === (view.firstPlayer + view.players - 1) % view.players;
}

export function moverIn({ seat, actors }: View): number {
  return seat === "spectator" ? (actors[0] ?? -1) : seat;
}

function fishWords(spot: Spot, own: SeatView, view: View, language: Language): string {
  const fr = language === "fr";
  const column = columnOf(own) ?? [];
  const held = column.filter((each) => topAt(view, each) !== null);
  if (held.length === 1)
    return fr
      ? "C’est la seule case de votre colonne où il y ait des cartes."
      : "It is the only spot of your column with cards.";
  const top = topAt(view, spot);
  if (top === null) return "";
  const below = heightAt(view, spot) - 1;
  const under = below === 0 ? "" : fr ? ` (une pile de ${below + 1})` : ` (a pile of ${below + 1})`;
  const shows = fr
    ? `${spot} montre ${someCard(top, "fr", view.options.edition)}${under}`
    : `${spot} shows ${someCard(top, "en", view.options.edition)}${under}`;
  const { variant } = view.options;
  if (variant === "confirmed" && top === "W" && own.bucket !== null && !own.bucket.includes("W"))
    return fr
      ? `${shows}, sans quoi vos poissons ne comptent pas.`
      : `${shows}, without which your fish do not count.`;
  if (bestOf(view, column) === spot || worth([top]) === worth(topsAt(view, [bestOf(view, column) ?? spot])))
    return fr ? `${shows}, le mieux de votre colonne.` : `${shows}, the best in your column.`;
  return `${shows}.`;
}
