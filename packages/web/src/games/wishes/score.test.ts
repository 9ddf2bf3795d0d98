import { below, seeded } from "@guinguette/rules/random";
import { act, movesOf } from "@guinguette/rules/testing/wishes";
import type { Event } from "@guinguette/rules/wishes/events";
import { wishes } from "@guinguette/rules/wishes/game";
import { usualOptions } from "@guinguette/rules/wishes/options";
import { wishesWords } from "@guinguette/words/wishes/words";
import { describe, expect, it } from "vitest";
import { durationOf } from "./flight-plan.ts";
import { marketMoment, scoreSheet } from "./score.ts";

const names = (seat: number) => ["Ana", "Bo", "Cy", "Dom", "Eve"][seat] ?? "?";

/** A random game: everything that happened, move by move. */
function played(players: number, seed: string) {
  const random = seeded(seed);
  const state = wishes.deal({ players, options: usualOptions, setup: {} }, random);
  const turns: (readonly Event[])[] = [];
  while (wishes.actors(state) !== 0) {
    const moves = movesOf(state, state.turn);
    turns.push(act(state, moves[below(random, moves.length)]!));
  }
  return { view: wishes.view(state, "spectator"), turns, events: turns.flat() };
}

describe.each([2, 3, 4, 5])("the score of %i players", (players) => {
  const games = Array.from({ length: 12 }, (_, index) => played(players, `${players}/${index}`));

  it("adds up to the totals, line by line", () => {
    for (const { events, view } of games) {
      const { lines, totals } = scoreSheet(events, view, names, "fr");
      expect(totals).toEqual(view.scores);
      for (let seat = 0; seat < players; seat++)
        expect(lines.reduce((total, { values }) => total + (values[seat] ?? 0), 0)).toBe(view.scores[seat]);
    }
  });

  it("has one line for each market that paid", () => {
    for (const { events, view } of games) {
      const labels = scoreSheet(events, view, names, "fr").lines.map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  it("cites rules that exist, and the one that ended the game", () => {
    for (const { events, view } of games) {
      const { lines, ending } = scoreSheet(events, view, names, "en");
      expect(ending.rule).toBe(view.ended);
      for (const { rule } of lines) expect(wishesWords.rules).toHaveProperty(rule);
    }
  });

  it("pauses once for each market that fills before the end (IW-M2)", () => {
    for (const { turns } of games)
      for (const events of turns) {
        const filled = events.some(({ type }) => type === "marketFilled");
        const over = events.some(({ type }) => type === "gameOver");
        expect(marketMoment(events, names, "fr") !== null).toBe(filled && !over);
      }
  });

  it("is shown in a time one can wait for", () => {
    for (const { turns } of games) for (const events of turns) expect(durationOf(events)).toBeLessThan(3000);
  });
});

it("a market whose prizes are nothing is no reason to pause (IW-R3)", () => {
  const events: Event[] = [{ type: "marketFilled", market: "catfish", capacity: 4, prizes: [], next: 5 }];
  expect(marketMoment(events, names, "en")).toBeNull();
});

it("a market that is full says in words who won what (IW-M2)", () => {
  const prizes = [
    { rule: "IW-M2", seat: 0, pawns: 3, dollars: 4 },
    { rule: "IW-M2", seat: 2, pawns: 1, dollars: 2 },
  ] as const;
  const events: Event[] = [{ type: "marketFilled", market: "catfish", capacity: 4, prizes, next: 5 }];
  expect(marketMoment(events, names, "en")?.inWords).toBe("Ana +$4 and Cy +$2.");
  expect(marketMoment(events, names, "fr")?.inWords).toBe("Ana +4\u00a0$ et Cy +2\u00a0$.");
});

it("nothing is sold and nothing filled: the sheet has no such lines", () => {
  const { view } = played(2, "empty");
  expect(scoreSheet([], view, names, "fr").lines).toEqual([]);
  expect(marketMoment([], names, "fr")).toBeNull();
});

it("of a market with tied seconds, one line says who was tied and cites their rule (IW-M4)", () => {
  const prizes = [
    { rule: "IW-M2", seat: 0, pawns: 3, dollars: 8 },
    { rule: "IW-M4", seat: 1, pawns: 1, dollars: 4 },
    { rule: "IW-M4", seat: 2, pawns: 1, dollars: 4 },
  ] as const;
  const events: Event[] = [{ type: "marketFilled", market: "catfish", capacity: 5, prizes, next: 6 }];
  expect(scoreSheet(events, played(3, "tied").view, names, "en").lines).toEqual([
    {
      label: "Catfish market",
      rule: "IW-M4",
      note: "card 5 · Ana 3 pawns · tied: Bo 1 pawn, Cy 1 pawn",
      values: [8, 4, 4],
    },
  ]);
});
