/** What `solve --players 3` says. */
import { nashConv, type TrioWorst } from "@guinguette/bots/fish-fish/trio-worst";
import { numeral } from "@guinguette/words/common";
import type { Language, Words } from "@guinguette/words/language";

/** What was found, so far: how the heron plays, and the best that was solved. */
export interface TrioFound {
  readonly heron: TrioWorst | null;
  readonly solved: TrioWorst | null;
  readonly tries: number;
}

export const solvingTrio: Words = {
  en: "fish-fish among three: first what the heron gives away, then solving",
  fr: "fish-fish à trois\u00a0: d’abord ce que concède le héron, puis résoudre",
};

export function trioJson({ heron, solved, tries }: TrioFound): object {
  const line = (worst: TrioWorst | null) =>
    worst && { values: worst.values, best: worst.best, nashConv: nashConv(worst) };
  return { game: "fish-fish", players: 3, tries, solved: line(solved), heron: line(heron) };
}

export function trioTriedLine(worst: TrioWorst, tries: number, language: Language): string {
  const gap = figure(nashConv(worst), language);
  return language === "fr" ? `essai ${tries}\u00a0: NashConv ${gap}` : `try ${tries}: NashConv ${gap}`;
}

export function trioLines({ heron, solved }: TrioFound, language: Language): string[] {
  const fr = language === "fr";
  const lines: string[] = [];
  if (solved !== null) {
    const [fisher, first, last] = solved.values.map((value) => figure(value, language));
    const gap = figure(nashConv(solved), language);
    lines.push(
      fr
        ? `Une manche à trois vaut ${fisher} au pêcheur, ${first} au premier poisson, ${last} au dernier (ses points moins la moyenne des autres).`
        : `A round among three is worth ${fisher} to the Fisher, ${first} to the first Fish, ${last} to the last (own points less the mean of the others’).`,
      fr
        ? `NashConv de cette solution (ce que chacun, seul, pourrait y gagner, en tout)\u00a0: ${gap}.`
        : `NashConv of this solution (what each alone could gain, added up): ${gap}.`,
    );
  }
  if (heron !== null) {
    const gap = figure(nashConv(heron), language);
    lines.push(fr ? `NashConv du héron\u00a0: ${gap}.` : `NashConv of the heron: ${gap}.`);
  }
  return lines;
}

function figure(value: number, language: Language): string {
  return numeral(Math.round(value * 1e3) / 1e3, language);
}
