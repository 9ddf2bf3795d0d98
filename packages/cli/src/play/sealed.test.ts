/** Choices made at the same time before one screen: sealed, and changed until the last one is in (CP-2). */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readRecord } from "@guinguette/rules/record";
import { afterAll, describe, expect, it } from "vitest";
import { converse } from "../testing/run.ts";

const folder = mkdtempSync(join(tmpdir(), "guinguette-"));
afterAll(() => rmSync(folder, { recursive: true }));

const curtainOf = (name: string) => `Pass the device to ${name}. ${name}, press Enter. `;

/** Answers by a script of questions; whatever comes after it is answered by passing on, then the first choice. */
function scripted(script: readonly (readonly [question: string, answer: string])[], saveTo = "") {
  const left = [...script];
  const answer = (question: string): string | null => {
    const [expected, typed] = left[0] ?? [];
    if (expected !== undefined) {
      // Whoever is asked something else says no more: what is left of the script tells.
      if (question !== expected) return null;
      left.shift();
      return typed ?? "";
    }
    if (question.startsWith("Save")) return saveTo;
    return question.startsWith("> ") ? "1" : "";
  };
  return { answer, left };
}

function pond(names: string, ...more: string[]): string[] {
  const players = String(names.split(",").length);
  const sitting = ["--players", players, "--humans", players, "--names", names];
  return ["play", "chat-peche", ...sitting, "--usual", "--seed", "s", "--lang", "en", ...more];
}

/** What was placed in the first round, by seat, as the columns' moves of the record. */
async function placed(names: string, script: readonly (readonly [string, string])[], ...more: string[]) {
  const file = join(folder, `${Math.random()}.json`);
  const { answer, left } = scripted(script, file);
  const ran = await converse(pond(names, ...more), answer);
  expect(left).toEqual([]);
  expect(ran).toMatchObject({ status: 0, err: "" });
  const { moves } = readRecord(JSON.parse(readFileSync(file, "utf8")));
  return { out: ran.out, placed: moves.slice(0, names.split(",").length) };
}

const ana = curtainOf("Ana");
const bo = curtainOf("Bo");
const cy = curtainOf("Cy");

describe("a sealed choice", () => {
  it("is played with the others', whatever it was", async () => {
    const { placed: moves } = await placed("Ana,Bo", [
      [ana, ""],
      ["> ", "3"],
      [bo, ""],
      ["> ", "1"],
    ]);
    expect(moves.map(({ seat }) => seat)).toEqual([0, 1]);
    const again = await placed("Ana,Bo", [
      [ana, ""],
      ["> ", "2"],
      [bo, "u"],
      [ana, ""],
      ["> ", "3"],
      [bo, ""],
      ["> ", "1"],
    ]);
    expect(again.placed).toEqual(moves);
  });

  it("can be kept, and the device goes on with u", async () => {
    const straight = await placed("Ana,Bo", [
      [ana, ""],
      ["> ", "2"],
      [bo, ""],
      ["> ", "1"],
    ]);
    const there = await placed("Ana,Bo", [
      [ana, ""],
      ["> ", "2"],
      [bo, "u"],
      [ana, ""],
      ["> ", "k"],
      [bo, "u"],
      [ana, "u"],
      [bo, ""],
      ["> ", "1"],
    ]);
    expect(there.placed).toEqual(straight.placed);
  });

  it("is changed by any of three, each behind their own curtain", async () => {
    const straight = await placed("Ana,Bo,Cy", [
      [ana, ""],
      ["> ", "3"],
      [bo, ""],
      ["> ", "2"],
      [cy, ""],
      ["> ", "1"],
    ]);
    const changed = await placed("Ana,Bo,Cy", [
      [ana, ""],
      ["> ", "1"],
      [bo, ""],
      ["> ", "2"],
      [cy, "u"],
      [bo, "u"],
      [ana, ""],
      ["> ", "3"],
      [cy, ""],
      ["> ", "1"],
    ]);
    expect(changed.placed).toEqual(straight.placed);
  });

  it("is not shown again by the book, not even to its owner; aided it is (CP-2)", async () => {
    const script = [
      [ana, ""],
      ["> ", "2"],
      [bo, "u"],
      [ana, ""],
      ["> ", "k"],
    ] as const;
    const { out } = await placed("Ana,Bo", script);
    expect(out).toContain("Your choice is made. A number changes it, k keeps it.\n");
    const aided = await placed("Ana,Bo", script, "--memory", "aided");
    expect(aided.out).toContain("Your choice is made: the cat at column b (b1, b2, b3).");
  });

  it("looks to the others like any other, and so does a change of it", async () => {
    const seen = async (first: string, then: string) => {
      const { out } = await placed("Ana,Bo", [
        [ana, ""],
        ["> ", first],
        [bo, "u"],
        [ana, ""],
        ["> ", then],
        [bo, ""],
        ["> ", "l"],
        ["> ", "1"],
      ]);
      const looks = out.split(/Pass the device to (\w+)\. \w+, press Enter\. \n/);
      // Bo's own look, until the first cat is seen.
      return looks[looks.lastIndexOf("Bo", 7) + 1];
    };
    expect(await seen("1", "2")).toBe(await seen("3", "3"));
  });
});
