/** How long somebody is waited for who has connected: to say hello, and to finish what they have begun to say. */
import type { LiveSocket } from "./socket.ts";

/** Of a message: only ever what one can mean. */
export const MOST_PIECES = 64;
/** Parts of a piece, as the network brings them. */
export const MOST_PARTS = 1_024;

/** Every connection is looked at so often, in milliseconds. */
export const LOOK = 5_000;
/** Whoever has said no hello at so many looks is let go: 30 to 35 s after they came. */
const HELLO = 7;
/** Whoever was saying one and the same thing at so many: after 10 to 15 s. */
const WHOLE = 3;

/** What a library keeps to itself: whether it waits for more of a message, or of a piece of one. */
interface Reads {
  readonly _receiver?: {
    readonly _state: number;
    readonly _fragmented: number;
    readonly _bufferedBytes: number;
  } | null;
}

function isUnfinished(socket: LiveSocket): boolean {
  const { _receiver: reads } = socket as unknown as Reads;
  return reads != null && (reads._state !== 0 || reads._fragmented !== 0 || reads._bufferedBytes > 0);
}

/** At one look: of what we have waited for too long, if for anything. */
export function outOfPatienceWith(socket: LiveSocket): "hello" | "more" | null {
  socket.unfinished = isUnfinished(socket) ? socket.unfinished + 1 : 0;
  if (socket.unfinished >= WHOLE) return "more";
  // What takes long to be answered is theirs no more to hurry.
  if (socket.viewer !== null || socket.waiting !== null) return null;
  return ++socket.silent >= HELLO ? "hello" : null;
}
