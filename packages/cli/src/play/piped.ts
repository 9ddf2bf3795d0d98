/** Answers from a pipe: one line after the other, whenever they come. */
import { createInterface } from "node:readline";
import type { Io } from "../io.ts";
import { plain } from "../paint.ts";
import { Left } from "./absence.ts";
import type { Terminal } from "./terminal.ts";

interface Waiting {
  hear(line: string): void;
  leave(left: Left): void;
}

export function pipedTerminal({ input, output }: Io): Terminal {
  const reader = createInterface({ input, terminal: false });
  /** Lines that came before anybody asked for them. */
  const ahead: string[] = [];
  let waiting: Waiting | undefined;
  let left: Left | undefined;
  reader.on("line", (line) => {
    if (waiting === undefined) ahead.push(line);
    waiting?.hear(line);
    waiting = undefined;
  });
  reader.on("close", () => {
    left ??= new Left("end");
    waiting?.leave(left);
    waiting = undefined;
  });

  const ask = async (prompt: string) => {
    output.write(prompt);
    const line = await new Promise<string>((hear, leave) => {
      const next = ahead.shift();
      if (next !== undefined) hear(next);
      else if (left !== undefined) leave(left);
      else waiting = { hear, leave };
    });
    // Piped answers are not echoed: the next words would stand on the prompt's line.
    output.write("\n");
    return line.trim();
  };

  return {
    paint: plain,
    screen: false,
    say: (line = "") => void output.write(`${line}\n`),
    ask,
    anyKey: ask,
    clear() {},
    guard() {},
    stayed: () => true,
    unlessLeft: (answer) => answer,
    close: () => reader.close(),
  };
}
