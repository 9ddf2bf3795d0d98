import type { Thought } from "@guinguette/bots/thought";
import type { GameId, Types } from "@guinguette/rules/contract";
import { currentFormat } from "@guinguette/rules/record";
import type { Seat } from "@guinguette/rules/seats";
import type { Because } from "@guinguette/table/changes";
import type { ThinkingPlace } from "@guinguette/table/decide";
import { act } from "@guinguette/table/offer";
import { resume } from "@guinguette/table/resume";
import { type TableSettings, usualSettings } from "@guinguette/table/settings";
import { openTable, type Table } from "@guinguette/table/table";
import type { Holder } from "@guinguette/table/terms";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openHere } from "../saved/here.ts";
import { pageClock } from "./clock.ts";
import { sameMove } from "./same-move.ts";
import { sitDown } from "./sitting.svelte.ts";
import type { Sitting } from "./sitting.ts";

const person = { kind: "person", name: "" } as const;
const bot = { kind: "bot", name: "", level: "random" } as const;

/** A bot that plays its first legal move. */
const first = { think: ({ legal }: Thought) => Promise.resolve(legal[0] ?? { type: "none" }) };

const thinkingIn = (places: readonly ThinkingPlace[]) => () => ({
  clock: pageClock,
  places,
  said: () => {},
  stop: () => {},
});

let sittings: Sitting[] = [];

async function sit(
  game: GameId,
  holders: readonly Holder[],
  setup: object,
  duration = 0,
  memory: TableSettings["memory"] = "book",
  readingTime = 0,
  isHeld = false,
): Promise<{ table: Table; sitting: Sitting; told: Types["told"][][]; kept: string[]; notDone: () => void }> {
  const settings = { ...usualSettings, memory };
  const opened = openTable({ game, options: {}, seed: "sitting", setup, holders, settings });
  if (!opened.ok) throw new Error(opened.refusal.rule);
  const told: Types["told"][][] = [];
  const kept: string[] = [];
  const notDone = vi.fn<() => void>();
  const { table } = opened;
  const near = openHere(
    { id: "here", table, more: {}, revision: 0 },
    () => {
      kept.push(`${table.moves.length} played, ${table.choices.filter(Boolean).length} sealed`);
    },
    thinkingIn([(thought) => first.think(thought)]),
  );
  const sitting = sitDown(near, {
    said: () => {},
    duration: () => duration,
    isHeld: () => isHeld,
    played: (events) => told.push([...events]),
    readingTime: () => readingTime,
    notDone,
    // Long enough for whoever looks to look.
    botDelay: () => 20,
  });
  sittings.push(sitting);
  await soon();
  return { table, sitting, told, kept, notDone };
}

/** Nobody but people, at a table as it stands. */
async function seatAt(
  table: Table,
  notDone: (because: Because) => void = () => {},
  hasEnded = false,
): Promise<Sitting> {
  const sitting = sitDown(
    { ...openHere({ id: "here", table, more: {}, revision: 0 }, () => {}, thinkingIn([])), hasEnded },
    {
      said: () => {},
      duration: () => 0,
      played: () => {},
      botDelay: () => 0,
      notDone,
    },
  );
  sittings.push(sitting);
  await soon();
  return sitting;
}

const cast = (card: "catch" | "empty", bait: number) => ({ type: "cast", card, bait });
const place = (column: number) => ({ type: "place", column });

