/** What a game says about itself is so. */
import { describe, expect, it } from "vitest";
import type { Game, Types } from "../contract.ts";
import { games } from "../games.ts";
import { matters, optionsOf, readOptions } from "../options.ts";
import { streamOf } from "../random.ts";
import { firstSeat, type Seat } from "../seats.ts";

function dealt(game: Game, players: number, setup: object, options: object = {}): Types["state"] {
  return game.deal({ players, options: readOptions(game, options, ""), setup }, streamOf("about", "deal"));
}

describe.each(games)("$id", (game) => {
  const { players: counts, startField } = game.about;
  it("whoever the start field names starts, and it takes a seat of the table", () => {
    for (const players of counts) {
      const shape = game.setupShape(players);
      if (startField === null) {
        for (const field of ["firstPlayer", "firstFisher", "first"])
          expect(() => shape({ [field]: 0 }, "setup")).toThrow();
        continue;
      }
      const starters = new Set<string>();
      for (let seat: Seat = 0; seat < players; seat++) {
        const setup = shape({ [startField]: seat }, "setup");
        starters.add(JSON.stringify(game.view(dealt(game, players, setup), "spectator")));
        if (!game.about.simultaneous) expect(firstSeat(game.actors(dealt(game, players, setup)))).toBe(seat);
      }
      expect(starters.size).toBe(players);
      expect(() => shape({ [startField]: players }, "setup")).toThrow();
    }
  });
});

const idle = games.flatMap((game) =>
  game.about.players.flatMap((players) =>
    optionsOf(game).flatMap(([name, spec]) =>
      matters(spec, players) ? [] : [{ id: game.id, players, name, game, spec }],
    ),
  ),
);

it.each(idle)(
  "$name, which changes nothing with $players players of $id, changes no deal",
  ({ game, players, name, spec }) => {
    const values = spec.kind === "choice" ? spec.values : [spec.min, spec.initial + 1];
    const deals = values.map((value) => {
      const view = game.view(dealt(game, players, {}, { [name]: value }), "spectator");
      return JSON.stringify({ ...view, options: null });
    });
    expect(deals.length).toBeGreaterThan(1);
    expect(new Set(deals).size).toBe(1);
  },
);
