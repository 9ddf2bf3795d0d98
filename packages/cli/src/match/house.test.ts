/** Bots of the house that fail: the game goes on, and it is said. */
import { spawnSync } from "node:child_process";
import type { Bot } from "@guinguette/bots/bot";
import type { Types } from "@guinguette/rules/contract";
import { languages } from "@guinguette/words/language";
import { beforeAll, describe, expect, it } from "vitest";
import { build } from "../testing/built.ts";
import { planFor, playedIn } from "../testing/match.ts";
import type { Played, Thoughtless } from "./game.ts";
import type { News } from "./games.ts";
import type { Plan } from "./plan.ts";
import { sharedFor } from "./shared.ts";
import { type Sitter, sittersFor } from "./sitter.ts";
import { thoughtlessSentence } from "./words.ts";

const plan = planFor("chat-peche", ["perch", "random"], 2);

/** As the plan says, but that the first player thinks like this. */
const withFirst =
  (choose: Bot["choose"]): typeof sittersFor =>
  async (given, witness) => {
    const [first, ...others] = await sittersFor(given, witness);
    return [{ ...first, bot: { name: "odd", choose } } as Sitter, ...others];
  };

function expectWhole(played: readonly Played[]): void {
  expect(played).toHaveLength(4);
  for (const { shares, fault } of played) {
    expect(fault).toBeNull();
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  }
}

describe("a bot of the house", () => {
  it.each<[string, Bot["choose"]]>([
    [
      "throws",
      () => {
        throw new Error("a headache");
      },
    ],
    ["answers illegally", () => ({ type: "lure", pile: 99 }) as Types["move"]],
    ["answers nonsense", () => undefined as unknown as Types["move"]],
  ])("that %s plays any legal move, and its games count", async (_, choose) => {
    const { played, thoughtless } = await playedIn(plan, sharedFor(plan), () => {}, withFirst(choose));
    expectWhole(played);
    expect(thoughtless.length).toBeGreaterThan(played.length);
    expect(new Set(thoughtless.map(({ player }) => player))).toEqual(new Set([0]));
  });

  it("that is late, and comes back, has answered", async () => {
    const slow: Bot["choose"] = (_view, legal) => {
      const end = performance.now() + 5;
      while (performance.now() < end);
      return legal[0] as Types["move"];
    };
    const { played, thoughtless } = await playedIn(plan, sharedFor(plan), () => {}, withFirst(slow));
    expectWhole(played);
    expect(thoughtless).toEqual([]);
  });

  it("that failed is named, with its game and seat, in both languages", () => {
    const which: Thoughtless = { set: 1, rotation: 0, player: 0, seat: 0 };
    const [fr, en] = languages.map((language) => thoughtlessSentence(plan, which, language));
    expect(en).toBe("perch (deal 2, seat 0) could not think: its move was picked at random.");
    expect(fr).toBe("perch (donne 2, place 0) n’a pas pu réfléchir\u00a0: son coup a été tiré au hasard.");
  });
});

describe("a bot of the house that does not come back", () => {
  beforeAll(build, 400_000);

  const dist = (file: string) => new URL(`../../dist/match/${file}`, import.meta.url).href;
  /** A thread in which the first player is lost in thought whenever it has more than a few moves. */
  const worker = `
    import { parentPort, workerData } from "node:worker_threads";
    import { playGames } from "${dist("games.js")}";
    import { sittersFor } from "${dist("sitter.js")}";
    const seated = async (plan, witness) => {
      const [first, ...others] = await sittersFor(plan, witness);
      const choose = (view, legal, ...rest) => {
        while (legal.length > 3);
        return first.bot.choose(view, legal, ...rest);
      };
      return [{ ...first, bot: { name: "odd", choose } }, ...others];
    };
    await playGames(workerData, (news) => parentPort.postMessage(news), seated);`;
  const match = (plan: Plan) => `
    import { playInThreads } from "${dist("threads.js")}";
    const worker = new URL("data:text/javascript," + encodeURIComponent(${JSON.stringify(worker)}));
    const news = [];
    await playInThreads(${JSON.stringify(plan)}, new AbortController().signal, (one) => news.push(one), worker);
    console.log(JSON.stringify(news));`;

  it("is given up with its thread; another goes on with the game from where it was", () => {
    const short = { ...planFor("chat-peche", ["fry", "random"], 1), cap: 5, lostAfter: 500 };
    const ran = spawnSync(process.execPath, ["--input-type=module", "-e", match(short)], {
      encoding: "utf8",
    });
    expect(ran.stderr).toBe("");
    const news = JSON.parse(ran.stdout) as News[];
    const played = news.flatMap((one) => (one.kind === "played" ? [one.played] : []));
    const thoughtless = news.flatMap((one) => (one.kind === "thoughtless" ? [one.which] : []));
    expect(played.map(({ rotation }) => rotation).toSorted()).toEqual([0, 1]);
    for (const { shares, fault } of played) {
      expect(fault).toBeNull();
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    }
    expect(thoughtless.length).toBeGreaterThan(1);
    expect(new Set(thoughtless.map(({ player }) => player))).toEqual(new Set([0]));
  });
});
