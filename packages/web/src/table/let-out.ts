/** When the words around a board may tell what it shows. */
import type { Types } from "@guinguette/rules/contract";
import type { GameLook } from "../games/look.ts";

interface Then {
  /** What was held back has been let out: it may be said. */
  said(): void;
  /** The board has shown all of it: the seats may know. */
  shown(): void;
}

/** What is told takes longer to read than the board to show: neither waits for the other. Returns how to forget it. */
export function letOut(
  look: Pick<GameLook, "duration" | "suspense">,
  events: readonly Types["told"][],
  pace: number,
  then: Then,
): () => void {
  const whole = look.duration(events);
  const said = setTimeout(then.said, (look.suspense?.(events)?.until ?? whole) * pace);
  const shown = setTimeout(then.shown, whole * pace);
  return () => {
    clearTimeout(said);
    clearTimeout(shown);
  };
}
