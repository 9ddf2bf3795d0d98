import type { Problem, ProblemKind } from "@guinguette/wire/problem";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type DetailName, details } from "./details.ts";
import { languageFor } from "./language.ts";
import { problemOf } from "./problems.ts";

declare module "fastify" {
  interface FastifyReply {
    /** The type of the problem that it tells of, for those who count. */
    refused?: Problem["type"];
  }
}

/** Says why not, in the asker's language. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: ProblemKind,
  detail?: DetailName,
): FastifyReply {
  const language = languageFor(request.headers["accept-language"]);
  const more = detail === undefined ? {} : { detail: details[detail][language] };
  return answerProblem(reply, problemOf(kind, language, more));
}

/** Says that it was too much, and after how many milliseconds it is not. */
export function tooMany(request: FastifyRequest, reply: FastifyReply, wait: number): FastifyReply {
  return later(request, reply, "too-many", Math.ceil(wait / 1_000));
}

/** Says why not, and after how many seconds to ask again. */
export function later(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: "too-many" | "unavailable",
  retryAfter: number,
): FastifyReply {
  const language = languageFor(request.headers["accept-language"]);
  reply.header("retry-after", String(retryAfter));
  return answerProblem(reply, problemOf(kind, language, { retryAfter }));
}

export function answerProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  reply.refused = problem.type;
  return reply.code(problem.status).type("application/problem+json").send(JSON.stringify(problem));
}
