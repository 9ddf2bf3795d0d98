/** What `solve` says. */
import { exploitability, type Worst } from "@guinguette/bots/fish-fish/duel-worst";
import { numeral } from "@guinguette/words/common";
import type { Language, Words } from "@guinguette/words/language";

/** What was found, so far. */
export interface Found {
  readonly shipped: Worst | null;
  readonly solved: Worst | null;
  readonly tries: number;
}

/** The points of a round, the Fisher's less the Fish's: somewhere between what the two can make sure of. */
interface Line {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly exploitability: number;
}

function lineOf(worst: Worst | null): Line | null {
  if (worst === null) return null;
  const { fisher, fish } = worst;
  return { value: (fisher + fish) / 2, low: fisher, high: fish, exploitability: exploitability(worst) };
}

export function foundJson({ shipped, solved, tries }: Found): object {
  return { game: "fish-fish", players: 2, tries, solved: lineOf(solved), shipped: lineOf(shipped) };
}

export const solving: Words = {
  en: "fish-fish: first what the shipped table gives away, then solving it again",
  fr: "fish-fish\u00a0: d’abord ce que concède la table livrée, puis tout résoudre de nouveau",
};

export const unsolved: Words = {
  en: "Stopped before the first try was done.",
  fr: "Arrêté avant la fin du premier essai.",
};

export function roundLine(rounds: number, { tries }: Found, language: Language): string {
  const count = numeral(rounds, language);
  return language === "fr"
    ? `essai ${tries + 1}, passes\u00a0: ${count}`
    : `try ${tries + 1}, passes: ${count}`;
}

export function triedLine(worst: Worst, tries: number, language: Language): string {
  const gap = figure(exploitability(worst), language);
  return language === "fr"
    ? `essai ${tries}\u00a0: valeur ${worthOf(worst, language)}, exploitabilité ${gap}`
    : `try ${tries}: value ${worthOf(worst, language)}, exploitability ${gap}`;
}

export function foundLines({ shipped, solved }: Found, language: Language): string[] {
  const fr = language === "fr";
  const lines: string[] = [];
  if (solved !== null) {
    const gap = figure(exploitability(solved), language);
    lines.push(
      fr
        ? `Une manche à deux vaut ${worthOf(solved, language)} au pêcheur (ses points moins ceux du poisson).`
        : `A round between two is worth ${worthOf(solved, language)} to the Fisher (its points less the Fish’s).`,
      fr ? `Exploitabilité de cette solution\u00a0: ${gap}.` : `Exploitability of this solution: ${gap}.`,
    );
  }
  if (shipped !== null) {
    const gap = figure(exploitability(shipped), language);
    lines.push(
      fr
        ? `Exploitabilité de la table livrée, telle qu’elle est jouée\u00a0: ${gap}.`
        : `Exploitability of the shipped table, as it is played: ${gap}.`,
    );
  }
  return lines;
}

/** The value of the game lies this far around the middle at most. */
function worthOf(worst: Worst, language: Language): string {
  const { fisher, fish } = worst;
  return `${figure((fisher + fish) / 2, language)} ± ${figure(exploitability(worst), language)}`;
}

function figure(value: number, language: Language): string {
  return numeral(Math.round(value * 1e5) / 1e5, language);
}