/** What goes to the table and comes back takes a moment. */
async function soon(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

async function play(sitting: Sitting, move: Types["move"]): Promise<void> {
  sitting.propose(move);
  sitting.confirm();
  await soon();
}

beforeEach(() => {
  vi.useFakeTimers();
  sittings = [];
});
afterEach(() => {
  for (const sitting of sittings) sitting.leave();
  vi.useRealTimers();
});

describe("the curtain", () => {
  const three = [person, person, person];

  it("falls before the last who chooses too, where the others' choices came with a record (CP-2)", async () => {
    const settings = usualSettings;
    const opening = {
      format: currentFormat,
      game: "chat-peche" as const,
      options: {},
      seed: "s",
      setup: {},
      holders: three,
      settings,
    };
    for (const last of [0, 1, 2]) {
      const others = [0, 1, 2].filter((seat) => seat !== last);
      const opened = resume(
        opening,
        others.map((seat) => ({ seat, move: place(2) })),
      );
      if (!opened.ok) throw new Error(opened.refusal.rule);
      const sitting = await seatAt(opened.table);
      expect([sitting.curtain, sitting.seen, sitting.legal]).toEqual([last, null, []]);
      sitting.raise();
      await play(sitting, place(1));
      // Then everybody lures, and where one may is plain to see.
      expect([sitting.curtain, opened.table.moves.length]).toEqual([null, 3]);
    }
  });

  it("falls before a seat whose moves are its own secret, and then nothing is on the page", async () => {
    const { sitting } = await sit("fish-fish", three, { firstFisher: 1 });
    expect(sitting.curtain).toBe(1);
    expect(sitting.seen).toBeNull();
    expect(sitting.legal).toEqual([]);
    sitting.raise();
    expect(sitting.curtain).toBeNull();
    expect(sitting.seat).toBe(1);
    expect(sitting.seen?.view).toMatchObject({
      seat: 1,
      hand: ["catch", "catch", "empty", "empty", "empty"],
    });
  });

  it("is not needed for what everybody may know: others see the table as a spectator does", async () => {
    const { sitting } = await sit("fish-fish", three, { firstFisher: 1 });
    sitting.raise();
    await play(sitting, cast("catch", 4));
    expect(sitting.curtain).toBeNull();
    expect(sitting.seat).toBe(2);
    expect(sitting.seen?.view).toMatchObject({ seat: "spectator", hand: null, card: null, bait: 4 });
    expect(JSON.stringify([sitting.seen, sitting.events, sitting.told])).not.toContain('"card":"catch"');
  });

  it("falls again for the same seat once it has played", async () => {
    const { sitting } = await sit("fish-fish", three, { firstFisher: 1 });
    sitting.raise();
    await play(sitting, cast("empty", 2));
    await play(sitting, { type: "bet", tiles: 0 } as never);
    await play(sitting, { type: "bet", tiles: 0 } as never);
    expect(sitting.curtain).toBe(1);
    expect(sitting.seen).toBeNull();
  });

  it("is not there for one person among bots", async () => {
    const { sitting } = await sit("fish-fish", [bot, person, bot], { firstFisher: 1 });
    expect(sitting.curtain).toBeNull();
    expect(sitting.seen?.view).toMatchObject({ seat: 1 });
  });

  it("falls between sealed choices, and who has chosen can choose again until the last one is in", async () => {
    const { table, sitting } = await sit("chat-peche", [person, person], { firstPlayer: 0 });
    expect(sitting.curtain).toBe(0);
    sitting.raise();
    await play(sitting, place(2) as never);
    expect([sitting.curtain, sitting.ready, sitting.seen]).toEqual([1, [0], null]);
    sitting.change(0);
    await soon();
    expect(sitting.curtain).toBe(0);
    sitting.raise();
    await play(sitting, place(3) as never);
    expect(sitting.curtain).toBe(1);
    sitting.raise();
    expect(JSON.stringify(sitting.seen)).not.toContain('"cat":3');
    await play(sitting, place(1) as never);
    expect(table.moves.map(({ move }) => move)).toEqual([place(3), place(1)]);
    expect(sitting.curtain).toBeNull();
  });
});

describe("peeking", () => {
  const lured = async (memory: TableSettings["memory"] = "aided") => {
    const { sitting } = await sit("chat-peche", [person, person], { firstPlayer: 0 }, 0, memory);
    for (const column of [2, 3]) {
      sitting.raise();
      await play(sitting, place(column) as never);
    }
    return sitting;
  };
  const catOf = (sitting: Sitting, seat: Seat) => {
    const view = sitting.seen?.view as { seats: { cat: number | null }[] } | undefined;
    return view?.seats[seat]?.cat;
  };

  it("shows one's own while the finger stays, and only one's own", async () => {
    const sitting = await lured();
    expect(sitting.seat).toBe(0);
    expect(sitting.canPeek).toBe(true);
    expect([catOf(sitting, 0), catOf(sitting, 1)]).toEqual([null, null]);
    sitting.peek(true);
    expect([catOf(sitting, 0), catOf(sitting, 1)]).toEqual([2, null]);
    sitting.peek(false);
    expect([catOf(sitting, 0), catOf(sitting, 1)]).toEqual([null, null]);
  });

  it("has nothing to show in an empty bucket, by the book (CP-2, CP-R5)", async () => {
    expect((await lured("book")).canPeek).toBe(false);
  });

  it("does not show one's own equipment again, by the book (CP-2)", async () => {
    const sitting = await lured("book");
    // Everybody fishes, and the float goes on: then there is a bucket to look into, and a cat that may not be.
    for (const move of [{ type: "stay" }, { type: "stay" }]) await play(sitting, move as never);
    for (const _ of [0, 1]) await play(sitting, sitting.legal[0] as never);
    for (const column of [2, 3]) {
      sitting.raise();
      await play(sitting, place(column) as never);
    }
    await play(sitting, { type: "stay" } as never);
    expect([sitting.seat, sitting.canPeek]).toEqual([0, true]);
    sitting.peek(true);
    expect(sitting.seen?.viewer).toBe(0);
    expect([catOf(sitting, 0), catOf(sitting, 1)]).toEqual([null, null]);
    sitting.peek(false);
    sitting.confide();
    sitting.raise();
    expect([sitting.confided, catOf(sitting, 0)]).toEqual([true, null]);
    expect(JSON.stringify([sitting.told, sitting.events])).not.toMatch(/"type":"placed"[^}]*"column":\d/);
  });

  it("ends with the move", async () => {
    const sitting = await lured();
    sitting.peek(true);
    await play(sitting, { type: "stay" });
    expect(sitting.seat).toBe(1);
    expect(sitting.peeking).toBe(false);
    expect([catOf(sitting, 0), catOf(sitting, 1)]).toEqual([null, null]);
  });

  it("has nothing to show where nothing is hidden", async () => {
    const { sitting } = await sit("fish-and-chips", [person, person], {});
    expect(sitting.canPeek).toBe(false);
    sitting.peek(true);
    expect(sitting.peeking).toBe(false);
  });
});

