/** Names that nobody guesses. */
import { idPattern } from "@guinguette/wire/table-id";

/** A source of chance: so many bytes of it. */
export type Draw = (bytes: number) => Uint8Array;

/** Crockford's digits: none is taken for another. */
const digits = "0123456789abcdefghjkmnpqrstvwxyz";

/** 128 bits in 26 digits. */
export function newId(draw: Draw): string {
  let left = draw(16).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let id = "";
  for (let place = 0; place < 26; place++) {
    id = digits[Number(left & 31n)] + id;
    left >>= 5n;
  }
  return id;
}

export function isId(text: string): boolean {
  return idPattern.test(text);
}

/** 256 bits in hexadecimal digits. */
export function newSecret(draw: Draw): string {
  return Buffer.from(draw(32)).toString("hex");
}
