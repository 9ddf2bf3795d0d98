/** What a load has shown. */
import { loadavg } from "node:os";
import { figuresOf } from "./asking.ts";
import type { Crew, LoadPlan } from "./crew.ts";
import { within } from "./spread.ts";

export interface Measured extends LoadPlan {
  readonly seats: number;
  /** How long was counted. */
  readonly seconds: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly games: number;
  /** From sending a move to each viewer's receipt, in milliseconds. */
  readonly latency: {
    readonly p50: number;
    readonly p95: number;
    readonly p99: number;
    readonly worst: number;
  };
  /** The length of a sight in bytes, on average. */
  readonly sight: number;
  /** Null where the server does not tell us. */
  readonly server: ServerCost | null;
  /** Cores that the processes of the load took. */
  readonly loadCores: number;
  readonly errors: Readonly<Record<string, number>>;
  /** The machine's load average over the last minute: what else it did. */
  readonly busy: number;
}

export interface ServerCost {
  /** Cores it took. */
  readonly cores: number;
  /** Milliseconds of processor for each move. */
  readonly perMove: number;
  readonly bytes: number;
  /** All its memory, divided by the seats. */
  readonly bytesPerSeat: number;
  /** By how much it grew since nobody was there, divided by the seats; null where it is not known. */
  readonly grownPerSeat: number | null;
}

export interface Counted {
  readonly begun: number;
  readonly cost: Cost | null;
}

/** Seconds of processor so far, and bytes of memory now. */
export interface Cost {
  readonly cpu: number;
  readonly rss: number;
}

/** Of all of them together; null where one of them does not tell us. */
export async function costOf(servers: readonly string[]): Promise<Cost | null> {
  let [cpu, rss] = [0, 0];
  for (const server of servers) {
    const figures = await figuresOf(new URL(server));
    if (figures === null) return null;
    cpu += figures.get("process_cpu_seconds_total") ?? 0;
    rss += figures.get("process_resident_memory_bytes") ?? 0;
  }
  return { cpu, rss };
}

/** Counts from now on. */
export async function startCounting(servers: readonly string[], crew: Crew): Promise<Counted> {
  const cost = await costOf(servers);
  crew.reset();
  return { begun: performance.now(), cost };
}

/** `empty`: the memory of the server before anybody came. */
export async function measured(
  servers: readonly string[],
  plan: LoadPlan,
  crew: Crew,
  { begun, cost }: Counted,
  empty: number | null,
): Promise<Measured> {
  const { moves, games, bytes, latencies, errors } = crew.tally();
  const seconds = (performance.now() - begun) / 1_000;
  const loadCores = crew.cpu() / seconds;
  const after = await costOf(servers);
  const tables = crew.tables();
  const seats = tables * plan.players;
  return {
    ...plan,
    tables,
    seats,
    seconds,
    moves,
    movesPerSecond: moves / seconds,
    games,
    latency: {
      p50: within(latencies, 0.5),
      p95: within(latencies, 0.95),
      p99: within(latencies, 0.99),
      worst: within(latencies, 1),
    },
    sight: bytes / Math.max(1, moves * plan.players),
    server:
      cost === null || after === null
        ? null
        : {
            cores: (after.cpu - cost.cpu) / seconds,
            perMove: (1_000 * (after.cpu - cost.cpu)) / Math.max(1, moves),
            bytes: after.rss,
            bytesPerSeat: after.rss / Math.max(1, seats),
            grownPerSeat: empty === null ? null : (after.rss - empty) / Math.max(1, seats),
          },
    loadCores,
    errors: Object.fromEntries(errors),
    busy: loadavg()[0] ?? 0,
  };
}
