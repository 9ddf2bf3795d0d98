import { playerCounts } from "@guinguette/rules/fish-fish/cards";
import type { Event } from "@guinguette/rules/fish-fish/events";
import { fishFish } from "@guinguette/rules/fish-fish/game";
import type { Shown } from "@guinguette/rules/fish-fish/memory";
import { below, seeded } from "@guinguette/rules/random";
import { firstSeat } from "@guinguette/rules/seats";
import { seatName } from "@guinguette/words/common";
import { describe, expect, it } from "vitest";
import { roundMoment, scoreSheet } from "./score.ts";
import { lineChecked, lineComplete } from "./staging.ts";
import { duration } from "./timing.ts";

interface Step {
  readonly before: Shown;
  readonly events: readonly Event[];
  readonly after: Shown;
}

/** A whole game of chance moves, as a spectator sees it. */
function randomGame(players: number, seed: string): Step[] {
  const random = seeded(seed);
  const state = fishFish.deal({ players, options: {}, setup: {} }, random);
  const buffer = new Uint16Array(fishFish.moveCount);
  const steps: Step[] = [];
  while (fishFish.actors(state) !== 0) {
    const seat = firstSeat(fishFish.actors(state));
    const count = fishFish.legal(state, seat, buffer);
    const before = fishFish.view(state, "spectator");
    const log: { event: Event }[] = [];
    fishFish.play(state, seat, buffer[below(random, count)]!, log);
    steps.push({ before, events: log.map(({ event }) => event), after: fishFish.view(state, "spectator") });
  }
  return steps;
}

const names = (seat: number) => seatName(seat, "en");
const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((all, value) => all + (value ?? 0), 0);

describe.each(playerCounts)("with %i players", (players) => {
  const games = ["one", "two", "three"].map((seed) => randomGame(players, seed));

  it("the rounds on the pad add up to the totals (FF-P1, FF-P2)", () => {
    for (const game of games) {
      const events = game.flatMap((step) => step.events);
      const { after } = game.at(-1)!;
      const sheet = scoreSheet(events, after, names, "fr");
      expect(sheet.lines).toHaveLength(after.rounds);
      for (const [seat, total] of after.scores.entries()) {
        expect(sheet.totals[seat]).toBe(total);
        expect(sum(sheet.lines.map(({ values }) => values[seat] ?? null))).toBe(total);
      }
    }
  });

  it("a round's sheet adds up to what its totals rose by", () => {
    for (const game of games) {
      let before = Array<number>(players).fill(0);
      for (const { events } of game) {
        const moment = roundMoment(events, names, "en");
        if (moment === null) continue;
        expect(moment.why).toMatch(
          /^(That was the fifth line|Both catch cards have been revealed|Every tile has been bet)\.$/,
        );
        const totals = moment.lines.at(-1)!.values.map((value) => value ?? 0);
        for (const [seat, total] of totals.entries()) {
          const gains = moment.lines.slice(0, -1).map(({ values }) => values[seat] ?? null);
          expect(sum(gains)).toBe(total - before[seat]!);
        }
        before = totals;
      }
    }
  });

  it("what the board shows on the way ends where the game is", () => {
    for (const { before, events, after } of games.flat()) {
      const complete = lineComplete(before, events);
      const checked = events.some(({ type }) => type === "lineRevealed" || type === "lineUnseen");
      expect(complete !== null).toBe(checked);
      if (complete === null || events.some(({ type }) => type === "roundEnded")) continue;
      const { fish, caught, revealed, unseen } = lineChecked(complete, events, false);
      // A line nobody bet on leaves its noughts lying until the next one.
      expect(fish.map((one) => ({ ...one, bet: null }))).toEqual(after.fish);
      expect({ caught, revealed, unseen }).toEqual({
        caught: after.caught,
        revealed: after.revealed,
        unseen: after.unseen,
      });
    }
  });

  it("and a round ends with the loot that is scored (FF-E2, FF-P2)", () => {
    for (const { before, events } of games.flat()) {
      const scored = events.find((event) => event.type === "roundScored")?.scored;
      const complete = lineComplete(before, events);
      if (scored === undefined || complete === null) continue;
      const checked = lineChecked(complete, events, true);
      for (const line of scored) {
        if (line.rule === "FF-P1") expect(checked.caught).toBe(line.caught);
        else expect(checked.fish.find(({ seat }) => seat === line.seat)?.loot).toEqual(line.loot);
      }
    }
  });

  it("nothing takes longer than three seconds to show", () => {
    for (const { events } of games.flat()) {
      expect(duration(events)).toBeGreaterThan(0);
      expect(duration(events)).toBeLessThan(3000);
    }
  });
});