describe("what is told in confidence", () => {
  const lured = async () => {
    const { sitting } = await sit("chat-peche", [person, person], { firstPlayer: 0 }, 0, "aided");
    for (const column of [2, 3]) {
      sitting.raise();
      await play(sitting, place(column) as never);
    }
    return sitting;
  };

  it("is told behind the curtain, to its owner, until it is hidden", async () => {
    const sitting = await lured();
    const open = JSON.stringify(sitting.seen);
    sitting.confide();
    expect([sitting.curtain, sitting.seen, sitting.seat]).toEqual([0, null, null]);
    sitting.raise();
    expect([sitting.curtain, sitting.seat, sitting.confided]).toEqual([null, 0, true]);
    expect(sitting.seen?.viewer).toBe(0);
    sitting.propose({ type: "stay" });
    sitting.hide();
    expect([sitting.confided, sitting.proposed, sitting.canPeek]).toEqual([false, null, true]);
    expect(JSON.stringify(sitting.seen)).toBe(open);
  });

  it("is over with the move", async () => {
    const sitting = await lured();
    sitting.confide();
    sitting.raise();
    await play(sitting, { type: "stay" });
    expect([sitting.confided, sitting.curtain, sitting.seat]).toEqual([false, null, 1]);
    expect(sitting.seen?.viewer).toBe("spectator");
  });

  it("needs no curtain where nothing is hidden", async () => {
    const { sitting } = await sit("fish-and-chips", [person, person], {});
    sitting.confide();
    expect(sitting.curtain).toBeNull();
  });
});

