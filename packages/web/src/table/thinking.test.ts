import type { Thought } from "@guinguette/bots/thought";
import { openTable } from "@guinguette/table/table";
import { expect, it, vi } from "vitest";
import { choose } from "./choose.ts";
import { localLink } from "./local-link.ts";
import { sitDown } from "./sitting.svelte.ts";

const person = { kind: "person", name: "" } as const;
const bot = { kind: "bot", name: "", level: "heron" } as const;

/** What the second seat is told before it bets: a person has just cast. */
async function thoughtOfFish(): Promise<Thought> {
  const opened = openTable({
    game: "fish-fish",
    options: {},
    seed: "the seed of the deal",
    setup: { firstFisher: 0 },
    holders: [person, bot],
    consent: false,
  });
  if (!opened.ok) throw new Error(opened.refusal.rule);
  const thoughts: Thought[] = [];
  const link = localLink(opened.table);
  const thinker = {
    think: (thought: Thought) => {
      thoughts.push(thought);
      return Promise.resolve(null);
    },
    stop: () => {},
  };
  const sitting = sitDown(link, {
    thinker,
    duration: () => 0,
    changed: () => {},
    played: () => {},
    botDelay: () => 0,
  });
  link.act(0, { type: "cast", card: "catch", bait: 5 } as never);
  await vi.waitUntil(() => thoughts.length > 0);
  sitting.leave();
  return thoughts[0]!;
}

it("a bot is told what its own seat has heard, and nothing from which the deal could be told", async () => {
  const thought = await thoughtOfFish();
  expect(thought.heard).toMatchObject([{ type: "cast", bait: 5, card: null }]);
  expect(JSON.stringify(thought)).not.toContain("the seed of the deal");
  expect(Object.values(thought.random).every(Number.isInteger)).toBe(true);
});

it("the same thought always comes to the same move", async () => {
  const thought = await thoughtOfFish();
  const move = await choose(structuredClone(thought));
  expect(thought.legal).toContainEqual(move);
  expect(await choose(structuredClone(thought))).toEqual(move);
});
