/** How alike two words are, by their letters and by their sound. Words are small ASCII letters (`plain`). */

/** How many letters are wrong, missing, too many, or changed places with the next one (optimal string alignment). */
export function lettersApart(one: string, other: string): number {
  let twoBack: number[] = [];
  let back = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min(at(back, j) + 1, at(row, j - 1) + 1, at(back, j - 1) + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) least = Math.min(least, at(twoBack, j - 2) + 1);
      row.push(least);
    }
    twoBack = back;
    back = row;
  }
  return at(back, other.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;

/** Spellings of one sound, in both languages, in the order in which they are folded. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ph/g, "f"],
  [/t?ch|sch|sh/g, "C"],
  [/th/g, "t"],
  [/gh/g, ""],
  [/gu(?=[eiy])/g, "G"],
  [/gn/g, "n"],
  [/sc(?=[eiy])|c(?=[eiy])|z/g, "s"],
  [/x/g, "Ks"],
  [/ck|qu|[qkc]/g, "K"],
  [/dg|g(?=[eiy])|j/g, "J"],
  [/g/g, "G"],
  [/w(?![aeiouy])/g, ""],
  [/(?<=[a-z])w/g, "u"],
  [/w/g, "v"],
  [/h/g, ""],
  [/m/g, "n"],
  [/[aeiouy]+/g, "V"],
  [/(.)\1+/g, "$1"],
  [/(?<=^.{4,})[Vdpstx]+$/, ""],
  [/V$/, ""],
];

/** The phonetic key: consonants by their sound, every run of vowels as one. What may be silent at the end is left out,
 * where enough is left to tell words apart. */
export function soundKey(word: string): string {
  return spellings.reduce((key, [spelling, sound]) => key.replace(spelling, sound), word);
}
