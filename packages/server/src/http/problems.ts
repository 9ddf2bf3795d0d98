/** What is said when something cannot be done: problem details, in the asker's language. */
import type { GameId } from "@guinguette/rules/contract";
import { type Problem, type ProblemKind, problemType } from "@guinguette/wire/problem";
import { wordsAt } from "@guinguette/words/games";
import type { Language, Words } from "@guinguette/words/language";
import { malformedSentence } from "@guinguette/words/malformed";
import type { z } from "zod";
import type { Refusal } from "../room/refusal.ts";
import { type DetailName, details } from "./details.ts";

interface Kind extends Words {
  readonly status: number;
  /** What would be right, where that is always the same. */
  readonly detail?: DetailName;
}

const kinds: Readonly<Record<ProblemKind, Kind>> = {
  malformed: {
    status: 400,
    en: "What was sent cannot be understood",
    fr: "Ce qui a été envoyé est incompréhensible",
  },
  rule: { status: 422, en: "A rule of the game forbids it", fr: "Une règle du jeu l’interdit" },
  "not-found": {
    status: 404,
    en: "There is nothing here",
    fr: "Il n’y a rien ici",
    detail: "not-found",
  },
  "unknown-person": {
    status: 401,
    en: "The server does not know you yet",
    fr: "Le serveur ne vous connaît pas encore",
    detail: "unknown-person",
  },
  "not-yours": {
    status: 403,
    en: "That is not yours to decide",
    fr: "Ce n’est pas à vous d’en décider",
    detail: "not-yours",
  },
  "not-waiting": {
    status: 409,
    en: "The game has begun",
    fr: "La partie a commencé",
    detail: "not-waiting",
  },
  "not-over": {
    status: 409,
    en: "The game is not over",
    fr: "La partie n’est pas finie",
    detail: "not-over",
  },
  "seat-taken": {
    status: 409,
    en: "Somebody sits there",
    fr: "La place est prise",
    detail: "seat-taken",
  },
  "colour-taken": {
    status: 409,
    en: "Somebody has that colour",
    fr: "La couleur est prise",
    detail: "colour-taken",
  },
  "name-taken": {
    status: 409,
    en: "This name is taken at this table",
    fr: "Ce nom est déjà pris à cette table",
    detail: "name-taken",
  },
  "seated-already": {
    status: 409,
    en: "You have, or had, another seat at this table",
    fr: "Vous avez, ou avez eu, une autre place à cette table",
    detail: "seated-already",
  },
  "bot-first": {
    status: 409,
    en: "Time was up: the bot makes its move first",
    fr: "Le temps était écoulé\u00a0: le robot joue d’abord son coup",
    detail: "bot-first",
  },
  "nobody-there": {
    status: 409,
    en: "Nobody sits there",
    fr: "Personne n’est assis là",
    detail: "nobody-there",
  },
  "seats-empty": {
    status: 409,
    en: "Somebody is missing",
    fr: "Il manque quelqu’un",
    detail: "seats-empty",
  },
  "not-watched": {
    status: 403,
    en: "Nobody may watch this table",
    fr: "Personne ne peut regarder cette table",
    detail: "not-watched",
  },
  "push-service": {
    status: 422,
    en: "Nothing is sent to this push service",
    fr: "Rien n’est envoyé à ce service de notifications",
    detail: "push-service",
  },
  "hints-listed": {
    status: 409,
    en: "A listed table has no hints",
    fr: "Une table dans la liste n’a pas de conseils",
    detail: "hints-listed",
  },
  enough: { status: 409, en: "The limit has been reached", fr: "La limite est atteinte" },
  stale: {
    status: 409,
    en: "Somebody else was quicker",
    fr: "Quelqu’un d’autre a été plus rapide",
    detail: "stale",
  },
  version: {
    status: 400,
    en: "This server does not speak this version of the protocol",
    fr: "Ce serveur ne parle pas cette version du protocole",
    detail: "version",
  },
  "cross-site": {
    status: 403,
    en: "Only our own pages may do this",
    fr: "Seules nos pages peuvent le faire",
    detail: "cross-site",
  },
  "too-large": {
    status: 413,
    en: "What was sent is too long",
    fr: "Ce qui a été envoyé est trop long",
    detail: "too-large",
  },
  "too-many": {
    status: 429,
    en: "Too many requests in a short time",
    fr: "Trop de demandes en peu de temps",
  },
  unsupported: {
    status: 415,
    en: "Only JSON is understood",
    fr: "Seul le JSON est compris ici",
    detail: "unsupported",
  },
  unavailable: {
    status: 503,
    en: "It cannot be stored at the moment",
    fr: "Rien ne peut être gardé en ce moment",
  },
  method: {
    status: 405,
    en: "This address does not take that method",
    fr: "Cette adresse attend d’autres méthodes",
    detail: "allow",
  },
  fault: { status: 500, en: "The server had an error", fr: "Le serveur a eu une erreur" },
};

type More = Partial<Omit<Problem, "type" | "title" | "status">>;

export function problemOf(kind: ProblemKind, language: Language, more: More = {}): Problem {
  const { status, [language]: title, detail } = kinds[kind];
  const usual = detail === undefined ? {} : { detail: details[detail][language] };
  return { type: problemType(kind), title, status, ...usual, ...more };
}

/** What is wrong with what was sent where no schema says it. */
export function malformedBy(detail: DetailName, language: Language, at = ""): Problem {
  return problemOf("malformed", language, { at, detail: details[detail][language] });
}

/** Why a wish was refused, with the sentence of the rule that refused it. */
export function problemFor(
  { kind, at, detail, refusal, malformed }: Refusal,
  language: Language,
  game: GameId | null = null,
): Problem {
  return problemOf(kind, language, {
    ...(at === undefined ? {} : { at }),
    ...(detail === undefined ? {} : { detail: details[detail][language] }),
    ...(malformed === undefined ? {} : { detail: malformedSentence(malformed, language) }),
    ...(refusal === undefined ? {} : { rule: refusal.rule, why: refusal.why }),
    ...(refusal === undefined || game === null
      ? {}
      : { detail: wordsAt(game, {}).refusal(refusal, language) }),
  });
}

/** The first thing that is wrong with what was sent, and where: a field that nobody knows is named itself. */
export function problemIn(error: z.ZodError, language: Language): Problem {
  const [issue] = error.issues;
  if (issue === undefined) return problemOf("malformed", language, { at: "" });
  const unknown = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  const at = [...issue.path.map(String), ...unknown].join(".");
  return problemOf("malformed", language, { at, detail: issue.message });
}
