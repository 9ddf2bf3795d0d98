/** Why a move is worth making, as the rules themselves find it: all of the sea is in sight, nothing is guessed. */
import { type ColourName, colours } from "@guinguette/rules/fish-and-chips/fish";
import { fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import type { SquareName } from "@guinguette/rules/fish-and-chips/squares";
import type { State } from "@guinguette/rules/fish-and-chips/state";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import { seeded } from "@guinguette/rules/random";
import { firstSeat, type Seat } from "@guinguette/rules/seats";
import { capital, elided, listedChoice, plural } from "../common.ts";
import type { SeatNames } from "../game-words.ts";
import type { Language } from "../language.ts";
import { fishCount, pilesSaid, side } from "./names.ts";
import { gainOf, ownerAt, pilesByColour, squaresAsRead } from "./places.ts";

type Catch = Extract<Move, { type: "catch" }>;

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
    case "catch":
      return view.players === 1
        ? solitaireWords(move, view, language)
        : catchWords(move, view, names, mover, language);
    case "swap":
      return swapWords(move, view, mover, language);
    case "ready":
      return readyWords(view, mover, language);
  }
}

function catchWords(move: Catch, view: View, names: SeatNames, mover: Mover, language: Language): string {
  const fr = language === "fr";
  if (catchesOf(view, view.turn).length === 1)
    return fr
      ? "C’est la seule prise possible\u00a0: elle est obligatoire."
      : "It is the only possible catch, so it must be made.";
  const fish = fishCount(gainOf(move, view), language);
  const brings = fr ? `Cette prise rapporte ${fish}` : `This catch brings ${fish}`;
  const state = stateOf(view);
  fishAndChips.play(state, firstSeat(fishAndChips.actors(state)), fishAndChips.encode(move), null);
  if (fishAndChips.view(state, "spectator").round !== view.round || fishAndChips.actors(state) === 0)
    return fr
      ? `${brings}, et c’est la dernière de la manche.`
      : `${brings}, and it is the last of the round.`;
  const takers = named([...takersOf(state, move.to, colours.indexOf(view.turn), view.players)], names);
  if (takers.length > 0) {
    const who = listedChoice(takers, language);
    return fr
      ? `${brings}, mais ${who} peut ensuite prendre la pile.`
      : `${brings}, but ${who} can then take the pile.`;
  }
  // A pile that was in danger where it stood is safe where it goes.
  const hunters = named(huntersOf(move.from, view), names);
  if (hunters.length > 0) {
    const who = listedChoice(hunters, language);
    return fr
      ? `${brings}, et met à l’abri une pile ${elided("que", who)} pouvait prendre.`
      : `${brings}, and saves a pile that ${who} could take.`;
  }
  return fr
    ? `${brings}, et la pile est à l’abri jusqu’${mover === null ? "à votre prochain tour" : `au prochain tour ${elided("de", mover)}`}.`
    : `${brings}, and the pile is safe until ${mover === null ? "your" : "their"} next turn.`;
}

/** In the solitaire one wants the other colours gone (FC-5), and somebody able to go on. */
function solitaireWords(move: Catch, view: View, language: Language): string {
  const fr = language === "fr";
  const state = stateOf(view);
  fishAndChips.play(state, 0, fishAndChips.encode(move), null);
  const after = fishAndChips.view(state, view.seat);
  const own = colours.indexOf(after.order.at(-1) ?? view.turn);
  const strange = pilesByColour(after.board).reduce((sum, piles, at) => sum + (at === own ? 0 : piles), 0);
  if (strange === 0)
    return fr
      ? "Après cette prise, il ne reste que vos piles."
      : "After this catch only your piles are left.";
  const left = fr
    ? `Cette prise laisse ${pilesSaid(strange, "fr")} d’autres couleurs`
    : `This catch leaves ${pilesSaid(strange, "en")} of other colours`;
  const count = after.phase === "over" ? 0 : catchesOf(after, after.turn).length;
  if (count === 0) return fr ? `${left}, et plus aucune prise.` : `${left}, and no further catch.`;
  const next = side(after.turn, language);
  return fr
    ? `${left}, et ${next} ont alors ${catchCount(count, "fr")}.`
    : `${left}, and ${next} then has ${catchCount(count, "en")}.`;
}

function swapWords(move: Move, view: View, mover: Mover, language: Language): string {
  const [now, then] = [chancesIn(view), chancesIn(after(move, view))];
  const own = catchesSaid(then.own, then.own > now.own ? now.own : null, language);
  const against = againstSaid(then.against, then.against < now.against ? now.against : null, mover, language);
  if (then.own > now.own)
    return then.against < now.against
      ? `${own}${language === "fr" ? "\u00a0; " : "; "}${against}.`
      : `${own}.`;
  return then.against < now.against ? `${capital(against)}.` : standing(then, mover, language);
}

