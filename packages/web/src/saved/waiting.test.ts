/** The game that the home page offers to go on with. */
import { afterEach, expect, it, vi } from "vitest";
import type { OddLine, SavedLine } from "./line.ts";

afterEach(() => {
  vi.doUnmock("./store.ts");
  vi.doUnmock("./lines.ts");
});

const line = (id: string, more: Partial<SavedLine> = {}): SavedLine => ({
  ...{ id, game: "fish-fish", names: ["Ana", "Bo"], moves: 3, over: false, winners: [], touched: 0 },
  ...more,
});

let visits = 0;

/** What is offered where these are kept, of which some cannot be read. */
async function offered(lines: readonly (SavedLine | OddLine)[], damaged: readonly string[] = []) {
  vi.doMock("./lines.ts", () => ({ savedLines: async () => lines }));
  vi.resetModules();
  vi.doMock("./store.ts", () => ({
    async loadGame(id: string) {
      if (damaged.includes(id)) throw new Error("corrupt");
    },
  }));
  const { gameThatWaits } = (await import(
    /* @vite-ignore */ `./waiting.ts?visit=${visits++}`
  )) as typeof import("./waiting.ts");
  return (await gameThatWaits())?.id ?? null;
}

it("is the last one that was begun and is not over", async () => {
  expect(
    await offered([line("over", { over: true }), line("new", { moves: 0 }), line("begun"), line("old")]),
  ).toBe("begun");
  expect(await offered([line("over", { over: true }), line("new", { moves: 0 })])).toBeNull();
  expect(await offered([])).toBeNull();
});

it("is none that cannot be read", async () => {
  const odd: OddLine = { odd: true, id: "odd", touched: 9 };
  expect(await offered([odd, line("damaged"), line("whole")], ["damaged"])).toBe("whole");
  expect(await offered([odd, line("damaged")], ["damaged"])).toBeNull();
});
