/** What a table is, once more, where whole random games go past it: small cases, one law each. */
import { Malformed } from "@guinguette/rules/shape";
import { describe, expect, it } from "vitest";
import type { Offer } from "./changes.ts";
import { answering, thoughtOf, timeToAnswer } from "./driver.ts";
import { offer } from "./offer.ts";
import { isSame } from "./same.ts";
import { usualSettings } from "./settings.ts";
import { sightOf } from "./sight.ts";
import { NotFolded, storedOf, tableFrom } from "./stored.ts";
import { isOver, recordOf, type Table } from "./table.ts";
import { couldTakeBack, hasAsked, isFree, isKnown, takeBackOf } from "./take-back.ts";
import { openingOf, play, sit, wish } from "./testing/sit.ts";

const cast = { type: "cast", card: "catch", bait: 5 } as never;
const bet = { type: "bet", tiles: 1 } as never;
const byConsent = { ...usualSettings, takeBack: "consent" } as const;
const sea = (players = 3) => sit("fish-fish", players, { setup: { firstFisher: 0 }, settings: byConsent });
const offered = (table: Table, seat: number, what: object) =>
  offer(table, seat, { seen: table.changes.length, ...what } as Offer);

describe("whether a move could be taken back", () => {
  it("is found once for a position, and is known from then on until something changes", () => {
    const table = sea();
    expect(isKnown(table, 0, cast)).toBe(false);
    // What is not legal, or nobody played, is known without a thought.
    expect(isKnown(table, 1, bet)).toBe(true);
    expect(isKnown(table, 0, null)).toBe(true);
    expect(couldTakeBack(table, 0, cast)).toBe(true);
    expect(isKnown(table, 0, cast)).toBe(true);
    expect(isKnown(table, 0, { type: "cast", card: "empty", bait: 2 } as never)).toBe(false);
    play(table, 0, cast);
    expect(isKnown(table, 0, null)).toBe(false);
    expect(isFree(table, 0)).toBe(true);
    expect([isKnown(table, 0, null), isKnown(table, 1, null)]).toEqual([true, true]);
    // Of another seat it is another question.
    expect(isKnown(table, 1, bet)).toBe(false);
    play(table, 1, bet);
    expect([isKnown(table, 0, null), isKnown(table, 1, null)]).toEqual([true, false]);
    expect([isFree(table, 0), isFree(table, 1)]).toEqual([false, true]);
  });

  it("is no for what ends the game, and for what was chosen with others (CP-2)", () => {
    const table = sit("fish-and-chips", 2, { options: { target: 1 } });
    for (let moves = 0; moves < 400 && !isOver(table); moves++) {
      const [seat = 0] = sightOf(table, "spectator").awaited;
      for (const move of sightOf(table, seat).legal) {
        const copy = tableFrom(JSON.parse(JSON.stringify(storedOf(table))));
        play(copy, seat, move);
        if (isOver(copy)) expect(couldTakeBack(table, seat, move)).toBe(false);
      }
      play(table, seat, sightOf(table, seat).legal[moves % 3] ?? sightOf(table, seat).legal[0] ?? {});
    }
    expect(isOver(table)).toBe(true);
    const pond = sit("chat-peche", 2);
    play(pond, 0, { type: "place", column: 1 });
    play(pond, 1, { type: "place", column: 2 });
    expect([takeBackOf(pond, 0), takeBackOf(pond, 1)]).toEqual([null, null]);
  });

  it("is asked for once in a position: by whoever asked, until they withdraw or play on", () => {
    const table = sea();
    play(table, 0, cast);
    play(table, 1, bet);
    expect(hasAsked(table, 0)).toBe(false);
    expect(takeBackOf(table, 0)).toBe("ask");
    wish(table, 0, "take-back");
    expect([hasAsked(table, 0), hasAsked(table, 1)]).toEqual([true, false]);
    expect(takeBackOf(table, 0)).toBeNull();
    wish(table, 0, "withdraw");
    expect(hasAsked(table, 0)).toBe(false);
    wish(table, 0, "take-back");
    wish(table, 1, "refuse");
    expect(hasAsked(table, 0)).toBe(true);
    // Who was refused this very move is not heard again, wherever the game goes on.
    play(table, 2, bet);
    expect(hasAsked(table, 0)).toBe(true);
    expect(takeBackOf(table, 0)).toBeNull();
  });
});

