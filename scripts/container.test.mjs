/**
 * The container file: every step is one that we know. In `npm run prove -- container` they are carried out from a bare
 * Debian root (by root, with debootstrap installed), and a game is played on the server that comes of it.
 */
import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { picksFrom } from "@guinguette/rules/testing/tables";
import { gathered } from "@guinguette/server/testing/gathered";
import { player } from "@guinguette/server/testing/player";
import { expect, it } from "vitest";
import { stagesIn } from "./lib/containerfile.mjs";
import { root } from "./lib/root.mjs";
import { carriedOut, emptied, ranIn, sizeOf, startedIn } from "./testing/bare-debian.mjs";

const stages = stagesIn(readFileSync(join(root, "deploy/Containerfile"), "utf8"));

it("is read whole, and runs as nobody in particular what was prepared", () => {
  expect(stages.map(({ base }) => base)).toEqual(["debian:trixie-slim", "debian:trixie-slim"]);
  const steps = stages.at(-1)?.steps ?? [];
  expect(steps).toContainEqual({ kind: "user", name: "guinguette" });
  const cmd = steps.find((step) => step.kind === "cmd");
  expect(cmd).toEqual({ kind: "cmd", args: ["node", "scripts/start.mjs", "--prepared", "--lan"] });
  for (const file of ["scripts/start.mjs", "packages/cli/bin/guinguette.mjs"])
    expect(statSync(join(root, file)).isFile()).toBe(true);
  expect(() => stagesIn("FROM debian:x\nADD a b")).toThrow("not known");
});

if (process.env.PROVE === "long")
  it("its steps, carried out from a bare Debian root, give a server that is played on", async () => {
    const began = performance.now();
    const made = carriedOut(stages, emptied(join(tmpdir(), "guinguette-container")));
    const took = Math.round((performance.now() - began) / 1000);
    const { child, end } = startedIn(made, { PORT: "0" });
    let said = "";
    const port = await new Promise((resolve, reject) => {
      child.stdout.on("data", (chunk) => {
        said += chunk;
        const found = /(?:\bport |\S:)(\d+)/.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
      child.once("exit", (code) => reject(new Error(`ended with ${code}: ${said}`)));
    });
    const address = `http://localhost:${port}`;
    expect(await (await fetch(address)).text()).toContain("<title>Guinguette</title>");
    expect(await (await fetch(`${address}/readyz`)).text()).toBe("ready\n");
    const { room, people } = await gathered(() => address, { game: "chat-peche", players: 2 });
    let moves = 0;
    const pick = picksFrom("container");
    const players = people.map((person) => player(person, room.id, () => void moves++, pick));
    await Promise.all(players.map(({ over }) => over));
    for (const each of players) each.leave();
    const copy = ranIn(made, [
      "node",
      "packages/cli/bin/guinguette.mjs",
      "backup",
      "/var/lib/guinguette/copy",
    ]);
    expect([copy.status, copy.stderr]).toEqual([0, ""]);
    end();
    expect((await once(child, "exit"))[0]).toBe(0);
    console.log(
      `proved: ${stages.flatMap(({ steps }) => steps).filter(({ kind }) => kind === "run").length} RUN steps in ${took} s, ${sizeOf(made.root)} MB in the end; ${moves} moves played, ${copy.stdout.trim()}`,
    );
  });
