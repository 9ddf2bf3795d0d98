/** A table that starts with those who came: nobody says how many there will be. */

import { sealOf, seedOf } from "@guinguette/wire/fairness";
import { verify } from "@guinguette/wire/verify";
import { describe, expect, it } from "vitest";
import { someId, someRoom, someSecret } from "../testing/room.ts";
import { nextOpening } from "./next.ts";
import { offerAt } from "./offering.ts";
import { openPlan, usualPlan } from "./plan.ts";
import { openRoom, type Room, roomOf } from "./room.ts";
import { openedRecord, publicRoom, shownRoom } from "./shown.ts";
import { type Wish, wish } from "./wish.ts";

const chanceOf = (name: string) => name.charCodeAt(0).toString(16).repeat(16);
const sit = (seat: number, name: string, colour?: number): Wish => ({
  kind: "sit",
  seat,
  sitting: { name, chance: chanceOf(name), ...(colour === undefined ? {} : { colour }) },
});
const start: Wish = { kind: "start" };
const done = (room: Room, person: string, wished: Wish) =>
  expect(wish(room, person, wished)).toMatchObject({ ok: true });
const open = (game: Parameters<typeof openPlan>[0], more = {}): Room =>
  someRoom({ ...openPlan(game), ...more });
/** Ana, Bo and Cleo have come; Dan sat between them, and left. */
function withAGap(room: Room = open("fish-fish")): Room {
  for (const [seat, name] of ["Ana", "Dan", "Bo", "Cleo"].entries())
    done(room, name.toLowerCase(), sit(seat, name));
  done(room, "dan", { kind: "stand", seat: 1 });
  return room;
}
const names = (room: Room) => publicRoom(room).seats.map((sitting) => sitting?.name ?? null);

