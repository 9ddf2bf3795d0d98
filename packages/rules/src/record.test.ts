import { describe, expect, it } from "vitest";
import type { Happening, Types } from "./contract.ts";
import { gameOf } from "./games.ts";
import { below, dealStream, seeded, streamOf } from "./random.ts";
import {
  currentFormat,
  type Format,
  formats,
  type GameRecord,
  openRecord,
  readRecord,
  replay,
} from "./record.ts";
import { firstSeat } from "./seats.ts";
import { Malformed, type Problem } from "./shape.ts";
import { usualOptions } from "./wishes/options.ts";

const bare = { format: "guinguette/1", game: "fish-fish", players: 2, options: {}, seed: "s", moves: [] };
const cast = { seat: 0, move: { type: "cast", card: "catch", bait: 3 } };
const fisherFirst = { ...bare, setup: { firstFisher: 0 } };

function problemOf(document: unknown): { at: string; problem: Problem } | undefined {
  try {
    readRecord(document);
    return undefined;
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return { at: error.at, problem: error.problem };
  }
}

describe("reading a record", () => {
  it("gives the record with all its options", () => {
    expect(readRecord({ ...fisherFirst, moves: [cast] })).toEqual({ ...fisherFirst, moves: [cast] });
    expect(readRecord({ ...bare, game: "fish-and-chips" }).options).toEqual({
      target: 60,
      recaptured: "ignored",
      reposition: "every-round",
    });
  });

  it("only the set-up may be missing", () => {
    expect(readRecord(bare)).not.toHaveProperty("setup");
    for (const missing of ["format", "game", "players", "options", "seed", "moves"]) {
      const rest = Object.fromEntries(Object.entries(bare).filter(([key]) => key !== missing));
      expect(problemOf(rest)).toEqual({ at: "", problem: { kind: "missing", key: missing } });
    }
  });

  it("keeps what it does not know at the top level, through a write and a read", () => {
    const text =
      '{"names":["Ana","Bo"],"format":"guinguette/1","game":"fish-fish","players":2,"options":{},"seed":"s","__proto__":{"a":1},"setup":{},"moves":[],"toString":[null]}';
    const written = JSON.stringify(readRecord(JSON.parse(text)));
    expect(written).toBe(text);
    expect(JSON.stringify(readRecord(JSON.parse(written)))).toBe(text);
    expect(({} as { a?: number }).a).toBeUndefined();
  });

  it.each([
    [null, "", { kind: "type", expected: "object", found: "null" }],
    [[], "", { kind: "type", expected: "object", found: "list" }],
    ["{}", "", { kind: "type", expected: "object", found: "text" }],
    [
      { ...bare, format: "guinguette/3" },
      "format",
      { kind: "name", found: "guinguette/3", allowed: formats },
    ],
    [{ ...bare, format: 1 }, "format", { kind: "type", expected: "text", found: "integer" }],
    [{ ...bare, game: "chess" }, "game", { kind: "name", found: "chess" }],
    [{ ...bare, game: "__proto__" }, "game", { kind: "name", found: "__proto__" }],
    [{ ...bare, players: 1 }, "players", { kind: "range", found: 1, min: 2, max: 8 }],
    [{ ...bare, players: 9 }, "players", { kind: "range", found: 9, min: 2, max: 8 }],
    [{ ...bare, game: "wishes", players: 6 }, "players", { kind: "range", found: 6, min: 2, max: 5 }],
    [{ ...bare, players: 2.5 }, "players", { kind: "type", expected: "integer", found: "number" }],
    [{ ...bare, players: "2" }, "players", { kind: "type", expected: "integer", found: "text" }],
    [{ ...bare, options: [] }, "options", { kind: "type", expected: "object", found: "list" }],
    [{ ...bare, options: { x: 1 } }, "options", { kind: "extra", key: "x" }],
    [{ ...bare, seed: 7 }, "seed", { kind: "type", expected: "text", found: "integer" }],
    [{ ...bare, setup: null }, "setup", { kind: "type", expected: "object", found: "null" }],
    [
      { ...bare, setup: { firstFisher: 2 } },
      "setup.firstFisher",
      { kind: "range", found: 2, min: 0, max: 1 },
    ],
    [{ ...bare, setup: { deck: [] } }, "setup", { kind: "extra", key: "deck" }],
    [{ ...bare, moves: {} }, "moves", { kind: "type", expected: "list", found: "object" }],
    [{ ...bare, moves: [null] }, "moves[0]", { kind: "type", expected: "object", found: "null" }],
    [{ ...bare, moves: [cast, { seat: 0 }] }, "moves[1]", { kind: "missing", key: "move" }],
    [{ ...bare, moves: [{ move: cast.move }] }, "moves[0]", { kind: "missing", key: "seat" }],
    [{ ...bare, moves: [{ ...cast, time: 1 }] }, "moves[0]", { kind: "extra", key: "time" }],
    [
      { ...bare, moves: [{ ...cast, seat: 2 }] },
      "moves[0].seat",
      { kind: "range", found: 2, min: 0, max: 1 },
    ],
    [
      { ...bare, moves: [{ ...cast, seat: -1 }] },
      "moves[0].seat",
      { kind: "range", found: -1, min: 0, max: 1 },
    ],
    [{ ...bare, moves: [{ ...cast, seat: "0" }] }, "moves[0].seat", { kind: "type", expected: "integer" }],
    [
      { ...bare, moves: [{ seat: 0, move: { type: "fly" } }] },
      "moves[0].move.type",
      { kind: "name", found: "fly" },
    ],
    [{ ...bare, moves: [{ seat: 0, move: {} }] }, "moves[0].move", { kind: "missing", key: "type" }],
    [
      { ...bare, moves: [{ seat: 1, move: { type: "bet", tiles: "2" } }] },
      "moves[0].move.tiles",
      { kind: "type", expected: "integer", found: "text" },
    ],
    [
      { ...bare, moves: [{ seat: 1, move: { type: "bet", tiles: 2, bait: 3 } }] },
      "moves[0].move",
      { kind: "extra", key: "bait" },
    ],
  ])("%j is malformed at %s", (document, at, problem) => {
    expect(problemOf(document)).toMatchObject({ at, problem });
  });

  it("a seat that exists is one of the players'", () => {
    const bet = (seat: number) => ({ seat, move: { type: "bet", tiles: 0 } });
    expect(problemOf({ ...bare, players: 8, moves: [bet(0), bet(7)] })).toBeUndefined();
    expect(problemOf({ ...bare, players: 8, moves: [bet(8)] })?.at).toBe("moves[0].seat");
  });

  it("-0 is 0, and 99 tiles are well-formed (FF-L2 refuses them later)", () => {
    const moves = [{ seat: -0, move: { type: "bet", tiles: 99 } }];
    const record = readRecord({ ...bare, setup: { firstFisher: -0 }, moves });
    expect(record.moves[0]).toEqual({ seat: 0, move: { type: "bet", tiles: 99 } });
    expect(record.setup).toEqual({ firstFisher: 0 });
  });
});

