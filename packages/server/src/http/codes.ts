/** Tables by a name that somebody was told. */
import type { Found } from "@guinguette/wire/people";
import { readCode } from "@guinguette/words/codes";
import type { FastifyInstance } from "fastify";
import type { House } from "../house.ts";
import { refuse } from "./refuse.ts";

interface Called {
  readonly Params: { readonly code: string };
}

export function codeRoutes(app: FastifyInstance, { store }: House): void {
  app.get<Called>("/codes/:code", { config: { rare: true } }, async (request, reply) => {
    const code = readCode(request.params.code);
    const table = code === null ? null : await store.called(code);
    if (table === null) return refuse(request, reply, "not-found");
    return reply.send({ table } satisfies Found);
  });
}