describe("a table for those who come", () => {
  it.each([
    ["fish-fish", 8],
    ["wishes", 5],
    ["chat-peche", 4],
    ["fish-and-chips", 4],
  ] as const)("%s has as many seats as its rulebook has players: %d", (game, seats) => {
    expect(publicRoom(open(game))).toMatchObject({ plan: { players: seats, empty: "go" } });
    expect(open(game).seats).toHaveLength(seats);
  });

  it("is dealt for those who sit there: the seats that nobody took go, and those behind them move up", () => {
    const room = withAGap();
    done(room, "ana", start);
    expect(names(room)).toEqual(["Ana", "Bo", "Cleo"]);
    expect(room.table?.chairs.map(({ holder }) => holder.name)).toEqual(["Ana", "Bo", "Cleo"]);
    expect(publicRoom(room).plan.players).toBe(3);
    expect(shownRoom(room, "bo").mine.seat).toBe(1);
    // Read back from what is stored, it is the same.
    const entries = [
      { kind: "opened", host: "ana", plan: openPlan("fish-fish"), given: null },
      ...["Ana", "Bo", "Cleo"].map((name, at) => ({
        ...{ kind: "sat", person: name.toLowerCase(), seat: [0, 2, 3][at] ?? 0 },
        ...{ name, chance: chanceOf(name) },
      })),
      { kind: "started", seats: [0, 2, 3] },
    ] as Parameters<typeof roomOf>[2];
    expect(publicRoom(roomOf(someId, someSecret, entries))).toEqual(publicRoom(room));
  });

  it("seals the deal by the seats as they are from then on", () => {
    const room = withAGap();
    const seals = ["Ana", "Bo", "Cleo"].map((name) => sealOf(chanceOf(name)));
    done(room, "ana", start);
    const chances = ["Ana", "Bo", "Cleo"].map(chanceOf);
    expect(room.table?.deal.seed).toBe(seedOf({ room: someId, secret: someSecret, chances }));
    expect(publicRoom(room).seats).toMatchObject(seals.map((seal) => ({ seal })));
    // Two give up, and the game is over: its record is proven by what each of them kept.
    for (const seat of [1, 2]) {
      const seen = room.table?.changes.length ?? 0;
      offerAt(room, seat, { kind: "resign", seen, level: "fry" }, ["ana", "bo", "cleo"][seat] ?? "");
    }
    const record = openedRecord(room);
    expect(record).toMatchObject({ players: 3, fairness: { chances } });
    const written = JSON.stringify(record);
    const kept = {
      ...{ room: someId, commitment: room.commitment, digest: record?.digest ?? "" },
      ...{ seals: new Map(seals.entries()), chances: new Map([[1, chanceOf("Bo")]]) },
    };
    const { findings } = verify(JSON.parse(written), written, kept);
    expect(findings.filter(({ outcome }) => outcome === "fails")).toEqual([]);
    expect(findings).toContainEqual({ check: "kept-seal", outcome: "holds", seat: 2 });
  });

  it("keeps everybody's colour, and who agreed to be watched", () => {
    const room = withAGap(open("fish-fish", { watching: "seats" }));
    done(room, "cleo", { kind: "show", seat: 3, shown: true });
    done(room, "ana", sit(0, "Ana", 6));
    done(room, "ana", start);
    expect(publicRoom(room).seats.map((sitting) => sitting?.colour)).toEqual([6, 2, 3]);
    expect(publicRoom(room).shown).toEqual([2]);
    // Where a colour is a seat, it is the seat's.
    const buoy = open("fish-and-chips");
    done(buoy, "bo", sit(3, "Bo"));
    done(buoy, "ana", sit(1, "Ana"));
    done(buoy, "ana", start);
    expect(publicRoom(buoy).seats.map((sitting) => sitting?.colour)).toEqual([undefined, undefined]);
  });

  it("shows no hand whose player withdraws their consent as it starts, by the number that their seat had", () => {
    const room = withAGap(open("fish-fish", { watching: "seats" }));
    const show = (seat: number, shown: boolean): Wish => ({ kind: "show", seat, shown });
    done(room, "cleo", show(3, true));
    done(room, "bo", show(2, true));
    done(room, "ana", start);
    expect(publicRoom(room).shown).toEqual([1, 2]);
    // Bo's seat had the number that is Cleo's now.
    done(room, "bo", show(2, false));
    expect(publicRoom(room).shown).toEqual([2]);
    done(room, "cleo", show(3, false));
    expect(publicRoom(room).shown).toEqual([]);
    // To agree is for the seat that one has, and nobody withdraws for another.
    expect(wish(room, "bo", show(2, true))).toMatchObject({ because: { kind: "not-yours" } });
    done(room, "cleo", show(2, true));
    expect(wish(room, "dan", show(2, false))).toMatchObject({ because: { kind: "not-yours" } });
    expect(publicRoom(room).shown).toEqual([2]);
  });

  it("gives whoever takes a seat whose colour another chose one of their own", () => {
    const room = open("wishes");
    done(room, "ana", sit(0, "Ana", 1));
    done(room, "bo", sit(1, "Bo"));
    done(room, "ana", { kind: "bot", seat: 2, bot: { level: "fry" } });
    expect(publicRoom(room).seats.map((sitting) => sitting?.colour)).toEqual([
      1,
      0,
      undefined,
      undefined,
      undefined,
    ]);
    done(room, "cleo", sit(3, "Cleo", 4));
    done(room, "ana", { kind: "bot", seat: 4, bot: { level: "heron" } });
    expect(publicRoom(room).seats.map((sitting, seat) => sitting?.colour ?? seat)).toEqual([1, 0, 2, 4, 3]);
  });

  it("gives nobody a colour that another has by their seat, and no two the same as they move up", () => {
    const room = open("fish-fish");
    done(room, "ana", sit(1, "Ana"));
    const bo = sit(2, "Bo", 1);
    expect(wish(room, "bo", bo)).toMatchObject({ because: { kind: "colour-taken", at: "colour" } });
    // Where a number was said, Ana may sit where Bo has chosen the seat's own.
    const told = someRoom(usualPlan("fish-fish", 5));
    done(told, "bo", bo);
    done(told, "ana", sit(1, "Ana"));
    done(told, "bo", bo);
    done(told, "cleo", sit(3, "Cleo"));
    done(told, "ana", { kind: "plan", changes: { empty: "go" } });
    done(told, "ana", start);
    expect(publicRoom(told).seats.map((sitting, seat) => sitting?.colour ?? seat)).toEqual([0, 1, 3]);
  });

  it("does not start with too few, and bots count where the host put them", () => {
    const room = open("fish-fish");
    done(room, "ana", sit(0, "Ana"));
    expect(wish(room, "ana", start)).toMatchObject({ because: { kind: "seats-empty" } });
    done(room, "ana", { kind: "bot", seat: 4, bot: { level: "pike" } });
    done(room, "ana", start);
    expect(publicRoom(room).seats).toMatchObject([
      { name: "Ana" },
      { kind: "bot", level: "pike", colour: 4 },
    ]);
    // The solitaire needs one.
    const alone = open("fish-and-chips");
    expect(wish(alone, "ana", start)).toMatchObject({ because: { kind: "seats-empty" } });
    done(alone, "ana", sit(2, "Ana"));
    done(alone, "ana", start);
    expect(publicRoom(alone).plan.players).toBe(1);
  });

  it("does not start with a deal that was chosen for another number", () => {
    const plan = { ...openPlan("fish-fish"), players: 3 };
    const given = { seed: "s", setup: { firstFisher: 2 } };
    const room = openRoom(someId, someSecret, { kind: "opened", host: "ana", plan, given });
    done(room, "ana", sit(0, "Ana"));
    done(room, "bo", sit(1, "Bo"));
    expect(wish(room, "ana", start)).toMatchObject({ ok: false, because: { at: "setup.firstFisher" } });
    done(room, "cleo", sit(2, "Cleo"));
    done(room, "ana", start);
  });
});

