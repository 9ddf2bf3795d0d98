import type { GameId } from "@guinguette/rules/contract";
import { games } from "@guinguette/rules/games";
import { describe, expect, it } from "vitest";
import { planFor, playedIn } from "../testing/match.ts";
import { askToStop, sharedFor } from "./shared.ts";
import { interval, ratingOf, standingOf } from "./standing.ts";
import { standingLines } from "./words.ts";

const tables: [GameId, number][] = games.flatMap(({ id, about }) =>
  about.players.filter((players) => players > 1).map((players): [GameId, number] => [id, players]),
);

it.each(tables)(
  "%s among %i: every deal once per rotation, and every game one victory",
  async (game, players) => {
    const plan = planFor(game, ["fry", ...Array.from({ length: players - 1 }, () => "random")], 2);
    const { played } = await playedIn(plan);
    expect(played.map(({ set }) => set)).toEqual([0, 1].flatMap((set) => plan.seats.map(() => set)));
    for (const { shares, points } of played) {
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
      expect(points).toHaveLength(players);
    }
    const { entries, ...rest } = standingOf(plan, played);
    expect(rest).toEqual({ game, players, games: 2 * players });
    expect(entries.map(({ bot }) => bot)).toEqual(["fry", "random"]);
    expect(entries.reduce((sum, { winShare }) => sum + winShare, 0)).toBeCloseTo(1, 5);
  },
);

it("the same seed is the same match, another one is not", async () => {
  const plan = planFor("chat-peche", ["random", "random", "fry"], 3);
  const first = await playedIn(plan);
  expect(await playedIn(plan)).toEqual(first);
  expect(await playedIn({ ...plan, seed: "another" })).not.toEqual(first);
});

it("somebody better wins more, from whichever seat", async () => {
  const plan = planFor("chat-peche", ["random", "perch"], 10);
  const { entries } = standingOf(plan, (await playedIn(plan)).played);
  expect(entries[1]!.low).toBeGreaterThan(0.5);
});

it("somebody with more time of their own is somebody else, and leads by points as the others trail", async () => {
  const plan = planFor("fish-and-chips", ["perch", "perch@1"], 3);
  const { entries } = standingOf(plan, (await playedIn(plan)).played);
  const [one, other] = entries;
  expect(entries.map(({ bot }) => bot)).toEqual(["perch", "perch@1"]);
  expect(one?.lead).toBeCloseTo((one?.points ?? 0) - (other?.points ?? 0), 4);
  expect(other?.lead).toBeCloseTo(-(one?.lead ?? 0), 5);
  expect(one?.leadLow).toBeLessThanOrEqual(one?.lead ?? 0);
  expect(one?.leadHigh).toBeGreaterThanOrEqual(one?.lead ?? 0);
});

it("a game that does not end is a draw among all", async () => {
  const plan = planFor("wishes", ["random", "random", "fry"], 1);
  expect(plan.cap).toBe(5000);
  const { played } = await playedIn({ ...plan, cap: 10 });
  for (const { shares } of played) expect(shares).toEqual([1 / 3, 1 / 3, 1 / 3]);
});

it("a solitaire is won or lost", async () => {
  const plan = planFor("fish-and-chips", ["perch"], 3);
  const { played } = await playedIn(plan);
  for (const { shares } of played) expect([0, 1]).toContain(shares[0]);
  expect(standingLines(plan, standingOf(plan, played), "en")[2]).toMatch(/^perch .*%/);
});

it("who asks to stop gets what is there", async () => {
  const plan = planFor("fish-fish", ["random", "random"], 100);
  const shared = sharedFor(plan);
  const { played } = await playedIn(plan, shared, ({ length }) => length === 7 && askToStop(shared));
  expect(played).toHaveLength(7);
  // Only deals that were played from every seat count.
  expect(standingOf(plan, played).games).toBe(6);
  expect(standingOf(plan, played.slice(0, 1)).games).toBe(1);
  expect(standingOf(plan, [])).toMatchObject({ games: 0, entries: [{ winShare: 0, low: 0, high: 1 }] });
});

describe("the standing", () => {
  const plan = planFor("fish-fish", ["heron", "fry", "fry"], 2);
  const game = (set: number, ...shares: number[]) => ({
    set,
    rotation: 0,
    shares,
    points: shares.map((share) => 30 * share),
    fault: null,
  });
  const played = [
    game(0, 1, 0, 0),
    game(1, 1, 0, 0),
    game(0, 0, 0.5, 0.5),
    game(1, 1, 0, 0),
    game(1, 0, 1, 0),
    game(0, 1, 0, 0),
  ];

  it("merges the seats of one name, and gives points of one seat", () => {
    const { entries, games: counted } = standingOf(plan, played);
    expect(counted).toBe(6);
    expect(entries.map(({ bot, winShare, points }) => ({ bot, winShare, points }))).toEqual([
      { bot: "heron", winShare: 0.666667, points: 20 },
      { bot: "fry", winShare: 0.333333, points: 5 },
    ]);
  });

  it("has intervals by deal, wide where little is known", () => {
    expect(interval([0.7])).toEqual({ low: 0, high: 1 });
    const sure = interval(Array.from({ length: 100 }, () => 1));
    expect(sure.high).toBe(1);
    expect(sure.low).toBeCloseTo(0.962, 2);
    const even = interval(Array.from({ length: 200 }, (_, deal) => deal % 2));
    expect(even.low).toBeCloseTo(0.43, 2);
    expect(even.high).toBeCloseTo(0.57, 2);
    // Deals that cancel the luck tell more.
    const paired = interval(Array.from({ length: 200 }, (_, deal) => 0.5 + (deal % 2 ? 0.1 : -0.1)));
    expect(paired.high - paired.low).toBeLessThan(0.03);
  });

  it("rates by what a seat wins: ten times as often is 400 more", () => {
    const duel = planFor("fish-fish", ["heron", "fry"], 5000);
    const rest = { low: 0, high: 1, points: 0, lead: 0, leadLow: 0, leadHigh: 0 };
    const entry = (bot: string, winShare: number) => ({ bot, winShare, ...rest });
    const entries = [entry("heron", 10 / 11), entry("fry", 1 / 11)];
    const standing = { game: "fish-fish", players: 2, games: 10_000, entries } as const;
    const [high = 0, low = 0] = entries.map((each) => ratingOf(duel, standing, each));
    expect(Math.abs(high - low - 400)).toBeLessThanOrEqual(2);
    expect(ratingOf(duel, standing, entry("fry", 0))).toBeLessThan(-1000);
  });

  it("is a table, the best first, in both languages", () => {
    expect(standingLines(plan, standingOf(plan, played), "en")).toEqual([
      "fish-fish, players: 3, games: 6",
      "bot           won              95%    points  rating",
      // Two deals prove next to nothing. (4 + ½)/(6 + 1½) is 1.8 times a third: 400 log 1.8 is 102.
      "heron       66.7%        0.5–99.9%      20.0    +102",
      "fry         33.3%        0.1–99.5%       5.0     −89",
    ]);
    const french = standingLines(plan, standingOf(plan, played), "fr").join("\n");
    expect(french).toContain("fish-fish, joueurs\u00a0: 3, parties\u00a0: 6");
    expect(french).toContain("66,7\u202f%");
  });
});
