import { describe, expect, it } from "vitest";
import type { FromTable, FromViewer } from "../live.ts";
import { problemType } from "../problem.ts";
import { connect, type Status } from "./connection.ts";
import type { Line, Socket } from "./line.ts";
import { linkTo } from "./link.ts";

interface FarSocket extends Socket {
  readonly sent: FromViewer[];
  closed: boolean;
  say(message: FromTable): void;
}

/** A line whose time and sockets are in the test's hands. */
function someLine() {
  const chance = { now: 0 };
  const sockets: FarSocket[] = [];
  let waiting: { left: number; isDeadline: boolean; done(): void }[] = [];
  const waits = (isDeadline: boolean) => (left: number) =>
    new Promise<void>((done) => waiting.push({ left, isDeadline, done }));
  const line: Line = {
    open() {
      const socket: FarSocket = {
        sent: [],
        closed: false,
        send: (text) => void socket.sent.push(JSON.parse(text)),
        close() {
          socket.closed = true;
        },
        say: (message) => socket.onmessage?.({ data: JSON.stringify(message) }),
        onopen: null,
        onmessage: null,
        onclose: null,
        onerror: null,
      };
      sockets.push(socket);
      return socket;
    },
    get: async () => ({ status: 404, body: null }),
    wait: waits(false),
    deadline: waits(true),
    chance: () => chance.now,
  };
  /** Somebody looks, or the network says that it is there again: whatever only waits does so no longer. */
  async function stir(): Promise<void> {
    for (const one of waiting) if (!one.isDeadline) one.left = 0;
    await pass(0);
  }
  /** Lets so much time go by, and whatever comes of it. */
  async function pass(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left >= 0; left -= 100) {
      const due = waiting.filter((one) => one.left <= 0);
      waiting = waiting.filter((one) => one.left > 0);
      for (const one of waiting) one.left -= 100;
      for (const one of due) one.done();
      await new Promise((done) => setImmediate(done));
    }
  }
  const last = () => sockets.at(-1) as FarSocket;
  return { line, sockets, last, pass, stir, chance };
}

const hello: FromTable = { type: "hello", version: 1, viewer: 0 };

function open() {
  const far = someLine();
  const statuses: Status[] = [];
  const connection = connect(
    far.line,
    "t",
    "seat",
    0,
    () => {},
    (status) => statuses.push(status),
  );
  const greet = () => {
    far.last().onopen?.();
    far.last().say(hello);
  };
  return { ...far, connection, statuses, greet };
}

