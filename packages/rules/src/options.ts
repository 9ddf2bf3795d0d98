/** Reading the options of a table: missing ones take their default, unknown ones are an error. */
import type { Game, OptionSpec, Refused } from "./contract.ts";
import { integerWithin, oneOf, partly, type Shape } from "./shape.ts";

export type AnyOption = OptionSpec<string> | OptionSpec<number>;

/** A game's options by name, in its own order. */
export function optionsOf(game: Game): readonly (readonly [name: string, spec: AnyOption])[] {
  return Object.entries<AnyOption>(game.options);
}

export function usualValue(spec: AnyOption): string | number | undefined {
  return spec.kind === "choice" ? spec.values[0] : spec.initial;
}

/** Every option of the game as it usually is. */
export function usualOptions(game: Game): Record<string, string | number> {
  return Object.fromEntries(optionsOf(game).map(([name, spec]) => [name, usualValue(spec) ?? ""]));
}

/** Why these options cannot be played together, the others being usual; null where they can. */
export function refusedOptions(game: Game, options: object): Refused | null {
  const [players = 2] = game.about.players;
  return game.checkSetup({ players, options: { ...usualOptions(game), ...options }, setup: {} });
}

function shapeOf(spec: AnyOption): Shape<string | number> {
  return spec.kind === "choice" ? oneOf(spec.values) : integerWithin(spec.min, Number.POSITIVE_INFINITY);
}

/** All options of the game, the given ones as given. */
export function readOptions(game: Game, value: unknown, at: string): object {
  const options = optionsOf(game);
  const given = partly(Object.fromEntries(options.map(([name, spec]) => [name, shapeOf(spec)])))(value, at);
  return { ...usualOptions(game), ...given };
}

/** Whether an option changes anything at a table of so many. */
export function matters(spec: AnyOption, players: number): boolean {
  return spec.players === undefined || spec.players.includes(players);
}
