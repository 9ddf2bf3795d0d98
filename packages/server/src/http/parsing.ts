/** Parsing what was sent by a schema of the wire, with what is wrong said in the asker's language. */
import type { Problem } from "@guinguette/wire/problem";
import type { Language } from "@guinguette/words/language";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { languageFor } from "./language.ts";
import { problemIn } from "./problems.ts";
import { answerProblem } from "./refuse.ts";

const said = { en: z.locales.en().localeError, fr: z.locales.fr().localeError };

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

export function parseBy<T>(schema: z.ZodType<T>, value: unknown, language: Language): Parsed<T> {
  const { success, data, error } = schema.safeParse(value, { error: said[language] });
  return success ? { ok: true, value: data } : { ok: false, problem: problemIn(error, language) };
}

type With = <T>(
  schema: z.ZodType<T>,
  request: FastifyRequest,
  reply: FastifyReply,
  use: (value: T) => Promise<FastifyReply>,
) => Promise<FastifyReply>;

/** What came with a request, or why it cannot be understood. */
const parsing =
  (part: "body" | "query"): With =>
  async (schema, request, reply, use) => {
    const parsed = parseBy(schema, request[part], languageFor(request.headers["accept-language"]));
    return parsed.ok ? use(parsed.value) : answerProblem(reply, parsed.problem);
  };

export const withBody = parsing("body");
export const withQuery = parsing("query");
