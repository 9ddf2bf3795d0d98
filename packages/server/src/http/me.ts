import type { Me } from "@guinguette/wire/http";
import type { FastifyInstance } from "fastify";
import type { House } from "../house.ts";
import { newId } from "../ids.ts";
import { cookieFor } from "../people/cookie.ts";
import { askerOf } from "./asker.ts";

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
