/** What is told to one reader about what they wished: the slate says it for as long as it takes to read, and lets it go. */
export interface Said {
  readonly text: string | null;
  tell(text: string): void;
  stop(): void;
}

export function newSaid(): Said {
  let text = $state<string | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    get text() {
      return text;
    },
    tell(next) {
      text = next;
      clearTimeout(timer);
      timer = setTimeout(() => {
        text = null;
      }, readingTime(next));
    },
    stop: () => clearTimeout(timer),
  };
}

/** In milliseconds: whoever has just touched something must first look there. */
function readingTime(text: string): number {
  return 4000 + 60 * text.length;
}
