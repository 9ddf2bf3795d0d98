import type { MyTables } from "@guinguette/wire/people";
import { describe, expect, it } from "vitest";
import { tableLine } from "./table-line.ts";
import { duration, passedSince } from "./time-passed.ts";

type MyTable = MyTables["tables"][number];
const now = 1_800_000_000_000;
const minutes = (n: number) => now - n * 60_000;
const person = (name: string) => ({ kind: "person" as const, name, seal: "5ea1" });
const table = (given: Partial<MyTable>, stage: MyTable["room"]["stage"] = "playing") =>
  ({
    room: { stage, seats: [person("Léo"), person("Jeanne"), null], mine: { seat: 0, host: true } },
    awaited: false,
    since: null,
    waitsFor: [],
    standIn: null,
    ...given,
  }) as unknown as MyTable;

describe("one line about one's own table", () => {
  it("says that a bot plays for its reader", () => {
    const held = table({ awaited: true, since: minutes(4), standIn: "gudgeon" });
    expect(tableLine(held, now, "fr")).toBe("Goujon joue pour vous · avec Jeanne");
    expect(tableLine({ ...held, awaited: false }, now, "en")).toBe("Gudgeon plays for you · with Jeanne");
    expect(tableLine({ ...held, standIn: "random" }, now, "fr")).toBe(
      "Un robot joue pour vous · avec Jeanne",
    );
  });

  it("says since when it waits for its reader, as time passed, and with whom", () => {
    expect(tableLine(table({ awaited: true, since: minutes(4) }), now, "fr")).toBe(
      "À vous depuis 4\u00a0min · avec Jeanne",
    );
    expect(tableLine(table({ awaited: true, since: minutes(0) }), now, "en")).toBe("Your turn · with Jeanne");
  });

  it("says for whom it waits", () => {
    const theirs = table({ waitsFor: [1], since: minutes(130) });
    expect(tableLine(theirs, now, "fr")).toBe("À Jeanne depuis 2\u00a0h");
    expect(tableLine(theirs, now, "en")).toBe("Waiting for Jeanne: 2\u00a0h");
    expect(tableLine(table({ waitsFor: [0, 1] }), now, "fr")).toBe("À Léo et à Jeanne de jouer");
  });

  it("says of a table whose seat its reader has left that it waits for them, or goes on", () => {
    const left = (mine: unknown, waitsFor: number[]) =>
      ({
        ...table({ awaited: true, since: minutes(4), waitsFor }),
        room: { stage: "playing", seats: [mine, person("Jeanne")], mine: { seat: 0, host: false } },
      }) as unknown as MyTable;
    expect(tableLine(left(null, [0]), now, "fr")).toBe("Vous avez quitté votre place\u00a0: on vous attend");
    expect(tableLine(left(null, [1]), now, "en")).toBe("You left your seat: the game goes on without you");
    const bot = { kind: "bot", name: "", level: "perch" };
    expect(tableLine(left(bot, [0]), now, "en")).toBe("You left your seat: the game goes on without you");
  });

  it("says who gathers, and how many places are left", () => {
    expect(tableLine(table({}, "waiting"), now, "fr")).toBe("On s’installe · avec Jeanne · 1 place libre");
    const full = table({}, "waiting");
    const seats = full.room.seats.slice(0, 2);
    expect(tableLine({ ...full, room: { ...full.room, seats } }, now, "en")).toBe(
      "Taking seats · with Jeanne",
    );
    expect(tableLine(table({}, "over"), now, "en")).toBe("Game over");
  });
});

it("time is said in the largest unit that fits", () => {
  expect([5, 59, 60, 3599, 3600, 86_399, 86_400, 259_200].map((seconds) => duration(seconds, "en"))).toEqual([
    "5\u00a0s",
    "59\u00a0s",
    "1\u00a0min",
    "59\u00a0min",
    "1\u00a0h",
    "23\u00a0h",
    "1\u00a0day",
    "3\u00a0days",
  ]);
  expect(passedSince(now - 59_000, now, "fr")).toBeNull();
});
