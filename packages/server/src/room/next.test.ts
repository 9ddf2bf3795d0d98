/** The table at which those of a game that is over play on, and who sits at a table. */
import type { Plan } from "@guinguette/wire/terms";
import { expect, it } from "vitest";
import { someRoom } from "../testing/room.ts";
import { nextOpening } from "./next.ts";
import { offerAt } from "./offering.ts";
import type { Room } from "./room.ts";
import { sittersIn } from "./sitters.ts";
import { type Wish, wish } from "./wish.ts";

const done = (room: Room, person: string, wished: Wish) =>
  expect(wish(room, person, wished)).toMatchObject({ ok: true });
const sit = (seat: number, name: string, colour?: number): Wish => ({
  kind: "sit",
  seat,
  sitting: { name, chance: String(seat), ...(colour === undefined ? {} : { colour }) },
});
const bot = { kind: "bot", seat: 3, bot: { level: "pike", name: "Plouf" } } as const;

/** Ana sits in her colour, Bo and Cleo do without, and a bot plays. */
function some(plan: Partial<Plan> = {}): Room {
  const room = someRoom({ game: "fish-fish", players: 4, ...plan });
  done(room, "ana", sit(0, "Ana", 2));
  done(room, "bo", sit(1, "Bo"));
  done(room, "cleo", sit(2, "Cleo"));
  for (const wished of [bot, { kind: "start" } as const]) done(room, "ana", wished);
  return room;
}

it("the same is planned, seats are kept for those who have them, and bots stay", () => {
  const room = some({ watching: "seats", away: "fry" });
  expect(nextOpening(room, "bo")).toEqual({
    ...{ kind: "opened", host: "bo", plan: room.plan, given: null },
    seats: [
      { person: "ana", name: "Ana", colour: 2, chance: null },
      { person: "bo", name: "Bo", chance: null },
      { person: "cleo", name: "Cleo", chance: null },
      { person: null, level: "pike", name: "Plouf", chance: null },
    ],
  });
  // For who has got up no seat is kept, nor for who was erased, whenever that was.
  done(room, "cleo", { kind: "stand", seat: 2 });
  const kept = (erased?: ReadonlySet<string>) =>
    nextOpening(room, "ana", erased).seats?.map((seat) => seat && (seat.person ?? "bot"));
  expect(kept()).toEqual(["ana", "bo", null, "bot"]);
  expect(kept(new Set(["bo"]))).toEqual(["ana", null, null, "bot"]);
  room.gone.push("ana");
  expect(kept()).toEqual([null, "bo", null, "bot"]);
});

it("a listed table is followed by a listed one", () => {
  for (const listed of [true, false]) expect(nextOpening(some({ listed }), "ana").plan.listed).toBe(listed);
});

it("who has a seat is a person, also while a bot holds it, a bot of its own, or nobody", () => {
  const waiting = someRoom({ players: 3 });
  done(waiting, "bo", sit(0, "Bo"));
  done(waiting, "ana", { ...bot, seat: 2 });
  expect(sittersIn(waiting)).toEqual(["person", "nobody", "bot"]);
  const room = some();
  expect(sittersIn(room)).toEqual(["person", "person", "person", "bot"]);
  offerAt(room, 0, { kind: "time-out", seen: 0, level: "fry", why: "away" }, null);
  done(room, "cleo", { kind: "stand", seat: 2 });
  expect(sittersIn(room)).toEqual(["person", "person", "nobody", "bot"]);
});
