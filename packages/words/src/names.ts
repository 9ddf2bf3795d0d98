/** Names as people give them: any script, any sign; cut by what a reader counts, wherever they are kept. */

/** The longest name, in signs as a reader counts them. */
const LONGEST = 24;
/** A sign may be made of many: a family, a flag, a letter under its marks. No name of people needs more than this. */
const LONGEST_UNITS = 16 * LONGEST;

/** A name within its measure: never half a sign, and no tower of marks over one letter. */
export function cutName(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ").replace(/(\p{M}{4})\p{M}+/gu, "$1");
  let cut = "";
  for (const sign of firstSigns(plain)) {
    if (cut.length + sign.length > LONGEST_UNITS) break;
    cut += sign;
  }
  return cut;
}

function firstSigns(text: string): string[] {
  // The first few are enough, however long the text is.
  const start = text.slice(0, 4 * LONGEST_UNITS);
  // An older browser knows no segmenter: whole characters are then the best that can be done.
  if (typeof Intl.Segmenter === "undefined") return [...start].slice(0, LONGEST);
  const signs: string[] = [];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(start)) {
    if (signs.length === LONGEST) break;
    signs.push(segment);
  }
  return signs;
}
