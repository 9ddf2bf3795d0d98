/** What the owner of a box has corrected (CP-R1, IW-R3): kept on this device, for every table to come. */
import type { Game, GameId } from "@guinguette/rules/contract";
import { optionsOf } from "@guinguette/rules/options";
import type { OptionWords } from "@guinguette/words/game-words";
import { gameWords } from "@guinguette/words/games";

type Options = Record<string, string | number>;

/** The options of a game that say what its box holds. */
export function boxOptions(game: GameId): readonly string[] {
  return Object.entries<OptionWords>(gameWords[game].options).flatMap(([name, { box }]) =>
    box ? [name] : [],
  );
}

/** The options with what was kept, unless that cannot be played: then as they were. */
export function withBox(game: Game, options: Options, asked: URLSearchParams): Options {
  const kept = keptBox(game);
  const added = Object.fromEntries(Object.entries(kept).filter(([name]) => !asked.has(name)));
  const all = { ...options, ...added };
  return refusalOf(game, all) === null ? all : options;
}

/** Remembers what the box holds, as far as it is not as usual. */
export function keepBox(game: Game, options: Options): void {
  const names = boxOptions(game.id);
  const unusual = optionsOf(game).flatMap(([name, spec]) =>
    spec.kind === "integer" && names.includes(name) && options[name] !== spec.initial ? [name] : [],
  );
  try {
    if (unusual.length === 0) localStorage.removeItem(keyOf(game));
    else
      localStorage.setItem(
        keyOf(game),
        JSON.stringify(Object.fromEntries(unusual.map((name) => [name, options[name]]))),
      );
  } catch {
    // A device that keeps nothing is asked again next time.
  }
}

/** Why these options cannot be played together. */
export function refusalOf(game: Game, options: Options) {
  const [players = 2] = game.about.players;
  return game.checkSetup({ players, options: { ...options }, setup: {} });
}

function keyOf({ id }: Game): string {
  return `guinguette/box/${id}`;
}

/** What was kept, as far as it makes sense. */
function keptBox(game: Game): Record<string, number> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? "{}");
    if (typeof read !== "object" || read === null) return {};
    const names = boxOptions(game.id);
    return Object.fromEntries(
      Object.entries(read).filter(
        ([name, value]) => names.includes(name) && Number.isInteger(value) && value >= 0,
      ),
    );
  } catch {
    return {};
  }
}
