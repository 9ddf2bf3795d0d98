/** Whoever only watched does not go on to the next table by themselves: they are told once it has begun. */
import type { Tables } from "@guinguette/wire/client/http";
import type { Line } from "@guinguette/wire/client/line";

/** How often to look at it, in milliseconds. */
const LOOK_EVERY = 4000;

/** Comes back once others play at that table, or once nobody wants to know any more: then with false. */
export async function rematchBegun(
  table: string,
  { look }: Pick<Tables, "look">,
  { wait }: Pick<Line, "wait">,
  isWanted: () => boolean,
): Promise<boolean> {
  while (isWanted()) {
    const found = await look(table);
    if (found.ok && found.value.stage !== "waiting" && found.value.mine.seat === null) return isWanted();
    await wait(LOOK_EVERY);
  }
  return false;
}
