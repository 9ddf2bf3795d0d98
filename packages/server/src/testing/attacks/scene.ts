/** Where the attacks take place: somebody with tables of their own, and others whom they leave no peace. */
import type { RoomView } from "@guinguette/wire/room";
import type { Crowd } from "./crowd.ts";
import { ask, newHouse } from "./far.ts";
import { lineTo } from "./line.ts";

export interface Scene {
  readonly port: number;
  /** Who attacks, and a friend of theirs. */
  readonly mallory: string;
  readonly friend: string;
  /** Where they play against each other: Mallory's first move is waited for, for ever. */
  readonly own: string;
  /** Mallory's, which waits. */
  readonly waiting: string;
  /** Theirs, and over. */
  readonly over: string;
  /** Somebody else's, who lets nobody watch; in play. */
  readonly hidden: string;
  /** Their cookie: nobody has it, but to look for it. */
  readonly owner: string;
  /** A table of people who mean well and do play at this moment, whose link the attacker was given. */
  victim(): string;
}

export const hello = { type: "hello", version: 1, as: "seat", since: 0 } as const;
const chance = "0".repeat(32);
const ofTwo = { game: "fish-fish", players: 2, seed: "attacked", setup: { firstFisher: 0 } };

/** Somebody new: their cookie. */
export async function newcomer(port: number): Promise<string> {
  const { headers } = await ask(port, newHouse(), { method: "POST", path: "/me" });
  return (headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}

/** Asks as somebody, where it must be granted. */
export async function granted<T = RoomView>(
  port: number,
  cookie: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const text = body === undefined ? {} : { body: JSON.stringify(body) };
  const got = await ask(port, newHouse(), { method, path, headers: { cookie }, ...text });
  if (got.status >= 300) throw new Error(`${method} ${path}: ${got.status} ${got.body}`);
  return JSON.parse(got.body) as T;
}

/** A table of these people, in play. */
export async function begun(port: number, people: readonly string[], more: object = {}): Promise<string> {
  const [host = ""] = people;
  const { id } = await granted(port, host, "POST", "/tables", { ...ofTwo, ...more });
  for (const [seat, cookie] of people.entries())
    await granted(port, cookie, "POST", `/tables/${id}/seats/${seat}`, { name: `P${seat}`, chance });
  await granted(port, host, "POST", `/tables/${id}/start`);
  return id;
}

export async function setScene(port: number, crowd: Crowd): Promise<Scene> {
  const [mallory, friend, owner, other] = await Promise.all([0, 1, 2, 3].map(() => newcomer(port)));
  if (!mallory || !friend || !owner || !other) throw new Error("nobody came");
  const over = await begun(port, [mallory, friend]);
  for (const [seen, cookie] of [mallory, friend].entries()) {
    const line = lineTo(port, newHouse(), over, { cookie });
    line.say(hello);
    line.say({ type: "offer", id: 1, offer: { kind: "resign", seen } });
    await line.until(({ type }) => type === "answer");
    line.socket.destroy();
  }
  const { id: waiting } = await granted(port, mallory, "POST", "/tables", { game: "wishes", players: 3 });
  return {
    port,
    mallory,
    friend,
    own: await begun(port, [mallory, friend]),
    waiting,
    over,
    hidden: await begun(port, [owner, other], { watching: "nobody" }),
    owner,
    victim: () =>
      crowd.tables.at(-1 - Math.floor(Math.random() * Math.min(4, crowd.tables.length)))?.id ?? "",
  };
}
