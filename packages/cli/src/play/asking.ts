/** Questions with an answer of a certain kind, asked again until there is one. */

import type { Language } from "@guinguette/words/language";
import { wholeNumber } from "../flags.ts";
import { columns, hanging, inColumns } from "../layout.ts";
import type { Terminal } from "./terminal.ts";
import { aNumberPlease, atLeast, noUsually, yesOrNo, yesUsually } from "./words.ts";

export async function askYesNo(
  terminal: Terminal,
  question: string,
  usual: boolean,
  language: Language,
): Promise<boolean> {
  for (;;) {
    const hint = usual ? yesUsually : noUsually;
    const answer = (await terminal.ask(`${question} ${hint[language]} `)).toLowerCase();
    if (answer === "") return usual;
    // Both languages are understood in both: nobody should be trapped by an o.
    if (["y", "yes", "o", "oui"].includes(answer)) return true;
    if (["n", "no", "non"].includes(answer)) return false;
    terminal.say(yesOrNo[language]);
  }
}

/** A whole number from `min` to `max`. */
export async function askNumber(
  terminal: Terminal,
  question: string,
  [min, max]: readonly [number, number],
  usual: number | undefined,
  language: Language,
): Promise<number> {
  for (;;) {
    const typed = await terminal.ask(`${question}${usual === undefined ? "" : ` [${usual}]`} `);
    const answer = typed === "" ? usual : wholeNumber(typed);
    if (answer !== undefined && answer >= min && answer <= max) return answer;
    terminal.say(
      max === Number.POSITIVE_INFINITY ? atLeast(min, language) : aNumberPlease(min, max, language),
    );
  }
}

/** One of several, by its number; the index counts from 0. */
export async function askChoice(
  terminal: Terminal,
  question: string,
  choices: readonly string[],
  usual: number | undefined,
  language: Language,
): Promise<number> {
  terminal.say(question);
  for (const line of choiceLines(choices)) terminal.say(line);
  const number = usual === undefined ? undefined : usual + 1;
  return (await askNumber(terminal, ">", [1, choices.length], number, language)) - 1;
}

/** The choices with their numbers: side by side if they are short, each on lines of its own if they are long. */
export function choiceLines(choices: readonly string[]): string[] {
  const width = String(choices.length).length;
  const label = (index: number) => `  ${String(index + 1).padStart(width)}) `;
  if (choices.some((choice) => label(0).length + choice.length > columns))
    return choices.flatMap((choice, index) => hanging(label(index), choice));
  return inColumns(choices.map((choice, index) => label(index) + choice));
}
