/** Writes the documentation of the protocol: docs/openapi.json, docs/asyncapi.json, and the reference in docs/api.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { documents } from "./lib/api/page.mjs";
import { root } from "./lib/root.mjs";

const page = readFileSync(join(root, "docs/api.md"), "utf8");
for (const [file, text] of Object.entries(await documents(page))) writeFileSync(join(root, file), text);
