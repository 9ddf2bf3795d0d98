import type { Format, RecordedMove } from "@guinguette/rules/record";
import { append } from "./fold.ts";
import { type OpenedTable, openTable } from "./table.ts";
import type { Opening } from "./terms.ts";

/** Sits down at a table that was left: plays what its record says, dealt as its format says. */
export function resume(
  opening: Opening & { readonly format: Format },
  moves: readonly RecordedMove[],
): OpenedTable {
  const opened = openTable(opening);
  if (!opened.ok) return opened;
  const { table } = opened;
  for (const { seat, move } of moves) {
    const because = append(table, { kind: "played", seat, seen: table.changes.length, move });
    if (because?.kind === "rule") return { ok: false, refusal: because.refusal };
    if (because !== null) throw new Error(`a move was refused because of ${JSON.stringify(because)}`);
  }
  return opened;
}
