import { describe, expect, it } from "vitest";
import { streamOf } from "../random.ts";
import { Malformed } from "../shape.ts";
import { act, deal, legalSteps, see, table } from "../testing/fish-fish.ts";
import { playerCounts } from "./cards.ts";
import { fishFish } from "./game.ts";

describe("the first Fisher (FF-S1)", () => {
  it.each(playerCounts)("of %i players can be named, whoever it is", (players) => {
    for (let seat = 0; seat < players; seat++) {
      const state = deal(players, seat);
      expect(see(state).fisher).toBe(seat);
      expect(fishFish.actors(state)).toBe(1 << seat);
    }
  });

  it.each(playerCounts)("of %i players is drawn from the seed otherwise, everybody as often", (players) => {
    const times = Array.from({ length: players }, () => 0);
    for (let seed = 0; seed < 50 * players; seed++) {
      const { fisher } = see(fishFish.deal(table(players), streamOf(`${seed}`, "deal")));
      times[fisher] = (times[fisher] ?? 0) + 1;
    }
    for (const count of times) expect(count).toBeGreaterThan(25);
  });

  it("is the same for the same seed, and naming it draws from the seed all the same", () => {
    const dealt = streamOf("the seed", "deal");
    const { fisher } = see(fishFish.deal(table(5), dealt));
    expect(see(fishFish.deal(table(5), streamOf("the seed", "deal"))).fisher).toBe(fisher);
    for (let named = 0; named < 5; named++) {
      const random = streamOf("the seed", "deal");
      expect(see(fishFish.deal(table(5, { firstFisher: named }), random)).fisher).toBe(named);
      expect(random).toEqual(dealt);
    }
    const asDrawn = fishFish.deal(table(5, { firstFisher: fisher }), streamOf("the seed", "deal"));
    expect(asDrawn).toEqual(fishFish.deal(table(5), streamOf("the seed", "deal")));
  });
});

describe("a set-up from outside", () => {
  it("names a seat of the table as first Fisher, or nothing at all (FF-S1)", () => {
    expect(fishFish.setupShape(2)({}, "setup")).toEqual({});
    for (const firstFisher of [0, 1, 2])
      expect(fishFish.setupShape(3)({ firstFisher }, "setup")).toEqual({ firstFisher });
  });

  it.each([
    [{ firstFisher: 3 }, "setup.firstFisher", "range"],
    [{ firstFisher: -1 }, "setup.firstFisher", "range"],
    [{ firstFisher: 0.5 }, "setup.firstFisher", "type"],
    [{ firstFisher: "0" }, "setup.firstFisher", "type"],
    [{ firstFisher: null }, "setup.firstFisher", "type"],
    [{ fisher: 0 }, "setup", "extra"],
    [[], "setup", "type"],
  ])("is malformed otherwise: %o", (given, at, kind) => {
    const read = () => fishFish.setupShape(3)(given, "setup");
    expect(read).toThrow(Malformed);
    expect(read).toThrow(expect.objectContaining({ at, problem: expect.objectContaining({ kind }) }));
  });

  it("never breaks a rule", () => {
    expect(fishFish.checkSetup(table(4))).toBeNull();
    expect(fishFish.checkSetup(table(4, { firstFisher: 3 }))).toBeNull();
  });
});

it("the Fisher takes all five fishing cards and all five baits (FF-S2)", () => {
  const state = deal(3, 1);
  const { hand, baits, card, bait } = see(state, 1);
  expect({ hand, baits, card, bait }).toEqual({
    hand: ["catch", "catch", "empty", "empty", "empty"],
    baits: [2, 3, 3, 4, 5],
    card: null,
    bait: null,
  });
  expect(legalSteps(state)).toEqual([
    "catch 2",
    "catch 3",
    "catch 4",
    "catch 5",
    "empty 2",
    "empty 3",
    "empty 4",
    "empty 5",
  ]);
});

it("four sit down: one Fisher with ten cards, three Fish with four tiles and an empty loot (FF-S2, FF-S3, the rulebook's example)", () => {
  const state = deal(4, 0);
  const { hand, baits, fish } = see(state, 0);
  expect([hand?.length, baits.length]).toEqual([5, 5]);
  expect(fish.map(({ seat, tiles }) => [seat, tiles])).toEqual([
    [1, 4],
    [2, 4],
    [3, 4],
  ]);
  for (const { loot } of fish) expect(Object.values(loot)).toEqual([0, 0, 0, 0]);
});

it.each(playerCounts)("everybody else of %i players takes four tiles (FF-S3)", (players) => {
  const state = deal(players, players - 1);
  const others = Array.from({ length: players - 1 }, (_, seat) => seat);
  expect(see(state).fish.map(({ seat }) => seat)).toEqual(others);
  for (const { tiles, bet } of see(state).fish) expect([tiles, bet]).toEqual([4, null]);
  act(state, "empty 2");
  for (const seat of others) {
    expect(legalSteps(state, seat)).toEqual([0, 1, 2, 3, 4]);
    act(state, 0);
  }
});
