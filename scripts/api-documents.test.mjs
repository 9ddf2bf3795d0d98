import { readFileSync } from "node:fs";
import { join } from "node:path";
import { asyncApi } from "@guinguette/wire/api/asyncapi";
import { openApi } from "@guinguette/wire/api/openapi";
import { expect, it } from "vitest";
import { root } from "./lib/root.mjs";

it("the documents of the protocol are what the schemas and the routes say", () => {
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(root, file), "utf8"));
  expect(read("docs/openapi.json")).toEqual(JSON.parse(JSON.stringify(openApi())));
  expect(read("docs/asyncapi.json")).toEqual(JSON.parse(JSON.stringify(asyncApi())));
});
