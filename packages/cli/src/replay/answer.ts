/**
 * The answer of `replay --json` to one document, as docs/records.md gives it: the same keys in the same order.
 * A pure function of the document and the question.
 */
import type { Game, Types, Viewer } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { type GameRecord, type Replayed, readRecord, replay, type Watcher } from "@guinguette/rules/record";
import { type Seat, seatsIn } from "@guinguette/rules/seats";
import { Malformed } from "@guinguette/rules/shape";
import { wordsAt } from "@guinguette/words/games";
import type { Language } from "@guinguette/words/language";
import { malformedSentence } from "@guinguette/words/malformed";
import { legalMoves } from "../legal-moves.ts";
import { parseJson } from "./json-text.ts";
import { notASeat, notJson } from "./words.ts";

export interface Question {
  readonly language: Language;
  readonly trace: boolean;
  /** Whose eyes the answer is for; nobody's in particular, and then it holds everything. */
  readonly viewer?: Viewer | undefined;
}

/** 0 replayed, 1 broke a rule, 2 cannot be read: also the exit status. */
export type Status = 0 | 1 | 2;

interface Situation {
  readonly actors: readonly Seat[];
  readonly legal: Readonly<Record<Seat, readonly Types["move"][]>>;
}

export interface Answer {
  readonly status: Status;
  readonly line: object;
  /** The command asks what this record cannot answer (a seat it does not have): said on stderr too. */
  readonly misused?: string;
}

export function answerText(file: string, text: string, question: Question): Answer {
  const document = parseJson(text);
  return document.ok
    ? answerDocument(file, document.value, question)
    : { status: 2, line: { ok: false, file, message: notJson(document, question.language) } };
}

/** What is read of a document: the record, or why there is none to be had for this viewer. */
export type ReadDocument =
  | { readonly record: GameRecord }
  | { readonly record?: undefined; readonly message: string; readonly misused: boolean };

export function readDocument(document: unknown, question: Question): ReadDocument {
  const { language, viewer } = question;
  try {
    const record = readRecord(document);
    if (typeof viewer === "number" && viewer >= record.players)
      return { message: notASeat(viewer, record.players, language), misused: true };
    return { record };
  } catch (error) {
    if (error instanceof Malformed) return { message: malformedSentence(error, language), misused: false };
    throw error;
  }
}

function answerDocument(file: string, document: unknown, question: Question): Answer {
  const read = readDocument(document, question);
  if (read.record === undefined) {
    const { message, misused } = read;
    return { status: 2, line: { ok: false, file, message }, ...(misused ? { misused: message } : {}) };
  }
  const { record } = read;
  const { viewer } = question;
  const game = gameOf(record.game);
  const trace: Situation[] = [];
  const watch: Watcher = question.trace
    ? { before: (state) => void trace.push(situationOf(game, state, viewer)) }
    : {};
  const replayed = replay(record, watch);
  if (!replayed.ok) return { status: 1, line: refusedLine(file, record, replayed, question.language) };
  const { state } = replayed;
  const winners = game.winners(state);
  return {
    status: 0,
    line: {
      ok: true,
      file,
      game: record.game,
      moves: record.moves.length,
      over: winners !== null,
      scores: game.scores(state, viewer ?? "everything"),
      winners,
      ...situationOf(game, state, viewer),
      ...(question.trace ? { trace } : {}),
      ...(viewer === undefined ? {} : { view: game.view(state, viewer) }),
    },
  };
}

function refusedLine(
  file: string,
  record: GameRecord,
  { at, seat, refusal }: Replayed & { ok: false },
  language: Language,
): object {
  return {
    ok: false,
    file,
    // Neither for a set-up: JSON leaves out what is undefined.
    at,
    seat,
    rule: refusal.rule,
    message: wordsAt(record.game, record.options).refusal(refusal, language),
  };
}

/** Who may move and how, as far as the viewer may know. */
function situationOf(game: Game, state: Types["state"], viewer: Viewer | undefined): Situation {
  const actors = seatsIn(game.actors(state));
  const known = actors.filter(
    (seat) => viewer === undefined || viewer === seat || game.legalIsPublic(state, seat),
  );
  // Seats as keys are whole numbers, which objects keep in rising order.
  return { actors, legal: Object.fromEntries(known.map((seat) => [seat, legalMoves(game, state, seat)])) };
}
