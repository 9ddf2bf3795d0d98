import type { Game, Types } from "@guinguette/rules/contract";
import { usualOptions } from "@guinguette/rules/fish-and-chips/options";
import { games } from "@guinguette/rules/games";
import { describe, expect, it } from "vitest";
import { measure, type Run } from "./measure.ts";
import { benchOf, noTally, type Playout, playoutOf, playUnits } from "./playouts.ts";
import { measuredOf, median, tableHead, tableRow } from "./result.ts";

const every = games.flatMap(({ id, about }) => about.players.map((players) => [id, players] as const));

/** The same game, with every call of `play` noted. */
function noting(playout: Playout): { playout: Playout; played: Types["move"][]; asked: () => number } {
  const { game } = playout;
  const played: Types["move"][] = [];
  let asked = 0;
  const noted: Game = {
    ...game,
    legal(state, seat, moves) {
      asked++;
      return game.legal(state, seat, moves);
    },
    play(state, seat, code, log) {
      expect(log).toBeNull();
      played.push(game.decode(code));
      game.play(state, seat, code, log);
    },
  };
  return { playout: { ...playout, game: noted }, played, asked: () => asked };
}

describe.each(every)("%s for %d", (id, players) => {
  const playout = playoutOf(id, players);

  it("plays random games through the contract alone, and counts them", () => {
    const { playout: noted, played, asked } = noting(playout);
    const tally = noTally();
    playUnits(noted, benchOf(noted, "s"), 3, tally);
    playUnits(noted, benchOf(noted, "t"), 2, tally);
    const openings = id === "fish-and-chips" && players > 1 ? 5 * players : 0;
    expect(tally.units).toBe(5);
    expect(tally.moves).toBe(played.length - openings);
    expect(asked()).toBe(tally.moves);
    expect(tally.capped).toBe(0);
  });

  it("plays the same with the same seed", () => {
    const tallies = ["s", "s", "other"].map((seed) => {
      const tally = noTally();
      playUnits(playout, benchOf(playout, seed), 20, tally, true);
      return tally;
    });
    expect(tallies[1]).toEqual(tallies[0]);
    // A solitaire of 36 fish is short: two sets of games may have the same number of moves.
    if (players > 1) expect(tallies[2]).not.toEqual(tallies[0]);
  });
});

it("a round of Fish & Chips has no repositioning, and only catches count (FC-W1)", () => {
  for (const players of [2, 3, 4]) {
    const { playout, played } = noting(playoutOf("fish-and-chips", players));
    expect(playout.unit).toBe("round");
    expect(playout.options).toEqual({ ...usualOptions, target: 1 });
    const tally = noTally();
    playUnits(playout, benchOf(playout, "round"), 1, tally);
    const ready = Array.from({ length: players }, () => ({ type: "ready" }));
    expect(played.slice(0, players)).toEqual(ready);
    expect(played.slice(players).every(({ type }) => type === "catch")).toBe(true);
    expect(tally.moves).toBe(played.length - players);
  }
});

it("the solitaire has nothing to get ready for (FC-4)", () => {
  expect(playoutOf("fish-and-chips", 1)).toMatchObject({ unit: "round", opening: undefined });
});

it("Wishes has a cap of 5,000 moves, the others end by their rules", () => {
  const caps = games.map(({ id }) => playoutOf(id, 2).cap);
  const none = 1_000_000;
  expect(caps).toEqual([none, 5000, none, none]);
});

it("games that hit the cap are given up and counted", () => {
  const playout = { ...playoutOf("wishes", 2), cap: 10 };
  const tally = noTally();
  playUnits(playout, benchOf(playout, "capped"), 7, tally);
  expect(tally).toMatchObject({ units: 7, moves: 70, capped: 7 });
});

describe("measuring", () => {
  const playout = playoutOf("chat-peche", 2);

  it("warms up, then makes the runs, each for its time", () => {
    let looks = 0;
    const runs: Run[] = [];
    const at: number[] = [];
    // Each look at the clock is 5 ms later: a batch that may stay as it is.
    const clock = () => 5 * looks++;
    measure(playout, 0.05, 3, clock, (run) => {
      runs.push(run);
      at.push(looks);
    });
    expect(runs).toHaveLength(3);
    expect(at).toEqual([22, 33, 44]);
    for (const run of runs) {
      expect(run.perSecond).toBeGreaterThan(0);
      // Each game of two is 8 placings, 8 lurings and at most 8 catches.
      expect(run.movesPerSecond / run.perSecond).toBeGreaterThan(16);
      expect(run.movesPerSecond / run.perSecond).toBeLessThanOrEqual(24);
    }
  });

  it("plays batches that take a while, and shorter ones when they take too long", () => {
    const sizes: number[] = [];
    let played = 0;
    let now = 0;
    const counting: Game = {
      ...playout.game,
      deal(table, random) {
        played++;
        return playout.game.deal(table, random);
      },
    };
    // A game takes 40 ms at first: batches stay at one. Then half a millisecond: they grow to ten or so.
    measure(
      { ...playout, game: counting },
      0.2,
      1,
      () => {
        if (played > 0) sizes.push(played);
        now += played * (sizes.length < 4 ? 40 : 0.5);
        played = 0;
        return now;
      },
      () => {},
    );
    expect(sizes.slice(0, 4)).toEqual([1, 1, 1, 1]);
    expect(Math.max(...sizes)).toBe(8);
  });
});

describe("what was measured", () => {
  const runs = (...perSecond: number[]): Run[] =>
    perSecond.map((one) => ({ perSecond: one, movesPerSecond: one * 10, capped: 0 }));
  const playout = playoutOf("fish-and-chips", 2);

  it("is the median", () => {
    expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([5]), median([])]).toEqual([2, 2.5, 5, 0]);
  });

  it("is one object of JSON", () => {
    expect(JSON.stringify(measuredOf(playout, runs(1000.4, 3000, 2000.6)))).toBe(
      '{"game":"fish-and-chips","players":2,"unit":"round","perSecond":2001,"movesPerSecond":20006,"runs":[1000,3000,2001]}',
    );
    expect(measuredOf(playout, runs(1.23456)).perSecond).toBe(1.23);
  });

  it("says how many games hit the cap, if any did", () => {
    const [one] = runs(1000);
    const capped = measuredOf(playoutOf("wishes", 3), [
      { ...one, capped: 2 } as Run,
      { ...one, capped: 1 } as Run,
    ]);
    expect(JSON.stringify(capped)).toBe(
      '{"game":"wishes","players":3,"unit":"game","perSecond":1000,"movesPerSecond":10000,"runs":[1000,1000],"capped":3}',
    );
  });

  it("is a row of a table, in both languages", () => {
    const measured = measuredOf(playout, runs(900_000, 1_000_000, 1_100_000));
    expect([tableHead("en"), tableRow(measured, "en")]).toEqual([
      "game            players unit      per second   spread        moves/s    capped",
      "fish-and-chips        2 round      1,000,000     ±10%     10,000,000",
    ]);
    expect([tableHead("fr"), tableRow({ ...measured, capped: 12 }, "fr")]).toEqual([
      "jeu             joueurs unité    par seconde    écart        coups/s  arrêtées",
      "fish-and-chips        2 manche     1\u202f000\u202f000    ±10\u202f%     10\u202f000\u202f000        12",
    ]);
  });
});
