import { cardTable } from "@guinguette/rules/chat-peche/cards";
import { chatPeche } from "@guinguette/rules/chat-peche/game";
import type { Move } from "@guinguette/rules/chat-peche/moves";
import type { State } from "@guinguette/rules/chat-peche/state";
import { pond as dealt, legal, look, toFishing } from "@guinguette/rules/testing/chat-peche";
import { expect, it } from "vitest";
import { toMove } from "../imagine.ts";
import { aim, type Turn } from "./aim.ts";
import { anglersIn } from "./anglers.ts";
import { GREEDILY, waysOf, writePayoffs } from "./fishing.ts";
import { outOfSight } from "./out-of-sight.ts";
import { pondIn } from "./pond.ts";

const cards = "F3 S1 F1  F2 W S2  F1 F3 F2";

/** By the rules themselves: what each has more than the others on average, if everybody takes the most. */
function fished(state: State): number[] {
  for (let made = 0; made < look(state).players; made++) {
    const seat = toMove(chatPeche, state)!;
    const points = (move: Move): number => {
      const top = look(state).pond.find(({ spot }) => move.type === "fish" && spot === move.spot)!.top!;
      return cardTable[top].fish - cardTable[top].stones;
    };
    const most = legal(state, seat).reduce((one, other) => (points(other) > points(one) ? other : one));
    chatPeche.play(state, seat, chatPeche.encode(most), null);
  }
  const scores = chatPeche.scores(state, "everything").map((score) => score ?? 0);
  const all = scores.reduce((sum, score) => sum + score, 0);
  return scores.map((score) => score - (all - score) / (scores.length - 1));
}

it.each([2, 3])("%i anglers fish as by the rules, wherever the cats lie (CP-4)", (players) => {
  const view = { ...look(dealt(cards, players), 0), turn: 4 };
  const hidden = outOfSight(view, []);
  const everybody = anglersIn(view, hidden);
  const turn: Turn = { everybody, done: 0, ahead: 0, points: true };
  const ways = waysOf(players);
  const payoffs = everybody.map(() => new Float64Array(ways));
  writePayoffs(turn, pondIn(view, hidden, everybody), GREEDILY, payoffs, 0);
  for (let way = 0; way < ways; way++) {
    const cats = everybody.map((_, who) => Math.floor(way / 3 ** (players - 1 - who)) % 3);
    const state = dealt(cards, players);
    toFishing(state, ...cats.map((cat) => cat + 1));
    for (const [who, points] of fished(state).entries()) {
      const others = cats.filter((_, each) => each !== who).reduce((sum, cat) => sum * 3 + cat, 0);
      expect(payoffs[who]![cats[who]! * 3 ** (players - 1) + others]).toBeCloseTo(points);
    }
  }
});

it("fish matter most to those who are neither far ahead nor far behind", () => {
  const view = { ...look(dealt(cards), 0), turn: 4 };
  const [one, other] = anglersIn(view, outOfSight(view, []));
  const chance = (score: number, gain: number): number => {
    const turn: Turn = { everybody: [{ ...one!, score }, other!], done: 0, ahead: 0, points: false };
    const aims = new Float64Array(2);
    aim(turn, Float64Array.of(gain, 0), new Float64Array(2), aims);
    expect(aims[0]! + aims[1]!).toBeCloseTo(1);
    return aims[0]!;
  };
  expect(chance(0, 0)).toBe(0.5);
  const gained = [-8, 0, 8].map((score) => chance(score, 2) - chance(score, 0));
  expect(gained[1]).toBeGreaterThan(gained[0]! * 5);
  expect(gained[1]).toBeGreaterThan(gained[2]! * 5);
});
