/** The same tables on PostgreSQL, served by one, two and three processes: what each adds, and what the database takes. */
import { readdirSync, readFileSync } from "node:fs";
import { type OwnServer, ownServer } from "@guinguette/cli/load/server";
import { hasPostgres, startPostgres } from "@guinguette/server/testing/postgres";
import { figure, head, row } from "./format.ts";
import { alone, type Outcome, type Played, stretches } from "./seats.ts";

export interface Scaled {
  /** 0 is one process with its own file. */
  readonly processes: number;
  readonly measured: Outcome;
}

export async function scaled(
  most: number,
  played: Omit<Played, "servers">,
  say: (text: string) => void,
): Promise<Scaled[]> {
  const [embedded] = await alone(played, say);
  const results: Scaled[] = [];
  if (embedded !== undefined) results.push({ processes: 0, measured: embedded });
  if (!hasPostgres("one, two and three processes")) return results;
  const postgres = await startPostgres();
  try {
    for (let processes = 1; processes <= most; processes++) {
      const database = await postgres.place();
      const servers: OwnServer[] = [];
      try {
        for (let each = 0; each < processes; each++) servers.push(await ownServer({ database }));
        const addresses = servers.map(({ address }) => address);
        const there = { ...played, servers: addresses, others: databaseCpu };
        const [measured] = await stretches(there, say);
        if (measured !== undefined) results.push({ processes, measured });
      } finally {
        for (const server of servers) await server.close();
      }
    }
  } finally {
    await postgres.close();
  }
  return results;
}

/** Seconds of processor of all processes of the database that we have started; 0 where the system does not tell. */
function databaseCpu(): number {
  if (process.platform !== "linux") return 0;
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const text = readFileSync(`/proc/${pid}/stat`, "utf8");
        const [, name = ""] = /\((.*)\)/.exec(text) ?? [];
        const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
        return [
          {
            pid: Number(pid),
            name,
            parent: Number(fields[1]),
            ticks: Number(fields[11]) + Number(fields[12]),
          },
        ];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
  const first = all.find(({ name, parent }) => name.startsWith("postgres") && parent === process.pid);
  const ours = all.filter(
    ({ pid, parent }) => first !== undefined && (pid === first.pid || parent === first.pid),
  );
  // A hundred ticks a second on every Linux that we know.
  return ours.reduce((sum, { ticks }) => sum + ticks / 100, 0);
}

export const scaledHead = head([
  ...["processes", "moves a second", "p50", "p99", "servers’ processors", "a move"],
  ...["database’s processors", "a move", "errors", "load average"],
]);

export function scaledRow({ processes, measured }: Scaled): string {
  const { movesPerSecond, latency, server, others, errors, busy } = measured;
  const wrong = Object.values(errors).reduce((sum, count) => sum + count, 0);
  return row([
    processes === 0 ? "1, its own file" : `${processes}, PostgreSQL`,
    figure(movesPerSecond),
    `${figure(latency.p50)} ms`,
    `${figure(latency.p99)} ms`,
    `${figure(100 * (server?.cores ?? 0))} %`,
    `${figure(server?.perMove ?? 0)} ms`,
    ...(processes === 0
      ? ["", ""]
      : [`${figure(100 * others)} %`, `${figure((1_000 * others) / Math.max(1, movesPerSecond))} ms`]),
    figure(wrong),
    figure(busy),
  ]);
}
