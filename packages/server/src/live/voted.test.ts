/** Which votes count, by whom, and what one process says of them to the others. */
import type { FromTable } from "@guinguette/wire/live";
import { expect, it } from "vitest";
import type { Word } from "../bus/bus.ts";
import { timedRoom } from "../testing/timed.ts";
import { votesIn } from "./votes.ts";

function some(isWatched = true) {
  const [said, shown, came]: [Word[], FromTable[], number[]] = [[], [], []];
  const hears: ((word: Word) => void)[] = [];
  const votes = votesIn(
    {
      say: (word: Word) => void said.push(word),
      listen: (ear: { heard: (word: Word) => void }) => void hears.push((word) => ear.heard(word)),
    } as never,
    {
      isWatched: () => isWatched,
      show: (_room, message) => void shown.push(message),
      came: (_room, seat) => void came.push(seat),
    },
  );
  const hear = (word: object) => {
    for (const each of hears) each(word as Word);
  };
  return { votes, said, shown, came, hear };
}
const two = { game: "fish-and-chips", players: 3 } as const;

it("a vote is told here and to the others, once", () => {
  const { room } = timedRoom(two, 0);
  const { votes, said, shown, came } = some();
  expect([votes.cast(room, 0, 1), votes.cast(room, 0, 1), votes.cast(room, 0, 2)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(votes.on(room, 0)).toBe(0b110);
  expect(votes.on(room, 1)).toBe(0);
  const word = (by: number) => ({ kind: "voted", room: room.id, seat: 0, by, since: 0 });
  expect(said).toEqual([word(1), word(2)]);
  expect(shown).toEqual([1, 2].map((by) => ({ type: "voted", seat: 0, by })));
  expect(came).toEqual([]);
  expect(votes.cast({ ...room, table: null }, 0, 1)).toBe(false);
});

it("another's vote counts where somebody looks, and is kept nowhere else", () => {
  const { room } = timedRoom(two, 0);
  const word = { kind: "voted", room: room.id, seat: 0, by: 2, since: 0 };
  for (const isWatched of [true, false]) {
    const { votes, shown, said, came, hear } = some(isWatched);
    for (const each of [word, word, { ...word, kind: "looks" }]) hear(each);
    expect(votes.on(room, 0)).toBe(isWatched ? 0b100 : 0);
    expect([shown.length, came, said]).toEqual([isWatched ? 1 : 0, isWatched ? [0] : [], []]);
  }
});

it("votes are gone once their person has moved, and with whoever looked", () => {
  const { room, play } = timedRoom(two, 0);
  const { votes, hear } = some();
  const seat = play(1);
  votes.cast(room, seat, 0);
  expect(votes.on(room, seat)).toBe(0b1);
  play(2);
  expect(votes.on(room, seat)).toBe(0);
  // A new vote begins anew; a late word of the old one is none.
  votes.cast(room, seat, 1);
  hear({ kind: "voted", room: room.id, seat, by: 2, since: 1 });
  expect(votes.on(room, seat)).toBe(0b10);
  votes.forget(room.id);
  expect(votes.on(room, seat)).toBe(0);
});
