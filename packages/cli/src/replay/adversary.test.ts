/** Documents made to harm whoever replays them. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mutated, treeOf } from "@guinguette/rules/testing/mutations";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectWellFormed, mutation, questions, withCleanPrototypes } from "../testing/answers.ts";
import { blemishes } from "../testing/blemishes.ts";
import { build, guinguette } from "../testing/built.ts";
import { type Cost, costOf } from "../testing/cost.ts";
import { cases, proved } from "../testing/proof.ts";
import { playedRecord, starts } from "../testing/records.ts";
import { largest } from "./source.ts";

const folder = mkdtempSync(join(tmpdir(), "guinguette-hostile-"));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(build, 400_000);

function fileOf(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

it("records changed in many places have one well-formed answer each", () => {
  const each = cases(60, 2500);
  withCleanPrototypes(() => {
    for (const start of starts) {
      const tree = treeOf({ ...playedRecord(start, "hostile", 25), names: ["Ana", "Bo"] });
      const changes = fc.array(mutation, { minLength: 1, maxLength: 6 });
      fc.assert(
        fc.property(changes, fc.constantFrom(...questions), (mutations, asked) =>
          expectWellFormed(mutated(tree, mutations), asked),
        ),
        { numRuns: each },
      );
    }
  });
  proved(each * starts.length, "hostile records: one well-formed answer each, no prototype touched");
});

/** The largest file that is read, by a beginning, something again and again, and an end. */
function filled(begin: string, again: string, end: string): string {
  const count = Math.floor((largest - begin.length - end.length) / again.length);
  return begin + again.repeat(count) + end;
}

const record = JSON.stringify(playedRecord({ game: "chat-peche", players: 2 }, "s", 5));

const hostile: readonly (readonly [name: string, text: string | Uint8Array])[] = [
  ["open brackets", filled("", "[", "")],
  ["brackets, closed again", "[".repeat(largest / 2) + "]".repeat(largest / 2)],
  ["open braces", filled("", '{"a":', "")],
  ["brackets behind a record", filled(`${record.slice(0, -1)},"more":`, "[", "")],
  ["empty objects side by side", filled("[", "{},", "{}]")],
  ["empty lists two deep", filled("[", "[[]],", "[]]")],
  ["numbers side by side", filled("[", "1,", "1]")],
  ["keys side by side", filled('{"":0', ',"":0', "}")],
  ["lines without anything", filled("", "\n", "x")],
  ["blanks", filled("", " ", "x")],
  ["a text without an end", filled('["', "x", "")],
  ["escapes", filled('["', "\\u001b", "")],
  ["a number of millions of digits", filled("[", "9", "x]")],
  ["quotes", filled("", '"', "")],
  ["bytes that are not UTF-8", Buffer.alloc(largest, 0xff)],
  ["a sign that is cut at the end", Buffer.concat([Buffer.alloc(largest - 1, 0x20), Buffer.from([0xe2])])],
];

describe("16 MiB of what is no record", () => {
  let honest: Cost;
  const costs: Cost[] = [];

  beforeAll(() => {
    const text = filled(`${record.slice(0, -1)},"comment":"`, "x", '"}');
    honest = costOf(["replay", fileOf("honest.json", text), "--json"]);
    expect(honest.status).toBe(0);
  });

  it.each(hostile)("%s: refused for about as much as a record of that size costs", (name, content) => {
    const cost = costOf(["replay", fileOf("hostile.json", content), "--json"]);
    expect(cost.status, name).toBe(2);
    expect(blemishes(JSON.parse(cost.out).message)).toEqual([]);
    expect(cost.mebibytes, name).toBeLessThan(honest.mebibytes + 64);
    expect(cost.seconds, name).toBeLessThan(4 * honest.seconds + 0.5);
    costs.push(cost);
  });

  it("the most values that are read stay within bounds too", () => {
    const most = `[${"{},".repeat(499_998)}{}]`;
    const cost = costOf(["replay", fileOf("most.json", most), "--json"]);
    expect(cost.status).toBe(2);
    expect(cost.mebibytes).toBeLessThan(honest.mebibytes + 64);
  });

  afterAll(() => {
    const most = (of: (cost: Cost) => number) => Math.max(...costs.map(of)).toFixed(2);
    const [memory, time] = [most(({ mebibytes }) => mebibytes), most(({ seconds }) => seconds)];
    proved(costs.length, `files of 16 MiB refused, at most ${memory} MiB and ${time} s of computing each`);
  });
});

it("names and file names that command a terminal are spelt out for people", () => {
  const escapes = "\u001b]0;t\u0007\u001b[2J\u009b31m\u202e\r";
  const named = { ...JSON.parse(record), names: [`A${escapes}`, `B${escapes}`], seed: escapes };
  const files = [
    fileOf(`x\u001b[31m\u009b2J.json`, JSON.stringify(named)),
    fileOf("y\u001b[2J.json", `{"${escapes}`),
    fileOf("z\u001b[2J.json", JSON.stringify({ [escapes]: 1 })),
    fileOf("v\u001b[2J.json", JSON.stringify({ ...named, game: escapes })),
    join(folder, "none\u001b[2J.json"),
  ];
  for (const language of ["en", "fr"]) {
    const told = guinguette(["replay", ...files, "--lang", language]);
    expect(blemishes(told.out + told.err)).toEqual([]);
    expect(told.out + told.err).not.toContain("\u202e");
    const answered = guinguette(["replay", ...files, "--lang", language, "--json", "--view", "0"]);
    expect(blemishes(answered.out + answered.err)).toEqual([]);
    expect(answered.out).not.toContain("\u202e");
    const lines = answered.out.split("\n").slice(0, -1);
    expect(lines.map((line) => JSON.parse(line).file)).toEqual(files);
  }
});
