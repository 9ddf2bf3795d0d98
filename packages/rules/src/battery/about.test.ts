/** What a game says about itself is so. */
import { describe, expect, it } from "vitest";
import { games } from "../games.ts";
import { matters, optionsOf, readOptions } from "../options.ts";
import { streamOf } from "../random.ts";
import { firstSeat, type Seat } from "../seats.ts";

describe.each(games)("$id", (game) => {
  const { players: counts, startField } = game.about;
  const dealt = (players: number, setup: object, options: object = {}, seed = "about") =>
    game.deal({ players, options: readOptions(game, options, ""), setup }, streamOf(seed, "deal"));

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
        starters.add(JSON.stringify(game.view(dealt(players, setup), "spectator")));
        if (!game.about.simultaneous) expect(firstSeat(game.actors(dealt(players, setup)))).toBe(seat);
      }
      expect(starters.size).toBe(players);
      expect(() => shape({ [startField]: players }, "setup")).toThrow();
    }
  });

  it("an option that changes nothing with so many players changes no deal", () => {
    for (const players of counts)
      for (const [name, spec] of optionsOf(game)) {
        if (matters(spec, players)) continue;
        const values = spec.kind === "choice" ? spec.values : [spec.min, spec.initial + 1];
        const deals = values.map((value) => {
          const view = game.view(dealt(players, {}, { [name]: value }), "spectator");
          return JSON.stringify({ ...view, options: null });
        });
        expect(new Set(deals).size).toBe(1);
      }
  });
});
