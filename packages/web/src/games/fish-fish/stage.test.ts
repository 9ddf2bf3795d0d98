/** A line is checked with held breath, with motion and without it. */
import type { Event } from "@guinguette/rules/fish-fish/events";
import { fishFish } from "@guinguette/rules/fish-fish/game";
import type { Shown } from "@guinguette/rules/fish-fish/memory";
import { seeded } from "@guinguette/rules/random";
import { seatName } from "@guinguette/words/common";
import { fishFishWords } from "@guinguette/words/fish-fish/words";
import { languages } from "@guinguette/words/language";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { letOut } from "../../table/let-out.ts";
import { toldNow } from "../../table/sentences.ts";
import type { GameLook } from "../look.ts";
import { bet, cast, type Played } from "./script.ts";
import { newStage } from "./stage.svelte.ts";
import { duration, reveal, suspense, unseen } from "./timing.ts";

interface Step {
  readonly before: Shown;
  readonly events: readonly Event[];
  readonly now: Shown;
}

/** The last of these moves, as a spectator sees it. Seat 0 fishes. */
function last(players: number, moves: readonly Played[]): Step {
  const state = fishFish.deal({ players, options: {}, setup: { firstFisher: 0 } }, seeded("stage"));
  let step: Step | null = null;
  for (const { seat, move } of moves) {
    const before = fishFish.view(state, "spectator");
    const log: { event: Event }[] = [];
    fishFish.play(state, seat, fishFish.encode(move), log);
    step = { before, events: log.map(({ event }) => event), now: fishFish.view(state, "spectator") };
  }
  if (step === null) throw new Error("nothing was played");
  return step;
}

const line = (card: "catch" | "empty", tiles: number) =>
  last(3, [cast(0, card, 5), bet(1, 0), bet(2, tiles)]);

/** When it is told. */
const fishFishTold = { duration, suspense } as Pick<GameLook, "duration" | "suspense">;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each([
  ["with motion", false],
  ["without motion", true],
])("%s", (_, still) => {
  it.each(["catch", "empty"] as const)("a line that is %s turns its card only after a pause", (card) => {
    const { before, events, now } = line(card, 2);
    const stage = newStage();
    stage.show(before, now, events, 1, still);
    // The last bet lies on the line that is checked, not on the next one.
    expect(stage.view).toMatchObject({ line: 1, bait: 5, actors: [] });
    expect(stage.act).toBeNull();
    vi.advanceTimersByTime(reveal.turn - 1);
    expect(stage.act).toBe("hush");
    expect(stage.moved).toEqual([]);
    vi.advanceTimersByTime(1);
    expect([stage.act, stage.card]).toEqual(["turn", card]);
    vi.advanceTimersByTime(reveal.haul - reveal.turn);
    expect(stage.act).toBe("haul");
    expect(stage.moved.map(({ seat, tiles }) => [seat, tiles])).toEqual([[2, 2]]);
    vi.advanceTimersByTime(duration(events) - reveal.haul);
    expect([stage.view, stage.act]).toEqual([null, null]);
  });

  it("a line on which nobody bet goes away unseen", () => {
    const { before, events, now } = line("catch", 0);
    const stage = newStage();
    stage.show(before, now, events, 1, still);
    vi.advanceTimersByTime(unseen.gone);
    expect([stage.act, stage.card]).toEqual(["gone", null]);
    vi.advanceTimersByTime(duration(events) - unseen.gone);
    expect(stage.view).toBeNull();
  });

  it("where it stays, the card lies open until somebody says that it has been seen", () => {
    const { before, events, now } = line("catch", 2);
    const stage = newStage();
    stage.show(before, now, events, 1, still, true);
    vi.advanceTimersByTime(duration(events) + 60_000);
    expect([stage.act, stage.card, stage.flights]).toEqual(["haul", "catch", []]);
    expect(stage.view).toMatchObject({ line: 1 });
    stage.finish();
    expect(stage.view).toBeNull();
  });

  it("whoever wants no pauses has none", () => {
    const { before, events, now } = line("catch", 2);
    const stage = newStage();
    stage.show(before, now, events, 0, still);
    expect(stage.view).toBeNull();
  });
});

it("pieces fly only where things move", () => {
  const { before, events, now } = line("empty", 2);
  for (const still of [false, true]) {
    const stage = newStage();
    stage.show(before, now, events, 1, still);
    expect(stage.flights.length > 0).toBe(!still);
    vi.advanceTimersByTime(reveal.haul);
    expect(stage.flights.length > 0).toBe(!still);
  }
});

describe("what is said while the line comes up", () => {
  const names = (seat: number) => seatName(seat, "en");
  const told = ({ events }: Step, language: "fr" | "en") => {
    const lines = fishFishWords.log(
      events.map((event) => ({ at: 0, event })),
      names,
      language,
    );
    return toldNow(
      lines.map((one, key) => ({ ...one, key })),
      suspense(events),
      language,
    );
  };

  it.each(languages)("is the same whatever the card is (%s)", (language) => {
    expect(told(line("catch", 2), language)).toEqual(told(line("empty", 2), language));
    expect(told(line("catch", 2), language)).toMatchObject({ gain: null });
  });

  it("stands beside the Fisher's sign, whoever bet last", () => {
    expect(told(line("catch", 2), "fr")?.seat).toBe(0);
    expect(told(last(3, [cast(0, "catch", 5), bet(1, 0), bet(2, 0)]), "fr")?.seat).toBe(0);
  });

  it.each(languages)("is the same where it ends the round (%s)", (language) => {
    const lineTwo = (card: "catch" | "empty") =>
      last(3, [cast(0, "catch", 5), bet(1, 0), bet(2, 2), cast(0, card, 4), bet(1, 1), bet(2, 1)]);
    expect(lineTwo("catch").events.some(({ type }) => type === "newRound")).toBe(true);
    expect(told(lineTwo("catch"), language)).toEqual(told(lineTwo("empty"), language));
  });

  it("gives way to what came of it once the card has turned, and then the seats know", () => {
    const { before, events, now } = line("empty", 2);
    const stage = newStage();
    const heard: string[] = [];
    stage.show(before, now, events, 1, false);
    letOut(fishFishTold, events, 1, {
      said: () => heard.push(`said at the ${stage.act}`),
      shown: () => heard.push(`shown, ${stage.view === null ? "and over" : "still going on"}`),
    });
    vi.advanceTimersByTime(reveal.haul - 1);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(2);
    expect(heard).toEqual(["said at the haul"]);
    vi.advanceTimersByTime(reveal.end);
    expect(heard).toEqual(["said at the haul", "shown, and over"]);
  });

  it("a bet that leaves the line open is told as it is", () => {
    expect(suspense(last(3, [cast(0, "catch", 5), bet(1, 2)]).events)).toBeNull();
  });
});
