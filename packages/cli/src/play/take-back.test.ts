/** Taking a move back before one screen. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type GameRecord, readRecord } from "@guinguette/rules/record";
import { afterAll, describe, expect, it } from "vitest";
import { converse, run } from "../testing/run.ts";

const folder = mkdtempSync(join(tmpdir(), "guinguette-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Answers by a script of [how the question begins, answer]; what comes after it is played by the first choice. */
async function played(args: readonly string[], script: readonly (readonly [string, string])[]) {
  const file = join(folder, `${Math.random()}.json`);
  const left = [...script];
  const heard: string[] = [];
  const ran = await converse(
    ["play", ...args, "--usual", "--seed", "s", "--lang", "en"],
    (question, since) => {
      const [expected, typed] = left[0] ?? [];
      if (expected !== undefined) {
        heard.push(since);
        // Whoever is asked something else says no more: what is left of the script tells.
        if (!new RegExp(`^${expected}`).test(question)) return null;
        left.shift();
        return typed ?? "";
      }
      if (question.startsWith("Save")) return file;
      return question.startsWith("> ") ? "1" : "";
    },
  );
  expect(left, heard.at(-1)).toEqual([]);
  expect(ran).toMatchObject({ status: 0, err: "" });
  const record: GameRecord = readRecord(JSON.parse(readFileSync(file, "utf8")));
  return { out: ran.out, heard, record };
}

const two = ["--players", "2", "--humans", "2", "--names", "Ana,Bo"];

describe("without secrets", () => {
  const game = ["fish-and-chips", ...two];

  it("whoever moved last takes the move back at the next one's prompt", async () => {
    const plain = await played(game, [
      ["> ", "2"],
      ["> ", "1"],
    ]);
    const back = await played(game, [
      ["> ", "1"],
      ["> ", "u"],
      ["Ana, take your last move back\\? \\[y/N\\] ", "y"],
      ["> ", "2"],
      ["> ", "1"],
    ]);
    expect(back.record).toEqual(plain.record);
    expect(back.heard[3]).toContain("· Ana has taken back their last move.");
    // What is played instead is told like any move.
    const [, told] = plain.heard.map((since) => since.split("\n").filter((line) => line.startsWith("· ")));
    expect(told).not.toEqual([]);
    expect(back.heard[4]?.split("\n")).toEqual(expect.arrayContaining(told ?? []));
    expect(back.heard[1]).toContain("u take back");
  });

  it("there is nothing to take back before the first move, nor where the table allows none", async () => {
    const { heard } = await played(
      [...game, "--take-back", "none"],
      [
        ["> ", "u"],
        ["> ", "1"],
        ["> ", "u"],
        ["> ", "1"],
      ],
    );
    for (const since of heard) expect(since).not.toContain("u take back");
    expect(heard[1]).toMatch(/“u” is not a choice: .*or \? h l q\./);
    expect(heard[3]).toMatch(/“u” is not a choice: .*or \? h l q\./);
  });

  it("a no leaves all as it is", async () => {
    const plain = await played(game, [["> ", "1"]]);
    const stays = await played(game, [
      ["> ", "1"],
      ["> ", "u"],
      ["Ana, take your last move back", "n"],
    ]);
    expect(stays.record).toEqual(plain.record);
  });
});

