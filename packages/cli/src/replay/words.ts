/** What `replay` says of a document, in both languages. */

import { deepest, mostValues } from "@guinguette/rules/json-excess";
import type { Seat } from "@guinguette/rules/seats";
import { elided, inQuotes, numeral, shown } from "@guinguette/words/common";
import type { Language } from "@guinguette/words/language";
import type { ParsedJson } from "./json-text.ts";
import { largest, type SourceProblem } from "./source.ts";

export function notJson(problem: ParsedJson & { ok: false }, language: Language): string {
  const { line, column } = problem;
  return language === "fr"
    ? `ligne ${line}, colonne ${column}\u00a0: ${jsonFault(problem, language)}`
    : `line ${line}, column ${column}: ${jsonFault(problem, language)}`;
}

function jsonFault(problem: ParsedJson & { ok: false }, language: Language): string {
  const fr = language === "fr";
  switch (problem.fault) {
    case "too-deep": {
      const levels = numeral(deepest, language);
      return fr
        ? `trop imbriqué pour une partie, plus de ${levels} niveaux`
        : `nested too deep for a record, more than ${levels} levels`;
    }
    case "too-many": {
      const values = numeral(mostValues, language);
      return fr
        ? `trop de valeurs pour une partie, plus de ${values}`
        : `too many values for a record, more than ${values}`;
    }
    case "not-json": {
      if (problem.found === undefined)
        return fr ? "ce n’est pas du JSON, le texte s’arrête trop tôt" : "not JSON, the text ends too early";
      const found = inQuotes(shown(problem.found), language);
      return fr
        ? `ce n’est pas du JSON, ${found} n’a pas sa place ici`
        : `not JSON, ${found} does not belong here`;
    }
  }
}

export function notASeat(seat: Seat, players: number, language: Language): string {
  if (language === "fr") {
    if (players === 1) return `--view ${seat}\u00a0: cette partie n’a qu’une place, 0`;
    return `--view ${seat}\u00a0: cette partie n’a que les places 0 à ${players - 1}`;
  }
  if (players === 1) return `--view ${seat}: this game has one seat only, 0`;
  return `--view ${seat}: this game has seats 0 to ${players - 1} only`;
}

export function sourceSentence(problem: SourceProblem, language: Language): string {
  const fr = language === "fr";
  switch (problem.kind) {
    case "missing":
      return fr ? "ce fichier n’existe pas" : "there is no such file";
    case "directory":
      return fr ? "c’est un dossier, pas un fichier" : "this is a directory, not a file";
    case "forbidden":
      return fr ? "lecture interdite" : "reading it is not permitted";
    case "unreadable":
      return fr
        ? `lecture impossible (${problem.code || "?"})`
        : `it cannot be read (${problem.code || "?"})`;
    case "too-large": {
      const mebibytes = largest / 1024 / 1024;
      return fr
        ? `trop grand pour une partie\u00a0: plus de ${mebibytes}\u00a0Mio`
        : `too large for a record: more than ${mebibytes} MiB`;
    }
    case "not-utf8": {
      const offset = numeral(problem.offset, language);
      return fr ? `octet ${offset}\u00a0: ce n’est pas de l’UTF-8` : `byte ${offset}: this is not UTF-8`;
    }
  }
}

export function heading(file: string, title: string, players: string, language: Language): string {
  return language === "fr" ? `${file}\u00a0: ${title}, ${players}` : `${file}: ${title}, ${players}`;
}

/** What a box held that was not the usual one, and the rule that leaves it to its owner. */
export function otherBox(rule: string, counts: string, language: Language): string {
  return language === "fr"
    ? `la boîte n’est pas l’habituelle (${rule})\u00a0: ${counts}`
    : `not the usual box (${rule}): ${counts}`;
}

export function setupRefused(rule: string, why: string, language: Language): string {
  return language === "fr"
    ? `la mise en place enfreint ${rule}\u00a0: ${why}`
    : `the set-up breaks ${rule}: ${why}`;
}

export function moveRefused(at: number, who: string, rule: string, why: string, language: Language): string {
  return language === "fr"
    ? `le coup ${at}, ${elided("de", who)}, enfreint ${rule}\u00a0: ${why}`
    : `move ${at}, by ${who}, breaks ${rule}: ${why}`;
}
