/** Games that are played on while what serves them is killed, and what must be found afterwards. */
import { setTimeout } from "node:timers/promises";
import { gameIds } from "@guinguette/rules/contract";
import { below, type Random } from "@guinguette/rules/random";
import { picksFrom } from "@guinguette/rules/testing/tables";
import type { NewTable } from "@guinguette/wire/http";
import type { RoomView } from "@guinguette/wire/room";
import { expect } from "vitest";
import type { Entry } from "../room/entries.ts";
import { roomOf } from "../room/room.ts";
import type { Store } from "../store/store.ts";
import { type SomePerson, somebody } from "./person.ts";
import { type Acknowledged, player } from "./player.ts";

export interface Doomed {
  /** Where some server is; it may be gone at this moment. */
  readonly address: () => string;
  /** Kills something, and comes back when as much is there again as there has to be. */
  readonly kill: (count: number, soFar: SoFar) => Promise<void>;
}

export interface SoFar {
  readonly acknowledged: readonly Acknowledged[];
  /** Who sits at each table. */
  readonly people: ReadonlyMap<string, readonly SomePerson[]>;
}

export interface Played {
  readonly acknowledged: readonly Acknowledged[];
  readonly opened: readonly string[];
  readonly finished: number;
}

const CHANCE = "e".repeat(32);
/** So many tables at a time. */
const TABLES = 4;
/** Kills between two words of how far it is. */
const TOLD_EVERY = 50;

/** Asks until there is an answer: the server may be gone at this moment, or what it stores in. */
async function insist(person: SomePerson, path: string, body?: unknown, key = path): Promise<RoomView> {
  for (;;) {
    try {
      const answer = await person.ask("POST", path, body, { "idempotency-key": key });
      if (answer.status < 300) return answer.body as RoomView;
      if (answer.status !== 503) throw new Error(`POST ${path}: ${answer.status} ${answer.text}`);
    } catch (cause) {
      if (!(cause instanceof TypeError)) throw cause;
    }
    await setTimeout(20);
  }
}

/** Tables of every game are opened and played to their ends, again and again, as long as there is somebody to kill. */
export async function playThrough({ address, kill }: Doomed, kills: number, random: Random): Promise<Played> {
  const acknowledged: Acknowledged[] = [];
  const opened: string[] = [];
  const sitters = new Map<string, readonly SomePerson[]>();
  let going = true;
  let finished = 0;

  async function keepPlaying(which: number): Promise<void> {
    for (let round = 0; going; round++) {
      const game = gameIds[(which + round) % gameIds.length] ?? "wishes";
      const people = [0, 1].map(() => somebody(address));
      const [host] = people as [SomePerson];
      const plan: NewTable = { game, players: 2, settings: { hints: "told" } };
      const { id } = await insist(host, "/tables", plan, `open ${round}`);
      opened.push(id);
      sitters.set(id, people);
      for (const [seat, person] of people.entries())
        await insist(person, `/tables/${id}/seats/${seat}`, { name: `P${seat}`, chance: CHANCE });
      await insist(host, `/tables/${id}/start`);
      const pick = picksFrom(`${which} ${round}`);
      const sitting = people.map((person) => player(person, id, (change) => acknowledged.push(change), pick));
      await Promise.all(sitting.map(({ over }) => over));
      finished++;
      for (const each of sitting) each.leave();
    }
  }

  const playing = Promise.all(Array.from({ length: TABLES }, (_, which) => keepPlaying(which)));
  for (let count = 0; count < kills; count++) {
    // In the middle of it: when some more has been acknowledged, and at any moment after that.
    const enough = acknowledged.length + 1 + below(random, 25);
    while (acknowledged.length < enough) await setTimeout(1);
    await setTimeout(below(random, 20));
    await kill(count, { acknowledged, people: sitters });
    if ((count + 1) % TOLD_EVERY === 0)
      console.log(`${count + 1} of ${kills} kills, ${acknowledged.length} changes acknowledged`);
  }
  going = false;
  // Each of the tables goes on to its end, without anybody's help.
  await playing;
  return { acknowledged, opened, finished };
}

/** Every change that was acknowledged is there, once, and no other. */
export async function findAll(store: Store, { acknowledged, opened }: Played): Promise<void> {
  const made = new Map<string, number>();
  for (const id of opened) {
    const stored = await store.load(id);
    if (stored === null) throw new Error(`table ${id} is gone`);
    const entries = stored.rows.map(({ json }) => JSON.parse(json) as Entry);
    const { table } = roomOf(id, stored.secret, entries);
    for (const { table: where, seat, number, move } of acknowledged) {
      if (where !== id) continue;
      expect(table?.changes[number - 1]).toMatchObject(
        move === null ? { seat, kind: "hinted" } : { seat, move },
      );
      // Acknowledged to one of them, and once: nobody else was told the same number.
      const key = `${id} ${number}`;
      expect(made.get(key) ?? seat).toBe(seat);
      made.set(key, seat);
    }
    expect(table?.changes.length).toBe([...made.keys()].filter((key) => key.startsWith(id)).length);
  }
}
