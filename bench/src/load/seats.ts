/** Many seats at one server: at table pace, as fast as it goes, and whether a table costs the same among many. */
import { setTimeout } from "node:timers/promises";
import { type Crew, crewAt, type LoadPlan } from "@guinguette/cli/load/crew";
import { costOf, type Measured, measured, startCounting } from "@guinguette/cli/load/measured";
import { ownServer } from "@guinguette/cli/load/server";
import { figure, head, row } from "./format.ts";

export interface Stretch {
  /** Between two moves at a table, in milliseconds. */
  readonly pace: number;
  readonly seconds: number;
}

export interface Played {
  readonly tables: number;
  readonly stretches: readonly Stretch[];
  /** Of the same tables. */
  readonly servers: readonly string[];
  /** Seconds of processor that something else has taken so far, such as a database. */
  readonly others?: () => number;
}

export interface Outcome extends Measured {
  /** Cores that something else took meanwhile. */
  readonly others: number;
}

/** Seats so many tables, and plays one stretch after the other. */
export async function stretches(played: Played, say: (text: string) => void): Promise<Outcome[]> {
  const { tables, servers, others = () => 0 } = played;
  const empty = await costOf(servers);
  const plan: LoadPlan = { game: "chat-peche", players: 4, tables, pace: 0, processes: 2 };
  const crew = crewAt(servers, plan);
  try {
    await seated(crew, tables, say);
    const results: Outcome[] = [];
    for (const { pace, seconds } of played.stretches) {
      say(`${tables} tables, a move every ${pace / 1_000} s`);
      crew.begin(pace);
      // Every table has moved at this pace, and code has grown quick, before anything is counted.
      await setTimeout(Math.max(3_000, Math.min(pace, 6_000)));
      const before = others();
      const counting = await startCounting(servers, crew);
      await setTimeout(1_000 * seconds);
      const result = await measured(servers, { ...plan, pace }, crew, counting, empty?.rss ?? null);
      results.push({ ...result, others: (others() - before) / result.seconds });
    }
    return results;
  } finally {
    crew.close();
  }
}

/** The same at a server of its own. */
export async function alone(
  played: Omit<Played, "servers">,
  say: (text: string) => void,
): Promise<Outcome[]> {
  const server = await ownServer();
  try {
    return await stretches({ ...played, servers: [server.address] }, say);
  } finally {
    await server.close();
  }
}

async function seated(crew: Crew, tables: number, say: (text: string) => void): Promise<void> {
  let isAll = false;
  const all = crew.seated.then(() => {
    isAll = true;
  });
  while (!isAll) {
    say(`${crew.tables()} of ${tables} tables seated`);
    await Promise.race([all, setTimeout(2_000)]);
  }
}

export const seatsHead = head([
  ...["seats (tables)", "a move every", "moves a second", "p50", "p95", "p99", "worst"],
  ...["server’s processor", "a move", "memory", "a seat", "errors", "load’s processor", "load average"],
]);

export function seatsRow(one: Measured): string {
  const { seats, tables, pace, movesPerSecond, latency, server, errors, loadCores, busy } = one;
  const wrong = Object.values(errors).reduce((sum, count) => sum + count, 0);
  return row([
    `${figure(seats)} (${figure(tables)})`,
    pace === 0 ? "as fast as it goes" : `${figure(pace / 1_000)} s`,
    figure(movesPerSecond),
    ...[latency.p50, latency.p95, latency.p99, latency.worst].map((time) => `${figure(time)} ms`),
    ...(server === null
      ? ["", "", "", ""]
      : [
          `${figure(100 * server.cores)} %`,
          `${figure(server.perMove)} ms`,
          `${figure(server.bytes / 1e6)} MB`,
          `${figure(server.bytesPerSeat / 1e3)} kB`,
        ]),
    figure(wrong),
    `${figure(100 * loadCores)} %`,
    figure(busy),
  ]);
}