describe("nobody is asked", () => {
  const asked = (change: (table: Table) => void, holders = 3) => {
    const table = sea(holders);
    play(table, 0, cast);
    play(table, 1, bet);
    change(table);
    return takeBackOf(table, 0);
  };
  const up = (seat: number) => (table: Table) => void offered(table, seat, { kind: "stand-up" });
  const then =
    (...steps: ((table: Table) => void)[]) =>
    (table: Table) => {
      for (const step of steps) step(table);
    };
  const botIn = (seat: number) => (table: Table) =>
    void offered(table, seat, { kind: "bot-in", level: "fry", name: "Fry" });

  it("who has got up, or for whom a bot plays: then it is not asked for", () => {
    expect(asked(() => {})).toBe("ask");
    expect(asked(up(2))).toBeNull();
    expect(asked((table) => offered(table, 2, { kind: "time-out", level: "fry" }))).toBeNull();
    expect(asked(then(up(2), botIn(2)))).toBeNull();
  });

  it("who has given up, or will never be back: they need not be", () => {
    expect(asked((table) => offered(table, 2, { kind: "resign", level: "fry" }))).toBe("ask");
    const gone = (table: Table) => {
      table.gone = 1 << 2;
    };
    expect(asked(then(up(2), botIn(2), gone))).toBe("ask");
  });

  it("who came to a bot's seat and went without a move; who has made one there is", () => {
    const holders = [
      { kind: "person", name: "Ana" },
      { kind: "person", name: "Bo" },
      { kind: "bot", name: "Fry", level: "fry" },
    ] as const;
    const guest = (moves: boolean) => {
      const table = sit("fish-fish", 3, { setup: { firstFisher: 2 }, settings: byConsent, holders });
      offered(table, 2, { kind: "sit-down", name: "Cleo" });
      if (moves) play(table, 2, cast);
      offered(table, 2, { kind: "stand-up" });
      botIn(2)(table);
      if (!moves) play(table, 2, cast);
      play(table, 0, bet);
      play(table, 1, bet);
      return table;
    };
    for (const moves of [true, false]) {
      const table = guest(moves);
      // The line is revealed: nothing is free.
      expect(isFree(table, 0)).toBe(false);
      expect(takeBackOf(table, 0)).toBe(moves ? null : "ask");
    }
  });
});

it("a table says of whom it waits whose turn shows what nobody else may see", () => {
  // What a Fisher may cast shows its hand (FF-L1); what a Fish may bet lies on the table.
  const fish = sea();
  expect(sightOf(fish, 1)).toMatchObject({ awaited: [0], secretly: [0] });
  play(fish, 0, cast);
  expect(sightOf(fish, 1)).toMatchObject({ awaited: [1], secretly: [] });
  expect(sightOf(sit("chat-peche", 2), "spectator")).toMatchObject({ awaited: [0, 1], secretly: [0, 1] });
  expect(sightOf(sit("wishes", 2), "spectator").secretly).toEqual([]);
});

it("a bot is told what its seat knows and its own chance, which comes of seat and move", async () => {
  const table = sea();
  play(table, 0, cast);
  const thought = thoughtOf(table, 1, "fry");
  expect(thought).toMatchObject({ game: "fish-fish", bot: "fry", view: { seat: 1 } });
  expect(thought.legal).toEqual(sightOf(table, 1).legal);
  expect(thought.heard).toEqual([expect.objectContaining({ type: "cast", card: null })]);
  expect(thoughtOf(table, 1, "fry").random).toEqual(thought.random);
  const other = sea();
  for (const random of [thoughtOf(other, 0, "fry").random, thoughtOf(table, 2, "fry").random])
    expect(random).not.toEqual(thought.random);
  expect(thoughtOf(sit("wishes", 2), 0, "fry").heard).toEqual([]);
  const clock = { now: () => 0, timer: () => ({ done: new Promise<void>(() => {}), stop: () => {} }) };
  const found = await answering(table, { seat: 1, bot: "fry" }, { clock, places: [] });
  expect(found).toMatchObject({ seen: 1, troubles: [{ thought: { bot: "fry" } }] });
  expect(thought.legal).toContainEqual(found.move);
});

