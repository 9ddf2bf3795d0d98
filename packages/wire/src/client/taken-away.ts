/** All that is kept of somebody in one piece, however many parts the server gives it in. */
import type { Exported } from "../people.ts";
import { comeAgainIn } from "./come-again.ts";
import type { Asked, Tables } from "./http.ts";
import type { Line } from "./line.ts";

/** How often in a row whoever asks for a part is told to come again, before they give up. */
const MOST_TIMES = 6;

export async function takenAway(
  { exported }: Pick<Tables, "exported">,
  { deadline }: Pick<Line, "deadline">,
): Promise<Asked<Exported>> {
  const tables: Exported["tables"] = [];
  const unread: Exported["unread"] = [];
  let times = 0;
  for (let from: string | undefined; ; ) {
    const asked = await exported(from);
    if (!asked.ok) {
      const later = comeAgainIn(asked);
      if (later === null || ++times === MOST_TIMES) return asked;
      await deadline(later);
      continue;
    }
    times = 0;
    tables.push(...asked.value.tables);
    unread.push(...asked.value.unread);
    if (asked.value.next === null) return { ok: true, value: { ...asked.value, tables, unread } };
    from = asked.value.next;
  }
}
