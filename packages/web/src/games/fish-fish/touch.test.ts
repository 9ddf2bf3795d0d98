/** Touching and dragging onto the line (FF-L1, FF-L2, FF-L3). */
import { type FishFish, fishFish } from "@guinguette/rules/fish-fish/game";
import { seeded } from "@guinguette/rules/random";
import { describe, expect, it } from "vitest";
import { touchingAt } from "../../parts/table/touching.ts";
import type { GameLook } from "../look.ts";
import type { Situation } from "../touch.ts";
import { bet, cast, type Played } from "./script.ts";
import { touchRules } from "./touch.ts";

type Move = FishFish["move"];

/** How the table stands for whoever is to play after these moves. Seat 0 fishes. */
function after(moves: readonly Played[], more: Partial<Situation<FishFish>> = {}): Situation<FishFish> {
  const state = fishFish.deal({ players: 3, options: {}, setup: { firstFisher: 0 } }, seeded("touch"));
  for (const { seat, move } of moves) fishFish.play(state, seat, fishFish.encode(move), []);
  const [seat = 0] = fishFish.view(state, "spectator").actors;
  const codes = new Uint16Array(fishFish.moveCount);
  const legal = [...codes.subarray(0, fishFish.legal(state, seat, codes))].map((code) =>
    fishFish.decode(code),
  );
  return { view: fishFish.view(state, seat), seat, legal, picked: null, proposed: null, ...more };
}

/** What comes of a touch or a drop: what is picked up, proposed, or answered by a rule. */
function answers(now: Situation<FishFish>) {
  const heard: (Move | string | null)[] = [];
  const by = {
    pick: (place: string | null) => heard.push(place),
    propose: (move: unknown) => heard.push(move as Move),
    why: (rule: string) => heard.push(rule),
  };
  const look = { touch: touchRules } as unknown as GameLook;
  return { heard, touching: touchingAt(look, now as never, by) };
}

const casting = () => after([]);
const betting = () => after([cast(0, "catch", 4)]);

describe("the Fisher sets a line (FF-L1)", () => {
  it.each([
    ["card:catch", "catch", "bait:4"],
    ["bait:4", "bait 4", "card:catch"],
  ])("from %s, then from the other half", (first, picked, second) => {
    const one = answers(casting());
    one.touching.touch(first);
    expect(one.heard).toEqual([picked]);
    const other = answers(after([], { picked }));
    expect([...other.touching.chosen]).toEqual([first]);
    other.touching.touch(second);
    expect(other.heard).toEqual([{ type: "cast", card: "catch", bait: 4 }]);
  });

  it("by dragging both onto the line", () => {
    const one = answers(casting());
    expect([...one.touching.targets("bait:5")]).toEqual(["line"]);
    one.touching.drop("bait:5", "line");
    expect(one.heard).toEqual(["bait 5"]);
    const other = answers(after([], { picked: "bait 5" }));
    // What lies on the line already stays there.
    other.touching.drop("bait:5", "line");
    expect(other.heard).toEqual([]);
    other.touching.drop("card:empty", "line");
    expect(other.heard).toEqual([{ type: "cast", card: "empty", bait: 5 }]);
  });

  it("a card that is spent is refused at once, and not dragged", () => {
    const now = after([cast(0, "catch", 2), bet(1, 0), bet(2, 0)]);
    const { heard, touching } = answers(now);
    expect(touching.open.has("bait:2")).toBe(false);
    expect(touching.targets("bait:2").size).toBe(0);
    touching.touch("bait:2");
    expect(heard).toEqual([expect.objectContaining({ type: "cast", bait: 2 })]);
  });
});

describe("a Fish bets (FF-L2)", () => {
  it("by touching a tile, or dragging it onto the line", () => {
    const { heard, touching } = answers(betting());
    expect([...touching.open]).toEqual([0, 1, 2, 3].map((index) => `tile:1:${index}`));
    touching.touch("tile:1:1");
    touching.drop("tile:1:2", "line");
    expect(heard).toEqual([
      { type: "bet", tiles: 2 },
      { type: "bet", tiles: 3 },
    ]);
  });

  it("and its tiles alone", () => {
    expect(answers(betting()).touching.targets("tile:2:0").size).toBe(0);
  });

  it("so many tiles are chosen as are proposed", () => {
    const proposed = { type: "bet", tiles: 2 } as const;
    const chosen = touchRules.chosen({ ...betting(), proposed });
    expect([...chosen]).toEqual(["tile:1:0", "tile:1:1"]);
  });
});

describe("the line itself", () => {
  it("plays what is proposed", () => {
    const proposed = { type: "bet", tiles: 1 } as const;
    const { heard, touching } = answers({ ...betting(), proposed });
    expect(touching.open.has("line")).toBe(true);
    touching.touch("line");
    expect(heard).toEqual([proposed]);
  });

  it.each([
    ["FF-L1", casting],
    ["FF-L2", betting],
  ])("says by %s what it waits for", (rule, now) => {
    const { heard, touching } = answers(now());
    expect(touching.open.has("line")).toBe(false);
    touching.touch("line");
    expect(heard).toEqual([rule]);
  });
});
