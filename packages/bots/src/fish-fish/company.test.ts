import { eventFor, type Log } from "@guinguette/rules/contract";
import type { Event } from "@guinguette/rules/fish-fish/events";
import { type FishFish, fishFish } from "@guinguette/rules/fish-fish/game";
import type { Move } from "@guinguette/rules/fish-fish/moves";
import type { View } from "@guinguette/rules/fish-fish/view";
import { streamOf } from "@guinguette/rules/random";
import { act, deal, seatOf } from "@guinguette/rules/testing/fish-fish";
import { describe, expect, it } from "vitest";
import type { Bot } from "../bot.ts";
import { noTime } from "../budget.ts";
import { characterAt, characterNames } from "../character.ts";
import { codesOf, toMove } from "../imagine.ts";
import { type Level, levels } from "../levels.ts";
import { crowdShares } from "./crowd.ts";
import { fishFishPlayers } from "./levels.ts";
import { purified } from "./purified.ts";
import { shoalAmong } from "./shoal.ts";
import { skilfully, skills } from "./skill.ts";

type Choose = Bot<FishFish>["choose"];

/** Plays a game of eight and tells every move. */
function play(choose: Choose, seed: string, told: (view: View, move: Move) => void): void {
  const state = fishFish.deal({ players: 8, options: {}, setup: {} }, streamOf(seed, "deal"));
  const random = streamOf(seed, "bot");
  const log: Log<Event> = [];
  for (let seat = toMove(fishFish, state); seat !== null; seat = toMove(fishFish, state)) {
    const legal = codesOf(fishFish, state, seat).map((code) => fishFish.decode(code));
    const view = fishFish.view(state, seat);
    const own = seat;
    const move = choose(
      view,
      legal,
      random,
      noTime,
      log.map((happening) => eventFor(happening, own)),
    );
    told(view, move);
    fishFish.play(state, seat, fishFish.encode(move), log);
  }
}

/** The first lines of several games, each as the bets of its seven Fish. */
function firstLines(level: Level, games: number): number[][] {
  const lines: number[][] = [];
  for (let game = 0; game < games; game++)
    play(fishFishPlayers[level], `company ${game}`, ({ line }, move) => {
      if (move.type === "cast" && line === 1) lines.push([]);
      if (move.type === "bet" && line === 1) lines.at(-1)?.push(move.tiles);
    });
  return lines;
}

/** In bits. */
function entropyOf(bets: readonly number[]): number {
  const shares = [0, 1, 2, 3, 4].map((tiles) => bets.filter((bet) => bet === tiles).length / bets.length);
  return -shares.reduce((sum, share) => (share === 0 ? sum : sum + share * Math.log2(share)), 0);
}

describe.each(levels)("eight of one level: the %s", (level) => {
  const lines = firstLines(level, 12);

  it("do not bet alike on the first line", () => {
    expect(lines).toHaveLength(96);
    // Five bets equally often would be 2.32 bits, one of two 1.
    expect(entropyOf(lines.flat())).toBeGreaterThan(1.3);
  });

  it("hardly ever all go in together", () => {
    expect(lines.filter((bets) => Math.min(...bets) >= 3).length).toBeLessThanOrEqual(2);
    expect(lines.filter((bets) => new Set(bets).size === 1).length).toBeLessThanOrEqual(10);
  });
});

describe("characters", () => {
  it("neighbours of one level differ, and four in a row are all there are", () => {
    for (const level of levels)
      for (let seat = 0; seat < 5; seat++)
        expect(new Set([0, 1, 2, 3].map((more) => characterAt(level, seat + more))).size).toBe(4);
    expect(new Set(levels.slice(0, 4).map((level) => characterAt(level, 0))).size).toBe(4);
  });

  /** How likely each bet is on a first line, by who bets. */
  function betsOf(level: Level, bait: number): number[][] {
    const state = deal(8);
    act(state, `empty ${bait}` as "empty 5", 1);
    const seat = seatOf(state);
    const legal = codesOf(fishFish, state, seat).map((code) => fishFish.decode(code));
    const view = fishFish.view(state, seat);
    return characterNames.map((character) =>
      level === "heron"
        ? crowdShares(view, legal, [], character)
        : skilfully(skills[level], character, view, legal),
    );
  }

  const meanOf = (shares: readonly number[]) => shares.reduce((sum, share, tiles) => sum + share * tiles, 0);

  it.each(levels)("of the %s can be told apart by their bets; the greedy one bets the most", (level) => {
    for (const bait of [2, 3, 4, 5]) {
      const bets = betsOf(level, bait);
      for (const shares of bets) {
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
        expect(Math.max(...shares)).toBeLessThan(0.97);
      }
      const [careful, greedy, contrary, storyteller] = bets.map(meanOf) as [number, number, number, number];
      expect(greedy).toBeGreaterThan(Math.max(careful, contrary, storyteller));
      expect(greedy).toBeGreaterThan(1.3 * careful);
    }
  });

  it("levels differ too: the same character at another level bets otherwise", () => {
    const bets = levels.map((level) =>
      betsOf(level, 5)[0]!
        .map((share) => share.toFixed(2))
        .join(),
    );
    expect(new Set(bets).size).toBe(levels.length);
  });

  it("together they do what is solved, however different they are", () => {
    const solved = [0.5, 0.3, 0.1, 0.05, 0.05];
    const all = purified(solved, [
      [1, 0.5, 0.2, 0.1, 0.1],
      [1, 1.5, 2, 3, 4],
      [1, 1, 1, 1, 1],
    ]);
    for (const [tiles, share] of solved.entries())
      expect(all.reduce((sum, shares) => sum + shares[tiles]!, 0) / 3).toBeCloseTo(share, 2);
    expect(meanOf(all[1]!)).toBeGreaterThan(3 * meanOf(all[0]!));
  });
});

describe("the solved shoal", () => {
  const shoal = shoalAmong(8);

  it("hooks the oftener the larger the bait, and leaves every bait about worth a bet", () => {
    const baits = [2, 3, 3, 4, 5];
    const chances = [2, 3, 4, 5].map((bait) =>
      shoal.hooked({ bait, baits: baits.toSpliced(baits.indexOf(bait), 1), hooks: 2 }),
    );
    expect(chances).toEqual(chances.toSorted((one, other) => one - other));
    const worths = [3, 4, 5].map((bait) => bait * (1 - chances[bait - 2]!));
    expect(Math.max(...worths) - Math.min(...worths)).toBeLessThan(0.25);
  });

  it("knows where there is no choice", () => {
    expect(shoal.hooked({ bait: 5, baits: [3], hooks: 0 })).toBe(0);
    expect(shoal.hooked({ bait: 5, baits: [3], hooks: 2 })).toBe(1);
  });

  it("mixes its bets", () => {
    const bets = shoal.bets({ bait: 5, baits: [2, 3, 3, 4], hooks: 2 }, 4);
    expect(bets).toHaveLength(5);
    for (const share of bets) expect(share).toBeGreaterThan(0.015);
  });
});
