/** A table at a given position, for the rulebook's figures and the lessons. */
import type { GameId } from "@guinguette/rules/contract";
import { resume } from "@guinguette/table/resume";
import { usualSettings } from "@guinguette/table/settings";
import type { Table } from "@guinguette/table/table";
import type { Position } from "../games/look.ts";

/** Their seeds were chosen for what they deal by the rule of this format. */
const format = "guinguette/1";

export function tableAt(game: GameId, { players, options, seed, setup, moves }: Position): Table {
  const holders = Array.from({ length: players }, () => ({ kind: "person", name: "" }) as const);
  const opened = resume({ format, game, options, seed, setup, holders, settings: usualSettings }, moves);
  if (!opened.ok) throw new Error(`a position of the rulebook breaks ${opened.refusal.rule}`);
  return opened.table;
}
