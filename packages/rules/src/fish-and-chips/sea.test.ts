import { describe, expect, it } from "vitest";
import type { Log } from "../contract.ts";
import { below, seeded } from "../random.ts";
import { deal, legalMoves, move, position, seatOf } from "../testing/fish-and-chips.ts";
import {
  slowGame,
  slowLegal,
  slowPlay,
  slowPoints,
  slowSeat,
  slowTurn,
  type Water,
} from "../testing/slow-water.ts";
import type { Event } from "./events.ts";
import { fishNamed, fishNames } from "./fish.ts";
import { fishAndChips } from "./game.ts";
import { addTo, alone, countIn, holdings, linksAmong, neighbours, pileOf, topFish } from "./sea.ts";
import { EDGE, nameOf, squareNamed } from "./squares.ts";
import type { State } from "./state.ts";

function waterOf(state: State): Water {
  return structuredClone(fishAndChips.view(state, "spectator").board) as Water;
}

/** Compared as text, which is quick; shown in full if they differ. */
function same(found: unknown, expected: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(expected)) expect(found).toEqual(expected);
}

/** Plays one game at random in the game and on slow water side by side, and returns how it ended. */
function follow(players: number, counted: boolean, once: boolean, seed: string): unknown {
  const target = 40;
  const options = {
    target,
    recaptured: counted ? "counted" : "ignored",
    reposition: once ? "first-round" : "every-round",
  } as const;
  const state = deal(players, {}, options, seed);
  const { order } = fishAndChips.view(state, "spectator");
  const slow = slowGame(players, target, counted, once, order, waterOf(state));
  const random = seeded(`moves ${seed}`);
  for (;;) {
    const { turn, board, caught } = fishAndChips.view(state, 0);
    same([turn, seatOf(state)], [slowTurn(slow), slowSeat(slow)]);
    same(board, slow.water);
    same(caught, slowPoints(slow));
    const legal = slowLegal(slow);
    same(legalMoves(state), legal);
    const short = legal[below(random, legal.length)] ?? "";
    const log: Log<Event> = [];
    fishAndChips.play(state, seatOf(state), fishAndChips.encode(move(short)), log);
    const events = log.map(({ event }) => event);
    same(
      events,
      slowPlay(slow, short, () => waterOf(state)),
    );
    same(fishAndChips.winners(state), slow.winners);
    const last = events.at(-1);
    if (last?.type === "gameOver") return last.rule;
  }
}

describe("random games go as they do on slow water", () => {
  it.each([
    [1, 12, ["FC-5"]],
    [2, 6, ["FC-E3", "FC-E4"]],
    [3, 4, ["FC-E3"]],
    [4, 4, ["FC-E3"]],
  ])(
    "%i players: catches, swaps, piles, passes, points and ends (FC-T1 to FC-T6)",
    (players, games, rules) => {
      const ends = new Set<unknown>();
      for (let game = 0; game < games; game++)
        for (const counted of [false, true])
          for (const once of [false, true])
            ends.add(follow(players, counted, once, `${players}/${game}/${counted}`));
      for (const rule of rules) expect(ends).toContain(rule);
    },
  );
});

describe("how the sea is kept", () => {
  it("each fish has its pile, and the top fish comes back from it", () => {
    const piles = fishNames.map((name) => pileOf[fishNamed(name)] ?? -1);
    expect(new Set(piles).size).toBe(53);
    expect(piles.map(topFish)).toEqual(fishNames.map(fishNamed));
    expect(topFish(0)).toBe(0);
  });

  it("counts what piles hold by colour, up to all fish of the sea", () => {
    const names = ["Y16", "R8", "R9", "M8", "Y8", "Y9", "Y10"] as const;
    const [first, ...rest] = names.map(fishNamed);
    const holds = rest.reduce(addTo, alone[first ?? 0]!);
    expect([0, 1, 2, 3].map((colour) => countIn(holds, colour))).toEqual([2, 1, 0, 4]);
    expect([0, 1, 2, 3].map((colour) => countIn(holds + (holds & 0xffffff), colour))).toEqual([4, 2, 0, 8]);
  });

  it("adds up the piles of a colour on all rows", () => {
    const state = position({ sea: { a1: "R2 M3", b6: "M4", f6: "R1 M5 R4 M6", c3: "R9", d6: "M1 R7" } });
    const { holds, piles } = holdings(state, 1);
    expect(piles).toBe(3);
    expect([0, 1].map((colour) => countIn(holds, colour))).toEqual([3, 4]);
    expect(holdings(state, 0).piles).toBe(2);
    expect(holdings(state, 2)).toEqual({ holds: 0, piles: 0 });
  });

  it("knows the nearest piles left, right, below and above, or the edge", () => {
    const sea = { c3: "R1", a3: "R2", f3: "R3", c1: "R4", c4: "R5", d5: "R6" };
    const near = (name: "c3" | "f3" | "d5") =>
      neighbours(position({ sea }), squareNamed(name)).map((square) =>
        square === EDGE ? "edge" : nameOf(square),
      );
    expect(near("c3")).toEqual(["a3", "f3", "c1", "c4"]);
    expect(near("f3")).toEqual(["c3", "edge", "edge", "edge"]);
    expect(near("d5")).toEqual(["edge", "edge", "edge", "edge"]);
  });

  it("an empty sea leads nowhere but to the edge", () => {
    expect(new Set(linksAmong(() => false))).toEqual(
      new Set([EDGE | (EDGE << 6) | (EDGE << 12) | (EDGE << 18)]),
    );
  });
});
