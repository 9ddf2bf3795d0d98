import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gameIds } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { below, seeded } from "@guinguette/rules/random";
import { currentFormat, readRecord, replay } from "@guinguette/rules/record";
import { gameWords } from "@guinguette/words/games";
import { languages } from "@guinguette/words/language";
import { afterAll, describe, expect, it } from "vitest";
import { blemishes, linesWiderThan } from "../testing/blemishes.ts";
import { converse, type Ran, run } from "../testing/run.ts";

const folder = mkdtempSync(join(tmpdir(), "guinguette-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Somebody who picks any of the choices shown, passes the device on, and answers the last question. */
function player(seed: string, saveTo = "") {
  const random = seeded(seed);
  return (question: string, since: string): string => {
    if (question.startsWith("> ")) return String(1 + below(random, choicesIn(since)));
    if (/^(Pass the device|Passez l’appareil)/.test(question)) return "";
    if (/^(Save|Enregistrer)/.test(question)) return saveTo;
    throw new Error(`what is this? ${question}`);
  };
}

/** The largest number of the list of choices. */
function choicesIn(since: string): number {
  const list = since.slice(since.lastIndexOf(" — "));
  return Math.max(...[...list.matchAll(/(?:^| {2}) *(\d+)\) /gm)].map(([, number]) => Number(number)));
}

const seatedAll = gameIds.flatMap((id) => {
  const { players } = gameOf(id).about;
  return [Math.min(...players), Math.max(...players)].map((count) => [id, count] as const);
});

describe.each(seatedAll)("a whole game of %s for %d", (id, players) => {
  it.each(languages)("is played by people alone, and its record replays (%s)", async (lang) => {
    const file = join(folder, `${id}-${players}-${lang}.json`);
    const options = id === "fish-and-chips" && players > 1 ? ["--option", "target=5"] : ["--usual"];
    const args = [
      "play",
      id,
      "--players",
      `${players}`,
      "--humans",
      `${players}`,
      "--seed",
      "s",
      "--lang",
      lang,
    ];
    const ran = await converse([...args, ...options], player("people", file));
    expect(ran).toMatchObject({ status: 0, err: "" });
    expect(blemishes(ran.out)).toEqual([]);
    expect(linesWiderThan(80, ran.out)).toEqual([]);
    const record = readRecord(JSON.parse(readFileSync(file, "utf8")));
    const replayed = replay(record);
    expect(replayed.ok && gameOf(id).actors(replayed.state)).toBe(0);
    expect(record.seed).toBe("s");
    const name = lang === "fr" ? "Joueur" : "Player";
    expect(record.names).toEqual(Array.from({ length: players }, (_, seat) => `${name} ${seat + 1}`));
    expect(ran.out).toContain(lang === "fr" ? "Au revoir\u00a0!" : "Goodbye!");
  });

  it("is played by one person among bots, or by bots alone", async () => {
    const args = ["play", id, "--players", `${players}`, "--usual", "--seed", "b", "--lang", "en"];
    const one = await converse([...args, "--humans", "1", "--names", "Ana"], player("one"));
    expect(one).toMatchObject({ status: 0, err: "" });
    expect(one.out).not.toContain("Pass the device");
    expect(one.out).toContain("Ana — ");
    const none = await converse([...args, "--humans", "0"], player("none"));
    expect(none).toMatchObject({ status: 0, err: "" });
    expect(none.out).not.toMatch(/^> /m);
    expect(none.out).toContain("The game is over.");
  });
});

describe("sitting down", () => {
  it("asks for everything that no flag says", async () => {
    const { out, status } = await run(["play", "--seed", "s"], "3\n2\n\n\nBo\nq\ny\n");
    expect(status).toBe(1);
    const { en } = gameWords["chat-peche"].title;
    expect(out).toContain(`3) ${en}`);
    expect(out).toContain("How many players? (2 to 4) [2] ");
    expect(out).toContain("The usual options? [Y/n] ");
    expect(out).toContain("Bots, the weakest first: random, fry, gudgeon, perch, pike, heron\n");
    expect(out).toContain("Seat 1: a name, a bot (-: perch), or Enter for “Player 1” ");
    expect(out).toContain("Seat 2: a name, a bot, or Enter for a perch ");
    expect(out).toContain("Pass the device to Player 1.");
  });

  it("asks again until an answer can be understood", async () => {
    const { out } = await run(["play"], "9\nx\n4\n7\n2\nmaybe\nn\n0\n10\n3\n2\n1\nAna\nAna\n-\n");
    expect(out.match(/A number from 1 to 4, please\./g)).toHaveLength(3);
    expect(out).toContain("Yes or no?");
    expect(out).toContain("A whole number of at least 1, please.");
    expect(out).toContain("A number from 1 to 2, please.");
    expect(out).toContain("Ana sits here already: choose another name.");
  });

  it("asks in French", async () => {
    const { out, err } = await run(["play", "--lang", "fr"], "4\n9\n2\npeut-être\nnon\n0\n10\n\n\nAna\n-\n");
    expect(out).toContain("Quel jeu\u00a0?");
    expect(out).toContain("Il faut un nombre de 1 à 4.");
    expect(out).toContain("Oui ou non\u00a0?");
    expect(out).toContain("Il faut un entier d’au moins 1.");
    expect(out).toContain(
      "Robots, par force croissante\u00a0: hasard, alevin, goujon, perche, brochet, héron\n",
    );
    expect(out).toContain("Place 2\u00a0: un nom, un robot, ou Entrée pour une perche ");
    expect(err).toBe("guinguette\u00a0: les réponses se sont arrêtées avant la partie\n");
  });

  it("takes options from the dialogue into the record", async () => {
    const file = join(folder, "options.json");
    const setUp = ["2", "n", "7", "2", "2", "-", "random", file];
    const { out } = await run(["play", "fish-and-chips", "--seed", "s"], `${setUp.join("\n")}\n`);
    expect(out).toContain(`Saved to ${file.slice(0, 60)}`);
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({
      format: currentFormat,
      game: "fish-and-chips",
      players: 2,
      names: ["Perch 1", "Bot 2"],
      options: { target: 7, recaptured: "counted", reposition: "first-round" },
      seed: "s",
    });
  });

  it("asks again for options that no rule allows together", async () => {
    const { out } = await run(
      ["play", "wishes", "--players", "2", "--humans", "2", "--seed", "s"],
      `n\n1\n2\n\n\n\n\n\n\n3\n2\n\n\n\n\n2\n2\n`,
    );
    expect(out).toContain("market card 4 cannot have a second prize of 2 above its first of 1 (IW-R3)");
    expect(out.match(/First prize of market card 4/g)).toHaveLength(3);
  });

  it("strangers' names are made harmless", async () => {
    const { out } = await run(["play", "wishes", "--usual"], "2\nAna\u001b[2J\n\n");
    expect(out).toContain("Ana\\u{1b}[2J");
    expect(out).not.toContain("\u001b");
  });

  it("seats bots by the names of their levels, in either language, and the perch where none is named", async () => {
    const args = ["play", "fish-and-chips", "--usual", "--seed", "s"];
    // The first seat is a person by default; the last two are a perch by Enter and by a dash.
    const { out } = await run(args, "4\nAna\nHÉRON\n\n-\nl\n");
    expect(out).toMatch(/Heron 2/);
    expect(out).toMatch(/Perch 3/);
    expect(out).toMatch(/Perch 4/);
    const french = await run([...args, "--lang", "fr"], "2\nhasard\nBrochet\n");
    expect(french.out).toMatch(/Robot 1/);
    expect(french.out).toMatch(/Brochet 2/);
  });

  it("--seats says who sits where, and how many they are", async () => {
    const file = join(folder, "seats.json");
    const ran = await run(
      [
        "play",
        "chat-peche",
        "--seats",
        "heron, random,perche",
        "--names",
        "Gaston",
        "--usual",
        "--seed",
        "s",
      ],
      `${file}\n`,
    );
    expect(ran).toMatchObject({ status: 0, err: "" });
    const record = JSON.parse(readFileSync(file, "utf8"));
    expect(record).toMatchObject({ players: 3, names: ["Gaston", "Bot 2", "Perch 3"] });
  });

  it("without a seed each table is another one", async () => {
    const tables = await Promise.all(
      [1, 2, 3].map(() => run(["play", "wishes", "--usual", "--players", "2", "--humans", "1"])),
    );
    expect(new Set(tables.map(({ out }) => out)).size).toBe(3);
  });

  it.each([
    [["play", "chess"], "play: expected fish-fish, wishes, chat-peche or fish-and-chips, found “chess”"],
    [["play", "wishes", "now"], "“now” is not expected"],
    [["play", "wishes", "--players", "6"], "--players: expected 2, 3, 4 or 5, found “6”"],
    [
      ["play", "wishes", "--players", "2", "--humans", "3"],
      "--humans: expected a number from 0 to 2, found “3”",
    ],
    [["play", "wishes", "--humans", "x"], "--humans: expected a number from 0 to 5, found “x”"],
    [
      ["play", "wishes", "--players", "2", "--names", "a,b,c"],
      "--names: expected at most 2 names, all different, found “a,b,c”",
    ],
    [["play", "wishes", "--names", "a,a"], "--names: expected at most 5 names, all different, found “a,a”"],
    [["play", "wishes", "--names", "a,,b"], "--names: expected at most 5 names, all different, found “a,,b”"],
    [
      ["play", "wishes", "--seats", "person,carp"],
      "--seats: expected person, random, fry, gudgeon, perch, pike or heron, found “carp”",
    ],
    [
      ["play", "wishes", "--seats", "heron"],
      "--seats: expected 2, 3, 4 or 5 names with commas between, found “heron”",
    ],
    [
      ["play", "wishes", "--players", "3", "--seats", "heron,fry"],
      "--seats: expected 3 names with commas between, found “heron,fry”",
    ],
    [
      ["play", "wishes", "--seats", "person,fry", "--humans", "1"],
      "--seats and --humans both say who plays: one of them is enough",
    ],
    [["play", "fish-fish", "--option", "target=3"], "--option: unknown field “target”, none belongs here"],
    [
      ["play", "wishes", "--option", "second4=5"],
      "--option: market card 4 cannot have a second prize of 5 above its first of 4 (IW-R3)",
    ],
    [["play", "fish-and-chips", "--option", "target=0"], "--option.target: expected at least 1, found 0"],
    [["play", "fish-and-chips", "--option", "target=x"], "--option.target: expected an integer, found text"],
    [
      ["play", "fish-and-chips", "--option", "__proto__=x"],
      "--option: unknown field “__proto__”, expected only “target”, “recaptured” or “reposition”",
    ],
    [
      ["play", "--fast"],
      "unknown flag --fast, expected --players, --humans, --names, --seats, --option, --usual, --memory, --take-back, --seed, --help or --lang",
    ],
  ])("%j cannot be done", async (args, message) => {
    expect(await run(args)).toEqual({
      status: 2,
      out: "",
      err: `guinguette: ${message}\nHelp: guinguette play --help\n`,
    });
  });

  it("a flag that does not fit the game chosen is told then", async () => {
    const { status, err } = await run(["play", "--players", "7"], "2\n");
    expect(status).toBe(2);
    expect(err).toContain("--players: expected 2, 3, 4 or 5, found “7”");
  });
});

describe("at the table", () => {
  const table = [
    "play",
    "fish-and-chips",
    "--players",
    "2",
    "--humans",
    "1",
    "--names",
    "Ana",
    "--seed",
    "s",
    "--usual",
  ];
  const answer = async (...typed: string[]): Promise<Ran> =>
    run(table, typed.map((line) => `${line}\n`).join(""));

  it("? tells the rules of the moment", async () => {
    const { out } = await answer("?");
    expect(out).toContain("The rules that apply now:\nFC-W1 ");
  });

  it("h helps, l tells the log, Enter shows the table again", async () => {
    const { out } = await answer("h", "l", "");
    expect(out).toContain("Type the number of what you want to do, then Enter.");
    expect(out).toMatch(/The game so far:\n·|Nothing has happened yet\.\n/);
    expect(out.match(/Ana — /g)).toHaveLength(2);
  });

  it("w tells why the bots played so, once they have, and not what is face down (FF-L1)", async () => {
    const args = ["play", "fish-fish", "--seats", "person,random,random", "--seed", "s", "--usual"];
    for (const [lang, why, secret] of [
      ["en", "Why they played this way:", "This choice is still secret"],
      ["fr", "Pourquoi ils ont joué ainsi\u00a0:", "Ce choix est encore secret"],
    ] as const) {
      // Until somebody else fishes, there is a cast to ask about.
      let found = "";
      let choices = 0;
      const random = seeded("why");
      const ran = await converse([...args, "--lang", lang], (question, since) => {
        if (!question.startsWith("> ")) return "";
        if (since.includes(why)) {
          found += since;
          return String(1 + below(random, choices));
        }
        choices = choicesIn(since);
        return /, w (why|pourquoi),/.test(since) ? "w" : String(1 + below(random, choices));
      });
      expect(ran.status).toBe(0);
      expect(found.replace(/\s*\n +/g, " ")).toContain(secret);
      expect(blemishes(found)).toEqual([]);
      expect(linesWiderThan(80, ran.out)).toEqual([]);
    }
  });

  it("what is not a choice is answered with what would be", async () => {
    const { out } = await answer("0", "-1", "1.5", "999", "what\u001b", "01");
    for (const typed of ["0", "-1", "1.5", "999", "what\\u{1b}", "01"])
      expect(out).toMatch(
        new RegExp(
          `“${typed.replace(/[\\{}[\]]/g, "\\$&")}” is not a choice: type a number from 1 to \\d+, or \\? h l( w)? q\\.`,
        ),
      );
  });

  it("q leaves after a yes, and only then", async () => {
    const stays = await answer("q", "", "q", "n");
    expect(stays.status).toBe(1);
    expect(stays.out.match(/Really leave this game\? \[y\/N\]/g)).toHaveLength(2);
    const leaves = await answer("q", "y", "");
    expect(leaves).toMatchObject({ status: 0, err: "" });
    expect(leaves.out).toMatch(/Goodbye!\n$/);
    // Answers that end at the last question have said no to it.
    expect(await answer("q", "oui")).toMatchObject({ status: 0, err: "" });
  });

  it("answers that end before the game does are told on stderr", async () => {
    expect(await answer()).toMatchObject({
      status: 1,
      err: "guinguette: the answers ended before the game did\n",
    });
  });

  it("a record is never written over another file", async () => {
    const taken = join(folder, "taken.json");
    const free = join(folder, "free.json");
    writeFileSync(taken, "mine");
    const args = ["play", "chat-peche", "--seats", "random,random", "--usual"];
    const paths = [taken, join(folder, "none", "x.json"), folder, free];
    const { out, status } = await run(args, paths.map((path) => `${path}\n`).join(""));
    expect(status).toBe(0);
    expect(out).toContain("exists already and stays as it is: choose another name.");
    expect(out).toContain("There is no folder for ");
    expect(readFileSync(taken, "utf8")).toBe("mine");
    expect(existsSync(free)).toBe(true);
  });

  it.each(seatedAll)(
    "the record of %s for %d is not to be had before the game is over",
    async (id, players) => {
      const file = join(folder, `unfinished-${id}-${players}.json`);
      const args = [
        "play",
        id,
        "--players",
        `${players}`,
        "--humans",
        `${players}`,
        "--usual",
        "--seed",
        "s",
      ];
      const { out, status } = await converse(args, (question) => {
        if (question.startsWith("Pass")) return "";
        if (question.startsWith("Really leave")) return "y";
        return question.startsWith("Save") ? file : "q";
      });
      expect(status).toBe(0);
      expect(out.replaceAll("\n", " ")).toContain("This game is not saved");
      expect(out).not.toContain("Save the record");
      expect(existsSync(file)).toBe(false);
    },
  );
});
