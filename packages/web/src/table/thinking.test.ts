import type { Thought } from "@guinguette/bots/thought";
import { thoughtOf } from "@guinguette/table/driver";
import { play, sit } from "@guinguette/table/testing/sit";
import { describe, expect, it, vi } from "vitest";
import { choose } from "./choose.ts";
import { startThinker, type ThinkingTrouble } from "./thinking.ts";

const person = { kind: "person", name: "" } as const;
const bot = { kind: "bot", name: "", level: "heron" } as const;

/** What the second seat is told before it bets: a person has just cast. */
function thoughtOfFish(): Thought {
  const table = sit("fish-fish", 2, {
    seed: "the seed of the deal",
    setup: { firstFisher: 0 },
    holders: [person, bot],
  });
  play(table, 0, { type: "cast", card: "catch", bait: 5 });
  return thoughtOf(table, 1, "heron");
}

it("a bot is told what its own seat has heard, and nothing from which the deal could be told", async () => {
  const thought = thoughtOfFish();
  expect(thought.heard).toMatchObject([{ type: "cast", bait: 5, card: null }]);
  expect(JSON.stringify(thought)).not.toContain("the seed of the deal");
  const { secret, ...fast } = thought.random;
  expect(secret).toBeNull();
  expect(Object.values(fast).every(Number.isInteger)).toBe(true);
});

it("the same thought always comes to the same move", async () => {
  const thought = thoughtOfFish();
  const move = await choose(structuredClone(thought));
  expect(thought.legal).toContainEqual(move);
  expect(await choose(structuredClone(thought))).toEqual(move);
});

describe("a thought that fails", () => {
  type Fate = (worker: FakeWorker, id: number, thought: Thought) => void;
  /** A worker to whom something happens instead of an answer. */
  class FakeWorker {
    onmessage: ((event: object) => void) | null = null;
    onerror: (() => void) | null = null;
    onmessageerror: (() => void) | null = null;
    ended = false;
    readonly fate: Fate;
    constructor(fate: Fate) {
      this.fate = fate;
    }
    postMessage({ id, thought }: { id: number; thought: Thought }): void {
      setTimeout(() => this.ended || this.fate(this, id, thought));
    }
    terminate(): void {
      this.ended = true;
    }
  }
  const answers: Fate = (worker, id, { legal }) => worker.onmessage?.({ data: { id, move: legal[1] } });
  const rejects: Fate = (worker, id) => worker.onmessage?.({ data: { id, failed: "a file is gone" } });
  const breaks: Fate = (worker) => worker.onerror?.();
  const isGarbled: Fate = (worker) => worker.onmessageerror?.();
  const saysNothing: Fate = () => {};
  const cheats: Fate = (worker, id) => worker.onmessage?.({ data: { id, move: { type: "bet", tiles: 99 } } });
  const answersOthers: Fate = (worker) => worker.onmessage?.({ data: { id: 77, move: { type: "pass" } } });

  const inPage = ({ legal }: Thought) => Promise.resolve(legal[2]!);
  const thought = { game: "fish-fish", bot: "perch", view: {}, heard: [] } as unknown as Thought;
  const legal = [0, 1, 2, 3].map((tiles) => ({ type: "bet", tiles }));
  const random = { a: 1, b: 2, c: 3, count: 4, secret: null };

  async function thinks(fates: readonly Fate[], here: (thought: Thought) => Promise<object> = inPage) {
    vi.useFakeTimers();
    const troubles: ThinkingTrouble[] = [];
    const workers: FakeWorker[] = [];
    const thinker = startThinker({
      said: (trouble) => troubles.push(trouble),
      newWorker: () => {
        const fate = fates[workers.length];
        if (fate === undefined) throw new Error("no worker here");
        workers.push(new FakeWorker(fate));
        return workers.at(-1) as unknown as Worker;
      },
      inPage: here as never,
    });
    const moves = [];
    for (let i = 0; i < 2; i++) {
      const thinking = thinker.think({ ...thought, legal, random });
      await vi.advanceTimersByTimeAsync(60_000);
      moves.push(await thinking);
    }
    thinker.stop();
    vi.useRealTimers();
    expect(workers.every(({ ended }) => ended)).toBe(true);
    return { moves, troubles, workers: workers.length };
  }

  it.each([
    ["is rejected", rejects],
    ["breaks its worker", breaks],
    ["is garbled", isGarbled],
    ["never comes back", saysNothing],
    ["is no legal move", cheats],
    ["answers somebody else", answersOthers],
  ])("because it %s is tried again in a new worker", async (_, fate) => {
    expect(await thinks([fate, answers])).toEqual({ moves: [legal[1], legal[1]], troubles: [], workers: 2 });
  });

  it("twice is thought in the page, which is said once", async () => {
    expect(await thinks([rejects, breaks, answers])).toEqual({
      moves: [legal[2], legal[2]],
      troubles: ["in-page"],
      workers: 2,
    });
  });

  it("does not take another's worker away: both are tried again in the same new one", async () => {
    vi.useFakeTimers();
    const said = vi.fn();
    const workers: FakeWorker[] = [];
    const thinker = startThinker({
      said,
      newWorker: () => {
        workers.push(new FakeWorker(workers.length === 0 ? breaks : answers));
        return workers.at(-1) as unknown as Worker;
      },
      inPage: inPage as never,
    });
    const both = [1, 2].map(() => thinker.think({ ...thought, legal, random }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await Promise.all(both)).toEqual([legal[1], legal[1]]);
    expect([workers.length, said.mock.calls]).toEqual([2, []]);
    thinker.stop();
    vi.useRealTimers();
  });

  it("where there is no worker is thought in the page", async () => {
    expect(await thinks([])).toEqual({ moves: [legal[2], legal[2]], troubles: ["in-page"], workers: 0 });
  });

  it.each([
    ["fails", () => Promise.reject(new Error("offline"))],
    ["cheats", () => Promise.resolve({ type: "bet", tiles: 99 })],
  ])(
    "even in the page, where it %s: any legal move is played, and that is said each time",
    async (_, here) => {
      const { moves, troubles } = await thinks([saysNothing, rejects], here);
      for (const move of moves) expect(legal).toContainEqual(move);
      expect(troubles).toEqual(["in-page", "any-move", "any-move"]);
    },
  );

  it("after everybody has left says nothing", async () => {
    const said = vi.fn();
    const thinker = startThinker({ said, newWorker: () => new FakeWorker(saysNothing) as unknown as Worker });
    const thinking = thinker.think({ ...thought, legal, random });
    thinker.stop();
    expect(await thinking).toBeNull();
    expect(said).not.toHaveBeenCalled();
  });
});
