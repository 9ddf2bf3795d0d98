import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, describe, expect, it } from "vitest";
import { decoded, largest, readFile, readInput } from "./source.ts";
import { sourceSentence } from "./words.ts";

const folder = mkdtempSync(join(tmpdir(), "guinguette-"));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe("a file", () => {
  it("is read as text", async () => {
    expect(await readFile(fileOf("a", "é🐟"))).toEqual({ ok: true, text: "é🐟" });
    expect(await readFile(fileOf("empty", ""))).toEqual({ ok: true, text: "" });
  });

  it("may begin with a byte order mark, once", async () => {
    expect(await readFile(fileOf("bom", "\ufeff{}"))).toEqual({ ok: true, text: "{}", isMarked: true });
    expect(await readFile(fileOf("boms", "\ufeff\ufeff{}"))).toEqual({
      ok: true,
      text: "\ufeff{}",
      isMarked: true,
    });
  });

  it("that is missing, a folder, or nothing like a name cannot be read", async () => {
    expect(await readFile(join(folder, "none"))).toEqual({ ok: false, problem: { kind: "missing" } });
    expect(await readFile(join(fileOf("b", ""), "none"))).toEqual({
      ok: false,
      problem: { kind: "missing" },
    });
    expect(await readFile("")).toEqual({ ok: false, problem: { kind: "missing" } });
    expect(await readFile(folder)).toEqual({ ok: false, problem: { kind: "directory" } });
    expect(await readFile("a\u0000b")).toMatchObject({ ok: false, problem: { kind: "unreadable" } });
  });

  it("of more than 16 MiB is not read to its end", async () => {
    expect(largest).toBe(16 * 1024 * 1024);
    const just = await readFile(fileOf("just", " ".repeat(largest)));
    expect(just.ok && just.text.length).toBe(largest);
    expect(await readFile(fileOf("over", " ".repeat(largest + 1)))).toEqual({
      ok: false,
      problem: { kind: "too-large" },
    });
  });
});

describe("standard input", () => {
  it("is read the same way, whatever its pieces", async () => {
    const bytes = Buffer.from("é🐟é");
    const pieces = Array.from(bytes, (byte) => Buffer.from([byte]));
    expect(await readInput(Readable.from(pieces))).toEqual({ ok: true, text: "é🐟é" });
    expect(await readInput(Readable.from(["a", "b"]))).toEqual({ ok: true, text: "ab" });
  });

  it("that never ends is left", async () => {
    const endless = new Readable({
      read() {
        this.push(Buffer.alloc(1 << 20, 32));
      },
    });
    expect(await readInput(endless)).toEqual({ ok: false, problem: { kind: "too-large" } });
    expect(endless.destroyed).toBe(true);
  });
});

describe("bytes that are not UTF-8", () => {
  it.each([
    [[0xff], 0],
    [[0x61, 0x80], 1],
    [[0x61, 0xc3, 0x28], 1],
    [[0xc3, 0xa9, 0xed, 0xa0, 0x80], 2],
    [[0xc0, 0xaf], 0],
    [[0x61, 0xf0, 0x9f], 1],
  ])("%j is wrong from byte %d on", (bytes, near) => {
    const source = decoded(Uint8Array.from(bytes));
    expect(source).toMatchObject({ ok: false, problem: { kind: "not-utf8" } });
    const offset = !source.ok && source.problem.kind === "not-utf8" ? source.problem.offset : -1;
    // Up to the last byte of the sign that is broken.
    expect(offset).toBeGreaterThanOrEqual(near);
    expect(offset).toBeLessThanOrEqual(near + 2);
  });
});

it("a bad byte is found in the middle of much that is good, across the pieces it is looked for in", () => {
  for (const at of [65_534, 65_535, 65_536, 65_537, 200_000]) {
    const bytes = Buffer.from("🐟".repeat(100_000));
    bytes[at] = 0xff;
    const source = decoded(bytes);
    const offset = !source.ok && source.problem.kind === "not-utf8" ? source.problem.offset : -1;
    expect(Math.abs(offset - at), `${at}`).toBeLessThanOrEqual(3);
  }
});

it("each problem has its sentence, in both languages", () => {
  const problems = [
    { kind: "missing" },
    { kind: "directory" },
    { kind: "forbidden" },
    { kind: "unreadable", code: "EIO" },
    { kind: "unreadable", code: "" },
    { kind: "too-large" },
    { kind: "not-utf8", offset: 1234 },
  ] as const;
  expect(problems.map((problem) => sourceSentence(problem, "en"))).toEqual([
    "there is no such file",
    "this is a directory, not a file",
    "reading it is not permitted",
    "it cannot be read (EIO)",
    "it cannot be read (?)",
    "too large for a record: more than 16 MiB",
    "byte 1,234: this is not UTF-8",
  ]);
  expect(problems.map((problem) => sourceSentence(problem, "fr"))).toEqual([
    "ce fichier n’existe pas",
    "c’est un dossier, pas un fichier",
    "lecture interdite",
    "lecture impossible (EIO)",
    "lecture impossible (?)",
    "trop grand pour une partie\u00a0: plus de 16\u00a0Mio",
    "octet 1\u202f234\u00a0: ce n’est pas de l’UTF-8",
  ]);
});
