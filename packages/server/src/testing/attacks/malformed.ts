/** Messages and bodies that are spoilt: each is judged by the schema that the server should have judged it by. */

import { fishInPlay, fishName } from "@guinguette/rules/fish-and-chips/fish";
import { botIn, newPlan, newTable, shownSeat, sitDown } from "@guinguette/wire/http";
import { type FromTable, fromViewer } from "@guinguette/wire/live";
import { carried, newToken } from "@guinguette/wire/people";
import type { Problem } from "@guinguette/wire/problem";
import type { z } from "zod";
import { type Attack, kindOf, said } from "./attack.ts";
import { ask, newHouse } from "./far.ts";
import { type Line, lineTo } from "./line.ts";
import { oddTexts, streamOf } from "./odd.ts";
import { begun, granted, hello, newcomer, type Scene } from "./scene.ts";

const chance = "0".repeat(32);
const cast = { type: "cast", card: "catch", bait: 2 };
const offer = (offered: object) => ({ type: "offer", id: 7, offer: offered });

/** What people do say at a live connection; nothing by which a seat would be lost. */
const messages = [
  hello,
  { ...hello, as: "public", since: null },
  { ...hello, seat: 1 },
  offer({ kind: "play", seen: 0, move: cast }),
  offer({ kind: "play", seen: 3, move: { type: "haul", line: 1 } }),
  offer({ kind: "take-back", seen: 1 }),
  offer({ kind: "agree", seen: 1 }),
  offer({ kind: "bot-in", seen: 0, level: "fry", name: "Goujon" }),
  { type: "may-take-back", id: 1 },
  { type: "could-take-back", id: 2, move: cast },
  { type: "deed", id: 3, at: 0 },
  { type: "may-hold", id: 6, seat: 1 },
  { type: "hold", id: 7, seat: 1 },
  { type: "signal", id: 4, signal: "thanks" },
  { type: "ping", id: 5 },
];

/** Gives the same to so many who ask, and then something new: what one person may ask for has its limits. */
export function fresh<T>(make: () => Promise<T>, uses: number): () => Promise<T> {
  let made = make();
  let left = uses;
  return () => {
    if (left-- <= 0) {
      made = make();
      left = uses;
    }
    return made;
  };
}

const MOST_TEXT = 15_000;
/** So much is said on one connection, well below what it may. */
const MOST_SAID = 200;

export function malformedMessages({ port }: Scene, seed: number): Attack[] {
  const table = fresh(async () => {
    const people = await Promise.all([newcomer(port), newcomer(port)]);
    return { id: await begun(port, people), cookie: people[0] };
  }, 500);
  const nextEarly = streamOf(oddTexts(messages, MOST_TEXT), seed);
  const nextLate = streamOf(oddTexts(messages, MOST_TEXT), seed + 1_000_000);
  const idle: { line: Line; left: number }[] = [];

  async function greeted(): Promise<{ line: Line; left: number }> {
    const free = idle.pop();
    if (free !== undefined) return free;
    const { id, cookie } = await table();
    const line = lineTo(port, newHouse(), id, { cookie });
    line.say(hello);
    await line.until(({ type }) => type === "sight");
    return { line, left: MOST_SAID };
  }

  return [
    {
      name: "a spoilt message instead of hello",
      expected: [
        "400 malformed, closed with 1008",
        "greeted",
        "401 unknown-person, closed with 1008",
        "403 not-yours, closed with 1008",
        "version",
      ],
      async once() {
        const text = nextEarly();
        const { id } = await table();
        const line = lineTo(port, newHouse(), id);
        line.say(text);
        const said = await line.until(({ type }) => type === "problem" || type === "hello");
        const outcome = said?.type === "hello" ? "greeted" : await ending(line, said);
        line.socket.destroy();
        const read = readBy(fromViewer, text);
        if (read?.type !== "hello")
          return outcome === "400 malformed, closed with 1008" ? outcome : `${outcome} for ${text}`;
        // Nobody who is known: what everybody may know is all that they can ask for.
        if (read.version !== 1)
          return outcome === "400 version, closed with 1008" ? "version" : `${outcome} for ${text}`;
        const not = read.seat === undefined ? "401 unknown-person" : "403 not-yours";
        const may = read.as === "public" ? "greeted" : `${not}, closed with 1008`;
        return outcome === may ? outcome : `${outcome} for ${text}`;
      },
    },
    {
      name: "a spoilt message in a conversation",
      expected: ["400 malformed, closed with 1008", "answered", "offer refused", "offer granted"],
      async once() {
        const text = nextLate();
        const { line, left } = await greeted();
        line.say(text);
        const read = readBy(fromViewer, text);
        if (read === null || read.type === "hello") {
          const outcome = await ending(line, await line.until(({ type }) => type === "problem"));
          return outcome === "400 malformed, closed with 1008" ? outcome : `${outcome} for ${text}`;
        }
        const answers = { ping: "pong", offer: "answer" } as Readonly<Record<string, string>>;
        const wanted = answers[read.type] ?? read.type;
        const answer = await line.until(
          (each) => each.type === "problem" || (each.type === wanted && "id" in each && each.id === read.id),
        );
        if (answer === null || answer.type === "problem") return `${await ending(line, answer)} for ${text}`;
        if (left > 0) idle.push({ line, left: left - 1 });
        else line.socket.destroy();
        if (answer.type !== "answer") return "answered";
        return answer.answer.ok ? "offer granted" : "offer refused";
      },
    },
  ];
}

