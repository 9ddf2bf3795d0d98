import { describe, expect, it } from "vitest";
import { act, fishable, legal, look, pond, pondNow, toFishing } from "../testing/chat-peche.ts";
import { chatPeche } from "./game.ts";

const nine = "F1 F2 F3 S1 S2 W F1 F2 F3";

describe("the turn of the table", () => {
  it("fills the nine spots from the top of the pile, row by row from a3 (CP-1)", () => {
    const state = pond(nine);
    expect(pondNow(state)).toEqual({
      a3: "F1",
      b3: "F2",
      c3: "F3",
      a2: "S1",
      b2: "S2",
      c2: "W",
      a1: "F1",
      b1: "F2",
      c1: "F3",
    });
    expect(look(state)).toMatchObject({ turn: 1, phase: "place", drawPile: 27, firstPlayer: 0 });
  });

  it("covers what is left with the next nine cards (CP-1)", () => {
    const state = pond(`${nine} W W W W W W S1 S1 S1`);
    toFishing(state, 1, 1);
    const log = act(state, "0 fish a1", "1 fish c1");
    expect(log.map(({ event }) => event)).toContainEqual({
      type: "filled",
      rule: "CP-1",
      turn: 2,
      cards: [
        { spot: "a3", card: "W", covered: "F1" },
        { spot: "b3", card: "W", covered: "F2" },
        { spot: "c3", card: "W", covered: "F3" },
        { spot: "a2", card: "W", covered: "S1" },
        { spot: "b2", card: "W", covered: "S2" },
        { spot: "c2", card: "W", covered: "W" },
        { spot: "a1", card: "S1", covered: null },
        { spot: "b1", card: "S1", covered: "F2" },
        { spot: "c1", card: "S1", covered: null },
      ],
      drawPile: 18,
    });
    expect(pondNow(state)).toEqual({
      a3: "Wx2",
      b3: "Wx2",
      c3: "Wx2",
      a2: "Wx2",
      b2: "Wx2",
      c2: "Wx2",
      a1: "S1",
      b1: "S1x2",
      c1: "S1",
    });
    expect(look(state)).toMatchObject({ turn: 2, phase: "place", actors: [0, 1], drawPile: 18 });
  });

  it("lets everybody place at once, in any order of the seats (CP-2)", () => {
    const state = pond(nine, 3);
    expect(look(state).actors).toEqual([0, 1, 2]);
    expect(legal(state, 2)).toEqual([1, 2, 3].map((column) => ({ type: "place", column })));
    act(state, "1 place 2");
    expect(look(state).actors).toEqual([0, 2]);
    expect(legal(state, 1)).toEqual([]);
    act(state, "2 place 3");
    expect(look(state)).toMatchObject({ actors: [0], phase: "place" });
    const other = pond(nine, 3);
    act(other, "2 place 3", "0 place 1", "1 place 2");
    act(state, "0 place 1");
    for (const viewer of [0, 1, 2, "spectator"] as const)
      expect(look(state, viewer)).toEqual(look(other, viewer));
    expect(look(state)).toMatchObject({ actors: [0], phase: "lure" });
  });

  it("tells the others that a cat is placed, not where; the last one opens the luring (CP-2, CP-R6)", () => {
    const state = pond(nine, 2, {}, 1);
    expect(act(state, "0 place 3")).toEqual([
      {
        event: { type: "placed", seat: 0, column: 3 },
        seat: 0,
        others: { type: "placed", seat: 0, column: null },
      },
    ]);
    expect(act(state, "1 place 1")).toEqual([
      {
        event: { type: "placed", seat: 1, column: 1 },
        seat: 1,
        others: { type: "placed", seat: 1, column: null },
      },
      { event: { type: "allPlaced", next: 1 } },
    ]);
  });

  it("lures once each, in order from the first player clockwise (CP-3)", () => {
    const state = pond(nine, 3, {}, 1);
    act(state, "0 place 1", "1 place 1", "2 place 1");
    expect(look(state).actors).toEqual([1]);
    act(state, "1 lure a3-b3");
    expect(look(state).actors).toEqual([2]);
    act(state, "2 stay");
    expect(look(state).actors).toEqual([0]);
    act(state, "0 lure c1-c2");
    expect(look(state)).toMatchObject({ phase: "fish", actors: [1] });
  });

  it("lists staying, then every lure from a spot with cards to the spots beside it (CP-3, CP-3a)", () => {
    const state = pond(nine);
    act(state, "0 place 1", "1 place 1");
    const pairs = legal(state, 0).map((each) =>
      each.type === "lure" ? `${each.from}-${each.to}` : each.type,
    );
    expect(pairs).toEqual(
      (
        "stay a3-b3 a3-a2 b3-a3 b3-c3 b3-b2 c3-b3 c3-c2 a2-a3 a2-b2 a2-a1 b2-b3 b2-a2 b2-c2 b2-b1 c2-c3 c2-b2 " +
        "c2-c1 a1-a2 a1-b1 b1-b2 b1-a1 b1-c1 c1-c2 c1-b1"
      ).split(" "),
    );
  });

  it.each(["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"] as const)(
    "lures nothing from %s once it is empty, and onto it from all sides (CP-R4)",
    (spot) => {
      const state = pond(nine, 4);
      act(state, "0 place 1", "1 place 1", "2 place 1", "3 place 1");
      const to = chatPeche
        .view(state, 0)
        .pond.map((each) => each.spot)
        .find((other) =>
          legal(state, 0).some((each) => each.type === "lure" && each.from === spot && each.to === other),
        );
      act(state, `0 lure ${spot}-${to}`);
      const lures = legal(state, 1).filter((each) => each.type === "lure");
      expect(lures.filter(({ from }) => from === spot)).toEqual([]);
      expect(lures.filter((each) => each.to === spot).length).toBeGreaterThanOrEqual(2);
      expect(lures).toHaveLength(24 - lures.filter((each) => each.to === spot).length);
    },
  );

  it("may be left alone: luring is optional (CP-3a)", () => {
    const state = pond(nine);
    act(state, "0 place 1", "1 place 1");
    const before = pondNow(state);
    expect(act(state, "0 stay")).toEqual([{ event: { type: "stayed", seat: 0 } }]);
    expect(pondNow(state)).toEqual(before);
  });

  it("moves the whole pile; it lands on top, and several players may move it on (CP-3c, CP-R4)", () => {
    const state = pond(nine, 3);
    act(state, "0 place 1", "1 place 1", "2 place 1");
    expect(act(state, "0 lure a2-b2")).toEqual([
      {
        event: { type: "lured", seat: 0, from: "a2", to: "b2", top: "S1", moved: 1, onto: 1, covered: "S2" },
      },
    ]);
    expect(pondNow(state)).toMatchObject({ b2: "S1x2" });
    expect(act(state, "1 lure b2-c2")).toEqual([
      { event: { type: "lured", seat: 1, from: "b2", to: "c2", top: "S1", moved: 2, onto: 1, covered: "W" } },
    ]);
    expect(act(state, "2 lure c2-b2")[0]).toEqual({
      event: { type: "lured", seat: 2, from: "c2", to: "b2", top: "S1", moved: 3, onto: 0, covered: null },
    });
    expect(pondNow(state)).toMatchObject({ b2: "S1x3" });
    expect(look(state).pond.filter(({ height }) => height === 0)).toEqual([
      { spot: "a2", top: null, height: 0 },
      { spot: "c2", top: null, height: 0 },
    ]);
  });

  it("keeps the order inside a lured pile: what was on top stays on top, new cards cover it (CP-R4)", () => {
    const state = pond(`${nine} S2 W W W W W W W W`);
    act(state, "0 place 3", "1 place 3", "0 lure a3-b3", "1 stay");
    expect(pondNow(state)).toMatchObject({ b3: "F1x2" });
    act(state, "0 fish c3", "1 fish a1");
    expect(pondNow(state)).toMatchObject({ b3: "Wx3", a3: "S2", c3: "W" });
  });
});

