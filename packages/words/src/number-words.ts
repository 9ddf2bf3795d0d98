/**
 * A number said in French or English words, as digits: "soixante-quatorze", "septante-quatre" and "seventy four" are 74.
 * Numbers that follow each other are written side by side, as digits are dictated: "one seventy four" is 174.
 */

const values: Readonly<Record<string, number>> = {
  ...{
    zero: 0,
    oh: 0,
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
  },
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, seven: 7, eight: 8, nine: 9 },
  ...{ dix: 10, onze: 11, douze: 12, treize: 13, quatorze: 14, quinze: 15, seize: 16 },
  ...{ ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16 },
  ...{ seventeen: 17, eighteen: 18, nineteen: 19 },
  ...{ vingt: 20, vingts: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60 },
  ...{ septante: 70, huitante: 80, octante: 80, nonante: 90 },
  ...{
    twenty: 20,
    thirty: 30,
    forty: 40,
    fourty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  },
  ...{ cent: 100, cents: 100, hundred: 100, mille: 1000, mil: 1000, thousand: 1000 },
};
const joins: readonly string[] = ["et", "and"];

const known = [...Object.keys(values), ...joins];

/** The number words that a word is made of, such as "vingtsix"; none where it is anything else. */
export function numberWordsIn(word: string): readonly string[] {
  if (known.includes(word)) return [word];
  for (const first of known)
    if (word.startsWith(first)) {
      const rest = numberWordsIn(word.slice(first.length));
      if (rest.length > 0) return [first, ...rest];
    }
  return [];
}

interface Count {
  readonly total: number;
  /** What still fits behind: 20 to 29 take 1 to 9, "soixante" and "quatre-vingt" up to 19, "cent" up to 99. */
  readonly least: number;
  readonly most: number;
}

/** The digits; empty where there is no number. */
export function digitsOf(words: readonly string[]): string {
  const counts: Count[] = [];
  for (const word of words) {
    const last = counts.at(-1);
    const more = last === undefined ? null : grown(last, word);
    if (more !== null) counts[counts.length - 1] = more;
    else if (!joins.includes(word)) counts.push(begun(word));
  }
  return counts.map(({ total }) => total).join("");
}

function begun(word: string): Count {
  const total = values[word] ?? 0;
  return { total, ...behind(word, total) };
}

/** What the number becomes with this word; null where another number begins. */
function grown(count: Count, word: string): Count | null {
  const { total, least, most } = count;
  const value = values[word];
  if (value === undefined) return count;
  const small = total % 100;
  if (value === 1000) return total > 0 && total < 1000 ? { total: total * 1000, least: 1, most: 999 } : null;
  if (value === 100 && small > 0) return { total: total - small + 100 * small, least: 1, most: 99 };
  // "quatre-vingt" is four times twenty.
  if (word.startsWith("vingt") && small === 4) return { total: total + 76, least: 1, most: 19 };
  return value >= least && value <= most ? { total: total + value, ...behind(word, value) } : null;
}

function behind(word: string, value: number): Pick<Count, "least" | "most"> {
  if (value >= 100) return { least: 1, most: value - 1 };
  if (word === "soixante") return { least: 1, most: 19 };
  if (value >= 20) return { least: 1, most: 9 };
  // "dix-sept", "dix-huit", "dix-neuf".
  return word === "dix" ? { least: 7, most: 9 } : { least: 1, most: 0 };
}
