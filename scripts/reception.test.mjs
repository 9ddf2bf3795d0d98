import { once } from "node:events";
import { connect, createServer } from "node:net";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { openDoor } from "./lib/door.mjs";
import { notYet, reception } from "./lib/reception.mjs";
import { exchange } from "./testing/exchange.mjs";

/** @type {Awaited<ReturnType<typeof openDoor>>} */
let door;
afterEach(() => door.close());

/** @type {import("./lib/tables.mjs").Tables} */
const tables = {
  answer: (_request, response) => response.end("tables"),
  upgrade: (_request, socket) => {
    socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n");
    socket.on("data", (bytes) => socket.write(bytes)).on("error", () => {});
  },
  close: async () => {},
};

/** @param {import("./lib/tables.mjs").Tables | null} there @param {boolean} [lan] */
async function open(there, lan = false) {
  const inside = reception(
    (_request, response) => response.end("site"),
    there,
    () => lan,
  );
  door = await openDoor({ port: 0, lan }, inside);
}

/** @param {string} path @param {string} [host] */
async function ask(path, host = "localhost") {
  const bytes = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  const response = await exchange(door.port, bytes, { manner: "whole", bodyless: false, proper: true });
  return [response?.status, response?.body.toString()];
}

/** A connection that is to stay open. @param {string} host */
async function stay(host) {
  const socket = connect(door.port, "127.0.0.1");
  socket.write(`GET /api/v1/live HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n`);
  socket.on("error", () => {});
  const [bytes] = await Promise.race([once(socket, "data"), once(socket, "close")]);
  return { socket, answer: String(bytes) };
}

/** What comes first; nothing where it is let go. @param {import("node:net").Socket} socket @returns {Promise<string>} */
const heardBy = (socket) =>
  new Promise((done) => socket.once("data", (bytes) => done(String(bytes))).once("close", () => done("")));