describe("a move", () => {
  it("is proposed, then confirmed; proposed twice is confirmed", async () => {
    const { table, sitting } = await sit("fish-and-chips", [person, person], {});
    sitting.propose({ type: "ready" });
    expect(sitting.proposed).toEqual({ type: "ready" });
    expect(table.moves).toEqual([]);
    sitting.propose({ type: "ready" });
    await soon();
    expect(table.moves).toHaveLength(1);
    expect(sitting.proposed).toBeNull();
  });

  it("that is no place on the board puts down what was picked up there; chosen twice it is played", async () => {
    const { table, sitting } = await sit("fish-and-chips", [person, person], {});
    sitting.pick("a2");
    sitting.choose({ type: "ready" });
    expect([sitting.picked, sitting.proposed]).toEqual([null, { type: "ready" }]);
    sitting.choose({ type: "ready" });
    await soon();
    expect(table.moves).toHaveLength(1);
  });

  it("that somebody else has in mind puts down what was picked up, too", async () => {
    const { sitting } = await sit("fish-and-chips", [person, person], {});
    sitting.pick("a2");
    sitting.suggest({ type: "ready" });
    expect([sitting.picked, sitting.proposed]).toEqual([null, { type: "ready" }]);
  });

  it("that is not legal is refused by its rule, marked for a moment, and changes nothing", async () => {
    const { table, sitting } = await sit("fish-and-chips", [person, person], {});
    const move = { type: "catch", from: "b1", to: "c1" } as never;
    sitting.propose(move);
    expect(sitting.refused).toMatchObject({ move, refusal: { rule: expect.stringMatching(/^FC-/) } });
    expect(sitting.proposed).toBeNull();
    vi.advanceTimersByTime(1300);
    expect(sitting.refused).toMatchObject({ move: null });
    expect(table.moves).toEqual([]);
    sitting.clear();
    expect(sitting.refused).toBeNull();
  });

  it("can be taken back while nobody has learned anything", async () => {
    const { table, sitting } = await sit("fish-and-chips", [person, person], {});
    await play(sitting, { type: "ready" });
    await vi.advanceTimersByTimeAsync(100);
    expect(sitting.back).toEqual({ seat: table.moves[0]?.seat, how: "free" });
    sitting.takeBack();
    await soon();
    expect(table.moves).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(sitting.back).toBeNull();
  });

  it("is not shown any longer once it is taken back, though a sheet was to come", async () => {
    const { sitting } = await sit("fish-and-chips", [person, person], {}, Number.POSITIVE_INFINITY);
    const { seat } = sitting;
    await play(sitting, { type: "ready" });
    await vi.advanceTimersByTimeAsync(100);
    expect([sitting.showing, sitting.seat]).toEqual([true, null]);
    sitting.takeBack();
    await soon();
    expect([sitting.showing, sitting.seat, sitting.events]).toEqual([false, seat, []]);
  });
});