describe("a connection", () => {
  it("asks whether anybody is there after a silence, and is left alone while it is answered", async () => {
    const { greet, last, pass, statuses, sockets } = open();
    greet();
    for (let times = 0; times < 5; times++) {
      await pass(16_000);
      const asked = last().sent.at(-1);
      expect(asked?.type).toBe("ping");
      last().say({ type: "pong", id: asked?.type === "ping" ? asked.id : -1 });
    }
    expect(sockets).toHaveLength(1);
    expect(statuses).toEqual(["open"]);
  });

  it("that is dead and does not say so is given up, and opened again", async () => {
    const { greet, last, pass, statuses, sockets } = open();
    greet();
    await pass(26_000);
    expect(statuses).toEqual(["open", "broken"]);
    expect(sockets[0]?.closed).toBe(true);
    expect(sockets.length).toBeGreaterThan(1);
    greet();
    expect(statuses).toEqual(["open", "broken", "open"]);
    expect(last().sent[0]).toMatchObject({ type: "hello", since: 0 });
  });

  it("says when its page goes out of sight, and again after a break, to a table that takes it", async () => {
    const { connection, greet, last, pass } = open();
    const looked = () => last().sent.flatMap((said) => (said.type === "looking" ? [said.looking] : []));
    greet();
    // One that is older would end the connection.
    connection.look(false);
    expect(looked()).toEqual([]);
    last().onclose?.();
    await pass(100);
    last().onopen?.();
    expect(looked()).toEqual([]);
    last().say({ ...hello, looking: true });
    expect(looked()).toEqual([false]);
    connection.look(false);
    connection.look(true);
    expect(looked()).toEqual([false, true]);
    last().onclose?.();
    connection.look(false);
    connection.look(true);
    await pass(200);
    last().onopen?.();
    last().say({ ...hello, looking: true });
    // Who has just come looks.
    expect(looked()).toEqual([]);
  });

  it("that nobody ever answers is tried again", async () => {
    const { pass, statuses, sockets } = open();
    await pass(16_000);
    expect(sockets).toHaveLength(2);
    expect(statuses).toEqual([]);
  });

  it("is tried again after half as long at the least, by chance, so that not all knock at once", async () => {
    const { greet, last, pass, sockets, chance } = open();
    greet();
    for (chance.now of [0, 1, 0.5, 0, 1, 0.5]) {
      const before = sockets.length;
      last().onclose?.();
      const wait = 100 * 2 ** (before - 1) * (1 - chance.now / 2);
      await pass(wait - 100);
      expect(sockets).toHaveLength(before);
      await pass(100);
      expect(sockets).toHaveLength(before + 1);
    }
  });

  it("is tried at once by whoever is impatient, and not before its time by others", async () => {
    const { greet, connection, last, pass, sockets } = open();
    greet();
    // Each wait is twice as long.
    for (let times = 0; times < 6; times++) {
      last().onclose?.();
      await pass(100 * 2 ** times + 100);
    }
    const before = sockets.length;
    last().onclose?.();
    await pass(1000);
    expect(sockets).toHaveLength(before);
    connection.hurry();
    await pass(0);
    expect(sockets).toHaveLength(before + 1);
  });

  it("that is open is asked at once, and has less time", async () => {
    const { greet, connection, last, pass, statuses } = open();
    greet();
    connection.hurry();
    expect(last().sent.at(-1)?.type).toBe("ping");
    await pass(3_000);
    expect(statuses).toEqual(["open", "broken"]);
  });

  it("that is asked has all its time to answer, however often somebody looks meanwhile", async () => {
    const { greet, connection, last, pass, stir, statuses } = open();
    greet();
    connection.hurry();
    for (let looks = 0; looks < 5; looks++) await stir();
    expect(statuses).toEqual(["open"]);
    last().say({ type: "pong", id: 0 });
    await pass(3_000);
    expect(statuses).toEqual(["open"]);
  });

  it("keeps what was asked meanwhile, and asks it again", async () => {
    const { greet, connection, last, pass } = open();
    greet();
    last().onclose?.();
    const answered = connection.ask({ type: "may-take-back" });
    await pass(200);
    greet();
    const asked = last().sent.at(-1);
    expect(asked?.type).toBe("may-take-back");
    last().say({ type: "may-take-back", id: asked && "id" in asked ? asked.id : -1, how: "free" });
    expect(await answered).toMatchObject({ how: "free" });
  });

  it("ends by a problem, and is not tried again", async () => {
    const { greet, last, pass, statuses, sockets, connection } = open();
    greet();
    const asked = connection.ask({ type: "may-take-back" });
    last().say({
      type: "problem",
      problem: { type: problemType("not-yours"), title: "no", status: 403 },
    });
    expect(await asked).toBeNull();
    last().onclose?.();
    await pass(60_000);
    expect(statuses).toEqual(["open", "ended"]);
    expect(sockets).toHaveLength(1);
  });

  it.each([
    [429, 20],
    [503, 20],
    [503, undefined],
  ])("waits after a problem %i as long as it is told (%s s), and tries again", async (status, retryAfter) => {
    const { greet, last, pass, statuses, sockets } = open();
    greet();
    const later = retryAfter === undefined ? {} : { retryAfter };
    const problem = { type: problemType("unavailable"), title: "later", status, ...later };
    last().say({ type: "problem", problem });
    last().onclose?.();
    await pass(retryAfter === undefined ? 2_000 : 19_000);
    expect(sockets).toHaveLength(1);
    // And a little more, by chance: many are told the same.
    await pass(5_000);
    expect(sockets).toHaveLength(2);
    greet();
    expect(statuses).toEqual(["open", "broken", "open"]);
  });

  it("told to come later comes no sooner because somebody looks or taps", async () => {
    const { sockets, last, connection, pass, stir } = open();
    last().onopen?.();
    last().say({
      type: "problem",
      problem: { type: problemType("unavailable"), title: "later", status: 503, retryAfter: 5 },
    });
    await stir();
    connection.hurry();
    await pass(4_000);
    expect(sockets).toHaveLength(1);
    await pass(2_000);
    expect(sockets).toHaveLength(2);
  });

  /** How many connections are opened in ten minutes by whom the server greets, and then does this. */
  async function openedWhile(then: (far: ReturnType<typeof open>) => void, far = open()): Promise<number> {
    for (let times = 0, seen = 0; times < 3_000; times++) {
      if (far.sockets.length > seen) {
        seen = far.sockets.length;
        far.greet();
        then(far);
      }
      await far.pass(100);
    }
    return far.sockets.length;
  }

  it("that is greeted and told each time that nothing can be stored waits longer and longer, up to the longest", async () => {
    const problem = { type: problemType("unavailable"), title: "later", status: 503, retryAfter: 1 };
    const far = open();
    void far.connection.ask({ type: "offer", offer: {} });
    expect(await openedWhile(({ last }) => last().say({ type: "problem", problem }), far)).toBeLessThan(65);
  });

  it("that is greeted and then lost waits longer and longer, up to the longest", async () => {
    expect(await openedWhile(({ last }) => last().onclose?.())).toBeLessThan(72);
  });

  it("begins its waits anew once all that was asked is answered, and not while something is not", async () => {
    const { connection, greet, last, pass, sockets } = open();
    const fail = async () => {
      for (let times = 0; times < 6; times++) {
        greet();
        last().onclose?.();
        await pass(100 * 2 ** times + 100);
      }
      greet();
    };
    await fail();
    const asked = [0, 1].map(() => connection.ask({ type: "may-take-back" }));
    const [first = -1, second = -1] = last().sent.flatMap((one) => ("id" in one ? [one.id] : []));
    last().say({ type: "may-take-back", id: first, how: null });
    last().onclose?.();
    let before = sockets.length;
    await pass(5_000);
    expect(sockets).toHaveLength(before);
    await pass(5_000);
    expect(sockets).toHaveLength(before + 1);
    greet();
    last().say({ type: "may-take-back", id: second, how: null });
    await Promise.all(asked);
    last().onclose?.();
    before = sockets.length;
    await pass(200);
    expect(sockets).toHaveLength(before + 1);
  });

  it("begins its waits anew once it has lasted half a minute", async () => {
    const { greet, last, pass, sockets } = open();
    for (let times = 0; times < 6; times++) {
      greet();
      last().onclose?.();
      await pass(100 * 2 ** times + 100);
    }
    greet();
    for (let seconds = 0; seconds < 31; seconds += 10) {
      await pass(10_000);
      last().say({ type: "bye", why: "slow" });
    }
    last().onclose?.();
    const before = sockets.length;
    await pass(200);
    expect(sockets).toHaveLength(before + 1);
  });

  it("told to come later gives the line up by itself, should it die without a word", async () => {
    const { last, pass, sockets } = open();
    last().onopen?.();
    const problem = { type: problemType("unavailable"), title: "later", status: 503, retryAfter: 5 };
    last().say({ type: "problem", problem });
    expect(sockets[0]?.closed).toBe(true);
    await pass(4_000);
    expect(sockets).toHaveLength(1);
    await pass(5_000);
    expect(sockets).toHaveLength(2);
  });
});

describe("a link", () => {
  it("that is closed in the middle of questions answers all of them, and opens no line again", async () => {
    const { line, sockets } = someLine();
    const link = linkTo(line, "t", "seat");
    link.watch(0, () => {});
    const questions = () =>
      Promise.all([
        link.offer({ kind: "unseal", seen: 0 }),
        link.mayTakeBack(),
        link.couldTakeBack({ type: "pass" } as never),
        link.deed(0),
        link.signal("thanks"),
      ]);
    const before = questions();
    link.close();
    const nothing = [{ ok: false, because: { kind: "stale" } }, null, false, null, false];
    expect(await before).toEqual(nothing);
    expect(await questions()).toEqual(nothing);
    expect(sockets).toHaveLength(1);
  });
});
