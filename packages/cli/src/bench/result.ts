/** What was measured, as a line of JSON or of a table. */
import type { GameId } from "@guinguette/rules/contract";
import { numeral } from "@guinguette/words/common";
import type { Language, Words } from "@guinguette/words/language";
import type { Run } from "./measure.ts";
import type { Playout } from "./playouts.ts";

export interface Measured {
  readonly game: GameId;
  readonly players: number;
  readonly unit: Playout["unit"];
  /** Units a second: the median of the runs. */
  readonly perSecond: number;
  readonly movesPerSecond: number;
  /** Units a second of each run, in the order they were made. */
  readonly runs: readonly number[];
  /** How many games hit the cap, if any did. */
  readonly capped?: number;
}

export function measuredOf(playout: Playout, runs: readonly Run[]): Measured {
  const capped = runs.reduce((sum, run) => sum + run.capped, 0);
  return {
    game: playout.game.id,
    players: playout.players,
    unit: playout.unit,
    perSecond: rounded(median(runs.map((run) => run.perSecond))),
    movesPerSecond: rounded(median(runs.map((run) => run.movesPerSecond))),
    runs: runs.map((run) => rounded(run.perSecond)),
    ...(capped > 0 ? { capped } : {}),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** Figures, not digits: nothing smaller than a hundredth of a slow game is measured. */
function rounded(value: number): number {
  return value >= 100 ? Math.round(value) : Math.round(value * 100) / 100;
}

const titles: Readonly<
  Record<"game" | "players" | "unit" | "perSecond" | "spread" | "moves" | "capped", Words>
> = {
  game: { en: "game", fr: "jeu" },
  players: { en: "players", fr: "joueurs" },
  unit: { en: "unit", fr: "unité" },
  perSecond: { en: "per second", fr: "par seconde" },
  spread: { en: "spread", fr: "écart" },
  moves: { en: "moves/s", fr: "coups/s" },
  capped: { en: "capped", fr: "arrêtées" },
};

const units: Readonly<Record<Playout["unit"], Words>> = {
  game: { en: "game", fr: "partie" },
  round: { en: "round", fr: "manche" },
};

function row(cells: readonly string[]): string {
  const [game = "", players = "", unit = "", perSecond = "", spread = "", moves = "", capped = ""] = cells;
  const figures = [perSecond.padStart(13), spread.padStart(8), moves.padStart(14)];
  return [game.padEnd(15), players.padStart(7), unit.padEnd(6), ...figures, capped.padStart(9)]
    .join(" ")
    .trimEnd();
}

export function tableHead(language: Language): string {
  const { game, players, unit, perSecond, spread, moves, capped } = titles;
  return row([game, players, unit, perSecond, spread, moves, capped].map((title) => title[language]));
}

export function tableRow(measured: Measured, language: Language): string {
  const { game, players, unit, perSecond, movesPerSecond, runs, capped } = measured;
  const half = (Math.max(...runs) - Math.min(...runs)) / 2;
  const percent = perSecond === 0 ? 0 : (100 * half) / perSecond;
  const spread = `±${numeral(Math.round(percent * 10) / 10, language)}${language === "fr" ? "\u202f" : ""}%`;
  const figures = [numeral(perSecond, language), spread, numeral(movesPerSecond, language)];
  return row([
    game,
    String(players),
    units[unit][language],
    ...figures,
    capped === undefined ? "" : numeral(capped, language),
  ]);
}
