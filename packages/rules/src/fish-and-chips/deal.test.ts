import { describe, expect, it } from "vitest";
import { seeded, streamOf } from "../random.ts";
import { act, board, deal, playRound, position, seatOf, table } from "../testing/fish-and-chips.ts";
import { fishInPlay, fishName } from "./fish.ts";
import { fishAndChips } from "./game.ts";
import type { State } from "./state.ts";

/** The board as set-ups write it; every pile is one fish. */
function boardOf(state: State): string[][] {
  return fishAndChips.view(state, "spectator").board.map((row) => row.map(([fish = ""]) => fish));
}

describe("the deal of a seed never changes: records depend on it (FC-S4)", () => {
  it("two players", () => {
    const state = deal(2);
    expect(boardOf(state)).toEqual(
      board(`
        .   R14 M14 M16 M13 .
        M4  M5  M9  M1  R3  M10
        R5  R8  R13 R6  M8  R1
        M2  R9  M6  M12 R2  M15
        R4  R11 R12 M11 M7  R10
        .   R7  M3  R15 R16 .
      `),
    );
  });

  it("three players", () => {
    expect(boardOf(deal(3))).toEqual(
      board(`
        G12 G9  M10 M15 G6  R12
        G5  M9  R7  G15 M6  G10
        M5  R10 M16 R5  M12 M13
        M14 G8  R6  G11 R9  G16
        R16 G7  G14 R14 G13 R13
        R11 M11 M7  M8  R8  R15
      `),
    );
  });

  it("four players", () => {
    expect(boardOf(deal(4))).toEqual(
      board(`
        Y12 Y9  M16 G12 G15 R15
        G14 M15 R10 Y15 M12 Y10
        M11 R13 G13 R8  G9  G10
        G11 Y8  R9  Y11 R12 Y16
        M10 G16 Y14 M8  Y13 R16
        R14 G8  M13 M14 R11 M9
      `),
    );
  });

  it("the solitaire, with its order of colours (FC-1, FC-2)", () => {
    const state = deal(1);
    expect(boardOf(state)).toEqual(
      board(`
        G9  R10 M8  G14 M9  G16
        M10 Y12 Y16 Y9  G15 R9
        M12 M15 M16 G11 G8  R14
        Y14 Y15 Y8  Y13 R12 G10
        G13 Y11 M13 Y10 R8  G12
        R11 M14 M11 R15 R13 R16
      `),
    );
    expect(fishAndChips.view(state, 0).order).toEqual(["mauve", "green", "yellow", "red"]);
  });
});

describe.each([
  [2, "FC-S1"],
  [3, "FC-S2"],
  [4, "FC-S3"],
  [1, "FC-1"],
])("a round of %i", (players, rule) => {
  it(`has each of its fish once, in the first round and in later ones (${rule}, FC-E2)`, () => {
    const expected = fishInPlay(players === 1 ? 4 : players)
      .map(fishName)
      .toSorted();
    for (let seed = 0; seed < 20; seed++) {
      const state = deal(players, {}, { target: 1000 }, `table ${seed}`);
      const rows = boardOf(state);
      expect(rows.flat().filter(Boolean).toSorted()).toEqual(expected);
      if (players === 1) continue;
      playRound(state, seeded(`round ${seed}`));
      expect(boardOf(state).flat().filter(Boolean).toSorted()).toEqual(expected);
    }
  });
});

it("with two players the corners are empty in every round (FC-S1)", () => {
  const state = deal(2, {}, { target: 200 });
  for (let round = 1; round <= 4; round++) {
    const rows = boardOf(state);
    expect([rows[0]?.[0], rows[0]?.[5], rows[5]?.[0], rows[5]?.[5]]).toEqual(["", "", "", ""]);
    expect(rows.flat().filter((fish) => fish === "")).toHaveLength(4);
    playRound(state);
  }
});

describe("the fish are shuffled (FC-S4)", () => {
  it.each([2, 3, 4])("any fish of %i players lies on any square equally often", (players) => {
    const squares = players === 2 ? 32 : 36;
    const rounds = 100 * squares;
    const counts = new Map<number, number>();
    for (let i = 0; i < rounds; i++) {
      const square = boardOf(deal(players, {}, {}, `table ${i}`))
        .flat()
        .indexOf("M9");
      counts.set(square, (counts.get(square) ?? 0) + 1);
    }
    expect(counts.size).toBe(squares);
    // Pearson's measure: its mean is squares - 1; five standard deviations above it would be no chance.
    const measure = [...counts.values()].reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
    expect(measure).toBeLessThan(squares - 1 + 5 * Math.sqrt(2 * (squares - 1)));
  });
});

