/** The tables by HTTP: what is asked becomes a wish, what comes of it an answer or a problem. */
import type { ProblemKind } from "@guinguette/wire/problem";
import { base } from "@guinguette/wire/version";
import { type FastifyInstance, fastify } from "fastify";
import type { House } from "../house.ts";
import { NotStored, Raced } from "../rooms/failures.ts";
import { meRoutes } from "./me.ts";
import { isOurs } from "./origin.ts";
import { refuse } from "./refuse.ts";
import { tableRoutes } from "./tables.ts";

/** The longest that anybody has to say, in bytes: a set-up with every card of a game. */
const MOST_BYTES = 64 * 1024;

/** What is told is for whoever asked, and for now. */
const guards = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

export async function appOf(house: House): Promise<FastifyInstance> {
  const app = fastify({ bodyLimit: MOST_BYTES, exposeHeadRoutes: false });
  app.setNotFoundHandler((request, reply) => refuse(request, reply, "not-found"));
  app.setErrorHandler((error, request, reply) => {
    const kind = kindOf(error);
    if (kind === "fault" || kind === "unavailable") house.noted(error);
    return refuse(request, reply, kind);
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(guards);
    if (request.method !== "GET" && !isOurs(request.headers)) return refuse(request, reply, "cross-site");
  });
  app.removeContentTypeParser("text/plain");
  app.register(
    async (api) => {
      meRoutes(api, house);
      tableRoutes(api, house);
    },
    { prefix: base },
  );
  await app.ready();
  return app;
}

function kindOf(error: unknown): ProblemKind {
  if (error instanceof Raced) return "stale";
  if (error instanceof NotStored) return "unavailable";
  const { statusCode = 500 } = error as { statusCode?: number };
  if (statusCode === 413) return "too-large";
  if (statusCode === 415) return "unsupported";
  return statusCode >= 400 && statusCode < 500 ? "malformed" : "fault";
}
