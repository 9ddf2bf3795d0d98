/** What becomes of a game that is over: another one, a file, and, of one that was played apart, a copy to replay here. */
import type { FarTable } from "../apart/far-table.svelte.ts";
import { goTo } from "../route.svelte.ts";
import { saveFile } from "../saved/file.ts";
import { keepPlayed } from "../saved/keep-played.ts";
import type { NearTable } from "./near-table.ts";

export interface AfterGame {
  rematch(): Promise<void>;
  exportRecord(): Promise<void>;
  keepHere(): Promise<void>;
}

/** `far`: the same table, where it is apart. */
export function afterGame(table: NearTable, far: FarTable | null): AfterGame {
  const { id, terms } = table;
  return {
    async rematch() {
      const next = await table.rematch();
      if (next !== null) goTo(next);
    },
    async exportRecord() {
      const record = await table.record();
      if (record !== null) saveFile(`${terms.game}-${id}.json`, record);
    },
    async keepHere() {
      const written = (await far?.written()) ?? null;
      if (written !== null && far !== null) await keepPlayed(id, written, far.holders);
    },
  };
}
