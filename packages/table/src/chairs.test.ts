/** Who sits where: what may be offered for a seat, and what a stored list may say of it. */
import { describe, expect, it } from "vitest";
import type { Change, Offer } from "./changes.ts";
import { append } from "./fold.ts";
import { offer } from "./offer.ts";
import { usualSettings } from "./settings.ts";
import type { Table } from "./table.ts";
import type { Holder } from "./terms.ts";
import { play, sit, wish } from "./testing/sit.ts";

const bot: Holder = { kind: "bot", name: "Bot", level: "perch" };
const person: Holder = { kind: "person", name: "Ana" };
const nobody: Holder = { kind: "nobody", name: "Bo" };

const table = (holders: readonly Holder[] = [person, nobody, bot]) =>
  sit("fish-fish", 3, { setup: { firstFisher: 0 }, holders });
const offered = (at: Table, seat: number, what: object, inPerson = false) =>
  offer(at, seat, { seen: at.changes.length, ...what } as Offer, inPerson);
const why = (reason: string) => ({ ok: false, because: { kind: "table", why: reason } });
const [ana, bo, fry] = [0, 1, 2];

/** Everything that holds of the table, as text. */
const whole = (at: Table) => JSON.stringify([at.chairs, at.changes, at.incidents, at.state, at.question]);

describe("at a seat", () => {
  it.each([
    ["of nobody nobody gets up", bo, { kind: "stand-up" }, "no-person-there"],
    ["of a bot nobody gets up", fry, { kind: "stand-up" }, "no-person-there"],
    ["of a person no bot sits down", ana, { kind: "bot-in", level: "fry", name: "Fry" }, "seat-taken"],
    ["of a person no bot gets up", ana, { kind: "bot-out" }, "no-bot-there"],
    ["of nobody no bot gets up", bo, { kind: "bot-out" }, "no-bot-there"],
    ["of nobody no time is up", bo, { kind: "time-out", level: "fry" }, "no-person-there"],
    ["of a bot no time is up", fry, { kind: "time-out", level: "fry" }, "no-person-there"],
    ["of nobody nobody gives up", bo, { kind: "resign", level: "fry" }, "no-person-there"],
    ["of a bot nobody gives up", fry, { kind: "resign", level: "fry" }, "no-person-there"],
    ["of a person no other sits down", ana, { kind: "sit-down", name: "Cleo" }, "seat-taken"],
    ["of no table nobody sits down", 3, { kind: "sit-down", name: "Cleo" }, "no-such-seat"],
    ["nobody takes back what nobody played", ana, { kind: "take-back" }, "nothing-to-take-back"],
    [
      "nobody gives a colour that there is not",
      bo,
      { kind: "sit-down", name: "Cleo", colour: 8 },
      "malformed",
    ],
  ])("%s", (_what, seat, what, reason) => {
    const at = table();
    const before = whole(at);
    expect(offered(at, seat, what)).toEqual(why(reason));
    expect(whole(at)).toBe(before);
  });

  it("of somebody who has given up nothing more happens", () => {
    const at = table([person, person, bot]);
    expect(offered(at, ana, { kind: "resign", level: "fry" }).ok).toBe(true);
    for (const [what, reason] of [
      [{ kind: "sit-down", name: "Ana" }, "seat-taken"],
      [{ kind: "stand-up" }, "no-person-there"],
      [{ kind: "time-out", level: "fry" }, "no-person-there"],
      [{ kind: "resign", level: "fry" }, "no-person-there"],
    ] as const)
      expect(offered(at, ana, what)).toEqual(why(reason));
  });

  it("nobody runs out of time or gives up once the game is over, nor is anything played", () => {
    const at = table([person, person, person]);
    for (const seat of [1, 2]) expect(offered(at, seat, { kind: "resign", level: "fry" }).ok).toBe(true);
    expect(offered(at, ana, { kind: "time-out", level: "fry" })).toEqual(why("over"));
    expect(offered(at, ana, { kind: "resign", level: "fry" })).toEqual(why("over"));
    expect(offered(at, ana, { kind: "play", move: { type: "cast", card: "catch", bait: 5 } })).toEqual(
      why("over"),
    );
  });

  it("somebody keeps the colour that the seat had, or has the one they choose", () => {
    const at = table([person, { ...nobody, colour: 5 }, { ...bot, colour: 3 }]);
    offered(at, bo, { kind: "sit-down", name: "Cleo" });
    expect(at.chairs[bo]?.holder).toEqual({ kind: "person", name: "Cleo", colour: 5 });
    offered(at, fry, { kind: "sit-down", name: "Dana", colour: 7 });
    expect(at.chairs[fry]?.holder).toEqual({ kind: "person", name: "Dana", colour: 7 });
    offered(at, fry, { kind: "stand-up" });
    expect(at.chairs[fry]?.holder).toEqual({ kind: "nobody", name: "Dana", colour: 7 });
    const plain = table();
    offered(plain, bo, { kind: "sit-down", name: "Cleo" });
    expect(plain.chairs[bo]?.holder).toEqual({ kind: "person", name: "Cleo" });
    expect(plain.changes).toEqual([{ kind: "sat-down", seat: bo, seen: 0, name: "Cleo" }]);
    // The name is asked of them who are there: the same name again is the same person, and nothing to tell.
    offered(plain, bo, { kind: "sit-down", name: "Cleo", colour: 2 });
    expect(plain.incidents.map(({ kind }) => kind)).toEqual(["sat-down"]);
  });

  it("why the time was up is kept where it is said, and only there", () => {
    const at = table([person, person, person]);
    offered(at, 0, { kind: "time-out", level: "fry", why: "vote" });
    offered(at, 1, { kind: "time-out", level: "fry", why: "time" });
    offered(at, 2, { kind: "time-out", level: "fry" });
    expect(at.changes).toEqual([
      { kind: "timed-out", seat: 0, seen: 0, level: "fry", why: "vote" },
      { kind: "timed-out", seat: 1, seen: 1, level: "fry", why: "time" },
      { kind: "timed-out", seat: 2, seen: 2, level: "fry" },
    ]);
    expect(at.incidents).toMatchObject([{ why: "vote" }, { why: "time" }, { why: null }]);
  });
});

