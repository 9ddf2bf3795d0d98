import { describe, expect, it } from "vitest";
import { eventFor, type Viewer } from "../contract.ts";
import { act, deal, type Step, see } from "../testing/fish-fish.ts";
import type { Event } from "./events.ts";
import { fishFish } from "./game.ts";
import { shown, told } from "./memory.ts";

type State = ReturnType<typeof deal>;

function heard(state: State, viewer: Viewer, ...steps: readonly Step[]): Event[] {
  return steps.flatMap((step) => act(state, step).map((one) => eventFor(one, viewer)));
}
const kept = (events: readonly Event[]) => told(events, events.length);

describe("the cards of the round", () => {
  it("are shown to nobody once they are discarded, face down (FF-L6, FF-R2)", () => {
    const state = deal(3);
    act(state, "catch 5", 1, 0, "empty 2", 0, 0);
    for (const viewer of [1, 2, "spectator"] as const) {
      expect(see(state, viewer)).toMatchObject({ baits: [3, 3, 4], revealed: { catch: 1 }, unseen: 1 });
      expect(shown(see(state, viewer))).toMatchObject({ baits: null, revealed: null, unseen: null });
    }
  });

  it("are the Fisher's to see while they are in the Fisher's hand (FF-S2)", () => {
    const state = deal(3);
    act(state, "catch 5", 1, 0);
    expect(shown(see(state, 0))).toMatchObject({
      baits: [2, 3, 3, 4],
      hand: ["catch", "empty", "empty", "empty"],
      revealed: null,
      unseen: null,
    });
  });

  it("leave in sight what lies on the line, on loot tiles and before the Fisher (FF-L1, FF-L5)", () => {
    const state = deal(3);
    act(state, "empty 4", 2, 0, "catch 3", 1, 1, "empty 5", 0);
    const { baits, revealed, unseen, ...rest } = see(state);
    expect(shown(see(state))).toEqual({ ...rest, baits: null, revealed: null, unseen: null });
    expect(rest).toMatchObject({ bait: 5, caught: 2 });
    expect(rest.fish.map(({ loot }) => loot[4])).toContain(2);
  });

  it("are all shown once the game is over", () => {
    const state = deal(4);
    while (see(state).winners === null) {
      const { fish, phase, line, baits, actors, fisher } = see(state);
      const left = fish.find(({ seat }) => seat === actors[0])?.tiles ?? 0;
      const card = see(state, fisher).hand?.[0];
      act(state, phase === "cast" ? (`${card} ${baits[0]}` as Step) : line === 5 ? left : 1);
    }
    expect(shown(see(state))).toEqual(see(state));
  });
});

describe("the story of a line", () => {
  const cards = (events: readonly (object | null)[]) =>
    JSON.stringify(events).match(/"(?:bait|card)":(?:\d|"\w+")/g) ?? [];

  it("is whole while the line lies on the table, its card for the Fisher alone (FF-L1, FF-L2)", () => {
    for (const viewer of [0, 1] as const) {
      const events = heard(deal(3), viewer, "catch 4", 1);
      expect(kept(events)).toEqual(events);
    }
  });

  it("is told once when it is checked, and kept without its cards (FF-L5, FF-L6)", () => {
    for (const viewer of [0, 1, "spectator"] as const) {
      const state = deal(3);
      const before = heard(state, viewer, "catch 4", 1);
      const now = heard(state, viewer, 2);
      const all = [...before, ...now];
      const told2 = told(all, before.length);
      expect(told2.slice(before.length)).toEqual(now);
      expect(cards(told2.slice(0, before.length))).toEqual([]);
      expect(cards(kept(all))).toEqual([]);
      // Who caught or looted what would tell the card again: it lies on the table to be seen.
      expect(kept(all).map((event) => event?.type ?? null)).toEqual([
        "cast",
        "bet",
        "bet",
        "lineRevealed",
        null,
        "nextLine",
      ]);
    }
  });

  it("of an empty line and of one that nobody bet on is kept without bait and place too (FF-L4, FF-L6)", () => {
    const state = deal(3);
    const all = heard(state, "spectator", "empty 4", 1, 0, "catch 2", 0, 0);
    expect(cards(kept(all))).toEqual([]);
    expect(JSON.stringify(kept(all))).not.toContain('"place"');
    // The next line is on the table, and the others are not.
    const next = [...all, ...heard(state, 0, "empty 5")];
    expect(cards(kept(next))).toEqual(['"bait":5', '"card":"empty"']);
  });

  it("keeps the ends and the points of rounds (FF-E2, FF-P2)", () => {
    const all = heard(deal(3), "spectator", "catch 4", 1, 0, "catch 2", 1, 0);
    expect(kept(all).flatMap((event) => event?.type ?? [])).toEqual(
      expect.arrayContaining(["roundEnded", "tilesToLoot", "roundScored", "newRound"]),
    );
    expect(fishFish.byTheBook?.told(all, all.length)).toEqual(kept(all));
  });
});
