import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { documents } from "./lib/api/page.mjs";
import { root } from "./lib/root.mjs";

it("the documentation of the protocol is what npm run api writes, a whole game included", async () => {
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), "utf8");
  for (const [file, text] of Object.entries(await documents(read("docs/api.md"))))
    expect(read(file) === text ? file : `${file} is out of date: npm run api`).toBe(file);
});