describe("a hint", () => {
  it("is kept by the table before it is given, once for each position, and what was prepared stays", async () => {
    const { table, sitting, kept } = await sit("fish-and-chips", [person, person], {});
    const { seat, legal } = sitting;
    sitting.propose(legal[0] ?? { type: "none" });
    expect(await sitting.hint()).toBe(true);
    await soon();
    expect(await sitting.hint()).toBe(true);
    await soon();
    expect(table.changes).toMatchObject([{ kind: "hinted", seat }]);
    expect(kept).toHaveLength(1);
    expect(sitting.seen?.hints).toEqual([{ seat, name: person.name, count: 1 }]);
    expect(sitting.proposed).toEqual(legal[0]);
    expect(sitting.seat).toBe(seat);
  });

  it("is not given where the table has none, and it is said why", async () => {
    const settings = { ...usualSettings, hints: "none" } as const;
    const opened = openTable({
      ...{ game: "fish-and-chips", options: {}, seed: "s", setup: {} },
      holders: [person, person],
      settings,
    });
    if (!opened.ok) throw new Error(opened.refusal.rule);
    const notDone = vi.fn<(because: Because) => void>();
    const sitting = await seatAt(opened.table, notDone);
    expect(await sitting.hint()).toBe(false);
    expect(notDone).toHaveBeenCalledWith({ kind: "table", why: "no-hints" });
    expect(opened.table.changes).toEqual([]);
  });
});

it("who plays alone at a screen can change a sealed choice until the last one is in (CP-2)", async () => {
  const { table, sitting } = await sit("chat-peche", [person, bot], { firstPlayer: 0 });
  expect(sitting.sealed).toBeNull();
  await play(sitting, place(1));
  expect([sitting.seat, sitting.sealed]).toEqual([null, 0]);
  sitting.change(0);
  await soon();
  expect([sitting.seat, sitting.sealed, table.choices[0]]).toEqual([0, null, null]);
  await play(sitting, place(2));
  await vi.advanceTimersByTimeAsync(50);
  expect([sitting.sealed, table.moves.length]).toEqual([null, 2]);
});

it("a move that comes after another is not made, and that is said", async () => {
  const inTime = await sit("fish-fish", [person, bot], { firstFisher: 0 });
  await play(inTime.sitting, cast("catch", 5));
  expect(inTime.notDone).not.toHaveBeenCalled();
  const late = await sit("fish-fish", [person, bot], { firstFisher: 0 });
  late.sitting.propose(cast("catch", 5));
  act(late.table, 0, cast("empty", 4));
  late.sitting.confirm();
  await soon();
  expect(late.notDone).toHaveBeenCalledOnce();
  expect(late.table.moves).toHaveLength(1);
});

it("everything that changes can be kept: what is sealed, what is played, what is taken back", async () => {
  const sealing = await sit("chat-peche", [person, person], { firstPlayer: 0 });
  sealing.sitting.raise();
  await play(sealing.sitting, place(2) as never);
  expect(sealing.kept).toEqual(["0 played, 1 sealed"]);
  const taking = await sit("fish-and-chips", [person, person], {});
  await play(taking.sitting, { type: "ready" });
  await vi.advanceTimersByTimeAsync(100);
  taking.sitting.takeBack();
  await soon();
  expect(taking.kept).toEqual(["1 played, 0 sealed", "0 played, 0 sealed"]);
});

