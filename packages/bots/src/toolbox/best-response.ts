/**
 * The most that somebody can get who knows how the others play, remembers everything, and plays by the rules
 * themselves: what a strategy gives away at worst. Written apart from the solver so that the one checks the other.
 */
import type { Game, Types } from "@guinguette/rules/contract";
import type { Seat } from "@guinguette/rules/seats";
import { after, codesOf, toMove } from "../imagine.ts";

/** How likely each of these legal moves is. */
export type Policy<T extends Types> = (view: T["view"], legal: readonly T["move"][]) => readonly number[];

/** A state as it may be, and how likely that is. */
interface World<T extends Types> {
  readonly state: T["state"];
  readonly weight: number;
}

/** `payoff` says what a state is worth to the seat; null while there is more to come. */
export function bestResponse<T extends Types>(
  game: Game<T>,
  start: T["state"],
  seat: Seat,
  policy: Policy<T>,
  payoff: (state: T["state"]) => number | null,
): number {
  /** The worlds look alike to the seat. */
  function bestResponseValue(worlds: readonly World<T>[]): number {
    const { state } = worlds[0]!;
    const mover = toMove(game, state);
    if (mover === null) throw new Error("the game is over and nobody says what it is worth");
    if (mover !== seat) return settle(worlds.flatMap((world) => played(world, mover)));
    const choices = codesOf(game, state, seat).map((code) =>
      settle(worlds.map((world) => ({ ...world, state: after(game, world.state, seat, code) }))),
    );
    return Math.max(...choices);
  }

  function played({ state, weight }: World<T>, mover: Seat): World<T>[] {
    const codes = codesOf(game, state, mover);
    const shares = policy(
      game.view(state, mover),
      codes.map((code) => game.decode(code)),
    );
    return codes.flatMap((code, place) =>
      shares[place]! > 0 ? [{ state: after(game, state, mover, code), weight: weight * shares[place]! }] : [],
    );
  }

  /** What is over counts; the rest goes on, told apart by what the seat sees. */
  function settle(worlds: readonly World<T>[]): number {
    let total = 0;
    const alike = new Map<string, World<T>[]>();
    for (const world of worlds) {
      const paid = payoff(world.state);
      if (paid !== null) {
        total += world.weight * paid;
        continue;
      }
      const seen = JSON.stringify(game.view(world.state, seat));
      const found = alike.get(seen);
      if (found === undefined) alike.set(seen, [world]);
      else found.push(world);
    }
    for (const some of alike.values()) total += bestResponseValue(some);
    return total;
  }

  return settle([{ state: start, weight: 1 }]);
}