describe("opening a record", () => {
  it.each([
    ["guinguette/1", streamOf("s", "deal")],
    ["guinguette/2", dealStream("s")],
  ])("deals by the seed's stream, which is another in %s", (format, stream) => {
    const record = readRecord({ ...bare, format, game: "wishes" });
    const opened = openRecord(record);
    const wishes = gameOf("wishes");
    const dealt = wishes.deal({ players: 2, options: usualOptions, setup: {} }, stream);
    expect(opened).toEqual({ ok: true, game: wishes, state: dealt });
  });

  it("new tables are of the newest format", () => {
    expect(currentFormat).toBe(formats.at(-1));
  });

  it("says which rule a set-up breaks (IW-R1)", () => {
    const record = readRecord({ ...bare, game: "wishes", setup: { buyers: { catfish: 3 } } });
    expect(openRecord(record)).toMatchObject({ ok: false, refusal: { rule: "IW-R1" } });
    expect(replay(record)).toMatchObject({ ok: false, refusal: { rule: "IW-R1" } });
  });
});

/** A record of random play up to so many moves. */
function played(game: GameRecord["game"], most: number, format: Format = currentFormat): GameRecord {
  const record = readRecord({ ...bare, format, game, moves: [] });
  const opened = openRecord(record);
  if (!opened.ok) throw new Error("refused");
  const codes = new Uint16Array(opened.game.moveCount);
  const random = seeded("played");
  const moves = [];
  while (moves.length < most && opened.game.actors(opened.state) !== 0) {
    const seat = firstSeat(opened.game.actors(opened.state));
    const code = codes[below(random, opened.game.legal(opened.state, seat, codes))] ?? 0;
    moves.push({ seat, move: opened.game.decode(code) });
    opened.game.play(opened.state, seat, code, null);
  }
  return { ...record, moves };
}

