/** One way to attack, how often it was tried, and what came of it. */
import type { Problem } from "@guinguette/wire/problem";
import { problem } from "@guinguette/wire/problem";
import { problemName } from "@guinguette/wire/problem-name";
import type { Got } from "./far.ts";

export interface Attack {
  readonly name: string;
  /** What may come of it; anything else is a fault. */
  readonly expected: readonly string[];
  /** Tries it once, and says what came of it. */
  readonly once: () => Promise<string>;
}

export interface Ledger {
  /** By attack and by what came of it. */
  readonly counts: Map<string, Map<string, number>>;
  readonly faults: string[];
}

export const newLedger = (): Ledger => ({ counts: new Map(), faults: [] });

export function countOf({ counts }: Ledger): number {
  return [...counts.values()].flatMap((each) => [...each.values()]).reduce((sum, count) => sum + count, 0);
}

/** Tries all of them in turn, so often in all and so many at once. */
export async function attackWith(
  ledger: Ledger,
  attacks: readonly Attack[],
  times: number,
  atOnce: number,
): Promise<void> {
  let next = 0;
  async function work(): Promise<void> {
    while (next < times) {
      const attack = attacks[next++ % attacks.length];
      if (attack === undefined) return;
      write(ledger, attack, await attack.once());
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, times) }, work));
}

function write({ counts, faults }: Ledger, { name, expected }: Attack, outcome: string): void {
  const known = counts.get(name) ?? new Map<string, number>();
  known.set(outcome, (known.get(outcome) ?? 0) + 1);
  counts.set(name, known);
  if (!expected.includes(outcome) && faults.length < 50) faults.push(`${name}: ${outcome}`);
}

/** An answer in two words: its status, and the kind of problem it tells of. */
export function said({ status, body, headers }: Got): string {
  if (status === 0) return "cut off";
  if (!(headers.get("content-type") ?? "").includes("application/problem+json")) return String(status);
  const read = problem.safeParse(JSON.parse(body));
  return read.success && read.data.status === status
    ? kindOf(read.data)
    : `${status} and a problem that is none`;
}

export function kindOf({ status, type }: Problem): string {
  return `${status} ${problemName(type)}`;
}
