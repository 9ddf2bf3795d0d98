/** A table for a screen that sees one thing after the other. */
import type { NearTable } from "../table/near-table.ts";
import type { OneByOne } from "./one-by-one.ts";

export function atItsPace(table: NearTable, turns: OneByOne): NearTable {
  return {
    ...table,
    // They change: what reads them follows them.
    get holders() {
      return table.holders;
    },
    get hasEnded() {
      return table.hasEnded === true;
    },
    linkFor: (viewer) => turns.through(table.linkFor(viewer)),
  };
}
