/** Tables of shares: how likely each choice is, by what its maker sees; and the text they are shipped as. */
import { sharesOf } from "../mix.ts";

/** Choices are in the order of the rules. Where there is no choice there is no entry. */
export type Shares = ReadonlyMap<string, readonly number[]>;

/** 16 bits: with twelve a solved table gives away ten times as much. */
const WHOLE = 0xffff;
const DIGITS = 4;

/** What is seen, a colon, and each share as four hexadecimal digits. */
export function writeShares(shares: Shares): string {
  return [...shares].map(([seen, each]) => `${seen}:${each.map(writeShare).join("")}`).join(" ");
}

function writeShare(share: number): string {
  return Math.round(share * WHOLE)
    .toString(16)
    .padStart(DIGITS, "0");
}

export function readShares(text: string): Shares {
  return new Map(text.trim().split(/\s+/).map(readEntry));
}

/** What was rounded is made whole again. */
function readEntry(entry: string): [string, number[]] {
  const [seen = "", digits = ""] = entry.split(":");
  const shares = Array.from({ length: digits.length / DIGITS }, (_, place) =>
    Number.parseInt(digits.slice(DIGITS * place, DIGITS * (place + 1)), 16),
  );
  return [seen, sharesOf(shares)];
}

/** The text of a module that holds tables by name, in lines of a bearable length. */
export function moduleOf(tables: Readonly<Record<string, Shares>>): string {
  const parts = Object.entries(tables).map(([name, shares]) => {
    const lines = writeShares(shares).replace(/(.{1,100})(?: |$)/g, "$1\n");
    return `export const ${name} = \`\n${lines}\`;\n`;
  });
  return ["/** A round between two, solved by `solveFishFish` and written by `moduleOf`. */", ...parts].join(
    "\n",
  );
}
