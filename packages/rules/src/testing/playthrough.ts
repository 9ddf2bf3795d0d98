/**
 * A whole random game as a text that a person can read in a review: who may do what, what was done, what
 * everybody and what only one seat learned of it, and the table at the beginning and at the end.
 */
import type { Happening, Log, Types, Viewer } from "../contract.ts";
import { seatsIn } from "../seats.ts";
import { choose, dealTable, legalCodes, picksFrom, type TestTable } from "./tables.ts";

/** Games longer than this are cut off, and the text says so. */
const MOST_MOVES = 400;

export function playthrough(table: TestTable, seed: string): string {
  return playthroughFrom(table, seed, dealTable(table, seed));
}

/** From this deal on, by the picks of the seed. */
export function playthroughFrom(table: TestTable, seed: string, state: Types["state"]): string {
  const { game, players, options } = table;
  const pick = picksFrom(seed);
  const lines = [
    `game: ${game.id}`,
    `players: ${players}`,
    `options: ${JSON.stringify(options)}`,
    `seed: ${seed}`,
    "",
    ...viewLines(table, state),
  ];
  let moves = 0;
  for (; game.actors(state) !== 0 && moves < MOST_MOVES; moves++) {
    lines.push("", `# ${moves}`);
    for (const seat of seatsIn(game.actors(state)))
      lines.push(
        `${seat} may: ${legalCodes(game, state, seat)
          .map((code) => short(game.decode(code)))
          .join(", ")}`,
      );
    const { seat, code } = choose(game, state, pick());
    lines.push(`${seat} plays: ${short(game.decode(code))}`);
    const log: Log<Types["event"]> = [];
    game.play(state, seat, code, log);
    lines.push(...log.flatMap(told));
  }
  lines.push("", game.actors(state) === 0 ? `over after ${moves} moves` : `cut off after ${moves} moves`);
  lines.push(`scores: ${game.scores(state, "everything").join(" ")}`);
  lines.push(`winners: ${game.winners(state)?.join(" ") ?? "not yet"}`, "", ...viewLines(table, state));
  return `${lines.join("\n")}\n`;
}

/** `bet tiles=2`: the type, then its fields. */
function short(thing: { readonly type: string }): string {
  const { type, ...fields } = thing;
  return [type, ...Object.entries(fields).map(([key, value]) => `${key}=${bare(value)}`)].join(" ");
}

function bare(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function told(happening: Happening<Types["event"]>): string[] {
  if (happening.seat === undefined) return [`  ${short(happening.event)}`];
  return [`  ${short(happening.others)}`, `  (${happening.seat} alone knows: ${short(happening.event)})`];
}

/** What each viewer sees, field by field; what a seat sees as the spectator does is not repeated. */
function viewLines(table: TestTable, state: Types["state"]): string[] {
  const fields = (viewer: Viewer) =>
    Object.entries(table.game.view(state, viewer)).map(
      ([key, value]) => `  ${key}: ${JSON.stringify(value)}`,
    );
  const open = fields("spectator");
  const lines = ["spectator sees:", ...open];
  for (let seat = 0; seat < table.players; seat++) {
    const own = fields(seat).filter((line) => !open.includes(line));
    lines.push(`${seat} sees besides:`, ...own);
  }
  return lines;
}
