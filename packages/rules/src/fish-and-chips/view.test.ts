import { describe, expect, it } from "vitest";
import { below, seeded } from "../random.ts";
import { act, deal, legalCodes, playRound, position, seatOf } from "../testing/fish-and-chips.ts";
import { fishAndChips } from "./game.ts";
import type { State } from "./state.ts";
import type { View } from "./view.ts";

const { view } = fishAndChips;
const sampler = (seen: View) => fishAndChips.sampler(seen, []);

const midway = position({
  players: 3,
  turn: "green",
  starter: "mauve",
  round: 2,
  scores: [12, 0, 31],
  options: { target: 40, recaptured: "counted", reposition: "first-round" },
  sea: { a6: "M7 R5 G9", c6: "M16", f1: "G5 R6", d3: "M8" },
});

describe("what anybody sees", () => {
  it("is everything that lies on the table: nothing is hidden (FC-S4)", () => {
    expect(view(midway, "spectator")).toEqual({
      seat: "spectator",
      players: 3,
      options: { target: 40, recaptured: "counted", reposition: "first-round" },
      round: 2,
      phase: "catching",
      actors: [2],
      order: ["red", "mauve", "green"],
      starter: "mauve",
      turn: "green",
      swapped: [],
      board: [
        [["M7", "R5", "G9"], [], ["M16"], [], [], []],
        [[], [], [], [], [], []],
        [[], [], [], [], [], []],
        [[], [], [], ["M8"], [], []],
        [[], [], [], [], [], []],
        [[], [], [], [], [], ["G5", "R6"]],
      ],
      caught: [1, 0, 2],
      scores: [12, 0, 31],
      sweeper: null,
      winners: null,
    });
  });

  it("names all options, as they are (FC-R4, FC-R5)", () => {
    expect(view(deal(2), 0).options).toEqual({
      target: 60,
      recaptured: "ignored",
      reposition: "every-round",
    });
    expect(view(deal(2, {}, { target: 7, recaptured: "counted" }), 0).options).toEqual({
      target: 7,
      recaptured: "counted",
      reposition: "every-round",
    });
    expect(view(deal(2, {}, { reposition: "first-round" }), 0).options.reposition).toBe("first-round");
  });

  it("is the same for every seat but for who looks", () => {
    for (const seat of [0, 1, 2]) expect(view(midway, seat)).toEqual({ ...view(midway, "spectator"), seat });
  });

  it("the keys come in one order", () => {
    expect(Object.keys(view(midway, 0)).join(" ")).toBe(
      "seat players options round phase actors order starter turn swapped board caught scores sweeper winners",
    );
  });

  it("says what was swapped already, octopus first (FC-R4)", () => {
    const sea = { a1: "R16", f1: "R15" };
    expect(view(position({ phase: "repositioning", sea, swapped: ["octopus"] }), 0).swapped).toEqual([
      "octopus",
    ]);
    expect(view(position({ phase: "repositioning", sea, swapped: ["shark"] }), 0)).toMatchObject({
      phase: "repositioning",
      swapped: ["shark"],
    });
    expect(view(position({ phase: "repositioning", sea }), 0).swapped).toEqual([]);
    expect(view(position({ phase: "repositioning", sea, swapped: ["shark", "octopus"] }), 0).swapped).toEqual(
      ["octopus", "shark"],
    );
  });

  it("has the colours in their order of play; in the solitaire the last is the player's (FC-2)", () => {
    expect(view(deal(2), 0).order).toEqual(["red", "mauve"]);
    expect(view(deal(4), 0).order).toEqual(["red", "mauve", "green", "yellow"]);
    for (const order of [
      ["green", "red", "yellow", "mauve"],
      ["yellow", "mauve", "green", "red"],
    ] as const)
      expect(view(deal(1, { order }), 0).order).toEqual(order);
  });

  it("counts the catch of every colour in the solitaire too", () => {
    const sea = { a6: "M8 R9", c6: "M16", f1: "G8 R8 Y9", d3: "R10 G10" };
    expect(view(position({ players: 1, sea }), 0)).toMatchObject({ caught: [1, 0, 1, 2], scores: [0] });
  });

  it("is plain JSON and says nothing of what is to come", () => {
    const state = deal(2, { boards: [boardOf("one"), boardOf("two")] });
    const twin = deal(2, { boards: [boardOf("one")] }, {}, "another seed");
    for (const viewer of [0, 1, "spectator"] as const) {
      const seen = view(state, viewer);
      expect(JSON.parse(JSON.stringify(seen))).toEqual(seen);
      expect(JSON.stringify(seen)).toBe(JSON.stringify(view(twin, viewer)));
      expect(JSON.stringify(seen)).not.toMatch(/random|boards/);
    }
  });

  it("once the game is over: who won", () => {
    const state = position({ sea: { c4: "R9", c6: "M5" }, scores: [3, 8] });
    act(state, "c4-c6");
    expect(view(state, 1)).toMatchObject({
      phase: "over",
      actors: [],
      turn: "mauve",
      caught: [1, 0],
      scores: [4, 8],
      sweeper: 0,
      winners: [0],
    });
  });

  it("is a copy: changing it changes nothing", () => {
    const state = deal(2);
    const seen = JSON.stringify(view(state, 0));
    (view(state, 0).scores as number[])[0] = 99;
    (fishAndChips.scores(state, 0) as number[])[0] = 99;
    expect(JSON.stringify(view(state, 0))).toBe(seen);
  });

  it("everybody may know everybody's legal moves", () => {
    expect(fishAndChips.legalIsPublic(midway, 0)).toBe(true);
  });
});

