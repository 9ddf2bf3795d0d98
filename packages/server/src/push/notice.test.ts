/** How long a notice is of use. */
import { firstSeat } from "@guinguette/rules/seats";
import { awaited } from "@guinguette/table/table";
import type { Plan } from "@guinguette/wire/terms";
import { expect, it } from "vitest";
import { keepUp } from "../room/own-time.ts";
import { timedRoom } from "../testing/timed.ts";
import { headersOf } from "./notice.ts";

const STARTED = 1_000_000;
const secret = new Uint8Array(32);

/** A notice to whoever is to move, so long after the start; `ahead`: by how much the clock of whoever stored it was. */
function notice(clock: Plan["clock"], since: number, ahead = 0) {
  const { room } = timedRoom({ game: "wishes", players: 2, clock }, STARTED);
  const now = STARTED - ahead;
  keepUp(room, now);
  const person = room.seats[room.table === null ? 0 : firstSeat(awaited(room.table))]?.person ?? "";
  const { ttl, urgency } = headersOf(room, person, secret, now + since);
  return { ttl: Number(ttl), urgency };
}

it("until the time of whoever is told is up, a minute at least and a day at most", () => {
  const move = (seconds: number) => ({ kind: "move", seconds }) as const;
  expect(notice(move(300), 0)).toEqual({ ttl: 300, urgency: "high" });
  expect(notice(move(300), 100_500)).toEqual({ ttl: 200, urgency: "high" });
  expect(notice(move(300), 290_000)).toEqual({ ttl: 60, urgency: "high" });
  expect(notice(move(7_200), 0)).toEqual({ ttl: 7_200, urgency: "normal" });
  expect(notice(move(300_000), 0)).toEqual({ ttl: 86_400, urgency: "normal" });
  expect(notice(null, 0)).toEqual({ ttl: 86_400, urgency: "normal" });
});

it("also in a room whose time is ahead of the server's", () => {
  expect(notice({ kind: "move", seconds: 300 }, 100_000, 900_000)).toEqual({ ttl: 200, urgency: "high" });
});
