/** What is kept of a game: the table as its list of changes. What older versions kept is still read. */
import type { Types } from "@guinguette/rules/contract";
import { type GameRecord, readRecord } from "@guinguette/rules/record";
import { anObject } from "@guinguette/rules/shape";
import { act } from "@guinguette/table/offer";
import { resume } from "@guinguette/table/resume";
import type { TableSettings } from "@guinguette/table/settings";
import { readHolder, readSettings, type StoredTable, storedOf, tableFrom } from "@guinguette/table/stored";
import type { Table } from "@guinguette/table/table";
import type { Holder } from "@guinguette/table/terms";
import { SavingTrouble } from "./trouble.ts";

/** What a record says beyond what a table holds. */
export type More = Readonly<Record<string, unknown>>;

/** A game, whatever entry it lies in. */
export interface Inside {
  readonly table: Table;
  /** Comments, times, whatever came with its file. */
  readonly more: More;
}

/** What this version keeps. */
interface Kept {
  readonly table: StoredTable;
  readonly more: More;
}

/** What older versions kept: who sat where, the record, and choices that waited for those of others. */
interface KeptBefore {
  readonly holders: readonly Holder[];
  readonly settings?: TableSettings;
  /** What the oldest kept instead of settings. */
  readonly consent?: boolean;
  readonly record: GameRecord;
  /** By seat; the oldest have none. */
  readonly waiting?: readonly (Types["move"] | null)[];
}

export function keptForm({ table, more }: Inside): Kept {
  return { table: storedOf(table), more };
}

/** The game in what was kept, by this version or an older one. Throws where it is none. */
export function readKept(json: unknown): Inside {
  const kept = anObject(json, "") as unknown as Kept | KeptBefore;
  return "table" in kept ? { table: tableFrom(kept.table), more: kept.more } : readKeptBefore(kept);
}

function readKeptBefore({ holders, settings, consent, record: json, waiting }: KeptBefore): Inside {
  const record = readRecord(json);
  // Where nothing was said of memory, everything was shown: whoever sat down at such a table goes on as before.
  const as = readSettings(
    settings ?? { memory: "aided", takeBack: consent ? "consent" : "free" },
    "settings",
  );
  const seated = holders.map((holder, seat) => readHolder(holder, `holders[${seat}]`));
  // It is written anew at once: what could not be read back then would be lost by being opened.
  if (seated.length !== record.players) throw new SavingTrouble("corrupt");
  const table = tableOf(record, seated, as);
  for (const [seat, move] of waiting?.entries() ?? []) if (move !== null) act(table, seat, move);
  return { table, more: moreOf(record) };
}

/** The table of a record, with these people at it. */
export function tableOf(record: GameRecord, holders: readonly Holder[], settings: TableSettings): Table {
  const { format, game, options, seed, setup = {}, moves } = record;
  const opened = resume({ format, game, options, seed, setup, holders, settings }, moves);
  if (!opened.ok) throw new SavingTrouble("corrupt", opened.refusal);
  return opened.table;
}

const heldByTable = ["format", "game", "players", "options", "seed", "setup", "moves"];

/** What a record says beyond what a table holds. Names are among it: the table has cut them to its measure. */
export function moreOf(record: GameRecord): More {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !heldByTable.includes(key)));
}
