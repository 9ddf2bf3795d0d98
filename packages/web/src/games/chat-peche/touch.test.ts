/** Touching and dragging on the pond: every legal move can be made both ways, wherever it has a place. */
import { type ChatPeche, chatPeche } from "@guinguette/rules/chat-peche/game";
import type { Move } from "@guinguette/rules/chat-peche/moves";
import type { View } from "@guinguette/rules/chat-peche/view";
import { seatsIn } from "@guinguette/rules/seats";
import { act } from "@guinguette/table/offer";
import { legalMoves } from "@guinguette/table/sight";
import { awaited } from "@guinguette/table/table";
import { sit } from "@guinguette/table/testing/sit";
import { describe, expect, it } from "vitest";
import type { Situation } from "../touch.ts";
import { CAT, touchRules } from "./touch.ts";

type Now = Situation<ChatPeche>;

/** Every situation of a game of three. */
function* situations(): Generator<Now> {
  const game = sit("chat-peche", 3, { seed: "touch", setup: {} });
  for (let [seat] = seatsIn(awaited(game)); seat !== undefined; [seat] = seatsIn(awaited(game))) {
    const legal = legalMoves(game, seat) as readonly Move[];
    const view: View = chatPeche.view(game.state as never, seat);
    yield { view, seat, legal, picked: null, proposed: null };
    act(game, seat, legal[(game.moves.length * 7) % legal.length] as Move);
  }
}

/** The moves that one touch, or two, propose. */
function touched(now: Now): Move[] {
  return [...touchRules.open(now)].flatMap((place) => {
    const first = touchRules.touch(place, now);
    if (first.type === "propose") return [first.move];
    if (first.type !== "pick" || first.place === null) return [];
    const then = { ...now, picked: first.place };
    return [...touchRules.open(then)].flatMap((second) => {
      const made = touchRules.touch(second, then);
      return made.type === "propose" ? [made.move] : [];
    });
  });
}

const sorted = (moves: readonly Move[]) => moves.map((move) => JSON.stringify(move)).sort();

describe("touching the pond", () => {
  it("the open places lead to every legal move but staying, and to no other", () => {
    for (const now of situations())
      expect(sorted(touched(now))).toEqual(sorted(now.legal.filter(({ type }) => type !== "stay")));
  });

  it("a pile that was picked up is laid down by a second touch, or by a touch of the cat", () => {
    const lures = [...situations()].find(({ legal }) => legal.some(({ type }) => type === "lure"));
    const move = lures?.legal.find((one) => one.type === "lure");
    if (lures === undefined || move?.type !== "lure") throw new Error("nothing to lure");
    const held = { ...lures, picked: move.from };
    expect(touchRules.touch(move.from, held)).toEqual({ type: "pick", place: null });
    expect(touchRules.touch(CAT, held)).toEqual({ type: "pick", place: null });
    expect([...touchRules.chosen({ ...held, proposed: move })]).toEqual([move.from, move.to]);
  });

  it("an empty spot proposes a lure all the same, for its rule to answer (CP-3)", () => {
    const now = [...situations()].find(
      ({ view, legal }) =>
        legal.some(({ type }) => type === "lure") && view.pond.some(({ top }) => top === null),
    );
    const empty = now?.view.pond.find(({ top }) => top === null)?.spot;
    if (now === undefined || empty === undefined) throw new Error("no spot is empty");
    const answer = touchRules.touch(empty, now);
    expect(answer).toMatchObject({ type: "propose", move: { type: "lure", from: empty } });
    expect(now.legal).not.toContainEqual(answer.type === "propose" ? answer.move : null);
  });
});

describe("dragging", () => {
  it("the cat goes to a column or casts to a spot, a pile to its neighbour; to stay is no drag", () => {
    const view = {} as View;
    expect(touchRules.ways({ type: "place", column: 2 }, view)).toEqual([{ from: CAT, to: "column:2" }]);
    expect(touchRules.ways({ type: "fish", spot: "b3" }, view)).toEqual([{ from: CAT, to: "b3" }]);
    expect(touchRules.ways({ type: "lure", from: "a1", to: "a2" }, view)).toEqual([{ from: "a1", to: "a2" }]);
    expect(touchRules.ways({ type: "stay" }, view)).toEqual([]);
  });

  it("each drag is one move alone", () => {
    for (const { legal, view } of situations()) {
      const ways = legal
        .flatMap((move) => touchRules.ways(move, view))
        .map(({ from, to }) => `${from} ${to}`);
      expect(new Set(ways).size).toBe(ways.length);
    }
  });
});