/** What was said last, and how it ended. */
export async function ending(line: Line, last: FromTable | null): Promise<string> {
  const code = await line.ended;
  const how = code === -1 ? "not answered" : code === 0 ? "cut off" : `closed with ${code}`;
  return last?.type === "problem" ? `${kindOf(last.problem)}, ${how}` : how;
}

/** What a text says by the schema; null where it says nothing. */
function readBy<T>(schema: z.ZodType<T>, text: string): T | null {
  try {
    const read = schema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** The same of a body: a mark before it is none of it, and nothing there may name what all objects come from. */
function readBody<T>(schema: z.ZodType<T>, body: string): T | null {
  const text = body.replace(/^\ufeff/, "");
  const read = readBy(schema, text);
  return read === null || namesItsOrigin(JSON.parse(text)) ? null : read;
}

/** A field that stands there twice is what it was the second time. */
function namesItsOrigin(given: unknown): boolean {
  if (typeof given !== "object" || given === null) return false;
  return Object.hasOwn(given, "__proto__") || Object.values(given).some(namesItsOrigin);
}

interface Sent {
  readonly method: string;
  readonly path: (waiting: string) => string;
  readonly schema: z.ZodType;
  readonly bodies: readonly unknown[];
  /** Whether it is sent by somebody who is known. */
  readonly known: boolean;
}

const sent: readonly Sent[] = [
  {
    method: "POST",
    path: () => "/tables",
    schema: newTable,
    bodies: [
      { game: "wishes", players: 3, listed: false, clock: { kind: "move", seconds: 60 } },
      { game: "fish-fish", players: 2, seed: "s", setup: { firstFisher: 0 }, options: {} },
      { game: "chat-peche", players: 4, away: "perch", watching: "seats" },
    ],
    known: true,
  },
  {
    method: "PATCH",
    path: (id) => `/tables/${id}`,
    schema: newPlan,
    bodies: [
      { players: 2, settings: { takeBack: "none" } },
      { game: "wishes", options: { spread: "sells" } },
    ],
    known: true,
  },
  {
    method: "POST",
    path: (id) => `/tables/${id}/seats/0`,
    schema: sitDown,
    bodies: [{ name: "Ana", chance, colour: 3 }],
    known: true,
  },
  {
    method: "PUT",
    path: (id) => `/tables/${id}/seats/1/bot`,
    schema: botIn,
    bodies: [{ level: "fry", name: "Goujon" }],
    known: true,
  },
  {
    method: "PUT",
    path: (id) => `/tables/${id}/seats/0/shown`,
    schema: shownSeat,
    bodies: [{ shown: true }],
    known: true,
  },
  {
    method: "POST",
    path: () => "/me/tokens",
    schema: newToken,
    bodies: [{ name: "a program" }],
    known: true,
  },
  {
    method: "POST",
    path: () => "/me/carried",
    schema: carried,
    bodies: [{ code: "0000-0000-0000" }],
    known: false,
  },
];

const fieldsOf = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`x${n}`, value]));