describe("with secrets", () => {
  const game = ["fish-fish", ...two];
  const curtain = (name: string) => `Pass the device to ${name}\\. `;
  /** Seed s: who fishes first, and who bets. */
  const begun = async (): Promise<readonly [fisher: string, fish: string]> => {
    const { out } = await played(game, []);
    const fisher = /Pass the device to (\w+)\./.exec(out)?.[1] ?? "";
    return fisher === "Ana" ? ["Ana", "Bo"] : ["Bo", "Ana"];
  };

  it("the device goes back through the curtain; the first cast tells nothing, and is free (FF-L1)", async () => {
    const [fisher, fish] = await begun();
    const plain = await played(game, [
      [curtain(fisher), ""],
      ["> ", "2"],
    ]);
    const { record, heard } = await played(game, [
      [curtain(fisher), ""],
      ["> ", "1"],
      [curtain(fish), "u"],
      [curtain(fisher), "u"],
      [curtain(fish), "u"],
      [curtain(fisher), ""],
      [`${fisher}, take your last move back\\? \\[y/N\\] `, "y"],
      // The device is where it has to be.
      ["> ", "2"],
    ]);
    expect(record).toEqual(plain.record);
    expect(heard[2]).toContain(`u: back to ${fisher}, to take a move back.\n`);
    expect(heard[3]).toContain(`u: on to ${fish}, whose turn it is.\n`);
    expect(heard[7]).toContain(`· ${fisher} has taken back their last move.`);
  });

  /** A bet that turns the card over (FF-L4): whether it can be taken back is said to whoever made it. */
  const bet = (fisher: string, fish: string): (readonly [string, string])[] => [
    [curtain(fisher), ""],
    ["> ", "1"],
    [curtain(fish), ""],
    ["> ", "2"],
    [curtain(fisher), "u"],
    [curtain(fish), ""],
  ];

  it("what has come to light is not free", async () => {
    const [fisher, fish] = await begun();
    const { heard } = await played(game, [
      ...bet(fisher, fish),
      ["Your last move cannot be taken back\\. \\(Enter\\) ", ""],
      [curtain(fisher), ""],
    ]);
    expect(heard[4]).toContain(`u: back to ${fish}, to take a move back.\n`);
  });

  const consent = [...game, "--take-back", "consent"];

  it("by consent: the others are asked behind the curtain, and the move is as if never made", async () => {
    const [fisher, fish] = await begun();
    const plain = await played(consent, [
      [curtain(fisher), ""],
      ["> ", "1"],
      [curtain(fish), ""],
      ["> ", "1"],
    ]);
    const back = await played(consent, [
      ...bet(fisher, fish),
      [`${fish}, ask the others to let you take your last move back\\? \\[y/N\\] `, "y"],
      [curtain(fisher), ""],
      [`${fisher}, ${fish} would like to take back their last move\\. Do you agree\\? \\[y/N\\] `, "y"],
      [curtain(fish), ""],
      ["> ", "1"],
    ]);
    expect(back.record).toEqual(plain.record);
    expect(back.heard[10]).toContain(`· ${fish} has taken back their last move.`);
  });

  it("a refusal is told, and the move stands", async () => {
    const [fisher, fish] = await begun();
    const plain = await played(consent, bet(fisher, fish).slice(0, 4));
    const { record, heard } = await played(consent, [
      ...bet(fisher, fish),
      [`${fish}, ask the others`, "y"],
      [curtain(fisher), ""],
      [`${fisher}, ${fish} would like`, ""],
      // The same person goes on: the device need not change hands.
      ["> ", "1"],
      [curtain(fish), ""],
      ["> ", "1"],
    ]);
    expect(record).toEqual(plain.record);
    expect(heard[11]).toContain(`· ${fisher} does not agree: the move stands.`);
  });

  it("bots are asked nothing: among them a move goes back at once", async () => {
    const alone = [
      "fish-fish",
      "--players",
      "2",
      "--humans",
      "1",
      "--names",
      "Ana",
      "--take-back",
      "consent",
    ];
    const { out } = await played(alone, [
      ["> ", "1"],
      ["> ", "u"],
      ["Ana, ask the others", "y"],
      ["> ", "1"],
    ]);
    expect(out).toContain("· Ana has taken back their last move.");
  });
});

it("--take-back is free, none or consent, and nothing else", async () => {
  const { status, err } = await run(["play", "fish-fish", "--take-back", "always"]);
  expect([status, err]).toEqual([
    2,
    expect.stringContaining("--take-back: expected free, none or consent, found “always”"),
  ]);
});
