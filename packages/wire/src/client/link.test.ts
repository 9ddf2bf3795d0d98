import { describe, expect, it } from "vitest";
import { type FromTable, type FromViewer, fromTable, fromViewer } from "../live.ts";
import type { Line, Socket } from "./line.ts";
import { type FarLink, linkTo } from "./link.ts";

const recordBy = (get: Line["get"]) => linkTo({ get } as unknown as Line, "t", "public").record();

it("there is no record before the game is over, nor where nobody answers", async () => {
  expect(await recordBy(async () => ({ status: 200, body: { game: "wishes" } }))).toEqual({ game: "wishes" });
  expect(await recordBy(async () => ({ status: 404, body: null }))).toBeNull();
  expect(await recordBy(() => Promise.reject(new TypeError("offline")))).toBeNull();
});

/** A table that greets whoever comes and answers each question as it is told to; and all that it was asked. */
function answeredBy(answer: (asked: FromViewer & { readonly id: number }) => object | null) {
  const sockets: (Socket & { isClosed: boolean; say(message: object): void })[] = [];
  const asked: FromViewer[] = [];
  const paths: string[] = [];
  const line: Line = {
    open(path) {
      paths.push(path);
      const socket: (typeof sockets)[number] = {
        isClosed: false,
        say: (message) => socket.onmessage?.({ data: JSON.stringify(fromTable.parse(message)) }),
        send(text) {
          const message = fromViewer.parse(JSON.parse(text));
          asked.push(message);
          if (message.type === "hello")
            return socket.say({ type: "hello", version: 1, viewer: 0, looking: true });
          const reply = answer(message);
          if (reply !== null) socket.say({ type: message.type, id: message.id, ...reply });
        },
        close() {
          socket.isClosed = true;
        },
        onopen: null,
        onmessage: null,
        onclose: null,
        onerror: null,
      };
      sockets.push(socket);
      void Promise.resolve().then(() => socket.onopen?.());
      return socket;
    },
    get: async () => ({ status: 404, body: null }),
    wait: () => new Promise(() => {}),
    deadline: () => new Promise(() => {}),
    chance: () => 0,
  };
  return { line, sockets, asked, paths };
}
const turn = () => new Promise((done) => setImmediate(done));

describe("what one asks a table", () => {
  const move = { type: "bet", tiles: 1 } as never;
  const seen: readonly [string, (link: FarLink) => Promise<unknown>, object, unknown, unknown][] = [
    [
      "offer",
      (link) => link.offer({ kind: "unseal", seen: 3 }),
      { type: "answer", answer: { ok: true, number: 4, again: false } },
      { ok: true, number: 4, again: false },
      { ok: false, because: { kind: "stale" } },
    ],
    ["may-take-back", (link) => link.mayTakeBack(), { how: "ask" }, "ask", null],
    ["could-take-back", (link) => link.couldTakeBack(move), { could: true }, true, false],
    ["deed", (link) => link.deed(2), { deed: null }, null, null],
    ["signal", (link) => link.signal("thanks"), { sent: true }, true, false],
    [
      "may-hold",
      (link) => link.mayHold(1),
      { in: 20, vote: { by: [0], needed: 2 } },
      { in: 20, vote: { by: [0], needed: 2 } },
      { in: null, vote: null },
    ],
    [
      "hold",
      (link) => link.hold(1),
      { held: true, voted: true },
      { held: true, voted: true },
      { held: false, voted: false },
    ],
  ];

  it.each(seen)("%s is asked in so many words, and answered", async (type, ask, reply, answer) => {
    const table = answeredBy(() => reply);
    const link = linkTo(table.line, "t1", "seat");
    expect(await ask(link)).toEqual(answer);
    // Who only asks wants no sights.
    expect(table.asked.map((message) => message.type)).toEqual(["hello", type]);
    expect(table.asked[0]).toMatchObject({ as: "seat", since: null });
    expect(table.paths).toEqual(["/api/v1/tables/t1/live"]);
    // The next question goes by the same connection.
    await ask(link);
    expect(table.sockets).toHaveLength(1);
  });

  it.each(seen)(
    "%s is answered as by a table that has moved on, once the link is closed",
    async (_type, ask, _reply, _answer, gone) => {
      const table = answeredBy(() => null);
      const link = linkTo(table.line, "t1", 1);
      const waiting = ask(link);
      await turn();
      link.close();
      expect(await waiting).toEqual(gone);
      expect(await ask(link)).toEqual(gone);
      expect(table.sockets).toHaveLength(1);
      expect(table.sockets[0]?.isClosed).toBe(true);
      expect(table.asked[0]).toMatchObject({ as: "seat", seat: 1 });
    },
  );

  it("a move that was made is told as it is", async () => {
    const deed = { seat: 1, move: { type: "bet", tiles: 1 }, view: { seat: "spectator" } };
    const table = answeredBy(() => ({ deed }));
    expect(await linkTo(table.line, "t", "seat").deed(0)).toEqual(deed);
  });
});