/** As much as a request may be, of what takes a schema long. */
const wide: Readonly<Record<string, readonly [at: string, body: object]>> = {
  "5,000 options that are none": ["options", { options: fieldsOf(5_000, []) }],
  "5,000 options that are numbers": ["options", { options: fieldsOf(5_000, 1) }],
  "5,000 fields": ["", fieldsOf(5_000, 1)],
  "a set-up of 10,000 boards": [
    "setup.boards",
    { game: "fish-and-chips", players: 1, setup: { boards: Array(10_000).fill([]) } },
  ],
};

/** They are told that it is too much, and nothing else of what is wrong. */
export function wideBodies({ port }: Scene): Attack[] {
  const host = fresh(() => newcomer(port), 20);
  return Object.entries(wide).map(([name, [at, body]]) => ({
    name: `a body of ${name}`,
    expected: [`400 malformed at ${at}`],
    async once() {
      const headers = { cookie: await host() };
      const path = "/tables";
      const got = await ask(port, newHouse(), { method: "POST", path, headers, body: JSON.stringify(body) });
      return got.status === 400 ? `${said(got)} at ${(JSON.parse(got.body) as Problem).at}` : said(got);
    },
  }));
}

/** The host of a table with a long set-up plans it anew, as often at once as they may ask. */
export function plannedAgain({ port }: Scene): Attack {
  const names = fishInPlay(4).map(fishName);
  const board = Array.from({ length: 6 }, (_, row) => names.slice(6 * row, 6 * row + 6));
  const setup = { boards: Array(250).fill(board) };
  return {
    name: "a table of 250 boards, planned 200 times at once",
    expected: ["all granted"],
    async once() {
      const cookie = await newcomer(port);
      const plan = { game: "fish-and-chips", players: 1, setup };
      const { id } = await granted(port, cookie, "POST", "/tables", plan);
      const [house, path, headers] = [newHouse(), `/tables/${id}`, { cookie }];
      const got = await Promise.all(
        Array.from({ length: 200 }, (_, n) => {
          const body = JSON.stringify({ clock: { kind: "move", seconds: 60 + (n % 9) } });
          return ask(port, house, { method: "PATCH", path, headers, body });
        }),
      );
      return got.every(({ status }) => status === 200) ? "all granted" : [...new Set(got.map(said))].join();
    },
  };
}

export function malformedBodies({ port }: Scene, seed: number): Attack[] {
  const host = fresh(async () => {
    const cookie = await newcomer(port);
    const { id } = await granted(port, cookie, "POST", "/tables", { game: "wishes", players: 3 });
    return { cookie, id };
  }, 400);
  return sent.map(({ method, path, schema, bodies, known }, at): Attack => {
    const next = streamOf(oddTexts(bodies, 60_000), seed + at * 1_000_000);
    return {
      name: `a spoilt body, ${method} ${path(":id")}`,
      expected: ["400 malformed", "granted", "refused"],
      async once() {
        const body = next();
        const { cookie, id } = await host();
        const headers = known ? { cookie } : {};
        const got = await ask(port, newHouse(), { method, path: path(id), body, headers });
        const outcome = said(got);
        if (readBody(schema, body) === null)
          return outcome === "400 malformed" ? outcome : `${outcome} for ${body}`;
        if (got.status >= 200 && got.status < 300) return "granted";
        return got.status >= 400 && got.status < 500 ? "refused" : `${outcome} for ${body}`;
      },
    };
  });
}
