/** People who play at other tables, in a process of their own, and how quick it is for them. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Acknowledged } from "../player.ts";

const script = fileURLToPath(new URL("crowd.mjs", import.meta.url));

export interface Crowd {
  /** The tables they play at, the newest last, and the cookies of who sits there. */
  readonly tables: readonly { readonly id: string; readonly cookies: readonly string[] }[];
  /** Under which name what follows is counted. */
  stretch(name: string): void;
  /** They leave, and tell what they have seen. */
  stop(): Promise<Seen>;
}

export interface Seen {
  readonly acknowledged: readonly Acknowledged[];
  readonly opened: readonly string[];
  /** By stretch: how long each move took until everybody at its table saw it, in milliseconds. */
  readonly samples: Readonly<Record<string, readonly number[]>>;
  /** What should not happen to anybody who means well. */
  readonly troubles: readonly string[];
}

type Told =
  | { readonly kind: "opened"; readonly id: string; readonly cookies: readonly string[] }
  | ({ readonly kind: "done" } & Seen);

/** `pace`: between two moves of one table, in milliseconds. */
export async function crowdAt(port: number, tables: number, pace: number): Promise<Crowd> {
  const child = fork(script, [port, tables, pace].map(String), { execArgv: [] });
  const there: Crowd["tables"][number][] = [];
  let end: (seen: Seen) => void = () => {};
  const done = new Promise<Seen>((resolve, reject) => {
    end = resolve;
    child.once("exit", (code) => reject(new Error(`the crowd ended with ${code}`)));
  });
  done.catch(() => {});
  child.on("message", (told: Told) => {
    if (told.kind === "opened") there.push(told);
    else end(told);
  });
  const early = done.then(({ troubles }) =>
    Promise.reject(new Error(`nobody plays: ${troubles.join("; ")}`)),
  );
  early.catch(() => {});
  while (there.length < tables) await Promise.race([once(child, "message"), early]);
  return {
    tables: there,
    stretch: (name) => void child.send({ kind: "stretch", name }),
    stop() {
      child.send({ kind: "stop" });
      return done;
    },
  };
}
