import type { RoomView } from "@guinguette/wire/room";
import { describe, expect, it } from "vitest";
import { readiness } from "./start.ts";
import { waitsSaid } from "./start-said.ts";

const plan = { game: "chat-peche", players: 4 } as RoomView["plan"];
const person = (name: string, seal: string | null = "5ea1") => ({ kind: "person" as const, name, seal });
const bot = { kind: "bot" as const, level: "perch" as const, name: "" };

describe("a table that gathers", () => {
  it("starts with those who came, people or bots, wherever they sit", () => {
    const ready = (players: number) => ({ kind: "ready", players });
    expect(readiness({ plan, seats: [person("Léo"), bot, bot, person("Margot")] })).toEqual(ready(4));
    expect(readiness({ plan, seats: [person("Léo"), null, bot, null] })).toEqual(ready(2));
  });

  it("says how many are missing", () => {
    expect(readiness({ plan, seats: [null, null, null, null] })).toEqual({ kind: "few", missing: 2 });
  });

  it("waits for those whose seats are kept", () => {
    const seats = [person("Léo"), person("Margot", null), bot, null];
    expect(readiness({ plan, seats })).toEqual({ kind: "expected", seats: [1] });
  });
});

it("one or two who are missing are called by name, more are counted", () => {
  const kept = ["Ana", "Bo", "Cleo"].map((name) => person(name, null));
  const waits = (seats: (typeof kept)[number][]) =>
    waitsSaid({ plan, seats: [person("Léo"), ...seats], host: 0 }, "en");
  expect(waits([...kept.slice(0, 2), person("Cleo")])).toBe(
    "Waiting for Ana and Bo. Léo will start the game.",
  );
  expect(waits(kept)).toBe("Waiting for 3 more players. Léo will start the game.");
});

it("whoever does not start it is told who does, whether or not somebody is missing", () => {
  const full = [person("Léo"), bot, bot, bot];
  const few = [person("Léo"), null, null, null];
  expect([
    waitsSaid({ plan, seats: full, host: 0 }, "fr"),
    waitsSaid({ plan, seats: few, host: 0 }, "fr"),
  ]).toEqual(["On attend Léo pour commencer.", "Il manque un joueur. Léo lancera la partie."]);
  // A television that has opened the table sits nowhere.
  expect([
    waitsSaid({ plan, seats: full, host: null }, "en"),
    waitsSaid({ plan, seats: few, host: null }, "en"),
  ]).toEqual([
    "Start the game on the screen that opened the table.",
    "One more player needed. Start the game on the screen that opened the table.",
  ]);
});
