/** What is documented is what is served. */
import { openApi } from "@guinguette/wire/api/openapi";
import { routes } from "@guinguette/wire/api/routes";
import { base } from "@guinguette/wire/version";
import { expect, it } from "vitest";
import type { House } from "../house.ts";
import { served } from "../testing/served.ts";
import { appOf } from "./app.ts";

/** Every route of the app, from the tree that it prints: each line a piece of a path, and the methods that end there. */
async function routesServed(): Promise<string[]> {
  // Nothing is asked of it: it only says what it would answer.
  const app = await appOf({} as House);
  const pieces: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, indent = "", piece = "", methods = ""] = /^(.*?[└├]── )(\S+)(?: \((.*)\))?$/.exec(line) ?? [];
      if (piece === "") return [];
      pieces.length = indent.length / 4 - 1;
      pieces.push(piece);
      const path = pieces.join("");
      return methods === "" ? [] : methods.split(", ").map((method) => `${method} ${path}`);
    });
}

it("every route below /api/v1 is in the list, and nothing else is", async () => {
  const listed = routes.map(({ method, path }) => `${method} ${base}${path}`);
  const found = (await routesServed()).filter((route) => route.includes(base));
  expect(found.toSorted()).toEqual(listed.toSorted());
});

it("the list is served as an OpenAPI document", async () => {
  const { address, close } = await served();
  const response = await fetch(`${address}${base}/openapi.json`);
  expect(response.headers.get("content-type")).toContain("application/json");
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(openApi())));
  await close();
});
