/** What is well formed and comes at the wrong time, at the wrong table, or from the wrong seat. */
import type { Answer } from "@guinguette/table/changes";
import { type Attack, said } from "./attack.ts";
import { ask, newHouse } from "./far.ts";
import { type Line, lineTo } from "./line.ts";
import { ending, fresh } from "./malformed.ts";
import { begun, granted, hello, newcomer, type Scene } from "./scene.ts";

const cast = { type: "cast", card: "catch", bait: 2 };
const play = (seen: number) => ({ type: "offer", id: 1, offer: { kind: "play", seen, move: cast } });
const chance = "0".repeat(32);

/** Somebody who has a seat at a table. */
interface Seated {
  readonly table: string;
  readonly cookie: string;
}

export function disorderly(scene: Scene): Attack[] {
  const { port, mallory, over, waiting, victim } = scene;
  /** A table in play of two people, the first of whom is to move: each of them there. */
  const pair = fresh(async () => {
    const people = await Promise.all([newcomer(port), newcomer(port)]);
    const id = await begun(port, people);
    return people.map((cookie) => ({ table: id, cookie }));
  }, 150);
  const first = async () => (await pair())[0] as Seated;
  const second = async () => (await pair())[1] as Seated;
  const stranger = fresh(() => newcomer(port), 300);

  /** What comes of an offer at a table, after hello. */
  async function offered(
    { table, cookie }: Seated,
    message: object,
    greeting: object = hello,
  ): Promise<string> {
    const line = lineTo(port, newHouse(), table, { cookie });
    line.say(greeting);
    line.say(message);
    const last = await line.until(({ type }) => type === "answer" || type === "problem");
    if (last?.type !== "answer") return ending(line, last);
    line.socket.destroy();
    return inWords(last.answer);
  }
  async function talk({ table, cookie }: Seated, say: (line: Line) => void): Promise<string> {
    const line = lineTo(port, newHouse(), table, { cookie });
    say(line);
    return ending(line, await line.until(({ type }) => type === "problem"));
  }
  async function asked(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<string> {
    const cookie = await stranger();
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    return said(await ask(port, newHouse(), { method, path, headers: { cookie, ...headers }, ...text }));
  }
  const closed = ["400 malformed, closed with 1008"];

  return [
    {
      name: "a move before hello",
      expected: closed,
      once: async () => talk(await first(), (line) => line.say(play(0))),
    },
    {
      name: "hello twice",
      expected: closed,
      once: async () => talk(await first(), (line) => [hello, hello].map((each) => line.say(each))),
    },
    {
      name: "a move of whoever is not to move",
      expected: ["offer refused: rule", "offer refused: stale"],
      once: async () => offered(await second(), play(0)),
    },
    {
      name: "a move that was thought for a change to come",
      expected: ["offer refused: not-yet"],
      once: async () => offered(await first(), play(9)),
    },
    {
      name: "a move that was thought for less than nothing",
      expected: ["offer refused: not-yet"],
      once: async () => offered(await first(), play(-3)),
    },
    {
      name: "time that is said to be up",
      expected: ["offer refused: not-yours-to-say"],
      once: async () =>
        offered(await second(), {
          type: "offer",
          id: 1,
          offer: { kind: "time-out", seen: 0, level: "fry" },
        }),
    },
    {
      name: "a move at a table that waits",
      expected: ["403 not-yours, closed with 1008"],
      once: async () => offered({ table: waiting, cookie: await stranger() }, play(0)),
    },
    {
      name: "a move at a game that is over",
      expected: ["offer refused: no-person-there"],
      once: () => offered({ table: over, cookie: mallory }, play(0)),
    },
    {
      name: "a move of whoever only watches",
      expected: ["offer refused: no-such-seat"],
      once: async () =>
        offered({ table: victim(), cookie: await stranger() }, play(0), { ...hello, as: "public" }),
    },
    {
      name: "a look from one's seat where one has none",
      expected: ["403 not-yours, closed with 1008"],
      once: async () => offered({ table: victim(), cookie: await stranger() }, play(0)),
    },
    {
      name: "a look from another's seat",
      expected: ["403 not-yours, closed with 1008"],
      once: async () =>
        offered({ table: victim(), cookie: await stranger() }, play(0), { ...hello, seat: 1 }),
    },
    {
      name: "a look where nobody may watch",
      expected: ["403 not-watched, closed with 1008"],
      once: async () =>
        offered({ table: scene.hidden, cookie: await stranger() }, play(0), { ...hello, as: "public" }),
    },
    {
      name: "another's seat, sat down at",
      expected: ["409 seat-taken"],
      once: () => asked("POST", `/tables/${victim()}/seats/0`, { name: "Mallory", chance }),
    },
    {
      name: "another's seat, emptied",
      expected: ["403 not-yours"],
      once: () => asked("DELETE", `/tables/${victim()}/seats/0`),
    },
    {
      name: "another's seat, given to a bot",
      expected: ["403 not-yours"],
      once: () => asked("PUT", `/tables/${victim()}/seats/0/bot`, { level: "fry" }),
    },
    {
      name: "another's seat, shown",
      expected: ["403 not-yours"],
      once: () => asked("PUT", `/tables/${victim()}/seats/0/shown`, { shown: true }),
    },
    {
      name: "another's table, planned",
      expected: ["403 not-yours"],
      once: () => asked("PATCH", `/tables/${victim()}`, { players: 3 }),
    },
    {
      name: "another's table, started",
      expected: ["403 not-yours"],
      once: () => asked("POST", `/tables/${waiting}/start`),
    },
    {
      name: "another's next table",
      expected: ["403 not-yours", "409 not-over"],
      once: () => asked("POST", `/tables/${victim()}/next`),
    },
    {
      name: "the record of a game that goes on",
      expected: ["409 not-over"],
      once: () => asked("GET", `/tables/${scene.own}/record`),
    },
    {
      name: "the record of a table that nobody may watch",
      expected: ["403 not-watched"],
      once: () => asked("GET", `/tables/${scene.hidden}/record`),
    },
    {
      name: "a name that another has, before the start",
      expected: ["409 name-taken"],
      async once() {
        const [host, guest] = await Promise.all([newcomer(port), newcomer(port)]);
        const { id } = await granted(port, host, "POST", "/tables", { game: "wishes", players: 3 });
        const sit = (cookie: string, seat: number, name: string) =>
          ask(port, newHouse(), {
            method: "POST",
            path: `/tables/${id}/seats/${seat}`,
            headers: { cookie },
            body: JSON.stringify({ name, chance }),
          });
        await sit(host, 0, "Ana");
        return said(await sit(guest, 1, " aNA"));
      },
    },
    {
      name: "a seat that there is not",
      expected: ["404 not-found"],
      once: () => asked("POST", `/tables/${waiting}/seats/7`, { name: "Mallory", chance }),
    },
    {
      name: "a key that was used for something else",
      expected: ["200", "400 malformed"],
      async once() {
        const cookie = await newcomer(port);
        const key = { "idempotency-key": "one" };
        const { id } = await granted(port, cookie, "POST", "/tables", { game: "wishes", players: 3 });
        const sit = (seat: number) =>
          ask(port, newHouse(), {
            method: "POST",
            path: `/tables/${id}/seats/${seat}`,
            headers: { cookie, ...key },
            body: JSON.stringify({ name: "Mallory", chance }),
          });
        await sit(0);
        const again = await sit(1);
        // Whatever it is answered, nobody sits where the second asked for.
        const { seats } = await granted(port, cookie, "GET", `/tables/${id}`);
        return seats[1] === null ? said(again) : "granted twice";
      },
    },
    {
      name: "a move after its person was erased",
      expected: ["401 unknown-person, closed with 1008"],
      async once() {
        const people = await Promise.all([newcomer(port), newcomer(port)]);
        const [gone = ""] = people;
        const id = await begun(port, people);
        const line = lineTo(port, newHouse(), id, { cookie: gone });
        line.say(hello);
        await line.until(({ type }) => type === "sight");
        await granted(port, gone, "DELETE", "/me");
        line.say(play(0));
        const last = await line.until(({ type }) => type === "answer" || type === "problem");
        if (last?.type !== "answer") return ending(line, last);
        line.socket.destroy();
        return inWords(last.answer);
      },
    },
  ];
}

function inWords(answer: Answer): string {
  if (answer.ok) return "offer granted";
  const { because } = answer;
  return `offer refused: ${because.kind === "table" ? because.why : because.kind}`;
}
