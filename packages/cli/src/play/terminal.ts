/** The terminal of a game: it says lines, asks questions and draws the curtain. Piped answers will do too. */
import type { Io } from "../io.ts";
import type { Paint } from "../paint.ts";
import { pipedTerminal } from "./piped.ts";
import { screenTerminal } from "./screen.ts";

export interface Terminal {
  readonly paint: Paint;
  /** A real one: it can be cleared, and feels each key. */
  readonly screen: boolean;
  say(line?: string): void;
  /** The next line typed; throws `Left` when there will be none, and `Away` as `guard` says. */
  ask(prompt: string): Promise<string>;
  /** Waits for any key, or for a line where keys cannot be felt one by one; what it was. */
  anyKey(prompt: string): Promise<string>;
  /** Makes everything said so far unreadable, where the terminal can. */
  clear(): void;
  /**
   * Whether the screen may show what is one person's alone. Then it is wiped whenever nobody is known to look, and
   * who was asked something and went away has to come back through the curtain: `ask` throws `Away`.
   */
  guard(secrets: boolean): void;
  /** Whether whoever pressed the last key for `anyKey` has stayed since. */
  stayed(): boolean;
  /** Waits for somebody else's answer; throws `Left` at once if Ctrl-C comes first. */
  unlessLeft<Answer>(answer: Promise<Answer>): Promise<Answer>;
  close(): void;
}

export function openTerminal(io: Io): Terminal {
  return io.input.isTTY === true && io.output.isTTY === true ? screenTerminal(io) : pipedTerminal(io);
}
