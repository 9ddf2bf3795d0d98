/** The games on this device: one entry each, in play or over, sealed. */
import type { GameId, Types } from "@guinguette/rules/contract";
import { type GameRecord, type RecordedMove, readRecord } from "@guinguette/rules/record";
import type { Holder, Seating, Table } from "@guinguette/table/table";
import { act, openTable, recordOf, resume } from "@guinguette/table/table";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { newKey, type Sealed, seal, unsealed } from "./seal.ts";

/** What the list of games shows; nothing in it is a secret. */
export interface SavedLine {
  readonly id: string;
  readonly game: GameId;
  readonly names: readonly string[];
  readonly moves: number;
  readonly over: boolean;
  readonly winners: readonly number[];
  /** When it was last played, in milliseconds. */
  readonly touched: number;
}

interface SavedGame extends SavedLine {
  readonly sealed: Sealed;
}

/** What is sealed: who sits where, the record, and choices that wait for those of others. */
interface Kept {
  readonly holders: readonly Holder[];
  readonly consent: boolean;
  readonly record: GameRecord;
  /** By seat. Games of an older version have none. */
  readonly waiting?: readonly (Types["move"] | null)[];
}

interface Cupboard extends DBSchema {
  games: { key: string; value: SavedGame };
  keys: { key: string; value: CryptoKey };
}

/** Why something could not be kept or found again. */
export type Trouble = "full" | "forbidden" | "corrupt" | "missing";

export class SavingTrouble extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble, cause?: unknown) {
    super(trouble, { cause });
    this.trouble = trouble;
  }
}

let opened: Promise<IDBPDatabase<Cupboard>> | undefined;

function cupboard(): Promise<IDBPDatabase<Cupboard>> {
  opened ??= openDB<Cupboard>("guinguette", 1, {
    upgrade(db) {
      db.createObjectStore("games", { keyPath: "id" });
      db.createObjectStore("keys");
    },
  }).catch((cause: unknown) => {
    opened = undefined;
    throw troubleOf(cause);
  });
  return opened;
}

async function keyOf(db: IDBPDatabase<Cupboard>): Promise<CryptoKey> {
  if (globalThis.crypto?.subtle === undefined) throw new SavingTrouble("forbidden");
  const kept = await db.get("keys", "games");
  if (kept !== undefined) return kept;
  const made = await newKey();
  // Another tab may have been quicker: the first key stays.
  const store = db.transaction("keys", "readwrite").store;
  const first = await store.get("games");
  if (first !== undefined) return first;
  await store.put(made, "games");
  return made;
}

function troubleOf(cause: unknown): SavingTrouble {
  if (cause instanceof SavingTrouble) return cause;
  const name = cause instanceof DOMException ? cause.name : "";
  return new SavingTrouble(name === "QuotaExceededError" ? "full" : "forbidden", cause);
}

export async function saveTable(id: string, table: Table): Promise<void> {
  try {
    const { holders, consent } = table.seating;
    const kept: Kept = { holders, consent, record: recordOf(table), waiting: table.sealed.slice() };
    const winners = table.game.winners(table.state);
    const db = await cupboard();
    await db.put("games", {
      id,
      game: table.seating.game,
      names: holders.map(({ name }) => name),
      moves: table.moves.length,
      over: winners !== null,
      winners: winners ?? [],
      touched: Date.now(),
      sealed: await seal(await keyOf(db), kept),
    });
  } catch (cause) {
    throw troubleOf(cause);
  }
}

/** A table as it was left. Fails with "missing" or "corrupt", and leaves the entry as it is. */
export async function loadTable(id: string): Promise<Table> {
  const db = await cupboard();
  const saved = await db.get("games", id).catch((cause: unknown) => {
    throw troubleOf(cause);
  });
  if (saved === undefined) throw new SavingTrouble("missing");
  try {
    const kept = (await unsealed(await keyOf(db), saved.sealed)) as Kept;
    const table = tableOf(readRecord(kept.record), kept.holders, kept.consent);
    for (const [seat, move] of kept.waiting?.entries() ?? []) if (move !== null) act(table, seat, move);
    return table;
  } catch (cause) {
    throw new SavingTrouble("corrupt", cause);
  }
}

/** The table of a record, with these people at it. */
export function tableOf(record: GameRecord, holders: readonly Holder[], consent: boolean): Table {
  const { game, options, seed, setup = {}, moves } = record;
  const seating: Seating = { game, options, seed, setup, holders, consent };
  const table = moves.length === 0 ? openTable(seating) : resume(seating, moves as RecordedMove[]);
  if (!table.ok) throw new SavingTrouble("corrupt", table.refusal);
  return table.table;
}

/** Every game, the last one played first. */
export async function savedLines(): Promise<SavedLine[]> {
  try {
    const games = await (await cupboard()).getAll("games");
    return games.map(({ sealed: _, ...line }) => line).sort((one, other) => other.touched - one.touched);
  } catch (cause) {
    throw troubleOf(cause);
  }
}

export async function deleteGame(id: string): Promise<void> {
  await (await cupboard()).delete("games", id);
}

/** A name for a new game: short enough for an address, and not to be guessed twice. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
    byte.toString(36).padStart(2, "0"),
  ).join("");
}
