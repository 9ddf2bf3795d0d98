/** What this device keeps of whoever plays apart: their name, and what they added to each deal. */
import { openTable, recordOf } from "@guinguette/table/table";
import { withDigest } from "@guinguette/wire/digest";
import { commitmentOf, sealOf, seedOf } from "@guinguette/wire/fairness";
import type { MyTables } from "@guinguette/wire/people";
import type { RoomView } from "@guinguette/wire/room";
import { chance } from "@guinguette/wire/terms";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { carryIn } from "./carrying.ts";
import { chanceFor, forgetChances, keptChance } from "./chances.ts";
import { forgetPerson } from "./forgetting.ts";
import { forgetMove, forgetMoves, keepMove, keptMove } from "./kept-move.ts";
import { myself, remember } from "./myself.ts";
import { forgetSeen, keepSeen, seenDeal } from "./seen-deals.ts";
import { verifyHere } from "./verifying.ts";

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("each table is given 128 bits of its own, and the same ones when asked again", () => {
  const given = Array.from({ length: 50 }, (_, n) => chanceFor(`table ${n}`, null));
  for (const each of given) expect(chance.safeParse(each).success).toBe(true);
  expect(new Set(given).size).toBe(50);
  expect(new Set(given.map(sealOf)).size).toBe(50);
  expect(Array.from({ length: 50 }, (_, n) => chanceFor(`table ${n}`, null))).toEqual(given);
});

test("those of the newest tables are kept, and all are forgotten with their person", () => {
  for (let n = 0; n < 130; n++) chanceFor(`table ${n}`, null);
  expect(keptChance("table 29")).toBeNull();
  expect(keptChance("table 30")).not.toBeNull();
  forgetChances();
  expect(keptChance("table 129")).toBeNull();
});

test("a commitment is one that was seen before the deal, or it is none", () => {
  const seats = [{ kind: "person", name: "Ana", seal: "5ea1" } as const];
  const room = (id: string, stage: RoomView["stage"], commitment: string) =>
    keepSeen({ id, stage, commitment, seats, digest: null });
  room("late", "playing", "chosen");
  expect(seenDeal("late")).toMatchObject({ commitment: null, begun: true });
  room("early", "waiting", "promised");
  room("early", "playing", "chosen");
  expect(seenDeal("early")).toMatchObject({ commitment: "promised", begun: true });
});

test("a name is kept within its measure, and what is not said stays", () => {
  remember({ name: "Ondine" });
  remember({ known: true });
  expect(myself()).toEqual({ name: "Ondine", known: true, several: false });
  remember({ name: "x".repeat(1000) });
  expect(myself().name).toBe("x".repeat(24));
});

test("a move is kept for its table, by id and by code, until it is answered", () => {
  const play = { kind: "play", seen: 3, move: { type: "stay" } } as const;
  keepMove("one", "tench-4", play);
  keepMove("other", "pike-7", { ...play, seen: 5 });
  expect([keptMove("one"), keptMove("tench-4"), keptMove("third")]).toEqual([play, play, null]);
  forgetMove("one");
  expect([keptMove("one"), keptMove("pike-7")?.seen]).toEqual([null, 5]);
  forgetMoves();
  expect(kept.size).toBe(0);
});

test("whoever comes to a device after somebody finds nothing of theirs", () => {
  remember({ name: "Ondine", known: true, several: true });
  const chance = chanceFor(id, null);
  keepSeen(view("playing", [chance, other]));
  keepMove(id, "tench-4", { kind: "play", seen: 3, move: { type: "stay" } });
  forgetPerson();
  expect(myself()).toEqual({ name: "", known: false, several: false });
  expect([...kept.keys()]).toEqual(["guinguette/myself"]);
});

