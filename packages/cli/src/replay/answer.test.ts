import { gameOf } from "@guinguette/rules/games";
import { type GameRecord, replay } from "@guinguette/rules/record";
import { describe, expect, it } from "vitest";
import {
  chatPecheSetup,
  playedRecord,
  sea,
  starts,
  titleOf,
  twoPlayerSea,
  wishesSetup,
} from "../testing/records.ts";
import { answerText, type Question } from "./answer.ts";

const everything: Question = { language: "en", trace: false };

const bare = { format: "guinguette/1", options: {}, seed: "any string" };
const fishFish = { ...bare, game: "fish-fish", players: 2, setup: { firstFisher: 0 } };
const cast = (card: string, bait: number, seat = 0) => ({ seat, move: { type: "cast", card, bait } });
const bet = (seat: number, tiles: number) => ({ seat, move: { type: "bet", tiles } });

function ask(document: unknown, question: Question = everything, file = "a.json") {
  const { status, line } = answerText(file, JSON.stringify(document), question);
  return { status, line: JSON.stringify(line) };
}

function answered(document: unknown, question: Question = everything): Record<string, unknown> {
  return JSON.parse(ask(document, question).line);
}

describe("the examples of docs/records.md, byte for byte", () => {
  it("a record that replays", () => {
    expect(ask({ ...fishFish, moves: [cast("catch", 3)] })).toEqual({
      status: 0,
      line: '{"ok":true,"file":"a.json","game":"fish-fish","moves":1,"over":false,"scores":[0,0],"winners":null,"actors":[1],"legal":{"1":[{"type":"bet","tiles":0},{"type":"bet","tiles":1},{"type":"bet","tiles":2},{"type":"bet","tiles":3},{"type":"bet","tiles":4}]}}',
    });
  });

  it("a record that breaks a rule (FC-T2)", () => {
    const board = sea("RM", 1, true, { e6: "R1", c4: "R9", c5: "M12" });
    const moves = [
      { seat: 0, move: { type: "ready" } },
      { seat: 1, move: { type: "ready" } },
      { seat: 0, move: { type: "catch", from: "c4", to: "c5" } },
    ];
    const record = { ...bare, game: "fish-and-chips", players: 2, setup: { boards: [board] }, moves };
    expect(ask(record, everything, "b.json")).toEqual({
      status: 1,
      line: '{"ok":false,"file":"b.json","at":2,"seat":0,"rule":"FC-T2","message":"a red 9 cannot catch a mauve 12: the caught fish must be of equal or lower value"}',
    });
  });

  it("the record at the top of the page is well-formed; whose turn it is depends on the seed (FC-S5)", () => {
    const ready = { type: "ready" };
    const record = { ...bare, game: "fish-and-chips", players: 2, setup: {} };
    const [red, mauve] = [0, 1].map((seat) => answered({ ...record, moves: [{ seat, move: ready }] }));
    expect([red?.ok, mauve?.ok].sort()).toEqual([false, true]);
    const refused = red?.ok === false ? red : mauve;
    expect(refused).toMatchObject({ at: 0, rule: "FC-S6" });
  });
});

