import "../testing/no-browser.ts";
import type { Asked } from "@guinguette/wire/client/http";
import type { MyTables } from "@guinguette/wire/people";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { tables } from "./here.ts";
import type { MyTable } from "./my-tables.svelte.ts";
import { remember } from "./myself.ts";

let answers: ((asked: Asked<MyTables>) => void)[];

/** What it imports reads the address when it is loaded. */
async function loaded() {
  const { lookAgain, myTables } = await import("./my-tables.svelte.ts");
  return { lookAgain, shown: () => myTables().tables.map(({ room }) => room.id) };
}

beforeEach(() => {
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("history", { state: null });
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("document", { title: "", head: null, hidden: false });
  vi.stubGlobal(
    "MutationObserver",
    class {
      observe() {}
    },
  );
  answers = [];
  vi.spyOn(tables, "mine").mockImplementation(() => new Promise((done) => answers.push(done)));
  remember({ known: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const told = (...ids: string[]): Asked<MyTables> => ({
  ok: true,
  value: {
    tables: ids.map(
      (id) =>
        ({
          room: { id, stage: "waiting", mine: { seat: 0 }, seats: [] },
          awaited: true,
        }) as unknown as MyTable,
    ),
    unread: [],
  },
});

it("of two that were asked for at once, the one asked later is shown, whichever is answered last", async () => {
  const { lookAgain, shown } = await loaded();
  const both = [lookAgain(), lookAgain()];
  answers[1]?.(told("new"));
  answers[0]?.(told("old"));
  await Promise.all(both);
  expect(shown()).toEqual(["new"]);
});

it("an answer that was under way brings nothing back to who is forgotten", async () => {
  const { lookAgain, shown } = await loaded();
  const before = lookAgain();
  remember({ known: false });
  await lookAgain();
  answers[0]?.(told("mine"));
  await before;
  expect(shown()).toEqual([]);
});
