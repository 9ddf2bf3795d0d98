import { games } from "@guinguette/rules/games";
import { below, seeded } from "@guinguette/rules/random";
import { currentFormat, formats, readRecord, replay } from "@guinguette/rules/record";
import { seatsIn } from "@guinguette/rules/seats";
import { describe, expect, it } from "vitest";
import { act, offer } from "./offer.ts";
import { resume } from "./resume.ts";
import { heardBy, legalMoves, sightOf } from "./sight.ts";
import { awaited, openTable, recordOf, type Table } from "./table.ts";
import { openingOf, sit, wish } from "./testing/sit.ts";

/** Plays at random until the game is over or so many choices are made. */
function playOn(table: Table, seed: string, most = 600): void {
  const random = seeded(seed);
  for (let i = 0; i < most && awaited(table) !== 0; i++) {
    const seats = seatsIn(awaited(table));
    const seat = seats[below(random, seats.length)] ?? 0;
    const legal = legalMoves(table, seat);
    const acted = act(table, seat, legal[below(random, legal.length)] ?? { type: "none" });
    expect(acted.ok).toBe(true);
  }
}

describe("a table", () => {
  it.each(games.flatMap(({ id, about }) => about.players.map((players) => [id, players] as const)))(
    "of %s with %i plays a game that its record replays to the same views",
    (id, players) => {
      const table = sit(id, players);
      playOn(table, "random");
      const record = readRecord(JSON.parse(JSON.stringify(recordOf(table))));
      const replayed = replay(record);
      expect(replayed.ok).toBe(true);
      if (replayed.ok)
        expect(table.game.view(replayed.state, "spectator")).toEqual(
          table.game.view(table.state, "spectator"),
        );
      expect(record.names).toEqual(table.chairs.map(({ holder }) => holder.name));
      const again = resume(openingOf(id, players), table.moves);
      expect(again.ok && recordOf(again.table)).toEqual(recordOf(table));
      expect(again.ok && sightOf(again.table, 0).view).toEqual(sightOf(table, 0).view);
    },
  );

  it("writes a new game in the current format", () => {
    expect(recordOf(sit("wishes", 2)).format).toBe(currentFormat);
  });

  it.each(formats)("goes on with a game of %s as it was dealt, and writes it as it was", (format) => {
    for (const { id } of games) {
      const table = sit(id, 2, { format });
      playOn(table, "random");
      const record = readRecord(JSON.parse(JSON.stringify(recordOf(table))));
      expect(record.format).toBe(format);
      const replayed = replay(record);
      expect(replayed.ok && table.game.view(replayed.state, 0)).toEqual(table.game.view(table.state, 0));
    }
  });

  it("refuses by the rule, and changes nothing", () => {
    const table = sit("fish-fish", 3, { setup: { firstFisher: 0 } });
    const before = JSON.stringify([table.state, table.moves, table.log]);
    expect(act(table, 1, { type: "bet", tiles: 1 } as never)).toEqual({
      ok: false,
      because: { kind: "rule", refusal: { rule: "FF-L2", why: "no-line-yet", fisher: 0 } },
    });
    expect(JSON.stringify([table.state, table.moves, table.log])).toBe(before);
  });

  it("does not open on a set-up that breaks a rule", () => {
    const opened = openTable(openingOf("chat-peche", 2, { setup: { deck: ["F1"] } }));
    expect(opened).toMatchObject({ ok: false, refusal: { rule: "CP-R1" } });
  });

  it("does not resume moves that break a rule", () => {
    const moves = [{ seat: 1, move: { type: "stay" } }];
    expect(resume(openingOf("chat-peche", 2), moves)).toMatchObject({ ok: false, refusal: { rule: "CP-3" } });
  });

  it("fills in the options that are not given", () => {
    expect(sit("fish-and-chips", 2, { options: { target: 30 } }).terms.options).toEqual({
      target: 30,
      recaptured: "ignored",
      reposition: "every-round",
    });
  });
});

describe("sealed choices", () => {
  const place = (column: number) => ({ type: "place", column }) as never;

  it("are shown to nobody else: the others see only who is ready", () => {
    const [one, other] = [1, 3].map((column) => {
      const table = sit("chat-peche", 3);
      act(table, 1, place(column));
      return table;
    }) as [Table, Table];
    for (const viewer of [0, 2, "spectator"] as const) {
      expect(sightOf(one, viewer)).toMatchObject({ ready: [1], awaited: [0, 2], chosen: null });
      expect(JSON.stringify(sightOf(one, viewer))).toBe(JSON.stringify(sightOf(other, viewer)));
      expect(heardBy(one, viewer)).toEqual([]);
    }
    expect(sightOf(one, 1).chosen).toEqual({ type: "place", column: 1 });
    expect(one.moves).toEqual([]);
  });

  it("can be changed or taken back until the last one is in", () => {
    const table = sit("chat-peche", 2);
    act(table, 0, place(1));
    act(table, 0, place(2));
    expect(sightOf(table, 0).chosen).toEqual({ type: "place", column: 2 });
    expect(wish(table, 0, "unseal").ok).toBe(true);
    expect(wish(table, 0, "unseal")).toMatchObject({ because: { why: "nothing-sealed" } });
    expect(sightOf(table, 1)).toMatchObject({ ready: [], awaited: [0, 1] });
    act(table, 0, place(3));
    act(table, 1, place(1));
    expect(table.moves).toEqual([
      { seat: 0, move: { type: "place", column: 3 } },
      { seat: 1, move: { type: "place", column: 1 } },
    ]);
    expect(act(table, 0, place(1))).toMatchObject({ ok: false, because: { refusal: { rule: "CP-2" } } });
    expect(table.choices).toEqual([null, null]);
  });

  it("are not what was thought of before the seat's own last choice, but whatever others chose meanwhile", () => {
    const table = sit("chat-peche", 3);
    act(table, 0, place(1));
    act(table, 1, place(1));
    const late = { kind: "play", seen: 1, move: place(2) } as const;
    expect(offer(table, 2, { ...late, seen: 0 })).toMatchObject({ ok: true });
    const again = sit("chat-peche", 3);
    act(again, 0, place(1));
    act(again, 1, place(1));
    wish(again, 1, "unseal");
    expect(offer(again, 1, late)).toEqual({ ok: false, because: { kind: "stale" } });
    expect(offer(again, 1, { kind: "unseal", seen: 0 })).toEqual({ ok: false, because: { kind: "stale" } });
  });

  it("come into the record in the order of the seats, whoever was first", () => {
    const table = sit("chat-peche", 3);
    for (const seat of [2, 0, 1]) act(table, seat, place(seat + 1));
    expect(table.moves.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(heardBy(table, 1).map(({ at, event }) => [at, event])).toEqual([
      [0, { type: "placed", seat: 0, column: null }],
      [1, { type: "placed", seat: 1, column: 2 }],
      [2, { type: "placed", seat: 2, column: null }],
      [2, { type: "allPlaced", next: expect.any(Number) }],
    ]);
    // All of it came with the last choice, the third change.
    expect(sightOf(table, 1, 2).heard).toHaveLength(4);
    expect(sightOf(table, 1, 3).heard).toHaveLength(0);
  });
});

describe("what is seen", () => {
  it("legal moves are the viewer's own, and spectators have none", () => {
    const table = sit("fish-fish", 2, { setup: { firstFisher: 0 } });
    expect(sightOf(table, 0).legal).toHaveLength(8);
    expect(sightOf(table, 1).legal).toEqual([]);
    expect(sightOf(table, "spectator")).toMatchObject({ legal: [], chosen: null });
  });
});
