/**
 * What the solvers can do, measured: `npm run solvers` for all, `npm run solvers -- solitaire` (or endgame, turn) for
 * one, with a number after it for how many positions. One core; times are those of this machine.
 */
import { within } from "@guinguette/bots/budget";
import { anglersIn } from "@guinguette/bots/chat-peche/anglers";
import { outOfSight } from "@guinguette/bots/chat-peche/out-of-sight";
import { pondIn } from "@guinguette/bots/chat-peche/pond";
import { solveOn, startTurn } from "@guinguette/bots/chat-peche/turn-solve";
import { growTurn } from "@guinguette/bots/chat-peche/turn-tree";
import { gainsOfOthers } from "@guinguette/bots/chat-peche/turn-worst";
import { lookAhead } from "@guinguette/bots/fish-and-chips/look-ahead";
import { solveSolitaire } from "@guinguette/bots/fish-and-chips/solitaire";
import { chatPeche } from "@guinguette/rules/chat-peche/game";
import { usualOptions as usualPond } from "@guinguette/rules/chat-peche/options";
import { colours } from "@guinguette/rules/fish-and-chips/fish";
import { fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import { usualOptions } from "@guinguette/rules/fish-and-chips/options";
import { below, streamOf } from "@guinguette/rules/random";
import { spreadLine } from "./lib/spread.mjs";

const now = () => performance.now();

/** Every deal of the solitaire: solved (and the solution played by the rules), proved lost, or neither. @param {number} deals */
function solitaire(deals) {
  const found = { solved: 0, lost: 0, unknown: 0 };
  const times = [];
  for (let deal = 0; deal < deals; deal++) {
    const state = fishAndChips.deal(
      { players: 1, options: usualOptions, setup: {} },
      streamOf(`deal ${deal}`, "deal"),
    );
    const start = performance.now();
    const solution = solveSolitaire(
      fishAndChips.view(state, 0),
      streamOf(`deal ${deal}`, "bot"),
      within(10_000, now),
    );
    times.push(performance.now() - start);
    found[solution.result]++;
    if (solution.result !== "solved") continue;
    for (const move of solution.moves) fishAndChips.play(state, 0, fishAndChips.encode(move), null);
    if (fishAndChips.winners(state)?.length !== 1)
      throw new Error(`the solution of deal ${deal} does not win`);
  }
  const { solved, lost, unknown } = found;
  console.log(
    `solitaire, ${deals} deals: ${solved} solved, ${lost} proved lost, ${unknown} neither; ${spreadLine(times, 99, 2)}`,
  );
}

/** Rounds of two played at random down to so many piles, then followed to the end. @param {number} positions */
function endgame(positions) {
  for (const [piles, limit, count] of /** @type {const} */ ([
    [20, 1000, positions],
    [24, 10_000, Math.ceil(positions / 4)],
  ])) {
    const times = [];
    let proved = 0;
    for (let number = 0, tried = 0; number < count; tried++) {
      const view = late(piles, `endgame ${tried}`);
      if (view === null) continue;
      number++;
      const own = colours.indexOf(view.turn);
      const start = performance.now();
      if (lookAhead(view, own, own, within(limit, now)).proved) proved++;
      times.push(performance.now() - start);
    }
    console.log(
      `Fish & Chips for two, ${piles} piles, at most ${limit / 1000} s: ${proved} of ${count} to the end; ${spreadLine(times, 99, 2)}`,
    );
  }
}

/** @param {number} piles @param {string} seed */
function late(piles, seed) {
  const options = { ...usualOptions, target: 500 };
  const state = fishAndChips.deal({ players: 2, options, setup: {} }, streamOf(seed, "deal"));
  const random = streamOf(seed, "bot");
  const moves = new Uint16Array(fishAndChips.moveCount);
  for (;;) {
    const view = fishAndChips.view(state, 0);
    if (view.round > 1 || view.phase === "over") return null;
    if (view.board.flat().filter((pile) => pile.length > 0).length === piles) return view;
    const seat = 31 - Math.clz32(fishAndChips.actors(state));
    const count = fishAndChips.legal(state, seat, moves);
    // To be ready is the last move of the list: nothing is swapped here.
    const place = view.phase === "repositioning" ? count - 1 : below(random, count);
    fishAndChips.play(state, seat, moves[place] ?? 0, null);
  }
}

/** The first turn of a game of Chat-Pêche for two, for a second. @param {number} deals */
function turn(deals) {
  const gaps = [];
  for (let deal = 0; deal < deals; deal++) {
    const state = chatPeche.deal(
      { players: 2, options: usualPond, setup: {} },
      streamOf(`turn ${deal}`, "deal"),
    );
    const view = chatPeche.view(state, 0);
    const hidden = outOfSight(view, []);
    const everybody = anglersIn(view, hidden);
    const budget = within(1000, now);
    const tree = growTurn({ everybody, done: 0, ahead: 0, points: true }, pondIn(view, hidden, everybody), {
      lures: [24, 24],
      weighs: true,
    });
    const solving = startTurn(tree, null);
    while (!budget.spent()) solveOn(solving);
    gaps.push(gainsOfOthers(solving).reduce((sum, gain) => sum + gain, 0));
  }
  console.log(
    `Chat-Pêche for two, a turn, 1 s, ${deals} deals: NashConv ${spreadLine(gaps, 99, 5, "points")}`,
  );
}

const parts = { solitaire, endgame, turn };
const usual = { solitaire: 10_000, endgame: 60, turn: 20 };
const [name, count] = process.argv.slice(2);
const chosen = Object.keys(parts).filter((part) => name === undefined || part === name);
if (chosen.length === 0 || (count !== undefined && !/^[1-9]\d*$/.test(count))) {
  console.error(`Expected nothing, or one of ${Object.keys(parts).join(", ")} and a number of positions.`);
  process.exitCode = 2;
} else
  for (const part of /** @type {(keyof typeof parts)[]} */ (chosen))
    parts[part](Number(count ?? usual[part]));