describe("what breaks a rule", () => {
  it("any integer in a move is well-formed: 99 tiles break FF-L2", () => {
    expect(answered({ ...fishFish, moves: [cast("catch", 3), bet(1, 99)] })).toMatchObject({
      ok: false,
      at: 1,
      seat: 1,
      rule: "FF-L2",
    });
    expect(answered({ ...fishFish, moves: [cast("catch", 3), bet(1, -1)] })).toMatchObject({ rule: "FF-L2" });
    expect(answered({ ...fishFish, moves: [cast("catch", 3), bet(1, 1e308)] })).toMatchObject({
      rule: "FF-L2",
    });
  });

  it("a set-up that breaks a component rule has its id and no at (CP-R1)", () => {
    const deck = ["F3", ...chatPecheSetup.deck.slice(1)];
    const setup = { deck: deck.join() === chatPecheSetup.deck.join() ? ["W", ...deck.slice(1)] : deck };
    const refused = answered({ ...bare, game: "chat-peche", players: 2, setup, moves: [] });
    expect(Object.keys(refused)).toEqual(["ok", "file", "rule", "message"]);
    expect(refused).toMatchObject({ ok: false, rule: expect.stringMatching(/^CP-(R1|C1)$/) });
  });

  it.each([
    ["chat-peche", { F1: 16 }, "CP-R1"],
    ["chat-peche", { F1: 1e308, F2: 1e308 }, "CP-R1"],
    ["wishes", { second5: 7 }, "IW-R3"],
    ["wishes", { first4: 1e308, second4: 1e308 }, "IW-R3"],
  ])("so have options of %s that cannot be together (%s)", (game, options, rule) => {
    const refused = answered({ ...bare, game, players: 2, options, moves: [] });
    expect(Object.keys(refused)).toEqual(["ok", "file", "rule", "message"]);
    expect(refused).toMatchObject({ ok: false, rule, message: expect.not.stringContaining("Infinity") });
  });

  it.each([
    ["chat-peche", { F1: -1 }],
    ["chat-peche", { S2: 1.5 }],
    ["chat-peche", { W: 9 }],
    ["wishes", { first4: "4" }],
    ["wishes", { first7: 10 }],
    ["wishes", { spread: "sell" }],
    ["fish-and-chips", { reposition: "once" }],
  ])("an option of %s that is no such thing is malformed: %j", (game, options) => {
    const refused = answered({ ...bare, game, players: 2, options, moves: [] });
    expect(Object.keys(refused)).toEqual(["ok", "file", "message"]);
  });

  it("a reshuffle that is not the discard has no at either (IW-R11)", () => {
    const played = playedRecord({ game: "wishes", players: 2 }, "reshuffled", 5000);
    const setup = { reshuffles: [["monkfish:move1"]] };
    const refused = answered({ ...played, setup });
    expect(Object.keys(refused)).toEqual(["ok", "file", "rule", "message"]);
    expect(refused).toMatchObject({ ok: false, rule: "IW-R11" });
  });

  it("the sentence is in the reader's language", () => {
    const document = { ...fishFish, moves: [bet(1, 1)] };
    const [en, fr] = (["en", "fr"] as const).map(
      (language) => answered(document, { language, trace: false }).message,
    );
    expect(en).not.toBe(fr);
  });
});

describe("a trace", () => {
  it("has an entry for each move: who could do what just before it", () => {
    const line = answered(
      { ...fishFish, moves: [cast("catch", 3), bet(1, 0)] },
      { ...everything, trace: true },
    );
    expect(Object.keys(line).at(-1)).toBe("trace");
    const trace = line.trace as { actors: number[]; legal: Record<string, object[]> }[];
    expect(trace.map(({ actors }) => actors)).toEqual([[0], [1]]);
    expect(trace.map(({ legal }) => Object.keys(legal))).toEqual([["0"], ["1"]]);
    expect(trace[0]?.legal["0"]).toHaveLength(8);
    expect(trace[1]?.legal["1"]).toEqual([0, 1, 2, 3, 4].map((tiles) => ({ type: "bet", tiles })));
  });

  it("is empty for a record without moves", () => {
    expect(answered({ ...fishFish, moves: [] }, { ...everything, trace: true }).trace).toEqual([]);
  });
});

