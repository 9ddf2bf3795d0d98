import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blemishes, linesWiderThan } from "../testing/blemishes.ts";
import { playedRecord, starts, titleOf } from "../testing/records.ts";
import { run } from "../testing/run.ts";

const folder = mkdtempSync(join(tmpdir(), "guinguette-"));
const path = (name: string) => join(folder, name);

const bare = { format: "guinguette/1", game: "fish-fish", players: 2, options: {}, seed: "s" };
const good = {
  ...bare,
  setup: { firstFisher: 0 },
  moves: [{ seat: 0, move: { type: "cast", card: "empty", bait: 5 } }],
};
const broken = { ...good, moves: [{ seat: 1, move: { type: "bet", tiles: 1 } }] };

beforeAll(() => {
  writeFileSync(path("good.json"), JSON.stringify(good));
  writeFileSync(path("broken.json"), JSON.stringify(broken));
  writeFileSync(path("malformed.json"), JSON.stringify({ ...good, game: "chess" }));
  writeFileSync(path("no.json"), '{\n  "format": guinguette\n}');
  mkdirSync(path("folder"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const lines = (out: string) =>
  out
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe("exit status", () => {
  it.each([
    [["good"], 0],
    [["good", "good"], 0],
    [["broken"], 1],
    [["good", "broken", "good"], 1],
    [["malformed"], 2],
    [["no"], 2],
    [["none"], 2],
    [["malformed", "broken"], 2],
    [["broken", "malformed", "good"], 2],
  ])("of %j is %d, and every file has its line", async (names, status) => {
    const files = names.map((name) => path(`${name}.json`));
    const ran = await run(["replay", ...files, "--json"]);
    expect(ran.status).toBe(status);
    expect(lines(ran.out).map(({ file }) => file)).toEqual(files);
    expect(lines(ran.out).map(({ ok }) => ok)).toEqual(names.map((name) => name === "good"));
    expect(ran.err).toBe("");
    // The same without JSON, where what is wrong goes to stderr.
    const told = await run(["replay", ...files]);
    expect(told.status).toBe(status);
    expect(told.err === "").toBe(status === 0);
  });
});

describe("a box that is not the usual one", () => {
  const record = { format: "guinguette/1", game: "chat-peche", players: 2, seed: "s", setup: {}, moves: [] };

  it.each([
    [{ F1: 8, F2: 4, S2: 3 }, ["not the usual box (CP-R1)", "Cards of 1 fish 8", "Cards of 2 fish 4"]],
    [{}, []],
  ])("is said before the game: %j", async (options, said) => {
    writeFileSync(path("box.json"), JSON.stringify({ ...record, options }));
    const { out, status } = await run(["replay", path("box.json"), "--lang", "en"]);
    const told = out.replace(/\s+/g, " ");
    expect(status).toBe(0);
    for (const words of said) expect(told).toContain(words);
    expect(told.includes("usual box")).toBe(said.length > 0);
    expect(told).not.toContain("2 stones 3");
  });
});

describe("files", () => {
  it("are called as they were given", async () => {
    const odd = join(folder, ".", "good.json");
    const ran = await run(["replay", `${folder}/./good.json`, "--json"]);
    expect(lines(ran.out)[0]?.file).toBe(`${folder}/./good.json`);
    expect(odd).toBe(path("good.json"));
  });

  it("- is standard input, as often as it is named", async () => {
    const ran = await run(["replay", "-", "--json", "-"], JSON.stringify(good));
    expect(ran.status).toBe(0);
    expect(lines(ran.out).map(({ file, ok }) => [file, ok])).toEqual([
      ["-", true],
      ["-", true],
    ]);
  });

  it("that cannot be read have a line that says so", async () => {
    const files = ["none.json", "folder", "no.json"].map(path);
    const ran = await run(["replay", "--json", ...files, "-"], Buffer.from([0x7b, 0xff]));
    expect(lines(ran.out)).toEqual([
      { ok: false, file: files[0], message: "there is no such file" },
      { ok: false, file: files[1], message: "this is a directory, not a file" },
      { ok: false, file: files[2], message: "line 2, column 13: not JSON, “g” does not belong here" },
      { ok: false, file: "-", message: "byte 1: this is not UTF-8" },
    ]);
    expect(ran.status).toBe(2);
  });

  it("with a byte order mark are read", async () => {
    expect((await run(["replay", "-", "--json"], `\ufeff${JSON.stringify(good)}`)).status).toBe(0);
  });

  it("with nothing in them are not JSON", async () => {
    const ran = await run(["replay", "-", "--json", "--lang", "fr"], "");
    expect(lines(ran.out)).toEqual([
      {
        ok: false,
        file: "-",
        message: "ligne 1, colonne 1\u00a0: ce n’est pas du JSON, le texte s’arrête trop tôt",
      },
    ]);
  });
});

describe("malformed, as docs/records.md lists it", () => {
  const pond = { ...bare, game: "chat-peche", moves: [] };
  const { seed: _seed, ...seedless } = good;
  it.each([
    ["not JSON", "{", "line 1, column 2: not JSON, the text ends too early"],
    [
      "an unknown game",
      JSON.stringify({ ...good, game: "go" }),
      "game: unknown name “go”, expected “fish-fish”, “wishes”, “chat-peche” or “fish-and-chips”",
    ],
    [
      "an unknown option",
      JSON.stringify({ ...good, options: { a: 1 } }),
      "options: unknown field “a”, none belongs here",
    ],
    [
      "an unknown value of an option",
      JSON.stringify({ ...pond, options: { variant: "easy" } }),
      "options.variant: unknown name “easy”, expected “base” or “confirmed”",
    ],
    [
      "an unknown move type",
      JSON.stringify({ ...good, moves: [{ seat: 0, move: { type: "fly" } }] }),
      "moves[0].move.type: unknown name “fly”, expected “cast” or “bet”",
    ],
    [
      "an unknown name",
      JSON.stringify({ ...pond, moves: [{ seat: 0, move: { type: "fish", spot: "d4" } }] }),
      "moves[0].move.spot: unknown name “d4”, expected “",
    ],
    ["a missing field", JSON.stringify(seedless), "the document: the field “seed” is missing"],
    [
      "an extra field",
      JSON.stringify({ ...good, moves: [{ seat: 0, move: { type: "bet", tiles: 1, more: 1 } }] }),
      "moves[0].move: unknown field “more”, expected only “type” or “tiles”",
    ],
    [
      "a wrong JSON type",
      JSON.stringify({ ...good, moves: [{ seat: 1, move: { type: "bet", tiles: "1" } }] }),
      "moves[0].move.tiles: expected an integer, found text",
    ],
    [
      "a seat that does not exist",
      JSON.stringify({ ...good, moves: [{ seat: 2, move: { type: "bet", tiles: 1 } }] }),
      "moves[0].seat: expected 0 to 1, found 2",
    ],
    ["too many players", JSON.stringify({ ...good, players: 9 }), "players: expected 2 to 8, found 9"],
    [
      "another format",
      JSON.stringify({ ...good, format: "2" }),
      "format: unknown name “2”, expected “guinguette/1” or “guinguette/2”",
    ],
  ])("%s", async (_what, text, message) => {
    const ran = await run(["replay", "-", "--json"], text);
    expect(ran.status).toBe(2);
    const [line] = lines(ran.out);
    expect(Object.keys(line ?? {})).toEqual(["ok", "file", "message"]);
    expect(line?.message).toContain(message);
    const told = await run(["replay", "-"], text);
    expect(told.err).toContain(`-: ${message}`);
  });

  it("more at the top level is not malformed", async () => {
    const more = { ...good, names: ["Ana", "Bo"], comment: null, times: [[1], { a: 2 }] };
    expect((await run(["replay", "-", "--json"], JSON.stringify(more))).status).toBe(0);
  });
});

describe("misuse", () => {
  it.each([
    [["replay"], "guinguette: which file? “-” is standard input"],
    [["replay", "--json"], "guinguette: which file? “-” is standard input"],
    [
      ["replay", "-", "--jsno"],
      "guinguette: unknown flag --jsno, expected --json, --trace, --view, --help or --lang",
    ],
    [["replay", "-", "--view"], "guinguette: --view needs a value"],
    [["replay", "-", "--view", "x"], "guinguette: --view: expected a seat number or spectator, found “x”"],
    [["replay", "-", "--view=-1"], "guinguette: --view: expected a seat number or spectator, found “-1”"],
    [
      ["replay", "-", "--view", "1.0"],
      "guinguette: --view: expected a seat number or spectator, found “1.0”",
    ],
    [["replay", "-", "--json=yes"], "guinguette: --json takes no value"],
    [["replay", "-", "--trace"], "guinguette: --trace goes with --json"],
    [["replay", "-", "--lang", "de"], "guinguette: --lang: expected fr or en, found “de”"],
    [
      ["replay", "-", "--view", "\u001b[2J"],
      "guinguette: --view: expected a seat number or spectator, found “\\u{1b}[2J”",
    ],
  ])("%j says what is wrong on stderr", async (args, message) => {
    expect(await run(args, JSON.stringify(good))).toEqual({
      status: 2,
      out: "",
      err: `${message}\nHelp: guinguette replay --help\n`,
    });
  });

  it("is told in French too", async () => {
    const { err } = await run(["replay", "-", "--view", "x", "--lang", "fr"]);
    expect(err).toBe(
      "guinguette\u00a0: --view\u00a0: attendu un numéro de place ou spectator, trouvé «\u202fx\u202f»\nAide\u00a0: guinguette replay --help\n",
    );
  });

  it("a seat that one of the games does not have: its line says so, stderr too, and the others are replayed", async () => {
    writeFileSync(path("three.json"), JSON.stringify({ ...bare, players: 3, moves: [] }));
    const ran = await run(["replay", path("good.json"), path("three.json"), "--view", "2", "--json"]);
    const message = "--view 2: this game has seats 0 to 1 only";
    expect(ran.status).toBe(2);
    expect(lines(ran.out)).toMatchObject([{ ok: false, message }, { ok: true }]);
    expect(ran.err).toBe(`${message}\n`);
    const told = await run(["replay", path("good.json"), "--view", "2", "--lang", "fr"]);
    expect(told).toMatchObject({ status: 2, out: "" });
    expect(told.err).toContain("--view 2\u00a0: cette partie n’a que les places 0 à 1");
  });
});

describe("without --json", () => {
  it.each(starts.map((start) => [titleOf(start), start] as const))(
    "%s is told in both languages",
    async (_title, start) => {
      const text = JSON.stringify({ ...playedRecord(start, "told", 5000), names: "not a list" });
      const [en, fr] = await Promise.all(
        ["en", "fr"].map((lang) => run(["replay", "-", "--lang", lang], text)),
      );
      for (const ran of [en, fr]) {
        expect(ran).toMatchObject({ status: 0, err: "" });
        expect(blemishes(ran?.out ?? "")).toEqual([]);
        expect(linesWiderThan(80, ran?.out ?? "")).toEqual([]);
      }
      expect(en?.out).not.toBe(fr?.out);
      expect(en?.out).toMatch(
        start.players === 1 ? /The solitaire is (won!|lost\.)\n$/ : /(wins the game|share the victory)\.\n$/,
      );
      expect(fr?.out).toMatch(
        start.players === 1
          ? /Solitaire (gagné\u00a0!|perdu\.)\n$/
          : /(gagne la partie|se partagent la victoire)\.\n$/,
      );
    },
  );

  it("players are called by the names of the record, made harmless", async () => {
    const named = { ...good, names: ["Ana\u001b[2J", " Bo "] };
    const { out } = await run(["replay", "-", "--lang", "en"], JSON.stringify(named));
    expect(out).toContain("Ana\\u{1b}[2J and Bo\n");
    expect(out).toContain("To move: Bo.");
    expect(out).not.toContain("\u001b");
  });

  it("the log counts moves as --json does, and stops at the refused one", async () => {
    const moves = [...good.moves, { seat: 1, move: { type: "bet", tiles: 9 } }];
    const ran = await run(["replay", "-"], JSON.stringify({ ...good, moves }));
    expect(ran.status).toBe(1);
    expect(ran.out).toMatch(/^ {4}0 {2}\S/m);
    expect(ran.out).not.toMatch(/^ {4}1 {2}\S/m);
    expect(ran.err).toMatch(/^-: move 1, by Player 2, breaks FF-L2: /);
  });

  it("the log tells what everybody heard, with --view what that seat may know (FF-L1, FF-R4)", async () => {
    const other = { ...good, moves: [{ seat: 0, move: { type: "cast", card: "catch", bait: 5 } }] };
    const told = (record: object, ...args: string[]) => run(["replay", "-", ...args], JSON.stringify(record));
    expect((await told(good)).out).toBe((await told(other)).out);
    expect((await told(good, "--view", "0")).out).not.toBe((await told(other, "--view", "0")).out);
    expect((await told(good, "--view", "1")).out).toBe((await told(other, "--view", "1")).out);
    expect((await told(good, "--view", "spectator")).out).toBe(
      (await told(other, "--view", "spectator")).out,
    );
  });
});
