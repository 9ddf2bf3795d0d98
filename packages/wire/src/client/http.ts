/** The tables by HTTP. Who calls brings the way to ask: a browser's `fetch`, or anything that behaves like it. */
import type { BotIn, Me, NewPlan, NewTable, SitDown, TableList } from "../http.ts";
import type { Carry, Erased, Exported, Found, Known, MadeToken, MyTables, Tokens } from "../people.ts";
import type { Problem, ProblemKind } from "../problem.ts";
import { problemName } from "../problem-name.ts";
import type { NewPush, Pushes, PushKey } from "../push.ts";
import type { RoomView } from "../room.ts";
import { base } from "../version.ts";

/** As much of `fetch` as is used here. */
export type Fetch = (
  path: string,
  init: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  },
) => Promise<{ readonly status: number; text(): Promise<string> }>;

export interface Asking {
  readonly fetch: Fetch;
  /** Of every request: a language, a token. */
  readonly headers?: () => Readonly<Record<string, string>>;
}

/** Why there is no answer: a problem that the server tells, or no server that could. */
export type Failure = ProblemKind | "unreachable";

export type Asked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: Failure; readonly problem: Problem | null };

export interface Tables {
  /** Has the server name whoever asks: before the first change. */
  me(): Promise<Asked<Me>>;
  /** Whether the server knows who asks. */
  known(): Promise<Asked<Known>>;
  /** One's own tables: those that wait for whoever asks first. */
  mine(): Promise<Asked<MyTables>>;
  /** A code by which another device becomes this person's, too; and, there, to use it. */
  carry(): Promise<Asked<Carry>>;
  carried(code: string): Promise<Asked<Known>>;
  /** Programs that play for whoever asks. What is secret of a new one is told once. */
  tokens(): Promise<Asked<Tokens>>;
  newToken(name: string): Promise<Asked<MadeToken>>;
  dropToken(id: string): Promise<Asked<Tokens>>;
  /** The key with which a browser subscribes; and the browsers that are told of one's turns. */
  pushKey(): Promise<Asked<PushKey>>;
  pushes(): Promise<Asked<Pushes>>;
  subscribe(subscription: NewPush): Promise<Asked<Pushes>>;
  unsubscribe(id: string): Promise<Asked<Pushes>>;
  /** All that is kept of whoever asks, part after part; and its end. */
  exported(from?: string): Promise<Asked<Exported>>;
  erase(): Promise<Asked<Erased>>;
  /** The table with this name, as somebody typed it. */
  find(code: string): Promise<Asked<Found>>;
  /** With the same key, the same table is opened once. */
  open(table: NewTable, key: string): Promise<Asked<RoomView>>;
  list(from?: string): Promise<Asked<TableList>>;
  look(table: string): Promise<Asked<RoomView>>;
  plan(table: string, changes: NewPlan): Promise<Asked<RoomView>>;
  sit(table: string, seat: number, sitting: SitDown): Promise<Asked<RoomView>>;
  stand(table: string, seat: number): Promise<Asked<RoomView>>;
  /** Puts a bot in a seat that nobody has; whoever opened the table takes it out by `stand`. */
  bot(table: string, seat: number, bot: BotIn): Promise<Asked<RoomView>>;
  /** Opens the table at which they play on, or gives the one that somebody has opened. */
  next(table: string): Promise<Asked<RoomView>>;
  /** Agrees to be watched from one's own seat, or not any more. */
  show(table: string, seat: number, shown: boolean): Promise<Asked<RoomView>>;
  start(table: string): Promise<Asked<RoomView>>;
  /** The record of a game that is over, as the server wrote it: that is checked, too. */
  written(table: string): Promise<Asked<string>>;
}

export function tablesBy({ fetch, headers = () => ({}) }: Asking): Tables {
  async function ask<T>(
    method: string,
    path: string,
    body?: object,
    more?: Readonly<Record<string, string>>,
    read: (text: string) => T = JSON.parse,
  ): Promise<Asked<T>> {
    const sent = body === undefined ? {} : { "content-type": "application/json" };
    try {
      const { status, text } = await answered(fetch, base + path, {
        method,
        headers: { ...headers(), ...sent, ...more },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return status < 300 ? { ok: true, value: read(text) } : failed(status, text);
    } catch {
      return { ok: false, why: "unreachable", problem: null };
    }
  }
  const at = (table: string, more = "") => `/tables/${table}${more}`;
  const paged = (path: string, from: string | undefined) =>
    from === undefined ? path : `${path}?from=${encodeURIComponent(from)}`;

  return {
    me: () => ask("POST", "/me"),
    known: () => ask("GET", "/me"),
    mine: () => ask("GET", "/me/tables"),
    carry: () => ask("POST", "/me/carry"),
    carried: (code) => ask("POST", "/me/carried", { code }),
    tokens: () => ask("GET", "/me/tokens"),
    newToken: (name) => ask("POST", "/me/tokens", { name }),
    dropToken: (id) => ask("DELETE", `/me/tokens/${id}`),
    pushKey: () => ask("GET", "/push"),
    pushes: () => ask("GET", "/me/push"),
    subscribe: (subscription) => ask("PUT", "/me/push", subscription),
    unsubscribe: (id) => ask("DELETE", `/me/push/${id}`),
    exported: (from) => ask("GET", paged("/me/export", from)),
    erase: () => ask("DELETE", "/me"),
    find: (code) => ask("GET", `/codes/${encodeURIComponent(code)}`),
    open: (table, key) => ask("POST", "/tables", table, { "idempotency-key": key }),
    list: (from) => ask("GET", paged("/tables", from)),
    look: (table) => ask("GET", at(table)),
    plan: (table, changes) => ask("PATCH", at(table), changes),
    sit: (table, seat, sitting) => ask("POST", at(table, `/seats/${seat}`), sitting),
    stand: (table, seat) => ask("DELETE", at(table, `/seats/${seat}`)),
    bot: (table, seat, bot) => ask("PUT", at(table, `/seats/${seat}/bot`), bot),
    next: (table) => ask("POST", at(table, "/next")),
    show: (table, seat, shown) => ask("PUT", at(table, `/seats/${seat}/shown`), { shown }),
    start: (table) => ask("POST", at(table, "/start")),
    written: (table) => ask("GET", at(table, "/record"), undefined, undefined, asWritten),
  };
}

/** Throws where it is no JSON. */
function asWritten(text: string): string {
  JSON.parse(text);
  return text;
}

async function answered(fetch: Fetch, path: string, init: Parameters<Fetch>[1]) {
  const answer = await fetch(path, init);
  return { status: answer.status, text: await answer.text() };
}

/** What answers in other words than the tables do stands where they are closed. */
function failed(status: number, text: string): Asked<never> {
  const problem = problemIn(text);
  if (problem === null) return { ok: false, why: status === 404 ? "not-found" : "unavailable", problem };
  return { ok: false, why: problemName(problem.type) as ProblemKind, problem };
}

function problemIn(text: string): Problem | null {
  try {
    const read = JSON.parse(text) as Problem | null;
    return typeof read?.type === "string" ? read : null;
  } catch {
    return null;
  }
}
