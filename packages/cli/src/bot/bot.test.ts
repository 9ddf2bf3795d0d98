import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import { fileURLToPath } from "node:url";
import { gameIds } from "@guinguette/rules/contract";
import { someFile } from "@guinguette/server/testing/folder";
import { buildServer, killable } from "@guinguette/server/testing/killable";
import { somebody } from "@guinguette/server/testing/person";
import { type Served, served } from "@guinguette/server/testing/served";
import { madeToken } from "@guinguette/wire/people";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { guinguette } from "../command.ts";
import { bin, build, env } from "../testing/built.ts";
import { run } from "../testing/run.ts";

const program = fileURLToPath(new URL("../testing/programs/first.mjs", import.meta.url));
const sane = `node ${program}`;
const odd = `node ${program} odd`;

let server: Served;
beforeAll(async () => {
  server = await served();
});
afterAll(async () => {
  await server.close();
  expect(server.notes).toEqual([]);
});

/** Opens a table by a bot; gives its code as soon as it is said, and what it came to. */
function opening(...flags: string[]) {
  const [output, error] = [new PassThrough(), new PassThrough()];
  output.setEncoding("utf8");
  let said = "";
  const code = new Promise<string>((resolve) =>
    output.on("data", (chunk: string) => {
      said += chunk;
      const found = /^Table ([a-z]+-\d+)\./.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    }),
  );
  const args = ["bot", "--server", server.address, "--exec", sane, ...flags];
  const ended = guinguette(args, { input: new PassThrough(), output, error, env: {} });
  return { code, ended: ended.then((status) => ({ status, said, err: String(error.read() ?? "") })) };
}

