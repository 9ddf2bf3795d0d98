/** What is told this once: for how long it is news, and what has been told. */

/** How long something stands there that is told this once, after the board has shown it: at least and at most, in ms. */
const [TOLD_FOR, TOLD_FOR_LONG] = [6000, 15_000];

export interface Telling {
  /** The move from which on the story is news; null once that has been told. */
  readonly news: number | null;
  /** What followed from this move on, of so many, has just happened. */
  begin(from: number, moves: number): void;
  /** Everything before this move has been shown: soon it will have been told. What comes later has its own time. */
  shownUpTo(moves: number): void;
  /** What was news was taken back. */
  forget(): void;
  stop(): void;
}

/** `readingTime`: how long it takes to read what is told now, in milliseconds. */
export function newTelling(readingTime: () => number): Telling {
  let news = $state<number | null>(null);
  /** How many moves there were when something last happened. */
  let latest = 0;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  return {
    get news() {
      return news;
    },
    begin(from, moves) {
      // What came just before is still news: it has not been told for long enough.
      news = Math.min(news ?? from, from);
      latest = moves;
    },
    shownUpTo(moves) {
      const timer = setTimeout(
        () => {
          timers.delete(timer);
          if (news !== null && news < moves) news = moves < latest ? moves : null;
        },
        Math.min(Math.max(TOLD_FOR, readingTime()), TOLD_FOR_LONG),
      );
      timers.add(timer);
    },
    forget() {
      news = null;
      // What they were for is gone; what comes now has its own time.
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
