/** The tables by HTTP: what is asked becomes a wish, what comes of it an answer or a problem. */
import type { ProblemKind } from "@guinguette/wire/problem";
import { base } from "@guinguette/wire/version";
import { type FastifyInstance, fastify } from "fastify";
import type { House } from "../house.ts";
import { LONGEST_WAIT } from "../limits/limits.ts";
import { opsRoutes } from "../ops/routes.ts";
import { OutOfPatience } from "../out-of-patience.ts";
import { isAway, PersonErased, Raced, UNAVAILABLE_FOR } from "../rooms/failures.ts";
import { languageOf } from "./asker.ts";
import { readBodies, Unreadable } from "./body.ts";
import { codeRoutes } from "./codes.ts";
import { guard } from "./guarding.ts";
import { guards } from "./guards.ts";
import { meRoutes } from "./me.ts";
import { methodsAt } from "./methods.ts";
import { mineRoutes } from "./mine.ts";
import { openApiRoute } from "./openapi.ts";
import { malformedBy } from "./problems.ts";
import { pushRoutes } from "./push.ts";
import { answerProblem, later, refuse, tooMany } from "./refuse.ts";
import { tableRoutes } from "./tables.ts";

/** The longest that anybody has to say, in bytes: a set-up with every card of a game. */
const MOST_BYTES = 64 * 1024;

export async function appOf(house: House): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: MOST_BYTES,
    exposeHeadRoutes: false,
    // An address that is none, or far too long: no hook sees it.
    frameworkErrors: (_error, request, reply) => void refuse(request, reply.headers(guards), "not-found"),
  });
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsAt(request.url);
    if (methods.length === 0) return refuse(request, reply, "not-found");
    return refuse(request, reply.header("allow", methods.join(", ")), "method");
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Unreadable)
      return answerProblem(reply, malformedBy(error.detail, languageOf(request), error.at));
    if (error instanceof OutOfPatience) return tooMany(request, reply, LONGEST_WAIT);
    const kind = kindOf(error);
    if (kind === "fault" || kind === "unavailable") house.noted(error);
    if (kind === "unavailable") return later(request, reply, kind, UNAVAILABLE_FOR);
    return refuse(request, reply, kind);
  });
  guard(app, house);
  readBodies(app);
  app.register(
    async (api) => {
      meRoutes(api, house);
      mineRoutes(api, house);
      pushRoutes(api, house);
      codeRoutes(api, house);
      tableRoutes(api, house);
      openApiRoute(api);
    },
    { prefix: base },
  );
  app.register(async (ops) => opsRoutes(ops, house));
  await app.ready();
  return app;
}

function kindOf(error: unknown): ProblemKind {
  if (error instanceof Raced) return "stale";
  if (error instanceof PersonErased) return "unknown-person";
  if (isAway(error)) return "unavailable";
  const { statusCode = 500 } = error as { statusCode?: number };
  if (statusCode === 413) return "too-large";
  if (statusCode === 415) return "unsupported";
  return statusCode >= 400 && statusCode < 500 ? "malformed" : "fault";
}
