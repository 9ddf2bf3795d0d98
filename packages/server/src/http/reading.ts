/** Reading what was sent by a schema of the wire, with what is wrong said in the asker's language. */
import type { Problem } from "@guinguette/wire/problem";
import type { Language } from "@guinguette/words/language";
import { z } from "zod";
import { problemIn } from "./problems.ts";

const said = { en: z.locales.en().localeError, fr: z.locales.fr().localeError };

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

export function readBy<T>(schema: z.ZodType<T>, value: unknown, language: Language): Read<T> {
  const { success, data, error } = schema.safeParse(value, { error: said[language] });
  return success ? { ok: true, value: data } : { ok: false, problem: problemIn(error, language) };
}
