import { PassThrough, Writable } from "node:stream";
import { botNames, levels, thinkingTimes } from "@guinguette/bots/levels";
import { chosenIn, type Thought } from "@guinguette/bots/thought";
import { gameIds } from "@guinguette/rules/games";
import { expect, it } from "vitest";
import { within } from "../clock.ts";
import { guinguette } from "../command.ts";
import { run } from "../testing/run.ts";
import { botCalled } from "./bots.ts";
import { type Thinker, threadThinker } from "./thinking.ts";

/** A real screen on which Ctrl-C is pressed as soon as somebody begins to think. */
async function interruptedWhile(think: Thinker["think"]) {
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
    think(thought) {
      setImmediate(() => input.write("\u0003"));
      return think(thought);
    },
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

it("a thought that fails is not kept quiet, and the game goes on", async () => {
  const { status, heard } = await interruptedWhile(() => Promise.reject(new Error("a headache")));
  expect(heard).toContain("could not think: this is a move at random.");
  expect(status).toBe(130);
});

it.each([
  ["throws", "throw new Error('a headache')"],
  ["ends without a word", "process.exit()"],
  [
    "throws when asked",
    "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { throw 1 })",
  ],
])("a thread that %s is noticed, tried again, and given up", async (_, script) => {
  const thinker = threadThinker(new URL(`data:text/javascript,${encodeURIComponent(script)}`));
  await expect(thinker.think({} as Thought)).rejects.toThrow();
  thinker.stop();
});

it("a thread that answers the second time has answered", async () => {
  const script = `import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ tries }) => {
      if (Atomics.add(tries, 0, 1) === 0) throw new Error("a headache");
      parentPort.postMessage({ type: "stay" });
    });`;
  const thinker = threadThinker(new URL(`data:text/javascript,${encodeURIComponent(script)}`));
  const tries = new Int32Array(new SharedArrayBuffer(4));
  expect(await thinker.think({ tries } as unknown as Thought)).toEqual({ type: "stay" });
  // The same thread goes on, however late the end of the first is heard.
  await new Promise((done) => setTimeout(done, 100));
  expect(await thinker.think({ tries } as unknown as Thought)).toEqual({ type: "stay" });
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
    think(thought) {
      thoughts.push(structuredClone(thought));
      return chosenIn(thought, { spent: () => true });
    },
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

it("the time of a level is up when its clock says so", () => {
  expect(within(thinkingTimes.random).spent()).toBe(true);
  expect(within(thinkingTimes.heron).spent()).toBe(false);
});

it.each(gameIds)("every level plays %s to its end", async (game) => {
  for (const level of levels) {
    const options = game === "fish-and-chips" ? ["--option", "target=1"] : ["--usual"];
    const ran = await run(["play", game, "--seats", `${level},random`, "--seed", "s", ...options], "\n");
    expect(ran).toMatchObject({ status: 0, err: "" });
    expect(ran.out).toContain("The game is over.");
  }
});
