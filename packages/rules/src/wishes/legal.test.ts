import { describe, expect, it } from "vitest";
import { act, position } from "../testing/wishes.ts";
import { wishes } from "./game.ts";
import type { State } from "./state.ts";

function codes(state: State, seat: number): number[] {
  const moves = new Uint16Array(wishes.moveCount);
  return Array.from(moves.subarray(0, wishes.legal(state, seat, moves)));
}

describe("legal moves, in the order of their numbers", () => {
  it("a turn's actions: keep, wish, sell (IW-A1, IW-A2, IW-A3)", () => {
    expect(codes(position(), 0)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(codes(position({ boats: [["swordfish:double"]] }), 0)).toEqual([0, 1, 2, 3, 4, 5, 6, 21]);
    const full = position({ boats: [["swordfish:move1", "angelfish:double"]], worms: [1, 6, 6] });
    expect(codes(full, 0)).toEqual([4, 5, 9, 20]);
    const twoAlike = position({ boats: [["catfish:move1", "catfish:move2"]], worms: [0, 6, 6] });
    expect(codes(twoAlike, 0)).toEqual([4, 10]);
  });

  it("somebody always can: with full boats there is a fish to sell (IW-A3)", () => {
    const state = position({
      ocean: ["catfish:double", "monkfish:double", "starfish:double", "swordfish:double"],
      boats: [["angelfish:move1", "angelfish:move2"]],
    });
    expect(codes(state, 0)).toEqual([8]);
  });

  it("nobody but the seat whose turn it is (IW-S5)", () => {
    const state = position({ turn: 2 });
    expect(codes(state, 0)).toEqual([]);
    expect(codes(state, 1)).toEqual([]);
    expect(codes(state, 2)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(wishes.actors(state)).toBe(0b100);
    expect(wishes.legalIsPublic(state, 2)).toBe(true);
  });

  it("seats beyond the table have no pawn to move (IW-W6)", () => {
    const state = position({
      players: 2,
      ocean: ["catfish:waste", "monkfish:double", "starfish:double", "swordfish:double"],
      pawns: { swordfish: [1, 1], clownfish: [1, 0] },
      waste: [1, 2],
    });
    act(state, { type: "wish", card: 0 });
    expect(codes(state, 0)).toEqual([81, 101, 102, 106, 107]);
  });
});
