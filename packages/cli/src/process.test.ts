/** The command as people run it: built, in a process of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { below, seeded } from "@guinguette/rules/random";
import { type Mutation, mutated, mutationKinds, picked, treeOf } from "@guinguette/rules/testing/mutations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerText } from "./replay/answer.ts";
import { bin, build, env, guinguette } from "./testing/built.ts";
import { isGone } from "./testing/match.ts";
import { playedRecord, starts } from "./testing/records.ts";

const folder = mkdtempSync(join(tmpdir(), "guinguette-"));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(build, 400_000);

/** Documents that are almost records, always the same. */
function documents(count: number): string[] {
  const random = seeded("documents");
  const trees = starts.map((start) => treeOf(playedRecord(start, "process", 10)));
  return Array.from({ length: count }, (_, index) => {
    const mutations = Array.from({ length: below(random, 3) }, (): Mutation => {
      const [kind, at, pick] = [below(random, 30_000), below(random, 30_000), below(random, 30_000)];
      return { kind: picked(mutationKinds, kind), at, pick };
    });
    return mutated(picked(trees, index), mutations);
  });
}

/** Through the bytes of a file: a lone surrogate does not survive them. */
const asWritten = (text: string) => Buffer.from(text).toString();

describe("guinguette replay", () => {
  it("answers hundreds of files as it answers them one by one", () => {
    const texts = documents(300).map(asWritten);
    const files = texts.map((text, index) => {
      const file = join(folder, `${index}.json`);
      writeFileSync(file, text);
      return file;
    });
    const question = { language: "en", trace: true, viewer: undefined } as const;
    const answers = texts.map((text, index) => answerText(files[index] ?? "", text, question));
    const ran = guinguette(["replay", ...files, "--json", "--trace"]);
    expect(ran.err).toBe("");
    expect(ran.out.split("\n").slice(0, -1)).toEqual(answers.map(({ line }) => JSON.stringify(line)));
    expect(ran.status).toBe(2);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([0, 1, 2]));
  });

  it("answers standard input with one line and the status of what it found", () => {
    const answerOf = (text: string) => answerText("-", text, { language: "en", trace: false });
    // One of each status: what is answered to many more is read from files above.
    const texts = new Map(documents(30).map((text) => [answerOf(asWritten(text)).status, asWritten(text)]));
    expect([...texts.keys()].toSorted()).toEqual([0, 1, 2]);
    for (const [status, text] of texts)
      expect(guinguette(["replay", "-", "--json"], text)).toEqual({
        status,
        out: `${JSON.stringify(answerOf(text).line)}\n`,
        err: "",
      });
  });

  it("keeps its head before what is no record at all", () => {
    const deep = join(folder, "deep.json");
    writeFileSync(deep, "[".repeat(3_000_000));
    const ran = guinguette(
      ["replay", folder, deep, join(folder, "none"), "-", "--json"],
      Buffer.from([0xff, 0xfe]),
    );
    expect(ran.status).toBe(2);
    expect(ran.err).toBe("");
    const messages = ran.out
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line).message);
    expect(messages).toEqual([
      "this is a directory, not a file",
      "line 1, column 101: nested too deep for a record, more than 100 levels",
      "there is no such file",
      "byte 0: this is not UTF-8",
    ]);
  });

  it("has a reader who leaves early", async () => {
    const files = Array.from({ length: 400 }, () => join(folder, "0.json"));
    const child = spawn(process.execPath, [bin, "replay", "--json", "--trace", ...files], { env });
    let err = "";
    child.stderr.on("data", (chunk) => {
      err += String(chunk);
    });
    child.stdout.once("data", () => child.stdout.destroy());
    await ended(child);
    expect(err).toBe("");
  });
});

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once("close", resolve);
  });
}

