/** Tables for tests: people at every seat, usual settings, a seed of their own. */
import type { Types } from "@guinguette/rules/contract";
import { currentFormat, type Format } from "@guinguette/rules/record";
import type { Seat } from "@guinguette/rules/seats";
import type { Answer } from "../changes.ts";
import { act, offer } from "../offer.ts";
import { usualSettings } from "../settings.ts";
import { openTable, type Table } from "../table.ts";
import type { Holder, Opening } from "../terms.ts";

function people(players: number): Holder[] {
  return Array.from({ length: players }, (_, seat) => ({ kind: "person", name: `P${seat}` }));
}

export function openingOf(
  game: Opening["game"],
  players: number,
  more: Partial<Opening> = {},
): Opening & { readonly format: Format } {
  const holders = people(players);
  return {
    format: currentFormat,
    game,
    options: {},
    seed: "table",
    setup: {},
    holders,
    settings: usualSettings,
    ...more,
  };
}

export function sit(game: Opening["game"], players: number, more: Partial<Opening> = {}): Table {
  const opened = openTable(openingOf(game, players, more));
  if (!opened.ok) throw new Error(opened.refusal.rule);
  return opened.table;
}

/** Makes a move that must be legal. */
export function play(table: Table, seat: Seat, move: object): void {
  const answer = act(table, seat, move as Types["move"]);
  if (!answer.ok) throw new Error(JSON.stringify(answer.because));
}

/** Offers something else than a move, having seen everything. */
export function wish(
  table: Table,
  seat: Seat,
  kind: "unseal" | "take-back" | "withdraw" | "agree" | "refuse" | "hint" | "stand-up" | "bot-out",
): Answer {
  return offer(table, seat, { kind, seen: table.changes.length });
}
