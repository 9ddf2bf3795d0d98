import { below, seeded } from "@guinguette/rules/random";
import { describe, expect, it } from "vitest";
import { noTime, steps } from "../budget.ts";
import { type Sides, searched } from "./alpha-beta.ts";
import { mix, spread } from "./keys.ts";

/** A row of coins, taken from either end; whoever takes an odd coin from the left takes again. */
interface Row {
  readonly coins: readonly number[];
  readonly taken: { readonly left: number; readonly right: number; readonly side: number }[];
  left: number;
  right: number;
  side: number;
}

function rowOf(coins: readonly number[]): Row {
  return { coins, taken: [], left: 0, right: coins.length, side: 0 };
}

const PRIZE = 100;
const row: Sides<Row> = {
  mostMoves: 2,
  mostPlies: 64,
  moveCount: 2,
  side: ({ left, right, side }) => (left === right ? -1 : side),
  list({ left, right }, moves, moveScores, at) {
    for (const move of [0, 1]) {
      moves[at + move] = move;
      moveScores[at + move] = 0;
    }
    return right - left === 1 ? 1 : 2;
  },
  make(position, move) {
    const { left, right, side, coins } = position;
    position.taken.push({ left, right, side });
    const coin = move === 0 ? coins[position.left++]! : coins[--position.right]!;
    if (move === 1 || coin % 2 === 0) position.side = 1 - side;
    return coin;
  },
  unmake(position) {
    const { left, right, side } = position.taken.pop()!;
    position.left = left;
    position.right = right;
    position.side = side;
  },
  low: ({ left, right, side }) => spread(left * 64 + right, side),
  high: ({ left, right, side }) => mix(left * 64 + right, side),
  evaluate: () => 0,
  most: () => 10_000,
  least: () => -10_000,
  /** Whoever did not have to take the last coin has a prize. */
  settle: ({ side }) => (side === 0 ? PRIZE : -PRIZE),
};

/** The same without any art. */
function plain(position: Row): number {
  const { side } = position;
  if (row.side(position) === -1) return side === 0 ? PRIZE : -PRIZE;
  let best = -Infinity;
  for (const move of position.right - position.left === 1 ? [0] : [0, 1]) {
    const won = row.make(position, move);
    const rest = plain(position);
    row.unmake(position);
    best = Math.max(best, side === 0 ? won + rest : won - rest);
  }
  return side === 0 ? best : -best;
}

function coinsOf(seed: string, count: number): number[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => below(random, 20) - 5);
}

const patient = () => steps(1_000_000);

describe("a search to the end", () => {
  it("finds the value and a move that has it", () => {
    for (let i = 0; i < 200; i++) {
      const position = rowOf(coinsOf(`row ${i}`, 1 + (i % 12)));
      const found = searched(row, position, patient());
      expect(found.proved).toBe(true);
      expect(found.value).toBe(plain(position));
      const won = row.make(position, found.move);
      expect(won + plain(position)).toBe(found.value);
    }
  });

  it("leaves the position as it was", () => {
    const position = rowOf(coinsOf("left", 9));
    searched(row, position, patient());
    expect(position).toEqual(rowOf(coinsOf("left", 9)));
  });

  it("needs no more looks than there are positions, each depth once", () => {
    const { nodes } = searched(row, rowOf(coinsOf("long", 30)), patient());
    expect(nodes).toBeLessThan(30 * 30 * 31);
  });
});

describe("a search cut short", () => {
  it("looks one move ahead without any time", () => {
    expect(searched(row, rowOf([3, 8, 1, 9]), noTime)).toMatchObject({
      move: 1,
      value: 9,
      depth: 1,
      proved: false,
    });
  });

  it("looks as deep as it is told, and says that nothing is proved", () => {
    const found = searched(row, rowOf(coinsOf("deep", 20)), patient(), 4);
    expect(found).toMatchObject({ depth: 4, proved: false });
  });

  it("answers from the last depth it finished when time is out", () => {
    const coins = coinsOf("time", 60);
    const cut = searched(row, rowOf(coins), steps(8));
    expect(cut.proved).toBe(false);
    expect(cut).toMatchObject({ ...searched(row, rowOf(coins), patient(), cut.depth), nodes: cut.nodes });
  });

  it("has no move where it is over, but a value", () => {
    expect(searched(row, rowOf([]), noTime)).toMatchObject({ move: -1, value: PRIZE, proved: true });
  });
});
