/** Puzzles as tables of this device. The code of a puzzle is also the seed of its table: so it can be set again. */
import { readPuzzle } from "@guinguette/bots/fish-and-chips/puzzle-code";
import { currentFormat } from "@guinguette/rules/record";
import { resume } from "@guinguette/table/resume";
import { usualSettings } from "@guinguette/table/settings";
import type { Table } from "@guinguette/table/table";

export function openPuzzle(code: string): Table {
  const { table, moves } = readPuzzle(code);
  const opened = resume(
    {
      format: currentFormat,
      game: "fish-and-chips",
      options: table.options,
      seed: code,
      setup: table.setup,
      holders: [{ kind: "person", name: "" }],
      settings: usualSettings,
    },
    moves.map((move) => ({ seat: 0, move })),
  );
  if (!opened.ok) throw new Error(`a puzzle breaks ${opened.refusal.rule}`);
  return opened.table;
}

/** The code of the puzzle that this table was opened with; null where it is none. */
export function puzzleOf({ terms, deal, chairs }: Table): string | null {
  // Only the sea of a puzzle is laid out by hand: a seed that merely looks like a code deals its own.
  const isLaidOut = "boards" in deal.setup;
  const isPuzzle = terms.game === "fish-and-chips" && chairs.length === 1 && isLaidOut;
  return isPuzzle && /^[a-z]{4}-[0-9a-z]{36}-(?:[0-9a-z]{2})*$/.test(deal.seed) ? deal.seed : null;
}