describe("whoever comes", () => {
  it("for the tables is led to them, and everybody else to the app", async () => {
    await open(tables);
    for (const path of ["/api/v1/tables", "/healthz", "/readyz", "/metrics"])
      expect(await ask(path)).toEqual([200, "tables"]);
    for (const path of ["/", "/play/wishes", "/apiary", "/api", "/healthz/"])
      expect(await ask(path)).toEqual([200, "site"]);
  });

  it("by another machine's name is let in only where others may come", async () => {
    await open(tables);
    expect((await ask("/api/v1/tables", "evil.example"))[0]).toBe(421);
    expect((await stay("evil.example")).answer).not.toContain("101");
    door.close();
    await open(tables, true);
    expect(await ask("/api/v1/tables", "table.example")).toEqual([200, "tables"]);
    expect((await stay("table.example")).answer).toContain("101");
  });

  it("from elsewhere is let in once it is opened to all, and who was there before stays", async () => {
    let isWide = false;
    const inside = reception(
      (_request, response) => response.end("site"),
      tables,
      () => isWide,
    );
    door = await openDoor({ port: 0, lan: false }, inside);
    const { socket } = await stay("localhost");
    // An address of this machine that it alone did not listen on.
    const elsewhere = () =>
      new Promise((resolve) => {
        const other = connect(door.port, "127.0.0.2").on("error", () => resolve(false));
        other.on("connect", () => resolve(other.destroy() && true));
      });
    expect(await elsewhere()).toBe(false);
    isWide = true;
    await door.widen();
    expect(await elsewhere()).toBe(true);
    expect(await ask("/", "table.example")).toEqual([200, "site"]);
    socket.write("still here");
    expect(String((await once(socket, "data"))[0])).toBe("still here");
    socket.destroy();
  });

  it("stays on this machine where the port is somebody else's for all others", async () => {
    door = await openDoor({ port: 0, lan: false }, { answer: (_request, response) => response.end("site") });
    const other = createServer();
    await new Promise((resolve) => other.listen(door.port, "127.0.0.2", () => resolve(null)));
    await expect(door.widen()).rejects.toMatchObject({ code: "EADDRINUSE" });
    expect(await ask("/")).toEqual([200, "site"]);
    other.close();
  });

  it("for tables that are closed is told so", async () => {
    await open(null);
    const [status, text] = await ask("/api/v1/tables");
    expect([status, JSON.parse(String(text))]).toEqual([
      503,
      {
        type: "urn:guinguette:problem:unavailable",
        title: "Online tables are closed",
        status: 503,
      },
    ]);
    expect(await ask("/")).toEqual([200, "site"]);
    const { answer } = await stay("localhost");
    expect(answer).toMatch(
      /^HTTP\/1\.1 503 [\s\S]*content-type: application\/problem\+json[\s\S]*are closed/,
    );
  });

  it("while all is being prepared is told to come again, in their language and as the tables would", async () => {
    door = await openDoor({ port: 0, lan: false }, notYet);
    const response = await fetch(`http://127.0.0.1:${door.port}/api/v1/me`, {
      method: "POST",
      headers: { "accept-language": "fr-FR,en" },
    });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await response.json()).toMatchObject({
      type: "urn:guinguette:problem:unavailable",
      title: "La guinguette se prépare",
      retryAfter: 5,
    });
    expect(await ask("/")).toEqual([503, expect.stringContaining("being prepared…")]);
    const { answer } = await stay("localhost");
    expect(answer).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 5[\s\S]*being prepared/);
  });

  it("to stay makes room for nobody, however many come after", async () => {
    await open(tables);
    const { socket, answer } = await stay("localhost");
    expect(answer).toContain("101");
    const others = Array.from({ length: 300 }, () => connect(door.port, "127.0.0.1").on("error", () => {}));
    await Promise.all(others.map((other) => once(other, "connect")));
    expect(await ask("/")).toEqual([200, "site"]);
    socket.write("still here");
    expect(String((await once(socket, "data"))[0])).toBe("still here");
    for (const other of [socket, ...others]) other.destroy();
  });

  it("and has asked makes room after those who have not", async () => {
    /** @type {import("node:http").ServerResponse | undefined} */
    let waiting;
    /** @type {import("./lib/door.mjs").Answer} */
    const answer = (_request, response) => {
      if (waiting !== undefined) response.end("site");
      waiting ??= response;
    };
    door = await openDoor({ port: 0, lan: false }, { answer });
    const first = connect(door.port, "127.0.0.1").on("error", () => {});
    first.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await expect.poll(() => waiting).toBeDefined();
    // Some say nothing, some come to no end of what they ask.
    const others = Array.from({ length: 300 }, (_, n) => {
      const other = connect(door.port, "127.0.0.1").on("error", () => {});
      if (n % 2 === 0) other.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx");
      return other;
    });
    await Promise.all(others.map((other) => once(other, "connect")));
    expect(await ask("/")).toEqual([200, "site"]);
    waiting?.end("at last");
    expect(String((await once(first, "data"))[0])).toContain("at last");
    for (const other of [first, ...others]) other.destroy();
  });

  it("is let in though many take long to read what they asked for, and they make room first", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    /** @type {import("node:http").ServerResponse[]} */
    const unread = [];
    /** @type {import("./lib/door.mjs").Answer} */
    const answer = (request, response) => {
      if (request.url === "/") response.end("site");
      else {
        response.write("a part");
        unread.push(response);
      }
    };
    door = await openDoor({ port: 0, lan: false }, { answer });
    const reading = Array.from({ length: 256 }, () => {
      const slow = connect(door.port, "127.0.0.1").on("error", () => {});
      slow.write("GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n");
      return slow;
    });
    await expect.poll(() => unread.length).toBe(256);
    const two = async () => {
      const browser = [0, 1].map(() => connect(door.port, "127.0.0.1").on("error", () => {}));
      await Promise.all(browser.map((one) => once(one, "connect")));
      // What one of them asks comes when the other is there, too.
      for (const one of browser) one.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
      return (await Promise.all(browser.map(heardBy))).filter((said) => said.includes("site")).length;
    };
    expect(await two()).toBeLessThan(2);
    vi.advanceTimersByTime(5_000);
    expect(await two()).toBe(2);
    for (const one of reading) one.destroy();
  });

  // Elsewhere this machine has one address alone.
  it.runIf(process.platform === "linux")(
    "from elsewhere is let in though one address has filled the house with those who wait",
    async () => {
      /** @type {import("./lib/door.mjs").Answer} */
      const answer = (request, response) => void (request.url === "/" && response.end("site"));
      door = await openDoor({ port: 0, lan: false }, { answer });
      const waiting = Array.from({ length: 256 }, () => {
        const one = connect({ port: door.port, host: "127.0.0.1", localAddress: "127.0.0.2" }).on(
          "error",
          () => {},
        );
        one.write("GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n");
        return one;
      });
      await Promise.all(waiting.map((one) => once(one, "connect")));
      const [first, second] = [connect(door.port, "127.0.0.1"), connect(door.port, "127.0.0.1")];
      for (const one of [first, second])
        await once(
          one.on("error", () => {}),
          "connect",
        );
      first.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
      expect(await heardBy(first)).toContain("site");
      for (const one of [...waiting, first, second]) one.destroy();
    },
  );
});
