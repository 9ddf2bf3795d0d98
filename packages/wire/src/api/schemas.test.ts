import { expect, it } from "vitest";
import { asyncApi } from "./asyncapi.ts";
import { openApi } from "./openapi.ts";
import { routes } from "./routes.ts";

/** The schemas of a document that allow no field beside those they name, anywhere in them. */
function closedIn(document: object): string[] {
  const { components } = document as { components: { schemas: Record<string, object> } };
  return Object.entries(components.schemas).flatMap(([name, schema]) =>
    JSON.stringify(schema).includes('"additionalProperties":false') ? [name] : [],
  );
}

it("what is sent to the server has no field too many; what it answers may have more one day", () => {
  const bodies = routes.flatMap(({ body }) => body ?? []);
  expect(closedIn(openApi()).sort()).toEqual([...new Set<string>(bodies)].sort());
  expect(closedIn(asyncApi()).sort()).toEqual(["FromViewer", "Offer"]);
});
