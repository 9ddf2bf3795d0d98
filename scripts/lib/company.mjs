/** Games of Fish Fish between anybody who chooses by a view: who bet what on which line, and who won what. */
import { within } from "@guinguette/bots/budget";
import { codesOf, toMove } from "@guinguette/bots/imagine";
import { eventFor } from "@guinguette/rules/contract";
import { fishFish } from "@guinguette/rules/fish-fish/game";
import { streamOf } from "@guinguette/rules/random";

/** @typedef {import("@guinguette/bots/bot").Bot<import("@guinguette/rules/fish-fish/game").FishFish>["choose"]} Choose */
/** @typedef {import("@guinguette/rules/fish-fish/view").View} View */
/** @typedef {import("@guinguette/rules/fish-fish/moves").Move} Move */
/** @typedef {(seat: number, view: View, move: Move, ms: number) => void} Watch */

/** How long each may think, in milliseconds: only the heron between two ever asks. */
const MS = 10;

/**
 * Plays a game to its end; the points by seat.
 * @param {readonly Choose[]} choosers by seat
 * @param {string} seed
 * @param {Watch} watch
 */
export function playGame(choosers, seed, watch = () => {}) {
  const players = choosers.length;
  const state = fishFish.deal({ players, options: {}, setup: {} }, streamOf(seed, "deal"));
  const streams = choosers.map((_, seat) => streamOf(seed, "bot", seat));
  /** @type {import("@guinguette/rules/fish-fish/events").Event[][]} */
  const heard = choosers.map(() => []);
  for (let seat = toMove(fishFish, state); seat !== null; seat = toMove(fishFish, state)) {
    const legal = codesOf(fishFish, state, seat).map((code) => fishFish.decode(code));
    const view = fishFish.view(state, seat);
    const [choose, random] = [choosers[seat], streams[seat]];
    if (choose === undefined || random === undefined) throw new Error("nobody sits there");
    const begun = performance.now();
    const budget = within(MS, () => performance.now());
    const move = choose(view, legal, random, budget, heard[seat]);
    watch(seat, view, move, performance.now() - begun);
    /** @type {import("@guinguette/rules/contract").Log<import("@guinguette/rules/fish-fish/events").Event>} */
    const log = [];
    fishFish.play(state, seat, fishFish.encode(move), log);
    for (const happening of log) for (const [who, own] of heard.entries()) own.push(eventFor(happening, who));
  }
  return fishFish.scores(state, "everything").map((score) => score ?? 0);
}

/**
 * How far one player ends ahead of the mean of the others, with its 95 % interval: every deal is played with it in every
 * seat, and is one observation.
 * @param {Choose} one @param {Choose} others @param {number} players @param {number} games @param {string} seed
 */
export function leadAmong(one, others, players, games, seed) {
  const deals = Math.max(2, Math.ceil(games / players));
  const leads = Array.from({ length: deals }, (_, deal) => {
    let lead = 0;
    for (let own = 0; own < players; own++) {
      const choosers = Array.from({ length: players }, (_, seat) => (seat === own ? one : others));
      const points = playGame(choosers, `${seed} ${deal}`);
      const all = points.reduce((sum, each) => sum + each, 0);
      const mine = points[own] ?? 0;
      lead += mine - (all - mine) / (players - 1);
    }
    return lead / players;
  });
  const mean = leads.reduce((sum, lead) => sum + lead, 0) / deals;
  const variance = leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0) / (deals - 1);
  return { mean, error: 1.96 * Math.sqrt(variance / deals), games: deals * players };
}
