import { openApi } from "@guinguette/wire/api/openapi";
import type { FastifyInstance } from "fastify";

/** The list of what can be asked here, for programs that read it. */
export function openApiRoute(app: FastifyInstance): void {
  let text: string | null = null;
  app.get("/openapi.json", async (_request, reply) => {
    text ??= JSON.stringify(openApi());
    return reply.type("application/json; charset=utf-8").send(text);
  });
}
