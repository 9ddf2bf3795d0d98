/** Names as people give them: any script, any sign; cut by what a reader counts, wherever they are kept. */

/** The longest name, in signs as a reader counts them. */
const LONGEST = 24;
/** A sign may be made of many: a family, a flag, a letter under its marks. No name of people needs more than this. */
const LONGEST_UNITS = 16 * LONGEST;

/** What nobody sees, and what turns the rest of a line around; but for what joins signs, or chooses their look. */
const unseen = /(?!\u200c|\u200d|\p{VS}|[\u{e0020}-\u{e007f}])\p{DI}/gu;
/** Signs that are blank, notes between the lines, and what each font shows otherwise. */
const empty =
  /[\u2800\ufff9-\ufffb\u{13441}\u{13442}\u{1d159}]|(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Co}]/gu;

/** A name within its measure: never half a sign, no tower of marks over one letter, and nothing that nobody sees. */
export function cutName(name: string): string {
  const clean = name
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(unseen, "")
    .replace(empty, "")
    .replace(/(\p{M}{4})\p{M}+/gu, "$1");
  // Joiners and marks with nothing to join are no name.
  const plain = /[\p{L}\p{N}\p{P}\p{S}]/u.test(clean) ? clean : clean.replace(/\S+/gu, "");
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
