/** A word that was lost keeps nobody connected who was erased. */
import { expect, it, onTestFinished } from "vitest";
import type { Ears } from "../bus/bus.ts";
import { openSqlite } from "../store/sqlite.ts";
import { someFile } from "../testing/folder.ts";
import { somebody } from "../testing/person.ts";
import { rawTo } from "../testing/raw.ts";
import { served } from "../testing/served.ts";

it("whoever was erased by another process is let go once words may have been lost, and nobody else", async () => {
  const file = someFile();
  const ears: Ears[] = [];
  const bus = { me: "here", say() {}, listen: (one: Ears) => void ears.push(one), close: async () => {} };
  const server = await served({ store: openSqlite(file), bus });
  const elsewhere = await served({ store: openSqlite(file) });
  onTestFinished(async () => {
    await server.close();
    await elsewhere.close();
  });
  const [ana, bo] = [somebody(() => server.address), somebody(() => server.address)];
  const { id } = await bo.do("POST", "/tables", { game: "wishes", players: 2 });
  await ana.ask("POST", "/me");
  const [hers, his] = [ana, bo].map(({ cookie }) => {
    const raw = rawTo(server.address, `/api/v1/tables/${id}/live`, { cookie });
    raw.say({ type: "hello", version: 1, as: "public", since: 0 });
    return raw;
  });
  if (hers === undefined || his === undefined) throw new Error("nobody came");
  for (const raw of [hers, his]) await raw.until("room");
  const there = Object.assign(
    somebody(() => elsewhere.address),
    { cookie: ana.cookie },
  );
  expect((await there.ask("DELETE", "/me")).status).toBe(200);
  for (const { missed } of ears) missed?.();
  expect((await hers.until("problem")).problem.status).toBe(401);
  his.say({ type: "ping", id: 1 });
  expect(await his.until("pong")).toMatchObject({ id: 1 });
  his.socket.close();
});
