/**
 * A table is the fold of its list of changes. Whatever anybody offers, in whatever order: what was acknowledged is in
 * the list, and the list alone gives the same table again, at every point and for everybody.
 */
import { eventFor, type Log, type Types, type Viewer } from "@guinguette/rules/contract";
import { games } from "@guinguette/rules/games";
import { readRecord, replay } from "@guinguette/rules/record";
import { type TestTable, tablesOf } from "@guinguette/rules/testing/tables";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import type { Answer } from "./changes.ts";
import { offer } from "./offer.ts";
import { settingValues } from "./settings.ts";
import { heardBy, sightOf } from "./sight.ts";
import { storedOf, tableFrom } from "./stored.ts";
import { isOver, recordOf, type Table } from "./table.ts";
import { type Offered, offerOf, type Whim, whims } from "./testing/offers.ts";
import { sit } from "./testing/sit.ts";

const long = process.env.PROVE === "long";

const viewersOf = (table: Table): Viewer[] => ["spectator", ...table.chairs.keys()];

/** Everything that anybody can be given of a table, now. */
function face(table: Table): string {
  const last = table.changes.length;
  const sinces = [...new Set([0, last >> 1, Math.max(0, last - 1), last])];
  return JSON.stringify([
    viewersOf(table).map((viewer) => [
      sinces.map((since) => sightOf(table, viewer, since)),
      heardBy(table, viewer),
    ]),
    recordOf(table),
  ]);
}

const written = (table: Table): string => JSON.stringify(storedOf(table));

/** An offer that became a change; its place in the list is the change's number, less one. */
interface Made extends Offered {
  /** Whether it made another position. */
  readonly moved: boolean;
  /** What was stored after it, and what everybody could see. */
  readonly stored: string;
  readonly face: string;
}

const text = JSON.stringify;

/** What must become of an offer, as far as that can be said without the table: null where a rule decides. */
function foretold(made: readonly Made[], players: number, { seat, offered }: Offered): object | null {
  const { kind, seen } = offered;
  if (!(Number.isInteger(seat) && seat >= 0 && seat < players))
    return { ok: false, because: { kind: "table", why: "no-such-seat" } };
  if (!(Number.isInteger(seen) && seen >= 0 && seen <= made.length))
    return { ok: false, because: { kind: "table", why: "not-yet" } };
  const first = made.findIndex((one) => one.seat === seat && text(one.offered) === text(offered));
  if (first !== -1) return { ok: true, number: first + 1, again: true };
  const since = made.slice(seen);
  const isGone = since.some(({ moved }) => moved);
  const hasChosen = since.some(
    (one) => one.seat === seat && (one.offered.kind === "play" || one.offered.kind === "unseal"),
  );
  const isStale =
    kind === "play" || kind === "unseal"
      ? isGone || hasChosen
      : (kind === "take-back" || kind === "hint") && isGone;
  return isStale ? { ok: false, because: { kind: "stale" } } : null;
}

let offers = 0;
let folds = 0;

/** Offers one whim after the other, and looks at what became of each. */
function evening(table: Table, followed: readonly Whim[]): Made[] {
  const made: Made[] = [];
  let before = { stored: written(table), face: face(table), moves: text(table.moves) };
  for (const whim of followed) {
    const over = isOver(table);
    const { seat, offered } = offerOf(table, whim, made);
    const answer: Answer = offer(table, seat, offered);
    offers++;
    const after = { stored: written(table), face: face(table), moves: text(table.moves) };
    const told = foretold(made, table.chairs.length, { seat, offered });
    if (told !== null) expect(answer).toEqual(told);
    if (answer.ok && !answer.again) {
      expect(answer.number).toBe(made.length + 1);
      expect(table.changes).toHaveLength(made.length + 1);
      made.push({ seat, offered, moved: after.moves !== before.moves, ...after });
    } else expect(after).toEqual(before);
    // What was chosen for a position that is gone is chosen no longer.
    const ready = sightOf(table, "spectator").ready;
    if (after.moves !== before.moves) expect(ready).toEqual([]);
    if (answer.ok && !answer.again && offered.kind === "unseal") expect(ready).not.toContain(seat);
    // Its record may be known by now, and with it what would come: what is over stays over.
    if (over) expect([isOver(table), after.moves]).toEqual([true, before.moves]);
    before = after;
  }
  return made;
}

/** The same table, from the first so many of its changes as they were written. */
function cutOff(stored: string, keep: number): Table {
  const { changes, ...rest } = JSON.parse(stored);
  return tableFrom({ ...rest, changes: changes.slice(0, keep) });
}

const settings = fc.record({
  memory: fc.constantFrom(...settingValues.memory),
  takeBack: fc.constantFrom(...settingValues.takeBack, "consent" as const),
  hints: fc.constantFrom("told" as const, ...settingValues.hints),
});

/** All there are; in short, of each game the fewest and the most players, with one set of options each. */
const tables = games
  .flatMap((game): TestTable[] => {
    const all = tablesOf(game);
    if (long) return all;
    const [fewest, most] = [Math.min(...game.about.players), Math.max(...game.about.players)];
    return [
      all.find(({ players }) => players === fewest),
      all.findLast(({ players }) => players === most),
    ].flatMap((table) => table ?? []);
  })
  .map((table) => [table.title, table] as const);

afterAll(() => {
  if (long)
    console.log(
      `proved: ${offers.toLocaleString("en")} offers at ${tables.length} kinds of tables: what was acknowledged is kept; ${folds.toLocaleString("en")} lists cut off anywhere fold to the table that everybody saw there`,
    );
});

describe.each(tables)("the list of changes of %s", (_title, { game, players, options }) => {
  it("gives the table again, cut off anywhere; what is refused or repeated changes nothing", () => {
    fc.assert(
      fc.property(fc.string(), settings, whims(long ? 80 : 40), (seed, chosen, followed) => {
        const table = sit(game.id, players, { options, seed, settings: chosen });
        const dealt = face(table);
        const made = evening(table, followed);
        const stored = written(table);
        for (let number = 0; number <= made.length; number++) {
          const cut = cutOff(stored, number);
          folds++;
          // What was stored at the time is the beginning of what is stored now.
          expect(written(cut)).toBe(
            made[number - 1]?.stored ?? written(sit(game.id, players, { options, seed, settings: chosen })),
          );
          expect(face(cut)).toBe(made[number - 1]?.face ?? dealt);
          const log: Log<Types["event"]> = [];
          const record = readRecord(JSON.parse(text(recordOf(cut))));
          const replayed = replay(record, { after: (more) => log.push(...more) });
          if (!replayed.ok) throw new Error(text(replayed));
          for (const viewer of viewersOf(cut))
            expect(text([game.view(replayed.state, viewer), log.map((one) => eventFor(one, viewer))])).toBe(
              text([game.view(cut.state, viewer), heardBy(cut, viewer).map(({ event }) => event)]),
            );
        }
        // And the table that was read back goes on as the other does.
        const again = cutOff(stored, made.length);
        for (const { seat, offered } of made)
          expect(offer(again, seat, offered)).toMatchObject({ ok: true, again: true });
        expect(isOver(again)).toBe(isOver(table));
      }),
      { numRuns: long ? 12 : 6, seed: 1609 },
    );
  });
});