describe("programs at a table of a server", () => {
  it.each(gameIds)("play %s to its end, and one that is odd is answered for", async (game) => {
    const host = opening("--game", game, "--ms", "0");
    const table = await host.code;
    const guest = await run([
      "bot",
      "--server",
      server.address,
      "--table",
      table,
      "--exec",
      odd,
      "--ms",
      "0",
    ]);
    const first = await host.ended;
    expect({ status: guest.status, first: first.status, err: first.err }).toEqual({
      status: 0,
      first: 0,
      err: "",
    });
    expect(guest.out).toContain("The program has taken seat 1.");
    expect(guest.err).toContain("that is not JSON");
    expect(guest.err).toContain("The first legal move was played instead.");
    expect(`${first.said}${guest.out}`).toMatch(/The game is over: won\./);
  });

  it("wait for a server that is gone before anything was asked of them, and play when it is back", async () => {
    await build();
    const file = someFile();
    const killed = await killable(await buildServer("server-for-bots"), file);
    onTestFinished(() => killed.end());
    const bot = (...flags: string[]) =>
      spawn(
        process.execPath,
        [bin, "bot", "--server", killed.address(), "--exec", sane, "--ms", "0", ...flags],
        {
          env,
          stdio: ["ignore", "pipe", "inherit"],
        },
      );
    const host = bot("--game", "fish-fish");
    const ended = once(host, "exit");
    const lines = createInterface({ input: host.stdout })[Symbol.asyncIterator]();
    const { value: opened } = await lines.next();
    expect((await lines.next()).value).toContain("has taken seat 0");
    await killed.kill();
    const guest = bot("--table", /[a-z]+-\d+/.exec(opened)?.[0] ?? "");
    const codes = await Promise.all([ended, once(guest, "exit")]);
    expect(codes).toEqual([
      [0, null],
      [0, null],
    ]);
  });

  it("sit down beside others that nobody has named, by another name", async () => {
    const ana = somebody(() => server.address);
    const { id } = await ana.do("POST", "/tables", { game: "fish-fish", players: 2 });
    await ana.do("POST", `/tables/${id}/seats/0`, { name: "bot", chance: "a".repeat(32) });
    const { body } = await ana.ask("POST", "/me/tokens", { name: "bot" });
    const { token } = madeToken.parse(body);
    const at = ["--server", server.address, "--table", id, "--exec", sane, "--ms", "0"];
    const guest = run(["bot", ...at]);
    await expect.poll(async () => (await ana.do("GET", `/tables/${id}`)).seats[1]).not.toBeNull();
    expect((await ana.do("GET", `/tables/${id}`)).seats[1]).toMatchObject({ name: "Bot 2" });
    const host = run(["bot", ...at, "--token", token]);
    await ana.do("POST", `/tables/${id}/start`);
    for (const { status, err } of await Promise.all([guest, host]))
      expect({ status, err }).toEqual({ status: 0, err: "" });
  });

  it("sit down again where whoever they play for had got up", async () => {
    const ana = somebody(() => server.address);
    const { id } = await ana.do("POST", "/tables", { game: "fish-fish", players: 2 });
    await ana.do("POST", `/tables/${id}/seats/0`, { name: "Ana", chance: "a".repeat(32) });
    await ana.do("PUT", `/tables/${id}/seats/1/bot`, { level: "fry", name: "Goujon" });
    await ana.do("POST", `/tables/${id}/start`);
    await ana.do("DELETE", `/tables/${id}/seats/0`);
    const { body } = await ana.ask("POST", "/me/tokens", { name: "bot" });
    const { token } = madeToken.parse(body);
    const at = ["--server", server.address, "--table", id, "--token", token, "--name", "Ana"];
    const { status, out, err } = await run(["bot", "--exec", sane, "--ms", "0", ...at]);
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(out).toContain("The game is over");
  });

  it("sit down where a seat is kept for whoever they play for, and start once nobody is expected any more", async () => {
    const [ana, bo] = [somebody(() => server.address), somebody(() => server.address)];
    const tokens = await Promise.all(
      [ana, bo].map(async (person) => {
        const { body } = await person.ask("POST", "/me/tokens", { name: "bot" });
        return madeToken.parse(body).token;
      }),
    );
    const { id } = await ana.do("POST", "/tables", { game: "fish-fish", players: 2 });
    const bot = (table: string, who: number) =>
      run(
        ["bot", "--server", server.address, "--table", table, "--token", tokens[who] ?? ""].concat([
          ...["--exec", sane, "--ms", "0", "--name", who === 0 ? "Ana" : "Bo"],
        ]),
      );
    const seatsOf = async (table: string) => (await ana.do("GET", `/tables/${table}`)).seats;
    const inVain = async () =>
      /refusals_total\{kind="seats-empty"\} (\d+)/.exec(
        await (await fetch(`${server.address}/metrics`)).text(),
      )?.[1] ?? "0";
    const over = "The game is over";
    const first = bot(id, 0);
    await expect.poll(async () => (await seatsOf(id))[0]).not.toBeNull();
    for (const { status, out } of [await bot(id, 1), await first]) {
      expect(status).toBe(0);
      expect(out).toContain(over);
    }
    const next = await ana.do("POST", `/tables/${id}/next`);
    const kept = { kind: "person", seal: null };
    expect(next).toMatchObject({ stage: "waiting", seats: [kept, kept], mine: { seat: 0, host: true } });
    const before = await inVain();
    const again = bot(next.id, 0);
    await expect.poll(async () => (await seatsOf(next.id))[0]).not.toMatchObject(kept);
    const other = bot(next.id, 1);
    for (const { status, out, err } of [await other, await again]) {
      expect({ status, err }).toEqual({ status: 0, err: "" });
      expect(out).toContain(over);
    }
    expect(await inVain()).toBe(before);
  });

  it("are told why where they cannot play", async () => {
    const bot = (...flags: string[]) => run(["bot", "--exec", sane, ...flags]);
    const here = ["--server", server.address];
    expect((await bot(...here, "--table", "tanche-99")).err).toBe("There is no table tanche-99 here.\n");
    expect((await bot(...here, "--table", "trouweet 99")).err).toBe(
      "There is no table trouweet 99 here. Did you mean trout-99?\n",
    );
    expect((await bot("--server", "http://127.0.0.1:9", "--lang", "fr")).err).toContain(
      "Aucun serveur ne répond",
    );
    // A server that is not there, or that will not have us, is no table that is not there.
    const named = ["--token", "x", "--table", "tanche-99"];
    expect((await bot("--server", "http://127.0.0.1:9", ...named)).err).toContain("No server answers");
    expect((await bot(...here, ...named)).err).toContain("this token is not from this server");
    const person = somebody(() => server.address);
    const { id } = await person.do("POST", "/tables", { game: "wishes", players: 2 });
    await person.do("POST", `/tables/${id}/seats/0`, { name: "Ana", chance: "a".repeat(32) });
    const taken = [...here, "--table", `${server.address}/t/${id}`, "--seat", "0"];
    const { status, err } = await bot(...taken);
    expect({ status, err }).toEqual({ status: 1, err: "Somebody sits there: choose a seat that is free\n" });
    expect((await bot(...taken, "--lang", "fr")).err).toMatch(/^La place est prise/);
  });

  it.each([
    [["--server", "x"], "--exec is needed"],
    [["--exec", "x"], "--server is needed"],
    [["--server", "x", "--exec", "x"], "--server: expected"],
    [["--server", "http://x", "--exec", "x", "--seat", "9"], "--seat: expected"],
    [["--server", "http://x", "--exec", "x", "--players", "9"], "--players: expected"],
    [["--server", "http://x", "--exec", "x", "--ms", "soon"], "--ms: expected"],
    [["--server", "http://x", "--exec", "x", "--game", "chess"], "--game: expected"],
    [["now"], "“now” is not expected"],
  ])("%j", async (flags, message) => {
    const { status, err } = await run(["bot", ...flags]);
    expect(status).toBe(2);
    expect(err).toContain(message);
  });
});