describe("guinguette", () => {
  it("helps, tells its version, and says what it does not know", () => {
    expect(guinguette(["--help"])).toMatchObject({ status: 0, err: "" });
    expect(guinguette(["--version"]).out).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(guinguette(["fly"])).toMatchObject({ status: 2, out: "" });
  });

  it("plays with answers from a pipe", () => {
    mkdirSync(join(folder, "saved"));
    const file = join(folder, "saved", "game.json");
    const args = ["play", "chat-peche", "--players", "2", "--humans", "0", "--usual", "--seed", "s"];
    const ran = guinguette(args, `${file}\n`);
    expect(ran).toMatchObject({ status: 0, err: "" });
    expect(guinguette(["replay", file, "--json"]).out).toMatch(/"over":true/);
    expect(guinguette(["play", "wishes"], "2\n")).toMatchObject({ status: 1 });
  });

  it("measures in threads, one line for each game and number of players", () => {
    const ran = guinguette([
      "bench",
      "--game",
      "fish-and-chips",
      "--seconds",
      "0.02",
      "--runs",
      "3",
      "--json",
    ]);
    expect(ran.status).toBe(0);
    const lines = ran.out
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line));
    expect(lines.map(({ players }) => players)).toEqual([1, 2, 3, 4]);
    for (const line of lines) {
      expect(Object.keys(line)).toEqual(["game", "players", "unit", "perSecond", "movesPerSecond", "runs"]);
      expect(line).toMatchObject({ game: "fish-and-chips", unit: "round" });
      expect(line.runs).toHaveLength(3);
      expect(line.perSecond).toBe(line.runs.toSorted((a: number, b: number) => a - b)[1]);
      expect(line.movesPerSecond).toBeGreaterThan(10 * line.perSecond);
    }
    expect(ran.err).toBe("fish-and-chips 1\nfish-and-chips 2\nfish-and-chips 3\nfish-and-chips 4\n");
    const table = guinguette(["bench", "--players", "5", "--seconds", "0.01", "--runs", "1", "--lang", "fr"]);
    expect(table.out.split("\n").map((line) => line.split(" ")[0])).toEqual([
      "jeu",
      "fish-fish",
      "wishes",
      "",
    ]);
  });

  it("measures until Ctrl-C, and has printed what is done", async () => {
    const child = spawn(process.execPath, [bin, "bench", "--seconds", "0.05", "--runs", "3", "--json"], {
      env,
    });
    let out = "";
    child.stdout.on("data", (chunk) => {
      out += String(chunk);
    });
    child.stdout.once("data", () => child.kill("SIGINT"));
    expect(await ended(child)).toBe(130);
    const lines = out
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThan(18);
    expect(lines[0]).toMatchObject({ game: "fish-fish", players: 2 });
  });

  it("plays matches in threads, with bots and outside programs", () => {
    const program = join(folder, "first-move.cjs");
    writeFileSync(
      program,
      `require("node:readline").createInterface({ input: process.stdin }).on("line", (line) =>
        console.log(JSON.stringify(JSON.parse(line).legal[0])));`,
    );
    const seats = `random,exec:"${process.execPath}" "${program}",random`;
    const args = ["match", "--game", "chat-peche", "--players", "3", "--games", "4", "--seed"];
    const withPrograms = [...args, "-", "--seats", seats, "--json"];
    const ran = guinguette(withPrograms, "sesame\n");
    expect(ran.status).toBe(0);
    const { entries, ...rest } = JSON.parse(ran.out);
    expect(rest).toEqual({ game: "chat-peche", players: 3, games: 6 });
    expect(entries.map(({ bot }: { bot: string }) => bot)).toEqual(["random", seats.split(",")[1]]);
    for (const entry of entries)
      expect(Object.keys(entry)).toEqual(["bot", "winShare", "low", "high", "points"]);
    const [led] = JSON.parse(guinguette([...withPrograms, "--leads"], "sesame").out).entries;
    expect(led.leadLow).toBeLessThanOrEqual(led.lead);
    expect(entries[0].winShare + entries[1].winShare).toBeCloseTo(1, 5);
    expect(ran.err).toContain("games: 6 (4 asked for, rounded up to whole sets)");
    expect(ran.err).toContain("\nchat-peche 3: 6/6\n");
    // However the threads share the games.
    expect(guinguette(withPrograms, "sesame").out).toBe(ran.out);
    expect(ran.err.split("sesame")).toHaveLength(2);
    expect(ran.err).toMatch(/\nseed “sesame”\n$/);
    expect(guinguette([...args, "s", "--seats", "random,random,random", "--lang", "fr"]).out).toMatch(
      /^chat-peche, joueurs\u00a0: 3, parties\u00a0: 6\nrobot /,
    );
  });

  it("plays until Ctrl-C, whatever an outside program does, and leaves none behind", async () => {
    const program = join(folder, "hangs.cjs");
    const pids = join(folder, "pids");
    writeFileSync(
      program,
      `require("node:fs").appendFileSync(${JSON.stringify(pids)}, process.pid + "\\n");
      console.error("here");
      setInterval(() => {}, 1000);`,
    );
    const seats = `exec:"${process.execPath}" "${program}",random`;
    const args = [
      "match",
      "--game",
      "fish-fish",
      "--games",
      "4",
      // A bot of the house takes all of its time before it answers, and may be the first to play.
      "--ms",
      "5000",
      "--seats",
      seats,
      "--json",
    ];
    const child = spawn(process.execPath, [bin, ...args], { env });
    let out = "";
    child.stdout.on("data", (chunk) => {
      out += String(chunk);
    });
    let err = "";
    child.stderr.on("data", (chunk) => {
      const heard = err.includes("here");
      err += String(chunk);
      if (!heard && err.includes("here")) child.kill("SIGINT");
    });
    expect(await ended(child)).toBe(130);
    expect(JSON.parse(out)).toMatchObject({ game: "fish-fish", games: 0 });
    expect(err).not.toContain("loses");
    for (const pid of readFileSync(pids, "utf8").trim().split("\n"))
      expect(await isGone(Number(pid))).toBe(true);
  });

  it("solves until Ctrl-C, and says what the shipped table gives away", async () => {
    const child = spawn(process.execPath, [bin, "solve", "fish-fish", "--json"], { env });
    let out = "";
    child.stdout.on("data", (chunk) => {
      out += String(chunk);
    });
    child.stderr.on("data", (chunk) => {
      if (String(chunk).includes("try 1")) child.kill("SIGINT");
    });
    expect(await ended(child)).toBe(130);
    const { game, players, tries, solved, shipped } = JSON.parse(out);
    expect({ game, players }).toEqual({ game: "fish-fish", players: 2 });
    expect(tries).toBeGreaterThan(0);
    expect(shipped.exploitability).toBeLessThan(0.001);
    expect(solved.exploitability).toBeLessThan(0.2);
    expect(solved.low).toBeLessThan(shipped.high);
    expect(solved.high).toBeGreaterThan(shipped.low);
  }, 120_000);
});
