/** The table in words, the hand beside a television, and the plates: all of it, and nothing that is somebody else's. */

import type { Viewer } from "@guinguette/rules/contract";
import { type FishFish, fishFish } from "@guinguette/rules/fish-fish/game";
import type { Shown } from "@guinguette/rules/fish-fish/memory";
import { seeded } from "@guinguette/rules/random";
import { seatName } from "@guinguette/words/common";
import { describe, expect, it } from "vitest";
import type { RowGroup } from "../rows.ts";
import type { Situation } from "../touch.ts";
import { lanePlate } from "./plate.ts";
import { handRows, rows } from "./rows.ts";
import { bet, cast, type Played } from "./script.ts";

const names = (seat: number) => seatName(seat, "en");

/** As one seat sees the table after these moves, with what it may do there. Seat 0 fishes. */
function seen(by: Viewer, moves: readonly Played[], book = false): Situation<FishFish> {
  const state = fishFish.deal({ players: 3, options: {}, setup: { firstFisher: 0 } }, seeded("rows"));
  for (const { seat, move } of moves) fishFish.play(state, seat, fishFish.encode(move), []);
  const whole = fishFish.view(state, by);
  const view = book ? (fishFish.byTheBook?.view(whole) as Shown) : whole;
  const seat = by !== "spectator" && view.actors.includes(by) ? by : null;
  const codes = new Uint16Array(fishFish.moveCount);
  const count = seat === null ? 0 : fishFish.legal(state, seat, codes);
  const legal = [...codes.subarray(0, count)].map((code) => fishFish.decode(code));
  return { view, seat, legal, picked: null, proposed: null };
}

const titles = (groups: readonly RowGroup[]) => groups.map(({ title }) => title);
const placesOf = (groups: readonly RowGroup[]) =>
  groups.flatMap((group) => group.rows.flatMap(({ at }) => (at === undefined ? [] : [at])));
const textOf = (groups: readonly RowGroup[]) => JSON.stringify(groups);

const line = [cast(0, "catch", 4)];

describe("the table in words", () => {
  it("begins with what the Fisher chooses from (FF-L1)", () => {
    const groups = rows(seen(0, []), names, "en");
    expect(titles(groups)).toEqual([
      ...["Which bait?", "Which card?", "The line", "The Fish", "The Fisher", "Cards revealed"],
    ]);
    expect(placesOf(groups)).toEqual([
      ...["bait:2", "bait:3", "bait:4", "bait:5", "card:catch", "card:empty", "line"],
    ]);
  });

  it("begins with the line for a Fish who bets, and then its tiles (FF-L2)", () => {
    const groups = rows(seen(1, line), names, "en");
    expect(titles(groups)[0]).toBe("The line");
    expect(groups[0]?.rows[0]?.text).toBe("Line 1 of 5, bait\u00a04");
    expect(groups[1]?.rows.map(({ text, figure }) => [text, figure])).toEqual(
      [
        ["Bet 1\u00a0tile", "+4?"],
        ["Bet 2\u00a0tiles", "+8?"],
        ["Bet 3\u00a0tiles", "+12?"],
        ["Bet your last 4\u00a0tiles", "+16?"],
      ].map(([text, figure]) => [expect.stringMatching(text?.replaceAll("\u00a0", "\\s") ?? ""), figure]),
    );
  });

  it("says who bet, and what each has put away", () => {
    const groups = rows(
      seen("spectator", [cast(0, "empty", 5), bet(1, 2), bet(2, 0), cast(0, "catch", 2), bet(1, 1)]),
      names,
      "en",
    );
    const fish = groups.find(({ title }) => title === "The Fish");
    expect(fish?.rows.map(({ figure }) => figure)).toEqual(["bet 1", "bet?"]);
    expect(fish?.rows[0]?.more).toContain("loot 2 × 5");
  });

  it("counts by the book neither baits nor cards that are gone (FF-L6)", () => {
    const open = textOf(rows(seen(1, line), names, "en"));
    const book = textOf(rows(seen(1, line, true), names, "en"));
    expect(open).toMatch(/still holds baits 2.*line-catch/);
    expect(book).not.toMatch(/holds baits \d|line-catch|line-empty/);
    expect(book).toContain("still holds 4 baits");
  });
});

describe("the hand beside a television", () => {
  it("is the Fisher's alone (FF-L1)", () => {
    expect(placesOf(handRows(seen(0, line), names, "en"))).toContain("card:catch");
    for (const by of [1, 2, "spectator"] as const)
      expect(textOf(handRows(seen(by, line), names, "en"))).not.toMatch(/card:|bait:|line-catch|line-empty/);
  });

  it("is the tiles of a Fish, and of no other", () => {
    const places = placesOf(handRows(seen(1, line), names, "en"));
    expect(places).toEqual(["line", ...[0, 1, 2, 3].map((index) => `tile:1:${index}`)]);
    expect(textOf(handRows(seen(2, line), names, "en"))).not.toMatch(/tile:/);
  });
});

describe("a lane", () => {
  const quiet = { proposed: null, gain: null, isLost: false, isTold: false, isTouched: false };

  it("has an empty place for each tile that was bet, and its bet among the loot", () => {
    const { view } = seen("spectator", [...line, bet(1, 3)]);
    const [fish] = view.fish;
    if (fish === undefined) throw new Error("nobody swims here");
    const { pieces, slots } = lanePlate(fish, view, quiet, "fr");
    expect(pieces?.map(({ art }) => art !== undefined)).toEqual([true, false, false, false]);
    expect(slots?.map(({ label, text }) => [label, text])).toEqual([
      ...[
        ["mise", "3"],
        ["2", ""],
        ["3", ""],
        ["4", ""],
        ["5", ""],
      ],
    ]);
    expect(slots?.find(({ label }) => label === "4")?.now).toBe(true);
  });

  it("asks whose turn it is to bet, and shows what is proposed", () => {
    const { view } = seen("spectator", line);
    const signs = (proposed: number | null) =>
      view.fish.map((fish) => lanePlate(fish, view, { ...quiet, proposed }, "fr").slots?.[0]?.text);
    expect(signs(null)).toEqual(["?", "·"]);
    expect(signs(2)[0]).toBe("2");
  });
});
