import { PassThrough, Writable } from "node:stream";
import { botNames, levels } from "@guinguette/bots/levels";
import { chosenIn, type Thought } from "@guinguette/bots/thought";
import { gameIds, type Types } from "@guinguette/rules/contract";
import type { ThinkingPlace } from "@guinguette/table/decide";
import { thoughtOf } from "@guinguette/table/driver";
import { usualSettings } from "@guinguette/table/settings";
import { sightOf } from "@guinguette/table/sight";
import { openTable } from "@guinguette/table/table";
import { describe, expect, it } from "vitest";
import { type WallClock, wallClock } from "../clock.ts";
import { guinguette } from "../command.ts";
import { run } from "../testing/run.ts";
import { botCalled } from "./bots.ts";
import { type Thinker, threadThinker } from "./thinking.ts";

/** A real screen on which Ctrl-C is pressed as soon as somebody begins to think. */
async function interruptedWhile(think: ThinkingPlace) {
  const input = Object.assign(new PassThrough(), { isTTY: true as const });
  let [heard, stopped] = ["", 0];
  const output = Object.assign(
    new Writable({
      decodeStrings: false,
      write(chunk, _encoding, done) {
        heard += String(chunk);
        done();
      },
    }),
    { isTTY: true as const, columns: 80 },
  );
  const thinker: Thinker = {
    places: [
      (thought) => {
        setImmediate(() => input.write("\u0003"));
        return think(thought);
      },
    ],
    clock: wallClock(),
    stop() {
      stopped++;
    },
  };
  const args = ["play", "wishes", "--seats", "heron,heron", "--usual", "--seed", "s"];
  const status = await guinguette(args, { input, output, error: output, env: {}, thinker });
  return { status, heard, stopped };
}

it("Ctrl-C is heard at once, however long somebody thinks, and nobody goes on thinking", async () => {
  const { status, heard, stopped } = await interruptedWhile(() => new Promise(() => {}));
  expect(status).toBe(130);
  expect(heard).toContain("The game was interrupted.");
  expect(stopped).toBe(1);
});

/** Waits a thousandth as long as it is asked to. */
function fastClock(): WallClock {
  const clock = wallClock();
  return { ...clock, timer: (milliseconds) => clock.timer(milliseconds / 1000) };
}

