/** `guinguette verify RECORD [--room LINK] [--commitment HEX] [--chance SEAT=HEX] [--seal SEAT=HEX] [--digest HEX] [--json]` */
import type { Seat } from "@guinguette/rules/seats";
import { Malformed } from "@guinguette/rules/shape";
import { idPattern } from "@guinguette/wire/table-id";
import { type Finding, type Kept, type Verdict, type Verification, verify } from "@guinguette/wire/verify";
import { shown } from "@guinguette/words/common";
import { wordsAt } from "@guinguette/words/games";
import type { Language } from "@guinguette/words/language";
import { malformedSentence } from "@guinguette/words/malformed";
import { findingSentence, verdictWords } from "@guinguette/words/verification";
import { commonFlags, type FlagKinds, type Flags, flagValue } from "../flags.ts";
import { exitCodes, type Io, say, sayJson } from "../io.ts";
import { isMistake, type Mistake, wrongValue } from "../mistake.ts";
import { parseJson } from "../replay/json-text.ts";
import { readFile, readInput } from "../replay/source.ts";
import { moveRefused, notJson, setupRefused, sourceSentence } from "../replay/words.ts";
import { misuse, noFile, unwantedWord } from "../usage.ts";

export const verifyFlags = {
  room: "value",
  commitment: "value",
  digest: "value",
  chance: "values",
  seal: "values",
  json: "bare",
  ...commonFlags,
} as const satisfies FlagKinds;

/** Whoever writes `verify && …` means that all of it is proven: that takes a digest that was kept. */
const statuses: Readonly<Record<Verdict, number>> = {
  proven: exitCodes.fine,
  false: exitCodes.failed,
  rewritten: exitCodes.failed,
  unproven: 3,
  consistent: 4,
};

export async function verifyCommand(flags: Flags, language: Language, io: Io): Promise<number> {
  const [file, unwanted] = flags.words;
  if (file === undefined) return misuse(noFile[language], "verify", language, io);
  if (unwanted !== undefined) return misuse(unwantedWord(unwanted, language), "verify", language, io);
  const kept = keptIn(flags, language);
  if (isMistake(kept)) return misuse(kept.mistake, "verify", language, io);
  const source = await (file === "-" ? readInput(io.input) : readFile(file));
  const json = flags.given.has("json");
  const complain = (message: string): number => {
    if (json) sayJson(io.output, { ok: false, file, message });
    else say(io.error, `${shown(file)}${language === "fr" ? "\u00a0" : ""}: ${message}`);
    return exitCodes.misused;
  };
  if (!source.ok) return complain(sourceSentence(source.problem, language));
  const document = parseJson(source.text);
  if (!document.ok) return complain(notJson(document, language));
  // A mark before it is no byte that a server or a program writes.
  const written = source.isMarked ? `\ufeff${source.text}` : source.text;
  const verified = verifiedOr(document.value, written, kept);
  if (verified instanceof Malformed) return complain(malformedSentence(verified, language));
  const sentences = verified.findings.map((finding) => sentenceOf(verified, finding, language));
  if (json) sayJson(io.output, lineOf(file, verified, sentences));
  else tell(verified, sentences, language, io);
  return statuses[verified.verdict];
}

function verifiedOr(document: unknown, text: string, kept: Kept): Verification | Malformed {
  try {
    return verify(document, text, kept);
  } catch (error) {
    if (error instanceof Malformed) return error;
    throw error;
  }
}

function lineOf(
  file: string,
  { record, verdict, findings }: Verification,
  sentences: readonly string[],
): object {
  return {
    ok: verdict === "proven",
    file,
    verdict,
    game: record.game,
    players: record.players,
    moves: record.moves.length,
    findings: findings.map(({ check, outcome, seat, at, refusal }, index) => ({
      check,
      outcome,
      seat,
      at,
      rule: refusal?.rule,
      message: sentences[index],
    })),
  };
}

const marks: Readonly<Record<Finding["outcome"], string>> = { holds: "✓", fails: "✗", open: "?" };

function tell(
  { verdict, findings }: Verification,
  sentences: readonly string[],
  language: Language,
  io: Io,
): void {
  for (const [index, { outcome }] of findings.entries())
    say(io.output, `${marks[outcome]} ${sentences[index]}`);
  say(io.output, "");
  say(io.output, verdictWords[verdict][language]);
}

/** With the rule that a move breaks. */
function sentenceOf({ record }: Verification, finding: Finding, language: Language): string {
  const { refusal, at } = finding;
  if (refusal === undefined) return findingSentence(finding, language);
  const why = wordsAt(record.game, record.options).refusal(refusal, language);
  if (at === undefined) return setupRefused(refusal.rule, why, language);
  return moveRefused(at, String(record.moves[at]?.seat), refusal.rule, why, language);
}

function keptIn(flags: Flags, language: Language): Kept | Mistake {
  const fr = language === "fr";
  const hex64 = fr ? "64 chiffres hexadécimaux" : "64 hexadecimal digits";
  for (const flag of ["commitment", "digest"]) {
    const given = flagValue(flags, flag);
    if (given !== undefined && !/^[0-9a-f]{64}$/.test(given))
      return wrongValue(`--${flag}`, given, [hex64], language);
  }
  const chances = bySeat(flags.given.get("chance") ?? [], /^([0-7])=([0-9a-f]{32})$/);
  const seals = bySeat(flags.given.get("seal") ?? [], /^([0-7])=([0-9a-f]{64})$/);
  const place = fr ? "PLACE" : "SEAT";
  if (typeof chances === "string") return wrongValue("--chance", chances, [`${place}=HEX (32)`], language);
  if (typeof seals === "string") return wrongValue("--seal", seals, [`${place}=HEX (64)`], language);
  const link = flagValue(flags, "room");
  const room = link === undefined ? undefined : roomIn(link);
  if (room === null)
    return wrongValue("--room", link ?? "", [fr ? "le lien de la table" : "the link of the table"], language);
  const commitment = flagValue(flags, "commitment");
  const digest = flagValue(flags, "digest");
  return {
    ...(room === undefined ? {} : { room }),
    ...(commitment === undefined ? {} : { commitment }),
    ...(digest === undefined ? {} : { digest }),
    ...(chances.size === 0 ? {} : { chances }),
    seals,
  };
}

/** The id in a link to a table, or by itself; null where there is none. */
function roomIn(link: string): string | null {
  return link.split(/[/#?]/).find((part) => idPattern.test(part)) ?? null;
}

/** What was given for each seat, or the first that cannot be understood. */
function bySeat(given: readonly string[], pattern: RegExp): Map<Seat, string> | string {
  const seats = new Map<Seat, string>();
  for (const each of given) {
    const [, seat, value] = pattern.exec(each) ?? [];
    if (seat === undefined || value === undefined) return each;
    seats.set(Number(seat), value);
  }
  return seats;
}
