/**
 * How fast worlds are imagined, and how long it takes to find out whether anybody learned something from a move
 * (packages/table/src/learned.ts), over positions of random games with the most players. `npm run worlds`.
 */
import { eventFor } from "@guinguette/rules/contract";
import { games } from "@guinguette/rules/games";
import { readOptions } from "@guinguette/rules/options";
import { below, seeded } from "@guinguette/rules/random";
import { seatsIn } from "@guinguette/rules/seats";
import { mayHaveLearned } from "@guinguette/table/learned";

/** @typedef {import("@guinguette/rules/contract").Game} Game */
/** @typedef {import("@guinguette/rules/contract").Log<import("@guinguette/rules/contract").Types["event"]>} Log */

const GAMES = 6;
const MOST_MOVES = 120;
/** At every other move. */
const EVERY = 2;
const WORLDS = 200;

/**
 * A call's answer and its processor time, so that other work on the machine does not count.
 * @template Answer
 * @param {() => Answer} call
 */
function timed(call) {
  const begun = process.cpuUsage();
  const answer = call();
  const { user, system } = process.cpuUsage(begun);
  return { answer, ms: (user + system) / 1000 };
}

/**
 * Moves that are about to be made. Final ones are left out: nobody asks whether those can be taken back.
 * @param {Game} game
 * @param {number} players
 */
function* positions(game, players) {
  const buffer = new Uint16Array(game.moveCount);
  for (let number = 0; number < GAMES; number++) {
    const random = seeded(`b${number}`);
    const state = game.deal({ players, options: readOptions(game, {}, "options"), setup: {} }, random);
    /** @type {Log} */
    const log = [];
    for (let made = 0; made < MOST_MOVES && game.actors(state) !== 0; made++) {
      const seats = seatsIn(game.actors(state));
      const seat = seats[below(random, seats.length)] ?? 0;
      const code = buffer[below(random, game.legal(state, seat, buffer))] ?? 0;
      const isFinal = game.final.includes(game.decode(code).type);
      if (made % EVERY === 0 && !isFinal) yield { state, log, seat, code, random };
      game.play(state, seat, code, log);
    }
  }
}

console.log(
  "| game | players | worlds per second | moves | free | learned: median ms | 99th of a hundred | worst |",
);
console.log("| --- | --- | --- | --- | --- | --- | --- | --- |");
for (const game of games) {
  const players = Math.max(...game.about.players);
  /** @type {number[]} */
  const calls = [];
  let free = 0;
  let imagining = 0;
  for (const { state, log, seat, code, random } of positions(game, players)) {
    const { answer, ms } = timed(() => mayHaveLearned(game, state, log, seat, code, players));
    calls.push(ms);
    if (!answer) free++;
    const heard = log.map((happening) => eventFor(happening, seat));
    const view = game.view(state, seat);
    imagining += timed(() => {
      const imagine = game.sampler(view, heard);
      for (let world = 0; world < WORLDS; world++) imagine(random);
    }).ms;
  }
  calls.sort((one, other) => one - other);
  const at = (/** @type {number} */ share) =>
    (calls[Math.min(calls.length - 1, Math.floor(calls.length * share))] ?? 0).toFixed(2);
  const perSecond = Math.round((calls.length * WORLDS * 1000) / imagining).toLocaleString("en");
  console.log(
    `| ${game.id} | ${players} | ${perSecond} | ${calls.length} | ${free} | ${at(0.5)} | ${at(0.99)} | ${at(1)} |`,
  );
}
