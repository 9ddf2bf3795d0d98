/** A person may be advised on the position they have to play in: everybody is told that they are, and nothing else. */
import { games } from "@guinguette/rules/games";
import { describe, expect, it } from "vitest";
import { hintsTaken } from "./hints.ts";
import { act, offer } from "./offer.ts";
import { usualSettings } from "./settings.ts";
import { legalMoves, sightOf } from "./sight.ts";
import { storedOf, tableFrom } from "./stored.ts";
import { awaited, recordOf, type Table } from "./table.ts";
import { takeBackOf } from "./take-back.ts";
import { play, sit, wish } from "./testing/sit.ts";

const sea = (hints: "told" | "none" = "told") =>
  sit("fish-fish", 3, { setup: { firstFisher: 0 }, settings: { ...usualSettings, hints } });
const cast = { type: "cast", card: "catch", bait: 5 };
const bet = { type: "bet", tiles: 1 };
const toldIn = (table: Table) => sightOf(table, "spectator").incidents;
const why = (reason: string) => ({ ok: false, because: { kind: "table", why: reason } });

describe("a hint", () => {
  it("is told to everybody alike: whose it was, and after how many moves", () => {
    const table = sea();
    play(table, 0, cast);
    expect(wish(table, 1, "hint")).toEqual({ ok: true, number: 2, again: false });
    const incident = { kind: "hinted", number: 2, at: 1, seat: 1, holder: { kind: "person", name: "P1" } };
    for (const viewer of ["spectator", 0, 1, 2] as const)
      expect(sightOf(table, viewer, 1).incidents).toEqual([incident]);
  });

  it("is one for each position and seat, however often it is asked for", () => {
    const table = sea();
    wish(table, 0, "hint");
    expect(offer(table, 0, { kind: "hint", seen: 0 })).toEqual({ ok: true, number: 1, again: true });
    expect(wish(table, 0, "hint")).toEqual({ ok: true, number: 1, again: true });
    expect(table.changes).toHaveLength(1);
    play(table, 0, cast);
    // What was asked for the last position is none for this one.
    expect(offer(table, 0, { kind: "hint", seen: 1 })).toEqual({ ok: false, because: { kind: "stale" } });
    wish(table, 1, "hint");
    play(table, 1, bet);
    wish(table, 2, "hint");
    expect(toldIn(table).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  it("may be taken again once a move was taken back, and the first one still counts", () => {
    const table = sea();
    wish(table, 0, "hint");
    play(table, 0, cast);
    wish(table, 0, "take-back");
    expect(wish(table, 0, "hint")).toMatchObject({ ok: true, again: false });
    expect(sightOf(table, "spectator").hints).toEqual([{ seat: 0, name: "P0", count: 2 }]);
  });

  it("is refused where the settings allow none, whoever asks and whenever", () => {
    const table = sea("none");
    for (const seat of [0, 1, 2]) expect(wish(table, seat, "hint")).toEqual(why("no-hints"));
    play(table, 0, cast);
    expect(wish(table, 1, "hint")).toEqual(why("no-hints"));
    expect(toldIn(table)).toEqual([]);
  });

  it("is for a person who has a move to make", () => {
    const table = sea();
    expect(wish(table, 1, "hint")).toEqual(why("not-your-turn"));
    offer(table, 0, { kind: "time-out", seen: 0, level: "perch", why: "away" });
    expect(offer(table, 0, { kind: "hint", seen: 1 }, true)).toEqual(why("no-person-there"));
    expect(offer(table, 0, { kind: "hint", seen: 1 })).toEqual(why("no-person-there"));
    const two = sit("fish-fish", 2);
    offer(two, 1, { kind: "resign", seen: 0, level: "perch" });
    expect(wish(two, 0, "hint")).toEqual(why("over"));
  });

  it("counts for who took it, also where another has the seat by now", () => {
    const table = sea();
    wish(table, 0, "hint");
    wish(table, 0, "stand-up");
    offer(table, 0, { kind: "sit-down", seen: table.changes.length, name: "Léa" });
    play(table, 0, cast);
    play(table, 1, bet);
    wish(table, 2, "hint");
    const taken = [
      { seat: 0, name: "P0", count: 1 },
      { seat: 2, name: "P2", count: 1 },
    ];
    for (const viewer of ["spectator", 0, 1] as const) {
      expect(sightOf(table, viewer).hints).toEqual(taken);
      // Also to who has seen all but the last of it.
      expect(sightOf(table, viewer, table.changes.length).hints).toEqual(taken);
    }
    expect(recordOf(table).hints).toEqual(taken);
    expect(recordOf(sea())).not.toHaveProperty("hints");
  });

  it("counts by who took it, of one seat in the order in which they came", () => {
    const hinted = (seat: number, name: string) =>
      ({ kind: "hinted", number: 1, at: 0, seat, holder: { kind: "person", name } }) as const;
    const up = { ...hinted(1, "Bo"), kind: "stood-up" } as const;
    const all = [
      hinted(1, "Bo"),
      hinted(0, "Ana"),
      up,
      hinted(1, "Cleo"),
      hinted(1, "Bo"),
      hinted(1, "Cleo"),
    ];
    expect(hintsTaken(all)).toEqual([
      { seat: 0, name: "Ana", count: 1 },
      { seat: 1, name: "Bo", count: 2 },
      { seat: 1, name: "Cleo", count: 2 },
    ]);
  });

  it("is in the list, so that the table is the same when it is read back", () => {
    const table = sea();
    wish(table, 0, "hint");
    play(table, 0, cast);
    const read = tableFrom(JSON.parse(JSON.stringify(storedOf(table))));
    expect(toldIn(read)).toEqual(toldIn(table));
    wish(read, 1, "hint");
    expect(wish(read, 1, "hint")).toMatchObject({ again: true });
  });

  it("is not read back where it could not have been taken", () => {
    const stored = storedOf(sea("none"));
    const changes = [{ kind: "hinted", seat: 0, seen: 0 }];
    expect(() => tableFrom({ ...stored, changes })).toThrow("no-hints");
    const twice = [...changes, { kind: "hinted", seat: 0, seen: 1 }];
    expect(() => tableFrom({ ...storedOf(sea()), changes: twice })).toThrow("malformed");
  });

  it("is allowed at tables from before there was a setting: they were played before one screen", () => {
    const { opening, ...rest } = storedOf(sea());
    const { hints: _hints, ...settings } = opening.settings;
    const read = tableFrom({ ...rest, opening: { ...opening, settings } });
    expect(read.terms.settings).toEqual(usualSettings);
    expect(wish(read, 0, "hint").ok).toBe(true);
  });
});

/** All that a viewer is given, but for what says that there was a hint: its incident, and the numbers after it. */
function without(table: Table, viewer: "spectator" | number): object {
  const { number, position, incidents, hints: _taken, ...sight } = sightOf(table, viewer);
  const hints = incidents.filter(({ kind }) => kind === "hinted");
  const before = (at: number) => at - hints.filter((hint) => hint.number <= at).length;
  return {
    ...sight,
    number: before(number),
    position: before(position),
    incidents: incidents.flatMap((one) =>
      one.kind === "hinted" ? [] : [{ ...one, number: before(one.number) }],
    ),
  };
}

it.each(games.map((game) => [game.id, game] as const))(
  "of two tables of %s, one with hints, everybody is given the same but for the hints themselves",
  (id, game) => {
    const players = Math.max(...game.about.players.filter((count) => count <= 3));
    const settings = { ...usualSettings, takeBack: "consent" } as const;
    const [plain, advised] = [sit(id, players, { settings }), sit(id, players, { settings })];
    const viewers = ["spectator", ...plain.chairs.keys()] as const;
    let hints = 0;
    for (let turn = 0; turn < 30 && awaited(plain) !== 0; turn++) {
      for (const seat of advised.chairs.keys()) {
        const isTheirs = legalMoves(advised, seat).length > 0;
        if ((turn + seat) % 2 === 0) expect(wish(advised, seat, "hint").ok).toBe(isTheirs);
        if (isTheirs && (turn + seat) % 2 === 0) hints++;
      }
      const seat = plain.chairs.findIndex((_, one) => (awaited(plain) >> one) & 1);
      const legal = legalMoves(plain, seat);
      const move = legal[(turn * 7) % legal.length];
      if (move === undefined) throw new Error("nothing to play");
      for (const table of [plain, advised]) expect(act(table, seat, move).ok).toBe(true);
      for (const viewer of viewers) expect(without(advised, viewer)).toEqual(without(plain, viewer));
      for (const one of plain.chairs.keys()) expect(takeBackOf(advised, one)).toBe(takeBackOf(plain, one));
    }
    expect(hints).toBeGreaterThan(5);
    expect(toldIn(advised).filter(({ kind }) => kind === "hinted").length).toBeGreaterThan(5);
    expect(recordOf(advised).moves).toEqual(recordOf(plain).moves);
  },
);
