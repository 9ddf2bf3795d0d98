/** The bus of servers that share a process: most often of one, which has nobody to talk to. */
import { randomUUID } from "node:crypto";
import type { Bus, Ears } from "./bus.ts";

/** Those who hear each other. */
export type Hub = Map<string, Ears[]>;

export function busIn(hub: Hub = new Map()): Bus {
  const me = randomUUID();
  const ears: Ears[] = [];
  hub.set(me, ears);

  /** Later, as it would come from elsewhere, and to those who are there by then. */
  function toOthers(tell: (ear: Ears) => void): void {
    if (hub.size > 1 || !hub.has(me))
      setImmediate(() => {
        for (const [process, others] of hub) if (process !== me) for (const ear of others) tell(ear);
      });
  }

  return {
    me,
    say: (word) => toOthers(({ heard }) => heard?.(word, me)),
    listen: (ear) => void ears.push(ear),
    async close() {
      if (hub.delete(me)) toOthers(({ gone }) => gone?.(me));
    },
  };
}
