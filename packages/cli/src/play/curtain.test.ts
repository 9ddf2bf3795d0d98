import { PassThrough, Writable } from "node:stream";
import { noTime } from "@guinguette/bots/budget";
import { chosenIn } from "@guinguette/bots/thought";
import { describe, expect, it } from "vitest";
import { wallClock } from "../clock.ts";
import { guinguette } from "../command.ts";
import { converse } from "../testing/run.ts";
import type { Thinker } from "./thinking.ts";

const passing = /Pass the device to (\w+)\. \w+, press Enter\. \n/;

interface Look {
  readonly who: string;
  readonly seen: string;
}

/** Plays by a script of choices, then leaves; what each person saw, one look after the other. */
async function looks(args: readonly string[], choices: readonly string[]): Promise<Look[]> {
  const left = [...choices];
  const { out } = await converse([...args, "--seed", "s", "--usual", "--lang", "en"], (question) => {
    if (question.startsWith("Pass the device")) return "";
    if (question.startsWith("Really leave")) return "y";
    return left.shift() ?? "q";
  });
  const [before = "", ...rest] = out.split(passing);
  // Before the first curtain nobody is told anything of the game.
  expect(before).toMatch(/^Welcome to the Guinguette!\n$/);
  return rest.flatMap((who, index) => (index % 2 === 0 ? [{ who, seen: rest[index + 1] ?? "" }] : []));
}

const anaAndBo = ["--players", "2", "--humans", "2", "--names", "Ana,Bo"];

describe("Chat-Pêche", () => {
  const play = (ana: string, ...then: string[]) =>
    looks(["play", "chat-peche", ...anaAndBo, "--memory", "aided"], [ana, "2", ...then]);

  it("each places behind the curtain", async () => {
    expect((await play("1")).map(({ who }) => who).slice(0, 2)).toEqual(["Ana", "Bo"]);
  });

  it("where Ana's cat is, Bo is not shown until she fishes (CP-R6)", async () => {
    const [one, three] = [await play("1"), await play("3")];
    const [anaOne, boOne] = one;
    const [anaThree, boThree] = three;
    expect(anaOne).toEqual(anaThree);
    expect(boOne).toEqual(boThree);
    // And so it stays while they lure: what Ana sees differs, what Bo sees does not.
    const of = (who: string, all: Look[]) => all.filter((look) => look.who === who).map(({ seen }) => seen);
    expect(of("Bo", one)).toEqual(of("Bo", three));
    expect(of("Ana", one)).not.toEqual(of("Ana", three));
  });

  it("the log of one is not the log of the other", async () => {
    const [one, three] = [await play("1", "l"), await play("3", "l")];
    const of = (who: string, all: Look[]) => all.filter((look) => look.who === who).map(({ seen }) => seen);
    expect(of("Bo", one)).toEqual(of("Bo", three));
  });
});

describe("Fish Fish", () => {
  // Twice the same bait, once with a catch and once empty: the second four choices are the other card.
  const play = (cast: string, ...then: string[]) =>
    looks(["play", "fish-fish", ...anaAndBo], [cast, ...then]);

  it("which card the Fisher cast, the Fish is not shown before it bets (FF-L1)", async () => {
    const [first, second] = [await play("1"), await play("5")];
    expect(first.map(({ who }) => who)).toEqual(second.map(({ who }) => who));
    expect(first).toHaveLength(2);
    expect(first[0]?.seen).toBe(second[0]?.seen);
    expect(first[1]?.seen).toBe(second[1]?.seen);
    // They do see that the bait of another cast is another one.
    const [, other] = await play("2");
    expect(other?.seen).not.toBe(first[1]?.seen);
  });

  it("a line without a bet is discarded unseen, and stays so in what is told and shown (FF-L4)", async () => {
    const [first, second] = [await play("1", "1", "l"), await play("5", "1", "l")];
    const fish = first[1]?.who;
    const of = (all: Look[]) => all.filter((look) => look.who === fish).map(({ seen }) => seen);
    expect(of(first)).toEqual(of(second));
  });
});

it("a game without secrets needs no curtain", async () => {
  const { out } = await converse(["play", "wishes", ...anaAndBo, "--usual", "--lang", "en"], (question) =>
    question.startsWith("Really leave") ? "y" : question.startsWith("Save") ? "" : "q",
  );
  expect(out).not.toContain("Pass the device");
});

