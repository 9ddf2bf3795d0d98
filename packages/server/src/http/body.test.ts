/** What is sent with a request, as libraries of other languages send it, and what is said of what is wrong. */
import { request } from "node:http";
import { problem } from "@guinguette/wire/problem";
import { base } from "@guinguette/wire/version";
import { describe, expect, it } from "vitest";
import { chanceOf } from "../testing/gathered.ts";
import { type SomePerson, somebody } from "../testing/person.ts";
import type { Served } from "../testing/served.ts";
import { someServer } from "../testing/some-server.ts";

const plan = { game: "wishes", players: 2 } as const;
const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };

interface Told {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Asks with exactly these bytes, or in chunks where no length is said. */
function send(
  { address }: Served,
  { cookie }: SomePerson,
  [method, path]: readonly [string, string],
  headers: Readonly<Record<string, string>>,
  bytes: Uint8Array = new Uint8Array(),
): Promise<Told> {
  return new Promise((resolve, reject) => {
    const asked = request(
      `${address}${base}${path}`,
      { method, headers: { cookie, ...headers } },
      (response) => {
        let text = "";
        response.on("data", (chunk) => {
          text += chunk;
        });
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: JSON.parse(text) }),
        );
      },
    );
    asked.on("error", reject).end(bytes);
  });
}

async function known(server: Served): Promise<SomePerson> {
  const person = somebody(() => server.address);
  await person.ask("POST", "/me");
  return person;
}

describe("a request without a body", () => {
  it.each([
    ["JSON of no length", { ...json, "content-length": "0" }],
    ["JSON in no chunk", { ...json, "transfer-encoding": "chunked" }],
    ["an empty form", { ...form, "content-length": "0" }],
    ["a form in no chunk", { ...form, "transfer-encoding": "chunked" }],
  ])("may say that it is %s", async (_what, headers) => {
    const server = await someServer();
    const host = await known(server);
    const { id } = await host.do("POST", "/tables", plan);
    for (const seat of [0, 1]) await host.do("PUT", `/tables/${id}/seats/${seat}/bot`, { level: "random" });
    const asked = async (method: string, path: string) =>
      (await send(server, host, [method, path], headers)).status;
    expect(await asked("POST", "/me")).toBe(200);
    expect(await asked("POST", "/me/carry")).toBe(200);
    expect(await asked("DELETE", `/tables/${id}/seats/1`)).toBe(200);
    await host.do("PUT", `/tables/${id}/seats/1/bot`, { level: "random" });
    expect(await asked("POST", `/tables/${id}/start`)).toBe(200);
    expect(await asked("POST", `/tables/${id}/next`)).toBe(403);
    expect(await asked("DELETE", "/me")).toBe(200);
  });

  it("has none that says anything, and is refused with one that does", async () => {
    const server = await someServer();
    const person = await known(server);
    expect((await person.ask("POST", "/me", {})).status).toBe(200);
    const { status, body } = await person.ask("POST", "/me", { a: 1 });
    expect(status).toBe(400);
    expect(body).toMatchObject({ at: "a", detail: expect.stringContaining("a") });
  });
});

describe("what cannot be understood", () => {
  it("is said: where, and what would be right", async () => {
    const server = await someServer();
    const host = await known(server);
    const { id } = await host.do("POST", "/tables", plan);
    const told = async (method: string, path: string, body: unknown) => {
      const { status, body: said } = await host.ask(method, path, body);
      expect(status).toBe(400);
      return problem.parse(said);
    };
    expect(await told("POST", "/tables", "{")).toMatchObject({
      at: "",
      detail: "it is not well-formed JSON",
    });
    expect(await told("POST", "/tables", '{"game":"wishes","players":2,"__proto__":{}}')).toMatchObject({
      detail: "no field may be called __proto__ or constructor",
    });
    expect(await told("POST", "/tables", { ...plan, more: 1 })).toMatchObject({ at: "more" });
    expect(await told("POST", "/tables", { ...plan, settings: { speed: 1 } })).toMatchObject({
      at: "settings.speed",
    });
    for (const players of [9, 0, -1, 6])
      expect(await told("POST", "/tables", { ...plan, players })).toMatchObject({
        at: "players",
        detail: `players: expected 2 to 5, found ${players}`,
      });
    expect(await told("PATCH", `/tables/${id}`, { players: 9 })).toMatchObject({
      detail: expect.stringContaining("2 to 5"),
    });
    const blank = { at: "name", detail: "a name needs at least one visible character" };
    const sitting = { name: "   ", chance: chanceOf(0) };
    expect(await told("POST", `/tables/${id}/seats/0`, sitting)).toMatchObject(blank);
    expect(await told("POST", "/me/tokens", { name: " " })).toMatchObject(blank);
  });

  it("is anything that is not UTF-8", async () => {
    const server = await someServer();
    const host = await known(server);
    const bytes = Buffer.from(JSON.stringify({ ...plan, seed: "@" }));
    bytes[bytes.indexOf("@")] = 0xff;
    const { status, body } = await send(server, host, ["POST", "/tables"], json, bytes);
    expect(status).toBe(400);
    expect(body).toMatchObject({ at: "", detail: "it is not UTF-8" });
  });
});

describe("what cannot be done", () => {
  it("by this method is told by which it can", async () => {
    const server = await someServer();
    const host = await known(server);
    const { id } = await host.do("POST", "/tables", plan);
    for (const [method, path, allow] of [
      ["PUT", "/me", "POST, GET, DELETE"],
      ["DELETE", `/tables/${id}`, "GET, PATCH"],
      ["GET", `/tables/${id}/start`, "POST"],
      ["POST", "/openapi.json?x=1", "GET"],
    ] as const) {
      const { status, headers, body } = await send(server, host, [method, path], {});
      expect([status, headers.allow]).toEqual([405, allow]);
      expect(problem.parse(body).type).toBe("urn:guinguette:problem:method");
    }
    expect((await send(server, host, ["PUT", "/nowhere"], {})).status).toBe(404);
  });

  it("by a token that nobody knows is told that it is the token", async () => {
    const server = await someServer();
    const person = await known(server);
    const { body } = await person.ask("GET", "/me", undefined, { authorization: "Bearer nonsense" });
    expect(body).toMatchObject({ status: 401, detail: expect.stringContaining("token is not from") });
    const nobody = await send(
      server,
      somebody(() => server.address),
      ["POST", "/tables"],
      json, // Nobody's.
      Buffer.from(JSON.stringify(plan)),
    );
    expect(nobody.body).toMatchObject({ status: 401, detail: expect.stringContaining("introduce yourself") });
  });

  it("with a token that is not there is told so", async () => {
    const server = await someServer();
    const person = await known(server);
    const { body } = await person.ask("POST", "/me/tokens", { name: "bot" });
    const { id } = body as { id: string };
    expect((await person.ask("DELETE", `/me/tokens/${id}`)).status).toBe(200);
    expect((await person.ask("DELETE", `/me/tokens/${id}`)).status).toBe(404);
  });
});
