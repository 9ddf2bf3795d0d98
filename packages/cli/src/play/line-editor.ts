/** A question that stands on the screen, and the line typed in answer to it. */
import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import type { Io } from "../io.ts";

/** Whoever is given what is typed. */
export interface Question {
  typed(text: string): void;
  /** It will not be answered. */
  leave(why: Error): void;
}

/** Keys that are no part of a line. */
interface Keys {
  interrupt(): void;
  end(): void;
  suspend(): void;
}

interface Listener {
  answer(line: string): void;
  fail(why: Error): void;
}

/** Edits one line, with an editor that is forgotten with it. */
export function editLine(prompt: string, output: Io["output"], keys: Keys, listener: Listener): Question {
  const input = new PassThrough();
  const reader = createInterface({ input, output, prompt, terminal: true, historySize: 0 });
  let over = false;
  const finish = (then: () => void) => {
    if (over) return;
    over = true;
    // From here on it hears nothing, not even the rest of what it is just being given.
    reader.close();
    then();
  };
  reader.on("line", (line) => finish(() => listener.answer(line)));
  reader.on("SIGINT", keys.interrupt);
  reader.on("SIGTSTP", keys.suspend);
  reader.on("close", () => over || keys.end());
  reader.prompt();
  return {
    typed: (text) => void input.write(text),
    leave: (why) => finish(() => listener.fail(why)),
  };
}
