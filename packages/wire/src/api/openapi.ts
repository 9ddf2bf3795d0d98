/** The HTTP side of the protocol as an OpenAPI 3.1 document, written from the schemas and the list of routes. */
import { idPattern } from "../table-id.ts";
import { base, protocolVersion } from "../version.ts";
import { anyProblem, changeProblem, type Route, routes } from "./routes.ts";
import { components, type JsonSchema, refTo, type SchemaName } from "./schemas.ts";

export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = pathOf(route);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  const named = routes.flatMap(({ body, answer }) => [body, answer]).filter((name) => name != null);
  return {
    openapi: "3.1.0",
    info: {
      title: "Guinguette",
      version: String(protocolVersion),
      summary: "Tables for people and programs apart: fishing games by their rulebooks",
      description:
        "How it is used, with a whole game as an example: docs/api.md. Live play: docs/asyncapi.json.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: base }],
    paths,
    components: {
      schemas: components([...named, "Problem"]),
      securitySchemes: {
        cookie: {
          type: "apiKey",
          in: "cookie",
          name: "guinguette-MARK",
          description: "The cookie that POST /me sets: each server has a mark of its own in its name.",
        },
        token: { type: "http", scheme: "bearer" },
      },
    },
  };
}

/** As OpenAPI writes a path. */
export function pathOf({ path }: Route): string {
  return path.replace(/:(\w+)/g, "{$1}");
}

/** All that a request may be refused for. */
export function problemsOf({ method, problems }: Route): string[] {
  const all = [...new Set([...problems, ...(method === "GET" ? [] : changeProblem), ...anyProblem])];
  return [...new Set(all)];
}

function operation(route: Route): object {
  const { name, about, who, body, status, answer } = route;
  return {
    operationId: name,
    summary: about,
    description: `Who may: ${who}.`,
    ...(who === "anybody" ? {} : { security: [{ cookie: [] }, { token: [] }] }),
    parameters: parametersOf(route),
    ...(body === undefined ? {} : { requestBody: { required: true, content: json(refTo(body)) } }),
    responses: {
      [status]: {
        description: "As it was asked for.",
        content: json(answer === null ? {} : refTo(answer)),
      },
      default: {
        description: `A problem (RFC 9457): ${problemsOf(route).join(", ")}.`,
        content: { "application/problem+json": { schema: refTo("Problem" satisfies SchemaName) } },
      },
    },
  };
}

function json(schema: JsonSchema): object {
  return { "application/json": { schema } };
}

const pathParameters: Readonly<Record<string, JsonSchema>> = {
  id: { type: "string", pattern: idPattern.source, description: "The id of a table." },
  seat: { type: "integer", minimum: 0, maximum: 7, description: "A seat, counted from 0." },
  code: { type: "string", description: "What a table is called, such as truite-74." },
  token: { type: "string", pattern: idPattern.source, description: "The id of a token." },
};

function parametersOf({ path, query = {}, method }: Route): object[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => {
    const { description, ...schema } = pathParameters[name] ?? {};
    return { name, in: "path", required: true, description, schema };
  });
  const inQuery = Object.entries(query).map(([name, description]) => ({
    name,
    in: "query",
    required: false,
    description,
    schema: { type: "string" },
  }));
  const key = {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description: "Any text of up to 200 signs: the same request with the same key is granted once.",
    schema: { type: "string", maxLength: 200 },
  };
  const isKeyed = method !== "GET" && path.startsWith("/tables") && !path.endsWith("/next");
  return [...inPath, ...inQuery, ...(isKeyed ? [key] : [])];
}
