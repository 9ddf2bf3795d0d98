/** What is counted of one person in play, and what is answered for what is so already. */
import type { Offer } from "@guinguette/table/changes";
import { legalMoves } from "@guinguette/table/sight";
import { takeBackOf } from "@guinguette/table/take-back";
import { expect, it } from "vitest";
import { timedRoom } from "../testing/timed.ts";
import { hasEnough, isCrowded, isFull, MOST_GATHERING, whoseEntry, whoseOffer } from "./bounds.ts";
import type { Entry } from "./entries.ts";
import { offerAt, wholeOffer } from "./offering.ts";
import type { Room } from "./room.ts";

const seen = (room: Room) => room.table?.changes.length ?? 0;
const tableOf = ({ table }: Room) => {
  if (table === null) throw new Error("it has not begun");
  return table;
};
const move = { type: "pass" } as never;

it("what could be done without end is counted for whoever does it, and what the house does for nobody", () => {
  const { room } = timedRoom({ game: "chat-peche" }, 0);
  const table = tableOf(room);
  const whose = (kind: Offer["kind"], person: string | null) =>
    whoseOffer(table, 0, { kind, seen: 0, move, level: "fry", name: "" } as Offer, person);
  for (const kind of ["sit-down", "unseal", "take-back", "hint"] as const)
    expect([whose(kind, "ana"), whose(kind, null)]).toEqual(["ana", undefined]);
  for (const kind of ["bot-in", "bot-out"] as const) expect(whose(kind, "ana")).toBeNull();
  for (const kind of ["agree", "refuse", "withdraw", "stand-up", "resign", "time-out"] as const)
    expect(whose(kind, "ana")).toBeUndefined();
  // A choice is counted where it is made anew.
  expect(whose("play", "ana")).toBeUndefined();
  const [first] = legalMoves(table, 0);
  if (first === undefined) throw new Error("there is nothing to choose");
  offerAt(room, 0, { kind: "play", seen: 0, move: first }, "ana");
  expect([whose("play", "ana"), whose("play", null)]).toEqual(["ana", undefined]);
  expect(whoseOffer(table, 1, { kind: "play", seen: 0, move: first }, "bo")).toBeUndefined();
});

it("an entry is counted for the same as the offer that it came of, by whoever reads it", () => {
  const { room } = timedRoom({ game: "chat-peche" }, 0);
  const whose = (kind: string, person: string | null) =>
    whoseEntry(room, { kind: "changed", person, change: { kind, seat: 0, seen: 0, move } } as never);
  for (const kind of ["sat-down", "unsealed", "asked", "taken-back", "hinted"])
    expect([whose(kind, "ana"), whose(kind, null)]).toEqual(["ana", undefined]);
  for (const kind of ["bot-in", "bot-out"]) expect(whose(kind, "ana")).toBeNull();
  for (const kind of ["agreed", "refused", "withdrawn", "stood-up", "resigned", "timed-out", "played"])
    expect(whose(kind, "ana")).toBeUndefined();
  expect(whose("sealed", "ana")).toBeUndefined();
  const [first] = legalMoves(tableOf(room), 0);
  if (first === undefined) throw new Error("there is nothing to choose");
  offerAt(room, 0, { kind: "play", seen: 0, move: first }, "ana");
  expect([whose("sealed", "ana"), whose("sealed", null)]).toEqual(["ana", undefined]);
  const entries: readonly (readonly [Entry, string | null | undefined])[] = [
    [{ kind: "planned", plan: room.plan }, null],
    [{ kind: "bot", seat: 0, level: "fry", name: "" }, null],
    [{ kind: "sat", seat: 0, person: "zoe", name: "Zoe", chance: "" }, "zoe"],
    [{ kind: "shown", seat: 1, shown: true }, "bo"],
    [{ kind: "shown", seat: 1, shown: false }, undefined],
    [{ kind: "shown", seat: 9, shown: true }, undefined],
    [{ kind: "stood", seat: 0 }, undefined],
    [{ kind: "started" }, undefined],
    [{ kind: "next", table: "next" }, undefined],
    [{ kind: "erased", host: "ana" }, undefined],
  ];
  for (const [entry, expected] of entries) expect(whoseEntry(room, entry)).toBe(expected);
});

it("a table that waits is crowded from so many entries on, for all but its host; once it has begun it is not", () => {
  const { room } = timedRoom({}, 0);
  const at = (number: number) => ({ ...room, number, counts: new Map() });
  const waiting = (number: number) => ({ ...at(number), table: null });
  expect([isCrowded(waiting(MOST_GATHERING - 1)), isCrowded(waiting(MOST_GATHERING))]).toEqual([false, true]);
  expect(isCrowded(at(MOST_GATHERING))).toBe(false);
  expect(["ana", "bo", null].map((who) => hasEnough(waiting(MOST_GATHERING), who))).toEqual([
    false,
    true,
    false,
  ]);
  // Half of what is kept is for the game.
  for (const who of ["ana", "bo", null])
    expect([hasEnough(at(4_999), who), hasEnough(at(5_000), who)]).toEqual([false, true]);
});

