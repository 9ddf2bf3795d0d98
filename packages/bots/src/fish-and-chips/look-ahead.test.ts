import type { Log } from "@guinguette/rules/contract";
import type { Event } from "@guinguette/rules/fish-and-chips/events";
import { colours } from "@guinguette/rules/fish-and-chips/fish";
import { fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { Options } from "@guinguette/rules/fish-and-chips/options";
import type { State } from "@guinguette/rules/fish-and-chips/state";
import { below, seeded } from "@guinguette/rules/random";
import { deal, legalCodes, position, seatOf } from "@guinguette/rules/testing/fish-and-chips";
import { describe, expect, it } from "vitest";
import { steps } from "../budget.ts";
import { lookAhead } from "./look-ahead.ts";
import { POINT, SWEEP } from "./one-against-all.ts";

const patient = () => steps(1_000_000);

/** A position of a round played at random until so many piles are left, or null if it ends before. */
function late(players: number, recaptured: Options["recaptured"], seed: string, piles: number): State | null {
  const state = deal(players, {}, { target: 500, recaptured }, seed);
  const random = seeded(seed);
  for (;;) {
    const { board, round, phase } = fishAndChips.view(state, 0);
    if (round > 1 || phase === "over") return null;
    if (board.flat().filter((pile) => pile.length > 0).length === piles) return state;
    const codes = legalCodes(state);
    const code = phase === "repositioning" ? codes.length - 1 : below(random, codes.length);
    fishAndChips.play(state, seatOf(state), codes[code]!, null);
  }
}

function lead(points: readonly number[], own: number): number {
  const others = points.reduce((sum, each) => sum + each, 0) - points[own]!;
  return points[own]! * POINT - others * (POINT / (points.length - 1));
}

/** One's lead when the round is over, all others playing together against it, by the contract alone. A sweep
 * has its prize where it wins (FC-E4). */
function plain(state: State, own: number, known: Map<string, number>): number {
  const view = fishAndChips.view(state, 0);
  const key = JSON.stringify([view.turn, view.board]);
  const before = known.get(key);
  if (before !== undefined) return before;
  const seat = seatOf(state);
  let best = seat === own ? -Infinity : Infinity;
  for (const code of legalCodes(state)) {
    const next = fishAndChips.clone(state);
    const log: Log<Event> = [];
    fishAndChips.play(next, seat, code, log);
    const end = log.map(({ event }) => event).find(({ type }) => type === "roundEnded");
    const value =
      end?.type === "roundEnded" ? lead(end.points, own) + prize(next, own) : plain(next, own, known);
    best = seat === own ? Math.max(best, value) : Math.min(best, value);
  }
  known.set(key, best);
  return best;
}

function prize(state: State, own: number): number {
  const { sweeper, players, options } = fishAndChips.view(state, 0);
  // With two colours, where own fish do not count, a sweep is the greatest lead anyway.
  if (sweeper === null || (players === 2 && options.recaptured === "ignored")) return 0;
  return sweeper === own ? SWEEP : -SWEEP;
}

describe("looking ahead to the end of a round", () => {
  const tables = [2, 3, 4].flatMap((players) =>
    (["ignored", "counted"] as const).map((recaptured) => ({ players, recaptured })),
  );

  it.each(tables)(
    "proves what following every line proves: $players players, $recaptured",
    ({ players, recaptured }) => {
      let compared = 0;
      for (let game = 0; game < 40; game++) {
        const state = late(players, recaptured, `late ${game}`, 9);
        if (state === null) continue;
        const view = fishAndChips.view(state, 0);
        const turn = colours.indexOf(view.turn);
        for (const own of players === 2 ? [turn] : [turn, (turn + 1) % players]) {
          const { value, proved, mine } = lookAhead(view, turn, own, patient());
          expect(proved).toBe(true);
          expect(mine).toBe(own === turn);
          const now = lead(view.caught, own);
          expect((mine ? value : -value) + now).toBe(plain(state, own, new Map()));
          compared++;
        }
      }
      expect(compared).toBeGreaterThan(12);
    },
  );

  it("proves a round of two with 18 piles left", () => {
    for (let game = 0; game < 3; game++) {
      const state = late(2, "ignored", `solved ${game}`, 18);
      if (state === null) throw new Error("over too soon");
      const turn = colours.indexOf(fishAndChips.view(state, 0).turn);
      // Each step is a few hundred positions.
      expect(lookAhead(fishAndChips.view(state, 0), turn, turn, steps(2000)).proved).toBe(true);
    }
  });

  it("counts a sweep for more than fish, where fewer piles could count for more (FC-E4, FC-R5)", () => {
    const sea = { a1: "R16", c1: "M2", f1: "M3 M4 M5 M6 M7 R15" } as const;
    const state = position({ sea, players: 2, options: { recaptured: "counted" } });
    const { value, proved } = lookAhead(fishAndChips.view(state, 0), 0, 0, patient());
    expect(proved).toBe(true);
    expect(value).toBeGreaterThan(SWEEP / 2);
  });
});
