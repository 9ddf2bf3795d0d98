import type { GameId } from "@guinguette/rules/contract";
import { games } from "@guinguette/rules/games";
import { Malformed } from "@guinguette/rules/shape";
import {
  deep,
  mutated,
  mutationKinds,
  oddities,
  picked,
  treeOf,
  withText,
} from "@guinguette/rules/testing/mutations";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { offer } from "./offer.ts";
import { usualSettings } from "./settings.ts";
import { sightOf } from "./sight.ts";
import { NotFolded, storedOf, tableFrom } from "./stored.ts";
import { offerOf, type Whim } from "./testing/offers.ts";
import { sit } from "./testing/sit.ts";

const long = process.env.PROVE === "long";

/** A table at which a little of everything has happened. */
function stored(game: GameId): object {
  const players = game === "fish-and-chips" ? 2 : 3;
  const table = sit(game, players, { settings: { ...usualSettings, takeBack: "consent" } });
  const follow = (what: Whim["what"], who: number, pick: number) => {
    const { seat, offered } = offerOf(table, { what, who, pick, late: 0 }, []);
    offer(table, seat, offered);
  };
  for (let turn = 0; turn < 4; turn++) follow("play-on", turn, turn * 5);
  for (const [index, what] of (
    ["take-back", "refuse", "time-out", "sit-down", "stand-up", "bot-in"] as const
  ).entries())
    follow(what, 1, index * 4 + 1);
  for (let turn = 0; turn < 3; turn++) {
    follow("hint", turn, turn * 7 + 1);
    follow("play-on", turn, turn * 7);
  }
  follow("unseal", 0, 0);
  follow("resign", 0, 0);
  expect(table.changes.length).toBeGreaterThan(8);
  return JSON.parse(JSON.stringify(storedOf(table)));
}

/** What lies there is a whole table, or a clear error; never anything between. */
function isReadOrRefused(text: string): "read" | "refused" {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return "refused";
  }
  try {
    const table = tableFrom(json);
    const again = JSON.stringify(storedOf(table));
    const other = tableFrom(JSON.parse(again));
    expect(JSON.stringify(storedOf(other))).toBe(again);
    for (const viewer of ["spectator", ...table.chairs.keys()] as const)
      expect(JSON.stringify(sightOf(other, viewer))).toBe(JSON.stringify(sightOf(table, viewer)));
    return "read";
  } catch (cause) {
    if (cause instanceof Malformed || cause instanceof NotFolded) return "refused";
    throw cause;
  }
}

const mutation = fc.record({
  kind: fc.constantFrom(...mutationKinds),
  at: fc.nat(4000),
  pick: fc.nat(4000),
});

describe.each(games.map(({ id }) => [id]))("a stored table of %s", (id) => {
  const whole = stored(id);
  const tree = treeOf(whole);

  it("is read back, and is a whole table or refused whatever is changed in it", () => {
    expect(isReadOrRefused(JSON.stringify(whole))).toBe("read");
    const before = Object.getOwnPropertyNames(Object.prototype).length;
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (mutations) => {
        isReadOrRefused(mutated(tree, mutations));
      }),
      { numRuns: long ? 20_000 : 400, seed: 20 },
    );
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(before);
  });

  it("is refused or whole with each oddity in each place of its beginning, and however deep", () => {
    let refused = 0;
    const tried = (text: string) => {
      if (isReadOrRefused(text) === "refused") refused++;
    };
    for (let at = 0; at < 60; at++)
      for (const oddity of long ? oddities : [picked(oddities, at * 7), picked(oddities, at * 11 + 3)])
        tried(withText(tree, at, oddity));
    for (let at = 0; at < 60; at += 9) tried(withText(tree, at, picked(deep, at)));
    // Hardly any of them means anything in its place.
    expect(refused).toBeGreaterThan(60);
  });
});

describe("a stored table is refused", () => {
  const whole = stored("chat-peche") as {
    opening: Record<string, unknown>;
    changes: Record<string, unknown>[];
  };
  const place = (seat: number, kind: string, column = 1) => ({
    kind,
    seat,
    seen: 0,
    move: { type: "place", column },
  });
  const { opening } = whole;

  it.each([
    ["of another version", { ...whole, version: 2 }, "version"],
    ["without a version", { opening, changes: [] }, "version"],
    ["without an opening", { version: 1, changes: [] }, "opening"],
    ["without changes", { version: 1, opening }, "changes"],
    ["of a game nobody knows", { ...whole, opening: { ...opening, game: "go" } }, "opening.game"],
    ["with too few seats", { ...whole, opening: { ...opening, holders: [] } }, "opening.holders"],
    [
      "with a bot of a level nobody knows",
      { ...whole, opening: { ...opening, holders: [{ kind: "bot", name: "", level: "shark" }, {}, {}] } },
      "opening.holders[0].level",
    ],
    ["with a seat too many", { ...whole, changes: [place(3, "sealed")] }, "changes[0].seat"],
    ["with a change of no kind", { ...whole, changes: [place(0, "lost")] }, "changes[0].kind"],
    ["with half a change", { ...whole, changes: [{ kind: "sealed", seat: 0, seen: 0 }] }, "changes[0]"],
    [
      "with a huge number",
      { ...whole, changes: [{ ...place(0, "sealed"), seen: 1e300 }] },
      "changes[0].seen",
    ],
    [
      "with settings of another table",
      { ...whole, opening: { ...opening, settings: {} } },
      "opening.settings",
    ],
  ])("%s, with the place", (_what, json, at) => {
    expect(() => tableFrom(json)).toThrow(expect.objectContaining({ name: "Malformed", at }));
  });

  it.each([
    ["a change that nobody can have seen", [{ ...place(0, "sealed"), seen: 1 }], 1, "not-yet"],
    ["a move past sealed choices", [place(0, "sealed"), place(1, "played")], 2, "malformed"],
    ["an agreement nobody asked for", [{ kind: "agreed", seat: 0, seen: 0 }], 1, "nothing-asked"],
    ["a take-back of nothing", [{ kind: "taken-back", seat: 0, seen: 0 }], 1, "nothing-to-take-back"],
    ["somebody on a taken seat", [{ kind: "sat-down", seat: 0, seen: 0, name: "X" }], 1, "seat-taken"],
  ])("with %s, by its number", (_what, changes, number, why) => {
    expect(() => tableFrom({ ...whole, changes })).toThrow(
      expect.objectContaining({
        name: "NotFolded",
        message: expect.stringContaining(`change ${number} `),
        because: { kind: "table", why },
      }),
    );
  });

  it("with a move that breaks a rule, or a set-up that does", () => {
    expect(() => tableFrom({ ...whole, changes: [place(0, "sealed", 9)] })).toThrow(NotFolded);
    expect(() => tableFrom({ ...whole, opening: { ...opening, setup: { deck: ["F1"] } } })).toThrow(
      NotFolded,
    );
  });

  it("with a take-back that its settings never allow", () => {
    const played = [place(0, "played"), { kind: "taken-back", seat: 0, seen: 0 }];
    const settings = { ...usualSettings, takeBack: "none" };
    expect(() => tableFrom({ ...whole, changes: played, opening: { ...opening, settings } })).toThrow(
      "not-free",
    );
    const asked = [place(0, "played"), { kind: "asked", seat: 0, seen: 0 }];
    expect(() =>
      tableFrom({ ...whole, changes: asked, opening: { ...opening, settings: usualSettings } }),
    ).toThrow("not-free");
  });
});
