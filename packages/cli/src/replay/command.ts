/** `guinguette replay FILE… [--json] [--trace] [--view SEAT|spectator] [--lang fr|en]` */
import type { Viewer } from "@guinguette/rules/contract";
import { shown } from "@guinguette/words/common";
import type { Language } from "@guinguette/words/language";
import { commonFlags, type FlagKinds, type Flags, flagValue, wholeNumber } from "../flags.ts";
import { exitCodes, type Io, say, sayJson } from "../io.ts";
import { coloured, plain } from "../paint.ts";
import { flagSentence, misuse, needsJson, noFile } from "../usage.ts";
import { type Answer, answerText, type Question, readDocument, type Status } from "./answer.ts";
import { parseJson } from "./json-text.ts";
import { readFile, readInput, type Source } from "./source.ts";
import { tellRecord } from "./tell.ts";
import { notJson, sourceSentence } from "./words.ts";

export const replayFlags = {
  json: "bare",
  trace: "bare",
  view: "value",
  ...commonFlags,
} as const satisfies FlagKinds;

export async function replayCommand(flags: Flags, language: Language, io: Io): Promise<number> {
  const asked = flagValue(flags, "view");
  const viewer = asked === undefined ? undefined : viewerNamed(asked);
  const json = flags.given.has("json");
  const trace = flags.given.has("trace");
  if (asked !== undefined && viewer === undefined) {
    const expected = language === "fr" ? ["un numéro de place", "spectator"] : ["a seat number", "spectator"];
    const problem = { kind: "value", flag: "--view", found: asked, expected } as const;
    return misuse(flagSentence(problem, language), "replay", language, io);
  }
  if (trace && !json) return misuse(needsJson[language], "replay", language, io);
  if (flags.words.length === 0) return misuse(noFile[language], "replay", language, io);
  const question: Question = { language, trace, viewer };
  const sourceOf = sources(io);
  let worst: Status = exitCodes.fine;
  for (const [index, file] of flags.words.entries()) {
    const source = await sourceOf(file);
    if (!json && index > 0) say(io.output, "");
    const status = json ? answerSource(file, source, question, io) : tellSource(file, source, question, io);
    worst = Math.max(worst, status) as Status;
  }
  return worst;
}

function viewerNamed(name: string): Viewer | undefined {
  return name === "spectator" ? name : wholeNumber(name);
}

/** Standard input can be read once only; named twice, it says the same twice. */
function sources(io: Io): (file: string) => Promise<Source> {
  let input: Promise<Source> | undefined;
  return (file) => {
    if (file !== "-") return readFile(file);
    input ??= readInput(io.input);
    return input;
  };
}

function answerSource(file: string, source: Source, question: Question, io: Io): Status {
  const answer: Answer = source.ok
    ? answerText(file, source.text, question)
    : { status: 2, line: { ok: false, file, message: sourceSentence(source.problem, question.language) } };
  sayJson(io.output, answer.line);
  if (answer.misused !== undefined) say(io.error, answer.misused);
  return answer.status;
}

function tellSource(file: string, source: Source, question: Question, io: Io): Status {
  const { language, viewer } = question;
  const complain = (message: string): Status => {
    say(io.error, `${shown(file)}${language === "fr" ? "\u00a0" : ""}: ${message}`);
    return 2;
  };
  if (!source.ok) return complain(sourceSentence(source.problem, language));
  const document = parseJson(source.text);
  if (!document.ok) return complain(notJson(document, language));
  const read = readDocument(document.value, question);
  if (read.record === undefined) return complain(read.message);
  const paint = io.output.isTTY === true ? coloured : plain;
  const { lines, refused } = tellRecord(file, read.record, { language, paint, viewer });
  for (const line of lines) say(io.output, line);
  if (refused === undefined) return 0;
  say(io.error, refused);
  return 1;
}
