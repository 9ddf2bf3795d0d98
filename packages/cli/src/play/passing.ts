/**
 * By the book nothing stays in sight that may not be looked at again, also while others play and nobody is asked: it
 * stands there long enough to be read, and is wiped before anything else is told.
 */
import { setTimeout } from "node:timers/promises";
import { eventFor, type Viewer } from "@guinguette/rules/contract";
import { bookOf, forget, type Live, leastTold } from "./live.ts";

/** In milliseconds, for so many signs, most of which have stood there for a while. */
const readingTime = (signs: number) => 1200 + 15 * signs;

/** Waits until what has passed by now has been read, and wipes the screen; where nothing has, it stays as it is. */
export async function letPass(live: Live, viewer: Viewer): Promise<void> {
  const { terminal, screenful } = live;
  if (!terminal.screen) return;
  const passed = passedOnScreen(live, viewer);
  if (passed === "") return;
  const left = screenful.told + readingTime(passed.length) - performance.now();
  if (left > 0) await terminal.unlessLeft(setTimeout(left));
  forget(live);
}

/** The sentences on the screen of which the table keeps less by now. */
function passedOnScreen(live: Live, viewer: Viewer): string {
  const { words, names, language, screenful } = live;
  const book = bookOf(live);
  if (book === undefined) return "";
  const heard = live.log.map((happening) => eventFor(happening, viewer));
  const kept = book.told(heard, heard.length);
  return book
    .told(heard, screenful.from)
    .map((event, at) => {
      const isThere = event !== null && at >= screenful.from && at < leastTold(live);
      return isThere && JSON.stringify(event) !== JSON.stringify(kept[at])
        ? words.event(event, names, language)
        : "";
    })
    .join("");
}
