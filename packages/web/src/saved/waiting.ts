/** The game that the home page offers to go on with. */
import { isOdd, type SavedLine } from "./line.ts";
import { savedLines } from "./lines.ts";

/** The last one played that is not over, and that can be resumed: what is damaged is told in the list of games. */
export async function gameThatWaits(): Promise<SavedLine | null> {
  for (const line of await savedLines()) {
    if (isOdd(line) || line.over || line.moves === 0) continue;
    // The rules come only where there is something to go on with.
    const { loadGame } = await import("./store.ts");
    const whole = await loadGame(line.id).then(
      () => true,
      () => false,
    );
    if (whole) return line;
  }
  return null;
}
