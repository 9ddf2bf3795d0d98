/** A message on its way: to nobody within, nowhere else, and not for long. */
import { createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { type PushService, pushService } from "../testing/push-service.ts";
import { checkedLookup, type PostingOptions, postingWith } from "./posting.ts";
import { isPublic } from "./public-address.ts";

const posted = (service: PushService, more: PostingOptions = {}, host = "push.test") =>
  postingWith({ ...service.options, ...more })({
    endpoint: new URL(`https://${host}:${service.port}/one`),
    headers: { ttl: "60" },
    body: Buffer.from("secret"),
  });

it("what the push service answers is what became of it", async () => {
  const service = await pushService();
  const answers = [
    [201, {}, { kind: "taken" }],
    [200, {}, { kind: "taken" }],
    [404, {}, { kind: "gone" }],
    [410, {}, { kind: "gone" }],
    [429, { "retry-after": "90" }, { kind: "failed", after: 90_000 }],
    [503, { "retry-after": "Wed, 21 Oct 2026 07:28:00 GMT" }, { kind: "failed", after: 0 }],
    [403, {}, { kind: "failed", after: 0 }],
  ] as const;
  for (const [status, headers, became] of answers) {
    service.answer = (_came, response) => void response.writeHead(status, headers).end();
    expect(await posted(service), `${status}`).toEqual(became);
  }
  expect(service.came).toHaveLength(answers.length);
  expect(service.came[0]).toMatchObject({
    path: "/one",
    headers: { ttl: "60", host: `push.test:${service.port}` },
  });
  expect(service.came[0]?.body.toString()).toBe("secret");
});

it("nothing within the server's own network is ever connected to, whatever name leads there", async () => {
  const service = await pushService();
  const inside = ["127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "::ffff:127.0.0.1", "fd00::1"];
  for (const address of inside) {
    const family = address.includes(":") ? 6 : 4;
    const resolve: PostingOptions["resolve"] = (_host, _options, done) => done(null, [{ address, family }]);
    expect(await posted(service, { isReachable: isPublic, resolve }), address).toEqual({
      kind: "failed",
      after: 0,
    });
  }
  // Also where another address of the same name is public.
  const both: PostingOptions["resolve"] = (_host, _options, done) =>
    done(null, [
      { address: "8.8.8.8", family: 4 },
      { address: "127.0.0.1", family: 4 },
    ]);
  expect(await posted(service, { isReachable: isPublic, resolve: both })).toMatchObject({ kind: "failed" });
  expect(service.connections()).toBe(0);
});

it("the connection is made to the address that was checked: the name is looked up once", async () => {
  const service = await pushService();
  let times = 0;
  // A name that leads to a good address first, and elsewhere when it is asked again.
  const resolve: PostingOptions["resolve"] = (_host, _options, done) =>
    done(null, [{ address: times++ === 0 ? "127.0.0.1" : "127.0.0.2", family: 4 }]);
  expect(await posted(service, { resolve })).toEqual({ kind: "taken" });
  expect(times).toBe(1);
  expect(await posted(service, { resolve })).toMatchObject({ kind: "failed" });
  expect(service.connections()).toBe(1);
});

it("what is looked up is given as it was checked, one or all", async () => {
  const found = [
    { address: "1.1.1.1", family: 4 },
    { address: "2606:4700::1", family: 6 },
  ];
  const lookup = checkedLookup(isPublic, (_host, _options, done) => done(null, found));
  const asked = (options: object) =>
    new Promise((resolve) => lookup("push.example", options, (...given) => resolve(given)));
  expect(await asked({ all: true })).toEqual([null, found]);
  expect(await asked({})).toEqual([null, "1.1.1.1", 4]);
  const nobody = checkedLookup(isPublic, (_host, _options, done) => done(null, []));
  const [cause] = await new Promise<unknown[]>((resolve) =>
    nobody("push.example", { all: true }, (...given) => resolve(given)),
  );
  expect(cause).toBeInstanceOf(Error);
});

it("no redirection is followed", async () => {
  const [service, inside] = [await pushService(), await pushService()];
  for (const status of [301, 302, 303, 307, 308]) {
    const location = `https://push.test:${inside.port}/`;
    service.answer = (_came, response) => void response.writeHead(status, { location }).end();
    expect(await posted(service), `${status}`).toEqual({ kind: "failed", after: 0 });
  }
  expect(service.came).toHaveLength(5);
  expect(inside.connections()).toBe(0);
});

it("who is slow is cut off: before anything is answered, and in the middle of it", async () => {
  const service = await pushService();
  service.answer = () => {};
  expect(await posted(service, { patience: 100 })).toEqual({ kind: "failed", after: 0 });
  // A head that never ends.
  const deaf = createServer((socket) => {
    socket.on("error", () => {});
    const drip = setInterval(() => socket.write("x"), 10);
    socket.on("close", () => clearInterval(drip));
  });
  await new Promise<void>((done) => deaf.listen(0, "127.0.0.1", done));
  onTestFinished(() => void deaf.close());
  const { port } = deaf.address() as { port: number };
  expect(await posted({ ...service, port }, { patience: 100 })).toMatchObject({ kind: "failed" });
});

it("an answer without end is not read: its head is enough, and one that is too long is none", async () => {
  const service = await pushService();
  let written = 0;
  let isCut = false;
  service.answer = (_came, response) => {
    response.writeHead(201);
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536))) written += 65_536;
    };
    response.on("drain", more).on("close", () => {
      isCut = true;
    });
    more();
  };
  expect(await posted(service)).toEqual({ kind: "taken" });
  await expect.poll(() => isCut).toBe(true);
  // What lay in the buffers between.
  expect(written).toBeLessThan(16 * 1024 * 1024);
  service.answer = (_came, response) => void response.writeHead(201, { "x-long": "x".repeat(12_000) }).end();
  expect(await posted(service)).toEqual({ kind: "failed", after: 0 });
});

it("who cannot show a certificate for that name is told nothing", async () => {
  const service = await pushService();
  expect(await posted(service, {}, "other.test")).toMatchObject({ kind: "failed" });
  const { ca: _ca, ...strangers } = service.options;
  const post = postingWith(strangers);
  const endpoint = new URL(`https://push.test:${service.port}/one`);
  expect(await post({ endpoint, headers: {}, body: Buffer.from("secret") })).toMatchObject({
    kind: "failed",
  });
  expect(service.came).toEqual([]);
});

it("a server that ends waits for nobody", async () => {
  const service = await pushService();
  const cutting = new AbortController();
  service.answer = () => cutting.abort();
  const post = postingWith(service.options, cutting.signal);
  const endpoint = new URL(`https://push.test:${service.port}/one`);
  expect(await post({ endpoint, headers: {}, body: Buffer.alloc(1) })).toEqual({ kind: "failed", after: 0 });
});