test.each([
  ["the same person", [0, 0], true, "Ondine"],
  ["another at the same table, called as there", [0, 1], false, "Vairon"],
  ["somebody who only looks on", [null, null], false, ""],
  ["somebody of whom nothing can be told", [0, "unreachable"], false, ""],
] as const)("whoever is carried in keeps what is their own: %s", async (_, seats, isKept, name) => {
  remember({ name: "Ondine", known: true });
  const given = chanceFor(id, null);
  let asked = 0;
  const tables = {
    carried: async () => ({ ok: true, value: { known: true } }) as const,
    async mine() {
      const seat = seats[asked++];
      if (seat === "unreachable") return { ok: false, why: "unreachable", problem: null } as const;
      return {
        ok: true,
        value: {
          tables: [{ room: { id, mine: { seat }, seats: [{ name: "Ondine" }, { name: "Vairon" }] } }],
        } as unknown as MyTables,
      } as const;
    },
  };
  expect(await carryIn(tables, "code")).toMatchObject({ ok: true });
  expect(myself()).toEqual({ name, known: true, several: true });
  expect(keptChance(id)).toBe(isKept ? given : null);
});

test("whoever is carried in finds nothing of another, also where it is never told who they are", async () => {
  remember({ name: "Ondine", known: true });
  chanceFor(id, null);
  keepMove(id, "tench-4", { kind: "play", seen: 3, move: { type: "stay" } });
  const tables = [{ room: { id, mine: { seat: 0 }, seats: [{ name: "Ondine" }] } }];
  const mine = vi.fn().mockResolvedValueOnce({ ok: true, value: { tables } });
  mine.mockReturnValue(new Promise(() => {}));
  void carryIn({ carried: async () => ({ ok: true, value: { known: true } }), mine }, "code");
  await vi.waitFor(() => expect(mine).toHaveBeenCalledTimes(2));
  expect(myself()).toEqual({ name: "", known: true, several: true });
  expect([...kept.keys()]).toEqual(["guinguette/myself"]);
});

test("a code that is not good any more changes nothing", async () => {
  remember({ name: "Ondine" });
  const gone = { ok: false, why: "not-found", problem: null } as const;
  const mine = () => Promise.reject(new Error("whoever was never known has nothing to compare"));
  expect(await carryIn({ carried: async () => gone, mine }, "code")).toBe(gone);
  expect(myself()).toEqual({ name: "Ondine", known: false, several: false });
});

test("whatever odd is kept there counts as nothing", () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      kept.set("guinguette/myself", text);
      kept.set("guinguette/chances", text);
      kept.set("guinguette/kept-moves", text);
      expect(keptMove("table")).toBeNull();
      expect(typeof myself().name).toBe("string");
      expect(keptChance("table")).toBeNull();
      expect(chance.safeParse(chanceFor("table", null)).success).toBe(true);
    }),
  );
});

/** A deal of two seats as a server makes it, and what it shows of it. */
const id = "0".repeat(26);
const secret = "5".repeat(64);
function view(
  stage: RoomView["stage"],
  seats: readonly (string | null)[],
  commitment = commitmentOf(secret),
): Parameters<typeof keepSeen>[0] {
  const sitting = (chance: string | null) =>
    chance === null ? null : { kind: "person" as const, name: "P", seal: sealOf(chance) };
  return { id, stage, commitment, seats: seats.map(sitting), digest: null };
}
/** What is found on this device once it is told that it is over; `own` is one's seat. */
function verdictOf(chances: readonly string[], own = 0, name = "P"): string {
  const seed = seedOf({ room: id, secret, chances: [...chances] });
  const holders = chances.map(() => ({ kind: "person" as const, name }));
  const settings = { memory: "book", takeBack: "none", hints: "told" } as const;
  const opened = openTable({ game: "fish-fish", options: {}, settings, seed, setup: {}, holders });
  if (!opened.ok) throw new Error("it cannot be dealt");
  const fairness = { room: id, secret, commitment: commitmentOf(secret), chances };
  const record = withDigest({ ...recordOf(opened.table), fairness });
  keepSeen({ ...view("over", chances), digest: record.digest });
  const verified = verifyHere(JSON.stringify(record), id, own);
  const failed = verified?.findings.flatMap(({ check, outcome }) => (outcome === "fails" ? [check] : []));
  return `${verified?.verdict} ${failed?.join(" ")}`.trim();
}
/** Another device, with what it keeps. */
function elsewhere<T>(device: Map<string, string>, does: () => T): T {
  const here = kept;
  kept = device;
  try {
    return does();
  } finally {
    kept = here;
  }
}
const other = "b".repeat(32);
const exchanged = "e".repeat(32);

