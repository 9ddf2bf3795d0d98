/** What the terminal shows a second time, when asked for the table and the log at every turn of whole games. */
import { below, seeded } from "@guinguette/rules/random";
import { describe, expect, it } from "vitest";
import { converse, run } from "../testing/run.ts";

interface Asked {
  /** What this person is to do. */
  readonly prompt: string;
  readonly table: string;
  readonly log: string;
}

/** Plays a game as Ana, against a perch, and asks for the log and the table before every move. */
async function asked(game: string, seed: string, ...more: readonly string[]): Promise<Asked[]> {
  const random = seeded(seed);
  const found: Asked[] = [];
  let next: "log" | "table" | "move" = "log";
  let log = "";
  const args = ["play", game, "--players", "2", "--humans", "1", "--names", "Ana", "--usual"];
  const ran = await converse([...args, "--seed", seed, "--lang", "en", ...more], (question, since) => {
    if (!question.startsWith("> ")) return "";
    if (next === "log") {
      next = "table";
      return "l";
    }
    if (next === "table") {
      log = since;
      next = "move";
      return "";
    }
    found.push({ prompt: /Ana — .*/.exec(since)?.[0] ?? "", table: since, log });
    next = "log";
    const numbers = [...since.matchAll(/(?:^| {2}) *(\d+)\) /gm)].map(([, number]) => Number(number));
    return String(1 + below(random, Math.max(...numbers)));
  });
  expect(ran).toMatchObject({ status: 0, err: "" });
  return found;
}

const lines = (text: string) => text.split("\n");

describe("Chat-Pêche in the terminal", () => {
  /** By the book, none of these is anywhere: own equipment (CP-2), covered cards and others' catches (CP-3b). */
  function covered({ prompt, table, log }: Asked): string[] {
    const unrolled = log.replace(/\n {2}/g, " ");
    const luring = prompt.includes("Lure one pile");
    return [
      ...lines(unrolled).filter((line) => line.includes("to fish the")),
      ...lines(unrolled).filter((line) => /Perch 2 .*fishes/.test(line) && !/: \d+ cards?\.( |$)/.test(line)),
      ...lines(table).filter((line) => luring && /Ana .*column [abc]/.test(line)),
    ];
  }

  it("shows nothing again that may not be looked at again, by the book (CP-2, CP-3b, CP-R6)", async () => {
    const turns = await asked("chat-peche", "pond");
    expect(turns.length).toBeGreaterThan(8);
    expect(turns.flatMap(covered)).toEqual([]);
  });

  it("shows it all where the table aids memory", async () => {
    const found = (await asked("chat-peche", "pond", "--memory", "aided")).flatMap(covered).join("\n");
    for (const what of [/to fish the/, /Perch 2 .*fishes .*(fish|stone|water)/, /Ana .*column [abc]/])
      expect(found).toMatch(what);
  });
});

describe("Fish Fish in the terminal", () => {
  /** By the book, none of these is anywhere: discarded cards and baits, and how many were seen (FF-L6, FF-R2). */
  function covered({ prompt, table, log }: Asked): string[] {
    const fishing = prompt.includes("You are the Fisher");
    const unrolled = lines(log.replace(/\n {2}/g, " "));
    const checked = /reveals the fishing card|is discarded unseen|Line\s\d, |Round\s\d of/;
    const past = unrolled.slice(0, unrolled.findLastIndex((line) => checked.test(line)) + 1);
    return [
      ...past.filter((line) => /bait\s\d|Line\s\d, (catch|empty)|catches \d/.test(line)),
      ...lines(table).filter((line) => /Revealed|Gone unseen/.test(line)),
      ...lines(table).filter((line) => !fishing && line.includes("Baits still in hand")),
    ];
  }

  it("shows nothing again that was discarded, by the book (FF-L6, FF-R2)", async () => {
    const turns = await asked("fish-fish", "river");
    expect(turns.length).toBeGreaterThan(8);
    expect(turns.flatMap(covered)).toEqual([]);
    // The Fisher's own hand is the Fisher's to see.
    expect(turns.some(({ table }) => table.includes("Baits still in hand"))).toBe(true);
  });

  it("shows it all where the table aids memory", async () => {
    const found = (await asked("fish-fish", "river", "--memory", "aided")).flatMap(covered).join("\n");
    for (const what of [
      /bait\s\d/,
      /Line\s\d, (catch|empty)/,
      /Revealed/,
      /Gone unseen/,
      /Baits still in hand/,
    ])
      expect(found).toMatch(what);
  });
});

it("memory is by the book or aided, and nothing else", async () => {
  const { status, err } = await run(["play", "fish-fish", "--memory", "perfect"]);
  expect([status, err]).toEqual([2, expect.stringContaining("--memory")]);
});
