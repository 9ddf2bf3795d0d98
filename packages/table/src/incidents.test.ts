/** What is told to everybody at a table beside its moves. */
import { expect, it } from "vitest";
import type { Offer } from "./changes.ts";
import { rewound } from "./incidents.ts";
import { nearOf, toldFurther } from "./near.ts";
import { offer } from "./offer.ts";
import { usualSettings } from "./settings.ts";
import { legalMoves, sightOf } from "./sight.ts";
import { storedOf, tableFrom } from "./stored.ts";
import type { Table } from "./table.ts";
import { isKnown, takeBackOf } from "./take-back.ts";
import { play, sit, wish } from "./testing/sit.ts";

const byConsent = { ...usualSettings, takeBack: "consent" } as const;
const sea = () => sit("fish-fish", 3, { setup: { firstFisher: 0 }, settings: byConsent });
const cast = { type: "cast", card: "catch", bait: 5 };
const bet = { type: "bet", tiles: 1 };
/** All that happened, without the numbers of the changes and who it was. */
const toldIn = (table: Table) =>
  sightOf(table, "spectator").incidents.map(({ number: _number, holder: _holder, ...incident }) => incident);
const standInsAt = (table: Table) => sightOf(table, "spectator").standIns;
const away = (table: Table, seat: number) =>
  offer(table, seat, { kind: "time-out", seen: table.changes.length, level: "perch", why: "away" });

it("a move taken back is told, and how many went with it", () => {
  const table = sea();
  play(table, 0, cast);
  wish(table, 0, "take-back");
  play(table, 0, cast);
  play(table, 1, bet);
  wish(table, 0, "take-back");
  expect(toldIn(table).at(-1)).toEqual({ kind: "asked", at: 2, seat: 0 });
  wish(table, 1, "agree");
  wish(table, 2, "agree");
  expect(toldIn(table)).toEqual([
    { kind: "taken-back", at: 0, seat: 0, undone: 1 },
    // It was asked after moves that are gone: what is left of them is before it.
    { kind: "asked", at: 0, seat: 0 },
    { kind: "taken-back", at: 0, seat: 0, undone: 2 },
  ]);
});

it("whoever asked may withdraw the question, and nobody else; whoever plays on has it lapse", () => {
  const table = sea();
  play(table, 0, cast);
  play(table, 1, bet);
  expect(wish(table, 0, "withdraw")).toMatchObject({ because: { why: "nothing-asked" } });
  wish(table, 0, "take-back");
  expect(wish(table, 1, "withdraw")).toMatchObject({ because: { why: "not-yours-to-say" } });
  expect(wish(table, 0, "withdraw").ok).toBe(true);
  expect(table.question).toBeNull();
  expect(wish(table, 1, "agree")).toMatchObject({ because: { why: "nothing-asked" } });
  expect(table.moves).toHaveLength(2);
  // Who thought better of it may ask after all; one answer in one position is enough.
  expect(wish(table, 0, "take-back").ok).toBe(true);
  wish(table, 1, "refuse");
  expect(wish(table, 0, "take-back")).toMatchObject({ because: { why: "asked-already" } });
  const other = sea();
  play(other, 0, cast);
  play(other, 1, bet);
  wish(other, 0, "take-back");
  play(other, 2, bet);
  expect(toldIn(other).map(({ kind, seat }) => `${kind} ${seat}`)).toEqual(["asked 0", "lapsed 0"]);
  expect(toldIn(table).map(({ kind, seat }) => `${kind} ${seat}`)).toEqual([
    "asked 0",
    "withdrawn 0",
    "asked 0",
    "refused 1",
  ]);
});

it("silence is no consent: whoever goes without an answer has the question lapse, and for whom a bot plays is not asked", () => {
  const seen = (table: Table) => ({ seen: table.changes.length });
  const goings = {
    "timed-out": (table: Table) => away(table, 1),
    "stood-up": (table: Table) => offer(table, 1, { kind: "stand-up", ...seen(table) }),
    resigned: (table: Table) => offer(table, 1, { kind: "resign", level: "fry", ...seen(table) }),
  };
  for (const [kind, go] of Object.entries(goings)) {
    const table = sea();
    play(table, 0, cast);
    play(table, 1, bet);
    wish(table, 0, "take-back");
    wish(table, 2, "agree");
    expect(go(table).ok).toBe(true);
    expect([table.question, table.moves.length]).toEqual([null, 2]);
    expect(toldIn(table).at(-1)).toEqual({ kind: "lapsed", at: 2, seat: 0 });
    expect(table.changes.at(-1)).toMatchObject({ kind, lapses: true });
    // The same message once more is the same.
    if (kind === "stood-up")
      expect(offer(table, 1, { kind: "stand-up", seen: 4 })).toMatchObject({ ok: true, again: true });
    const again = tableFrom(JSON.parse(JSON.stringify(storedOf(table))));
    expect(sightOf(again, 0)).toEqual(sightOf(table, 0));
    // In a list from before that, it was taken back.
    const { changes, ...stored } = storedOf(table);
    const old = changes.map((change) => ({ ...change, lapses: undefined }));
    expect(tableFrom(JSON.parse(JSON.stringify({ ...stored, changes: old }))).moves).toHaveLength(0);
  }
  const table = sea();
  play(table, 0, cast);
  play(table, 1, bet);
  away(table, 1);
  expect(takeBackOf(table, 0)).toBeNull();
  expect(wish(table, 0, "take-back")).toMatchObject({ because: { why: "not-free" } });
});

