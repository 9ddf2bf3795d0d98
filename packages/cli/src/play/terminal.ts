/** The terminal of a game: it says lines, asks questions and draws the curtain. Piped answers will do too. */
import { createInterface } from "node:readline";
import type { Io } from "../io.ts";
import { coloured, type Paint, plain } from "../paint.ts";

/** Why nobody is there any more: the answers ended, or Ctrl-C. */
export class Left extends Error {
  readonly reason: "end" | "interrupt";

  constructor(reason: "end" | "interrupt") {
    super(reason);
    this.name = "Left";
    this.reason = reason;
  }
}

export interface Terminal {
  readonly paint: Paint;
  /** A real one: it can be cleared, and feels each key. */
  readonly screen: boolean;
  say(line?: string): void;
  /** The next line typed; throws `Left` when there will be none. */
  ask(prompt: string): Promise<string>;
  /** Waits for any key, or for Enter where keys cannot be felt one by one. */
  anyKey(prompt: string): Promise<void>;
  /** Makes everything said so far unreadable, where the terminal can. */
  clear(): void;
  /** Lets Ctrl-C through while bots play; throws `Left` if it came. */
  breathe(): Promise<void>;
  /** Waits for somebody else's answer; throws `Left` at once if Ctrl-C comes first. */
  unlessLeft<Answer>(answer: Promise<Answer>): Promise<Answer>;
  close(): void;
}

// The screen, what has scrolled off it, and back to the corner.
const clearAll = "\u001b[2J\u001b[3J\u001b[H";

interface Waiting {
  hear(line: string): void;
  leave(left: Left): void;
}

export function openTerminal(io: Io): Terminal {
  const { input, output } = io;
  const screen = input.isTTY === true && output.isTTY === true;
  const reader = createInterface({ input, output, terminal: screen });
  /** Lines that came before anybody asked for them. */
  const ahead: string[] = [];
  let waiting: Waiting | undefined;
  let left: Left | undefined;
  let interrupt: (left: Left) => void = () => {};
  const interrupted = new Promise<never>((_, reject) => {
    interrupt = reject;
  });
  // It matters only to whoever waits.
  interrupted.catch(() => {});

  const leave = (reason: Left["reason"]) => {
    left ??= new Left(reason);
    if (left.reason === "interrupt") interrupt(left);
    waiting?.leave(left);
    waiting = undefined;
  };
  reader.on("line", (line) => {
    if (waiting === undefined) ahead.push(line);
    waiting?.hear(line);
    waiting = undefined;
  });
  reader.on("SIGINT", () => leave("interrupt"));
  reader.on("close", () => leave("end"));

  const nextLine = () =>
    new Promise<string>((hear, leaveWith) => {
      const line = ahead.shift();
      if (line !== undefined) hear(line);
      else if (left !== undefined) leaveWith(left);
      else waiting = { hear, leave: leaveWith };
    });

  const prompt = (text: string) => {
    if (!screen) {
      output.write(text);
      return;
    }
    // The reader redraws the line while it is edited, so it has to know what stands before it.
    reader.setPrompt(text);
    reader.prompt();
  };

  const nextKey = async () => {
    await new Promise<void>((pressed, leaveWith) => {
      const felt = () => {
        waiting = undefined;
        // The key is in the line being edited as well.
        reader.write(null, { ctrl: true, name: "u" });
        pressed();
      };
      waiting = {
        hear() {},
        leave(reason) {
          input.off("keypress", felt);
          leaveWith(reason);
        },
      };
      if (left !== undefined) waiting.leave(left);
      else input.once("keypress", felt);
    });
    // Whatever came with it, an Enter perhaps, is no answer to the next question.
    await new Promise(setImmediate);
    ahead.length = 0;
  };

  return {
    paint: screen ? coloured : plain,
    screen,
    say: (line = "") => void output.write(`${line}\n`),
    async ask(text) {
      prompt(text);
      const line = await nextLine();
      // Piped answers are not echoed: the next words would stand on the prompt's line.
      if (!screen) output.write("\n");
      return line.trim();
    },
    async anyKey(text) {
      prompt(text);
      await (screen ? nextKey() : nextLine());
      output.write("\n");
    },
    clear: () => void (screen && output.write(clearAll)),
    async breathe() {
      await new Promise(setImmediate);
      if (left?.reason === "interrupt") throw left;
    },
    async unlessLeft(answer) {
      if (left?.reason === "interrupt") throw left;
      return Promise.race([answer, interrupted]);
    },
    close: () => reader.close(),
  };
}
