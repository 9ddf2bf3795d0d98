import { colourOf, colours, fishNamed } from "@guinguette/rules/fish-and-chips/fish";
import { fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import { boardSquare, SQUARES } from "@guinguette/rules/fish-and-chips/squares";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import { below, seeded } from "@guinguette/rules/random";
import { act, deal, legalCodes, position, seatOf } from "@guinguette/rules/testing/fish-and-chips";
import { describe, expect, it } from "vitest";
import { countIn, fishOn, MOST_CATCHES, makeCatch, type Sea, seaOf, takeBack } from "./sea.ts";

/** All that a sea is, but for what is left over from lines taken back. */
function inFull(sea: Sea): string {
  const { piles, links, holds, owned, low, high, turn, ply } = sea;
  const occupied = Array.from({ length: SQUARES }, (_, square) => square).filter(
    (square) => piles[square] !== 0,
  );
  const kept = occupied.map((square) => [square, piles[square], links[square], holds[square]]);
  return JSON.stringify([kept, Array.from(owned), low, high, turn, ply, catchesOf(sea)]);
}

/** The catches as the contract numbers them. */
function catchesOf(sea: Sea): number[] {
  const base = sea.ply * MOST_CATCHES;
  const codes = sea.catches.slice(base, base + sea.counts[sea.ply]!);
  return Array.from(codes, (code) => (code >> 6) * SQUARES + (code & 63));
}

function codeOf(contractCode: number): number {
  return (Math.floor(contractCode / SQUARES) << 6) | (contractCode % SQUARES);
}

/** The top fish of each square and how many fish of each colour lie there. */
function pilesIn(sea: Sea): number[][] {
  return Array.from({ length: SQUARES }, (_, square) => {
    const top = fishOn(sea, square);
    return top === 0 ? [] : [top, ...[0, 1, 2, 3].map((colour) => countIn(sea.holds[square]!, colour))];
  });
}

function pilesSeen(view: View): number[][] {
  const seen: number[][] = [];
  for (const [row, piles] of view.board.entries())
    for (const [column, names] of piles.entries()) {
      const fish = names.map(fishNamed);
      const counts = [0, 1, 2, 3].map((colour) => fish.filter((one) => colourOf(one) === colour).length);
      seen[boardSquare(row, column)] = fish.length === 0 ? [] : [fish[fish.length - 1]!, ...counts];
    }
  return seen;
}

describe("the sea of a search", () => {
  it.each([1, 2, 3, 4])("goes move for move as the rules do, with %i players", (players) => {
    for (let game = 0; game < 6; game++) {
      const state = deal(players, {}, { target: 500 }, `sea ${game}`);
      const random = seeded(`moves ${game}`);
      if (players > 1) act(state, ...Array.from({ length: players }, () => "ready"));
      const view = fishAndChips.view(state, 0);
      const sea = seaOf(view, "colours", colours.indexOf(view.turn));
      const { round } = state;
      const past: string[] = [];
      for (;;) {
        const codes = legalCodes(state);
        expect(catchesOf(sea)).toEqual(codes);
        const now = fishAndChips.view(state, 0);
        expect(colours[sea.turn]).toBe(now.turn);
        expect(pilesIn(sea)).toEqual(pilesSeen(now));
        const code = codes[below(random, codes.length)]!;
        past.push(inFull(sea));
        makeCatch(sea, codeOf(code));
        fishAndChips.play(state, seatOf(state), code, null);
        if (fishAndChips.actors(state) === 0 || state.round !== round) break;
      }
      expect(sea.turn).toBe(-1);
      while (sea.ply > 0) {
        takeBack(sea);
        expect(inFull(sea)).toBe(past.pop());
      }
    }
  });

  it("has the key of its position, however it came there", () => {
    const state = deal(3, {}, { target: 500 }, "keys");
    act(state, "ready", "ready", "ready");
    const first = fishAndChips.view(state, 0);
    const sea = seaOf(first, "colours", colours.indexOf(first.turn));
    const keys = new Set<string>();
    while (sea.counts[sea.ply]! > 0 && state.round === 1) {
      const view = fishAndChips.view(state, 0);
      const fresh = seaOf(view, "colours", colours.indexOf(view.turn));
      expect([sea.low, sea.high]).toEqual([fresh.low, fresh.high]);
      keys.add(`${sea.low} ${sea.high}`);
      const code = catchesOf(sea)[0]!;
      makeCatch(sea, codeOf(code));
      fishAndChips.play(state, seatOf(state), code, null);
    }
    expect(keys.size).toBe(sea.ply);
  });

  it("remembers of a pile what it is asked to", () => {
    const view = fishAndChips.view(position({ sea: { c4: "M3 R2 R9", c6: "M5" } }), 0);
    expect(seaOf(view, "top", 0).holds[20]).toBe(0);
    expect(countIn(seaOf(view, "colours", 0).holds[20]!, 0)).toBe(2);
  });
});