it("a bot holds a seat, and why; what it plays there is not its person's, and not theirs to take back", () => {
  const table = sea();
  away(table, 0);
  const [move] = legalMoves(table, 0);
  play(table, 0, move ?? {});
  expect(takeBackOf(table, 0)).toBeNull();
  offer(table, 0, { kind: "sit-down", seen: table.changes.length, name: "P0" });
  expect(takeBackOf(table, 0)).toBeNull();
  expect(offer(table, 0, { kind: "take-back", seen: table.changes.length }, true)).toMatchObject({
    ok: false,
  });
  expect(toldIn(table)).toEqual([
    { kind: "held", at: 0, seat: 0, level: "perch", why: "away" },
    { kind: "back", at: 1, seat: 0 },
  ]);
  play(table, 1, bet);
  expect(standInsAt(table)).toEqual([{ at: 0, level: "perch" }]);
  expect(takeBackOf(table, 1)).not.toBeNull();
  wish(table, 1, "take-back");
  expect(standInsAt(table)).toHaveLength(1);
});

it("a choice is whose it was when it was sealed, whoever is there when it is played", () => {
  const table = sit("chat-peche", 3, { settings: byConsent });
  const place = { type: "place", column: 1 };
  away(table, 0);
  play(table, 0, place);
  offer(table, 0, { kind: "sit-down", seen: table.changes.length, name: "P0" });
  play(table, 1, place);
  offer(table, 1, { kind: "resign", seen: table.changes.length, level: "pike" });
  expect(standInsAt(table)).toEqual([]);
  play(table, 2, place);
  expect(table.moves).toHaveLength(3);
  expect(standInsAt(table)).toEqual([{ at: 0, level: "perch" }]);
  expect(takeBackOf(table, 0)).toBeNull();
  expect(takeBackOf(table, 2)).toBe("ask");
  // Taken back, and chosen anew by whoever is there now.
  wish(table, 2, "take-back");
  wish(table, 0, "agree");
  expect([table.moves, standInsAt(table)]).toEqual([[], []]);
  for (const seat of [0, 1, 2]) play(table, seat, place);
  expect(standInsAt(table)).toEqual([{ at: 1, level: "pike" }]);
});

it("what a bot played at a seat of its own is not for whoever sits down there to take back", () => {
  const bot = { kind: "bot", level: "fry", name: "" } as const;
  const table = sit("fish-fish", 2, {
    setup: { firstFisher: 0 },
    settings: byConsent,
    holders: [bot, { kind: "person", name: "P1" }],
  });
  play(table, 0, cast);
  offer(table, 0, { kind: "sit-down", seen: table.changes.length, name: "Léa" });
  expect(takeBackOf(table, 0)).toBeNull();
  expect(standInsAt(table)).toEqual([]);
});

it("a question lapses when another asks, or takes a move back, and that is told", () => {
  const table = sea();
  play(table, 0, cast);
  play(table, 1, bet);
  wish(table, 0, "take-back");
  wish(table, 1, "take-back");
  const told = () => toldIn(table).map(({ kind, seat }) => `${kind} ${seat}`);
  expect(told()).toEqual(["asked 0", "lapsed 0", "taken-back 1"]);
  play(table, 1, bet);
  play(table, 2, bet);
  wish(table, 0, "take-back");
  wish(table, 1, "take-back");
  expect(told().slice(3)).toEqual(["asked 0", "lapsed 0", "asked 1"]);
});

it("that a bot made the last move in somebody's place is known without a thought", () => {
  const table = sea();
  away(table, 0);
  play(table, 0, cast);
  offer(table, 0, { kind: "sit-down", seen: table.changes.length, name: "P0" });
  expect(isKnown(table, 0, null)).toBe(true);
});