describe("who watches", () => {
  const room = { type: "signalled", seat: 1, signal: "thanks" } as const satisfies FromTable;

  it("hears what is no sight with the ears, from the change that they had seen, until they stop", async () => {
    const heard: FromTable[] = [];
    const table = answeredBy(() => null);
    const link = linkTo(table.line, "t", "public", { heard: (message) => heard.push(message) });
    const stop = link.watch(7, () => {});
    await turn();
    expect(table.asked[0]).toMatchObject({ type: "hello", as: "public", since: 7 });
    table.sockets[0]?.say(room);
    expect(heard.at(-1)).toEqual(room);
    const before = heard.length;
    stop();
    table.sockets[0]?.say(room);
    expect(heard).toHaveLength(before);
    expect(table.sockets[0]?.isClosed).toBe(true);
    // Whoever asks now asks by another one.
    void link.mayTakeBack();
    await turn();
    expect(table.sockets).toHaveLength(2);
  });

  it.each([
    [0, 0],
    [7, 7],
    [-1, Number.MAX_SAFE_INTEGER],
    [1.5, Number.MAX_SAFE_INTEGER],
    [Number.NaN, Number.MAX_SAFE_INTEGER],
  ])("is told all from change %d on, or all there is of none", async (since, asked) => {
    const table = answeredBy(() => null);
    linkTo(table.line, "t", "public").watch(since, () => {});
    await turn();
    expect(table.asked[0]).toMatchObject({ since: asked });
  });

  it("is given sights as sights, hears all else, and nothing that answers a question", async () => {
    const heard: string[] = [];
    const sights: number[] = [];
    const table = answeredBy(() => null);
    const link = linkTo(table.line, "t", "public", { heard: ({ type }) => heard.push(type) });
    link.watch(0, ({ number }) => sights.push(number));
    await turn();
    const told = (message: object) => table.sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) });
    told({ type: "sight", sight: { number: 5 } });
    for (const type of ["room", "clock", "signalled", "voted", "thoughtless", "presence", "bye"])
      told({ type });
    for (const type of ["answer", "deed", "pong", "hold", "may-hold", "signal", "looking", "may-take-back"])
      told({ type, id: 99 });
    expect(sights).toEqual([5]);
    expect(heard).toEqual([
      ...["hello", "room", "clock", "signalled", "voted", "thoughtless", "presence", "bye"],
    ]);
    // It goes on from the last change that was seen.
    table.sockets.at(-1)?.onclose?.();
    link.hurry();
    await turn();
    expect(table.asked.at(-1)).toMatchObject({ type: "hello", since: 5 });
  });

  it("of a server of the version before says nothing of votes, and none is taken for one", async () => {
    const table = answeredBy(() => null);
    const link = linkTo(table.line, "t1", "seat");
    const answers = [link.mayHold(1), link.hold(1)];
    await turn();
    for (const asked of table.asked) {
      if (asked.type !== "hold" && asked.type !== "may-hold") continue;
      const answer = asked.type === "hold" ? { held: true } : { in: 20 };
      table.sockets[0]?.onmessage?.({ data: JSON.stringify({ type: asked.type, id: asked.id, ...answer }) });
    }
    expect(await Promise.all(answers)).toEqual([
      { in: 20, vote: null },
      { held: true, voted: false },
    ]);
    link.close();
  });

  it("has their questions answered in the order in which they are answered, each by its number", async () => {
    const ids: number[] = [];
    const table = answeredBy((message) => {
      ids.push(message.id);
      return null;
    });
    const link = linkTo(table.line, "t", "seat");
    const asked = [link.mayTakeBack(), link.mayTakeBack(), link.couldTakeBack({} as never)];
    await turn();
    expect(new Set(ids).size).toBe(3);
    const [first, second, third] = ids;
    table.sockets[0]?.say({ type: "could-take-back", id: third, could: true });
    table.sockets[0]?.say({ type: "may-take-back", id: second, how: "ask" });
    table.sockets[0]?.say({ type: "may-take-back", id: first, how: "free" });
    expect(await Promise.all(asked)).toEqual(["free", "ask", true]);
  });

  it("has heard all that there was to say once every connection has answered", async () => {
    let answers = 0;
    const table = answeredBy((message) => {
      if (message.type !== "ping") return null;
      answers++;
      return { type: "pong" };
    });
    const link = linkTo(table.line, "t", "public");
    for (const since of [0, 3]) link.watch(since, () => {});
    await link.settled();
    expect(answers).toBe(2);
  });

  it("says so when the page goes out of sight, on what is open and on what is opened later", async () => {
    const table = answeredBy(() => null);
    const link = linkTo(table.line, "t", "seat");
    link.watch(0, () => {});
    await turn();
    link.look(false);
    link.watch(0, () => {});
    await turn();
    const looks = table.asked.filter((message) => message.type === "looking");
    expect(looks.map((message) => message.type === "looking" && message.looking)).toEqual([false, false]);
  });
});

it("says whether the page is in sight on every line that it opens, until it is closed", async () => {
  const sent: string[] = [];
  let tell = (_isInSight: boolean) => {};
  let isFollowed = false;
  const line = {
    open() {
      const socket: Record<string, unknown> = { send: (text: string) => sent.push(text), close() {} };
      queueMicrotask(() => {
        (socket.onopen as () => void)();
        const hello = { type: "hello", version: 1, viewer: 0, looking: true };
        (socket.onmessage as (message: object) => void)({ data: JSON.stringify(hello) });
      });
      return socket;
    },
    wait: () => new Promise(() => {}),
    deadline: () => new Promise(() => {}),
    followSight(told: typeof tell) {
      tell = told;
      isFollowed = true;
      told(false);
      return () => {
        isFollowed = false;
      };
    },
  } as unknown as Line;
  const link = linkTo(line, "t", "seat");
  link.watch(0, () => {});
  await new Promise<void>((done) => setImmediate(done));
  const looked = () => sent.map((text) => JSON.parse(text)).flatMap(({ looking }) => looking ?? []);
  expect(looked()).toEqual([false]);
  tell(true);
  expect(looked()).toEqual([false, true]);
  link.close();
  expect(isFollowed).toBe(false);
});
