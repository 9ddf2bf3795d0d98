import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Duplex } from "node:stream";
import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { frameOf, gather } from "./frames.ts";

it("whatever is said is read as it was said, however long", async () => {
  const some = fc.sample(fc.string({ unit: "binary", maxLength: 300 }), 100);
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map((length) =>
    "ê".repeat(length).slice(0, length),
  );
  const ascii = [125, 126, 65_535, 65_536].map((length) => "x".repeat(length));
  const texts = [...some.map((text) => Buffer.from(text).toString()), ...lengths, ...ascii];
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const door = createServer().on("upgrade", (request, line, head) =>
    server.handleUpgrade(request, line, head, () => {
      for (const text of texts) {
        gather(line);
        line.write(frameOf(text));
      }
    }),
  );
  await new Promise<void>((done) => door.listen(0, "127.0.0.1", done));
  const client = new WebSocket(`ws://127.0.0.1:${(door.address() as AddressInfo).port}`);
  onTestFinished(() => {
    client.terminate();
    door.close();
  });
  const read: string[] = [];
  await new Promise<void>((done, fail) => {
    client.on("error", fail);
    client.on("message", (data) => {
      read.push(data.toString());
      if (read.length === texts.length) done();
    });
  });
  expect(read).toEqual(texts);
});

it("what is said in one go leaves in one write, and what is said later in another", async () => {
  const writes: string[] = [];
  const line = new Duplex({
    read() {},
    write(chunk, _encoding, done) {
      writes.push(String(chunk));
      done();
    },
    writev(chunks, done) {
      writes.push(chunks.map(({ chunk }) => String(chunk)).join("+"));
      done();
    },
  });
  const say = (text: string) => {
    gather(line);
    line.write(text);
  };
  say("sight");
  await Promise.resolve().then(() => say("answer"));
  expect(writes).toEqual([]);
  await new Promise(setImmediate);
  say("later");
  line.end();
  await once(line, "finish");
  expect(writes).toEqual(["sight+answer", "later"]);
});
