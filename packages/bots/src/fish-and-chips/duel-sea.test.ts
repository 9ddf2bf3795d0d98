import { colours } from "@guinguette/rules/fish-and-chips/fish";
import { fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import { SQUARES } from "@guinguette/rules/fish-and-chips/squares";
import { below, seeded } from "@guinguette/rules/random";
import { act, deal, legalCodes, position, seatOf } from "@guinguette/rules/testing/fish-and-chips";
import { describe, expect, it } from "vitest";
import {
  type DuelSea,
  duelSea,
  listCatches,
  MOST_CATCHES,
  makeCatch,
  promiseOf,
  restore,
} from "./duel-sea.ts";

/** A round of two, about to be caught. */
function round(seed: string) {
  const state = deal(2, {}, { target: 500 }, seed);
  act(state, "ready", "ready");
  return state;
}

/** The catches of a colour as the contract numbers them, and how good each looks. */
function catchesOf(sea: DuelSea, colour: number): Map<number, number> {
  const codes = new Int32Array(MOST_CATCHES);
  const looks = new Int32Array(MOST_CATCHES);
  const end = listCatches(sea, colour, codes, looks, 0);
  return new Map(
    Array.from(codes.subarray(0, end), (code, at) => [(code >> 6) * SQUARES + (code & 63), looks[at]!]),
  );
}

const codeOf = (contractCode: number) => (Math.floor(contractCode / SQUARES) << 6) | (contractCode % SQUARES);

/** All that a sea is, but for what is left over from lines taken back. */
const inFull = ({ undo: _undo, left, right, below, above, ...sea }: DuelSea) => {
  const occupied = Array.from({ length: SQUARES }, (_, square) => square).filter((at) => sea.piles[at] !== 0);
  return JSON.stringify([sea, occupied.map((at) => [left[at], right[at], below[at], above[at]])]);
};

describe("the sea of two colours", () => {
  it("goes catch for catch as the rules do, and back (FC-T2, FC-T3, FC-T4, FC-T5)", () => {
    for (let game = 0; game < 12; game++) {
      const state = round(`duel ${game}`);
      const random = seeded(`catches ${game}`);
      const sea = duelSea(fishAndChips.view(state, 0));
      const past: string[] = [];
      while (state.round === 1) {
        const view = fishAndChips.view(state, 0);
        const turn = colours.indexOf(view.turn);
        const codes = legalCodes(state);
        expect(new Set(catchesOf(sea, turn).keys())).toEqual(new Set(codes));
        expect(inFull({ ...sea, ply: 0 })).toBe(inFull(duelSea(view)));
        past.push(inFull(sea));
        const code = codes[below(random, codes.length)]!;
        const caught =
          view.board.flat()[(5 - Math.floor((code % SQUARES) / 6)) * 6 + ((code % SQUARES) % 6)]!;
        expect(makeCatch(sea, codeOf(code))).toBe(caught.length);
        fishAndChips.play(state, seatOf(state), code, null);
      }
      while (past.length > 0) {
        restore(sea);
        expect(inFull(sea)).toBe(past.pop());
      }
    }
  });

  it("a catch looks like what it wins, less what is then exposed, plus what is rescued", () => {
    const looked = (sea: Parameters<typeof position>[0]["sea"]) => {
      const state = position({ sea: sea as never, players: 2 });
      return Array.from(catchesOf(duelSea(fishAndChips.view(state, 0)), 0).values());
    };
    expect(looked({ a1: "R9", a3: "M1 R2 M5" })).toEqual([3]);
    // The octopus behind would take all four.
    expect(looked({ a1: "R9", a3: "M1 R2 M5", a6: "M16" })).toEqual([3 - 4]);
    // The shark on the same row threatens the catcher where it lies, and no longer where it goes.
    expect(looked({ a1: "R9", a3: "M5", f1: "M15" })).toEqual([1 + 1]);
  });

  it("promises the best and the second best catch, and each", () => {
    const state = position({ sea: { a1: "R9", a3: "M5", c1: "R4 M3", f6: "M2" }, players: 2 });
    const sea = duelSea(fishAndChips.view(state, 0));
    expect(promiseOf(sea, 0, 100, 10, 1)).toBe(2 * 100 + 10 + 2);
  });
});
