/** Programs that do anything at all to win, to harm or to stay: what they get from it. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blemishes } from "../testing/blemishes.ts";
import { bin, build, env, guinguette } from "../testing/built.ts";
import { isGone, planFor, playedIn } from "../testing/match.ts";
import { cases, proved } from "../testing/proof.ts";
import { faultSentence } from "./words.ts";

const folder = mkdtempSync(join(tmpdir(), "guinguette-hostile-"));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(build, 400_000);

const fixture = (name: string, ...args: string[]) => {
  const file = fileURLToPath(new URL(`../testing/programs/${name}`, import.meta.url));
  return `exec:${[process.execPath, file, ...args].map((part) => `"${part}"`).join(" ")}`;
};

/** A program of these lines; `question` is what it was asked last, and `first()` answers like an honest one. */
function program(name: string, onStart: string, onQuestion: string): string {
  const file = join(folder, `${name.replaceAll(/\W/g, "-")}.cjs`);
  writeFileSync(
    file,
    `const { spawn } = require("node:child_process");
const say = (text) => process.stdout.write(text + "\\n");
let question;
const first = () => say(JSON.stringify(question.legal[0]));
${onStart}
require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  question = JSON.parse(line);
  ${onQuestion}
});`,
  );
  return `exec:"${process.execPath}" "${file}"`;
}

function statusOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once("close", resolve);
  });
}

describe("a program that remembers", () => {
  const told = (where: string) =>
    existsSync(join(where, "told")) ? readFileSync(join(where, "told"), "utf8").trim().split("\n") : [];
  const games = cases(10, 120);

  function predictions(...flags: string[]): string[] {
    const where = mkdtempSync(join(folder, "predictor-"));
    const args = ["--game", "fish-and-chips", "--games", String(games), "--options", "target=60"];
    const seats = `${fixture("predictor.mjs", where)},random`;
    const ran = guinguette(["match", ...args, "--seats", seats, "--json", ...flags]);
    expect(ran.status).toBe(0);
    expect(JSON.parse(ran.out).games).toBe(games);
    expect(ran.err).not.toContain("loses");
    return told(where);
  }

  it("has never seen the deal it meets, though it writes everything down", () => {
    expect(predictions()).toEqual([]);
    proved(games, "games against a program that writes everything down: 0 seas foretold");
  });

  it("does so where rotations are asked for: the predictor works, and what is said of --rotations is true", () => {
    // How often depends on which games happen to be played at the same time.
    expect(predictions("--rotations")).toContain("true");
  });
});

describe("a program that looks around", () => {
  const seed = "sesame-2f9c";
  const args = ["match", "--game", "chat-peche", "--games", "2", "--seed", "-", "--json", "--seats"];

  it("finds the seed nowhere, and holds nothing of ours", async () => {
    const haul = join(folder, "haul");
    const file = join(folder, "seed");
    const log = join(folder, "log");
    writeFileSync(file, `${seed}\n`);
    const [input, error] = [openSync(file, "r"), openSync(log, "w")];
    const command = [bin, ...args, `${fixture("snoop.mjs", haul)},random`];
    const child = spawn(process.execPath, command, { env, stdio: [input, "ignore", error] });
    // Nobody but the match has these files open.
    for (const descriptor of [input, error]) closeSync(descriptor);
    expect(await statusOf(child)).toBe(0);
    const found = readFileSync(haul, "latin1");
    expect(found).toContain("guinguette.mjs");
    expect(found).not.toContain(seed);
    for (const line of found.split("\n").filter((one) => one.startsWith("own: "))) {
      expect(line).not.toContain(file);
      expect(line).not.toContain(log);
    }
    // Told when all is over, and there.
    expect(readFileSync(log, "utf8")).toMatch(new RegExp(`\nseed “${seed}”\n$`));
  });

  it("is given three pipes, and no file that was open before", () => {
    const held = join(folder, "held");
    const seats = `exec:ls -l /proc/self/fd > "${held}"; "${process.execPath}" -e "process.exit(1)",random`;
    const file = openSync(join(folder, "seed"), "r");
    // A gap before it: what is handed on to us lies far up sometimes.
    const stdio = [
      "pipe",
      "pipe",
      "pipe",
      ...Array.from({ length: 30 }, () => "ignore" as const),
      file,
    ] as const;
    spawnSync(process.execPath, [bin, ...args, seats], { env, input: seed, stdio: [...stdio] });
    closeSync(file);
    const open = readFileSync(held, "utf8")
      .split("\n")
      .filter((line) => line.includes(" -> "))
      .map((line) => line.split(" -> ")[1] ?? "");
    // Standard output is the list itself; `ls` holds the folder it lists.
    const others = open.filter((path) => !/^\/proc\/\d+\/fd$|^\/dev\/null$/.test(path) && path !== held);
    expect(others.map((path) => path.split(":")[0])).toEqual(["socket", "socket"]);
  });
});