describe("in silence", () => {
  it("a whole game goes the same way, and clones go their own (CP-E1)", () => {
    const [told, silent] = [pond(nine, 4), pond(nine, 4)];
    const buffer = new Uint16Array(chatPeche.moveCount);
    for (let step = 0; chatPeche.actors(told) !== 0; step++) {
      const seat = 31 - Math.clz32(chatPeche.actors(told));
      const count = chatPeche.legal(told, seat, buffer);
      const code = buffer[(step * 7) % count] ?? 0;
      const kept = chatPeche.clone(silent);
      chatPeche.play(told, seat, code, []);
      chatPeche.play(silent, seat, code, null);
      expect(silent).toEqual(told);
      chatPeche.play(kept, seat, buffer[(step * 5) % count] ?? 0, null);
      expect(silent).toEqual(told);
    }
    expect(look(silent)).toMatchObject({ phase: "over", turn: 4 });
    expect(look(silent).seats.map(({ revealed, cat }) => [revealed, cat !== null])).toEqual(
      Array.from({ length: 4 }, () => [true, true]),
    );
  });
});

describe("fishing", () => {
  it("reveals one player at a time, in order, before they choose (CP-4, CP-R6)", () => {
    const state = pond(nine, 3, {}, 2);
    const log = toFishing(state, 1, 2, 3);
    expect(log.at(-1)).toEqual({
      event: { type: "revealed", seat: 2, column: 3, spots: ["a3", "a2", "a1"] },
    });
    expect(look(state).seats.map(({ revealed, cat }) => [revealed, cat])).toEqual([
      [false, null],
      [false, null],
      [true, 3],
    ]);
    expect(act(state, "2 fish a1").at(-1)).toEqual({
      event: { type: "revealed", seat: 0, column: 1, spots: ["a1", "a2", "a3"] },
    });
    expect(look(state).seats.map(({ revealed }) => revealed)).toEqual([true, false, true]);
  });

  it("takes all cards of one spot of the cat's column (CP-4)", () => {
    const state = pond(nine);
    act(state, "0 place 2", "1 place 1", "0 lure a2-b2", "1 stay");
    expect(fishable(state, 0)).toEqual(["b3", "b2", "b1"]);
    expect(act(state, "0 fish b2")[0]).toEqual({
      event: { type: "fished", seat: 0, spot: "b2", top: "S1", count: 2, cards: ["S1", "S2"], bucket: 2 },
      seat: 0,
      others: { type: "fished", seat: 0, spot: "b2", top: "S1", count: 2, cards: null, bucket: 2 },
    });
    expect(look(state, 0).seats[0]?.bucket).toEqual(["S1", "S2"]);
    expect(pondNow(state)).not.toHaveProperty("b2");
  });

  it("may not choose an empty spot while another holds cards, and must fish even stones (CP-4a)", () => {
    const state = pond("S1 F2 F3 S1 S2 W S1 F2 F3", 2);
    act(state, "0 place 1", "1 place 2", "0 lure a2-a1", "1 lure a1-b1");
    expect(fishable(state, 0)).toEqual(["a3"]);
    act(state, "0 fish a3");
    expect(look(state, 0).seats[0]?.bucket).toEqual(["S1"]);
  });

  it("skips a player whose column is empty, who reveals at their place in the order (CP-4b, CP-R6)", () => {
    const state = pond(nine, 4);
    act(state, "0 place 1", "1 place 1", "2 place 3", "3 place 1");
    act(state, "0 lure a3-b3", "1 lure a1-b1", "2 stay", "3 stay");
    expect(fishable(state, 0)).toEqual(["a2"]);
    // Seat 1, west, fishes row 3; seat 2, north, faces column a again and finds nothing.
    act(state, "0 fish a2");
    expect(fishable(state, 1)).toEqual(["b3", "c3"]);
    expect(act(state, "1 fish c3").slice(1)).toEqual([
      { event: { type: "revealed", seat: 2, column: 3, spots: ["a3", "a2", "a1"] } },
      { event: { type: "nothingToFish", rule: "CP-4b", seat: 2, column: 3 } },
      { event: { type: "revealed", seat: 3, column: 1, spots: ["c1", "b1", "a1"] } },
    ]);
    expect(look(state)).toMatchObject({ actors: [3], phase: "fish" });
    expect(look(state).seats[2]).toMatchObject({ bucketCount: 0, revealed: true });
    expect(fishable(state, 3)).toEqual(["b1", "c1"]);
  });

  it("ends the turn when the last players have nothing to take (CP-4b, CP-5)", () => {
    const state = pond(nine, 2);
    act(state, "0 place 1", "1 place 3", "0 lure a3-b3", "1 lure a1-b1");
    const log = act(state, "0 fish a2").map(({ event }) => event.type);
    expect(log).toEqual(["fished", "revealed", "nothingToFish", "floatPassed", "filled"]);
    expect(look(state)).toMatchObject({ turn: 2, firstPlayer: 1, actors: [0, 1] });
  });

  it("passes the float to the next seat clockwise, round and round (CP-5)", () => {
    const state = pond(nine, 3, {}, 2);
    toFishing(state, 1, 1, 1);
    const log = act(state, "2 fish c3", "0 fish a1", "1 fish b3");
    expect(log.map(({ event }) => event.type)).toEqual([
      "fished",
      "revealed",
      "fished",
      "revealed",
      "fished",
      "floatPassed",
      "filled",
    ]);
    expect(log.at(-2)).toEqual({ event: { type: "floatPassed", rule: "CP-5", from: 2, to: 0 } });
    expect(look(state).firstPlayer).toBe(0);
    expect(look(state).seats.map(({ placed, cat, revealed }) => [placed, cat, revealed])).toEqual([
      [false, null, false],
      [false, null, false],
      [false, null, false],
    ]);
  });
});
