/** Tables set up a moment ago, on their way from the set-up to their page. */
import type { Table } from "@guinguette/table/table";

const fresh = new Map<string, Table>();

export function putFresh(id: string, table: Table): void {
  fresh.set(id, table);
}

/** Once: a page that is loaded again finds its table in the cupboard. */
export function freshTable(id: string): Table | undefined {
  const table = fresh.get(id);
  fresh.delete(id);
  return table;
}
