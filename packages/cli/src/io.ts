/** The outside of a command: its streams and its surroundings. Tests bring their own. */
import type { Readable, Writable } from "node:stream";
import type { Thinker } from "./play/thinking.ts";

export interface Io {
  readonly input: Readable & { readonly isTTY?: boolean; setRawMode?(on: boolean): unknown };
  readonly output: Writable & { readonly isTTY?: boolean };
  readonly error: Writable & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where the bots of `play` think: a thread of their own, unless somebody brings another place. */
  readonly thinker?: Thinker;
}

/** What a shell expects: all went well, something in the material was wrong, the command cannot be understood. */
export const exitCodes = { fine: 0, failed: 1, misused: 2, interrupted: 130 } as const;

export function say(stream: Writable, text: string): void {
  stream.write(`${text}\n`);
}
