import { expect, it } from "vitest";
import { below, seeded } from "../random.ts";
import { act, deal, legalCodes, legalSteps, seatOf, see } from "../testing/fish-fish.ts";
import { slowGame, slowLegal, slowPlay, slowSeat } from "../testing/slow-fish.ts";
import { playerCounts } from "./cards.ts";
import { fishFish } from "./game.ts";

it("is for two to eight players, with hidden cards, in turn, without chance after the deal, and ends", () => {
  expect(fishFish.id).toBe("fish-fish");
  expect(fishFish.about).toEqual({
    players: [2, 3, 4, 5, 6, 7, 8],
    hidden: true,
    simultaneous: false,
    chance: false,
    bounded: true,
    startField: "firstFisher",
    colourIsSeat: false,
  });
  expect(fishFish.options).toEqual({});
});

it.each(playerCounts)("goes with %i players as it does when played slowly, card by card", (players) => {
  const random = seeded(`slow ${players}`);
  for (let game = 0; game < 6; game++) {
    const first = below(random, players);
    const state = deal(players, first);
    const slow = slowGame(players, first);
    // Some games are played by misers, so that lines go unseen and the fifth comes often.
    const miserly = game % 2 === 0;
    while (!slow.over) {
      const seat = slowSeat(slow);
      expect(fishFish.actors(state)).toBe(1 << (seat ?? -1));
      const steps = slowLegal(slow);
      expect(legalSteps(state)).toEqual(steps);
      const chosen = below(random, steps.length);
      const index = miserly && typeof steps[0] === "number" && below(random, 4) > 0 ? 0 : chosen;
      fishFish.play(state, seat ?? -1, legalCodes(state)[index] ?? -1, null);
      slowPlay(slow, steps[index] ?? 0);
      const view = see(state, slow.fisher);
      expect({
        round: view.round,
        fisher: view.fisher,
        hand: view.hand,
        baits: view.baits,
        bait: view.bait,
        card: view.card,
        catches: view.revealed.catch,
        empties: view.revealed.empty,
        unseen: view.unseen,
        caught: view.caught,
        fish: view.fish.map(({ seat, tiles, bet, loot }) => [seat, tiles, bet, loot]),
        scores: view.scores,
      }).toEqual({
        round: slow.round,
        fisher: slow.fisher,
        hand: slow.cards,
        baits: slow.baits,
        bait: slow.line?.bait ?? null,
        card: slow.line?.card ?? null,
        catches: slow.shown.filter((card) => card === "catch").length,
        empties: slow.shown.filter((card) => card === "empty").length,
        unseen: slow.unseen,
        caught: slow.caught,
        fish: slow.fish.map((fish) => [
          fish.seat,
          fish.tiles,
          fish.bet,
          Object.fromEntries(
            [2, 3, 4, 5].map((bait) => [bait, fish.loot.filter((at) => at === bait).length]),
          ),
        ]),
        scores: slow.scores,
      });
    }
    expect(fishFish.actors(state)).toBe(0);
  }
});

it("a clone goes its own way", () => {
  const state = deal(3);
  act(state, "empty 5", 1, 2, "catch 4", 1);
  const clone = fishFish.clone(state);
  expect(clone).toEqual(state);
  const before = JSON.stringify(state);
  act(clone, 2, "empty 3", 2);
  expect(JSON.stringify(state)).toBe(before);
  const after = JSON.stringify(clone);
  act(state, 0);
  expect(JSON.stringify(clone)).toBe(after);
});

it("listening changes nothing", () => {
  const random = seeded("listening");
  const heard = deal(4);
  const unheard = deal(4);
  while (fishFish.actors(heard) !== 0) {
    const codes = legalCodes(heard);
    const code = codes[below(random, codes.length)] ?? -1;
    fishFish.play(heard, seatOf(heard), code, []);
    fishFish.play(unheard, seatOf(unheard), code, null);
    expect(heard).toEqual(unheard);
  }
});
