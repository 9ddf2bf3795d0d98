/** How far something long has come, on standard error. */
import { type Io, say } from "./io.ts";

export interface LiveLine {
  /** On a terminal the line that stands there; elsewhere a line of its own, if it is a milestone. */
  show(text: string, milestone?: boolean): void;
  /** A line that stays. */
  tell(text: string): void;
  clear(): void;
}

const wiped = "\r\u001b[K";

export function liveLine(error: Io["error"]): LiveLine {
  const live = error.isTTY === true;
  return {
    show(text, milestone = false) {
      if (live) error.write(`${wiped}${text}`);
      else if (milestone) say(error, text);
    },
    tell(text) {
      say(error, live ? `${wiped}${text}` : text);
    },
    clear: () => void (live && error.write(wiped)),
  };
}
