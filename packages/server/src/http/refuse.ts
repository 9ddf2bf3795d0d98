import type { Problem, ProblemKind } from "@guinguette/wire/problem";
import type { FastifyReply, FastifyRequest } from "fastify";
import { languageFor } from "./language.ts";
import { problemOf } from "./problems.ts";

/** Says why not, in the asker's language. */
export function refuse(request: FastifyRequest, reply: FastifyReply, kind: ProblemKind): FastifyReply {
  return answerProblem(reply, problemOf(kind, languageFor(request.headers["accept-language"])));
}

export function answerProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply.code(problem.status).type("application/problem+json").send(JSON.stringify(problem));
}
