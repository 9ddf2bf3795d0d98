/** Words of other processes come in any order. */
import { firstSeat } from "@guinguette/rules/seats";
import { awaited } from "@guinguette/table/table";
import { expect, it } from "vitest";
import type { Bus, Word } from "../bus/bus.ts";
import { timedRoom } from "../testing/timed.ts";
import { votesIn } from "./votes.ts";

it("a late word of a vote for an earlier move takes none of those away that count", () => {
  let hear = (_word: Word): void => {};
  const bus: Pick<Bus, "say" | "listen"> = {
    say() {},
    listen({ heard }) {
      hear = (word) => heard?.(word, "other");
    },
  };
  const votes = votesIn(bus, { isWatched: () => true, show() {}, came() {} });
  const { room, play } = timedRoom({ game: "wishes", players: 3 }, 0);
  for (let move = 0; move < 4; move++) play(1_000);
  const seat = firstSeat(awaited(room.table ?? expect.unreachable()));
  const [one = 0, other = 0] = [0, 1, 2].filter((each) => each !== seat);
  expect(votes.cast(room, seat, one)).toBe(true);
  hear({ kind: "voted", room: room.id, seat, by: other, since: 0 });
  expect(votes.on(room, seat)).toBe(1 << one);
});
