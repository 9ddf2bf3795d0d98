/** What has to happen at a table by itself, before it starts, once nothing more is kept, and where several are waited for. */
import { expect, it } from "vitest";
import { someRoom } from "../testing/room.ts";
import { timedRoom } from "../testing/timed.ts";
import { AWAY, agendaOf, awayAt, dueOf, mayBotMove } from "./agenda.ts";
import { MOST_ENTRIES } from "./bounds.ts";
import { isBound, isTimeUp, shownClocks, upAt } from "./clock.ts";
import { comeBack } from "./coming-back.ts";
import { holdAt, isEmpty, letHold } from "./holding.ts";
import { offerAt } from "./offering.ts";
import { turnOf, turnsBegun } from "./turns.ts";
import { heldByVote, isVotedOut, voteAt, votersOn } from "./voting.ts";
import { waitsFor } from "./waiting.ts";
import { wish } from "./wish.ts";

const LATER = 100 * 86_400_000;
const there = () => false;
const clock = { kind: "move", seconds: 20 } as const;

it("before the start nobody is waited for, nothing is due, and no seat is held, voted on or come back to", () => {
  for (const plan of [{ away: "fry" }, { away: "fry", clock }, { away: "wait" }] as const) {
    const room = someRoom(plan);
    wish(room, "ana", { kind: "sit", seat: 0, sitting: { name: "Ana", chance: "a" } });
    expect(agendaOf(room)).toEqual([]);
    expect([dueOf(room), awayAt(room), shownClocks(room, LATER)]).toEqual([null, null, null]);
    expect(waitsFor(room)).toEqual({ seats: [], since: null });
    expect([turnOf(room, "ana"), turnsBegun(room, [{ kind: "started" }])]).toEqual([null, []]);
    for (const seat of [0, 1, 9]) {
      expect([upAt(room, seat), voteAt(room, seat), holdAt(room, "ana", seat, there)]).toEqual(
        Array(3).fill(null),
      );
      expect([isBound(room, seat), isTimeUp(room, seat, LATER), isEmpty(room, seat)]).toEqual(
        Array(3).fill(false),
      );
      expect([isVotedOut(room, seat), mayBotMove(room, LATER)]).toEqual([false, false]);
      expect(comeBack(room, seat, "ana")).toBeNull();
      expect(letHold(room, "bo", seat, LATER, there)).toBeNull();
      expect(heldByVote(room, seat, 0b11, LATER, there)).toBeNull();
      expect(votersOn(room, seat, 0b11, LATER, there)).toEqual([]);
      expect(offerAt(room, seat, { kind: "resign", seen: 0, level: "fry" }, "ana")).toEqual({
        answer: { ok: false, because: { kind: "table", why: "not-yet" } },
        entry: null,
      });
    }
  }
});

it("of a seat that there is not, nothing is due or may be asked", () => {
  for (const away of ["fry", "wait"] as const) {
    const { room } = timedRoom({ away }, 0);
    expect([voteAt(room, 9), holdAt(room, "ana", 9, there), comeBack(room, 9, "ana")]).toEqual(
      Array(3).fill(null),
    );
    expect([isBound(room, 9), isEmpty(room, 9), isVotedOut(room, 9)]).toEqual(Array(3).fill(false));
  }
});

it("where several choose at once, what is due first is due, and whoever has chosen is waited for no more", () => {
  const choosing = (plan: object) =>
    timedRoom({ game: "chat-peche", players: 3, away: "fry", ...plan }, 1_000);
  const timed = choosing({ clock });
  expect([dueOf(timed.room), awayAt(timed.room)]).toEqual([21_000, null]);
  const { room, play, wish: done } = choosing({});
  expect([dueOf(room), awayAt(room)]).toEqual([null, 1_000 + AWAY]);
  const chosen = play(5_000);
  expect(agendaOf(room).map(({ seat }) => seat)).toEqual([0, 1, 2].filter((seat) => seat !== chosen));
  // What somebody does at their own seat is as good as having been there.
  const [seat = -1, other = -1] = [0, 1, 2].filter((each) => each !== chosen);
  const person = room.seats[seat]?.person ?? "";
  done(9_000, person, { kind: "sit", seat, sitting: { name: person, colour: 7, chance: "" } });
  expect(agendaOf(room).map(({ at }) => at)).toEqual(
    [seat, other].map((each) => (each === seat ? 9_000 : 1_000) + AWAY),
  );
  expect(awayAt(room)).toBe(1_000 + AWAY);
  // Who got up is looked after by whatever process finds it.
  done(10_000, person, { kind: "stand", seat });
  expect([dueOf(room), awayAt(room)]).toEqual([10_000 + AWAY, 1_000 + AWAY]);
});

it("a bot at a table where nobody else is to move is due as soon as it has thought", () => {
  const { room, play } = timedRoom({ players: 2, away: "fry" }, 0, [
    { kind: "bot", seat: 1, bot: { level: "pike" } },
  ]);
  while (mayBotMove(room, 0) === false) play(7_000);
  expect(agendaOf(room)).toEqual([{ kind: "bot", seat: 1, level: "pike", at: dueOf(room) }]);
  expect([dueOf(room), awayAt(room)]).toEqual([(room.times.at(-1) ?? 0) + 150, null]);
});

it("the last entry that is kept is the last for which anything is due", () => {
  const { room } = timedRoom({ away: "fry", clock }, 0);
  room.number = MOST_ENTRIES - 1;
  expect(agendaOf(room)).toHaveLength(1);
  room.number = MOST_ENTRIES;
  expect(agendaOf(room)).toEqual([]);
});
