/** A record from elsewhere: read, replayed move by move, and only then kept. */

import type { BotName } from "@guinguette/bots/levels";
import { firstExcess } from "@guinguette/rules/json-excess";
import { readRecord, replay } from "@guinguette/rules/record";
import { Malformed } from "@guinguette/rules/shape";
import { usualSettings } from "@guinguette/table/settings";
import type { Table } from "@guinguette/table/table";
import type { Holder } from "@guinguette/table/terms";
import type { Language } from "@guinguette/words/language";
import { malformedSentence } from "@guinguette/words/malformed";
import { cutName } from "@guinguette/words/names";
import { loadWords } from "../games/words.ts";
import { gamesWords } from "../words/games-page.ts";
import { filled } from "../words/table.ts";
import { type More, moreOf, tableOf } from "./kept.ts";

const MOST_BYTES = 5_000_000;

export type Imported =
  | { readonly ok: true; readonly table: Table; readonly more: More }
  | { readonly ok: false; readonly why: string };

export async function importFile(file: File, language: Language): Promise<Imported> {
  if (file.size > MOST_BYTES) return { ok: false, why: gamesWords.tooBig[language] };
  return importText(await file.text(), language);
}

/** `bots`: by seat, the level of each that played; a record says nothing of it. */
export async function importText(
  text: string,
  language: Language,
  bots: readonly (BotName | null)[] = [],
): Promise<Imported> {
  if (firstExcess(text) !== undefined) return { ok: false, why: gamesWords.tooDeep[language] };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, why: gamesWords.notJson[language] };
  }
  try {
    const record = readRecord(json);
    const replayed = replay(record);
    if (!replayed.ok) {
      const said = await loadWords(record.game);
      const why = (said.at?.(record.options) ?? said).refusal(replayed.refusal, language);
      const { rule } = replayed.refusal;
      const words = replayed.at === undefined ? gamesWords.refusedSetup : gamesWords.refused;
      return { ok: false, why: filled(words[language], { n: String((replayed.at ?? 0) + 1), rule, why }) };
    }
    const names = namesIn(record.names);
    const holders = Array.from({ length: record.players }, (_, seat): Holder => {
      const name = names[seat] ?? "";
      const level = bots[seat] ?? null;
      return level === null ? { kind: "person", name } : { kind: "bot", name, level };
    });
    return { ok: true, table: tableOf(record, holders, usualSettings), more: moreOf(record) };
  } catch (cause) {
    const why = cause instanceof Malformed ? `${malformedSentence(cause, language)}.` : "";
    return { ok: false, why: filled(gamesWords.notRecord[language], { why }) };
  }
}

/** The format says nothing of names: whatever else stands there is left alone. */
function namesIn(names: unknown): string[] {
  if (!Array.isArray(names)) return [];
  return names.map((name) => (typeof name === "string" ? cutName(name) : ""));
}