describe("bots", () => {
  it("play on by themselves until it is a person's turn", async () => {
    const { table, sitting, told } = await sit("fish-fish", [person, bot, bot], { firstFisher: 1 });
    expect(sitting.seat).toBeNull();
    expect(sitting.thinking).toBe(1);
    await vi.advanceTimersByTimeAsync(50);
    expect(table.moves.length).toBeGreaterThanOrEqual(1);
    expect(sitting.seat).toBe(0);
    expect(told.length).toBe(table.moves.length);
    // The Fisher's card is in none of what the person hears.
    expect(told[0]?.[0]).toMatchObject({ type: "cast", card: null });
  });

  it("answer no sooner where they had nothing to choose", async () => {
    const heron = { kind: "bot", name: "", level: "heron" } as const;
    const { table } = await sit("fish-fish", [person, heron], { firstFisher: 1 });
    // Here a thought takes no time at all: it is as if each move had been the only one.
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.moves).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.moves).toHaveLength(1);
  });

  it("do not play what they thought of for a position that is gone", async () => {
    const asked = vi.spyOn(first, "think");
    const { table, sitting } = await sit("fish-and-chips", [person, { ...bot, level: "heron" }], {});
    const catches = () => sitting.legal.filter(({ type }) => type === "catch");
    while (catches().length < 2) {
      if (sitting.seat !== null) await play(sitting, { type: "ready" });
      await vi.advanceTimersByTimeAsync(1300);
    }
    const [one, another] = catches();
    await play(sitting, one!);
    await vi.advanceTimersByTimeAsync(100);
    sitting.takeBack();
    await soon();
    await play(sitting, another!);
    const before = asked.mock.calls.length;
    await vi.advanceTimersByTimeAsync(3000);
    // It was asked anew, about the sea as it is now, and that is what it answered.
    expect(asked.mock.calls.length).toBeGreaterThan(before);
    const answer = table.moves.findLastIndex(({ move }) => sameMove(move, another!)) + 1;
    expect(table.moves[answer]?.move).toEqual(asked.mock.calls[before]?.[0].legal[0]);
    asked.mockRestore();
  });

  it("wait until the board has shown what happened, unless it is skipped", async () => {
    const { table, sitting } = await sit("fish-fish", [person, bot, bot], { firstFisher: 0 }, 5000);
    await play(sitting, cast("catch", 5));
    expect(sitting.showing).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.moves).toHaveLength(1);
    sitting.skip();
    await vi.advanceTimersByTimeAsync(50);
    expect(table.moves).toHaveLength(2);
  });

  it("that seal their choice meanwhile do not disturb who is choosing", async () => {
    const { sitting } = await sit("chat-peche", [person, bot], { firstPlayer: 0 });
    sitting.propose(place(2) as never);
    await vi.advanceTimersByTimeAsync(50);
    expect(sitting.ready).toEqual([1]);
    expect(sitting.proposed).toEqual(place(2));
  });

  it("are not heard any more once the people have left", async () => {
    const { table, sitting } = await sit("fish-fish", [person, bot, bot], { firstFisher: 1 });
    sitting.leave();
    await vi.advanceTimersByTimeAsync(100);
    expect(table.moves).toEqual([]);
  });
});

it("what happened is shown to everybody before the curtain falls", async () => {
  const { sitting } = await sit("fish-fish", [person, person], { firstFisher: 0 }, 2000);
  sitting.raise();
  await play(sitting, cast("empty", 2));
  sitting.skip();
  await play(sitting, { type: "bet", tiles: 1 } as never);
  // The line is revealed; the Fisher's hand is not.
  expect(sitting.curtain).toBeNull();
  expect(sitting.seat).toBeNull();
  expect(sitting.seen?.view).toMatchObject({ seat: "spectator", hand: null });
  expect(sitting.events).toContainEqual(expect.objectContaining({ type: "lineRevealed", card: "empty" }));
  await vi.advanceTimersByTimeAsync(2100);
  expect(sitting.curtain).toBe(0);
  expect(sitting.seen).toBeNull();
});