describe("on a real screen", () => {
  const clearAll = "\u001b[2J\u001b[3J\u001b[H";

  /** A terminal of ours. Each answer is typed once its question has been asked; the questions come in order. */
  function screen(script: readonly (readonly [question: string, typed: string])[]) {
    const input = Object.assign(new PassThrough(), { isTTY: true as const });
    const left = [...script];
    let [heard, read] = ["", 0];
    const output = Object.assign(
      new Writable({
        decodeStrings: false,
        write(chunk, _encoding, done) {
          heard += String(chunk);
          const [question, typed] = left[0] ?? [];
          const at = question === undefined ? -1 : heard.indexOf(question, read);
          if (at >= 0) {
            left.shift();
            read = heard.length;
            setImmediate(() => input.write(typed));
          }
          done();
        },
      }),
      { isTTY: true as const, columns: 80 },
    );
    return { io: { input, output, error: output, env: {} }, heard: () => heard, left };
  }

  it("any key opens the curtain, and all before it is wiped off the screen and its memory", async () => {
    const { io, heard, left } = screen([
      ["Ana, press any key. ", "x"],
      ["> ", "1\r"],
      ["Bo, press any key. ", "\u001b[A"],
      ["> ", "\u0003"],
    ]);
    const status = await guinguette(["play", "chat-peche", ...anaAndBo, "--seed", "s", "--usual"], io);
    expect(status).toBe(130);
    expect(left).toEqual([]);
    const parts = heard().split(clearAll);
    // Before and behind each of the two curtains, after Ana's move, and when the game is left.
    expect(parts).toHaveLength(7);
    const [ana, bo] = ["Ana — ", "Bo — "].map((who) => parts.findIndex((part) => part.includes(who)));
    expect([ana, bo]).toEqual([2, 5]);
    expect(heard().split("Ana — ")).toHaveLength(2);
    expect(parts.at(-1)).toContain("The game was interrupted.");
  });

  it("by the book, what one person was shown is wiped with the move that answers it (CP-2)", async () => {
    for (const [memory, wiped] of [
      ["book", 1],
      ["aided", 0],
    ] as const) {
      const { io, heard, left } = screen([
        ["> ", "2\r"],
        ["Lure one pile", "\u0003"],
      ]);
      const alone = ["--players", "2", "--humans", "1", "--names", "Ana", "--usual", "--seed", "s"];
      await guinguette(["play", "chat-peche", ...alone, "--memory", memory, "--lang", "en"], io);
      expect(left).toEqual([]);
      const parts = heard().split(clearAll);
      expect(parts).toHaveLength(1 + wiped);
      expect(parts.at(-1)).toContain("Lure one pile");
      expect(parts.at(-1)?.includes("at column b")).toBe(wiped === 0);
    }
  });

  it("by the book, what bots reveal stands there to be read, and is wiped with the next news (FF-L6)", async () => {
    const { io, heard } = screen([["Save the record", "\r"]]);
    const clock = wallClock();
    const waits: number[] = [];
    const thinker: Thinker = {
      places: [(thought) => chosenIn(thought, noTime)],
      // A thousand times as fast; patience with thoughts is no reading time.
      clock: {
        ...clock,
        timer(milliseconds) {
          if (milliseconds >= 1000 && milliseconds < 15_000) waits.push(milliseconds);
          return clock.timer(milliseconds / 1000);
        },
      },
      stop() {},
    };
    const bots = ["play", "fish-fish", "--seats", "random,random,random", "--usual", "--seed", "s"];
    await guinguette([...bots, "--lang", "en"], { ...io, thinker });
    const before = heard().slice(0, heard().indexOf("The game is over."));
    const screens = before.split(clearAll).map((text) => text.replace(/\n {2}(?=\S)/g, " ").split("\n"));
    // The last screen but one shows the end of the game, when all is shown.
    const details = /bait\s\d|line\s\d: (catch|empty)|catches \d|^· (?!The tiles).* banks \d/;
    const stale = screens.slice(0, -1).flatMap((lines) => {
      const ends = lines.flatMap((line, at) => (/to set line|begins:/.test(line) ? [at] : []));
      return lines.slice(0, (ends.at(-2) ?? -1) + 1).filter((line) => details.test(line));
    });
    expect(stale).toEqual([]);
    const reveals = before.match(/line\s\d: (catch|empty)/g) ?? [];
    expect(reveals.length).toBeGreaterThan(10);
    expect(waits.length).toBeGreaterThanOrEqual(reveals.length - 1);
    expect(screens.length).toBeGreaterThanOrEqual(reveals.length);
  });

  it.each(["\r", "x\r", "2\r1\r"])("%j opens it too, and is no answer to what comes next", async (typed) => {
    const { io, heard, left } = screen([
      ["Ana, press any key. ", typed],
      ["> ", "h\r"],
      ["> ", "\u0003"],
    ]);
    expect(await guinguette(["play", "chat-peche", ...anaAndBo, "--seed", "s", "--usual"], io)).toBe(130);
    expect(left).toEqual([]);
    expect(heard().split("Ana — ")).toHaveLength(2);
  });

  it("Ctrl-D ends the answers, Ctrl-C the game", async () => {
    for (const [key, status] of [
      ["\u0004", 1],
      ["\u0003", 130],
    ] as const) {
      const { io } = screen([["press any key. ", key]]);
      expect(await guinguette(["play", "chat-peche", ...anaAndBo, "--usual"], io)).toBe(status);
    }
  });
});
