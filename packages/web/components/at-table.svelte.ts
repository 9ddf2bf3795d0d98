/** A table of Fish Fish with one person at it, for the parts that need one. */
import { nearOf } from "@guinguette/table/near";
import { shownOf } from "@guinguette/table/shown";
import type { Table } from "@guinguette/table/table";
import { sit } from "@guinguette/table/testing/sit";
import { openHere } from "../src/saved/here.ts";
import { pageClock } from "../src/table/clock.ts";
import { sitDown } from "../src/table/sitting.svelte.ts";
import type { Sitting } from "../src/table/sitting.ts";
import type { Why } from "../src/table/why.svelte.ts";

function table(): Table {
  return sit("fish-fish", 3, {
    setup: { firstFisher: 0 },
    holders: [
      { kind: "person", name: "Ondine" },
      { kind: "bot", name: "Vairon", level: "random" },
      { kind: "bot", name: "Bob", level: "random" },
    ],
  });
}

export async function fishers() {
  return { seen: shownOf(nearOf(table(), "spectator").sight) };
}

/** Bots that never answer: the table waits, and everything can be looked at. */
export async function atTable(): Promise<{ readonly sitting: Sitting; readonly table: Table }> {
  const opened = table();
  const silent = { clock: pageClock, places: [() => new Promise<never>(() => {})], said: () => {} };
  const near = openHere(
    { id: "here", table: opened, more: {}, revision: 0 },
    () => {},
    () => ({ ...silent, stop: () => {} }),
  );
  const sitting = sitDown(near, {
    said: () => {},
    duration: () => 0,
    played: () => {},
    botDelay: () => 0,
  });
  await new Promise((done) => setTimeout(done));
  return { sitting, table: opened };
}

/** Somebody who always answers the same. */
export function shownWhy(canAsk: Why["canAsk"], answer: string): Why {
  let asked = $state<number | null>(null);
  return {
    canAsk,
    said: ({ at }) => (at === asked ? answer : null),
    ask({ at }) {
      asked = asked === at ? null : at;
    },
  };
}
