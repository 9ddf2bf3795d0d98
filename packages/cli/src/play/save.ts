/** Writing a record to a file, over none that is there already. */
import { writeFile } from "node:fs/promises";
import type { GameRecord } from "@guinguette/rules/record";
import type { Language } from "@guinguette/words/language";
import type { Terminal } from "./terminal.ts";
import { notSaved, saved, saveWhere } from "./words.ts";

/** JSON with one line for each field and for each move, so that a game can be read and compared. */
function recordText(record: GameRecord): string {
  const { format, game, players, names, options, seed, setup, moves } = record;
  const rest = { format, game, players, names, options, seed, setup };
  const fields = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  const lines = moves.map((move) => `\n    ${JSON.stringify(move)}`);
  const list = moves.length === 0 ? "[]" : `[${lines.join(",")}\n  ]`;
  return `{\n${[...fields, `  "moves": ${list}`].join(",\n")}\n}\n`;
}

export async function offerToSave(terminal: Terminal, record: GameRecord, language: Language): Promise<void> {
  for (;;) {
    const path = await terminal.ask(saveWhere[language]);
    if (path === "") return;
    const problem = await written(path, recordText(record));
    terminal.say(problem === undefined ? saved(path, language) : notSaved(path, problem, language));
    if (problem === undefined) return;
  }
}

/** The code of what went wrong, if something did. */
async function written(path: string, text: string): Promise<string | undefined> {
  try {
    await writeFile(path, text, { flag: "wx" });
    return undefined;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "?";
  }
}
