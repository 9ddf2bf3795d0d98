/** Somebody who has read docs/api.md and nothing else, in another language: whole games of every rulebook. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { games } from "@guinguette/rules/games";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Served, served } from "./testing/served.ts";

const script = fileURLToPath(new URL("testing/stranger.py", import.meta.url));

let server: Served;
beforeAll(async () => {
  server = await served();
});
afterAll(async () => {
  await server.close();
  expect(server.notes).toEqual([]);
});

/** Starts a stranger; gives their lines one by one. */
function stranger(...args: string[]) {
  const child = spawn("python3", [script, server.address, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let complaints = "";
  child.stderr.on("data", (chunk) => {
    complaints += chunk;
  });
  const ended = once(child, "close");
  return {
    async line(): Promise<unknown> {
      const { value, done } = await lines.next();
      if (done) throw new Error(`the stranger said nothing more: ${complaints}`);
      return JSON.parse(value);
    },
    ended: async () => ((await ended) as [number])[0],
  };
}

const all = games.map(({ id }) => id);

it.each([
  ...all.map((game) => [game, "whose number was said", ""] as const),
  ...all.map((game) => [game, "of those who came", "+"] as const),
])("strangers play %s to its end at a table %s, and check its deal", async (game, _table, more) => {
  const players = game === "chat-peche" ? 3 : 2;
  const options = game === "fish-and-chips" ? { target: 1 } : {};
  const host = stranger("open", game, `${players}${more}`, JSON.stringify(options));
  const { code } = (await host.line()) as { code: string };
  const guests = Array.from({ length: players - 1 }, () => stranger("join", code.toUpperCase()));
  const [found, ...others] = await Promise.all([host, ...guests].map((each) => each.line()));
  expect(found).toMatchObject({ told: true, commitment: true, seed: true, chance: true, digest: true });
  for (const other of others) expect(other).toEqual(found);
  expect(await Promise.all([host, ...guests].map((each) => each.ended()))).toEqual(Array(players).fill(0));
});
