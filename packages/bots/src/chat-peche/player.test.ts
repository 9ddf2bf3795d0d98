import type { Card } from "@guinguette/rules/chat-peche/cards";
import { chatPeche } from "@guinguette/rules/chat-peche/game";
import type { Move } from "@guinguette/rules/chat-peche/moves";
import type { State } from "@guinguette/rules/chat-peche/state";
import type { View } from "@guinguette/rules/chat-peche/view";
import { below, copyRandom, type Random, seeded } from "@guinguette/rules/random";
import type { Seat } from "@guinguette/rules/seats";
import { act, legal, look, move, pond, toFishing } from "@guinguette/rules/testing/chat-peche";
import { describe, expect, it } from "vitest";
import { noTime, steps } from "../budget.ts";
import { toMove } from "../imagine.ts";
import { randomBot } from "../random.ts";
import { chooseBiggestFish, chooseWithoutLuring } from "./children.ts";
import { chooseChatPeche } from "./player.ts";

/** More players think longer, so that they are asked less often; all phases come up. */
const options = [
  { every: 2, players: 2, variant: "base", seating: "facing", buckets: "closed" },
  { every: 2, players: 2, variant: "confirmed", seating: "adjacent", buckets: "open" },
  { every: 4, players: 3, variant: "confirmed", seating: "facing", buckets: "closed" },
  { every: 7, players: 4, variant: "base", seating: "facing", buckets: "closed" },
] as const;

function asked(state: State, seat: Seat, rounds: number, luck = 0): Move {
  return chooseChatPeche(look(state, seat), legal(state, seat), seeded(`luck ${luck}`), steps(rounds));
}

function askAll(view: View, choices: readonly Move[], luck: Random): void {
  const text = JSON.stringify(view);
  const stream = copyRandom(luck);
  const move = chooseChatPeche(view, choices, luck, steps(1));
  expect(choices).toContainEqual(move);
  expect(JSON.stringify(view)).toBe(text);
  expect([chooseChatPeche(JSON.parse(text), choices, stream, steps(1)), stream]).toEqual([move, luck]);
  expect(choices).toContainEqual(chooseChatPeche(view, choices, luck, noTime));
  expect(choices).toContainEqual(chooseBiggestFish(view, choices, luck));
  expect(choices).toContainEqual(chooseWithoutLuring(view, choices, luck));
}

describe.each(options)("with $players, $variant, $seating", ({ every, players, ...some }) => {
  it("always makes a legal move, the same for the same view, stream and time", () => {
    const state = pond("", players, some);
    const luck = seeded("along");
    for (let made = 0; ; made++) {
      const seat = toMove(chatPeche, state);
      if (seat === null) break;
      const choices = legal(state, seat);
      const played = choices[below(luck, choices.length)]!;
      if (made % every === 0) askAll(look(state, seat), choices, luck);
      chatPeche.play(state, seat, chatPeche.encode(played), null);
    }
  });
});

it("asks for the time after every round of thinking, and stops when it is spent", () => {
  let askings = 0;
  const budget = { spent: () => ++askings > 5 };
  chooseChatPeche(look(pond(""), 0), legal(pond(""), 0), seeded("time"), budget);
  expect(askings).toBe(6);
});

it("goes to the column full of fish (CP-2)", () => {
  const state = pond("F3 S1 S1  F3 S2 S1  F3 S1 S2");
  for (const luck of [1, 2, 3]) expect(asked(state, 0, 60, luck)).toEqual(move("place 1"));
});

it("brings the only fish before its cat, when nobody can pull it away again (CP-3)", () => {
  const state = pond("S1 S1 S1  W F3 W  S1 S1 S1", 2, {}, 1);
  act(state, "0 place 1", "1 place 1", "1 stay");
  expect(asked(state, 0, 100)).toEqual(move("lure b2-a2"));
});

describe("fishing (CP-4)", () => {
  it("takes the most fish", () => {
    const state = pond("F1 W W  F3 W W  F2 W W");
    toFishing(state, 1, 2);
    expect(asked(state, 0, 100)).toEqual(move("fish a2"));
  });

  it("by the variant, fetches the water that makes all its fish count (CP-V1)", () => {
    const state = pond("F1 S1 S1  W S1 S1  F3 S1 S1", 2, { variant: "confirmed" });
    toFishing(state, 1, 2);
    const view = look(state, 0);
    const last = (bucket: readonly Card[]): Move => {
      const seats = view.seats.map((each, seat) => (seat === 0 ? { ...each, bucket } : each));
      return chooseChatPeche({ ...view, turn: 4, seats }, legal(state, 0), seeded("last"), steps(100));
    };
    expect(last(["F3", "F2", "F2"])).toEqual(move("fish a2"));
    expect(last(["F3", "F2", "W"])).toEqual(move("fish a1"));
  });
});

describe("children", () => {
  it("one pulls the biggest fish before its cat, and leaves the rest alone", () => {
    const state = pond("W F3 W  F1 S1 W  W W F3");
    act(state, "0 place 1", "1 place 1");
    expect(chooseBiggestFish(look(state, 0), legal(state, 0), seeded("child"))).toEqual(move("lure b3-a3"));
    const full = pond("F3 F2 W  F1 S1 W  W W F3");
    act(full, "0 place 1", "1 place 1");
    expect(chooseBiggestFish(look(full, 0), legal(full, 0), seeded("child"))).toEqual(move("stay"));
  });

  it("another never lures", () => {
    const state = pond("W F3 W  F1 S1 W  W W F3");
    act(state, "0 place 1", "1 place 1");
    expect(chooseWithoutLuring(look(state, 0), legal(state, 0), seeded("shy"))).toEqual(move("stay"));
  });
});

it("beats random play nearly always, even in a hurry", () => {
  let won = 0;
  for (const game of [0, 1, 2, 3]) {
    const own = game % 2;
    const state = chatPeche.deal(
      { players: 2, options: look(pond("")).options, setup: {} },
      seeded(`match ${game >> 1}`),
    );
    const luck = seeded(`luck ${game}`);
    for (let seat = toMove(chatPeche, state); seat !== null; seat = toMove(chatPeche, state)) {
      const view = look(state, seat);
      const choices = legal(state, seat);
      const played =
        seat === own
          ? chooseChatPeche(view, choices, luck, steps(8))
          : randomBot.choose(view, choices, luck, noTime);
      chatPeche.play(state, seat, chatPeche.encode(played as Move), null);
    }
    if (look(state).winners?.includes(own)) won++;
  }
  expect(won).toBeGreaterThanOrEqual(3);
});
