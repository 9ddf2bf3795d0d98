import { afterEach, expect, it, vi } from "vitest";
import { seatsToAskOf } from "./holding.svelte.ts";
import { newStillness } from "./stillness.svelte.ts";

afterEach(() => void vi.useRealTimers());

it("the table is asked for a vote once nothing has happened for a minute, or as soon as another votes", () => {
  vi.useFakeTimers();
  const see = vi.fn();
  const stillness = newStillness(0, see);
  const stands = (position: number, standIn: "fry" | null = null, name = "Zoe") =>
    stillness.stands({ position, chairs: [{ holder: { kind: "person", name }, standIn, resigned: false }] });
  stands(1);
  vi.advanceTimersByTime(59_000);
  stands(2);
  vi.advanceTimersByTime(59_000);
  expect([stillness.isStill, see.mock.calls.length]).toEqual([false, 0]);
  // Another name or colour is no move.
  stands(2, null, "Zoé");
  vi.advanceTimersByTime(1_000);
  expect([stillness.isStill, see.mock.calls.length]).toEqual([true, 1]);
  stands(3);
  stillness.heard(1, 2);
  expect([stillness.isStill, stillness.votes, stillness.onMine]).toEqual([true, 1, []]);
  stillness.heard(0, 2);
  expect([stillness.votes, stillness.onMine]).toEqual([2, [2]]);
  // What was voted was voted on a position that is gone, or on somebody whose seat a bot has now.
  stands(3, "fry");
  expect([stillness.isStill, stillness.votes, stillness.onMine]).toEqual([false, 0, []]);
  stands(4);
  expect([stillness.isStill, stillness.votes, stillness.onMine]).toEqual([false, 0, []]);
  stillness.stop();
  vi.advanceTimersByTime(120_000);
  expect(see).toHaveBeenCalledTimes(1);
});

it("it is asked of whoever has left, and of whoever is there and does not move, each where that may be", () => {
  const person = { holder: { kind: "person", name: "" }, standIn: null, resigned: false } as const;
  const up = { holder: { kind: "nobody", name: "" }, standIn: null, resigned: false } as const;
  const sight = { awaited: [0, 1, 2, 3], chairs: [person, person, person, up] };
  const asked = (mayHold: boolean, mayVote: boolean) =>
    seatsToAskOf(sight, 0, ["here", "here", "away", "away"], { mayHold, mayVote });
  expect([asked(false, false), asked(true, false), asked(false, true), asked(true, true)]).toEqual([
    [],
    [2, 3],
    [1],
    [1, 2, 3],
  ]);
});
