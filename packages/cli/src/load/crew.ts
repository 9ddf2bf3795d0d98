/** The processes of a load, from the side of whoever measures. */
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { GameId } from "@guinguette/rules/contract";
import { addTally, failed, newTally, type Tally } from "./tally.ts";
import type { Order, Report } from "./worker.ts";

export interface LoadPlan {
  readonly game: GameId;
  readonly players: number;
  readonly tables: number;
  /** Between two moves at a table, in milliseconds. */
  readonly pace: number;
  readonly processes: number;
}

export interface Crew {
  /** Comes once all tables are seated; some may not have been opened. */
  readonly seated: Promise<void>;
  /** How many tables are seated. */
  tables(): number;
  /** From now on moves are made: at this pace, in milliseconds. */
  begin(pace: number): void;
  /** Counts from now on. */
  reset(): void;
  /** What was counted since. */
  readonly tally: () => Tally;
  /** Seconds of processor since. */
  cpu(): number;
  close(): void;
}

const script = fileURLToPath(new URL("./worker.js", import.meta.url));

/** `servers`: of the same tables; at each table everybody is at another one, as far as there are several. */
export function crewAt(servers: readonly string[], plan: LoadPlan): Crew {
  const { game, players, processes } = plan;
  const sat = Array.from({ length: processes }, () => 0);
  const cpu = Array.from({ length: processes }, () => ({ begun: 0, now: 0 }));
  let tally = newTally();
  const workers: ChildProcess[] = [];
  /** Processes that ended by themselves, and how: what is measured without them says so. */
  const ended: string[] = [];
  let isLeaving = false;

  function one(index: number): Promise<void> {
    const worker = fork(script, { execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
    workers.push(worker);
    const tables = Math.floor((plan.tables + index) / processes);
    const order: Order = {
      ...{ kind: "sit", servers, from: sourceOf(servers, index), game, players, tables },
      seed: `load/${index}`,
    };
    worker.send(order);
    return new Promise((resolve, reject) => {
      worker.on("error", reject);
      worker.on("exit", (code, signal) => {
        if (isLeaving) return;
        const how = `a process of the load ended with ${code ?? signal}`;
        ended.push(how);
        failed(tally, how);
        sat[index] = 0;
        reject(new Error(how));
      });
      worker.on("message", (report: Report) => {
        switch (report.kind) {
          case "sat":
            sat[index] = report.tables;
            if (report.isAll) resolve();
            break;
          case "counted": {
            addTally(tally, report.tally);
            const spent = cpu[index];
            if (spent !== undefined) spent.now = report.cpu;
          }
        }
      });
    });
  }
  const tell = (order: Order) => {
    for (const worker of workers) if (worker.connected) worker.send(order, () => {});
  };

  return {
    seated: Promise.all(Array.from({ length: processes }, (_, index) => one(index))).then(() => {}),
    tables: () => sat.reduce((sum, each) => sum + each, 0),
    begin: (pace) => tell({ kind: "begin", pace }),
    reset() {
      tally = newTally();
      for (const how of ended) failed(tally, how);
      for (const spent of cpu) spent.begun = spent.now;
    },
    tally: () => tally,
    cpu: () => cpu.reduce((sum, { begun, now }) => sum + now - begun, 0),
    close() {
      isLeaving = true;
      tell({ kind: "leave" });
    },
  };
}

/** Each process comes from an address of its own, where this machine has as many as it likes: an address has some 28,000
 * ports to ask from. */
function sourceOf(servers: readonly string[], index: number): string | undefined {
  const isHere = servers.every((server) => new URL(server).hostname === "127.0.0.1");
  return isHere && process.platform === "linux" ? `127.0.0.${2 + index}` : undefined;
}