test("whoever has two devices finds an honest deal honest on both, whichever added the chance", () => {
  const phone = new Map<string, string>();
  const both = <T>(does: () => T): T[] => [does(), elsewhere(phone, does)];
  both(() => remember({ known: true, several: true }));
  both(() => keepSeen(view("waiting", [null, other])));
  // One sits down, and the other says later how they are called: the first chance counts.
  const first = chanceFor(id, null);
  both(() => keepSeen(view("waiting", [first, other])));
  const second = elsewhere(phone, () => chanceFor(id, sealOf(first)));
  expect(second).not.toBe(first);
  expect(elsewhere(phone, () => keptChance(id))).toBeNull();
  both(() => keepSeen(view("playing", [first, other])));
  expect(both(() => verdictOf([first, other]))).toEqual(["proven", "proven"]);
  // What was put in its place afterwards is found by both.
  expect(both(() => verdictOf([exchanged, other]))).toEqual([
    "false kept-digest kept-chance kept-seal",
    "false kept-digest kept-seal",
  ]);
});

test("also where both sit down at once, or one changes seats for the other", () => {
  const phone = new Map<string, string>();
  const both = <T>(does: () => T): T[] => [does(), elsewhere(phone, does)];
  both(() => remember({ several: true }));
  both(() => keepSeen(view("waiting", [null, other])));
  const [first = "", second = ""] = both(() => chanceFor(id, null));
  both(() => keepSeen(view("playing", [second, other])));
  expect(both(() => verdictOf([second, other]))).toEqual(["proven", "proven"]);
  expect(first).not.toBe(second);
  expect(both(() => verdictOf([first, other]))).toEqual([
    "false kept-digest kept-seal",
    "false kept-digest kept-chance kept-seal",
  ]);
});

test("whoever has one device finds that their chance was exchanged, however early that was", () => {
  keepSeen(view("waiting", [null, other]));
  const own = chanceFor(id, null);
  keepSeen(view("playing", [exchanged, other]));
  expect(verdictOf([exchanged, other])).toBe("false kept-chance");
  expect(verdictOf([own, other])).toBe("false kept-digest kept-seal");
});

test("who sat down while this device looked away changes nothing; who was exchanged once it began is found", () => {
  keepSeen(view("waiting", [null, other]));
  const own = chanceFor(id, null);
  keepSeen(view("waiting", [own, other]));
  const late = "c".repeat(32);
  keepSeen(view("playing", [own, late]));
  keepSeen(view("playing", [own, exchanged]));
  expect(verdictOf([own, late])).toBe("proven");
  expect(verdictOf([own, exchanged])).toBe("false kept-digest kept-seal");
});

test("the first digest that was told counts, and none that is told to whoever comes afterwards", () => {
  keepSeen(view("waiting", [null, other]));
  const own = chanceFor(id, null);
  keepSeen(view("playing", [own, other]));
  expect([verdictOf([own, other]), verdictOf([own, other])]).toEqual(["proven", "proven"]);
  // The same deal, with other names in it.
  expect(verdictOf([own, other], 0, "Q")).toBe("rewritten kept-digest");
  const late = new Map<string, string>();
  expect(elsewhere(late, () => verdictOf([own, other], 0, "Q"))).toBe("consistent");
});

test("the first commitment that was seen counts", () => {
  const own = chanceFor(id, null);
  keepSeen(view("waiting", [own, other], commitmentOf("6".repeat(64))));
  keepSeen(view("waiting", [own, other]));
  keepSeen(view("playing", [own, other]));
  expect(verdictOf([own, other])).toBe("false kept-commitment");
});

test("where nothing can be kept one still plays", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(myself()).toEqual({ name: "", known: false, several: false });
  remember({ name: "Ondine" });
  expect(chance.safeParse(chanceFor("table", null)).success).toBe(true);
  // And one is forgotten, with all the rest.
  forgetChances();
  forgetSeen();
});
