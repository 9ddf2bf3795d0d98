import { numeral } from "@guinguette/words/common";

/** Whether a long proof is asked for (`npm run prove`): the same tests with many more cases. */
const long = process.env.PROVE === "long";

/** So many cases, short or long. */
export function cases(short: number, inProof: number): number {
  return long ? inProof : short;
}

/** Says what a long proof has counted. */
export function proved(count: number, what: string): void {
  if (long) console.log(`proved: ${numeral(count, "en")} ${what}`);
}
