/** Why a move is worth making, by the cards one sees on top of the piles: what lies below is nobody's to know. */
import { type Card, cardTable } from "@guinguette/rules/chat-peche/cards";
import type { Move } from "@guinguette/rules/chat-peche/moves";
import { neighboursOf, type Spot } from "@guinguette/rules/chat-peche/pond";
import type { SeatView, View } from "@guinguette/rules/chat-peche/view";
import { capital, listed, listedChoice } from "../common.ts";
import type { SeatNames } from "../game-words.ts";
import type { Language, Words } from "../language.ts";
import { columnName, contents, someCard } from "./names.ts";
import { heightAt, topAt } from "./pond.ts";

export function reasonWords(
  move: Move,
  view: View,
  names: SeatNames,
  language: Language,
  mover: string | null = null,
): string {
  // Whoever watches knows who acts, and of their column what has been revealed.
  const own = view.seats[moverIn(view)];
  if (own === undefined) return "";
  const whose = mover === null ? { fr: "votre", en: "your" } : { fr: "sa", en: "their" };
  switch (move.type) {
    case "place":
      return placeWords(move.column, own, view, names, language);
    case "lure":
      return lureWords(move, own, view, whose, language);
    case "stay":
      return stayWords(own, view, whose, language);
    case "fish":
      return fishWords(move.spot, own, view, whose, language);
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
      ? `${start}. Les autres ne peuvent y pêcher que dans une case chacun.`
      : `${start}. Each of the others can fish only one of these spots.`;
  const who = listedChoice(same, language);
  if (crossing === 0)
    return fr
      ? `${start}. En face, ${who} peut y pêcher aussi.`
      : `${start}. From across, ${who} can fish there too.`;
  return fr
    ? `${start}. En face, ${who} peut y pêcher aussi. Les autres ne peuvent y pêcher que dans une case.`
    : `${start}. From across, ${who} can fish there too. The others can each fish only one of these spots.`;
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

function lureWords(
  { from, to }: Extract<Move, { readonly type: "lure" }>,
  own: SeatView,
  view: View,
  whose: Words,
  language: Language,
): string {
  const fr = language === "fr";
  const { edition } = view.options;
  const column = columnOf(own);
  const moved = topsAt(view, [from]);
  const both = listed(contents([...moved, ...topsAt(view, [to])], language, edition), language);
  const last = isLastToLure(view);
  const end = last ? (fr ? ". Personne ne tire ensuite." : ". Nobody lures after that.") : ".";
  const heap = fr ? `Il y aura ${both} en ${to}` : `There will be ${both} on ${to}`;
  if (column === null) return `${heap}${end}`;
  if (column.includes(to))
    return fr ? `${heap}, dans ${whose.fr} colonne${end}` : `${heap}, in ${whose.en} column${end}`;
  const what = listed(contents(moved, language, edition), language);
  if (column.includes(from) && worth(moved) <= 0)
    return fr
      ? `${capital(whose.fr)} colonne est débarrassée ${rid(what)}${end}`
      : `This clears ${what} from ${whose.en} column${end}`;
  const best = bestOf(
    view,
    column.filter((spot) => spot !== from),
  );
  const top = best === null ? null : topAt(view, best);
  const away = fr ? `${heap}, hors de ${whose.fr} colonne` : `${heap}, outside ${whose.en} column`;
  if (top === null || cardTable[top].fish === 0) return `${away}${end}`;
  return fr
    ? `${away}. ${capital(whose.fr)} colonne garde ${someCard(top, "fr", edition)} en ${best}${end}`
    : `${away}. That column keeps ${someCard(top, "en", edition)} on ${best}${end}`;
}

/** « de l’eau » is « débarrassée de l’eau », « 1 pierre » « d’une pierre ». */
function rid(what: string): string {
  const bare = what.replace(/^de l’eau/, "l’eau").replace(/^1 /, "une ");
  return bare.startsWith("une ") ? `d’${bare}` : `de ${bare}`;
}

function stayWords(own: SeatView, view: View, whose: Words, language: Language): string {
  const fr = language === "fr";
  const column = columnOf(own);
  const best = column === null ? null : bestOf(view, column);
  const top = best === null ? null : topAt(view, best);
  if (column === null || top === null) return fr ? "Passer ne révèle rien." : "Passing reveals nothing.";
  const has = fr
    ? `${best} montre ${someCard(top, "fr", view.options.edition)}`
    : `${best} shows ${someCard(top, "en", view.options.edition)}`;
  if (bestByLuring(column, view) > worth([top]))
    return fr
      ? `${has} dans ${whose.fr} colonne, et passer ne révèle rien.`
      : `${has} in ${whose.en} column, and passing reveals nothing.`;
  return fr
    ? `${has}, et tirer une pile ne donnerait rien de mieux.`
    : `${has}, and luring a pile would bring nothing better.`;
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

function fishWords(spot: Spot, own: SeatView, view: View, whose: Words, language: Language): string {
  const fr = language === "fr";
  const column = columnOf(own) ?? [];
  const held = column.filter((each) => topAt(view, each) !== null);
  if (held.length === 1)
    return fr
      ? `C’est la seule case de ${whose.fr} colonne avec des cartes.`
      : `It is the only spot of ${whose.en} column with cards.`;
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
      ? `${shows}\u00a0: sans elle, les poissons ne comptent pas.`
      : `${shows}: without it, the fish do not count.`;
  if (bestOf(view, column) === spot || worth([top]) === worth(topsAt(view, [bestOf(view, column) ?? spot])))
    return fr ? `${shows}, le mieux de la colonne.` : `${shows}, the best in the column.`;
  return `${shows}.`;
}