const script = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`);
const whenAsked = (what: string) =>
  `import { parentPort } from 'node:worker_threads'; parentPort.on('message', (thought) => { ${what} })`;

describe("a game of bots goes on to its end, and says who could not think", () => {
  async function played(thinker: Thinker) {
    const input = new PassThrough();
    input.end();
    let heard = "";
    const output = new Writable({
      decodeStrings: false,
      write(chunk, _encoding, done) {
        heard += String(chunk);
        done();
      },
    });
    const args = ["play", "fish-and-chips", "--seats", "random,random", "--seed", "s", "--lang"];
    const status = await guinguette([...args, "fr", "--option", "target=1"], {
      ...{ input, output, error: output, env: {} },
      thinker,
    });
    return { status, heard };
  }
  const could = (heard: string) =>
    heard.split("n’a pas pu réfléchir\u00a0: son coup a été tiré au hasard.").length - 1;

  it.each<[string, ThinkingPlace]>([
    [
      "throws at once",
      () => {
        throw new Error("a headache");
      },
    ],
    ["fails", () => Promise.reject(new Error("a headache"))],
    ["never comes back", () => new Promise(() => {})],
    ["answers illegally", async () => ({ type: "stay" })],
    ["answers nonsense", async () => null as unknown as Types["move"]],
    [
      "answers late",
      async ({ legal }) => new Promise((answer) => setTimeout(answer, 100, legal[0] as Types["move"])),
    ],
  ])("where a place %s", async (_, place) => {
    const { status, heard } = await played({ places: [place], clock: fastClock(), stop() {} });
    expect(status).toBe(0);
    expect(could(heard)).toBeGreaterThan(0);
    expect(heard).toContain("La partie est finie.");
  });

  it("where a thread is lost in thought, and this one does not follow it there", async () => {
    const file = script(whenAsked("for (;;) {}"));
    const { status, heard } = await played(threadThinker(file, fastClock()));
    expect(status).toBe(0);
    expect(could(heard)).toBeGreaterThan(0);
    expect(heard).toContain("La partie est finie.");
  });
});

/** Of each place in turn, whether it gave an answer. */
async function answersOf(thinker: Thinker, thought: Thought): Promise<("answered" | "failed")[]> {
  const answers: ("answered" | "failed")[] = [];
  for (const place of thinker.places)
    answers.push(
      await place(thought).then(
        () => "answered",
        () => "failed",
      ),
    );
  return answers;
}

it.each([
  ["throws", "throw new Error('a headache')"],
  ["ends without a word", "process.exit()"],
  ["throws when asked", whenAsked("throw 1")],
])("a thread that %s is noticed, tried again, and given up", async (_, text) => {
  const thinker = threadThinker(script(text));
  // Nobody can think about nothing, here neither.
  expect(await answersOf(thinker, {} as Thought)).toEqual(["failed", "failed", "failed"]);
  thinker.stop();
});

it("a bot that thinks well here is asked here, if its thread does not", async () => {
  const holders = [0, 1].map((seat) => ({ kind: "bot", name: `B${seat}`, level: "fry" }) as const);
  const opening = { game: "fish-fish", options: {}, seed: "s", setup: {}, settings: usualSettings } as const;
  const opened = openTable({ ...opening, holders });
  if (!opened.ok) throw new Error(opened.refusal.rule);
  const thought = thoughtOf(opened.table, sightOf(opened.table, "spectator").awaited[0] ?? 0, "fry");
  for (const [text, expected] of [
    ["throw new Error('a headache')", ["failed", "failed", "answered"]],
    [whenAsked("parentPort.postMessage({ type: 'stay' })"), ["answered", "answered", "answered"]],
  ] as const) {
    const thinker = threadThinker(script(text));
    expect(await answersOf(thinker, thought)).toEqual(expected);
    thinker.stop();
  }
});

it("a thread that answers the second time has answered, and goes on", async () => {
  const file = script(
    whenAsked(
      "if (Atomics.add(thought.tries, 0, 1) === 0) throw new Error('a headache'); parentPort.postMessage(1)",
    ),
  );
  const thinker = threadThinker(file);
  const tries = new Int32Array(new SharedArrayBuffer(4));
  const thought = { tries } as unknown as Thought;
  const [first, second] = thinker.places;
  await expect(first?.(thought)).rejects.toThrow("a headache");
  expect(await second?.(thought)).toBe(1);
  // The same thread goes on, however late the end of the first is heard.
  await new Promise((done) => setTimeout(done, 100));
  expect(await first?.(thought)).toBe(1);
  expect(tries[0]).toBe(3);
  thinker.stop();
  await expect.poll(() => process.getActiveResourcesInfo()).not.toContain("MessagePort");
});

it("a bot is told what its seat sees and has heard, and nothing that the deal could be told from", async () => {
  const thoughts: Thought[] = [];
  const input = new PassThrough();
  input.end();
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const thinker: Thinker = {
    places: [
      (thought) => {
        thoughts.push(structuredClone(thought));
        return chosenIn(thought, { spent: () => true });
      },
    ],
    clock: wallClock(),
    stop() {},
  };
  const args = ["play", "fish-fish", "--seats", "fry,pike,random", "--usual", "--seed", "the deal"];
  expect(await guinguette(args, { input, output, error: output, env: {}, thinker })).toBe(0);
  expect(new Set(thoughts.map(({ bot }) => bot))).toEqual(new Set(["fry", "pike", "random"]));
  expect(JSON.stringify(thoughts)).not.toContain("the deal");
  for (const { view, heard, bot } of thoughts) {
    const { seat, fisher, hand } = view as { seat: number; fisher: number; hand: unknown };
    expect(seat).toBe(["fry", "pike", "random"].indexOf(bot));
    if (seat !== fisher) expect(hand).toBeNull();
    // Which card was cast is told to whoever cast it (FF-L1).
    for (const event of heard as readonly { type: string; seat?: number; card?: unknown }[])
      if (event.type === "cast" && event.seat !== seat) expect(event.card ?? null).toBeNull();
  }
});

it("knows every bot by its flag", () => {
  for (const name of botNames) expect(botCalled(name)).toBe(name);
  expect(botCalled("Hasard")).toBe("random");
  expect(botCalled("somebody")).toBeUndefined();
});

it.each(gameIds)("every level plays %s to its end", async (game) => {
  for (const level of levels) {
    const options = game === "fish-and-chips" ? ["--option", "target=1"] : ["--usual"];
    const ran = await run(["play", game, "--seats", `${level},random`, "--seed", "s", ...options], "\n");
    expect(ran).toMatchObject({ status: 0, err: "" });
    expect(ran.out).toContain("The game is over.");
  }
});
