/** The list of the games on this device. It needs no key and no rules: what stands in clear is enough. */
import { cupboard } from "./cupboard.ts";
import { lineOf, type OddLine, type SavedLine } from "./line.ts";
import { troubleOf } from "./trouble.ts";

/** Every game, the last one played first, and what cannot be read at the end. */
export async function savedLines(): Promise<(SavedLine | OddLine)[]> {
  try {
    const db = await cupboard();
    const ids = await db.getAllKeys("games");
    // One by one: an entry that the browser itself cannot read must not take the others with it.
    const lines = await Promise.all(
      ids.map((id) =>
        db.get("games", id).then(
          (found) => lineOf(id, found),
          () => lineOf(id, undefined),
        ),
      ),
    );
    const when = (line: SavedLine | OddLine) => ("odd" in line ? -1 : line.touched);
    return lines.sort((one, other) => when(other) - when(one));
  } catch (cause) {
    throw troubleOf(cause);
  }
}
