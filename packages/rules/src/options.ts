/** Reading the options of a table: missing ones take their default, unknown ones are an error. */
import type { Game, OptionSpec } from "./contract.ts";
import { integerWithin, oneOf, partly, type Shape } from "./shape.ts";

export type AnyOption = OptionSpec<string> | OptionSpec<number>;

/** A game's options by name, in its own order. */
export function optionsOf(game: Game): readonly (readonly [name: string, spec: AnyOption])[] {
  return Object.entries<AnyOption>(game.options);
}

export function usualValue(spec: AnyOption): string | number | undefined {
  return spec.kind === "choice" ? spec.values[0] : spec.initial;
}

function shapeOf(spec: AnyOption): Shape<string | number> {
  return spec.kind === "choice" ? oneOf(spec.values) : integerWithin(spec.min, Number.POSITIVE_INFINITY);
}

/** All options of the game, the given ones as given. */
export function readOptions(game: Game, value: unknown, at: string): object {
  const options = optionsOf(game);
  const given = partly(Object.fromEntries(options.map(([name, spec]) => [name, shapeOf(spec)])))(value, at);
  return Object.fromEntries(options.map(([name, spec]) => [name, given[name] ?? usualValue(spec)]));
}
