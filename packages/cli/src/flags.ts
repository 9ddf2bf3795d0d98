/** Reading a command line. What is wrong with it is data; the sentence is made in the reader's language. */
import { parseArgs } from "node:util";
import { type Language, languages } from "@guinguette/words/language";
import { languageNamed } from "./spoken.ts";

/** A flag that is there or not, one with a value, or one with a value that may come several times. */
export type FlagKind = "bare" | "value" | "values";
export type FlagKinds = Readonly<Record<string, FlagKind>>;

export interface Flags {
  /** The values given to each flag; a bare flag has an empty text. */
  readonly given: ReadonlyMap<string, readonly string[]>;
  readonly words: readonly string[];
}

export type FlagProblem =
  | { readonly kind: "unknown"; readonly flag: string; readonly known: readonly string[] }
  | { readonly kind: "value-missing"; readonly flag: string }
  | { readonly kind: "value-unwanted"; readonly flag: string }
  | { readonly kind: "twice"; readonly flag: string }
  | {
      readonly kind: "value";
      readonly flag: string;
      readonly found: string;
      readonly expected: readonly string[];
    };

export const commonFlags = { help: "bare", lang: "value" } as const satisfies FlagKinds;

export type ReadFlags = { readonly flags: Flags; readonly problem: FlagProblem | undefined };

export function readFlags(args: readonly string[], kinds: FlagKinds): ReadFlags {
  const known = Object.keys(kinds);
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      known.map((flag) => [
        flag,
        { type: kinds[flag] === "bare" ? "boolean" : "string", ...(flag === "help" ? { short: "h" } : {}) },
      ]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = new Map<string, string[]>();
  const words: string[] = [];
  // All of the line is read even when something is wrong with it: the sentence wants `--lang`.
  const problems: FlagProblem[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") words.push(token.value);
    if (token.kind !== "option") continue;
    const { name, rawName: flag, value, inlineValue } = token;
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    const values = given.get(name) ?? [];
    if (kind === undefined) problems.push({ kind: "unknown", flag, known: known.map((one) => `--${one}`) });
    else if (kind === "bare" && value !== undefined) problems.push({ kind: "value-unwanted", flag });
    else if (kind !== "bare" && (value === undefined || swallowedFlag(value, inlineValue)))
      problems.push({ kind: "value-missing", flag });
    else if (kind === "value" && values.length > 0) problems.push({ kind: "twice", flag });
    else given.set(name, [...values, value ?? ""]);
  }
  const problem = problems[0] ?? languageProblem(given.get("lang")?.[0]);
  return { flags: { given, words }, problem };
}

/** `--view --json`: a value is missing, rather than being "--json". `--seed=--json` says it on purpose. */
function swallowedFlag(value: string, inline: boolean | undefined): boolean {
  return inline !== true && value.length > 1 && value.startsWith("-");
}

function languageProblem(found: string | undefined): FlagProblem | undefined {
  if (found === undefined || languageNamed(found) !== undefined) return undefined;
  return { kind: "value", flag: "--lang", found, expected: languages };
}

export function flagValue(flags: Flags, name: string): string | undefined {
  return flags.given.get(name)?.[0];
}

export function languageOf(flags: Flags, surroundings: Language): Language {
  return languageNamed(flagValue(flags, "lang") ?? "") ?? surroundings;
}

/** A whole number as people write it: 0, 7, 12. */
export function wholeNumber(text: string): number | undefined {
  return /^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : undefined;
}
