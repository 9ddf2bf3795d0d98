/** The laws of the link, for every end of it: in this process, or with a server between. */
import type { Viewer } from "@guinguette/rules/contract";
import { games } from "@guinguette/rules/games";
import { replay } from "@guinguette/rules/record";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Offer } from "../changes.ts";
import { toldFurther } from "../near.ts";
import { usualSettings } from "../settings.ts";
import { heardBy, type Sight, sightOf } from "../sight.ts";
import { storedOf } from "../stored.ts";
import { isOver } from "../table.ts";
import type { Opening } from "../terms.ts";
import type { End } from "./end.ts";
import { type Offered, whims } from "./offers.ts";
import { openingOf } from "./sit.ts";
import { allKinds, offerThrough, playOn, seen, viewersOf } from "./through.ts";
import { type Chronicle, chronicle, present, type Watcher, watcherOf } from "./watcher.ts";

const byConsent = { ...usualSettings, takeBack: "consent" } as const;
const text = JSON.stringify;

type OpenEnd = (opening: Opening) => Promise<End>;

/** Somebody comes to watch before one of the whims, misses what happens between two others, and comes back. */
const coming = fc.record({
  viewer: fc.nat(8),
  comes: fc.nat(20),
  missed: fc.nat(40),
  stays: fc.nat(15),
  away: fc.nat(10),
});

