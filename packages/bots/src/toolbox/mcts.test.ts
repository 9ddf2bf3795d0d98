import type { Types } from "@guinguette/rules/contract";
import { describe, expect, it } from "vitest";
import { noTime, steps } from "../budget.ts";
import { type Evaluation, type Manner, mostTried, type Rules, tried } from "./mcts.ts";

/** Whoever takes the last counters of a heap wins; one to three are taken in a turn. */
interface Heap {
  players: number;
  left: number;
  turn: number;
}
interface Heaps extends Types {
  state: Heap;
}

const heaps: Rules<Heaps> = {
  moveCount: 4,
  clone: (heap) => ({ ...heap }),
  actors: ({ left, turn }) => (left === 0 ? 0 : 1 << turn),
  legal({ left }, _seat, moves) {
    const count = Math.min(3, left);
    for (let i = 0; i < count; i++) moves[i] = i + 1;
    return count;
  },
  play(heap, seat, taken) {
    heap.left -= taken;
    if (heap.left > 0) heap.turn = (seat + 1) % heap.players;
  },
};

/** Knows who has won and nothing else. */
const unknowing: Evaluation<Heaps> = {
  keyOf: (_heap, code) => code,
  writeShares({ players, left, turn }, shares) {
    for (let seat = 0; seat < players; seat++) shares[seat] = left > 0 ? 1 / players : seat === turn ? 1 : 0;
  },
};

const manner: Manner = { visits: 2000, curiosity: 0.5, leeway: 0.5, trust: 1 };

function taken(heap: Heap): number {
  return mostTried(tried(heaps, unknowing, manner, () => ({ ...heap }), steps(2000)));
}

describe("two players and nothing hidden", () => {
  it.each([
    { left: 5, best: 1 },
    { left: 6, best: 2 },
    { left: 7, best: 3 },
    { left: 10, best: 2 },
    { left: 13, best: 1 },
  ])("with $left counters, leaves a multiple of four by taking $best", ({ left, best }) => {
    expect(taken({ players: 2, left, turn: 0 })).toBe(best);
    expect(taken({ players: 2, left, turn: 1 })).toBe(best);
  });

  it("knows a hopeless case for what it is", () => {
    for (const { share } of tried(
      heaps,
      unknowing,
      manner,
      () => ({ players: 2, left: 4, turn: 0 }),
      steps(2000),
    ))
      expect(share).toBeLessThan(0.1);
  });
});

it.each([3, 4, 5])("of %i players, each plays for itself and clears the heap when it can", (players) => {
  expect(taken({ players, left: 3, turn: 2 })).toBe(3);
  expect(taken({ players, left: 2, turn: 1 })).toBe(2);
  const shares = tried(heaps, unknowing, manner, () => ({ players, left: 4, turn: 0 }), steps(2000));
  for (const { share } of shares) expect(share).toBeLessThan(0.1);
});

/** A bet on a coin that nobody sees before it is made, or half of the prize for sure. */
interface Coin {
  readonly heads: boolean;
  made: "bet" | "sure" | null;
}
interface Coins extends Types {
  state: Coin;
}

const coins: Rules<Coins> = {
  moveCount: 2,
  clone: (coin) => ({ ...coin }),
  actors: ({ made }) => (made === null ? 1 : 0),
  legal(_coin, _seat, moves) {
    moves[0] = 0;
    moves[1] = 1;
    return 2;
  },
  play(coin, _seat, code) {
    coin.made = code === 0 ? "sure" : "bet";
  },
};

const coinEvaluation: Evaluation<Coins> = {
  keyOf: (_coin, code) => code,
  writeShares({ made, heads }, shares) {
    shares[0] = made === "bet" ? (heads ? 1 : 0) : 0.5;
    shares[1] = 1 - shares[0];
  },
};

it.each([
  { heads: 3, move: 0 },
  { heads: 7, move: 1 },
])("does not bet as if it saw the coin, with $heads heads in ten", ({ heads, move }) => {
  let imagined = 0;
  const imagine = (): Coin => ({ heads: imagined++ % 10 < heads, made: null });
  const moves = tried(coins, coinEvaluation, manner, imagine, steps(2000));
  expect(mostTried(moves)).toBe(move);
  expect(Math.abs(moves[1]!.share - heads / 10)).toBeLessThan(0.1);
});

it("without time, takes what looks best at first", () => {
  const moves = tried(heaps, unknowing, manner, () => ({ players: 2, left: 3, turn: 0 }), noTime);
  expect(moves.map(({ visits }) => visits)).toEqual([0, 0, 0]);
  expect(mostTried(moves)).toBe(3);
});

/** A turn of two parts: a door, then one of the two prizes behind it. */
interface Doors extends Types {
  state: { door: number | null; prize: number | null };
}

const prizes = [
  [0.5, 0.6],
  [0.9, 0.1],
];

const doors: Rules<Doors> = {
  moveCount: 2,
  clone: (state) => ({ ...state }),
  actors: ({ prize }) => (prize === null ? 1 : 0),
  legal(_state, _seat, moves) {
    moves[0] = 0;
    moves[1] = 1;
    return 2;
  },
  play(state, _seat, code) {
    if (state.door === null) state.door = code;
    else state.prize = prizes[state.door]![code]!;
  },
};

it("looks to the end of a turn of several parts, and makes the best of it", () => {
  const evaluation: Evaluation<Doors> = {
    keyOf: (_state, code) => code,
    writeShares({ prize }, shares) {
      shares[0] = prize!;
      shares[1] = 1 - prize!;
    },
  };
  const looks = tried(doors, evaluation, manner, () => ({ door: null, prize: null }), noTime);
  expect(looks.map(({ share }) => share)).toEqual([0.6, 0.9]);
});

it("makes no more visits than its manner or its budget allows", () => {
  const heap: Heap = { players: 2, left: 13, turn: 0 };
  const visitsOf = (visits: number, asked: number) =>
    tried(heaps, unknowing, { ...manner, visits }, () => ({ ...heap }), steps(asked)).reduce(
      (sum, each) => sum + each.visits,
      0,
    );
  expect(visitsOf(50, 1000)).toBe(50);
  expect(visitsOf(1000, 5)).toBe(40);
});

it("cannot search where nobody moves", () => {
  expect(() => tried(heaps, unknowing, manner, () => ({ players: 2, left: 0, turn: 0 }), noTime)).toThrow(
    "none",
  );
});
