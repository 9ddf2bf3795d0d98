/** What is counted and measured while the server runs. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Rooms } from "../rooms/rooms.ts";
import type { Group, Store } from "../store/store.ts";
import { figures } from "./figures.ts";

/** How long storing and reading take, in seconds. */
const TIMES = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What an entry changes beside itself, in bytes: pages of the tables and of what they are found by. */
const PAGES = 48 * 1024;
/** No trial is larger. */
const MOST_TRIED = 4 * 1024 * 1024;

/** About how much room it takes to store them, in bytes: pages are stored whole. */
function sizeOf(groups: readonly Group[]): number {
  const letters = groups.flatMap(({ rows }) => rows).reduce((sum, { json }) => sum + json.length, 0);
  return Math.min(PAGES * (groups.length + Math.ceil(letters / PAGES)), MOST_TRIED);
}

export interface Watch {
  /** A request was answered, with this status. */
  answered(status: number): void;
  /** Something was refused, for a reason of this kind. */
  refused(kind: string): void;
  /** A bot could not think, and any legal move was played. */
  thoughtless(): void;
  /** Something was asked that takes thought, and was not known; that a table has to be read is none of it. */
  pondered(): void;
  /** A message came on a live connection. */
  heard(): void;
  /** A browser was told of a turn, or was not. */
  pushed(kind: string): void;
  /** The same store, timed. */
  timed(store: Store): Store;
  /** About how many bytes could not be stored, and nothing as large was since: until then nobody knows whether it can be. */
  unstored(): number;
  /** What there is to be read at any time. */
  reads(rooms: Rooms, connections: () => number): void;
  text(): string;
  close(): void;
}

export function watch(): Watch {
  const all = figures();
  const answers = all.counter("guinguette_http_requests_total", "Requests answered, by status.", "status");
  const refusals = all.counter("guinguette_refusals_total", "What was refused, by kind of problem.", "kind");
  const messages = all.counter("guinguette_live_messages_total", "Messages that came on live connections.");
  const thoughtless = all.counter(
    "guinguette_thoughtless_moves_total",
    "Moves of bots that could not think: any legal one was played.",
  );
  const pondered = all.counter(
    "guinguette_pondered_total",
    "Questions that take thought: what may be taken back, what was played, each table of an export.",
  );
  const pushes = all.counter("guinguette_push_total", "Browsers told of a turn, by result.", "result");
  const moves = all.counter("guinguette_moves_total", "Changes of games that were stored.");
  const appends = all.histogram(
    "guinguette_store_append_seconds",
    "Until what was done lay on the disk.",
    TIMES,
  );
  const loads = all.histogram("guinguette_store_load_seconds", "Until a table was read.", TIMES);
  const failures = all.counter(
    "guinguette_store_failures_total",
    "How often the store did not answer as it should.",
  );
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  for (const [name, percent] of [
    ["p50", 50],
    ["p99", 99],
    ["max", 100],
  ] as const)
    all.gauge(
      `guinguette_event_loop_lag_${name}_seconds`,
      "How late the event loop was, since the start.",
      () => delay.percentile(percent) / 1e9 || 0,
    );
  all.gauge("process_resident_memory_bytes", "Memory of the process.", () => process.memoryUsage.rss());
  all.gauge("nodejs_heap_used_bytes", "Memory that JavaScript uses.", () => process.memoryUsage().heapUsed);
  all.gauge("process_cpu_seconds_total", "Time that the processor spent on it.", () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  all.gauge("process_uptime_seconds", "How long it has run.", () => process.uptime());

  let unstored = 0;
  /** What is stored shows that as much can be: on a full disk a little often finds its place, and the next move does not. */
  async function storing<T>(size: number, what: () => Promise<T>): Promise<T> {
    try {
      const stored = await what();
      if (size >= unstored) unstored = 0;
      return stored;
    } catch (cause) {
      unstored = Math.max(unstored, size);
      throw cause;
    }
  }

  async function time<T>(what: () => Promise<T>, into: ReturnType<typeof all.histogram>): Promise<T> {
    const start = performance.now();
    try {
      return await what();
    } catch (cause) {
      failures.add();
      throw cause;
    } finally {
      into.observe((performance.now() - start) / 1_000);
    }
  }

  return {
    answered: (status) => answers.add(String(status)),
    refused: (kind) => refusals.add(kind),
    thoughtless: () => thoughtless.add(),
    pondered: () => pondered.add(),
    heard: () => messages.add(),
    pushed: (kind) => pushes.add(kind),
    timed: (store) => ({
      ...store,
      append: (groups) => time(() => storing(sizeOf(groups), () => store.append(groups)), appends),
      rewrite: (rewriting) => storing(PAGES, () => store.rewrite(rewriting)),
      load: (room) => time(() => store.load(room), loads),
      people: {
        ...store.people,
        addToken: (token, most) => storing(token.name.length, () => store.people.addToken(token, most)),
        addCarry: (carry, now) => storing(1, () => store.people.addCarry(carry, now)),
      },
      push: {
        ...store.push,
        subscribe: (one, replaces, most) => storing(1, () => store.push.subscribe(one, replaces, most)),
      },
    }),
    unstored: () => unstored,
    reads(rooms, connections) {
      all.gauge("guinguette_live_connections", "Live connections.", connections);
      all.gauge("guinguette_tables_held", "Tables held in memory.", () => rooms.held);
      rooms.listen((_room, entries, isOurs) => {
        // Each is counted where it was stored.
        if (isOurs) for (const { kind } of entries) if (kind === "changed") moves.add();
      });
    },
    text: all.text,
    close: () => void delay.disable(),
  };
}
