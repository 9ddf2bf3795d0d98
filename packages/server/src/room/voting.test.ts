/** On whose seat there may be a vote, from when on, and how many votes it takes. */
import { holdsSeat, type SeatMask } from "@guinguette/rules/seats";
import { awaited } from "@guinguette/table/table";
import { expect, it } from "vitest";
import { timedRoom } from "../testing/timed.ts";
import { comeBack } from "./coming-back.ts";
import type { Room } from "./room.ts";
import { heldByVote, isVotedOut, VOTE_AFTER, VOTE_AGAIN, voteAt, votersOn, votesNeeded } from "./voting.ts";

const all = () => false;
const two = { game: "fish-and-chips", players: 2 } as const;
const awaitedIn = ({ table }: Room) => (table === null ? -1 : Math.log2(awaited(table)));

it("there may be a vote on whoever is to move and has not for ten minutes, and on nobody else", () => {
  const { room, play } = timedRoom({ ...two, players: 3 }, 1000);
  play(5000);
  const seat = awaitedIn(room);
  expect([0, 1, 2].map((other) => voteAt(room, other))).toEqual(
    [0, 1, 2].map((other) => (other === seat ? 5000 + VOTE_AFTER : null)),
  );
  const others = [0, 1, 2].filter((other) => other !== seat);
  expect(votersOn(room, seat, 0, 5000 + VOTE_AFTER, all)).toEqual(others);
  const both = others.reduce((mask: SeatMask, other) => mask | (1 << other), 0);
  expect(heldByVote(room, seat, both, 4999 + VOTE_AFTER, all)).toBeNull();
  // Of two, one is not more than half.
  expect(heldByVote(room, seat, 1 << (others[0] ?? 0), 5000 + VOTE_AFTER, all)).toBeNull();
  expect(isVotedOut(room, seat)).toBe(false);
  expect(heldByVote(room, seat, both, 5000 + VOTE_AFTER, all)).toMatchObject({
    person: null,
    change: { kind: "timed-out", seat, level: "perch", why: "vote" },
  });
  expect(isVotedOut(room, seat)).toBe(true);
  expect(voteAt(room, seat)).toBeNull();
});

it("the bot is the one that the table names, and where there is a clock it alone decides", () => {
  const { room } = timedRoom({ ...two, away: "gudgeon" }, 0);
  expect(heldByVote(room, 0, 0b10, VOTE_AFTER, all)).toMatchObject({ change: { level: "gudgeon" } });
  const timed = timedRoom({ ...two, clock: { kind: "move", seconds: 20 } }, 0);
  expect(voteAt(timed.room, 0)).toBeNull();
});

it.each([
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 3],
])("of %i who may vote it takes %i", (voters, needed) => {
  expect(votesNeeded(Array.from({ length: voters }, (_, seat) => seat))).toBe(needed);
});

it("who is away and has not voted does not count, nor who keeps others waiting as long themselves", () => {
  const { room, offer } = timedRoom({ game: "fish-fish", players: 4 }, 0);
  const waited = [0, 1, 2, 3].filter((seat) => room.table && holdsSeat(awaited(room.table), seat));
  const seat = waited[0] ?? -1;
  const others = [0, 1, 2, 3].filter((other) => other !== seat && !waited.includes(other));
  expect(votersOn(room, seat, 0, VOTE_AFTER, all)).toEqual(others);
  const away = others[0] ?? -1;
  const isNotThere = (_: Room, other: number) => other === away;
  expect(votersOn(room, seat, 0, VOTE_AFTER, isNotThere)).toEqual(others.filter((other) => other !== away));
  expect(votersOn(room, seat, 1 << away, VOTE_AFTER, isNotThere)).toEqual(others);
  // Whoever has got up, or for whom a bot plays, has no vote, be it one that was given before.
  const gone = others[1] ?? -1;
  offer(1000, gone, { kind: "stand-up", seen: 0 }, room.seats[gone]?.person);
  expect(votersOn(room, seat, 1 << gone, VOTE_AFTER, all)).toEqual(others.filter((other) => other !== gone));
});

it("where several choose at once, only those have a vote who have chosen", () => {
  const { room, play } = timedRoom({ game: "chat-peche", players: 3 }, 0);
  const waited = () => [0, 1, 2].filter((seat) => room.table && holdsSeat(awaited(room.table), seat));
  expect(waited()).toEqual([0, 1, 2]);
  expect(heldByVote(room, 0, 0b110, VOTE_AFTER, all)).toBeNull();
  const chosen = play(1000);
  const [idle = -1, other = -1] = waited();
  expect(votersOn(room, idle, 1 << other, VOTE_AFTER, all)).toEqual([chosen]);
  expect(heldByVote(room, idle, 1 << other, VOTE_AFTER, all)).toBeNull();
  expect(heldByVote(room, idle, 1 << chosen, VOTE_AFTER, all)).toMatchObject({ change: { seat: idle } });
});

it("whoever says that they are back has a minute, and who only looks again is not back", () => {
  const { room, offer } = timedRoom(two, 0);
  offer(VOTE_AFTER, 0, { kind: "time-out", seen: 0, level: "perch", why: "vote" });
  expect(comeBack(room, 0, "ana")).toBeNull();
  offer(VOTE_AFTER + 5, 0, { kind: "sit-down", seen: 1, name: "ana" }, "ana");
  expect(voteAt(room, 0)).toBe(VOTE_AFTER + 5 + VOTE_AGAIN);
  // Where they were away or out of time, to look again is enough.
  offer(VOTE_AFTER + 6, 0, { kind: "time-out", seen: 2, level: "perch", why: "away" });
  expect(comeBack(room, 0, "ana")).not.toBeNull();
});
