import { describe, expect, it } from "vitest";
import type { Viewer } from "../contract.ts";
import { eventFor } from "../contract.ts";
import { below, seeded } from "../random.ts";
import { act, deal, legalCodes, move, type Step, seatOf, see } from "../testing/fish-fish.ts";
import { playerCounts } from "./cards.ts";
import { fishFish } from "./game.ts";
import type { State } from "./state.ts";

const viewersOf = (players: number): Viewer[] => [
  "spectator",
  ...Array.from({ length: players }, (_, seat) => seat),
];

/** Two lines gone, one of them unseen, and a third with two bets on it. */
function midGame(...cards: readonly ("catch" | "empty")[]): State {
  const [unseen = "catch", line = "catch"] = cards;
  const state = deal(5, 1);
  act(state, `${unseen} 5`, 0, 0, 0, 0, "empty 3", 1, 4, 0, 2, `${line} 4`, 2, 0);
  return state;
}

describe("what the table shows (FF-R2)", () => {
  const open = {
    players: 5,
    options: {},
    phase: "bet",
    actors: [0],
    round: 1,
    rounds: 5,
    fisher: 1,
    line: 3,
    bait: 4,
    card: null,
    hand: null,
    baits: [2, 3],
    revealed: { catch: 0, empty: 1 },
    unseen: 1,
    caught: 0,
    fish: [
      { seat: 2, kind: "clownfish", tiles: 1, bet: 2, loot: { 2: 0, 3: 1, 4: 0, 5: 0 } },
      { seat: 3, kind: "kingfish", tiles: 0, bet: null, loot: { 2: 0, 3: 4, 4: 0, 5: 0 } },
      { seat: 4, kind: "monkfish", tiles: 4, bet: 0, loot: { 2: 0, 3: 0, 4: 0, 5: 0 } },
      { seat: 0, kind: "angelfish", tiles: 2, bet: null, loot: { 2: 0, 3: 2, 4: 0, 5: 0 } },
    ],
    scores: [0, 0, 0, 0, 0],
    winners: null,
  };

  it.each(["spectator", 0, 2, 3, 4] as const)("to %s: all but the Fisher's cards", (viewer) => {
    expect(see(midGame(), viewer)).toEqual({ seat: viewer, ...open });
  });

  it("to the Fisher: the hand and the card on the line too", () => {
    const own = { card: "catch", hand: ["empty", "empty"] };
    expect(see(midGame("catch", "catch"), 1)).toEqual({ seat: 1, ...open, ...own });
    expect(see(midGame("empty", "empty"), 1)).toEqual({
      seat: 1,
      ...open,
      card: "empty",
      hand: ["catch", "catch"],
    });
  });

  it("is plain JSON, always in one order", () => {
    const state = midGame();
    for (const viewer of viewersOf(5)) {
      const seen = see(state, viewer);
      expect(JSON.parse(JSON.stringify(seen))).toEqual(seen);
      expect(Object.keys(seen)).toEqual(["seat", ...Object.keys(open)]);
    }
  });

  it("counts catches and empty cards apart, the unseen ones and the tiles caught", () => {
    const state = deal(2);
    act(state, "catch 5", 1, "empty 4", 0, "empty 3", 1);
    expect(see(state)).toMatchObject({ revealed: { catch: 1, empty: 1 }, unseen: 1, caught: 1, line: 4 });
    act(state, "empty 3");
    expect(see(state)).toMatchObject({ revealed: { catch: 1, empty: 1 }, unseen: 1, baits: [2], line: 4 });
  });
});

describe("what nobody is told (FF-R4)", () => {
  const texts = (state: State, viewers: readonly Viewer[]) =>
    viewers.map((viewer) => JSON.stringify(see(state, viewer)));

  it("a card gone unseen looks the same to everybody but the Fisher, during the round", () => {
    const others = ["spectator", 0, 2, 3, 4] as const;
    const worlds = [midGame("catch", "catch"), midGame("empty", "catch"), midGame("catch", "empty")];
    const [first, ...rest] = worlds.map((world) => texts(world, others));
    for (const world of rest) expect(world).toEqual(first);
    for (const text of first ?? []) expect(text).toContain('"card":null,"hand":null');
  });

  it("the Fisher's knowledge of a round goes with the round", () => {
    const worlds = (["catch", "empty"] as const).map((unseen) => {
      const state = deal(3);
      act(state, `${unseen} 5`, 0, 0, "empty 2", 4, 4);
      return state;
    });
    expect(see(worlds[0] as State).round).toBe(2);
    expect(texts(worlds[0] as State, viewersOf(3))).toEqual(texts(worlds[1] as State, viewersOf(3)));
  });

  it("not even after the game: no view, event or score of the others tells one world from another", () => {
    const worlds = (["catch", "empty"] as const).map((unseen) => {
      const state = deal(2);
      const heard: unknown[] = [];
      for (let round = 0; round < 4; round++)
        for (const step of [`${unseen} 5`, 0, "empty 4", 4] as const) {
          const fisher = see(state).fisher;
          const log = act(state, step);
          heard.push(log.map((happening) => eventFor(happening, 1 - fisher)));
          heard.push(log.map((happening) => eventFor(happening, "spectator")));
        }
      const { fisher } = see(state);
      return { state, heard, fisher };
    });
    const [one, other] = worlds;
    if (one === undefined || other === undefined) throw new Error("two worlds were played");
    expect(fishFish.actors(one.state)).toBe(0);
    expect(other.heard).toEqual(one.heard);
    const others = viewersOf(2).filter((viewer) => viewer !== one.fisher);
    expect(texts(other.state, others)).toEqual(texts(one.state, others));
    for (const text of texts(one.state, others)) expect(text).toContain('"card":null,"hand":null');
    for (const viewer of [...viewersOf(2), "everything"] as const)
      expect(fishFish.scores(other.state, viewer)).toEqual(fishFish.scores(one.state, viewer));
    // The last Fisher still sees the cards that were never cast.
    expect(see(one.state, one.fisher).hand).toEqual(["catch", "empty", "empty"]);
    expect(see(other.state, other.fisher).hand).toEqual(["catch", "catch", "empty"]);
  });
});

