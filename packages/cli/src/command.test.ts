import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { run } from "./testing/run.ts";
import { commandNames, usage } from "./usage.ts";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

describe("help", () => {
  it.each([[[]], [["--help"]], [["-h"]]])("%j is the whole of it", async (args) => {
    expect(await run(args)).toEqual({ status: 0, out: `${usage.all.en}\n`, err: "" });
    expect((await run([...args, "--lang", "fr"])).out).toBe(`${usage.all.fr}\n`);
  });

  it.each(commandNames)("%s has its own", async (command) => {
    expect(await run([command, "--help"])).toEqual({ status: 0, out: `${usage[command].en}\n`, err: "" });
    expect((await run([command, "-h", "--lang=fr"])).out).toBe(`${usage[command].fr}\n`);
  });

  it("fits the terminal, and French keeps its punctuation to its words", () => {
    for (const { en, fr } of Object.values(usage)) {
      for (const line of [...en.split("\n"), ...fr.split("\n")]) expect(line.length).toBeLessThanOrEqual(80);
      expect(fr.replaceAll("exec:", "")).not.toMatch(/(?<!\u00a0)[:;!?](?!\/)|['"]|«(?!\u202f)|(?<!\u202f)»/);
    }
  });
});

it("--version is that of the package", async () => {
  expect(await run(["--version"])).toEqual({ status: 0, out: `${version}\n`, err: "" });
});

describe("the language", () => {
  it.each([
    [{}, "en"],
    [{ LANG: "fr_FR.UTF-8" }, "fr"],
    [{ LANG: "fr" }, "fr"],
    [{ LANG: "de_DE.UTF-8" }, "en"],
    [{ LANG: "fr_FR.UTF-8", LC_ALL: "C" }, "en"],
    [{ LANG: "C", LC_MESSAGES: "fr_CA" }, "fr"],
    [{ LANG: "C", LC_ALL: "", LC_MESSAGES: "" }, "en"],
  ] as const)("of %j is %s", async (env, language) => {
    expect((await run(["--help"], "", env)).out).toBe(`${usage.all[language]}\n`);
  });

  it("asked for comes first, before the command or after it", async () => {
    expect((await run(["--lang", "en", "bench", "--help"], "", { LANG: "fr" })).out).toBe(
      `${usage.bench.en}\n`,
    );
    expect((await run(["bench", "--lang", "fr", "--help"])).out).toBe(`${usage.bench.fr}\n`);
  });
});

describe("misuse", () => {
  it.each([
    [
      ["fly"],
      "unknown command “fly”, expected serve, backup, restore, play, replay, verify, bench, bots, match, bot, solve or load",
    ],
    [
      ["toString"],
      "unknown command “toString”, expected serve, backup, restore, play, replay, verify, bench, bots, match, bot, solve or load",
    ],
    [["--fly"], "unknown flag --fly, expected --version, --help or --lang"],
    [["--lang", "xx"], "--lang: expected fr or en, found “xx”"],
  ])("%j", async (args, message) => {
    expect(await run(args)).toEqual({
      status: 2,
      out: "",
      err: `guinguette: ${message}\nHelp: guinguette --help\n`,
    });
  });

  it("in French", async () => {
    expect((await run(["fly", "--lang", "fr"])).err).toBe(
      "guinguette\u00a0: commande inconnue «\u202ffly\u202f», attendu serve, backup, restore, play, replay, verify, bench, bots, match, bot, solve ou load\nAide\u00a0: guinguette --help\n",
    );
  });

  it.each([
    [["bench", "now"], "“now” is not expected"],
    [
      ["bench", "--game", "chess"],
      "--game: expected fish-fish, wishes, chat-peche or fish-and-chips, found “chess”",
    ],
    [["bench", "--game", "wishes", "--players", "6"], "--players: expected 2, 3, 4 or 5, found “6”"],
    [["bench", "--players", "9"], "--players: expected 1, 2, 3, 4, 5, 6, 7 or 8, found “9”"],
    [["bench", "--seconds", "0"], "--seconds: expected a number of seconds such as 0.5, found “0”"],
    [["bench", "--seconds", "1e9"], "--seconds: expected a number of seconds such as 0.5, found “1e9”"],
    [["bench", "--runs", "0"], "--runs: expected a number, 1 or more, found “0”"],
    [["bench", "--runs", "x"], "--runs: expected a number, 1 or more, found “x”"],
  ])("%j", async (args, message) => {
    expect(await run(args)).toEqual({
      status: 2,
      out: "",
      err: `guinguette: ${message}\nHelp: guinguette bench --help\n`,
    });
  });

  it.each([
    [["bots", "now"], "“now” is not expected"],
    [["solve"], "which game? Expected fish-fish"],
    [["solve", "wishes"], "solve: expected fish-fish, found “wishes”"],
    [["solve", "fish-fish", "now"], "“now” is not expected"],
    [
      ["solve", "fish-fish", "--seconds", "0"],
      "--seconds: expected a number of seconds such as 60, found “0”",
    ],
  ])("%j", async (args, message) => {
    expect(await run(args)).toEqual({
      status: 2,
      out: "",
      err: `guinguette: ${message}\nHelp: guinguette ${args[0]} --help\n`,
    });
  });
});
