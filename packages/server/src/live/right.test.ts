/** What is wrong with what was said on a live connection, and what would be right. */
import type { Socket } from "node:net";
import { base } from "@guinguette/wire/version";
import { expect, it } from "vitest";
import { gathered } from "../testing/gathered.ts";
import { rawTo } from "../testing/raw.ts";
import type { Served } from "../testing/served.ts";
import { someServer } from "../testing/some-server.ts";

const hello = { type: "hello", version: 1, as: "seat", since: 0 } as const;

async function playing(server: Served) {
  const { room, people } = await gathered(() => server.address, {
    ...{ game: "fish-fish", players: 2, seed: "s", setup: { firstFisher: 0 } },
  });
  const to = (cookie = people[0]?.cookie ?? "") =>
    rawTo(server.address, `${base}/tables/${room.id}/live`, cookie === "" ? {} : { cookie });
  return { to };
}

it("what ends a connection says what would have been right", async () => {
  const server = await someServer();
  const { to } = await playing(server);
  for (const [messages, more] of [
    [[{ type: "ping", id: 1 }], { at: "type", detail: "the first message has to be hello" }],
    [[hello, hello], { at: "type", detail: "send hello only once on each connection" }],
    [["{"], { at: "", detail: "it is not well-formed JSON" }],
    [[{ ...hello, more: 1 }], { at: "more" }],
    [[{ ...hello, version: 2 }], { detail: "use version 1" }],
  ] as const) {
    const raw = to();
    for (const message of messages) raw.say(message);
    expect((await raw.until("problem")).problem).toMatchObject({ status: 400, ...more });
    expect(await raw.ended).toBe(1008);
  }
  const nobody = to("");
  nobody.say(hello);
  expect((await nobody.until("problem")).problem).toMatchObject({ status: 401 });
});

it("an offer that is malformed is told where, and what would be right", async () => {
  const server = await someServer();
  const { to } = await playing(server);
  const raw = to();
  raw.say(hello);
  const cast = { type: "cast", card: "catch", bait: 2 };
  for (const [offer, at, detail] of [
    [null, "offer", /object/],
    [{ kind: "dance", seen: 0 }, "offer.kind", /./],
    [{ kind: "play", move: cast }, "offer.seen", /number/],
    [{ kind: "play", seen: 0, move: cast, more: 1 }, "offer.more", /more/],
    [{ kind: "play", seen: 0, move: { ...cast, bait: "two" } }, "offer.move.bait", /expected an integer/],
    [{ kind: "play", seen: 0, move: { type: "jump" } }, "offer.move.type", /“jump”/],
    [{ kind: "sit-down", seen: 0, name: "  " }, "offer.name", /visible character/],
  ] as const) {
    raw.say({ type: "offer", id: 1, offer });
    const { answer } = await raw.until("answer");
    expect(answer).toMatchObject({
      ok: false,
      because: { kind: "table", why: "malformed", at, detail: expect.stringMatching(detail) },
    });
  }
});

it("who lets too much wait for an answer is told so", async () => {
  const server = await someServer();
  const { to } = await playing(server);
  const raw = to();
  raw.say(hello);
  for (let id = 0; id < 300; id++) raw.say({ type: "ping", id });
  expect((await raw.until("problem")).problem).toMatchObject({
    status: 429,
    retryAfter: 1,
    detail: expect.stringContaining("64 messages"),
  });
});

it("what is no message at all ends the connection by a code that says so", async () => {
  const server = await someServer();
  const { to } = await playing(server);
  const opened = async () => {
    const raw = to();
    raw.say(hello);
    await raw.until("sight");
    return raw;
  };
  const large = await opened();
  large.say({ type: "ping", id: 1, more: "x".repeat(16 * 1024) });
  expect(await large.ended).toBe(1009);
  const odd = await opened();
  odd.socket.send(Buffer.from([0xff]), { binary: false });
  expect(await odd.ended).toBe(1007);
  const broken = await opened();
  // A ping of more than its 125 bytes (RFC 6455, 5.5).
  (broken.socket as unknown as { _socket: Socket })._socket.write(
    Buffer.from([0x89, 0xfe, 0, 126, 0, 0, 0, 0]),
  );
  expect(await broken.ended).toBe(1002);
});
