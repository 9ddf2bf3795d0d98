import { describe, expect, it } from "vitest";
import { readFlags } from "../flags.ts";
import { isMistake } from "../mistake.ts";
import { run } from "../testing/run.ts";
import { matchFlags, type Plan, planOf } from "./plan.ts";
import { announcement } from "./words.ts";

function read(...args: string[]): Plan {
  const planned = planOf(readFlags(args, matchFlags).flags, "en");
  if (isMistake(planned)) throw new Error(planned.mistake);
  return planned.plan;
}

const fishFish = ["--game", "fish-fish"];

describe("the flags of a match", () => {
  it("say who plays what, for how long", () => {
    const seats = "heron, perch,exec:python3 bot.py --fast";
    const args = ["--players", "3", "--games", "30", "--ms", "100", "--seats", seats];
    expect(read(...fishFish, ...args)).toMatchObject({
      game: "fish-fish",
      players: 3,
      seats: ["heron", "perch", "exec:python3 bot.py --fast"],
      ms: 100,
      sets: 10,
      sameDeal: false,
    });
  });

  it("leave each level its own time, and chance something new", () => {
    const plans = [1, 2].map(() => read(...fishFish, "--seats", "perch,pike"));
    expect(plans[0]).toMatchObject({ players: 2, ms: null, sets: 50, sameDeal: true, options: {} });
    expect(plans[0]?.seed).not.toBe(plans[1]?.seed);
  });

  it("give options", () => {
    const args = [
      "--game",
      "fish-and-chips",
      "--seats",
      "fry,fry",
      "--options",
      "target=20,recaptured=counted",
    ];
    expect(read(...args).options).toEqual({
      target: 20,
      recaptured: "counted",
      reposition: "every-round",
    });
  });

  it("round the games up to whole sets, and that is said", () => {
    const plan = read(...fishFish, "--seats", "fry,fry,fry", "--games", "10", "--seed", "s");
    expect(plan.sets).toBe(4);
    expect(announcement(plan, "en")).toBe(
      "fish-fish 3: 4 deals, played once per rotation of the seats, games: 12 (10 asked for, rounded up to whole sets), seed “s”",
    );
    expect(announcement({ ...plan, asked: 12 }, "fr")).toBe(
      "fish-fish 3\u00a0: 4 donnes jouées une fois par rotation des places, parties\u00a0: 12, graine «\u202fs\u202f»",
    );
  });
});

describe("where a program plays", () => {
  const seats = ["--seats", "fry,exec:bot", "--games", "3"];

  it("every game has a deal of its own, unless the same from each seat is asked for", () => {
    expect(read(...fishFish, ...seats).sameDeal).toBe(false);
    expect(read(...fishFish, ...seats, "--rotations").sameDeal).toBe(true);
  });

  it("the seed is not announced", () => {
    const plan = { ...read(...fishFish, ...seats), seed: "sesame" };
    expect(announcement(plan, "en")).toBe(
      "fish-fish 2: each game has a deal of its own, the seats rotate, games: 4 (3 asked for, rounded up to whole sets)",
    );
    expect(announcement(plan, "fr")).toContain("chaque partie a sa donne, les places tournent, parties");
    expect(announcement({ ...plan, sameDeal: true }, "en")).not.toContain("sesame");
  });

  it("no seed is taken from where it could be read", async () => {
    const ran = await run(["match", ...fishFish, ...seats, "--seed", "sesame"]);
    expect(ran.status).toBe(2);
    expect(ran.err).toContain("a program can read --seed from this command line");
    const empty = await run(["match", ...fishFish, ...seats, "--seed", "-"], "\n");
    expect(empty).toMatchObject({ status: 2, out: "" });
    expect(empty.err).toContain("there is no seed on standard input");
  });
});

const names = "random, fry, gudgeon, perch, pike, heron, BOT@MS or exec:COMMAND";

it.each([
  [[], "--game is needed"],
  [["now"], "“now” is not expected"],
  [["--game", "go"], "--game: expected fish-fish, wishes, chat-peche or fish-and-chips, found “go”"],
  [fishFish, "--seats is needed"],
  [[...fishFish, "--players", "9"], "--players: expected 2, 3, 4, 5, 6, 7 or 8, found “9”"],
  [[...fishFish, "--seats", "fry,shark"], `--seats: expected ${names}, found “shark”`],
  [[...fishFish, "--seats", "fry,heron@soon"], `--seats: expected ${names}, found “heron@soon”`],
  [[...fishFish, "--seats", "fry,"], `--seats: expected ${names}, found “”`],
  [[...fishFish, "--seats", "fry,exec: "], `--seats: expected ${names}, found “exec:”`],
  [
    [...fishFish, "--players", "3", "--seats", "fry,fry"],
    "--seats: expected 3 names with commas between, found “fry,fry”",
  ],
  [
    ["--game", "wishes", "--seats", "fry"],
    "--seats: expected 2, 3, 4 or 5 names with commas between, found “fry”",
  ],
  [[...fishFish, "--seats", "fry,fry", "--games", "0"], "--games: expected a number, 1 or more, found “0”"],
  [
    [...fishFish, "--seats", "fry,fry", "--ms", "fast"],
    "--ms: expected a number of milliseconds, 0 or more, found “fast”",
  ],
  [
    [...fishFish, "--seats", "fry,fry", "--options", "x=1"],
    "--options: unknown field “x”, none belongs here",
  ],
])("%j is wrong", async (args, message) => {
  expect(await run(["match", ...args])).toEqual({
    status: 2,
    out: "",
    err: `guinguette: ${message}\nHelp: guinguette match --help\n`,
  });
});

it("says so in French too", async () => {
  const { err } = await run(["match", ...fishFish, "--seats", "fry", "--lang", "fr"]);
  expect(err).toContain("--seats\u00a0: attendu 2, 3, 4, 5, 6, 7 ou 8 noms séparés par des virgules, trouvé");
  expect((await run(["match", "--lang", "fr"])).err).toContain("il manque --game");
});
