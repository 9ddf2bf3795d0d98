/** How wide what is sent may be, before any schema looks at it. */
import { gameIds } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { optionsOf } from "@guinguette/rules/options";
import { problem } from "@guinguette/wire/problem";
import { base } from "@guinguette/wire/version";
import { expect, it } from "vitest";
import { somebody } from "../testing/person.ts";
import { rawTo } from "../testing/raw.ts";
import { someServer } from "../testing/some-server.ts";
import { tooWideAt } from "./width.ts";

const fields = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`x${n}`, value]));
const list = (count: number) => Array.from({ length: count }, () => 0);

it("an object has 64 fields at most, a list 512 values, wherever it is", () => {
  expect(tooWideAt(fields(64, list(512)))).toBeNull();
  expect(tooWideAt(fields(65, 1))).toBe("");
  expect(tooWideAt(list(513))).toBe("");
  expect(tooWideAt({ a: [0, { b: fields(65, 1) }] })).toBe("a.1.b");
  for (const other of [null, 1, "x".repeat(1_000), true]) expect(tooWideAt(other)).toBeNull();
});

it("however deep it is", () => {
  const deep = JSON.parse(`${"[".repeat(20_000)}${"]".repeat(20_000)}`);
  expect(tooWideAt(deep)).toBeNull();
});

it("there is room for more options than any game has, four times over", () => {
  for (const id of gameIds) expect(tooWideAt(fields(4 * optionsOf(gameOf(id)).length, 1))).toBeNull();
});

it("what is too wide is told as such, by whatever way it comes, and not field by field", async () => {
  const server = await someServer();
  const host = somebody(() => server.address);
  await host.ask("POST", "/me");
  const { id } = await host.do("POST", "/tables", { game: "wishes", players: 2 });
  const said = { at: "options", detail: "an object has 64 fields at most, a list 512 values" };
  for (const value of [1, "a", []])
    for (const [method, path, more] of [
      ["PATCH", `/tables/${id}`, {}],
      ["POST", "/tables", { game: "wishes", players: 2 }],
    ] as const) {
      const { status, body } = await host.ask(method, path, { ...more, options: fields(5_000, value) });
      expect(status).toBe(400);
      expect(problem.parse(body)).toMatchObject(said);
    }
});

it("so is what is said on a live connection", async () => {
  const server = await someServer();
  const host = somebody(() => server.address);
  await host.ask("POST", "/me");
  const { id } = await host.do("POST", "/tables", { game: "wishes", players: 2 });
  const raw = rawTo(server.address, `${base}/tables/${id}/live`);
  raw.say({ type: "hello", version: 1, as: "public", since: 0, ...fields(1_000, 1) });
  expect(await raw.until("problem")).toMatchObject({ problem: { status: 400, at: "" } });
  expect(await raw.ended).toBe(1008);
});

it("nobody whom we do not know is told what is wrong with what they sent", async () => {
  const server = await someServer();
  const host = somebody(() => server.address);
  await host.ask("POST", "/me");
  const { id } = await host.do("POST", "/tables", { game: "wishes", players: 2 });
  const nobody = Object.assign(
    somebody(() => server.address),
    { cookie: "nobody=s" },
  );
  for (const [method, path] of [
    ["POST", "/tables"],
    ["PATCH", `/tables/${id}`],
    ["POST", `/tables/${id}/seats/0`],
    ["PUT", `/tables/${id}/seats/0/bot`],
    ["PUT", `/tables/${id}/seats/0/shown`],
    ["POST", "/me/tokens"],
  ] as const) {
    expect([path, (await nobody.ask(method, path, { a: 1 })).status]).toEqual([path, 401]);
    expect((await host.ask(method, path, { a: 1 })).status).toBe(400);
  }
  // What anybody may ask for is read first.
  expect((await nobody.ask("POST", "/me/carried", { a: 1 })).status).toBe(400);
});
