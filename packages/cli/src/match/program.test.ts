import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { isGone, planFor, playedIn } from "../testing/match.ts";
import { newMark } from "./family.ts";
import { ask, programOf, stopProgram } from "./program.ts";
import { noteFailure, sharedFor } from "./shared.ts";
import { standingOf } from "./standing.ts";
import { faultSentence } from "./words.ts";

const folder = mkdtempSync(join(tmpdir(), "guinguette-match-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that does this with every question, whose line is `line`; it has `say` to answer. */
function seat(name: string, body: string): string {
  const file = join(folder, `${name}.cjs`);
  writeFileSync(
    file,
    `const say = (text) => process.stdout.write(text + "\\n");
let asked = 0;
require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  asked++;
  ${body}
});`,
  );
  return `exec:"${process.execPath}" "${file}"`;
}

const good = seat("good", "say(JSON.stringify(JSON.parse(line).legal[0]));");

/** One that fails against one that plays at random. */
async function against(program: string, deals = 1, patience?: { first: number; later: number }) {
  const plan = { ...planFor("fish-fish", [program, "random"], deals), ...(patience && { patience }) };
  const heard = await playedIn(plan);
  const sentences = heard.played.map((played, game) =>
    faultSentence(plan, played, heard.givenUp.includes(game + 1), "en"),
  );
  for (const pid of heard.pids) expect(await isGone(pid)).toBe(true);
  return { plan, ...heard, sentences };
}

describe("an outside program", () => {
  it("plays whole games, started once, and is gone afterwards", async () => {
    const { plan, played, pids, sentences } = await against(good, 3);
    expect(pids).toHaveLength(1);
    expect(sentences).toEqual(Array.from({ length: 6 }, () => null));
    const { games, entries } = standingOf(plan, played);
    expect(games).toBe(6);
    expect(entries.reduce((sum, { winShare }) => sum + winShare, 0)).toBeCloseTo(1, 5);
  });

  it("is told the game, the seat, what it sees and what it may do", async () => {
    const told = seat(
      "told",
      `const { game, players, options, seat, view, legal, ms, ...rest } = JSON.parse(line);
  const fine = game === "chat-peche" && players === 2 && typeof options.edition === "string" && ms === 0 &&
    view.seat === seat && Array.isArray(legal) && Object.keys(rest).length === 0;
  say(fine ? JSON.stringify(legal.at(-1)) : "no");`,
    );
    const { played } = await playedIn(planFor("chat-peche", [told, told], 1));
    expect(played.map(({ fault }) => fault)).toEqual([null, null]);
  });

  it("loses the game with nonsense, and is told what was expected", async () => {
    const { played, sentences } = await against(seat("nonsense", 'say("hello");'));
    expect(played.map(({ shares }) => shares)).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(sentences[0]).toMatch(
      /\(game 1, seat \d\) answered “hello”: that is not JSON\. Expected: one line of JSON, one of the moves in “legal” \(\d+\), such as \{"type":.*\}\. This seat loses the game\.$/,
    );
  });

  it.each([
    [
      "a move of another shape",
      `say('{"type":"bet","fish":1}');`,
      /answered “.*”: move: unknown field “fish”/,
    ],
    ["a list", `say("[]");`, /answered “\[\]”: move: expected an object, found a list/],
    ["a move that is not legal", `say('{"type":"bet","tiles":99}');`, /answered “.*”: .* \(FF-/],
  ])("loses with %s", async (name, body, sentence) => {
    const { played, sentences } = await against(seat(name.replaceAll(" ", "-"), body));
    expect(played[0]?.shares).toEqual([0, 1]);
    expect(sentences[0]).toMatch(sentence);
  });

  it("loses when it hangs, and the match goes on without it", async () => {
    const patience = { first: 150, later: 150 };
    const { played, givenUp, pids, sentences } = await against(seat("hangs", ""), 3, patience);
    expect(played).toHaveLength(6);
    expect(played.every(({ shares }) => shares[0] === 0 && shares[1] === 1)).toBe(true);
    expect(pids).toHaveLength(3);
    expect(givenUp).toEqual([3]);
    expect(sentences[1]).toContain("has not answered within 150 ms");
    expect(sentences[2]).toContain("It has failed 3 times in a row: it loses its remaining games.");
    expect(sentences.slice(3)).toEqual([null, null, null]);
  });

  it("loses when it ends", async () => {
    const { sentences } = await against(seat("ends", "process.exit(7);"));
    expect(sentences[0]).toContain("has ended (exit status 7)");
    const nowhere = await against(`exec:"${join(folder, "nowhere")}" 2>&-`);
    expect(nowhere.sentences[0]).toMatch(/has ended \(exit status \d+\)/);
  });

  it("may fail now and then: it is started again for the next game", async () => {
    const moody = seat("moody", 'say(asked > 1 ? "?" : JSON.stringify(JSON.parse(line).legal[0]));');
    const steady = await against(moody, 3);
    expect(steady.pids).toHaveLength(3);
    const flag = join(folder, "flag");
    const other = seat(
      "every-other",
      `const fs = require("node:fs");
  if (asked === 1) this.bad = !fs.existsSync("${flag}");
  if (asked === 1 && this.bad) fs.writeFileSync("${flag}", "");
  if (this.bad) return say("?");
  say(JSON.stringify(JSON.parse(line).legal[0]));`,
    );
    const { played, givenUp, pids } = await against(other, 3);
    expect(played.map(({ fault }) => fault === null)).toEqual([false, true, true, true, true, true]);
    expect(givenUp).toEqual([]);
    expect(pids).toHaveLength(2);
  });

  it("says it in French too", async () => {
    const plan = planFor("fish-fish", [seat("nonsense", 'say("hello");'), "random"], 1);
    const { played } = await playedIn(plan);
    const sentence = faultSentence(plan, played[0]!, true, "fr");
    expect(sentence).toContain("a répondu «\u202fhello\u202f»\u00a0: ce n’est pas du JSON.");
    expect(sentence).toContain("Cette place perd la partie. C’est son échec n°\u00a03 de suite");
  });

  it("leaves the others to share the victory by their scores", async () => {
    const plan = planFor("fish-fish", [seat("nonsense", 'say("hello");'), "random", "fry"], 2);
    const { played } = await playedIn(plan);
    for (const { shares } of played) {
      expect(shares[0]).toBe(0);
      expect((shares[1] ?? 0) + (shares[2] ?? 0)).toBeCloseTo(1, 12);
    }
  });

  it("is not started again once it has given up, and nobody wins where all have", async () => {
    const plan = planFor("chat-peche", [good, good], 2);
    const shared = sharedFor(plan);
    const failures = [1, 2, 3].map(() => [noteFailure(shared, 0), noteFailure(shared, 1)]);
    expect(failures).toEqual([
      [false, false],
      [false, false],
      [true, true],
    ]);
    const { played, pids } = await playedIn(plan, shared);
    expect(played.map(({ shares }) => shares)).toEqual(Array.from({ length: 4 }, () => [0, 0]));
    expect(pids).toEqual([]);
  });
});

it("a line that never ends is no answer, and what comes unasked is not one either", async () => {
  const patience = { first: 10_000, later: 10_000 };
  const witness = { started: () => {}, ended: () => {}, said: () => {} };
  const mark = newMark();
  const command = (name: string, body: string) => seat(name, body).slice("exec:".length);
  const endless = programOf(
    command("endless", 'process.stdout.write("x".repeat(200000));'),
    patience,
    witness,
    mark,
  );
  expect(await ask(endless, {}, 0)).toEqual({ kind: "endless" });
  stopProgram(endless);
  const chatty = programOf(command("chatty", 'say("answer " + asked + "\\nmore");'), patience, witness, mark);
  expect(await ask(chatty, {}, 0)).toBe("answer 1");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await ask(chatty, {}, 0)).toBe("answer 2");
  stopProgram(chatty);
});
