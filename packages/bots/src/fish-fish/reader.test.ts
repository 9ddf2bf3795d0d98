import { eventFor, type Log } from "@guinguette/rules/contract";
import type { Event } from "@guinguette/rules/fish-fish/events";
import { type FishFish, fishFish } from "@guinguette/rules/fish-fish/game";
import type { Move } from "@guinguette/rules/fish-fish/moves";
import { type Random, seeded } from "@guinguette/rules/random";
import { describe, expect, it } from "vitest";
import type { Bot } from "../bot.ts";
import { noTime, steps } from "../budget.ts";
import { codesOf, toMove } from "../imagine.ts";
import { remembering } from "../testing/fish-fish-remembering.ts";
import type { Policy } from "../toolbox/best-response.ts";
import { beliefOf, believeAfter, firstBelief } from "./belief.ts";
import { type Character, characters, everybody } from "./characters.ts";
import { FISH, FISHER } from "./duel.ts";
import { exploitability, worstIn } from "./duel-worst.ts";
import { playing } from "./habits.ts";
import { roundsIn } from "./overheard.ts";
import { answering, chooseByReading, readingShares } from "./reader.ts";

type Choose = Bot<FishFish>["choose"];

/** The long proof plays with more of them, and longer: `npm run prove -- bots`. */
const long = process.env.PROVE === "long";

/** Plays a game between two; what each of them heard of it, and the points. */
function playOut(choosers: readonly Choose[], random: Random): { heard: Event[][]; points: number[] } {
  const state = fishFish.deal({ players: 2, options: {}, setup: {} }, random);
  const log: Log<Event> = [];
  const heardBy = (seat: number): Event[] => log.map((happening) => eventFor(happening, seat));
  for (let seat = toMove(fishFish, state); seat !== null; seat = toMove(fishFish, state)) {
    const legal = codesOf(fishFish, state, seat).map((code) => fishFish.decode(code));
    const view = fishFish.view(state, seat);
    const move = choosers[seat]!(view, legal, random, steps(1), heardBy(seat));
    fishFish.play(state, seat, fishFish.encode(move), log);
  }
  return {
    heard: [0, 1].map(heardBy),
    points: fishFish.scores(state, "everything").map((each) => each ?? 0),
  };
}

/** The mean lead of the first in a round, over games with either of them in either seat. */
function leadOf(one: Choose, other: Choose, games: number): number {
  const random = seeded("lead");
  let lead = 0;
  for (let game = 0; game < games; game++) {
    const seat = game % 2;
    const { points } = playOut(seat === 0 ? [one, other] : [other, one], random);
    lead += (points[seat]! - points[1 - seat]!) / 4;
  }
  return lead / games;
}

/** What the first seat believes after a game against such a person. */
function believedAfter(character: Character, seed: string): Character {
  const solved = playing(characters.solved);
  const { heard } = playOut([solved, playing(characters[character])], seeded(seed));
  const belief = roundsIn(heard[0]!).reduce(
    (before, { fisher, lines }) => believeAfter(before, lines, fisher === 0 ? FISH : FISHER),
    firstBelief,
  );
  return everybody.reduce((best, each) => (belief[each] > belief[best] ? each : best));
}

/** Nobody it has ever thought of: waits for the last line, and as Fisher keeps the hooks. */
const stranger: Policy<FishFish> = (_view, legal) =>
  legal.map(
    (move) => (move.type === "bet" ? Number(move.tiles === 0) : Number(move.card === "empty")) + 0.01,
  );

describe("what was heard", () => {
  it.each(["solved", "bold", "timid"] as const)("mostly tells a %s one after a game", (character) => {
    const right = Array.from({ length: 12 }, (_, game) => believedAfter(character, `${character} ${game}`));
    expect(right.filter((each) => each === character).length).toBeGreaterThanOrEqual(8);
  });

  it("is told in rounds and lines; a card that was never shown stays unknown (FF-L4)", () => {
    const cast = { type: "cast", seat: 1, next: 0 } as const;
    const bet = { type: "bet", seat: 0, left: 4, next: null } as const;
    const heard: Event[] = [
      { ...cast, line: 1, bait: 5, card: null },
      { ...bet, line: 1, bait: 5, tiles: 0 },
      { type: "lineUnseen", rule: "FF-L4", fisher: 1, line: 1, bait: 5 },
      { ...cast, line: 2, bait: 4, card: null },
      { ...bet, line: 2, bait: 4, tiles: 1 },
      { type: "lineRevealed", rule: "FF-L5", fisher: 1, line: 2, bait: 4, card: "catch" },
      { ...cast, line: 3, bait: 2, card: null },
    ];
    const lines = [
      { bait: 5, card: null, tiles: 0 },
      { bait: 4, card: "catch" as const, tiles: 1 },
      { bait: 2, card: null, tiles: null },
    ];
    expect(roundsIn(heard)).toEqual([{ fisher: 1, lines }]);
    // Both cards may have gone unseen: what is believed is still a whole.
    const belief = believeAfter(firstBelief, lines, FISHER);
    expect(everybody.reduce((sum, each) => sum + belief[each], 0)).toBeCloseTo(1, 12);
    expect(belief.solved).not.toBeCloseTo(firstBelief.solved, 3);
  });
});

describe("the reader", () => {
  const solved = playing(characters.solved);

  // The solved way makes less than half a point a round of each of them.
  const read: readonly Character[] = long ? ["sensible", "bold", "wavering", "timid"] : ["bold", "timid"];
  it.each(read)("makes much of a %s one", (character) => {
    const lead = leadOf(chooseByReading, playing(characters[character]), long ? 120 : 16);
    expect(lead).toBeGreaterThan(1);
    if (long) console.log(`proved: the reader makes ${lead.toFixed(2)} a round of a ${character} one`);
  });

  it("makes something of people it has never thought of", () => {
    expect(leadOf(chooseByReading, playing(stranger), long ? 100 : 12)).toBeGreaterThan(2);
  });

  it("gives away little, even when it is as sure of somebody as it can be", () => {
    const sure = beliefOf((character) => Number(character === "timid"));
    const worst = worstIn(remembering, (view, legal) =>
      answering(view, legal, roundsIn(view.heard).at(-1)?.lines ?? [], sure),
    );
    expect(exploitability(worst)).toBeLessThan(3.5);
    expect(exploitability(worst)).toBeGreaterThan(1);
  });

  it("plays the solved way while it has heard nothing, or has no time or no memory", () => {
    const state = fishFish.deal({ players: 2, options: {}, setup: { firstFisher: 0 } }, seeded("any"));
    const legal: Move[] = codesOf(fishFish, state, 0).map((code) => fishFish.decode(code));
    const view = fishFish.view(state, 0);
    const shares = characters.solved(view, legal);
    expect(readingShares(view, legal, [])).toEqual(shares);
    for (const luck of ["one", "two", "three"]) {
      const move = solved(view, legal, seeded(luck), noTime);
      expect(chooseByReading(view, legal, seeded(luck), steps(1))).toEqual(move);
      expect(chooseByReading(view, legal, seeded(luck), noTime, [])).toEqual(move);
    }
  });
});
