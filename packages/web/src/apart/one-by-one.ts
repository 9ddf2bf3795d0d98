/** A screen that nobody touches tells one thing after the other: what comes while something has to be read waits. */
import type { Link } from "@guinguette/table/link";

export interface OneByOne {
  /** The same link; what is seen through it comes in its turn. */
  through(link: Link): Link;
  /** What is shown now has to be read. */
  hold(): void;
  /** It has been read. */
  release(): void;
}

/** Between two things that had to wait, in milliseconds: each is seen, or one would not follow from the other. */
export const CATCHING_UP = 450;

export function oneByOne(): OneByOne {
  let isHeld = false;
  let waiting: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function pass(): void {
    if (isHeld || timer !== undefined) return;
    waiting.shift()?.();
    if (waiting.length === 0) return;
    // Where programs play faster than a room can read, it does not fall behind for ever.
    const wait = CATCHING_UP / Math.ceil(waiting.length / 5);
    timer = setTimeout(() => {
      timer = undefined;
      pass();
    }, wait);
  }
  return {
    through: (link) => ({
      ...link,
      watch(since, seen) {
        const stop = link.watch(since, (sight) => {
          waiting.push(() => seen(sight));
          pass();
        });
        return () => {
          waiting = [];
          clearTimeout(timer);
          timer = undefined;
          stop();
        };
      },
    }),
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
      pass();
    },
  };
}
