/** The outside of a command: its streams and its surroundings. Tests bring their own. */
import type { Readable, Writable } from "node:stream";
import type { Thinker } from "./play/thinking.ts";

export interface Io {
  readonly input: Readable & { readonly isTTY?: boolean; setRawMode?(on: boolean): unknown };
  readonly output: Writable & { readonly isTTY?: boolean };
  readonly error: Writable & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where the bots of `play` think, and by which clock: a thread of their own, unless somebody brings another place. */
  readonly thinker?: Thinker;
}

/** What a shell expects: all went well, something in the material was wrong, the command cannot be understood. */
export const exitCodes = { fine: 0, failed: 1, misused: 2, interrupted: 130 } as const;

export function say(stream: Writable, text: string): void {
  stream.write(`${text}\n`);
}

/** Signs that JSON may hold as they are, and that some terminals obey or turn the reading of a line around by. */
const commanding = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** One line of JSON: the same value to whoever reads it, and harmless to a terminal. */
export function sayJson(stream: Writable, value: object): void {
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  say(stream, JSON.stringify(value).replace(commanding, escaped));
}