it("a bot answers when its time is up, whatever it has spent of it, or at once", async () => {
  const waits: number[] = [];
  const clock = {
    now: () => 1_000,
    timer(milliseconds: number) {
      waits.push(milliseconds);
      return { done: Promise.resolve(), stop: () => {} };
    },
  };
  await timeToAnswer("heron", 1_000, { clock, least: () => 0 });
  await timeToAnswer("heron", 900, { clock, least: () => 0 });
  const [whole = 0, rest] = waits;
  expect(whole).toBeGreaterThanOrEqual(1_000);
  expect(rest).toBe(whole - 100);
  await timeToAnswer("heron", 900, { clock, least: () => 0, atOnce: true });
  expect(waits).toHaveLength(2);
});

describe("what cannot be read says where", () => {
  const whole = JSON.parse(JSON.stringify(storedOf(sea())));
  const withOpening = (more: object) => ({ ...whole, opening: { ...whole.opening, ...more } });
  const withHolder = (more: object) =>
    withOpening({
      holders: whole.opening.holders.map((one: object, seat: number) =>
        seat === 1 ? { ...one, ...more } : one,
      ),
    });
  const withChange = (change: object) => ({ ...whole, changes: [{ seat: 0, seen: 0, ...change }] });

  it.each([
    ["opening.options", withOpening({ options: { no: 1 } })],
    ["opening.format", withOpening({ format: "guinguette/99" })],
    ["opening.seed", withOpening({ seed: 7 })],
    ["opening.setup", withOpening({ setup: { no: 1 } })],
    ["opening.holders[1].kind", withHolder({ kind: "cat" })],
    ["opening.holders[1].name", withHolder({ name: 7 })],
    ["opening.holders[1].colour", withHolder({ colour: 8 })],
    ["opening.settings.takeBack", withOpening({ settings: { ...byConsent, takeBack: "maybe" } })],
    ["changes[0].colour", withChange({ kind: "sat-down", name: "Ana", colour: -1 })],
    ["changes[0].why", withChange({ kind: "timed-out", level: "fry", why: "bored" })],
    ["changes[0].lapses", withChange({ kind: "stood-up", lapses: "yes" })],
  ])("%s", (at, json) => {
    expect(() => tableFrom(json)).toThrow(
      expect.objectContaining({ name: "Malformed", at: expect.stringContaining(at) }),
    );
  });

  it("how many may play, where there are too many; and which rule a set-up breaks", () => {
    expect(() => tableFrom(withOpening({ holders: [] }))).toThrow(
      expect.objectContaining({
        at: "opening.holders",
        problem: { kind: "range", found: 0, min: 2, max: 8 },
      }),
    );
    expect(() => tableFrom([])).toThrow(Malformed);
    const opening = JSON.parse(JSON.stringify(openingOf("chat-peche", 2, { setup: { deck: ["F1"] } })));
    expect(() => tableFrom({ version: 1, opening, changes: [] })).toThrow(
      expect.objectContaining({
        because: { kind: "rule", refusal: expect.objectContaining({ rule: "CP-R1" }) },
      }),
    );
    expect(() => tableFrom({ version: 1, opening, changes: [] })).toThrow(NotFolded);
  });

  it.each(["time", "away", "vote"])("a stored reason is read as it was: %s", (why) => {
    const table = tableFrom(withChange({ kind: "timed-out", level: "fry", why }));
    expect(table.changes).toMatchObject([{ why }]);
    expect(table.incidents).toMatchObject([{ kind: "held", why }]);
  });
});

it("what is given of a table is a copy: nothing that happens later changes it", () => {
  const table = sea();
  const given = [storedOf(table), recordOf(table), sightOf(table, 0)];
  const written = JSON.stringify(given);
  play(table, 0, cast);
  offered(table, 1, { kind: "stand-up" });
  expect(JSON.stringify(given)).toBe(written);
});

it.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  [1, "1", false],
  [null, null, true],
  [null, {}, false],
  [{}, null, false],
  [[], {}, false],
  [{}, [], false],
  [[1, 2], [1, 2], true],
  [[1], [1, 2], false],
  [[1, 2], [1], false],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: undefined }, { b: undefined }, false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, 1, false],
  [1, { a: 1 }, false],
])("%j and %j are the same: %s", (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});