export function linkBattery(name: string, openEnd: OpenEnd, long = false): void {
  const tables = games.map(({ id, about }) => [id, Math.min(3, Math.max(...about.players))] as const);

  /** Opens a table for one test. */
  async function at<T>(opening: Opening, test: (end: End) => Promise<T>): Promise<T> {
    const end = await openEnd(opening);
    try {
      return await test(end);
    } finally {
      await end.close();
    }
  }

  describe(`the link, ${name}`, () => {
    it.each(tables)(
      "tells all of a table of %s, whenever one comes and whatever one missed",
      async (id, players) => {
        await fc.assert(
          fc.asyncProperty(
            fc.string(),
            whims(long ? 80 : 25),
            fc.array(coming, { maxLength: 4 }),
            (seed, followed, comings) =>
              at(openingOf(id, players, { seed, settings: byConsent }), async (end) => {
                const { table } = end;
                const past: Chronicle = { presents: [], stories: [] };
                chronicle(past, table);
                const watchers: {
                  readonly watcher: Watcher;
                  readonly leaves: number;
                  readonly back: number;
                }[] = [];
                const made: Offered[] = [];
                for (let step = 0; step <= followed.length; step++) {
                  for (const { viewer: who, comes, missed, stays, away } of comings) {
                    if (Math.min(comes, followed.length) !== step) continue;
                    const viewer: Viewer =
                      who % (players + 1) === players ? "spectator" : who % (players + 1);
                    const since = Math.max(0, table.changes.length - missed);
                    const story = past.stories[since]?.get(viewer) ?? { heard: [], incidents: [] };
                    const watcher = watcherOf(await end.linkFor(viewer), viewer, since, story);
                    watcher.watch();
                    watchers.push({ watcher, leaves: step + stays, back: step + stays + away });
                  }
                  for (const { watcher, leaves, back } of watchers) {
                    if (leaves === step) {
                      // What is still under way may or may not be missed; nothing comes after.
                      watcher.leave();
                    }
                    if (back === step && leaves <= step) watcher.watch();
                  }
                  const whim = followed[step];
                  if (whim === undefined) continue;
                  await offerThrough(end, whim, made);
                  if (past.presents[table.changes.length] === undefined) chronicle(past, table);
                }
                await end.settled();
                for (const { watcher, leaves, back } of watchers) {
                  for (const { sight, ...story } of watcher.nears) {
                    expect(present(sight)).toBe(past.presents[sight.number]?.get(watcher.viewer));
                    expect(story).toEqual(past.stories[sight.number]?.get(watcher.viewer));
                  }
                  const isThere = leaves > followed.length || back <= followed.length;
                  if (isThere) expect(watcher.nears.at(-1)?.sight.number).toBe(table.changes.length);
                }
              }),
          ),
          { numRuns: long ? 60 : 10, seed: 27 },
        );
      },
    );

    it("tells a sight that stands by itself, from any number on, also one that was never given", () =>
      at(openingOf("fish-fish", 3, { setup: { firstFisher: 0 }, settings: byConsent }), async (end) => {
        await playOn(end, 5);
        const back = end.table.moves.at(-1)?.seat ?? 0;
        await end.house(back, { kind: "take-back", seen: end.table.changes.length });
        await playOn(end, 2);
        for (const viewer of ["spectator", 0, 1, 2] as const)
          for (const since of [0, 1, 3, end.table.changes.length, 99, -1, 0.5, Number.NaN]) {
            const sight = await seen(end, viewer, since);
            expect(present(sight)).toBe(present(sightOf(end.table, viewer)));
            const isGiven = Number.isInteger(since) && since >= 0 && since <= end.table.changes.length;
            // Whoever comes with a number of no change may bring the story of another table.
            const wrong = isGiven ? [] : [{ at: 0, event: { type: "foreign" } }];
            const story =
              since === 0 || !isGiven ? toldFurther({ heard: wrong, incidents: [] }, sight).heard : null;
            if (story !== null) expect(story).toEqual(heardBy(end.table, viewer));
          }
      }));

    it("tells nothing more to whoever has stopped watching, not even what is under way", () =>
      at(openingOf("fish-and-chips", 2), async (end) => {
        const link = await end.linkFor(0);
        const sights: Sight[] = [];
        const stop = link.watch(0, (sight) => sights.push(sight));
        await end.settled();
        const underWay = playOn(end, 1);
        stop();
        const heard = sights.length;
        await underWay;
        await playOn(end, 2);
        await end.settled();
        expect(sights).toHaveLength(heard);
        stop();
      }));

    it("makes one change of a double click, and answers both with its number", () =>
      at(openingOf("chat-peche", 3), async (end) => {
        const link = await end.linkFor(1);
        const click: Offer = { kind: "play", seen: 0, move: { type: "place", column: 2 } as never };
        const answers = await Promise.all([link.offer(click), link.offer(click)]);
        expect(answers).toEqual([
          { ok: true, number: 1, again: false },
          { ok: true, number: 1, again: true },
        ]);
        expect(end.table.changes).toHaveLength(1);
      }));

    it("answers that it is malformed to whatever is no offer, and changes nothing", () =>
      at(openingOf("fish-fish", 2, { setup: { firstFisher: 0 } }), async (end) => {
        await playOn(end, 1);
        const link = await end.linkFor(0);
        const kinds = [
          "constructor",
          "__proto__",
          "toString",
          "nonsense",
          ["play"],
          { toString: 1 },
          7,
          null,
        ];
        const things = [null, 5, "play", [], {}, ...kinds.map((kind) => ({ kind, seen: 0 }))];
        for (const thing of things)
          expect(await link.offer(thing as never)).toMatchObject({
            ok: false,
            because: { kind: "table", why: "malformed" },
          });
        expect(end.table.changes).toHaveLength(1);
      }));

    it("could take back nothing that is no move, and does not stumble over it", () =>
      at(openingOf("fish-fish", 2, { setup: { firstFisher: 0 } }), async (end) => {
        const link = await end.linkFor(0);
        const odd = { toString: 1 };
        const types = [undefined, null, 7, "nonsense", "__proto__", ["cast"], odd];
        const casts = [{}, { bait: 1 }, { card: "catch", bait: "2" }, { card: odd, bait: 2 }].map((rest) => ({
          type: "cast",
          ...rest,
        }));
        const more = { type: "cast", card: "catch", bait: 2, more: true };
        for (const thing of [
          undefined,
          null,
          5,
          "cast",
          [],
          ...types.map((type) => ({ type })),
          ...casts,
          more,
        ])
          expect(await link.couldTakeBack(thing as never)).toBe(false);
        expect(await link.couldTakeBack({ type: "cast", card: "catch", bait: 2 } as never)).toBe(true);
      }));

    it("tells of a move that was made, and nothing of whatever is no number of one", () =>
      at(openingOf("wishes", 2), async (end) => {
        const link = await end.linkFor("spectator");
        expect(await link.deed(0)).toBeNull();
        await playOn(end, 1);
        expect(await link.deed(0)).toMatchObject({
          seat: end.table.moves[0]?.seat,
          move: end.table.moves[0]?.move,
        });
        for (const thing of [-1, 1, 0.5, Number.NaN, "0", "length", null, undefined, {}, [0]])
          expect(await link.deed(thing as never)).toBeNull();
      }));

    it("takes no offer of any kind from somebody who only watches", () =>
      at(openingOf("fish-fish", 2, { setup: { firstFisher: 0 } }), async (end) => {
        const link = await end.linkFor("spectator");
        const stored = text(storedOf(end.table));
        for (const offered of allKinds(end.table))
          expect(await link.offer(offered)).toMatchObject({ ok: false });
        expect(await link.mayTakeBack()).toBeNull();
        expect(text(storedOf(end.table))).toBe(stored);
      }));

    it("lets a person play again only when they have sat down again, and never once they have given up", () =>
      at(openingOf("fish-fish", 3, { setup: { firstFisher: 0 } }), async (end) => {
        const link = await end.linkFor(0);
        const cast = (): Offer => ({
          kind: "play",
          seen: end.table.changes.length,
          move: { type: "cast", card: "catch", bait: 2 } as never,
        });
        const refusal = { ok: false, because: { kind: "table", why: "no-person-there" } };
        await end.house(0, { kind: "time-out", seen: 0, level: "fry" });
        expect(await link.offer(cast())).toEqual(refusal);
        await link.offer({ kind: "sit-down", seen: 1, name: "P0" });
        const played = cast();
        expect(await link.offer(played)).toMatchObject({ ok: true });
        await link.offer({ kind: "resign", seen: 3, level: "fry" });
        // The same message once more is still told what became of it.
        expect(await link.offer(played)).toEqual({ ok: true, number: 3, again: true });
        expect(await link.offer({ kind: "take-back", seen: 4 })).toEqual(refusal);
        expect(await link.offer({ kind: "sit-down", seen: 4, name: "P0" })).toMatchObject({ ok: false });
        expect(end.table.changes).toHaveLength(4);
      }));

    it("takes consent only from persons who are there, and not from the asker", () =>
      at(openingOf("fish-fish", 6, { setup: { firstFisher: 0 }, settings: byConsent }), async (end) => {
        const now = () => end.table.changes.length;
        await end.house(2, { kind: "time-out", seen: 0, level: "fry" });
        await end.house(3, { kind: "stand-up", seen: 1 });
        await end.house(4, { kind: "resign", seen: 2, level: "fry" });
        await playOn(end, 2);
        const asker = await end.linkFor(0);
        // Nobody is asked while a bot plays for one of them, or one has got up: they would have a say.
        expect(await asker.mayTakeBack()).toBeNull();
        await end.house(2, { kind: "sit-down", seen: now(), name: "P2" });
        expect(await asker.mayTakeBack()).toBeNull();
        await end.house(3, { kind: "bot-in", seen: now(), level: "fry", name: "Bot" });
        expect(await asker.mayTakeBack()).toBeNull();
        await end.house(3, { kind: "sit-down", seen: now(), name: "P3" });
        expect(await asker.mayTakeBack()).toBe("ask");
        expect(await asker.offer({ kind: "take-back", seen: now() })).toMatchObject({ ok: true });
        for (const seat of [0, 4])
          for (const kind of ["agree", "refuse"] as const)
            expect(await (await end.linkFor(seat)).offer({ kind, seen: now() })).toEqual({
              ok: false,
              because: { kind: "table", why: "not-yours-to-say" },
            });
        for (const seat of [1, 2, 3, 5]) {
          expect((await seen(end, "spectator", now())).question).not.toBeNull();
          expect(await (await end.linkFor(seat)).offer({ kind: "agree", seen: now() })).toMatchObject({
            ok: true,
          });
        }
        expect(await seen(end, "spectator", now())).toMatchObject({ question: null, moves: 0 });
      }));

    it("takes no move that was on its way for the answer to a question", () =>
      at(openingOf("fish-fish", 3, { setup: { firstFisher: 0 }, settings: byConsent }), async (end) => {
        await playOn(end, 2);
        const [move] = (await seen(end, 2, 0)).legal;
        const underWay = { kind: "play", seen: 2, move: move as never } as const;
        expect(await (await end.linkFor(0)).offer({ kind: "take-back", seen: 2 })).toMatchObject({
          ok: true,
        });
        const link = await end.linkFor(2);
        expect(await link.offer(underWay)).toEqual({ ok: false, because: { kind: "stale" } });
        expect((await seen(end, 2, 3)).question).not.toBeNull();
        expect(await link.offer({ ...underWay, seen: 3 })).toMatchObject({ ok: true });
        expect((await seen(end, 2, 4)).question).toBeNull();
      }));

    it.each(tables)("gives the record of %s when the game is over, and not before", async (id, players) => {
      const options = id === "fish-and-chips" ? { target: 30 } : {};
      await at(openingOf(id, players, { options }), async (end) => {
        const links = await Promise.all(viewersOf(end.table).map((viewer) => end.linkFor(viewer)));
        const records = () => Promise.all(links.map((link) => link.record()));
        for (let most = 0; most < 2000 && !isOver(end.table); most++) {
          if (most % 7 === 0) for (const record of await records()) expect(record).toBeNull();
          await playOn(end, 1);
        }
        expect(isOver(end.table)).toBe(true);
        for (const record of await records()) {
          if (record === null) throw new Error("no record");
          const replayed = replay(record);
          expect(replayed.ok && replayed.game.winners(replayed.state)).toEqual(
            (await seen(end, "spectator", 0)).winners,
          );
        }
      });
    });

    it("gives the record when all but one have given up, and not while two play on", () =>
      at(openingOf("wishes", 3), async (end) => {
        const link = await end.linkFor("spectator");
        await playOn(end, 4);
        await end.house(1, { kind: "resign", seen: 0, level: "fry" });
        expect(await link.record()).toBeNull();
        await end.house(0, { kind: "resign", seen: 0, level: "fry" });
        expect(await link.record()).toMatchObject({ game: "wishes", moves: end.table.moves });
        expect(await seen(end, 2, 0)).toMatchObject({ winners: [2], awaited: [], legal: [] });
      }));

    it.each(tables)("says of each seat of %s what a take-back would come to", async (id, players) => {
      await at(openingOf(id, players, { settings: byConsent }), async (end) => {
        for (let step = 0; step < 12; step++) {
          await playOn(end, 1);
          const seat = step % players;
          const link = await end.linkFor(seat);
          const [number, moves] = [end.table.changes.length, end.table.moves.length];
          const how = await link.mayTakeBack();
          const answer = await link.offer({ kind: "take-back", seen: number });
          expect(answer.ok).toBe(how !== null);
          if (how === "free") expect(end.table.moves).toHaveLength(moves - 1);
          if (how === "ask" && players > 1) expect(end.table.question?.seat).toBe(seat);
        }
      });
    });
  });
}
