import { type FishFish, fishFish } from "@guinguette/rules/fish-fish/game";
import type { Move } from "@guinguette/rules/fish-fish/moves";
import { seeded } from "@guinguette/rules/random";
import { act, deal, type Step, seatOf } from "@guinguette/rules/testing/fish-fish";
import { describe, expect, it } from "vitest";
import type { Bot } from "../bot.ts";
import { noTime } from "../budget.ts";
import { codesOf, toMove } from "../imagine.ts";
import { randomBot } from "../random.ts";
import { sensibleFishFish } from "../sensible/fish-fish.ts";
import { askOften } from "../testing/ask.ts";
import { bold, playing, timid, wavering } from "./habits.ts";
import { chooseFishFish } from "./player.ts";

type Choose = Bot<FishFish>["choose"];

function askedAfter(choose: Choose, players: number, ...made: readonly Step[]): Move[] {
  const state = deal(players);
  act(state, ...made);
  return askOften({ name: "asked", choose }, fishFish, state, seatOf(state));
}

function tilesIn(bets: readonly Move[]): number {
  return bets.reduce((sum, each) => sum + (each.type === "bet" ? each.tiles : 0), 0);
}

function catchesIn(casts: readonly Move[]): number {
  return casts.filter((each) => each.type === "cast" && each.card === "catch").length;
}

/** A seat's points beside the mean of the others, over one round. */
function pointsOf(own: number, hero: Choose, others: Choose, players: number, rounds: number): number {
  const random = seeded("points");
  let total = 0;
  for (let round = 0; round < rounds; round++) {
    const state = deal(players);
    for (
      let seat = toMove(fishFish, state);
      seat !== null && state.round === 1;
      seat = toMove(fishFish, state)
    ) {
      const legal = codesOf(fishFish, state, seat).map((code) => fishFish.decode(code));
      const choose = seat === own ? hero : others;
      fishFish.play(
        state,
        seat,
        fishFish.encode(choose(fishFish.view(state, seat), legal, random, noTime)),
        null,
      );
    }
    const points = fishFish.scores(state, "everything").map((each) => each ?? 0);
    const all = points.reduce((sum, each) => sum + each, 0);
    total += points[own]! - (all - points[own]!) / (players - 1);
  }
  return total / rounds;
}

describe("the Fisher in a crowd", () => {
  it("catches far more than a sensible one, from sensible Fish and from those who bet at random", () => {
    for (const others of [sensibleFishFish.choose, randomBot.choose as Choose])
      expect(pointsOf(0, chooseFishFish, others, 5, 40)).toBeGreaterThan(
        pointsOf(0, sensibleFishFish.choose, others, 5, 40) + 5,
      );
  });

  it("hooks Fish that bite at once, and waits for those who wait (FF-L3)", () => {
    const greedy = catchesIn(askedAfter(chooseFishFish, 4, "empty 5", 2, 2, 2));
    const patient = catchesIn(askedAfter(chooseFishFish, 4, "empty 5", 0, 0, 0));
    expect(greedy).toBeGreaterThan(patient + 15);
  });

  it("does not always do the same", () => {
    const casts = askedAfter(chooseFishFish, 4);
    expect(new Set(casts.map((each) => JSON.stringify(each))).size).toBeGreaterThan(1);
  });
});

it("a Fish in a crowd loses less to the Fisher who waits than a sensible one", () => {
  expect(pointsOf(2, chooseFishFish, chooseFishFish, 4, 60)).toBeGreaterThan(
    pointsOf(2, sensibleFishFish.choose, chooseFishFish, 4, 60) + 2,
  );
});

describe("people with habits", () => {
  it("a bold one bites hard on a big bait, a timid one never does", () => {
    expect(tilesIn(askedAfter(playing(bold), 3, "empty 5"))).toBeGreaterThan(250);
    expect(tilesIn(askedAfter(playing(bold), 3, "empty 2"))).toBeLessThan(120);
    expect(tilesIn(askedAfter(playing(timid), 3, "empty 5"))).toBeLessThan(80);
  });

  it("a bold one hooks early, a timid one late", () => {
    expect(catchesIn(askedAfter(playing(bold), 3))).toBeGreaterThan(
      catchesIn(askedAfter(playing(timid), 3)) + 20,
    );
  });

  it("somebody who wavers is now the one, now the other", () => {
    const tiles = tilesIn(askedAfter(playing(wavering), 3, "empty 5"));
    expect(tiles).toBeGreaterThan(100);
    expect(tiles).toBeLessThan(250);
  });
});
