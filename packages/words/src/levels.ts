/** How the levels of bots are called, the weakest first: small fry, the fish that eats it, and who eats them all. */
import type { Words } from "./language.ts";

export const levelNames = {
  fry: { fr: "Alevin", en: "Fry" },
  gudgeon: { fr: "Goujon", en: "Gudgeon" },
  perch: { fr: "Perche", en: "Perch" },
  pike: { fr: "Brochet", en: "Pike" },
  heron: { fr: "Héron", en: "Heron" },
} as const satisfies Readonly<Record<string, Words>>;

export type LevelName = keyof typeof levelNames;

export const levelsByStrength = Object.keys(levelNames) as readonly LevelName[];

/** A level by its name: « héron », "heron", « HERON ». Nobody should be asked for an accent, or for English. */
export function levelCalled(typed: string): LevelName | undefined {
  const plain = withoutAccents(typed);
  return levelsByStrength.find((level) =>
    [level, levelNames[level].fr, levelNames[level].en].some((name) => withoutAccents(name) === plain),
  );
}

function withoutAccents(text: string): string {
  return text.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