describe("replaying a record", () => {
  it("shows the table before each move and tells what came of it", () => {
    const record = readRecord({
      ...fisherFirst,
      moves: [cast, { seat: 1, move: { type: "bet", tiles: 1 } }],
    });
    const seen: unknown[] = [];
    const told: [number, Happening<Types["event"]>[]][] = [];
    const fishFish = gameOf("fish-fish");
    const replayed = replay(record, {
      before: (state, at) => seen.push([at, fishFish.actors(state)]),
      after: (log, at) => told.push([at, log]),
    });
    expect(replayed.ok).toBe(true);
    expect(seen).toEqual([
      [0, 0b01],
      [1, 0b10],
    ]);
    expect(told.map(([at]) => at)).toEqual([0, 1]);
    expect(told[0]?.[1][0]?.event).toMatchObject({ type: expect.any(String) });
    expect(told[1]?.[1].length).toBeGreaterThan(0);
  });

  it("a record without moves is the deal", () => {
    const replayed = replay(readRecord(fisherFirst));
    expect(replayed).toMatchObject({ ok: true, game: gameOf("fish-fish") });
  });

  it("stops at the first move that breaks a rule, and names it (FF-L2)", () => {
    const moves = [
      cast,
      { seat: 1, move: { type: "bet", tiles: 99 } },
      { seat: 1, move: { type: "bet", tiles: 0 } },
    ];
    const seen: number[] = [];
    const replayed = replay(readRecord({ ...fisherFirst, moves }), { before: (_, at) => seen.push(at) });
    expect(replayed).toMatchObject({ ok: false, at: 1, seat: 1, refusal: { rule: "FF-L2" } });
    expect(seen).toEqual([0, 1]);
  });

  it.each(formats)("%s replays to the same table every time", (format) => {
    for (const id of ["fish-fish", "wishes", "chat-peche", "fish-and-chips"] as const) {
      const record = played(id, 60, format);
      const game = gameOf(id);
      const results = [1, 2].map(() => {
        const replayed = replay(readRecord(JSON.parse(JSON.stringify(record))));
        return replayed.ok && game.view(replayed.state, "spectator");
      });
      expect(results[0]).not.toBe(false);
      expect(results[1]).toEqual(results[0]);
    }
  });

  it("a reshuffle that is not the discard is the set-up's fault, whichever move shows it (IW-R11)", () => {
    const record = played("wishes", 5000);
    const wrong = readRecord({ ...record, setup: { reshuffles: [["monkfish:move1"]] } });
    const replayed = replay(wrong);
    expect(replayed).toMatchObject({ ok: false, refusal: { rule: "IW-R11" } });
    expect(replayed).not.toHaveProperty("at");
    expect(replayed).not.toHaveProperty("seat");
  });
});
