/** Why a request was not fulfilled: problem details (RFC 9457), in the asker's language. */
import { z } from "zod";

/** What can be wrong; the last part of a problem's `type`. */
export const problemKinds = [
  "malformed",
  "rule",
  "not-found",
  "unknown-person",
  "not-yours",
  "not-waiting",
  "not-over",
  "seat-taken",
  "colour-taken",
  "name-taken",
  "seated-already",
  "nobody-there",
  "bot-first",
  "seats-empty",
  "not-watched",
  "hints-listed",
  "enough",
  "push-service",
  "stale",
  "version",
  "cross-site",
  "too-large",
  "too-many",
  "unsupported",
  "method",
  "unavailable",
  "fault",
] as const;
export type ProblemKind = (typeof problemKinds)[number];

export const problemType = (kind: ProblemKind): string => `urn:guinguette:problem:${kind}`;

export const problem = z.strictObject({
  type: z.enum(problemKinds.map(problemType)),
  title: z.string(),
  status: z.int(),
  detail: z.string().exactOptional(),
  /** Where in what was sent. */
  at: z.string().exactOptional(),
  /** Which rule refused, and which of its cases. */
  rule: z.string().exactOptional(),
  why: z.string().exactOptional(),
  /** In how many seconds it may be asked again, where too much was asked. */
  retryAfter: z.int().exactOptional(),
  /** The code of a table that was looked for, and is none's. */
  code: z.string().exactOptional(),
  /** The code that was perhaps meant: by what was typed alone, whether there is such a table or not. */
  meant: z.string().exactOptional(),
});
export type Problem = z.infer<typeof problem>;
