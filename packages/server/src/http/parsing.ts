/** Reading what was sent by a schema of the wire, with what is wrong said in the asker's language. */
import type { Problem } from "@guinguette/wire/problem";
import type { Language } from "@guinguette/words/language";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { languageFor } from "./language.ts";
import { problemIn } from "./problems.ts";
import { answerProblem } from "./refuse.ts";

const said = { en: z.locales.en().localeError, fr: z.locales.fr().localeError };

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

export function readBy<T>(schema: z.ZodType<T>, value: unknown, language: Language): Read<T> {
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
const reading =
  (part: "body" | "query"): With =>
  async (schema, request, reply, use) => {
    const read = readBy(schema, request[part], languageFor(request.headers["accept-language"]));
    return read.ok ? use(read.value) : answerProblem(reply, read.problem);
  };

export const withBody = reading("body");
export const withQuery = reading("query");
