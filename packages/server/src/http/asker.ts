/** Who asks, in which language, and by which key they would know their request again. */
import type { Me } from "@guinguette/wire/http";
import type { Language } from "@guinguette/words/language";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { House } from "../house.ts";
import { newId } from "../ids.ts";
import { cookieFor, personIn } from "../people/cookie.ts";
import type { Person } from "../room/entries.ts";
import { languageFor } from "./language.ts";

export function languageOf(request: FastifyRequest): Language {
  return languageFor(request.headers["accept-language"]);
}

/** Who asks, if we know them. A name that was signed long ago is signed anew. */
export function askerOf(house: House, request: FastifyRequest, reply: FastifyReply): Person | null {
  const { signing } = house;
  const found = personIn(request.headers, signing);
  if (found?.isOld) reply.header("set-cookie", cookieFor(found.person, signing));
  return found?.person ?? null;
}

/**
 * Gives whoever comes for the first time a name. It is a request of its own: if its answer is lost, nothing has been
 * done that they could not do again, under another name.
 */
export function meRoutes(app: FastifyInstance, house: House): void {
  app.post("/me", async (request, reply): Promise<Me> => {
    if (askerOf(house, request, reply) !== null) return { isNew: false };
    reply.header("set-cookie", cookieFor(newId(house.draw), house.signing));
    return { isNew: true };
  });
}

/** The key of a request, as nobody else can say it. */
export function keyOf(request: FastifyRequest, person: Person): string | null {
  const given = request.headers["idempotency-key"];
  return typeof given === "string" && given !== "" ? `${person}/${given.slice(0, 200)}` : null;
}