describe("legal moves", () => {
  it("of the Fisher would show the hand, those of a Fish are no secret (FF-L1, FF-L2)", () => {
    const state = deal(3, 1);
    expect([0, 1, 2].map((seat) => fishFish.legalIsPublic(state, seat))).toEqual([true, false, true]);
    act(state, "catch 5");
    expect([0, 1, 2].map((seat) => fishFish.legalIsPublic(state, seat))).toEqual([true, false, true]);
  });
});

describe("scores", () => {
  it("are those of finished rounds, and everybody's to read (FF-P1, FF-P2)", () => {
    const state = deal(3);
    act(state, "empty 5", 4, 4, "empty 2", 1);
    for (const viewer of [0, 1, 2, "spectator", "everything"] as const)
      expect(fishFish.scores(state, viewer)).toEqual([0, 20, 20]);
  });
});

/** Every state of a random game, from the deal to the end. */
function* randomGame(players: number, seed: string): Generator<State> {
  const random = seeded(seed);
  const state = deal(players, below(random, players));
  for (;;) {
    yield state;
    if (fishFish.actors(state) === 0) return;
    const codes = legalCodes(state);
    fishFish.play(state, seatOf(state), codes[below(random, codes.length)] ?? -1, null);
  }
}

describe("imagining a game from a view", () => {
  it.each(playerCounts)("gives a game that looks the same, at every moment, with %i players", (players) => {
    const dreams = seeded("dreams");
    for (const state of randomGame(players, "sample"))
      for (const viewer of ["spectator", see(state).fisher, below(dreams, players)] as const) {
        const seen = JSON.stringify(see(state, viewer));
        const imagined = fishFish.sampler(JSON.parse(seen), [])(dreams);
        expect(JSON.stringify(see(imagined, viewer))).toBe(seen);
        expect(Object.keys(imagined)).toEqual(Object.keys(state));
        expect(fishFish.actors(imagined)).toBe(fishFish.actors(state));
      }
  });

  it("gives a game that goes on the same way as the real one, to the Fisher who knows it all", () => {
    for (const steps of [
      ["catch 5", 2],
      ["empty 5", 2, 4],
      ["catch 5", 0, 0, 0, "empty 2", 1, 1],
    ] as readonly (readonly Step[])[]) {
      const state = deal(4);
      act(state, ...steps);
      const imagined = fishFish.sampler(see(state, 0), [])(seeded("fisher"));
      while (fishFish.actors(state) !== 0) {
        expect(legalCodes(imagined)).toEqual(legalCodes(state));
        const step = legalCodes(state).at(-1) ?? -1;
        const [told, imaginedTold]: [unknown[], unknown[]] = [[], []];
        const seat = seatOf(state);
        fishFish.play(state, seat, step, told as never);
        fishFish.play(imagined, seat, step, imaginedTold as never);
        expect(imaginedTold).toEqual(told);
        expect(see(imagined)).toEqual(see(state));
      }
    }
  });

  it("deals the hidden cards fairly over hand, line and unseen", () => {
    // Four cards are hidden, two of them catches: six ways to lay them, two in hand, one on the line, one unseen.
    const view = see(midGame(), 0);
    const times = new Map<string, number>();
    const random = seeded("fair");
    for (let dream = 0; dream < 6000; dream++) {
      const imagined = fishFish.sampler(view, [])(random);
      const { hand, card } = see(imagined, 1);
      const key = `${hand?.join(" ")}, ${card}`;
      times.set(key, (times.get(key) ?? 0) + 1);
    }
    const expected: Record<string, number> = {
      "catch catch, empty": 1000,
      "catch empty, catch": 2000,
      "catch empty, empty": 2000,
      "empty empty, catch": 1000,
    };
    expect([...times.keys()].sort()).toEqual(Object.keys(expected).sort());
    for (const [key, count] of Object.entries(expected))
      expect(Math.abs((times.get(key) ?? 0) - count)).toBeLessThan(150);
  });

  it("knows what was revealed: after a catch only one is left to be anywhere", () => {
    const state = deal(2);
    act(state, "catch 5", 1, "empty 4", 0, "empty 3");
    const random = seeded("one catch");
    for (let dream = 0; dream < 50; dream++) {
      const { hand, card } = see(fishFish.sampler(see(state, 1), [])(random), 0);
      const catches = [...(hand ?? []), card].filter((each) => each === "catch");
      expect(catches.length).toBeLessThanOrEqual(1);
      expect(hand).toHaveLength(2);
    }
  });

  it("lets what was lost stay lost, and nothing else", () => {
    const state = deal(3);
    act(state, "catch 5", 3, 1, "empty 3", 1, 2, "empty 2", 1);
    const imagined = fishFish.sampler(see(state, 1), [])(seeded("lost"));
    expect(see(imagined).caught).toBe(see(state).caught);
    expect(fishFish.check(imagined, 2, move(0))).toEqual(fishFish.check(state, 2, move(0)));
  });
});
