/** What `bot` says, in both languages. */
import type { Sight } from "@guinguette/table/sight";
import type { Problem } from "@guinguette/wire/problem";
import { codeIn } from "@guinguette/words/codes";
import { shown } from "@guinguette/words/common";
import type { Language, Words } from "@guinguette/words/language";
import type { Failure } from "../match/sitter.ts";
import { failureWords } from "../match/words.ts";

/** With the fish that the reader says. */
export function opened(code: string, language: Language): string {
  return `Table ${shown(codeIn(code, language))}.`;
}

export function seated(seat: number, language: Language): string {
  return language === "fr" ? `Le programme a pris la place ${seat}.` : `The program has taken seat ${seat}.`;
}

export const noSeat: Words = {
  fr: "Cette table n’a plus de place libre.",
  en: "This table has no free seat.",
};

export function noTable(name: string, meant: string | undefined, language: Language): string {
  const named = shown(name);
  const none = language === "fr" ? `Il n’y a pas de table ${named} ici.` : `There is no table ${named} here.`;
  return meant === undefined ? none : `${none} ${didYouMean(shown(codeIn(meant, language)), language)}`;
}

function didYouMean(code: string, language: Language): string {
  return language === "fr" ? `Vouliez-vous dire ${code}\u00a0?` : `Did you mean ${code}?`;
}

export function noServer(address: string, language: Language): string {
  const at = shown(address);
  return language === "fr" ? `Aucun serveur ne répond à ${at}.` : `No server answers at ${at}.`;
}

/** As the server says it, with its detail. */
export function refused({ title, detail }: Problem, language: Language): string {
  const why = detail === undefined ? "" : `${language === "fr" ? "\u00a0" : ""}: ${shown(detail)}`;
  return `${shown(title)}${why}`;
}

export function failedSentence(failure: Failure, { terms, moves }: Sight, language: Language): string {
  const did = failureWords(terms, failure, language);
  return language === "fr"
    ? `Coup ${moves}\u00a0: le programme ${did}. Le premier coup permis a été joué à sa place.`
    : `Move ${moves}: the program ${did}. The first legal move was played instead.`;
}

export function brokeSentence(cause: unknown, { moves }: Sight, language: Language): string {
  const why = shown(cause instanceof Error ? cause.message : String(cause));
  return language === "fr"
    ? `Coup ${moves}\u00a0: le programme n’a pu être interrogé (${why}). Le premier coup permis a été joué à sa place.`
    : `Move ${moves}: the program could not be asked (${why}). The first legal move was played instead.`;
}

export function result({ winners, viewer }: Sight, language: Language): string {
  const hasWon = winners?.includes(viewer as number);
  if (language === "fr")
    return hasWon ? "La partie est finie\u00a0: gagnée." : "La partie est finie\u00a0: perdue.";
  return hasWon ? "The game is over: won." : "The game is over: lost.";
}
