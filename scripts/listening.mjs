/**
 * What listening is worth: the heron that has heard the game against the heron that only sees it, each deal once with
 * either in every seat. `npm run listening -- chat-peche 2 50 100` plays 100 games between two at 50 ms a move.
 */
import { within } from "@guinguette/bots/budget";
import { codesOf, toMove } from "@guinguette/bots/imagine";
import { loadBot } from "@guinguette/bots/levels";
import { eventFor } from "@guinguette/rules/contract";
import { games as allGames, gameOf } from "@guinguette/rules/games";
import { readOptions } from "@guinguette/rules/options";
import { streamOf } from "@guinguette/rules/random";

const [name = "chat-peche", players = "2", ms = "50", games = "100"] = process.argv.slice(2);
const game = gameOf(allGames.find(({ id }) => id === name)?.id ?? "chat-peche");
const seats = Number(players);
const heron = await loadBot(game.id, "heron");

const now = () => performance.now();

/**
 * Points of whoever listens, in this seat, ahead of the mean of the others; and its share of the victory.
 * @param {string} seed
 * @param {number} listener
 */
function playGame(seed, listener) {
  const options = readOptions(game, {}, "options");
  const state = game.deal({ players: seats, options, setup: {} }, streamOf(seed, "deal"));
  const streams = Array.from({ length: seats }, (_, seat) => streamOf(seed, "bot", seat));
  /** @type {import("@guinguette/rules/contract").Log<import("@guinguette/rules/contract").Types["event"]>} */
  const log = [];
  for (let seat = toMove(game, state); seat !== null; seat = toMove(game, state)) {
    const legal = codesOf(game, state, seat).map((code) => game.decode(code));
    const heard = seat === listener ? log.map((happening) => eventFor(happening, listener)) : undefined;
    const random = streams[seat] ?? streamOf(seed, "bot");
    const move = heron.choose(game.view(state, seat), legal, random, within(Number(ms), now), heard);
    game.play(state, seat, game.encode(move), log);
  }
  const scores = game.scores(state, "everything").map((score) => score ?? 0);
  const own = scores[listener] ?? 0;
  const all = scores.reduce((sum, score) => sum + score, 0);
  const winners = game.winners(state) ?? [];
  return {
    lead: own - (all - own) / (seats - 1),
    won: winners.includes(listener) ? 1 / winners.length : 0,
  };
}

// Each deal is one observation: luck weighs the same on all.
const deals = Math.ceil(Number(games) / seats);
const leads = [];
let won = 0;
for (let deal = 0; deal < deals; deal++) {
  const results = Array.from({ length: seats }, (_, seat) => playGame(`listening ${deal}`, seat));
  leads.push(results.reduce((sum, { lead }) => sum + lead, 0) / seats);
  won += results.reduce((sum, each) => sum + each.won, 0);
}
const mean = leads.reduce((sum, lead) => sum + lead, 0) / deals;
const variance = leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0) / Math.max(1, deals - 1);
const error = 1.96 * Math.sqrt(variance / deals);
const share = (100 * won) / (deals * seats);
const [low, high] = [mean - error, mean + error].map((each) => each.toFixed(2));
console.log(
  `${game.id}, ${seats} players, ${ms} ms: who listens wins ${share.toFixed(1)} % of ${deals * seats} games and ends ${mean.toFixed(2)} points ahead (95 %: ${low} to ${high})`,
);
