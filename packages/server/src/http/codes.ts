/**
 * Tables by a name that somebody was told. Such names are short, so that they can be said; whoever tries one after the
 * other is told to wait. There are 90 names of two digits for each of 60 fish, 5,400, and ten times as many with each
 * digit more. An address may be wrong 30 times, and then 30 times an hour; whoever has been known there for a day, as often
 * again between them. So it is 60 and 60 an hour at most: one of ten tables is found after 490 tries on average, which is 7
 * hours, and a given one after 2,700, nearly two days. Where there are many tables their names are longer
 * (`rooms/opening.ts`).
 */
import type { Found } from "@guinguette/wire/people";
import { readCode } from "@guinguette/words/codes";
import type { FastifyInstance } from "fastify";
import type { House } from "../house.ts";
import { claimOf } from "./asker.ts";
import { refuse, tooMany } from "./refuse.ts";

interface Called {
  readonly Params: { readonly code: string };
}

export function codeRoutes(app: FastifyInstance, house: House): void {
  const { store, limits } = house;
  app.get<Called>("/codes/:code", { config: { rare: true } }, async (request, reply) => {
    const code = readCode(request.params.code);
    // What could be no name of a table is no guess.
    if (code === null) return refuse(request, reply, "not-found");
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
    return table === null ? refuse(request, reply, "not-found") : reply.send({ table } satisfies Found);
  });
}
