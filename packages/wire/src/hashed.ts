import { sha256 } from "@guinguette/rules/sha256";
import { utf8 } from "@guinguette/rules/utf8";

/** The SHA-256 of a text in UTF-8, in hexadecimal digits. Every text that is hashed begins with what it is for. */
export function hashed(text: string): string {
  return sha256(utf8(text))
    .map((word) => (word >>> 0).toString(16).padStart(8, "0"))
    .join("");
}
