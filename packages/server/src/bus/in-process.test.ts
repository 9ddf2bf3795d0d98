/** Two servers over the same file: what one stores is seen by whoever looks on the other. */
import type { NewTable } from "@guinguette/wire/http";
import { expect, it, onTestFinished } from "vitest";
import { openSqlite } from "../store/sqlite.ts";
import { someFile } from "../testing/folder.ts";
import { gathered } from "../testing/gathered.ts";
import { type Raw, rawTo } from "../testing/raw.ts";
import { type Served, served } from "../testing/served.ts";
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

const table: NewTable = { game: "fish-fish", players: 2, seed: "s", setup: { firstFisher: 0 } };

/** Two servers, a game on the first, and its two players, one on each. */
async function twoServers(buses: readonly [Bus, Bus]): Promise<{ ana: Raw; bo: Raw }> {
  const file = someFile();
  const serve = async (bus: Bus): Promise<Served> => {
    const server = await served({ store: openSqlite(file), bus });
    onTestFinished(async () => {
      await server.close();
      expect(server.notes).toEqual([]);
    });
    return server;
  };
  const [here, there] = [await serve(buses[0]), await serve(buses[1])];
  const { room, people } = await gathered(() => here.address, table);
  const [ana, bo] = [here, there].map(({ address }, seat) =>
    rawTo(address, `/api/v1/tables/${room.id}/live`, { cookie: people[seat]?.cookie ?? "" }),
  );
  if (ana === undefined || bo === undefined) throw new Error("nobody came");
  for (const raw of [ana, bo]) {
    raw.say({ type: "hello", version: 1, as: "seat", since: 0 });
    await raw.until("sight");
  }
  const move = { type: "cast", card: "catch", bait: 2 };
  ana.say({ type: "offer", id: 7, offer: { kind: "play", seen: 0, move } });
  return { ana, bo };
}

it("whoever looks on another server sees what was stored on this one", async () => {
  const hub: Hub = new Map();
  const { ana, bo } = await twoServers([busIn(hub), busIn(hub)]);
  expect((await ana.until("answer")).answer).toMatchObject({ ok: true });
  expect((await bo.until("sight")).sight.number).toBe(1);
});

it("also where the word is lost: a little later", async () => {
  const { bo } = await twoServers([busIn(), busIn()]);
  expect((await bo.until("sight")).sight.number).toBe(1);
});