it("whoever comes and goes is told once, and nobody of a person who stays", () => {
  const table = sea();
  const seen = () => table.changes.length;
  offer(table, 1, { kind: "sit-down", seen: seen(), name: "P1", colour: 5 });
  offer(table, 1, { kind: "stand-up", seen: seen() });
  offer(table, 1, { kind: "bot-in", seen: seen(), level: "fry", name: "B" });
  offer(table, 1, { kind: "bot-out", seen: seen() });
  offer(table, 1, { kind: "sit-down", seen: seen(), name: "Léa" });
  offer(table, 2, { kind: "resign", seen: seen(), level: "pike" });
  // What a bot played there is not for whoever came afterwards to take back.
  expect(table.incidents.find(({ kind }) => kind === "bot-in")).toMatchObject({ level: "fry" });
  expect(toldIn(table).map(({ kind }) => kind)).toEqual([
    "stood-up",
    "bot-in",
    "bot-out",
    "sat-down",
    "resigned",
  ]);
});

it("who it was is whoever held the seat then, or left it, whoever holds it now", () => {
  const table = sea();
  const seen = () => table.changes.length;
  play(table, 0, cast);
  wish(table, 0, "take-back");
  wish(table, 0, "stand-up");
  offer(table, 0, { kind: "bot-in", seen: seen(), level: "fry", name: "A" });
  offer(table, 0, { kind: "bot-in", seen: seen(), level: "pike", name: "B" });
  wish(table, 0, "bot-out");
  offer(table, 0, { kind: "sit-down", seen: seen(), name: "Léa", colour: 4 });
  away(table, 0);
  const person = { kind: "person", name: "P0" };
  const lea = { kind: "person", name: "Léa", colour: 4 };
  const bots = [
    { kind: "bot", name: "A", level: "fry" },
    { kind: "bot", name: "B", level: "pike" },
  ];
  expect(table.incidents.map(({ kind, holder }) => [kind, holder])).toEqual([
    ["taken-back", person],
    ["stood-up", person],
    ["bot-in", bots[0]],
    ["bot-in", bots[1]],
    ["bot-out", bots[1]],
    ["sat-down", lea],
    ["held", lea],
  ]);
  expect(table.incidents.flatMap((one) => (one.kind === "bot-in" ? [one.instead] : []))).toEqual([
    false,
    true,
  ]);
});

it("of whoever gives up it is told which bot plays on, and of the last but one that nobody does", () => {
  const table = sea();
  for (const seat of [2, 0])
    offer(table, seat, { kind: "resign", seen: table.changes.length, level: "pike" });
  expect(toldIn(table)).toEqual([
    { kind: "resigned", at: 0, seat: 2, level: "pike" },
    { kind: "resigned", at: 0, seat: 0, level: null },
  ]);
});

it("where a table has made fewer changes than were seen, nothing of another's is kept, and all is told anew", () => {
  const other = sit("fish-fish", 2);
  for (const kind of ["stand-up", "sit-down", "stand-up"] as const)
    offer(other, 1, { kind, seen: other.changes.length, name: "P1" } as Offer);
  const before = nearOf(other, 0);
  expect(before.incidents).toHaveLength(3);
  const table = sit("fish-fish", 2);
  // Whoever sits there already sits down once more: nothing has happened to anybody by it.
  offer(table, 0, { kind: "sit-down", seen: 0, name: "P0" });
  offer(table, 0, { kind: "time-out", seen: 1, level: "perch", why: "away" });
  const after = toldFurther(before, sightOf(table, 0, before.sight.number));
  expect(after.incidents.map(({ kind }) => kind)).toEqual(["held"]);
  // Whoever was only away for a while is told what is new, and nothing twice.
  const seen = toldFurther(null, sightOf(table, 0, 0));
  offer(table, 1, { kind: "stand-up", seen: 2 });
  const further = sightOf(table, 0, seen.sight.number);
  expect(further.incidents.map(({ kind }) => kind)).toEqual(["stood-up"]);
  expect(toldFurther(seen, further).incidents.map(({ kind }) => kind)).toEqual(["held", "stood-up"]);
});

it("what happened after moves that were taken back happened after those that are left", () => {
  const holder = { kind: "person", name: "Ana" } as const;
  const all = [1, 2, 3, 4].map((at) => ({ kind: "back", number: at, at, seat: 0, holder }) as const);
  expect(rewound(all, 2).map(({ number, at }) => [number, at])).toEqual([
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 2],
  ]);
});
