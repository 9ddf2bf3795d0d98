import { eventFor, type Log } from "@guinguette/rules/contract";
import type { Event } from "@guinguette/rules/fish-fish/events";
import { type FishFish, fishFish } from "@guinguette/rules/fish-fish/game";
import type { Move } from "@guinguette/rules/fish-fish/moves";
import { type Random, seeded } from "@guinguette/rules/random";
import { act, deal, type Step, seatOf } from "@guinguette/rules/testing/fish-fish";
import { describe, expect, it } from "vitest";
import type { Bot } from "../bot.ts";
import { noTime } from "../budget.ts";
import { codesOf, toMove } from "../imagine.ts";
import { askOften } from "../testing/ask.ts";
import { crowdShares } from "./crowd.ts";
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
  return casts.filter(isCatch).length;
}

function isCatch(move: Move): boolean {
  return move.type === "cast" && move.card === "catch";
}

/** A seat's points beside the mean of the others, over whole games; everybody hears what there is to hear. */
function pointsOf(own: number, hero: Choose, others: Choose, players: number, games: number): number {
  const random = seeded("points");
  let total = 0;
  for (let game = 0; game < games; game++) {
    const state = deal(players);
    const heard = heardAlong(
      state,
      (seat) => (seat === own ? hero : others),
      random,
      Number.POSITIVE_INFINITY,
    );
    expect(heard.length).toBeGreaterThan(0);
    const points = fishFish.scores(state, "everything").map((each) => each ?? 0);
    const all = points.reduce((sum, each) => sum + each, 0);
    total += points[own]! - (all - points[own]!) / (players - 1);
  }
  return total / games;
}

/** Plays on for so many moves; what there was to hear, as everybody hears it. */
function heardAlong(
  state: FishFish["state"],
  chooserAt: (seat: number) => Choose,
  random: Random,
  moves: number,
): Log<Event> {
  const log: Log<Event> = [];
  for (let made = 0; made < moves; made++) {
    const seat = toMove(fishFish, state);
    if (seat === null) break;
    const legal = codesOf(fishFish, state, seat).map((code) => fishFish.decode(code));
    const heard = log.map((happening) => eventFor(happening, seat));
    const move = chooserAt(seat)(fishFish.view(state, seat), legal, random, noTime, heard);
    fishFish.play(state, seat, fishFish.encode(move), log);
  }
  return log;
}

/** A Fish that bets all it has, or nothing as long as it may. */
const allIn: Choose = (_view, legal) => legal.at(-1)!;
const waiting: Choose = (_view, legal) => legal[0]!;

/** Bets by a habit, and casts as the house does. */
function betting(habit: Choose): Choose {
  return (view, ...rest) => (view.phase === "bet" ? habit : chooseFishFish)(view, ...rest);
}

describe("the Fisher in a crowd", () => {
  it("hooks Fish that bite at once, and waits for those who wait (FF-L3)", () => {
    // After a round in which one was a Fish like the others, one's own begins: how often is its first line hooked?
    const hooked = [allIn, waiting].map((habit) => {
      const state = deal(4);
      const log: Log<Event> = [];
      const random = seeded("watched");
      while (state.round === 1) log.push(...heardAlong(state, () => habit, random, 1));
      const seat = toMove(fishFish, state)!;
      const legal = codesOf(fishFish, state, seat).map((code) => fishFish.decode(code));
      const heard = log.map((happening) => eventFor(happening, seat));
      return crowdShares(fishFish.view(state, seat), legal, heard, "careful").reduce(
        (sum, share, place) => sum + (isCatch(legal[place]!) ? share : 0),
        0,
      );
    });
    expect(hooked[0]).toBeGreaterThan(hooked[1]! + 0.15);
  });

  it("does not always do the same", () => {
    const casts = askedAfter(chooseFishFish, 4);
    expect(new Set(casts.map((each) => JSON.stringify(each))).size).toBeGreaterThan(3);
  });
});

it.each([
  { habit: "goes all in", choose: betting(allIn) },
  { habit: "waits", choose: betting(waiting) },
])("nobody who always $habit beats a table of herons", ({ choose }) => {
  expect(pointsOf(1, choose, chooseFishFish, 4, 60)).toBeLessThan(0);
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