describe("a view", () => {
  const played = { ...fishFish, moves: [cast("catch", 3), bet(1, 0)] };

  it("comes last, and is what the game shows that seat", () => {
    const question: Question = { language: "en", trace: true, viewer: 1 };
    const line = answered(played, question);
    expect(Object.keys(line).slice(-2)).toEqual(["trace", "view"]);
    const replayed = replay(played as unknown as GameRecord);
    expect(replayed.ok && line.view).toEqual(
      JSON.parse(JSON.stringify(gameOf("fish-fish").view(replayed.ok ? replayed.state : {}, 1))),
    );
  });

  it("leaves out another seat's legal moves where they would tell something hidden", () => {
    const fisher = answered(played, { language: "en", trace: true, viewer: 0 });
    const fish = answered(played, { language: "en", trace: true, viewer: 1 });
    const nobody = answered(played, { language: "en", trace: true, viewer: "spectator" });
    expect(Object.keys(fisher.legal as object)).toEqual(["0"]);
    expect(fish.legal).toEqual({});
    expect(nobody.legal).toEqual({});
    expect([fisher, fish, nobody].map(({ actors }) => actors)).toEqual([[0], [0], [0]]);
    const trace = fish.trace as { legal: object }[];
    expect(trace[0]?.legal).toEqual({});
    expect(Object.keys(trace[1]?.legal ?? {})).toEqual(["1"]);
  });

  it("of two records that differ only in what a seat cannot know prints the same bytes (FF-R4)", () => {
    const other = { ...fishFish, moves: [cast("empty", 3), bet(1, 0)] };
    for (const viewer of [1, "spectator"] as const) {
      const question: Question = { language: "en", trace: true, viewer };
      expect(ask(other, question)).toEqual(ask(played, question));
    }
    const own: Question = { language: "en", trace: true, viewer: 0 };
    expect(ask(other, own)).not.toEqual(ask(played, own));
  });

  it("of placings that nobody has seen prints the same bytes (CP-R6)", () => {
    const placing = (column: number) => ({
      ...bare,
      game: "chat-peche",
      players: 2,
      setup: chatPecheSetup,
      moves: [{ seat: 0, move: { type: "place", column } }],
    });
    for (const viewer of [1, "spectator"] as const) {
      const question: Question = { language: "en", trace: true, viewer };
      expect(ask(placing(1), question)).toEqual(ask(placing(3), question));
    }
  });

  it("of what is still face down prints the same bytes, for every seat (CP-S2, IW-R15, FC-S4)", () => {
    const reversedFrom = (deck: readonly string[], known: number) => [
      ...deck.slice(0, known),
      ...deck.slice(known).reverse(),
    ];
    const [pond, ocean] = [chatPecheSetup.deck, wishesSetup.deck];
    const nextSea = sea("RM", 1, true, { e6: "M16" });
    const pairs = [
      // The first fill takes nine cards; three placings and three lurings come before anything else.
      [{ game: "chat-peche", players: 3 }, { deck: pond }, { deck: reversedFrom(pond, 9) }, 6],
      // The Ocean takes four cards, and each of six moves at most one more.
      [{ game: "wishes", players: 3 }, { deck: ocean }, { deck: reversedFrom(ocean, 10) }, 6],
      [
        { game: "fish-and-chips", players: 2 },
        { boards: [twoPlayerSea] },
        { boards: [twoPlayerSea, nextSea] },
        12,
      ],
    ] as const;
    for (const [start, setup, other, moves] of pairs) {
      const record = playedRecord({ ...start, setup }, "face down", moves);
      for (const viewer of [0, 1, "spectator"] as const) {
        const question: Question = { language: "en", trace: true, viewer };
        expect(ask({ ...record, setup: other }, question)).toEqual(ask(record, question));
      }
    }
  });

  it("of an unknown score says null (CP-R5)", () => {
    const record = playedRecord({ game: "chat-peche", players: 2, setup: chatPecheSetup }, "scores", 9);
    const scores = (viewer?: 0 | 1 | "spectator") =>
      answered(record, { ...everything, viewer }).scores as unknown[];
    expect(scores("spectator")).toEqual([null, null]);
    expect(scores(0)).toEqual([scores()[0], null]);
    expect(scores(1)).toEqual([null, scores()[1]]);
    expect(scores()).toEqual([expect.any(Number), expect.any(Number)]);
  });

  it("from a seat the game does not have is a misuse", () => {
    const answer = answerText("a.json", JSON.stringify(played), { ...everything, viewer: 2 });
    const message = "--view 2: this game has seats 0 to 1 only";
    expect(answer).toEqual({ status: 2, line: { ok: false, file: "a.json", message }, misused: message });
    const solo = { ...bare, game: "fish-and-chips", players: 1, moves: [] };
    expect(answered(solo, { ...everything, viewer: 1 }).message).toBe(
      "--view 1: this game has one seat only, 0",
    );
    expect(answered(solo, { ...everything, viewer: 0 }).ok).toBe(true);
  });
});

describe.each(starts.map((start) => [titleOf(start), start] as const))("%s", (_title, start) => {
  const record = playedRecord(start, "whole", 5000);

  it("a whole game ends with winners, nobody to move and nothing legal", () => {
    const line = answered(record);
    expect(line).toMatchObject({ ok: true, moves: record.moves.length, over: true, actors: [], legal: {} });
    expect(line.winners).toBeInstanceOf(Array);
    expect(line.scores).toHaveLength(start.players);
  });

  it("every move that was made is among the legal moves of its trace", () => {
    const { trace } = answered(record, { ...everything, trace: true }) as {
      trace: { actors: number[]; legal: Record<string, object[]> }[];
    };
    expect(trace).toHaveLength(record.moves.length);
    for (const [at, { seat, move }] of record.moves.entries()) {
      expect(trace[at]?.actors).toContain(seat);
      expect(Object.keys(trace[at]?.legal ?? {})).toEqual(trace[at]?.actors.map(String));
      expect(trace[at]?.legal[seat]).toContainEqual(move);
    }
  });

  it("one move more is one too many", () => {
    const more = { ...record, moves: [...record.moves, record.moves[0]] };
    expect(answered(more)).toMatchObject({ ok: false, at: record.moves.length, seat: record.moves[0]?.seat });
  });
});
