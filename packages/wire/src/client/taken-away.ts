/** All that is kept of somebody in one piece, however many parts the server gives it in. */
import type { Exported } from "../people.ts";
import type { Asked, Tables } from "./http.ts";

export async function takenAway({ exported }: Pick<Tables, "exported">): Promise<Asked<Exported>> {
  const tables: Exported["tables"] = [];
  const unread: Exported["unread"] = [];
  for (let from: string | undefined; ; ) {
    const asked = await exported(from);
    if (!asked.ok) return asked;
    tables.push(...asked.value.tables);
    unread.push(...asked.value.unread);
    if (asked.value.next === null) return { ok: true, value: { ...asked.value, tables, unread } };
    from = asked.value.next;
  }
}
