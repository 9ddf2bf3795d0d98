import { DatabaseSync } from "@photostructure/sqlite";
import { it } from "vitest";
import { type OlderKey, olderKeys } from "../testing/older-cookies.ts";
import { sideBySide } from "../testing/side-by-side.ts";
import { someServer } from "../testing/some-server.ts";

it("who comes first to a new version is known to the two before it, and the other way round", async () => {
  const server = await someServer();
  const db = new DatabaseSync(server.file, { readOnly: true });
  await sideBySide(server, async () => db.prepare(olderKeys).all() as unknown as OlderKey[]);
  db.close();
});
