/** What a real terminal keeps in sight by the book, while others play and nobody is asked anything. */
import { beforeAll, describe, expect, it } from "vitest";
import { build } from "../testing/built.ts";
import { guinguetteOnTerminal, type Step } from "../testing/on-terminal.ts";
import { cases } from "../testing/proof.ts";

beforeAll(build, 400_000);

const wiped = "\u001b[2J\u001b[3J\u001b[H";
const asked = "> \u001b[3G";
const long = cases(0, 1) === 1;

/** Ana against two fries: what she types at each question, then she leaves. Everything that stood there, screen by screen. */
async function screens(
  game: string,
  seed: string,
  typed: readonly string[],
  until: string,
  ...more: readonly string[]
) {
  const sat = await guinguetteOnTerminal(
    [
      ...["play", game, "--seats", "person,fry,fry", "--names", "Ana,Bo,Cy", "--usual", "--seed", seed],
      ...["--lang", "en", ...more],
    ],
    [...typed.map((line): Step => ({ until: asked, type: `${line}\r` })), { until, type: "\u0003" }],
  );
  expect(sat.status).toBe(130);
  const all = sat.heard
    .join("")
    .replaceAll("\r", "")
    .replace(/\n {2}/g, " ");
  return { all, screens: all.split(wiped) };
}

const countOf = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

describe.concurrent("what was told once", () => {
  // Ana has bet all her tiles: she is not asked again before the next round.
  const all = ["5"];
  const checked = /reveals the fishing card|is discarded unseen/g;

  it("of a line in Fish Fish is gone before the next line is set (FF-L6)", async () => {
    const told = await screens("fish-fish", "g", all, long ? asked : "sets line\u00a03");
    // As many lines as she has to watch before she is asked again.
    expect(countOf(told.all, checked)).toBeGreaterThanOrEqual(long ? 3 : 2);
    // Who sets the next one may be said at once; that it is set, only on a clean screen.
    const isSet = /sets line\s\d:/g;
    expect(countOf(told.all, isSet)).toBeGreaterThan(0);
    for (const screen of told.screens) {
      expect(countOf(screen, checked)).toBeLessThan(2);
      expect(screen).not.toMatch(/(reveals the fishing card|is discarded unseen)[\s\S]*sets line\s\d:/);
    }
  });

  it("of another's catch in Chat-Pêche is gone before the next one fishes (CP-3b)", async () => {
    const told = await screens("chat-peche", "s", ["1", "1", "1", "1", "1", "1"], asked);
    const catches = /(Bo|Cy) fishes [abc]\d: (?!\d+ cards? \()/g;
    expect(countOf(told.all, catches)).toBeGreaterThan(2);
    for (const screen of told.screens) {
      expect(countOf(screen, catches)).toBeLessThan(2);
      // Nothing but the table of the same moment follows it.
      expect(screen).not.toMatch(/(Bo|Cy) fishes [abc]\d: (?!\d+ cards? \()[\s\S]*(lures|stays|fishes)/);
    }
  });

  it("stays where the table aids memory (FF-R2)", async () => {
    const told = await screens("fish-fish", "g", all, asked, "--memory", "aided");
    expect(told.screens.map((screen) => countOf(screen, /reveals the fishing card/g))).toContain(3);
  });
});
