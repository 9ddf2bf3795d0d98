/** What `solve --players 3` says. */
import { nashConv, type TrioWorst } from "@guinguette/bots/fish-fish/trio-worst";
import { numeral } from "@guinguette/words/common";
import type { Language, Words } from "@guinguette/words/language";

/** The best that was solved so far. */
export interface TrioFound {
  readonly solved: TrioWorst | null;
  readonly tries: number;
}

export const solvingTrio: Words = {
  en: "fish-fish among three",
  fr: "fish-fish à trois",
};

export function trioJson({ solved, tries }: TrioFound): object {
  return {
    game: "fish-fish",
    players: 3,
    tries,
    solved: solved && { values: solved.values, best: solved.best, nashConv: nashConv(solved) },
  };
}

export function trioTriedLine(worst: TrioWorst, tries: number, language: Language): string {
  const gap = figure(nashConv(worst), language);
  return language === "fr" ? `essai ${tries}\u00a0: NashConv ${gap}` : `try ${tries}: NashConv ${gap}`;
}

export function trioLines({ solved }: TrioFound, language: Language): string[] {
  const fr = language === "fr";
  if (solved === null) return [];
  const [fisher, first, last] = solved.values.map((value) => figure(value, language));
  const gap = figure(nashConv(solved), language);
  return [
    fr
      ? `Une manche à trois vaut ${fisher} au pêcheur, ${first} au premier poisson, ${last} au dernier (ses points moins la moyenne des autres).`
      : `A round among three is worth ${fisher} to the Fisher, ${first} to the first Fish, ${last} to the last (own points less the mean of the others’).`,
    fr
      ? `NashConv de cette solution (ce que chacun, seul, pourrait y gagner, en tout)\u00a0: ${gap}.`
      : `NashConv of this solution (what each alone could gain, added up): ${gap}.`,
  ];
}

function figure(value: number, language: Language): string {
  return numeral(Math.round(value * 1e3) / 1e3, language);
}
