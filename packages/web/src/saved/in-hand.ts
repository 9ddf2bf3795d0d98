/** Games in this tab's hands, on their way from one page to another: just set up, or left for the rulebook. */
import type { Table } from "@guinguette/table/table";
import type { More } from "./kept.ts";
import type { KeptGame } from "./store.ts";

const inHand = new Map<string, KeptGame>();

/** A table that was never kept yet. */
export function putFresh(id: string, table: Table, more: More = {}): void {
  putBack({ id, table, more, revision: 0 });
}

/** A game that may be come back to, even where nothing can be kept. */
export function putBack(game: KeptGame): void {
  inHand.set(game.id, game);
}

/** Whether the cupboard has a newer one is for the reader to see: `currentGame` does. */
export function freshGame(id: string): KeptGame | undefined {
  return inHand.get(id);
}

/** It was deleted here: nobody comes back to it. */
export function forget(id: string): void {
  inHand.delete(id);
}