const daemon = (pids: string, options: string) =>
  `const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], ${options});
require("node:fs").appendFileSync(${JSON.stringify(pids)}, child.pid + "\\n");
child.unref();`;

describe("a program that leaves something behind", () => {
  const families = [
    ["a child", '{ stdio: "ignore" }'],
    ["a child in a session of its own", '{ stdio: "ignore", detached: true }'],
    ["a child without surroundings", '{ stdio: "ignore", detached: true, env: {} }'],
  ] as const;

  it.each(families)("%s: it ends with the match", async (name, options) => {
    const pids = join(folder, `pids-${name}`.replaceAll(" ", "-"));
    const { pids: own } = await playedIn(
      planFor("chat-peche", [program(name, daemon(pids, options), "first();"), "random"], 1),
    );
    const left = [...own, ...readFileSync(pids, "utf8").trim().split("\n").map(Number)];
    expect(left.length).toBeGreaterThan(1);
    for (const pid of left) expect(await isGone(pid)).toBe(true);
  });

  it("a daemon whose parents are gone: it ends with the match too", async () => {
    const pids = join(folder, "daemons");
    // A child that starts the daemon and ends at once: nobody above the daemon is left.
    const middle = join(folder, "middle.cjs");
    writeFileSync(
      middle,
      `const { spawn } = require("node:child_process");\n${daemon(pids, '{ stdio: "ignore", detached: true }')}`,
    );
    const start = `require("node:child_process").spawnSync(process.execPath, [${JSON.stringify(middle)}]);`;
    const rounds = cases(1, 20);
    for (let round = 0; round < rounds; round++)
      await playedIn(planFor("chat-peche", [program("daemonic", start, "first();"), "random"], 1));
    const left = readFileSync(pids, "utf8").trim().split("\n").map(Number);
    expect(left.length).toBeGreaterThanOrEqual(rounds);
    for (const pid of left) expect(await isGone(pid)).toBe(true);
    proved(left.length, "daemons without parents ended with their match");
  });

  it.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("%s ends the match and its daemons", async (signal) => {
    const pids = join(folder, `pids-${signal}`);
    const hangs = program(
      `hangs-${signal}`,
      `${daemon(pids, '{ stdio: "ignore", detached: true }')} console.error("here");`,
      "",
    );
    // The bot has its own time: with the program’s it would be asked to wait as long before its first move.
    const args = ["--game", "fish-fish", "--games", "2", "--ms", "100000", "--seats", `${hangs},random@10`];
    const child = spawn(process.execPath, [bin, "match", ...args, "--json"], { env });
    let err = "";
    child.stderr.on("data", (chunk) => {
      const heard = err.includes("here");
      err += String(chunk);
      if (!heard && err.includes("here")) child.kill(signal);
    });
    expect(await statusOf(child)).toBe(130);
    for (const pid of readFileSync(pids, "utf8").trim().split("\n"))
      expect(await isGone(Number(pid))).toBe(true);
  });
});

