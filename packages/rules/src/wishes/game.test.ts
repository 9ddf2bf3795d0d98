import { describe, expect, it } from "vitest";
import type { Log } from "../contract.ts";
import { below, seeded } from "../random.ts";
import { act, movesOf } from "../testing/wishes.ts";
import { cardNames, fishTypes } from "./cards.ts";
import type { Event } from "./events.ts";
import { wishes } from "./game.ts";
import { wishesRuleIds } from "./ids.ts";
import { usualOptions } from "./options.ts";
import type { State } from "./state.ts";

/** Nothing in the rules bounds a game; random ones take about 150 moves. */
const CAP = 1000;

/** Plays a game of random moves and looks at every state on the way. */
function randomGame(players: number, seed: string, look: (state: State, events: Event[]) => void): State {
  const random = seeded(seed);
  const state = wishes.deal({ players, options: usualOptions, setup: {} }, random);
  look(state, []);
  for (let i = 0; i < CAP && wishes.actors(state) !== 0; i++) {
    const moves = movesOf(state, state.turn);
    look(state, act(state, moves[below(random, moves.length)]!));
  }
  return state;
}

describe("random games", () => {
  it.each([2, 3, 4, 5])(
    "of %i end and conserve cards, worms, buyers, pawns (IW-C1, IW-C3, IW-M1)",
    (players) => {
      const everyCard = [...cardNames].sort().join();
      const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
      for (let game = 0; game < 2; game++) {
        let sold = 0;
        const wrong: string[] = [];
        const state = randomGame(players, `conserve ${game}`, (now, events) => {
          const view = wishes.view(now, "spectator");
          for (const event of events) {
            if (event.type === "pawnPlaced" || event.type === "pawnWasted") sold++;
            if (event.type === "fromWaste") sold--;
          }
          const cards = [
            ...view.ocean.map(({ card }) => card),
            ...view.discard,
            ...view.seats.flatMap((seat) => [...seat.cards, ...seat.boatCards]),
            ...(view.wish === null ? [] : [view.wish.card]),
            ...now.deck.slice(0, now.pileCount).map((card) => cardNames[card]!),
          ];
          if (cards.sort().join() !== everyCard) wrong.push("cards");
          if (sum([...view.ocean, ...view.seats].map(({ worms }) => worms)) !== 6 * players)
            wrong.push("worms");
          const buyers = [...view.markets.flatMap((market) => market.buyers), ...(view.wish?.freed ?? [])];
          if (buyers.sort().join() !== "1,1,2,2,3") wrong.push("buyers");
          if (sum([...view.markets.flatMap(({ pawns }) => pawns), ...view.waste]) !== sold)
            wrong.push("pawns");
          for (const { pawns, filled } of view.markets) {
            // A market never holds more than its card allows (IW-M1).
            if (filled !== null && sum(pawns) !== filled) wrong.push("filled");
            if (filled === null && sum(pawns) >= (view.marketCard?.capacity ?? 7)) wrong.push("unfilled");
          }
          for (const seat of view.seats) {
            if (seat.cards.length > seat.boats) wrong.push("hold");
            if (seat.boats !== 2 + seat.boatCards.length) wrong.push("boats");
          }
        });
        expect(wrong).toEqual([]);
        expect(state.ended).not.toBeNull();
      }
    },
  );

  it("dollars change only as the events say (IW-V1, IW-M2, IW-W7, IW-E2, IW-E3)", () => {
    for (let game = 0; game < 4; game++) {
      const pad = [0, 0, 0, 0, 0];
      const add = (seat: number, dollars: number) => {
        pad[seat] = (pad[seat] ?? 0) + dollars;
      };
      const state = randomGame(5, `dollars ${game}`, (_now, events) => {
        for (const event of events) {
          if (event.type === "sold" || event.type === "wormsScored") add(event.seat, event.dollars);
          if (event.type === "marketFilled") for (const line of event.prizes) add(line.seat, line.dollars);
          if (event.type === "wasteScored") for (const line of event.losses) add(line.seat, -line.dollars);
          if (event.type === "wormBonus") for (const line of event.bonuses) add(line.seat, line.dollars);
        }
      });
      expect(wishes.scores(state, "everything")).toEqual(pad);
      expect(pad.filter((total) => total === Math.max(...pad))).toHaveLength(wishes.winners(state)!.length);
    }
  });

  it("legal and check agree on every code, for every seat", () => {
    for (const players of [2, 5])
      randomGame(players, "agree", (state) => {
        for (let seat = 0; seat < players; seat++) {
          const buffer = new Uint16Array(wishes.moveCount);
          const codes = Array.from(buffer.subarray(0, wishes.legal(state, seat, buffer)));
          expect(codes).toEqual([...new Set(codes)].sort((a, b) => a - b));
          for (let code = 0; code < wishes.moveCount; code++) {
            const allowed = wishes.check(state, seat, wishes.decode(code)) === null;
            if (allowed !== codes.includes(code)) expect.unreachable(JSON.stringify(wishes.decode(code)));
          }
          // Somebody to move always has a move.
          if ((wishes.actors(state) >> seat) & 1) expect(codes.length).toBeGreaterThan(0);
        }
      });
  });

  it("play tells every kind of event there is", () => {
    const told = new Set<string>();
    for (let game = 0; game < 8; game++)
      randomGame(3, `events ${game}`, (_state, events) => {
        for (const event of events) told.add(event.type);
      });
    expect([...told].sort()).toEqual(
      [
        "boatBuilt",
        "buyerFreed",
        "buyerMoved",
        "buyerPlaced",
        "discarded",
        "fromWaste",
        "gameOver",
        "kept",
        "marketFilled",
        "partSkipped",
        "pawnPlaced",
        "pawnWasted",
        "refilled",
        "reshuffled",
        "sold",
        "taken",
        "toWaste",
        "turnPassed",
        "wasteScored",
        "wished",
        "wormBonus",
        "wormsGiven",
        "wormsScored",
      ].sort(),
    );
  });

  it("every event is for everybody, and every rule it names is one of the page (IW-R15)", () => {
    const random = seeded("public");
    const state = wishes.deal({ players: 4, options: usualOptions, setup: {} }, random);
    const log: Log<Event> = [];
    for (let i = 0; i < CAP && wishes.actors(state) !== 0; i++) {
      const moves = movesOf(state, state.turn);
      wishes.play(state, state.turn, wishes.encode(moves[below(random, moves.length)]!), log);
    }
    for (const happening of log) {
      expect(Object.keys(happening)).toEqual(["event"]);
      if ("rule" in happening.event) expect(wishesRuleIds).toContain(happening.event.rule);
    }
  });

  it("go the same way whether somebody listens or not", () => {
    for (let game = 0; game < 4; game++) {
      const random = seeded(`silent ${game}`);
      const heard = wishes.deal({ players: 3, options: usualOptions, setup: {} }, random);
      const silent = wishes.clone(heard);
      for (let i = 0; i < CAP && wishes.actors(heard) !== 0; i++) {
        const moves = movesOf(heard, heard.turn);
        const move = moves[below(random, moves.length)]!;
        wishes.play(silent, silent.turn, wishes.encode(move), null);
        act(heard, move);
        expect(JSON.stringify(silent)).toBe(JSON.stringify(heard));
      }
      expect(silent.ended).not.toBeNull();
    }
  });

  it("clones are independent of what they were cloned from", () => {
    const state = wishes.deal({ players: 3, options: usualOptions, setup: {} }, seeded("clones"));
    const random = seeded("clones play");
    for (let i = 0; i < CAP && wishes.actors(state) !== 0; i++) {
      const copy = wishes.clone(state);
      expect(copy).toEqual(state);
      const before = JSON.stringify(state);
      for (let ahead = 0; ahead < 6 && wishes.actors(copy) !== 0; ahead++) {
        const moves = movesOf(copy, copy.turn);
        act(copy, moves[below(random, moves.length)]!);
      }
      expect(JSON.stringify(state)).toBe(before);
      const moves = movesOf(state, state.turn);
      act(state, moves[below(random, moves.length)]!);
    }
    const copy = wishes.clone(state);
    copy.random.a++;
    expect(copy.random).not.toEqual(state.random);
  });
});

it("says what kind of game it is", () => {
  expect(wishes.id).toBe("wishes");
  expect(wishes.about).toEqual({
    players: [2, 3, 4, 5],
    hidden: false,
    simultaneous: false,
    chance: true,
    bounded: false,
    startField: "firstPlayer",
    colourIsSeat: false,
  });
  expect(Object.keys(wishes.options)).toEqual(Object.keys(usualOptions));
  expect(wishes.moveCount).toBe(111);
  expect(fishTypes).toHaveLength(7);
});
