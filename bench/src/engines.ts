/** The three that play the same random rounds of Fish & Chips: the rules, C, and boardgame.io. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { picksOf } from "@guinguette/cli/bench/picks";
import { benchOf, noTally, playoutOf, playUnits } from "@guinguette/cli/bench/playouts";
import { streamOf } from "@guinguette/rules/random";
import { playOnBoardgameIo } from "./boardgame-io.ts";

export interface Measured {
  /** CPU seconds of the playing itself. */
  readonly seconds: number;
  readonly moves: number;
  readonly checksum: number;
}

export interface Engine {
  readonly name: "rules" | "C" | "boardgame.io";
  play(players: number, rounds: number, seed: string): Measured;
}

function timed(play: () => { readonly moves: number; readonly checksum: number }): Measured {
  const started = process.cpuUsage();
  const { moves, checksum } = play();
  const { user, system } = process.cpuUsage(started);
  return { seconds: (user + system) / 1e6, moves, checksum };
}

export const rulesEngine: Engine = {
  name: "rules",
  play: (players, rounds, seed) => {
    const playout = playoutOf("fish-and-chips", players);
    const bench = benchOf(playout, seed);
    const tally = noTally();
    return timed(() => {
      playUnits(playout, bench, rounds, tally, true);
      return tally;
    });
  },
};

export const boardgameIoEngine: Engine = {
  name: "boardgame.io",
  play: (players, rounds, seed) =>
    timed(() => playOnBoardgameIo(players, rounds, streamOf(seed, "deal"), picksOf(seed))),
};

const source = fileURLToPath(new URL("../c/fish-and-chips.c", import.meta.url));

/** The C engine, compiled for this machine, or null where there is no compiler. */
export function compileC(): (Engine & { dispose(): void }) | null {
  const folder = mkdtempSync(join(tmpdir(), "guinguette-bench-"));
  const program = join(folder, "fish-and-chips");
  const compiled = ["cc", "gcc", "clang"].some((compiler) => {
    try {
      execFileSync(compiler, ["-O3", "-march=native", "-o", program, source], { stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  });
  if (!compiled) {
    rmSync(folder, { recursive: true });
    return null;
  }
  return {
    name: "C",
    play: (players, rounds, seed) => {
      const { a, b, c, count } = streamOf(seed, "deal");
      const args = [players, rounds, a, b, c, count, picksOf(seed)].map(String);
      return JSON.parse(execFileSync(program, args, { encoding: "utf8" })) as Measured;
    },
    dispose: () => rmSync(folder, { recursive: true }),
  };
}
