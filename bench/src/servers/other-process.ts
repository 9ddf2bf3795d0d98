/** A server that is not ours, in a process of its own: it says its port, and what it costs when it is asked. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Cost } from "./seated.ts";

export interface Other {
  readonly port: number;
  cost(): Promise<Cost>;
  close(): Promise<void>;
}

export async function otherProcess(script: string): Promise<Other> {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const port = await Promise.race([said<number>(child, "port"), ended(child)]);
  return {
    port,
    cost() {
      child.send("cost");
      return Promise.race([said<Cost>(child, "cost"), ended(child)]);
    },
    async close() {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}

/** What the server says next of one kind. Others speak up too: a framework tells whoever looks after it that it is ready. Two
 * words may come at once, so the ear stays open between them. */
export function said<T>(child: Pick<ChildProcess, "on" | "off">, kind: string): Promise<T> {
  return new Promise((done) => {
    const hear = (word: unknown) => {
      if (!Array.isArray(word) || word[0] !== kind) return;
      child.off("message", hear);
      done(word[1] as T);
    };
    child.on("message", hear);
  });
}

async function ended(child: ChildProcess): Promise<never> {
  const [code] = (await once(child, "exit")) as [number | null];
  throw new Error(`the server ended with ${code}`);
}

/** In that process. */
export function sayTo(parent: NodeJS.Process, port: number): void {
  parent.on("message", () => {
    const { user, system } = parent.cpuUsage();
    const cost: Cost = { cpu: (user + system) / 1e6, rss: parent.memoryUsage.rss() };
    parent.send?.(["cost", cost]);
  });
  parent.on("disconnect", () => parent.exit(0));
  parent.send?.(["port", port]);
}
