/** How long somebody is waited for, by a clock that goes when it is told to. */
import { once } from "node:events";
import type { Socket } from "node:net";
import { base } from "@guinguette/wire/version";
import { expect, it, onTestFinished, vi } from "vitest";
import { gathered } from "../testing/gathered.ts";
import { type Raw, rawTo } from "../testing/raw.ts";
import { served } from "../testing/served.ts";
import { LOOK, MOST_PIECES, outOfPatienceWith } from "./patience.ts";
import type { LiveSocket } from "./socket.ts";

const hello = JSON.stringify({ type: "hello", version: 1, as: "public", since: 0 });
const ping = JSON.stringify({ type: "ping", id: 1 });

/** So many at a table, and how far the looks at them have gone. */
async function connected(count: number) {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const server = await served();
  onTestFinished(server.close);
  const { room } = await gathered(() => server.address, { game: "fish-fish", players: 2 });
  const raws = Array.from({ length: count }, () => rawTo(server.address, `${base}/tables/${room.id}/live`));
  await Promise.all(raws.map(({ socket }) => new Promise((done) => socket.once("open", done))));
  return {
    raws,
    /** Whatever these have said is there before each look, and what they are asked is answered after it. */
    async look(times: number, those = raws) {
      for (let n = 0; n < times; n++) {
        await Promise.all(those.map(heard));
        vi.advanceTimersByTime(LOOK);
        await Promise.all(those.map(heard));
      }
    },
  };
}

/** All that it has said has come; or it has ended. */
async function heard(raw: Raw): Promise<void> {
  if (!isThere(raw)) return;
  const answered = once(raw.socket, "pong");
  raw.socket.ping();
  await Promise.race([answered, raw.ended]);
}

const isThere = ({ socket }: Raw) => socket.readyState === socket.OPEN;
/** A ping; then the head of a text frame of 100 bytes, with its mask, and some of them. */
const half = Buffer.concat([
  Buffer.from([0x89, 0x80, 0, 0, 0, 0, 0x81, 0x80 | 100, 0, 0, 0, 0]),
  Buffer.from('{"type"'),
]);

it("whoever has not said hello is told so after half a minute, and let go; whoever has stays", async () => {
  const { raws, look } = await connected(2);
  const [silent, guest] = raws as [Raw, Raw];
  guest.say(hello);
  await guest.until("hello");
  await look(6);
  expect([silent, guest].map(isThere)).toEqual([true, true]);
  await look(1);
  expect(await silent.until("problem")).toMatchObject({ problem: { at: "type" } });
  expect(await silent.ended).toBe(1008);
  await look(14);
  expect(isThere(guest)).toBe(true);
});

it("whoever leaves a message or a piece of it unfinished is let go, whatever else they send meanwhile", async () => {
  const { raws, look } = await connected(3);
  const [begun, cut, slow] = raws as [Raw, Raw, Raw];
  for (const raw of raws) raw.say(hello);
  for (const raw of raws) await raw.until("hello");
  begun.socket.send("{", { fin: false });
  const isCut = once(cut.socket, "pong");
  (cut.socket as unknown as { _socket: Socket })._socket.write(half);
  await isCut;
  for (let n = 0; n < 2; n++) {
    // One message after the other, each of them finished in its time.
    slow.socket.send(ping.slice(0, 5), { fin: false });
    await look(1, [begun, slow]);
    slow.socket.send(ping.slice(5));
    await slow.until("pong");
  }
  expect(raws.map(isThere)).toEqual([true, true, true]);
  slow.socket.send(ping.slice(0, 5), { fin: false });
  await look(1, [begun, slow]);
  expect(await begun.ended).toBe(1006);
  expect(await cut.ended).toBe(1006);
  slow.socket.send(ping.slice(5));
  await slow.until("pong");
});

it("a message has 64 pieces at most", async () => {
  const { raws } = await connected(2);
  const [most, more] = raws as [Raw, Raw];
  const inPieces = ({ socket }: Raw, pieces: number) => {
    for (let n = 0; n < pieces - 1; n++) socket.send(hello[n] ?? " ", { fin: false });
    socket.send(hello.slice(pieces - 1));
  };
  inPieces(most, MOST_PIECES);
  await most.until("hello");
  inPieces(more, MOST_PIECES + 1);
  expect(await more.ended).toBe(1008);
});

it("who has come to the end of what they were saying is waited for anew", () => {
  const reads = { _state: 0, _fragmented: 0, _bufferedBytes: 0 };
  const socket = {
    _receiver: reads,
    unfinished: 0,
    silent: 0,
    viewer: 0,
    waiting: null,
  } as unknown as LiveSocket;
  const looks = (bytes: readonly number[]) =>
    bytes.map((each) => {
      reads._bufferedBytes = each;
      return outOfPatienceWith(socket);
    });
  expect(looks([9, 9, 0, 9, 9, 0])).toEqual(Array(6).fill(null));
  expect(looks([9, 9, 9])).toEqual([null, null, "more"]);
});
