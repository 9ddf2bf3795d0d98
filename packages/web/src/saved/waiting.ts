/** The game that the home page offers to go on with. */
import { isOdd, type SavedLine } from "./line.ts";
import { loadGame, savedLines } from "./store.ts";

/** The last one played that is not over, and that can be resumed: what is damaged is told in the list of games. */
export async function gameThatWaits(): Promise<SavedLine | null> {
  for (const line of await savedLines()) {
    if (isOdd(line) || line.over || line.moves === 0) continue;
    const whole = await loadGame(line.id).then(
      () => true,
      () => false,
    );
    if (whole) return line;
  }
  return null;
}
