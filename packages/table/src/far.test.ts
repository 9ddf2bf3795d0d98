import { seeded } from "@guinguette/rules/random";
import { describe, expect, it } from "vitest";
import { type Clock, decide, type ThinkingPlace } from "./decide.ts";
import { farOf } from "./far.ts";
import { standInOf } from "./incidents.ts";
import { sightOf } from "./sight.ts";
import { sit } from "./testing/sit.ts";

const cast = { type: "cast", card: "catch", bait: 5 } as never;
const open = () => farOf(sit("fish-fish", 3, { setup: { firstFisher: 0 } }));

describe("somebody who only watches", () => {
  it("offers nothing, takes nothing back, and sees moves that were made", async () => {
    const far = open();
    const link = far.linkFor("spectator");
    expect(await link.offer({ kind: "play", seen: 0, move: cast })).toEqual({
      ok: false,
      because: { kind: "table", why: "no-such-seat" },
    });
    expect(await link.couldTakeBack(cast)).toBe(false);
    expect(await link.mayTakeBack()).toBeNull();
    expect(far.table.changes).toEqual([]);
    expect(await link.deed("first" as never)).toBeNull();
    far.offer(0, { kind: "play", seen: 0, move: cast });
    expect(await link.deed(0)).toMatchObject({ seat: 0, move: null });
    expect(await link.record()).toBeNull();
  });

  it("while who plays may", async () => {
    const link = open().linkFor(0);
    expect(await link.couldTakeBack(cast)).toBe(true);
    expect(await link.couldTakeBack({ type: "cast" } as never)).toBe(false);
    expect(await link.offer({ kind: "play", seen: 0, move: cast })).toMatchObject({ ok: true });
    expect(await link.mayTakeBack()).toBe("free");
  });
});

it("who listens hears of every change once, of nothing that was refused or said before, and of nothing after they stop", () => {
  const far = open();
  let heard = 0;
  const stop = far.listen(() => heard++);
  const offered = { kind: "play", seen: 0, move: cast } as const;
  expect(far.offer(1, offered).ok).toBe(false);
  expect(heard).toBe(0);
  far.offer(0, offered);
  expect(heard).toBe(1);
  expect(far.offer(0, offered)).toMatchObject({ ok: true, again: true });
  expect(heard).toBe(1);
  stop();
  far.offer(1, { kind: "play", seen: 1, move: { type: "bet", tiles: 0 } as never });
  expect(heard).toBe(1);
});

it("a link that is let go of tells nothing more, not even what was on its way", async () => {
  const far = open();
  const numbers: number[] = [];
  const stop = far.linkFor(1).watch(0, ({ number }) => numbers.push(number));
  await Promise.resolve();
  far.offer(0, { kind: "play", seen: 0, move: cast });
  stop();
  await Promise.resolve();
  await Promise.resolve();
  expect(numbers).toEqual([0]);
});

it("the bot that stood in for a move is known by that move alone", () => {
  const standIns = [
    { at: 2, level: "perch" },
    { at: 5, level: "fry" },
  ] as const;
  expect([1, 2, 5, 6].map((move) => standInOf(standIns, move))).toEqual([null, "perch", "fry", null]);
});

describe("what a bot decides", () => {
  const table = sit("fish-fish", 3, { setup: { firstFisher: 0 } });
  const { view, legal } = sightOf(table, 0);
  const thought = { game: "fish-fish", bot: "pike", view, legal, heard: [], random: seeded("bot") } as never;

  async function decided(places: readonly ThinkingPlace[]) {
    const patience: number[] = [];
    const log: string[] = [];
    let stopped = 0;
    let end = () => {};
    const clock: Clock = {
      now: () => 0,
      timer(milliseconds) {
        patience.push(milliseconds);
        const done = new Promise<void>((go) => {
          end = go;
        });
        return { done, stop: () => void stopped++ };
      },
    };
    const said: object[] = [];
    const move = await decide(thought, {
      clock,
      places: places.map((place) => (about) => {
        // What hangs is waited for until its time is up.
        void Promise.resolve().then(() => place === hangs && end());
        return place(about);
      }),
      said: (trouble) => said.push(trouble),
      noted: (cause) => log.push(String(cause)),
    });
    return { move, said, log, patience, stopped };
  }
  const hangs: ThinkingPlace = () => new Promise(() => {});

  it("is the first legal move that comes, and nothing has to be said", async () => {
    const other = decided([async () => legal[3]!, async () => legal[1]!]);
    expect(await other).toEqual({ move: legal[3], said: [], log: [], patience: [15_150], stopped: 1 });
  });

  it("is any legal move where none comes, and every place's reason is noted", async () => {
    const { move, said, log, patience, stopped } = await decided([
      async () => ({ type: "win" }) as never,
      hangs,
      () => {
        throw new Error("a headache");
      },
    ]);
    expect(legal).toContainEqual(move);
    expect(said).toEqual([{ thought }]);
    expect(log).toEqual([
      'Error: {"type":"win"} is no legal move',
      "Error: nothing was heard",
      "Error: a headache",
    ]);
    expect([patience, stopped]).toEqual([[15_150, 15_150, 15_150], 3]);
  });
});
