/**
 * A page tells no more than its table does. Two tables that a viewer cannot tell apart look alike to them: the rows in words,
 * those of a hand, the plates, what can be touched, and where a piece can be dragged.
 */
import type { GameId, Types, Viewer } from "@guinguette/rules/contract";
import { games } from "@guinguette/rules/games";
import { seeded } from "@guinguette/rules/random";
import { type TestTable, tablesOf } from "@guinguette/rules/testing/tables";
import { usualSettings } from "@guinguette/table/settings";
import { sightOf } from "@guinguette/table/sight";
import type { Table } from "@guinguette/table/table";
import type { Terms } from "@guinguette/table/terms";
import { sit } from "@guinguette/table/testing/sit";
import { moveBoth, type Twins, twinsOf } from "@guinguette/table/testing/twins";
import { namesOf } from "@guinguette/words/common";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Frame, frameOf } from "../table/frame.ts";
import { plate as chatPechePlate } from "./chat-peche/plate.ts";
import { rowsOf as chatPecheRows, handOf } from "./chat-peche/rows.ts";
import { touchRules as chatPecheTouch } from "./chat-peche/touch.ts";
import { plate as fishAndChipsPlate } from "./fish-and-chips/plate.ts";
import { rowsOf as fishAndChipsRows } from "./fish-and-chips/rows.ts";
import { touchRules as fishAndChipsTouch } from "./fish-and-chips/touch.ts";
import { plate as fishFishPlate } from "./fish-fish/plate.ts";
import { rows as fishFishRows, handRows } from "./fish-fish/rows.ts";
import { touchRules as fishFishTouch } from "./fish-fish/touch.ts";
import type { GameLook } from "./look.ts";
import type { Situation } from "./touch.ts";
import { plate as wishesPlate } from "./wishes/plate.ts";
import { rows as wishesRows } from "./wishes/rows.ts";
import { touchRules as wishesTouch } from "./wishes/touch.ts";

type Told = Pick<GameLook, "rows" | "plate" | "touch"> & Partial<Pick<GameLook, "hand">>;

/** The parts of each look that tell of a table; what else it has draws what these and the view say. */
const looks = {
  "fish-fish": { rows: fishFishRows, hand: handRows, plate: fishFishPlate, touch: fishFishTouch },
  wishes: { rows: wishesRows, plate: wishesPlate, touch: wishesTouch },
  "chat-peche": { rows: chatPecheRows, hand: handOf, plate: chatPechePlate, touch: chatPecheTouch },
  "fish-and-chips": { rows: fishAndChipsRows, plate: fishAndChipsPlate, touch: fishAndChipsTouch },
} as unknown as Readonly<Record<GameId, Told>>;

const nothingAsked = { raisedFor: null, wanted: null, confidant: null, peeking: false };
const memories: readonly Terms["settings"]["memory"][] = ["book", "aided"];

/** What is on the screen of one who plays alone there, or, for the spectator, of all who share one. */
function frameFor(table: Table, viewer: Viewer, memory: (typeof memories)[number]): Frame {
  const seats = table.chairs.map((_, seat) => seat);
  const terms = { ...table.terms, settings: { ...table.terms.settings, memory } };
  return frameOf(
    (by) => ({ sight: { ...sightOf(table, by), terms }, heard: [], incidents: [] }),
    viewer === "spectator" ? seats : [viewer],
    nothingAsked,
    [],
  );
}

/** All that a page says and offers there, before anything is touched and once the place with this number is. */
function toldOn({ seen, ...frame }: Frame, { rows, hand, plate, touch }: Told, phase: number): unknown {
  if (seen === null) return frame;
  const { legal, seat } = frame;
  const names = namesOf([], "en");
  const view = { ...seen.view, actors: seen.awaited } as Types["shown"];
  const listed = (now: Situation) => [
    rows(now, names, "en"),
    hand?.(now, names, "en"),
    [...touch.open(now)],
    [...touch.chosen(now)],
  ];
  const untouched: Situation = { view, seat, legal, picked: null, proposed: null };
  const open = [...touch.open(untouched)];
  const place = seat === null ? undefined : open[phase % Math.max(open.length, 1)];
  const touched = place === undefined ? null : touch.touch(place, untouched);
  const after: Situation = {
    ...untouched,
    picked: touched?.type === "pick" ? touched.place : null,
    proposed: touched?.type === "propose" ? touched.move : null,
  };
  const plates = seen.chairs.map((_, at) => plate(view, at, "en"));
  const ways = legal.map((move) => touch.ways(move, view));
  return { frame, plates, ways, listed: listed(untouched), touched, after: listed(after) };
}

/** One table of each number of players, each with other options. */
const tables = games.flatMap((game) =>
  game.about.players.map((players, index): TestTable => {
    const all = tablesOf(game).filter((table) => table.players === players);
    return all[(index * 5) % all.length] as TestTable;
  }),
);

const playing = fc.record({
  seed: fc.string(),
  dream: fc.string(),
  picks: fc.array(fc.nat(30_000), { minLength: 30, maxLength: 40, size: "max" }),
});

describe.each(tables.map((table) => [table.title, table] as const))("pages of %s", (_title, table) => {
  const { game, players, options } = table;
  const viewers: readonly Viewer[] = ["spectator", ...Array.from({ length: players }, (_, seat) => seat)];
  const settings = { ...usualSettings, takeBack: "none" } as const;

  function expectAlike({ world, twin, viewer }: Twins, step: number): void {
    for (const memory of memories) {
      const [here, there] = [world, twin].map((each) =>
        toldOn(frameFor(each, viewer, memory), looks[game.id], step),
      );
      if (JSON.stringify(there) !== JSON.stringify(here)) expect(there).toEqual(here);
    }
  }

  it.each(viewers)("say and offer the same to %s in worlds that are alike to them", (viewer) => {
    let apart = 0;
    fc.assert(
      fc.property(playing, ({ seed, dream, picks }) => {
        const twins = twinsOf(sit(game.id, players, { options, seed, settings }), viewer, seeded(dream));
        for (const [step, pick] of picks.entries()) {
          if (moveBoth(twins, pick) === "over") return;
          expectAlike(twins, step);
          if (JSON.stringify(twins.twin.state) !== JSON.stringify(twins.world.state)) apart++;
        }
      }),
      { numRuns: 1, seed: 1978, endOnFailure: true },
    );
    // The test would be empty if the twins never differed in anything.
    expect(apart).toBeGreaterThan(0);
  });
});
