/** Who is at a table, counted by several processes that tell each other. */
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { openRoom, type Room } from "../room/room.ts";
import { opened, someId, someSecret } from "../testing/room.ts";
import { type Company, companyWith, type Guest, type ThereWord } from "./company.ts";

const people = ["ana", "bo"] as const;

/** A table with two seats, both taken. */
function someTable(): Room {
  const room = openRoom(someId, someSecret, opened());
  for (const [seat, person] of people.entries())
    room.seats[seat] = { person, name: person, chance: "0".repeat(32) };
  return room;
}

const guestOf = (person: string | null): Guest => ({ table: someId, person, own: undefined });

/** Some processes that hear each other at once. */
function processes(count: number) {
  const clock = { now: 0 };
  const changed: string[] = [];
  const all: Company[] = Array.from({ length: count }, (_, me) =>
    companyWith({
      now: () => clock.now,
      say(word: ThereWord) {
        for (const [other, company] of all.entries()) if (other !== me) company.heard(word, `p${me}`);
      },
      changed: (room) => changed.push(room),
    }),
  );
  return { clock, all, changed };
}

describe("who is at a table", () => {
  it("is here; gone, back soon; after a minute away; and nothing is kept of a table that all have left", () => {
    const { clock, all, changed } = processes(1);
    const [company] = all as [Company];
    const room = someTable();
    const [ana, bo, stranger] = [guestOf("ana"), guestOf("bo"), guestOf(null)];
    company.join(stranger, room);
    expect(company.presence(someId)).toEqual({ seats: ["away", "away"], watching: 1 });
    company.join(ana, room);
    company.join(bo, room);
    expect(company.presence(someId)).toEqual({ seats: ["here", "here"], watching: 1 });
    clock.now = 1_000;
    company.leave(bo);
    clock.now = 60_999;
    changed.length = 0;
    company.tick();
    expect(changed).toEqual([]);
    expect(company.presence(someId).seats).toEqual(["here", "back-soon"]);
    clock.now = 61_000;
    company.tick();
    expect(changed).toEqual([someId]);
    expect(company.presence(someId).seats).toEqual(["here", "away"]);
    for (const guest of [ana, stranger, stranger]) company.leave(guest);
    // Whoever comes now is still told that Ana may be on her way back.
    company.join(bo, room);
    expect(company.presence(someId)).toEqual({ seats: ["back-soon", "here"], watching: 0 });
    company.leave(bo);
    expect(company.tables).toBe(1);
    clock.now += 60_000;
    company.tick();
    expect(company.tables).toBe(0);
  });

  it("with two windows is there until both are closed", () => {
    const { all } = processes(1);
    const [company] = all as [Company];
    const windows = [guestOf("ana"), guestOf("ana")] as const;
    for (const each of windows) company.join(each, someTable());
    company.leave(windows[0]);
    expect(company.presence(someId).seats[0]).toBe("here");
    company.leave(windows[1]);
    expect(company.presence(someId).seats[0]).toBe("back-soon");
  });

  it("who sits down is not among those who watch any more; a bot is always here, and nobody never", () => {
    const { all } = processes(1);
    const [company] = all as [Company];
    const room = someTable();
    const cleo = guestOf("cleo");
    company.join(cleo, room);
    room.seats[1] = { person: "cleo", name: "Cleo", chance: "0".repeat(32) };
    company.reseat([cleo], room);
    expect(company.presence(someId)).toEqual({ seats: ["away", "here"], watching: 0 });
    room.seats[1] = null;
    company.reseat([cleo], room);
    expect(company.presence(someId)).toEqual({ seats: ["away", "away"], watching: 1 });
  });

  it("who watches where a seat changes hands is counted anew by other processes, though somebody is at it all the time", () => {
    const { all } = processes(2);
    const [here, there] = all as [Company, Company];
    const room = someTable();
    const [bo, cleo, window] = [guestOf("bo"), guestOf("cleo"), guestOf("cleo")];
    there.join(guestOf("ana"), room);
    for (const each of [bo, cleo, window]) here.join(each, room);
    expect(there.presence(someId)).toEqual({ seats: ["here", "here"], watching: 2 });
    room.seats[1] = { person: "cleo", name: "Cleo", chance: "0".repeat(32) };
    here.reseat([bo, cleo, window], room);
    expect(there.presence(someId)).toEqual({ seats: ["here", "here"], watching: 1 });
  });

  it("in a process that has ended is gone, and back soon", () => {
    const { all } = processes(2);
    const [here, there] = all as [Company, Company];
    here.join(guestOf("ana"), someTable());
    there.join(guestOf("bo"), someTable());
    there.join(guestOf(null), someTable());
    expect(here.presence(someId)).toEqual({ seats: ["here", "here"], watching: 1 });
    here.gone("p1");
    expect(here.presence(someId)).toEqual({ seats: ["here", "back-soon"], watching: 0 });
    // It was only not heard of for a while.
    there.missed();
    expect(here.presence(someId)).toEqual({ seats: ["here", "here"], watching: 1 });
  });

  it("who went while words were lost is missed once nobody has answered, and nobody else is", () => {
    const { clock, all } = processes(3);
    const [here, there, elsewhere] = all as [Company, Company, Company];
    const room = someTable();
    here.join(guestOf(null), room);
    const bo = guestOf("bo");
    there.join(bo, room);
    elsewhere.join(guestOf("ana"), room);
    // Nobody hears of it.
    const lost = vi.spyOn(here, "heard").mockReturnValue();
    there.leave(bo);
    lost.mockRestore();
    here.missed();
    clock.now = 19_999;
    here.tick();
    expect(here.presence(someId)).toEqual({ seats: ["here", "here"], watching: 1 });
    clock.now = 20_000;
    here.tick();
    expect(here.presence(someId)).toEqual({ seats: ["here", "back-soon"], watching: 1 });
    clock.now += 60_000;
    here.tick();
    expect(here.presence(someId)).toEqual({ seats: ["here", "away"], watching: 1 });
  });

  it("who is gone is missed however often others are asked again meanwhile", () => {
    const { clock, all } = processes(2);
    const [here, there] = all as [Company, Company];
    const bo = guestOf("bo");
    here.join(guestOf("ana"), someTable());
    there.join(bo, someTable());
    const lost = vi.spyOn(here, "heard").mockReturnValue();
    there.leave(bo);
    lost.mockRestore();
    for (; clock.now < 20_000; clock.now += 5_000) {
      here.missed();
      here.tick();
      expect(here.presence(someId).seats).toEqual(["here", "here"]);
    }
    here.tick();
    expect(here.presence(someId).seats).toEqual(["here", "back-soon"]);
  });

  it("is the same to all processes where somebody looks, whoever comes and goes", () => {
    const step = fc.record({
      process: fc.nat(2),
      who: fc.constantFrom(...people, null),
      comes: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { all } = processes(3);
        const room = someTable();
        const there: { guest: Guest; process: number }[] = [];
        for (const { process, who, comes } of steps) {
          const at = there.findIndex((one) => one.process === process && one.guest.person === who);
          if (comes) {
            const guest = guestOf(who);
            there.push({ guest, process });
            all[process]?.join(guest, room);
          } else if (at !== -1) {
            const [left] = there.splice(at, 1);
            if (left !== undefined) all[process]?.leave(left.guest);
          }
          for (const [other, company] of all.entries()) {
            if (!there.some((one) => one.process === other)) continue;
            const { seats, watching } = company.presence(someId);
            expect(watching).toBe(there.filter(({ guest }) => guest.person === null).length);
            for (const [seat, person] of people.entries())
              expect(seats[seat] === "here").toBe(there.some(({ guest }) => guest.person === person));
          }
        }
      }),
    );
  });
});