function boardOf(seed: string, players = 2) {
  return view(deal(players, {}, {}, seed), 0).board.map((row) => row.map(([fish]) => fish ?? ("" as const)));
}

describe("a state that a view could come from", () => {
  it.each([1, 2, 3, 4])("looks the same and plays the same, all through games of %i", (players) => {
    for (const recaptured of ["ignored", "counted"] as const) {
      const state = deal(players, {}, { target: 10, recaptured }, `sample ${recaptured}`);
      const random = seeded(`play ${players}`);
      let imagined: State = sampler(view(state, "spectator"))(random);
      while (fishAndChips.actors(state) !== 0) {
        for (const viewer of [0, "spectator"] as const) {
          const seen = view(state, viewer);
          imagined = sampler(seen)(random);
          expect(JSON.stringify(view(imagined, viewer))).toBe(JSON.stringify(seen));
        }
        const codes = legalCodes(state);
        expect(legalCodes(imagined)).toEqual(codes);
        const code = codes[below(random, codes.length)] ?? 0;
        const seat = seatOf(state);
        const { round } = state;
        fishAndChips.play(state, seat, code, null);
        fishAndChips.play(imagined, seat, code, null);
        if (state.round === round) expect(view(imagined, 0)).toEqual(view(state, 0));
        else expect(fishAndChips.scores(imagined, 0)).toEqual(fishAndChips.scores(state, 0));
      }
      expect(view(sampler(view(state, 0))(random), 0)).toEqual(view(state, 0));
    }
  });

  it("goes on by itself for whole rounds, piles and all", () => {
    const state = deal(3, {}, { target: 500 });
    act(state, "ready", "ready", "ready");
    for (let i = 0; i < 12; i++) fishAndChips.play(state, seatOf(state), legalCodes(state)[0] ?? 0, null);
    const imagined = sampler(view(state, 0))(seeded("imagine"));
    while (state.round === 1) {
      expect(view(imagined, 0)).toEqual(view(state, 0));
      const codes = legalCodes(state);
      const code = codes[codes.length >> 1] ?? 0;
      fishAndChips.play(state, seatOf(state), code, null);
      fishAndChips.play(imagined, seatOf(imagined), code, null);
    }
    expect(fishAndChips.scores(imagined, 0)).toEqual(fishAndChips.scores(state, 0));
  });

  it("imagines the rounds to come, each time others, and knows nothing of the true ones", () => {
    const state = deal(4, { boards: [boardOf("one", 4), boardOf("two", 4)] }, { target: 500 });
    const random = seeded("imagine");
    const imagined = Array.from({ length: 50 }, () => sampler(view(state, 1))(random));
    for (const each of [state, ...imagined]) playRound(each);
    const seconds = [state, ...imagined].map((each) => JSON.stringify(view(each, 0).board));
    expect(new Set(seconds).size).toBe(51);
    const starters = new Set(imagined.map((each) => view(each, 0).starter));
    expect(starters).toEqual(new Set(["red", "mauve", "green", "yellow"]));
  });

  it("takes three draws of the stream it is given, and no more later", () => {
    const random = seeded("imagine");
    const state = sampler(view(deal(2), 0))(random);
    expect(random.count).toBe(19);
    playRound(state);
    expect(random.count).toBe(19);
  });

  it("the sweeper of a game that is over is remembered (FC-E4)", () => {
    const state = position({ sea: { c4: "M9", c6: "R5" }, turn: "mauve", scores: [30, 8] });
    act(state, "c4-c6");
    expect(fishAndChips.winners(sampler(view(state, 0))(seeded("over")))).toEqual([1]);
  });
});
