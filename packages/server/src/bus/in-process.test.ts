/** Two servers over the same file: what one stores is seen by whoever looks on the other. */
import { expect, it } from "vitest";
import { openSqlite } from "../store/sqlite.ts";
import { someFile } from "../testing/folder.ts";
import { playersApart } from "../testing/players-apart.ts";
import type { Bus, Word } from "./bus.ts";
import { busIn, type Hub } from "./in-process.ts";
import { sweep } from "./sweep.ts";

const turn = () => new Promise((done) => setImmediate(done));
const word: Word = { kind: "stored", rooms: ["a"] };

it("what one says the others hear, in its order, and that it has ended", async () => {
  const hub: Hub = new Map();
  const [one, two, three] = [busIn(hub), busIn(hub), busIn(hub)];
  const heard: string[] = [];
  for (const [name, bus] of Object.entries({ one, two }))
    bus.listen({
      heard: (said, from) =>
        heard.push(`${name} ${from === three.me} ${said.kind === "stored" ? said.rooms : ""}`),
      gone: (process) => heard.push(`${name} without ${process === three.me}`),
    });
  three.say(word);
  three.say({ kind: "stored", rooms: ["b", "c"] });
  await turn();
  expect(heard.splice(0)).toEqual(["one true a", "two true a", "one true b,c", "two true b,c"]);
  await three.close();
  await three.close();
  await turn();
  expect(heard).toEqual(["one without true", "two without true"]);
});

it("rooms are swept one after the other, and all of them in their turn", async () => {
  const swept: string[] = [];
  const end = sweep(
    () => ["a", "b", "c"],
    (rooms) => void swept.push(...rooms),
    1,
  );
  while (swept.length < 6) await turn();
  end();
  expect(swept.slice(0, 6)).toEqual(["c", "b", "a", "c", "b", "a"]);
});

/** A game whose players look at it through two servers over the same file. */
function apart(...buses: readonly [Bus, Bus]) {
  const file = someFile();
  return playersApart(buses, async () => openSqlite(file));
}

it("whoever looks on another server sees what was stored on this one", async () => {
  const hub: Hub = new Map();
  const { ana, bo } = await apart(busIn(hub), busIn(hub));
  expect((await ana.until("answer")).answer).toMatchObject({ ok: true });
  expect((await bo.until("sight")).sight.number).toBe(1);
});

it("also where the word is lost: a little later", async () => {
  const { bo } = await apart(busIn(), busIn());
  expect((await bo.until("sight")).sight.number).toBe(1);
});
