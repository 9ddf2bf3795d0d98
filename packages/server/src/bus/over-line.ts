/** The bus over a line between processes: words are gathered while others are on their way, and whoever falls silent is
 * taken to be gone. */
import { randomUUID } from "node:crypto";
import type { Bus, Ears, Word } from "./bus.ts";
import type { Line } from "./line.ts";

/** What is said among the buses themselves. */
type Own =
  /** This process is there. */
  | { readonly kind: "here" }
  /** It ends. */
  | { readonly kind: "leaving" }
  /** Words of this process were lost. */
  | { readonly kind: "lost" };

interface Said {
  readonly from: string;
  readonly words: readonly (Word | Own)[];
}

/** How often a process says that it is there, in milliseconds, and after how long without a word it is gone. */
const PULSE = 5_000;
const SILENCE = 4 * PULSE;
/** When to say again that words were lost, in milliseconds. */
const AGAIN = 500;
/** Rooms in one word. */
const MOST_ROOMS = 200;

export function busOver(line: Line, pulse = PULSE, silence = SILENCE): Bus {
  const me = randomUUID();
  const ears: Ears[] = [];
  /** When each of the others was last heard of. */
  const others = new Map<string, number>();
  /** Those who were taken to be gone, and may have been slow. */
  const silent = new Set<string>();
  let rooms = new Set<string>();
  let words: (Word | Own)[] = [];
  let sending: Promise<void> | null = null;

  function add(word: Word | Own): void {
    if (word.kind === "stored") for (const room of word.rooms) rooms.add(room);
    else words.push(word);
    sending ??= sendAll();
  }

  /** One after the other, until nothing is left to say. */
  async function sendAll(): Promise<void> {
    // What is said in the same breath goes together.
    await null;
    while (words.length > 0 || rooms.size > 0) {
      const all = [...storedIn([...rooms]), ...words];
      rooms = new Set();
      words = [];
      try {
        await line.send(textsOf(all));
      } catch {
        // Whatever it was, the others look for themselves once they can be told so.
        await new Promise((done) => setTimeout(done, AGAIN).unref());
        if (isClosed) break;
        words = [{ kind: "lost" }];
        rooms = new Set();
      }
    }
    // At once: what is said from here on begins anew.
    sending = null;
  }

  function textsOf(all: readonly (Word | Own)[]): string[] {
    const whole = (words: readonly string[]) => `{"from":"${me}","words":[${words.join(",")}]}`;
    const texts: string[] = [];
    let some: string[] = [];
    let left = line.most;
    for (const word of all) {
      const one = JSON.stringify(word);
      const size = Buffer.byteLength(one) + 1;
      if (size > left && some.length > 0) {
        texts.push(whole(some));
        some = [];
      }
      if (some.length === 0) left = line.most - whole([]).length;
      some.push(one);
      left -= size;
    }
    return some.length === 0 ? texts : [...texts, whole(some)];
  }

  function heard(text: string): void {
    const read = saidIn(text);
    // Whoever shares the line may say anything there: what is no word of ours may have been one.
    if (read === null) {
      missed();
      return;
    }
    const { from, words: said } = read;
    if (from === me) return;
    others.set(from, performance.now());
    // What was known of them was forgotten, and so may they have forgotten us.
    if (silent.delete(from)) missed();
    try {
      for (const word of said) take(word, from);
    } catch {
      // It looked like ours, and was not.
      missed();
    }
  }

  function take(word: Word | Own, from: string): void {
    if (word.kind === "here") return;
    if (word.kind === "leaving") leave(from);
    else if (word.kind === "lost") missed();
    else for (const ear of ears) ear.heard?.(word, from);
  }
  function leave(process: string): void {
    others.delete(process);
    for (const { gone } of ears) gone?.(process);
  }
  function missed(): void {
    for (const ear of ears) ear.missed?.();
  }

  line.listen(heard, missed);
  let isClosed = false;
  const clock = setInterval(() => {
    add({ kind: "here" });
    const before = performance.now() - silence;
    for (const [process, last] of others) {
      if (last >= before) continue;
      silent.add(process);
      leave(process);
    }
  }, pulse);
  clock.unref();

  return {
    me,
    say: add,
    listen: (ear) => void ears.push(ear),
    async close() {
      clearInterval(clock);
      isClosed = true;
      await sending;
      await line.send(textsOf([{ kind: "leaving" }])).catch(() => {});
      await line.close();
    },
  };
}

function storedIn(rooms: readonly string[]): Word[] {
  const words: Word[] = [];
  for (let at = 0; at < rooms.length; at += MOST_ROOMS)
    words.push({ kind: "stored", rooms: rooms.slice(at, at + MOST_ROOMS) });
  return words;
}

function saidIn(text: string): Said | null {
  try {
    const read = JSON.parse(text) as Partial<Said> | null;
    return typeof read?.from === "string" && Array.isArray(read.words) ? (read as Said) : null;
  } catch {
    return null;
  }
}
