import "../testing/no-browser.ts";
import type { Asked } from "@guinguette/wire/client/http";
import type { MyTables } from "@guinguette/wire/people";
import { problemType } from "@guinguette/wire/problem";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { line, tables } from "./here.ts";
import type { MyTable } from "./my-tables.svelte.ts";
import { remember } from "./myself.ts";

const soon = () => new Promise((done) => setTimeout(done));
let answers: ((asked: Asked<MyTables>) => void)[];

/** What it imports reads the address when it is loaded. */
async function loaded() {
  const { followMyTables, lookAgain, myTables } = await import("./my-tables.svelte.ts");
  return { followMyTables, lookAgain, shown: () => myTables().tables.map(({ room }) => room.id) };
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

const told = (...ids: string[]) => toldBut([], ...ids);
const toldBut = (later: string[], ...ids: string[]): Asked<MyTables> => ({
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
    later,
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

it("what could not be read in time is shown as it was told before", async () => {
  const { lookAgain, shown } = await loaded();
  for (const answer of [told("one", "two"), toldBut(["two", "three"], "one")]) {
    const asking = lookAgain();
    answers.at(-1)?.(answer);
    await asking;
  }
  expect(shown()).toEqual(["one", "two"]);
});

it("told when to come again, a page comes then, and as often as before once it is answered", async () => {
  const { followMyTables } = await loaded();
  const waits: [string, number][] = [];
  let goOn = () => {};
  for (const kind of ["wait", "deadline"] as const)
    vi.spyOn(line, kind).mockImplementation((milliseconds) => {
      waits.push([kind, milliseconds]);
      return new Promise((done) => {
        goOn = done;
      });
    });
  const refused = (retryAfter?: number): Asked<MyTables> => ({
    ok: false,
    why: "too-many",
    problem: {
      type: problemType("too-many"),
      title: "Too much",
      status: 429,
      ...(retryAfter === undefined ? {} : { retryAfter }),
    },
  });
  void followMyTables();
  for (const answer of [refused(10), refused(10), refused(10), told(), refused(), refused()]) {
    answers.at(-1)?.(answer);
    await soon();
    goOn();
    await soon();
  }
  expect(waits).toEqual([
    ["deadline", 10_000],
    ["deadline", 10_000],
    ["deadline", 10_000],
    ["wait", 15_000],
    ["wait", 30_000],
    ["wait", 60_000],
  ]);
});