describe("what is still being shown", () => {
  /** Into the second turn of the cats, whose pond is still being filled. */
  async function whilePondFills(isHeld = false) {
    const { sitting, table } = await sit(
      "chat-peche",
      [person, bot],
      { firstPlayer: 0 },
      5000,
      "book",
      0,
      isHeld,
    );
    for (let step = 0; step < 20 && !sitting.events.some(({ type }) => type === "filled"); step++) {
      sitting.skip();
      const [move] = sitting.legal;
      if (move !== undefined) await play(sitting, move);
      else await vi.advanceTimersByTimeAsync(50);
    }
    expect([sitting.showing, sitting.events.length > 0]).toEqual([true, true]);
    return { sitting, table };
  }

  it("is over for whoever picks or proposes something meanwhile, and the table goes on (CP-2)", async () => {
    const { sitting, table } = await whilePondFills();
    expect(sitting.seat).toBe(0);
    sitting.pick(null);
    expect(sitting.showing).toBe(true);
    const moves = table.moves.length;
    sitting.propose(place(2) as Types["move"]);
    expect([sitting.showing, sitting.proposed]).toEqual([false, place(2)]);
    sitting.confirm();
    await vi.advanceTimersByTimeAsync(100);
    expect(table.moves.length).toBe(moves + 2);
    const { sitting: another } = await whilePondFills();
    another.pick("rod");
    expect([another.showing, another.picked]).toEqual([false, "rod"]);
  });

  it("offers nothing while it is a reveal, which nobody cuts short by choosing", async () => {
    const { sitting } = await whilePondFills(true);
    expect([sitting.seat, sitting.legal]).toEqual([null, []]);
    sitting.propose(place(2) as Types["move"]);
    sitting.pick("rod");
    expect([sitting.showing, sitting.proposed, sitting.picked]).toEqual([true, null, null]);
    await vi.advanceTimersByTimeAsync(5100);
    expect([sitting.showing, sitting.seat, sitting.picked]).toEqual([false, 0, null]);
    expect(sitting.legal.length).toBeGreaterThan(0);
  });
});

