/**
 * The digest of a record: whoever has it from elsewhere knows whether theirs is the record that the server gave, to the
 * byte. It is taken of the record as the server writes it, in one line without spaces, less the digest itself; so of a
 * file as it was served it is the hash of what stands before `,"digest"`, closed by a brace.
 */
import { hashed } from "./hashed.ts";

export function digestOf(record: object): string {
  const { digest: _digest, ...content } = record as { readonly digest?: unknown };
  return hashed(`guinguette/record/1\n${JSON.stringify(content)}`);
}

export function withDigest<Record extends object>(record: Record): Record & { readonly digest: string } {
  return { ...record, digest: digestOf(record) };
}

/**
 * Whether a text is the record as the server writes it, or as programs usually print it anew: indented, or with a space
 * after each comma and colon, all signs as they are or only ASCII. A line may end what was printed anew; nothing else may
 * stand there, so that no byte can be changed without being noticed.
 */
export function isPrintOf(text: string, record: object): boolean {
  const served = JSON.stringify(record);
  if (text === served || text === inAscii(served)) return true;
  const body = text.endsWith("\n") ? text.slice(0, -1) : text;
  const prints = [spaced(record), ...indents.map((indent) => JSON.stringify(record, null, indent))];
  return prints.some((print) => body === print || body === inAscii(print));
}

const indents = [1, 2, 3, 4, 8, "\t"];

function inAscii(text: string): string {
  return text.replace(/[\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${spaced(field)}`);
  return `{${fields.join(", ")}}`;
}
