/** Whoever only watched does not go on to the next table by themselves: they are told once it has begun. */
import { comeAgainIn } from "@guinguette/wire/client/come-again";
import type { Tables } from "@guinguette/wire/client/http";
import type { Line } from "@guinguette/wire/client/line";

/** How often to look at it, in milliseconds. */
const LOOK_EVERY = 4000;

/** Comes back once they have begun at that table, or once nobody wants to know any more. Whether they did so without whoever
 * asks: who has a seat there is told so nowhere. */
export async function rematchBegun(
  table: string,
  { look }: Pick<Tables, "look">,
  { wait, deadline }: Pick<Line, "wait" | "deadline">,
  isWanted: () => boolean,
): Promise<boolean> {
  while (isWanted()) {
    const found = await look(table);
    if (found.ok && found.value.stage !== "waiting") return found.value.mine.seat === null && isWanted();
    // What is not there stays away.
    if (!found.ok && found.why === "not-found") return false;
    const later = comeAgainIn(found);
    await (later === null ? wait(LOOK_EVERY) : deadline(Math.max(later, LOOK_EVERY)));
  }
  return false;
}