describe("by the book, a line that is checked", () => {
  const check = async (memory: TableSettings["memory"]) => {
    const { sitting, table } = await sit("fish-fish", [bot, person], { firstFisher: 1 }, 0, memory);
    await play(sitting, cast("catch", 5));
    return { sitting, table };
  };
  const caught = (sitting: Sitting) => JSON.stringify(sitting.told).includes('"card":"catch"');

  it("is told once, and then kept without its cards (FF-L6)", async () => {
    const { sitting, table } = await check("book");
    // It lies on the table, and it is the Fisher who looks: nothing of it passes yet.
    expect([caught(sitting), sitting.passing]).toEqual([true, []]);
    await vi.advanceTimersByTimeAsync(50);
    expect([table.moves.length, sitting.telling]).toEqual([2, true]);
    expect(sitting.seen?.view).toMatchObject({ revealed: null, unseen: null, baits: [2, 3, 3, 4] });
    // The bet is in: the cards of the line are told now, and of the cast and the bet only what the table keeps.
    const passing = sitting.passing.map(({ event }) => event);
    expect(passing.map(({ type }) => type)).toEqual(["cast", "bet", "lineUnseen"]);
    for (const event of passing) expect(event).toMatchObject({ line: 1, bait: 5 });
    await vi.advanceTimersByTimeAsync(7000);
    expect([sitting.telling, sitting.passing, caught(sitting)]).toEqual([false, [], false]);
    for (const { event } of sitting.told) expect(event).not.toMatchObject({ line: 1, bait: 5 });
  });

  it("is told for its own while, however soon or slowly the next one comes", async () => {
    const { sitting, table } = await sit("fish-fish", [person, person], { firstFisher: 0 }, 0, "book");
    const revealed = () => JSON.stringify(sitting.passing).includes("lineRevealed");
    sitting.raise();
    await play(sitting, cast("empty", 2));
    await play(sitting, { type: "bet", tiles: 1 } as never);
    sitting.raise();
    // Five seconds later the next line is set: what the last one showed is told for one second more.
    await vi.advanceTimersByTimeAsync(5000);
    await play(sitting, cast("empty", 3));
    expect([table.moves.length, sitting.seat, revealed()]).toEqual([3, 1, true]);
    // What the board shows is the last move alone.
    expect(sitting.events.map(({ type }) => type)).toEqual(["cast"]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([sitting.telling, revealed()]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(6000);
    expect(sitting.telling).toBe(false);
  });

  it.each([
    [9000, 7000, 3000],
    [120_000, 13_000, 3000],
  ])("is told for as long as it takes to read (%i ms), within reason", async (reading, still, more) => {
    const { sitting } = await sit("fish-fish", [bot, person], { firstFisher: 1 }, 0, "book", reading);
    await play(sitting, cast("catch", 5));
    await vi.advanceTimersByTimeAsync(50 + still);
    expect(sitting.telling).toBe(true);
    await vi.advanceTimersByTimeAsync(more);
    expect(sitting.telling).toBe(false);
  });

  it("can be looked up for good where the table aids memory (FF-R2)", async () => {
    const { sitting } = await check("aided");
    await vi.advanceTimersByTimeAsync(7000);
    expect(caught(sitting)).toBe(true);
    expect(sitting.seen?.view).toMatchObject({ unseen: 1 });
  });
});

it("where one touch is enough it plays a move that could be taken back, and asks before any other", async () => {
  const opened = openTable({
    game: "fish-fish",
    options: {},
    seed: "one tap",
    setup: { firstFisher: 0 },
    holders: [person, person, person],
    settings: usualSettings,
  });
  if (!opened.ok) throw new Error(opened.refusal.rule);
  const { table } = opened;
  let oneTap = true;
  const near = openHere({ id: "here", table, more: {}, revision: 0 }, () => {}, thinkingIn([]));
  const sitting = sitDown(near, {
    said: () => {},
    duration: () => 0,
    played: () => {},
    botDelay: () => 0,
    oneTap: () => oneTap,
  });
  sittings.push(sitting);
  await soon();
  sitting.raise();
  await soon();
  sitting.propose(cast("catch", 5));
  await vi.advanceTimersByTimeAsync(100);
  expect(table.moves).toHaveLength(1);
  // The next but one turns the card over.
  for (const moves of [2, 2]) {
    sitting.raise();
    await soon();
    sitting.propose({ type: "bet", tiles: 1 } as never);
    await vi.advanceTimersByTimeAsync(100);
    expect(table.moves).toHaveLength(moves);
  }
  expect(sitting.proposed).toEqual({ type: "bet", tiles: 1 });
  sitting.confirm();
  await vi.advanceTimersByTimeAsync(100);
  expect(table.moves).toHaveLength(3);
  oneTap = false;
  sitting.raise();
  await soon();
  const [move] = sitting.legal;
  if (move === undefined) throw new Error("nothing can be played");
  sitting.propose(move);
  await vi.advanceTimersByTimeAsync(100);
  expect(table.moves).toHaveLength(3);
  // Dragged to its place, it is played by that one gesture.
  sitting.clear();
  sitting.drop(move);
  await vi.advanceTimersByTimeAsync(100);
  expect(table.moves).toHaveLength(4);
});

it("whoever wishes what a table that has moved on does not do is told so, until they leave or its line ends", async () => {
  const holders = [person, person];
  const opened = openTable({
    game: "fish-fish",
    options: {},
    seed: "sitting",
    setup: { firstFisher: 0 },
    holders,
    settings: usualSettings,
  });
  if (!opened.ok) throw new Error(opened.refusal.rule);
  const { table } = opened;
  const told: Because[] = [];
  const sitting = await seatAt(table, (because) => told.push(because));
  const nothingAsked = { kind: "table", why: "nothing-asked" };
  for (const wish of [sitting.agree, sitting.disagree, sitting.withdraw]) {
    wish(0);
    await soon();
    expect(told.splice(0)).toEqual([nothingAsked]);
  }
  sitting.raise();
  const [move] = sitting.legal;
  if (move === undefined || sitting.seat === null) throw new Error("nothing can be played");
  // Played elsewhere, and not heard of here yet.
  expect(act(table, sitting.seat, sitting.legal[1] ?? move).ok).toBe(true);
  await play(sitting, move);
  expect(told.splice(0)).toEqual([{ kind: "stale" }]);
  expect([sitting.playing, sitting.refused]).toEqual([false, null]);
  sitting.agree(0);
  sitting.leave();
  await soon();
  expect(told).toEqual([]);
  const ended = await seatAt(table, (because) => told.push(because), true);
  ended.agree(0);
  await soon();
  expect(told).toEqual([]);
});
