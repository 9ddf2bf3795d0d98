/** What every request goes through before and after it is answered: headers, limits, figures, and a line in the log. */
import { routes } from "@guinguette/wire/api/routes";
import { keyHeader } from "@guinguette/wire/http";
import { problemName } from "@guinguette/wire/problem-name";
import { base } from "@guinguette/wire/version";
import type { FastifyInstance } from "fastify";
import type { House } from "../house.ts";
import { isSecure } from "../limits/address.ts";
import { LONGEST_WAIT } from "../limits/limits.ts";
import { tableMark } from "../ops/log.ts";
import { tokenIn } from "../people/tokens.ts";
import type { Person } from "../room/entries.ts";
import { claimOf, isKnown, languageOf } from "./asker.ts";
import { guards } from "./guards.ts";
import { isSameOrigin } from "./origin.ts";
import { parseBy } from "./parsing.ts";
import { answerProblem, refuse, tooMany } from "./refuse.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether it opens a table, of which there are so many an hour. */
    opens?: boolean;
    /** Whether nobody needs it often: it asks for much, or by a name or a code that could be guessed. */
    rare?: boolean;
    /** Whether it is for persons alone, and for none of their programs. */
    inPerson?: boolean;
    /** For whoever looks after the machine. */
    unlimited?: boolean;
  }
  interface FastifyRequest {
    /** Whose program it is that asks; null where it is none. */
    tokened: Person | null;
    /** Up to when they wait for what takes thought, by the clock of the limits. */
    deadline: number;
  }
}

/** What nobody is granted whom we do not know, and has a body. */
const forSomebody = new Set(
  routes.flatMap(({ method, path, who, body }) =>
    who === "anybody" || body === undefined ? [] : [`${method} ${base}${path}`],
  ),
);

export function guard(app: FastifyInstance, house: House): void {
  const { limits, watch, log, settings } = house;
  app.decorateRequest("tokened", null);
  app.decorateRequest("deadline", 0);
  app.addHook("onRequest", async (request, reply) => {
    request.deadline = limits.now() + LONGEST_WAIT;
    reply.headers(guards);
    const { opens, rare, inPerson, unlimited } = request.routeOptions.config;
    if (unlimited) return;
    const claim = claimOf(house, request);
    const { person } = claim;
    const wait =
      limits.request(claim) || (opens ? limits.opening(claim) : 0) || (rare ? limits.rare(claim) : 0);
    if (wait > 0) return tooMany(request, reply, wait);
    const keyed = parseBy(keyHeader, request.headers, languageOf(request));
    if (!keyed.ok) return answerProblem(reply, keyed.problem);
    const token = tokenIn(request.headers);
    if (token !== null) {
      request.tokened = await house.store.people.tokened(token);
      if (request.tokened === null) return refuse(request, reply, "unknown-person", "unknown-token");
      if (inPerson) return refuse(request, reply, "not-yours", "in-person");
      // No page of another site has it.
      return;
    }
    if (request.method !== "GET" && !isSameOrigin(request.raw, settings.trusted))
      return refuse(request, reply, "cross-site");
    if (person !== null) await house.left.learn(person);
  });
  // Before their body is held against a schema.
  app.addHook("preValidation", async (request, reply) => {
    const { method, routeOptions, is404 } = request;
    if (is404 || !forSomebody.has(`${method} ${routeOptions.url}`) || isKnown(house, request)) return;
    return refuse(request, reply, "unknown-person");
  });
  app.addHook("onSend", async (request, reply) => {
    const cookies = [reply.getHeader("set-cookie") ?? []].flat();
    if (cookies.length > 0 && isSecure(request.raw, settings.trusted))
      reply.removeHeader("set-cookie").header(
        "set-cookie",
        cookies.map((cookie) => `${cookie}; Secure`),
      );
  });
  app.addHook("onResponse", async (request, reply) => {
    const { url, config } = request.routeOptions;
    const { id } = request.params as { id?: unknown };
    const refused = reply.refused === undefined ? undefined : problemName(reply.refused);
    watch.answered(reply.statusCode);
    if (refused !== undefined) watch.refused(refused);
    // Whoever asks without end shall not fill the disk with it.
    const level = config.unlimited || refused === "too-many" ? "debug" : "info";
    log[level]({
      event: "request",
      method: request.method,
      route: url ?? "none",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(refused === undefined ? {} : { refused }),
      ...(typeof id === "string" ? { table: tableMark(id) } : {}),
    });
  });
}