describe("in person", () => {
  it.each([
    ["time-out", { level: "fry" }],
    ["bot-in", { level: "fry", name: "Fry" }],
    ["bot-out", {}],
  ])("nobody says what is for the house to say: %s", (kind, more) => {
    expect(offered(table(), fry, { kind, ...more }, true)).toEqual(why("not-yours-to-say"));
  });

  it.each([
    ["play", { move: { type: "cast", card: "catch", bait: 5 } }],
    ["unseal", {}],
    ["take-back", {}],
    ["withdraw", {}],
  ])("nobody offers to %s for whom a bot plays", (kind, more) => {
    const at = table();
    offered(at, ana, { kind: "time-out", level: "fry" });
    expect(offered(at, ana, { kind, ...more }, true)).toEqual(why("no-person-there"));
  });
});

it.each([null, undefined, 7, "play", [], {}, { kind: 7 }, { kind: "toString" }])(
  "what is no offer is malformed: %j",
  (nonsense) => {
    const at = table();
    expect(offer(at, ana, nonsense as unknown as Offer)).toEqual(why("malformed"));
    expect(at.changes).toEqual([]);
  },
);

describe("what was thought for another position is stale", () => {
  const asked = () => {
    const at = sit("fish-fish", 3, {
      setup: { firstFisher: 0 },
      settings: { ...usualSettings, takeBack: "consent" },
    });
    play(at, 0, { type: "cast", card: "catch", bait: 5 });
    play(at, 1, { type: "bet", tiles: 1 });
    expect(wish(at, 0, "take-back").ok).toBe(true);
    return at;
  };
  const stale = { ok: false, because: { kind: "stale" } };

  it.each(["agree", "refuse"] as const)("to %s before the question was asked", (kind) => {
    const at = asked();
    expect(offer(at, 1, { kind, seen: 2 })).toEqual(stale);
    expect(offer(at, 1, { kind, seen: 3 }).ok).toBe(true);
  });

  it("to withdraw a question that was not asked yet", () => {
    const at = asked();
    expect(offer(at, 0, { kind: "withdraw", seen: 2 })).toEqual(stale);
    expect(offer(at, 0, { kind: "withdraw", seen: 3 }).ok).toBe(true);
  });

  it("to take back a move, or a choice, that was not the last", () => {
    const at = asked();
    expect(offer(at, 1, { kind: "take-back", seen: 1 })).toEqual(stale);
    const pond = sit("chat-peche", 2);
    const place = { type: "place", column: 1 };
    for (const seat of [0, 1]) play(pond, seat, place);
    expect(offer(pond, 0, { kind: "unseal", seen: 1 })).toEqual(stale);
    expect(offer(pond, 0, { kind: "unseal", seen: 2 })).toEqual(why("nothing-sealed"));
  });

  it("to move over a question, from when that seat first asked it in this position", () => {
    const at = sit("fish-fish", 3, {
      setup: { firstFisher: 0 },
      settings: { ...usualSettings, takeBack: "consent" },
    });
    play(at, 0, { type: "cast", card: "catch", bait: 5 });
    play(at, 1, { type: "bet", tiles: 1 });
    // Something else first, and another's question that was withdrawn.
    offered(at, 2, { kind: "sit-down", name: "P2", colour: 4 });
    play(at, 2, { type: "bet", tiles: 1 });
    play(at, 0, { type: "cast", card: "empty", bait: 2 });
    offered(at, 2, { kind: "sit-down", name: "P2", colour: 5 });
    for (const kind of ["take-back", "withdraw", "take-back"] as const)
      expect(wish(at, 1, kind).ok).toBe(true);
    expect(at.changes).toHaveLength(9);
    const bet = (seen: number) =>
      offer(at, 1, { kind: "play", seen, move: { type: "bet", tiles: 0 } } as never);
    for (const seen of [5, 6]) expect(bet(seen)).toEqual(stale);
    expect(bet(7).ok).toBe(true);
  });

  it("to move over a question that was asked meanwhile, and not over one that was asked again", () => {
    const bet = { kind: "play", move: { type: "bet", tiles: 0 } } as never;
    const at = asked();
    expect(offered(at, 2, { ...(bet as object), seen: 2 })).toEqual(stale);
    wish(at, 0, "withdraw");
    wish(at, 0, "take-back");
    // Seen when it was first asked: whoever asks anew spoils nobody's move.
    expect(offered(at, 2, { ...(bet as object), seen: 3 }).ok).toBe(true);
  });
});

it("a list that no table can have made is refused by what does not follow", () => {
  const refused = (at: Table, change: object) => append(at, { seen: 0, ...change } as Change);
  for (const [seat, kind, reason] of [
    [3, "unsealed", "no-such-seat"],
    [1, "stood-up", "no-person-there"],
    [0, "bot-out", "no-bot-there"],
    [0, "unsealed", "nothing-sealed"],
    [0, "withdrawn", "nothing-asked"],
    [0, "asked", "nothing-to-take-back"],
  ] as const)
    expect(refused(table(), { seat, kind })).toEqual({ kind: "table", why: reason });
  const played = table();
  play(played, 0, { type: "cast", card: "catch", bait: 5 });
  expect(refused(played, { seat: 0, kind: "asked" })).toEqual({ kind: "table", why: "not-free" });
});