describe("the starting player", () => {
  const colours = { R: "red", M: "mauve", G: "green", Y: "yellow" } as const;

  it.each([3, 4])("of %i is whose fish lies on the buoy, f6 (FC-S5, FC-R2)", (players) => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const state = deal(players, {}, {}, `table ${seed}`);
      const onBuoy = boardOf(state)[0]?.[5]?.charAt(0) as keyof typeof colours;
      const { starter, turn, actors } = fishAndChips.view(state, "spectator");
      expect([starter, turn]).toEqual([colours[onBuoy], colours[onBuoy]]);
      expect(actors).toEqual(
        ["R", "M", "G", "Y"].flatMap((letter, seat) => (letter === onBuoy ? [seat] : [])),
      );
      seen.add(starter);
    }
    expect(seen.size).toBe(players);
  });

  it("of two is whose fish lies left of the buoy, on e6 (FC-S5)", () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const state = deal(2, {}, {}, `table ${seed}`);
      const leftOfBuoy = boardOf(state)[0]?.[4]?.charAt(0) as keyof typeof colours;
      expect(fishAndChips.view(state, 0).starter).toBe(colours[leftOfBuoy]);
      seen.add(leftOfBuoy);
    }
    expect(seen).toEqual(new Set(["R", "M"]));
  });

  it("is found anew for every round (FC-S5)", () => {
    const state = position({ sea: { c4: "R9", c6: "M5", a1: "M16" }, starter: "red" });
    const events = act(state, "c4-c6");
    const dealt = events.at(-1);
    expect(dealt).toEqual({ type: "dealt", round: 2, board: boardOf(state), starter: "mauve" });
    expect(boardOf(state)[0]?.[4]).toMatch(/^M/);
    expect(seatOf(state)).toBe(1);
  });
});

describe("the order of players is clockwise (FC-S6)", () => {
  it.each([
    [2, [1, 0, 1]],
    [3, [2, 0, 1, 2]],
    [4, [3, 0, 1, 2, 3]],
  ])("of %i", (players, seats) => {
    const last = seats[0] ?? 0;
    const state = deal(players, {}, {}, seedStartedBy(players, last));
    const acted = seats.slice(1).map(() => {
      const seat = seatOf(state);
      act(state, "ready");
      return seat;
    });
    expect([...acted, seatOf(state)]).toEqual(seats);
  });

  function seedStartedBy(players: number, seat: number): string {
    for (let i = 0; ; i++) if (deal(players, {}, {}, `table ${i}`).starter === seat) return `table ${i}`;
  }
});

describe("a set-up and the seed", () => {
  it("a set-up equal to the seed's own deal changes nothing that comes later", () => {
    for (const players of [2, 3, 4]) {
      const dealt = deal(players, {}, { target: 500 });
      const given = deal(players, { boards: [boardOf(dealt) as never] }, { target: 500 });
      expect({ ...given, boards: [] }).toEqual({ ...dealt, boards: [] });
      for (let round = 1; round < 4; round++) {
        expect(fishAndChips.view(given, 0)).toEqual(fishAndChips.view(dealt, 0));
        playRound(dealt);
        playRound(given);
      }
    }
  });

  it("an order equal to the seed's own, or another, leaves the solitaire's board as it was (FC-2)", () => {
    const dealt = deal(1);
    expect(fishAndChips.view(deal(1, { order: ["mauve", "green", "yellow", "red"] }), 0)).toEqual(
      fishAndChips.view(dealt, 0),
    );
    expect(boardOf(deal(1, { order: ["red", "mauve", "green", "yellow"] }))).toEqual(boardOf(dealt));
  });

  it("the given boards are played round by round, those beyond are dealt from the seed", () => {
    const [first, second] = [deal(2, {}, {}, "first"), deal(2, {}, {}, "second")].map(boardOf) as never[];
    const options = { target: 500 };
    const given = deal(2, { boards: [first as never, second as never] }, options);
    const dealt = deal(2, {}, options);
    expect(boardOf(given)).toEqual(first);
    playRound(given);
    playRound(dealt);
    expect(boardOf(given)).toEqual(second);
    expect(given.round).toBe(2);
    playRound(given);
    playRound(dealt);
    expect(given.round).toBe(3);
    expect(boardOf(given)).toEqual(boardOf(dealt));
    playRound(given);
    playRound(dealt);
    expect(boardOf(given)).toEqual(boardOf(dealt));
  });

  it("surplus boards change nothing", () => {
    const boards = ["first", "second", "third"].map((seed) => boardOf(deal(2, {}, {}, seed)) as never);
    const given = deal(2, { boards }, { target: 1 });
    playRound(given);
    expect(fishAndChips.winners(given)).not.toBeNull();
  });
});

describe("chance", () => {
  it("a deal draws from the stream it is given, and the game goes on with a copy of its own (FC-S4)", () => {
    const random = streamOf("guinguette", "deal");
    const state = fishAndChips.deal(table(2, {}, { target: 500 }), random);
    const dealt = { ...random };
    expect(dealt.count).toBe(16 + 32);
    expect(state.random).toEqual(dealt);
    playRound(state);
    expect(random).toEqual(dealt);
    expect(state.random.count).toBe(dealt.count + 32);
  });

  it("two games of one seed are the same, of two seeds are not", () => {
    expect(boardOf(deal(4, {}, {}, "a"))).toEqual(boardOf(deal(4, {}, {}, "a")));
    expect(boardOf(deal(4, {}, {}, "a"))).not.toEqual(boardOf(deal(4, {}, {}, "b")));
  });
});
