/** What anybody may ask of a move that was made. */
import { gameIds } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { picksFrom } from "@guinguette/rules/testing/tables";
import { describe, expect, it } from "vitest";
import { deedOf } from "./deed.ts";
import { act } from "./offer.ts";
import { usualSettings } from "./settings.ts";
import { deedShown } from "./shown.ts";
import { legalMoves, sightOf } from "./sight.ts";
import { awaited, isOver, type Table } from "./table.ts";
import { play, sit } from "./testing/sit.ts";

const cast = (card: string, bait: number) => ({ type: "cast", card, bait });
const bet = (tiles: number) => ({ type: "bet", tiles });
const place = (column: number) => ({ type: "place", column });

/** Plays to the end, whatever comes. */
function playOut(table: Table): void {
  const pick = picksFrom("deeds");
  while (!isOver(table)) {
    const seat = 31 - Math.clz32(awaited(table));
    const moves = legalMoves(table, seat);
    act(table, seat, moves[pick() % moves.length]!);
  }
}

describe("a cast of Fish Fish is its Fisher's secret", () => {
  const table = () => sit("fish-fish", 3, { setup: { firstFisher: 0 } });

  it("until the line is revealed (FF-L5)", () => {
    const fish = table();
    play(fish, 0, cast("catch", 5));
    expect(deedOf(fish, 0)).toMatchObject({ seat: 0, move: null, view: { seat: "spectator", hand: null } });
    play(fish, 1, bet(1));
    expect(deedOf(fish, 0)?.move).toBeNull();
    play(fish, 2, bet(0));
    expect(deedOf(fish, 0)).toMatchObject({ move: cast("catch", 5), view: { seat: "spectator", line: 1 } });
    // Another line is another secret.
    play(fish, 0, cast("empty", 4));
    expect(deedOf(fish, 3)?.move).toBeNull();
  });

  it("for ever where nobody bet (FF-L4), also once the game is over", () => {
    const fish = table();
    play(fish, 0, cast("catch", 5));
    play(fish, 1, bet(0));
    play(fish, 2, bet(0));
    playOut(fish);
    expect(deedOf(fish, 0)).toMatchObject({ move: null, view: { seat: "spectator" } });
    expect(deedOf(fish, 1)).toMatchObject({ move: bet(0), view: { seat: 1 } });
  });
});

it("a cat of Chat-Pêche is hidden until it is revealed (CP-4)", () => {
  const pond = sit("chat-peche", 2, { setup: { firstPlayer: 0 } });
  play(pond, 0, place(1));
  // What is sealed has not been made yet.
  expect(deedOf(pond, 0)).toBeNull();
  play(pond, 1, place(2));
  expect([deedOf(pond, 0)?.move, deedOf(pond, 1)?.move]).toEqual([null, null]);
  play(pond, 0, { type: "stay" });
  play(pond, 1, { type: "stay" });
  expect([deedOf(pond, 0)?.move, deedOf(pond, 1)?.move]).toEqual([place(1), null]);
});

it.each(gameIds)(
  "once %s is over its moves are as their seats saw them, but for what is never told",
  (id) => {
    const table = sit(id, 2, id === "fish-and-chips" ? { options: { target: 30 } } : {});
    playOut(table);
    const { game } = table;
    for (const [at, made] of table.moves.entries()) {
      const deed = deedOf(table, at);
      expect(deed?.seat).toBe(made.seat);
      if (deed?.move === null) expect(game.isHidden).toBeDefined();
      else expect(deed).toMatchObject({ move: made.move, view: { seat: made.seat } });
    }
    for (const at of [-1, table.moves.length]) expect(deedOf(table, at)).toBeNull();
    expect(gameOf(id).isHidden === undefined).toBe(id === "wishes" || id === "fish-and-chips");
  },
);

it.each([
  ["fish-fish", "FF-L6"],
  ["chat-peche", "CP-3b"],
] as const)("by the book, all of %s may be looked at again once the game is over (%s)", (game, _rule) => {
  const table = sit(game, 2, { settings: { ...usualSettings, memory: "book" } });
  playOut(table);
  const deeds = table.moves.map((_, at) => deedOf(table, at)!);
  const sight = sightOf(table, "spectator");
  for (const deed of deeds) expect(deedShown(sight, deed)).toEqual(deed);
  // In play, the book would have hidden some of it.
  const inPlay = { ...sight, winners: null };
  const hidden = deeds.filter((deed) => JSON.stringify(deedShown(inPlay, deed)) !== JSON.stringify(deed));
  expect(hidden.length).toBeGreaterThan(0);
});
