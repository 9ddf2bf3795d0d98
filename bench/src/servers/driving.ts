/** Plays at many tables of one server as fast as it answers: the next move goes out once all four have seen the last. */
import { below, seeded } from "@guinguette/rules/random";
import { seatsIn } from "@guinguette/rules/seats";
import type { Seated, Server } from "./seated.ts";
import { dealt, game, PLAYERS } from "./table.ts";

export interface Driven {
  readonly movesPerSecond: number;
  /** Milliseconds of the server's processor for each move. */
  readonly perMove: number;
  /** How much its memory grew for each table, in bytes. */
  readonly perTable: number;
}

/** So many tables are opened at the same time. */
const LANES = 8;

export interface Playing extends Seated {
  /** Makes the first move. */
  begin(): void;
}

/** `moved`: a move has reached everybody; whether there shall be another. */
export async function tableAt(server: Server, choices: string, moved: () => boolean): Promise<Playing> {
  const state = dealt();
  const random = seeded(choices);
  const buffer = new Uint16Array(game.moveCount);
  /** Those who have not seen the last move, a bit for each. */
  let missing = 0;
  const seated = await server.sitDown((viewer) => {
    if (missing === 0) return;
    missing &= ~(1 << viewer);
    if (missing === 0 && moved()) next();
  });
  const next = () => {
    const [seat] = seatsIn(game.actors(state));
    if (seat === undefined) return;
    const code = buffer[below(random, game.legal(state, seat, buffer))] as number;
    missing = (1 << PLAYERS) - 1;
    seated.send(seat, game.decode(code));
    game.play(state, seat, code, null);
  };
  return { ...seated, begin: next };
}

export async function driven(server: Server, tables: number, seconds: number): Promise<Driven> {
  const empty = await server.cost();
  let moves = 0;
  let isStopped = false;
  const moved = () => {
    moves++;
    return !isStopped;
  };
  const open: Playing[] = [];
  let left = tables;
  const lane = async () => {
    while (left-- > 0) open.push(await tableAt(server, `table/${left}`, moved));
  };

  await Promise.all(Array.from({ length: LANES }, lane));
  for (const table of open) table.begin();
  // Code has grown quick, and every table has moved, before anything is counted.
  await later(500 * seconds);
  const [before, first, begun] = [await server.cost(), moves, performance.now()];
  await later(1_000 * seconds);
  const [after, last, ended] = [await server.cost(), moves, performance.now()];
  isStopped = true;
  for (const table of open) table.close();
  const count = Math.max(1, last - first);
  return {
    movesPerSecond: (1_000 * count) / (ended - begun),
    perMove: (1_000 * (after.cpu - before.cpu)) / count,
    perTable: (after.rss - empty.rss) / tables,
  };
}

function later(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
