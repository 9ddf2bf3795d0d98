/**
 * What a JSON text costs to read is decided by its brackets and commas: what nests by the million makes a parser, or
 * whoever walks through what it gives back, run out of stack or memory. So they are counted before anything is made of
 * the text. Whether it is JSON at all is for the parser to say.
 */

/** No record nests as deep, whatever else it carries. */
export const deepest = 100;

/** More values than any record has: each takes some fifty bytes once it is read, be it two signs long. */
export const mostValues = 1_000_000;

export interface Excess {
  readonly at: number;
  readonly fault: "too-deep" | "too-many";
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Where a text nests too deep or holds too many values, if it does. In one pass, and with no memory of its own. */
export function firstExcess(text: string): Excess | undefined {
  let depth = 0;
  let values = 1;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === quote) quoted = !quoted;
    else if (quoted) {
      if (sign === backslash) at++;
    } else if (sign === openList || sign === openObject) {
      if (++depth > deepest) return { at, fault: "too-deep" };
      if (++values > mostValues) return { at, fault: "too-many" };
    } else if (sign === closeList || sign === closeObject) depth--;
    else if (sign === comma && ++values > mostValues) return { at, fault: "too-many" };
  }
  return undefined;
}