/** What each does, and what comes of it; of a second answer it depends on when it comes. */
const hostile: readonly (readonly [
  name: string,
  onStart: string,
  onQuestion: string,
  outcome: "plays" | "loses" | "either",
])[] = [
  ["answers before it is asked", 'say("{}"); say("null");', "first();", "loses"],
  ["answers twice", "", "first(); first();", "either"],
  ["writes CRLF", "", 'say(JSON.stringify(question.legal[0]) + "\\r");', "plays"],
  ["says megabytes aside", "", 'process.stderr.write("x".repeat(3e6) + "\\n", first);', "plays"],
  [
    "commands the terminal",
    "",
    'process.stderr.write("\\u001b[2J\\u001b]0;t\\u0007\\u009b2J\\n"); first();',
    "plays",
  ],
  [
    "signals its own group",
    'process.on("SIGTERM", () => {}); process.kill(0, "SIGTERM");',
    "first();",
    "either",
  ],
  [
    "ignores signals",
    'process.on("SIGTERM", () => {}); process.on("SIGINT", () => {});',
    "first();",
    "plays",
  ],
  ["hangs", "", "", "loses"],
  ["closes its ears", "", "process.stdin.destroy(); setInterval(() => {}, 1000);", "loses"],
  ["closes its mouth", "", 'require("node:fs").closeSync(1); setInterval(() => {}, 1000);', "loses"],
  ["floods", "", 'const more = () => process.stdout.write("x".repeat(1 << 16), more); more();', "loses"],
  [
    "floods with lines",
    "",
    'const more = () => process.stdout.write("\\n".repeat(1 << 16), more); more();',
    "loses",
  ],
  ["says 100 MB on one line", "", "process.stdout.write(Buffer.alloc(1e8, 120));", "loses"],
  ["writes what is not UTF-8", "", "process.stdout.write(Buffer.from([0xff, 0xfe, 0x0a]));", "loses"],
  ["writes nulls", "", 'say("\\u0000".repeat(1000));', "loses"],
  ["nests", "", 'say("[".repeat(99999));', "loses"],
  ["nests and closes", "", 'say("[".repeat(49999) + "]".repeat(49999));', "loses"],
  ["speaks of prototypes", "", `say('{"__proto__":{"type":"place"},"constructor":1}');`, "loses"],
  ["has keys of prototypes as types", "", `say('{"type":"__proto__"}');`, "loses"],
  ["has a type that is no text", "", `say('{"type":{"toString":1}}');`, "loses"],
  ["answers with a huge number", "", `say('{"type":"place","column":1e999}');`, "loses"],
  ["answers what is not legal", "", `say('{"type":"place","column":99}');`, "loses"],
  ["ends", "", "process.exit(0);", "loses"],
  ["ends before it is asked", "process.exit(3);", "", "loses"],
  ["ends itself by a signal", "", 'process.kill(process.pid, "SIGKILL");', "loses"],
  [
    "starts others, and they others",
    // Each lives for a while and starts one more, a few times over: what escapes ends by itself.
    `const other = "setTimeout(() => +process.env.LEFT && require('node:child_process').spawn(process.execPath, ['-e', process.env.OTHER], { detached: true, env: { ...process.env, LEFT: process.env.LEFT - 1 } }), 20); setTimeout(() => {}, 20000)";
for (let i = 0; i < 3; i++)
  spawn(process.execPath, ["-e", other], { detached: true, env: { ...process.env, OTHER: other, LEFT: 5 } });`,
    "first();",
    "plays",
  ],
];

describe.concurrent("a program that", () => {
  it.each(hostile)("%s", async (name, onStart, onQuestion, outcome) => {
    const rounds = cases(1, 3);
    const before = Reflect.ownKeys(Object.prototype);
    const patience = outcome === "loses" ? { first: 1500, later: 300 } : { first: 20_000, later: 20_000 };
    const plan = {
      ...planFor("chat-peche", [program(name, onStart, onQuestion), "random"], rounds),
      patience,
    };
    const { played, pids, said } = await playedIn(plan);
    expect(played).toHaveLength(2 * rounds);
    for (const { fault, shares } of played) {
      if (outcome === "plays") expect(fault).toBeNull();
      if (outcome === "loses") expect(shares).toEqual([0, 1]);
    }
    for (const game of played)
      for (const language of ["en", "fr"] as const) {
        const sentence = faultSentence(plan, game, false, language) ?? "";
        expect(blemishes(sentence)).toEqual([]);
        expect(sentence.length).toBeLessThan(1500);
      }
    expect(blemishes(said.join("\n"))).toEqual([]);
    expect(said.join("").length).toBeLessThan(100_000);
    expect(Reflect.ownKeys(Object.prototype)).toEqual(before);
    for (const pid of pids) expect(await isGone(pid)).toBe(true);
  });

  afterAll(() => {
    proved(hostile.length, "kinds of hostile programs: the match went on, none was left behind");
  });
});
