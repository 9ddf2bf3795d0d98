/** The bodies of requests: JSON in UTF-8, or nothing at all, whatever the headers say of nothing. */
import { routes } from "@guinguette/wire/api/routes";
import { base } from "@guinguette/wire/version";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { languageOf } from "./asker.ts";
import type { DetailName } from "./details.ts";
import { parseBy } from "./parsing.ts";
import { answerProblem } from "./refuse.ts";
import { tooWideAt } from "./width.ts";

/** What was sent is no body that could be read. */
export class Unreadable extends Error {
  readonly detail: DetailName;
  /** Where in it. */
  readonly at: string;
  constructor(detail: DetailName, at = "") {
    super(detail);
    this.name = "Unreadable";
    this.detail = detail;
    this.at = at;
  }
}

const nothing = z.strictObject({});

export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, bytes, done) => {
    if (bytes.length === 0) return done(null);
    const text = decoded(bytes);
    if (text === null) return done(new Unreadable("not-utf8"));
    void parse(request, text, (error, body) => {
      if (error !== null) return done(new Unreadable(isJson(text) ? "forbidden-field" : "not-json"));
      const at = tooWideAt(body);
      return at === null ? done(null, body) : done(new Unreadable("too-wide", at));
    });
  });
  // Some libraries name a type for what they do not send: a form's, for one.
  app.addContentTypeParser<Buffer>("*", { parseAs: "buffer" }, (_request, bytes, done) => {
    done(bytes.length === 0 ? null : Object.assign(new Error("no JSON"), { statusCode: 415 }));
  });
  const bodied = new Set(
    routes.flatMap(({ method, path, body }) => (body === undefined ? [] : `${method} ${base}${path}`)),
  );
  app.addHook("preValidation", async (request, reply) => {
    const { body, method, routeOptions, is404 } = request;
    if (body === undefined || is404 || bodied.has(`${method} ${routeOptions.url}`)) return;
    // What clients send is read strictly, also where there is nothing to send.
    const read = parseBy(nothing, body, languageOf(request));
    if (!read.ok) return answerProblem(reply, read.problem);
  });
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function decoded(bytes: Buffer): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
