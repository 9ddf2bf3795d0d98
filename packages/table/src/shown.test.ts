/** What a table shows and keeps of its story: by the book, nothing that may not be looked at again. */
import { describe, expect, it } from "vitest";
import { deedOf } from "./deed.ts";
import { isRewound, nearOf, toldFurther } from "./near.ts";
import { usualSettings } from "./settings.ts";
import { deedShown, isByTheBook, passing, shownOf, toldOf } from "./shown.ts";
import { sightOf } from "./sight.ts";
import type { Table } from "./table.ts";
import { play, sit, wish } from "./testing/sit.ts";

/** A line that was revealed, and another on the table (FF-L5). */
function lines(memory: "book" | "aided" = "book"): Table {
  const fish = sit("fish-fish", 3, { setup: { firstFisher: 0 }, settings: { ...usualSettings, memory } });
  play(fish, 0, { type: "cast", card: "catch", bait: 5 });
  play(fish, 1, { type: "bet", tiles: 1 });
  play(fish, 2, { type: "bet", tiles: 0 });
  return fish;
}
const kinds = (told: readonly { readonly event: { readonly type: string } }[]) =>
  told.map(({ event }) => event.type);

describe("by the book, lines that were discarded are not looked at again (FF-L6)", () => {
  it("a view shows nothing of them, but to whoever remembers all", () => {
    const sight = sightOf(lines(), 1);
    expect(isByTheBook(sight)).toBe(true);
    expect(shownOf(sight).view).toMatchObject({ revealed: null, unseen: null });
    const aided = sightOf(lines("aided"), 1);
    expect(isByTheBook(aided)).toBe(false);
    expect(shownOf(aided).view).toEqual(aided.view);
    expect(shownOf(aided).view).not.toMatchObject({ revealed: null });
  });

  it("a game that keeps no such rule shows all that is seen", () => {
    const sight = sightOf(sit("wishes", 2), 0);
    expect(isByTheBook(sight)).toBe(false);
    expect(shownOf(sight)).toEqual(sight);
  });

  it("a move that is looked at again shows the line as the book does", () => {
    const fish = lines();
    const deed = deedOf(fish, 2);
    if (deed === null) throw new Error("no such move");
    const seen = deedShown(sightOf(fish, 1), deed);
    expect(seen).toMatchObject({ seat: 2, move: { type: "bet", tiles: 0 }, view: { revealed: null } });
    expect(deedShown(sightOf(lines("aided"), 1), deed)).toEqual(deed);
  });

  it("once the game is over all of it is shown", () => {
    const sight = { ...sightOf(lines(), 1), winners: [0] };
    expect(isByTheBook(sight)).toBe(false);
  });
});

describe("the story of a line", () => {
  it("is told in whole while it is news, and kept without its cards", () => {
    const fish = lines();
    const near = nearOf(fish, 1);
    const all = near.heard.map(({ at, event }) => ({ at, event }));
    // The move of the last bet is news: what came of it is told as it was heard.
    const news = toldOf(near, 2);
    expect(news.filter(({ at }) => at >= 2)).toEqual(all.filter(({ at }) => at >= 2));
    expect(news.filter(({ at }) => at < 2)).not.toEqual(all.filter(({ at }) => at < 2));
    // All of it is news from the first move on, and nothing is once more has been played.
    expect(toldOf(near, 0)).toEqual(all);
    const kept = toldOf(near);
    expect(kept).toEqual(toldOf(near, 3));
    expect(kept.length).toBeLessThan(all.length);
    expect(JSON.stringify(kept)).not.toContain('"card":"');
    expect(kinds(kept)).not.toContain("tilesCaught");
    for (const { at, event } of kept)
      expect(all.find((one) => one.at === at && one.event.type === event.type)).toBeDefined();
  });

  it("what is told and not kept passes, and is only what is new", () => {
    const near = nearOf(lines(), 1);
    const gone = passing(near, 2);
    expect(kinds(gone)).toContain("tilesCaught");
    expect(gone.every(({ at }) => at === 2)).toBe(true);
    for (const told of gone) expect(toldOf(near)).not.toContainEqual(told);
    const none = passing(near, 3);
    expect(none).toEqual([]);
    // Of what all remember, nothing passes.
    expect(passing(nearOf(lines("aided"), 1), 0)).toEqual([]);
  });
});

describe("what is known after another sight", () => {
  it("ends where moves were taken back, and goes on with what was heard since", () => {
    const fish = sit("fish-fish", 3, { setup: { firstFisher: 0 } });
    play(fish, 0, { type: "cast", card: "catch", bait: 5 });
    const before = nearOf(fish, 1);
    expect(isRewound(before.sight, before.sight)).toBe(false);
    wish(fish, 0, "take-back");
    const none = sightOf(fish, 1, before.sight.number);
    expect(isRewound(before.sight, none)).toBe(true);
    play(fish, 0, { type: "cast", card: "empty", bait: 2 });
    const sight = sightOf(fish, 1, before.sight.number);
    const after = toldFurther(before, sight);
    expect(after.heard).toEqual(nearOf(fish, 1).heard);
    expect(after.incidents).toEqual(fish.incidents);
    // Told again what it was told before, it knows it once.
    expect(toldFurther(after, sight).incidents).toEqual(fish.incidents);
    expect(toldFurther(null, sightOf(fish, 1, -1))).toMatchObject({
      heard: after.heard,
      incidents: fish.incidents,
    });
  });

  it("is all that another table tells, where it has made fewer changes", () => {
    const known = nearOf(lines(), 1);
    const other = sit("fish-fish", 3, { setup: { firstFisher: 0 } });
    expect(toldFurther(known, sightOf(other, 1, known.sight.number))).toMatchObject({
      heard: [],
      incidents: [],
    });
  });

  it("is a copy: what happens at the table later does not come into it by itself", () => {
    const fish = lines();
    const near = nearOf(fish, 1);
    const sight = sightOf(fish, 1);
    const written = JSON.stringify([near, sight]);
    wish(fish, 2, "stand-up");
    play(fish, 0, { type: "cast", card: "empty", bait: 2 });
    expect(JSON.stringify([near, sight])).toBe(written);
  });
});
