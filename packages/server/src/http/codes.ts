/**
 * Tables by a name that somebody was told. Such names are short, so that they can be said; whoever tries one after the
 * other is told to wait. There are 90 names of two digits for each of 60 fish, 5,400, and ten times as many with each
 * digit more. An address may be wrong 30 times, and then 30 times an hour: one of ten tables is found after 540 tries on
 * average, which is 17 hours, and a given one after 2,700, nearly four days. Where there are many tables their names are
 * longer (`rooms/opening.ts`).
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
    const { household: from, person } = claimOf(house, request);
    const wait = limits.naming(from, person);
    // Also where there is one: whether there is would be told.
    if (wait > 0) return tooMany(request, reply, wait);
    let table: string | null | undefined;
    try {
      table = await store.called(code);
    } finally {
      // A store that is away has told nothing.
      if (table !== null) limits.named(from, person);
    }
    return table === null ? refuse(request, reply, "not-found") : reply.send({ table } satisfies Found);
  });
}
