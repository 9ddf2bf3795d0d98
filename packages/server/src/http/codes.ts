/**
 * Tables by a code that somebody was told. Codes are short, so that they can be said; whoever tries one after the other is
 * told to wait. Of 40 fish there are 11,600 codes with a number from 10 to 299, and ten times as many for each further range
 * of numbers. An address may be wrong 30 times, and then 30 times an hour; whoever has been known there for a day, as often
 * again between them. So it is 60 and 60 an hour at most: one of ten tables is found after 1,055 tries on average, which is
 * 17 hours, and a given one after 5,800, four days. Where there are many tables their numbers are longer
 * (`rooms/opening.ts`). A near miss is answered by the code that was perhaps meant: that comes of what was typed and of the
 * list of fish alone, no table is looked for, and so it is no guess.
 */
import type { Found } from "@guinguette/wire/people";
import type { Problem } from "@guinguette/wire/problem";
import { readCode } from "@guinguette/words/read-code";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { House } from "../house.ts";
import { claimOf, languageOf } from "./asker.ts";
import { problemOf } from "./problems.ts";
import { answerProblem, refuse, tooMany } from "./refuse.ts";

interface Called {
  readonly Params: { readonly code: string };
}

export function codeRoutes(app: FastifyInstance, house: House): void {
  const { store, limits } = house;
  app.get<Called>("/codes/:code", { config: { rare: true } }, async (request, reply) => {
    const read = readCode(request.params.code);
    // What could be no code of a table is no guess.
    if (read === null) return refuse(request, reply, "not-found");
    const { code, isGuess } = read;
    if (isGuess) return noSuchCode(request, reply, { meant: code });
    const claim = claimOf(house, request);
    const taken = limits.naming(claim);
    // Also where there is one: whether there is would be told.
    if (taken.wait > 0) return tooMany(request, reply, taken.wait);
    let table: string | null | undefined;
    try {
      table = await store.called(code);
    } finally {
      // A store that is away has told nothing.
      if (table !== null) limits.named(claim, taken);
    }
    return table === null
      ? noSuchCode(request, reply, { code })
      : reply.send({ table, code } satisfies Found);
  });
}

function noSuchCode(
  request: FastifyRequest,
  reply: FastifyReply,
  read: Pick<Problem, "code" | "meant">,
): FastifyReply {
  return answerProblem(reply, problemOf("not-found", languageOf(request), read));
}
