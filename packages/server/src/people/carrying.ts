/** What carries somebody to another device: a short code, for a short time, once. */
import type { Draw } from "../ids.ts";
import { newId } from "../ids.ts";

/** 60 bits, in three groups that can be typed. */
export function newCarryCode(draw: Draw): string {
  return (newId(draw).slice(-12).match(/.{4}/g) ?? []).join("-");
}

/** The code that somebody means: any capitals and signs between, and digits that look like letters. */
export function readCarryCode(typed: string): string {
  const plain = typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, "")
    .replace(/o/g, "0")
    .replace(/[il]/g, "1");
  return (plain.match(/.{1,4}/g) ?? []).join("-");
}