it("however full a table is, the house does there what it has to, and people what needs no count", () => {
  const { room } = timedRoom({ game: "chat-peche" }, 0);
  const full = { ...room, number: 5_000 };
  const sit = { kind: "sit-down", seen: 0, name: "Ana" } as const;
  const is = (offered: Offer, person: string | null, there: Room = full) =>
    isFull(there, tableOf(there), 0, offered, person);
  expect([is(sit, "ana"), is(sit, null), is(sit, "ana", room)]).toEqual([true, false, false]);
  expect(is({ kind: "bot-out", seen: 0 }, "ana")).toBe(false);
  expect(is({ kind: "agree", seen: 0 }, "ana")).toBe(false);
});

it("who says the same again is told the number of what they did: of a seat, a choice, a yes", () => {
  const { room } = timedRoom({ game: "chat-peche", players: 3 }, 0);
  const by = (seat: number) => room.seats[seat]?.person ?? null;
  const again = (number: number) => ({ answer: { ok: true, number, again: true }, entry: null });
  const choose = (seat: number, at = seen(room)) => {
    const [chosen] = legalMoves(tableOf(room), seat);
    if (chosen === undefined) throw new Error("there is nothing to choose");
    return offerAt(room, seat, { kind: "play", seen: at, move: chosen }, by(seat));
  };
  const sit = (seat: number, colour?: number) =>
    offerAt(
      room,
      seat,
      {
        kind: "sit-down",
        seen: seen(room),
        name: by(seat) ?? "",
        ...(colour === undefined ? {} : { colour }),
      },
      by(seat),
    );
  // So from the deal on: by the last change that there is.
  expect(sit(0)).toEqual(again(0));
  choose(0);
  choose(1);
  expect(sit(0)).toEqual(again(2));
  expect(choose(0)).toEqual(again(1));
  expect(choose(1)).toEqual(again(2));
  sit(1, 4);
  expect(sit(1, 4)).toEqual(again(3));
  expect(sit(1)).toEqual(again(3));
  expect(choose(1)).toEqual(again(2));
  // Of another colour it is another.
  expect(sit(1, 5)).toMatchObject({ answer: { number: 4, again: false } });
});

it("who gave up is not back by saying that they sit there", () => {
  const { room, offer } = timedRoom({ players: 3, away: "fry" }, 0);
  offer(1, 0, { kind: "resign", seen: 0, level: "fry" }, "ana");
  const made = offerAt(room, 0, { kind: "sit-down", seen: seen(room), name: "ana" }, "ana");
  expect(made.answer).not.toMatchObject({ again: true });
});

it("a yes once more is none: of whoever said it, and to the question that was asked", () => {
  const settings = { memory: "book", takeBack: "consent", hints: "none" } as const;
  const { room, play, offer } = timedRoom({ game: "wishes", players: 3, settings }, 0);
  const by = (seat: number) => room.seats[seat]?.person ?? null;
  let mover = play(1);
  while (takeBackOf(tableOf(room), mover) !== "ask") mover = play(1);
  offer(2, mover, { kind: "take-back", seen: seen(room) }, by(mover));
  const asked = seen(room);
  const [one = -1, other = -1] = [0, 1, 2].filter((seat) => seat !== mover);
  const agree = (seat: number, at: number) => offerAt(room, seat, { kind: "agree", seen: at }, by(seat));
  // Who had not seen the question has not answered it.
  expect(agree(one, asked - 1).answer).toMatchObject({ ok: false });
  expect(agree(one, asked).answer).toEqual({ ok: true, number: asked + 1, again: false });
  expect(agree(one, asked).answer).toEqual({ ok: true, number: asked + 1, again: true });
  expect(agree(one, asked + 1).answer).toEqual({ ok: true, number: asked + 1, again: true });
  expect(agree(mover, asked).answer).toMatchObject({ ok: false });
  expect(agree(other, asked).answer).toEqual({ ok: true, number: asked + 2, again: false });
  expect(room.table?.question).toBeNull();
});

it("who gives up is played on for by the bot that holds seats at this table, or by the usual one", () => {
  const resign = { kind: "resign", seen: 3 } as const;
  const at = (away: "wait" | "gudgeon") => wholeOffer(timedRoom({ away }, 0).room, resign as never);
  expect([at("wait"), at("gudgeon")]).toEqual([
    { ...resign, level: "perch" },
    { ...resign, level: "gudgeon" },
  ]);
  const stand = { kind: "stand-up", seen: 3 } as const;
  expect(wholeOffer(timedRoom({}, 0).room, stand)).toBe(stand);
});
