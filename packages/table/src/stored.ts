/** A table as it is stored: what it began with and its list of changes, as plain JSON with a version. */
import { gameIds } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { readOptions } from "@guinguette/rules/options";
import { formats } from "@guinguette/rules/record";
import {
  anObject,
  exactly,
  integerWithin,
  listOf,
  Malformed,
  oneOf,
  type Shape,
  text,
} from "@guinguette/rules/shape";
import { changeShape, colour, level } from "./change-shape.ts";
import type { Because, Change } from "./changes.ts";
import { append } from "./fold.ts";
import { settingValues, type TableSettings, usualSettings } from "./settings.ts";
import { openTable, type Table } from "./table.ts";
import type { Holder, Opening, Secret } from "./terms.ts";

export interface StoredTable extends Secret {
  readonly version: 1;
  readonly opening: Opening;
  readonly changes: readonly Change[];
}

export function storedOf(table: Table): StoredTable {
  const { terms, deal, opened, changes } = table;
  const holders = opened.map(({ holder }) => holder);
  return { version: 1, opening: { ...terms, ...deal, holders }, changes: changes.slice() };
}

/** What lies there is no table: a change that cannot follow, or a set-up that breaks a rule. */
export class NotFolded extends Error {
  readonly because: Because;

  constructor(number: number, because: Because) {
    super(`change ${number} cannot follow: ${JSON.stringify(because)}`);
    this.name = "NotFolded";
    this.because = because;
  }
}

/** The table that was stored, exactly as it was. Throws `Malformed` or `NotFolded`. */
export function tableFrom(json: unknown): Table {
  const given = anObject(json, "");
  integerWithin(1, 1)(given.version, "version");
  const opening = readOpening(given.opening);
  const changes = listOf(changeShape(gameOf(opening.game), opening.holders.length))(given.changes, "changes");
  const opened = openTable(opening);
  if (!opened.ok) throw new NotFolded(0, { kind: "rule", refusal: opened.refusal });
  for (const change of changes) {
    const because = append(opened.table, change);
    if (because !== null) throw new NotFolded(opened.table.changes.length + 1, because);
  }
  return opened.table;
}

function readOpening(value: unknown): Opening {
  const given = anObject(value, "opening");
  const game = gameOf(oneOf(gameIds)(given.game, "opening.game"));
  const holders = listOf(readHolder)(given.holders, "opening.holders");
  if (!game.about.players.includes(holders.length))
    throw new Malformed("opening.holders", {
      kind: "range",
      found: holders.length,
      min: Math.min(...game.about.players),
      max: Math.max(...game.about.players),
    });
  return {
    game: game.id,
    options: readOptions(game, given.options, "opening.options"),
    settings: readSettings(given.settings, "opening.settings"),
    format: oneOf(formats)(given.format, "opening.format"),
    seed: text(given.seed, "opening.seed"),
    setup: game.setupShape(holders.length)(given.setup, "opening.setup"),
    holders,
  };
}

/** Tables from before there was a setting of hints were played before one screen, where everybody could ask for one. */
export const readSettings: Shape<TableSettings> = (value, at) =>
  wholeSettings({ hints: usualSettings.hints, ...anObject(value, at) }, at);

const wholeSettings = exactly({
  memory: oneOf(settingValues.memory),
  takeBack: oneOf(settingValues.takeBack),
  hints: oneOf(settingValues.hints),
});

/** Reads who holds a seat. A bot of a level that nobody here knows is refused: nobody plays in its place. */
export function readHolder(value: unknown, at: string): Holder {
  const given = anObject(value, at);
  const kind = oneOf(["person", "bot", "nobody"])(given.kind, `${at}.kind`);
  const name = text(given.name, `${at}.name`);
  const looks = given.colour === undefined ? {} : { colour: colour(given.colour, `${at}.colour`) };
  return kind === "bot"
    ? { kind, name, level: level(given.level, `${at}.level`), ...looks }
    : { kind, name, ...looks };
}