describe("how many there will be", () => {
  it("is waited for where the host says it, as before", () => {
    const room = open("fish-fish");
    done(room, "ana", sit(0, "Ana"));
    done(room, "bo", sit(1, "Bo"));
    done(room, "ana", { kind: "plan", changes: { players: 3 } });
    expect(room.plan).toMatchObject({ players: 3, empty: "wait" });
    expect(wish(room, "ana", start)).toMatchObject({ because: { kind: "seats-empty" } });
    done(room, "ana", { kind: "plan", changes: { empty: "go" } });
    done(room, "ana", start);
    expect(names(room)).toEqual(["Ana", "Bo"]);
  });

  it("is all that another game has, and no other where it was said", () => {
    const room = open("chat-peche");
    done(room, "ana", { kind: "plan", changes: { game: "fish-fish" } });
    expect(room.plan).toMatchObject({ players: 8, empty: "go" });
    done(room, "ana", { kind: "plan", changes: { players: 5 } });
    expect(wish(room, "ana", { kind: "plan", changes: { game: "chat-peche" } })).toMatchObject({
      because: { kind: "malformed", at: "players" },
    });
  });

  it("is open again at the next table, whose kept seats are awaited", () => {
    const room = withAGap();
    done(room, "ana", start);
    const next = openRoom(someId, someSecret, nextOpening(room, "bo"));
    expect(names(next)).toEqual(["Ana", "Bo", "Cleo", null, null, null, null, null]);
    expect(next.plan).toMatchObject({ players: 8, empty: "go" });
    done(next, "bo", sit(1, "Bo"));
    done(next, "ana", sit(0, "Ana"));
    expect(wish(next, "bo", start)).toMatchObject({ because: { kind: "seats-empty" } });
    done(next, "bo", { kind: "stand", seat: 2 });
    done(next, "bo", start);
    expect(names(next)).toEqual(["Ana", "Bo"]);
  });
});