function readyWords(view: View, mover: Mover, language: Language): string {
  const now = chancesIn(view);
  const swaps = legalMoves(stateOf(view)).filter(({ type }) => type === "swap");
  const better = swaps.some((swap) => lead(chancesIn(after(swap, view))) > lead(now));
  const chances = standing(now, mover, language);
  if (better || swaps.length === 0) return chances;
  return `${language === "fr" ? "Aucun échange ne fait mieux." : "No swap does better."} ${chances}`;
}

function lead({ own, against }: Chances): number {
  return own - against;
}

function standing({ own, against }: Chances, mover: Mover, language: Language): string {
  const semicolon = language === "fr" ? "\u00a0; " : "; ";
  return `${catchesSaid(own, null, language)}${semicolon}${againstSaid(against, null, mover, language)}.`;
}

/** "Possible catches: 12 instead of 11". */
function catchesSaid(count: number, before: number | null, language: Language): string {
  const what = language === "fr" ? "Prises possibles\u00a0:" : "Possible catches:";
  return `${what} ${count}${insteadOf(before, language)}`;
}

/** "catches against you: 3 instead of 5", « prises adverses : 3 ». */
function againstSaid(count: number, before: number | null, mover: Mover, language: Language): string {
  const what = language === "fr" ? "prises adverses\u00a0:" : `catches against ${mover ?? "you"}:`;
  return `${what} ${count}${insteadOf(before, language)}`;
}

function insteadOf(count: number | null, language: Language): string {
  if (count === null) return "";
  return language === "fr" ? ` au lieu de ${count}` : ` instead of ${count}`;
}

function catchCount(count: number, language: Language): string {
  return language === "fr"
    ? `${count} ${plural(count, "prise possible", "prises possibles", "fr")}`
    : `${count} possible ${plural(count, "catch", "catches", "en")}`;
}

/** How many catches the colour to move has as the sea lies, and how many of the others' are aimed at it. */
interface Chances {
  readonly own: number;
  readonly against: number;
}

function chancesIn(view: View): Chances {
  const against = others(view).flatMap((colour) => catchesOf(view, colour));
  return {
    own: catchesOf(view, view.turn).length,
    against: against.filter(({ to }) => ownerAt(view.board, to) === view.turn).length,
  };
}

function others({ order, turn }: View): ColourName[] {
  return order.filter((colour) => colour !== turn);
}

/** The same colour's sea after a swap, whoever is to move then. */
function after(move: Move, view: View): View {
  const state = stateOf(view);
  fishAndChips.play(state, firstSeat(fishAndChips.actors(state)), fishAndChips.encode(move), null);
  return { ...fishAndChips.view(state, view.seat), turn: view.turn };
}

/** The boards of later rounds are imagined; nothing said here depends on them. */
function stateOf(view: View): State {
  return fishAndChips.sampler(view, [])(seeded("reason"));
}

/** What a colour could catch, were it its turn. */
function catchesOf(view: View, colour: ColourName): readonly Catch[] {
  const moves = legalMoves(stateOf({ ...view, phase: "catching", turn: colour }));
  return moves.filter((move) => move.type === "catch");
}

function huntersOf(square: SquareName, view: View): Seat[] {
  const hunting = others(view).filter((colour) => catchesOf(view, colour).some(({ to }) => to === square));
  return hunting.map((colour) => colours.indexOf(colour));
}

/** Who can catch what lies on a square before the turn comes back to this seat, whatever the others do meanwhile. */
function takersOf(state: State, square: SquareName, own: Seat, players: number): ReadonlySet<Seat> {
  const takes = new Set(
    squaresAsRead.map((from) => fishAndChips.encode({ type: "catch", from, to: square })),
  );
  const found = new Set<Seat>();
  // Thousands of ways to go on with four players: codes rather than moves, and one buffer for all.
  const look = (now: State, passed: number) => {
    const actors = fishAndChips.actors(now);
    if (actors === 0) return;
    const seat = firstSeat(actors);
    const away = (seat - own + players) % players;
    // The turn has come round, even where this seat could only pass (FC-T6).
    if (away <= passed) return;
    const codes = [...buffer.subarray(0, fishAndChips.legal(now, seat, buffer))];
    // A new round has begun with its repositioning: the pile is counted and gone.
    if (codes.includes(ready)) return;
    if (codes.some((code) => takes.has(code))) found.add(seat);
    if (away === players - 1) return;
    for (const code of codes) {
      if (takes.has(code)) continue;
      const next = fishAndChips.clone(now);
      fishAndChips.play(next, seat, code, null);
      look(next, away);
    }
  };
  look(state, 0);
  return found;
}

const buffer = new Uint16Array(fishAndChips.moveCount);
const ready = fishAndChips.encode({ type: "ready" });

function legalMoves(state: State): Move[] {
  const actors = fishAndChips.actors(state);
  if (actors === 0) return [];
  const codes = buffer.subarray(0, fishAndChips.legal(state, firstSeat(actors), buffer));
  return Array.from(codes, fishAndChips.decode);
}

function named(seats: readonly Seat[], names: SeatNames): string[] {
  return seats.toSorted((one, other) => one - other).map(names);
}
