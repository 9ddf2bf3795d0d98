/** Whether somebody looks at a table right now, from their own seat, with this process or another. */
import type { Bus } from "../bus/bus.ts";
import type { Viewers } from "../live/viewers.ts";
import type { Person } from "../room/entries.ts";

/** What one process asks the others, and what those say who have such a viewer. */
export type LookingWord =
  | { readonly kind: "who-looks"; readonly room: string; readonly person: Person; readonly asked: string }
  | { readonly kind: "looks"; readonly asked: string };

export interface Looking {
  /** With this process. */
  here(room: string, person: Person): boolean;
  /** With any: the others have a moment to say so. */
  anywhere(room: string, person: Person): Promise<boolean>;
}

/** How long the others have, in milliseconds. */
const ANSWERED = 1_500;

export function lookingAt(
  viewers: Viewers,
  bus: Bus,
  /** Whether there may be other processes. */
  isShared: boolean,
  answered = ANSWERED,
): Looking {
  const asking = new Map<string, () => void>();
  let count = 0;

  /** A page that is open behind others, or on a phone that sleeps, says so (`looking`); programs always look. */
  function here(room: string, person: Person): boolean {
    for (const socket of viewers.get(room) ?? [])
      if (socket.person === person && socket.isLooking && socket.own != null && socket.viewer === socket.own)
        return true;
    return false;
  }
  bus.listen({
    heard(word) {
      if (word.kind === "looks") asking.get(word.asked)?.();
      else if (word.kind === "who-looks" && here(word.room, word.person))
        bus.say({ kind: "looks", asked: word.asked });
    },
  });
  return {
    here,
    async anywhere(room, person) {
      if (here(room, person)) return true;
      if (!isShared) return false;
      const asked = `${bus.me} ${count++}`;
      let timer: NodeJS.Timeout | undefined;
      const found = await new Promise<boolean>((done) => {
        asking.set(asked, () => done(true));
        timer = setTimeout(done, answered, false).unref();
        bus.say({ kind: "who-looks", room, person, asked });
      });
      clearTimeout(timer);
      asking.delete(asked);
      return found;
    },
  };
}
