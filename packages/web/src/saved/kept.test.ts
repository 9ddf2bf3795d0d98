import { recordOf } from "@guinguette/table/table";
import { play, sit, wish } from "@guinguette/table/testing/sit";
import { describe, expect, it } from "vitest";
import { keptForm, readKept } from "./kept.ts";

const through = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const place = (column: number) => ({ type: "place", column });

describe("what is kept of a game", () => {
  it("is all of it: sealed choices, open questions, what was taken back, what came with it", () => {
    const pond = sit("chat-peche", 3);
    play(pond, 1, place(2));
    const read = readKept(through(keptForm({ table: pond, more: { comment: "by the water" } })));
    expect(read.table).toEqual(pond);
    expect(read.more).toEqual({ comment: "by the water" });
    const sea = sit("fish-and-chips", 2);
    play(sea, sea.game.actors(sea.state) === 1 ? 0 : 1, { type: "ready" });
    expect(wish(sea, sea.moves[0]?.seat ?? 0, "take-back").ok).toBe(true);
    expect(readKept(through(keptForm({ table: sea, more: {} }))).table).toEqual(sea);
  });

  const holders = [
    { kind: "person", name: "Ondine", colour: 2 },
    { kind: "bot", name: "Vairon", level: "pike" },
  ];
  const record = {
    format: "guinguette/1",
    game: "chat-peche",
    players: 2,
    options: {},
    seed: "of yesterday",
    setup: { firstPlayer: 0 },
    moves: [],
    names: ["Ondine", "Vairon"],
    at: "the bridge",
  };

  it("was a record and choices that waited: it goes on where it was", () => {
    const settings = { memory: "book", takeBack: "consent" };
    const { table, more } = readKept({ holders, settings, record, waiting: [place(3), null] });
    // As before the setting: whoever asks for a hint gets one.
    expect(table.terms.settings).toEqual({ ...settings, hints: "told" });
    expect(table.chairs.map(({ holder }) => holder)).toEqual(holders);
    expect(table.choices).toEqual([place(3), null]);
    expect(more).toEqual({ names: ["Ondine", "Vairon"], at: "the bridge" });
    play(table, 1, place(1));
    expect(recordOf(table)).toMatchObject({
      format: "guinguette/1",
      seed: "of yesterday",
      moves: { length: 2 },
    });
  });

  it("was, before that, a record and whether to ask: everything was shown at such a table", () => {
    const moves = [
      { seat: 0, move: place(1) },
      { seat: 1, move: place(2) },
      { seat: 0, move: { type: "stay" } },
    ];
    const { table } = readKept({ holders, consent: true, record: { ...record, moves } });
    expect(table.terms.settings).toEqual({ memory: "aided", takeBack: "consent", hints: "told" });
    expect(table.moves).toEqual(moves);
    expect(readKept({ holders, record }).table.terms.settings.takeBack).toBe("free");
  });

  it("is no game where a bot has a level that nobody here knows: nobody plays in its place", () => {
    const strange = [holders[0], { ...holders[1], level: "kraken" }];
    expect(() => readKept({ holders: strange, record })).toThrow(/holders\[1\]\.level/);
    const kept = through(keptForm({ table: readKept({ holders, record }).table, more: {} })) as {
      table: { opening: { holders: unknown } };
    };
    kept.table.opening.holders = strange;
    expect(() => readKept(kept)).toThrow(/level/);
  });

  it.each([null, 7, "x", [], {}, { table: {} }, { record: {} }])("%j is no game", (odd) => {
    expect(() => readKept(odd)).toThrow();
  });
});
