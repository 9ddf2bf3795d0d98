/** What the owner of a box says it holds (CP-R1, IW-R3): kept on this device, for every table to come. */
import type { Game, GameId } from "@guinguette/rules/contract";
import { optionsOf, refusedOptions, usualOptions } from "@guinguette/rules/options";

type Options = Readonly<Record<string, string | number>>;
/** The numbers of a box, by the options that say them. */
export type Box = Readonly<Record<string, number>>;

/** Said here too, so that no game's words are loaded before one is chosen; a test compares them. */
const boxes: Readonly<Record<GameId, readonly string[]>> = {
  "fish-fish": [],
  wishes: ["first4", "second4", "first5", "second5", "first6", "second6"],
  "chat-peche": ["F1", "F2", "F3", "S1", "S2"],
  "fish-and-chips": [],
};

/** The options of a game that say what its box holds. */
export const boxOptions = (game: GameId): readonly string[] => boxes[game];

/** The box of a table, out of its options. */
export function boxOf(game: GameId, options: Options): Box {
  return Object.fromEntries(boxOptions(game).map((name) => [name, Number(options[name])]));
}

export function usualBox(game: Game): Box {
  return boxOf(game.id, usualOptions(game));
}

export function sameBox(one: Box, other: Box): boolean {
  return Object.entries(one).every(([name, count]) => other[name] === count);
}

/** The box of this device: the usual one where nothing is kept, or anything that cannot be. */
export function keptBox(game: Game): Box {
  const usual = usualBox(game);
  const kept = { ...usual, ...readBox(game) };
  return refusedOptions(game, kept) === null ? kept : usual;
}

/** The options with the box of this device, but for what was asked: then that, as far as both can be together. */
export function withBox(
  game: Game,
  options: Record<string, string | number>,
  asked: URLSearchParams,
): Record<string, string | number> {
  const mine = Object.entries(keptBox(game)).filter(([name]) => !asked.has(name));
  const all = { ...options, ...Object.fromEntries(mine) };
  return refusedOptions(game, all) === null ? all : options;
}

/** The boxes that a table with these options may be played with, by where they come from. */
export function boxesOf(game: Game, options: Options): Readonly<Record<string, Box>> {
  const [usual, mine, asked] = [usualBox(game), keptBox(game), boxOf(game.id, options)];
  return {
    usual,
    ...(sameBox(mine, usual) ? {} : { mine }),
    ...(sameBox(asked, usual) || sameBox(asked, mine) ? {} : { asked }),
  };
}

/** Remembers a box, as far as it is not as usual. Whether this device could. */
export function keepBox(game: Game, box: Box): boolean {
  const usual = usualBox(game);
  const unusual = Object.entries(box).filter(([name, count]) => usual[name] !== count);
  try {
    if (unusual.length === 0) localStorage.removeItem(keyOf(game));
    else localStorage.setItem(keyOf(game), JSON.stringify(Object.fromEntries(unusual)));
    return true;
  } catch {
    return false;
  }
}

/** A number as somebody writes it down; null where it is none that a box can say. */
export function countIn(text: string, least: number): number | null {
  const count = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(count) && count >= least ? count : null;
}

function keyOf({ id }: Game): string {
  return `guinguette/box/${id}`;
}

/** What was kept. One odd number, and none of it can be trusted. */
function readBox(game: Game): Box {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? "{}");
    if (typeof read !== "object" || read === null) return {};
    const specs = new Map(optionsOf(game));
    const names = boxOptions(game.id);
    const fine = Object.entries(read).every(([name, count]) => {
      const spec = specs.get(name);
      return (
        names.includes(name) &&
        spec?.kind === "integer" &&
        Number.isSafeInteger(count) &&
        (count as number) >= spec.min
      );
    });
    return fine ? (read as Box) : {};
  } catch {
    return {};
  }
}
