/** Too much of everything: requests, connections, tables, guesses, words; and too little of it, too slowly. */
import { setTimeout as pause } from "node:timers/promises";
import { fishInPlay, fishName } from "@guinguette/rules/fish-and-chips/fish";
import type { Exported } from "@guinguette/wire/people";
import { type Attack, said } from "./attack.ts";
import type { Besieged } from "./besieged.ts";
import { ask, connectFrom, type Got, newHouse } from "./far.ts";
import { frame, handshake, type Line, lineTo, livePath, PING } from "./line.ts";
import { ending } from "./malformed.ts";
import { hello, newcomer, type Scene } from "./scene.ts";

/** Does it so often, so many at once, and gives what came of each. */
export async function many<T>(count: number, atOnce: number, once: (n: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  let next = 0;
  const work = async () => {
    while (next < count) all.push(await once(next++));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return all;
}

/** Does it until it has been refused some times, and gives what came of each. */
async function untilRefused(once: (n: number) => Promise<Got>): Promise<string[]> {
  const outcomes: string[] = [];
  for (let refusals = 0; refusals < 10 && outcomes.length < 1_000; ) {
    const outcome = said(await once(outcomes.length));
    outcomes.push(outcome);
    if (outcome.startsWith("429")) refusals++;
  }
  return outcomes;
}

/** What came how often; of what was granted, no more than may be at once and in the time that passed. */
function within(
  outcomes: readonly string[],
  granted: string,
  burst: number,
  perSecond: number,
  began: number,
): string {
  const most = burst + Math.ceil(((performance.now() - began) / 1_000) * perSecond) + 1;
  const letIn = outcomes.filter((each) => each === granted).length;
  const others = new Set(outcomes.filter((each) => each !== granted));
  if (letIn > most) return `${letIn} × ${granted}, where ${most} may be`;
  return `as many as may be, then ${[...others].sort().join(" or ")}`;
}

/** A table for one with as many boards as may be said. */
const longest = JSON.stringify({
  game: "fish-and-chips",
  players: 1,
  setup: {
    boards: Array.from({ length: 288 }, () => {
      const fish = fishInPlay(4).map(fishName);
      return Array.from({ length: 6 }, (_, row) => fish.slice(6 * row, 6 * row + 6));
    }),
  },
});

const refused = ["as many as may be, then 429 too-many"];

/** Quick ones. */
export function floods({ port, own, mallory, victim }: Scene): Attack[] {
  return [
    {
      name: "codes guessed without end from one address",
      expected: refused,
      async once() {
        const [house, began] = [newHouse(), performance.now()];
        const path = (n: number) => `/codes/requin-${9_000_000 + n}`;
        const outcomes = await untilRefused((n) => ask(port, house, { method: "GET", path: path(n) }));
        return within(outcomes, "404 not-found", 60, 1, began);
      },
    },
    {
      name: "ways to another device guessed without end from one address",
      expected: refused,
      async once() {
        const [house, began] = [newHouse(), performance.now()];
        const body = (n: number) => JSON.stringify({ code: `0000-0000-${1000 + n}` });
        const outcomes = await untilRefused((n) =>
          ask(port, house, { method: "POST", path: "/me/carried", body: body(n) }),
        );
        return within(outcomes, "404 not-found", 60, 1, began);
      },
    },
    {
      name: "all that is kept of who has opened 20 tables with the longest set-ups, asked for twice at once",
      expected: ["in parts of little more than 1 MiB, one at a time"],
      async once() {
        const [house, cookie] = [newHouse(), await newcomer(port)];
        const as = { headers: { cookie } };
        for (let n = 0; n < 20; n++)
          await ask(port, house, { ...as, method: "POST", path: "/tables", body: longest });
        const part = (from: string) => ask(port, house, { ...as, method: "GET", path: `/me/export${from}` });
        const twice = (await Promise.all([part(""), part("")])).map(said).sort().join(" and ");
        if (twice !== "200 and 429 too-many") return twice;
        let tables = 0;
        for (let from = ""; ; ) {
          const got = await part(from);
          if (got.status !== 200) return said(got);
          if (got.body.length > 1.1 * 1024 * 1024) return `a part of ${got.body.length} letters`;
          const read = JSON.parse(got.body) as Exported;
          tables += read.tables.length;
          if (read.next === null) break;
          from = `?from=${read.next}`;
        }
        return tables === 20 ? "in parts of little more than 1 MiB, one at a time" : `${tables} tables`;
      },
    },
    {
      name: "2,000 messages at once on one connection",
      expected: ["429 too-many, closed with 1008", "429 too-many, cut off"],
      async once() {
        const line = lineTo(port, newHouse(), own, { cookie: mallory });
        line.say(hello);
        for (let id = 0; id < 2_000; id++) line.say({ type: "ping", id });
        return ending(line, await line.until(({ type }) => type === "problem"));
      },
    },
    {
      name: "pings without end on one connection, and nothing read",
      expected: ["cut off", "closed with 1008", "429 too-many, closed with 1008", "429 too-many, cut off"],
      async once() {
        const line = lineTo(port, newHouse(), victim());
        await line.status;
        line.socket.pause();
        const pings = Buffer.concat(Array.from({ length: 200 }, () => frame(PING, Buffer.alloc(125))));
        // Until nobody takes them any more: some 25 MB, of which none should wait in the server.
        for (let sent = 0; sent < 1_000 && !line.socket.destroyed; sent++)
          if (!line.socket.write(pings)) await Promise.race([drained(line), line.ended, pause(2_000)]);
        line.socket.resume();
        const last = line.until(({ type }) => type === "problem");
        const outcome = await Promise.race([
          last.then((said) => ending(line, said)),
          pause(5_000, "all taken"),
        ]);
        line.socket.destroy();
        return outcome;
      },
    },
  ];
}

const drained = ({ socket }: Line) => new Promise((done) => socket.once("drain", done));

/** Many, and quick. */
export function longFloods({ port, own, waiting, victim }: Scene): Attack[] {
  return [
    {
      name: "requests without end from one address",
      expected: refused,
      async once() {
        const [house, began] = [newHouse(), performance.now()];
        let refusals = 0;
        // As long as it takes: a slow machine may answer no more than may be asked.
        const got = await many(30_000, 20, async () => {
          const outcome =
            refusals < 500
              ? said(await ask(port, house, { method: "GET", path: `/tables/${waiting}` }))
              : null;
          if (outcome === "429 too-many") refusals++;
          return outcome;
        });
        const outcomes = got.filter((outcome) => outcome !== null);
        return within(outcomes, "200", 2_000, 100, began);
      },
    },
    {
      name: "1,100 live connections from one address",
      expected: refused,
      async once() {
        const house = newHouse();
        const lines = await many(1_100, 20, async () => {
          const line = lineTo(port, house, own);
          return { line, status: await line.status };
        });
        const outcomes = lines.map(({ status }) => (status === 429 ? "429 too-many" : String(status)));
        for (const { line } of lines) line.socket.destroy();
        return within(outcomes, "101", 1_000, 0, performance.now());
      },
    },
    {
      name: "620 tables from one address",
      expected: refused,
      async once() {
        const [house, began] = [newHouse(), performance.now()];
        const people = await Promise.all([0, 1, 2].map(() => newcomer(port)));
        const got = await many(620, 8, (n) =>
          ask(port, house, {
            method: "POST",
            path: "/tables",
            headers: { cookie: people[n % 3] ?? "" },
            body: '{"game":"wishes","players":3}',
          }),
        );
        return within(got.map(said), "201", 600, 1, began);
      },
    },
    {
      name: "300 who watch one table, come and go, and ask what they like",
      expected: ["all answered"],
      async once() {
        const table = victim();
        const answers = await many(300, 30, async () => {
          const line = lineTo(port, newHouse(), table);
          line.say({ ...hello, as: "public" });
          for (let id = 0; id < 20; id++) line.say({ type: "deed", id, at: id });
          const last = await line.until(
            (each) => each.type === "problem" || (each.type === "deed" && each.id === 19),
          );
          line.socket.destroy();
          return last?.type;
        });
        return answers.every((type) => type === "deed") ? "all answered" : [...new Set(answers)].join(", ");
      },
    },
  ];
}

/** Those who are refused a live connection, and neither read why nor hang up: they hold nothing of the server. */
export function refusedForGood({ port, victim }: Scene, server: Besieged, count: number): Attack {
  return {
    name: `${count} who are refused a live connection and do not hang up`,
    expected: ["all let go"],
    async once() {
      const before = server.descriptors();
      const sockets = await many(count, 20, async (n) => {
        const socket = connectFrom(port, newHouse(), true);
        socket.on("error", () => {});
        const answered = new Promise((done) => socket.once("data", done).once("close", done));
        const headers = n % 2 === 0 ? { origin: "https://evil.example" } : {};
        const path = n % 2 === 0 ? livePath(victim()) : "/api/v1/live";
        socket.write(handshake(port, path, headers));
        await answered;
        socket.pause();
        return socket;
      });
      // Others come and go meanwhile.
      let held = count;
      for (let waited = 0; waited < 100 && held > count / 10; waited++) {
        held = server.descriptors() - before;
        await pause(50);
      }
      for (const socket of sockets) socket.destroy();
      return held <= count / 10 ? "all let go" : `${held} descriptors held`;
    },
  };
}
