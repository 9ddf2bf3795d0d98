/** What is said of somebody's move tells nobody what they could not see. */
import { eventFor, gameIds, type Log, type Types } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { seeded } from "@guinguette/rules/random";
import { seatsIn } from "@guinguette/rules/seats";
import { reveals } from "@guinguette/rules/testing/reveals";
import { choose, dealTable, legalCodes, picksFrom, tablesOf } from "@guinguette/rules/testing/tables";
import { describe, expect, it } from "vitest";
import { namesOf } from "./common.ts";
import { wordsAt } from "./games.ts";
import { whyWords } from "./why.ts";

const names = namesOf(["Ondine", "Vairon", "Élodie", "Tanche", "Hugo", "2CV", "Bo", "Cy"], "fr");

describe.each(gameIds)("why a move of %s was made", (id) => {
  const game = gameOf(id);
  const tables = tablesOf(game).filter((_, index) => index % 4 === 0);

  it("is told alike for moves, and in worlds, that whoever watches cannot tell apart", () => {
    let [told, alike] = [0, 0];
    for (const [index, table] of tables.entries()) {
      const state = dealTable(table, `why/${index}`);
      const pick = picksFrom(`why/${index}`);
      const words = wordsAt(id, table.options);
      const heard: Types["event"][] = [];
      for (let moves = 0; game.actors(state) !== 0 && moves < 40; moves++) {
        const view = game.view(state, "spectator");
        const twin = game.sampler(view, heard)(seeded(`twin/${index}/${moves}`));
        const [seat = 0] = seatsIn(game.actors(state));
        const saidBy = new Map<string, string | null>();
        for (const world of [state, twin])
          for (const code of legalCodes(game, world, seat).slice(0, 12)) {
            const log: Log<Types["event"]> = [];
            game.play(game.clone(world), seat, code, log);
            // Of what comes to light only now, that it does, and where.
            const seen = JSON.stringify(
              log
                .map((happening) => eventFor(happening, "spectator"))
                .map((event) =>
                  reveals[id].includes(event.type)
                    ? [event.type, "spot" in event ? event.spot : null]
                    : event,
                ),
            );
            const said = whyWords(words, game.decode(code), game.view(world, "spectator"), names, "fr");
            if (saidBy.has(seen)) {
              expect(said).toBe(saidBy.get(seen));
              alike++;
            }
            saidBy.set(seen, said);
            if (said !== null) {
              expect(said).toMatch(/^[\p{Lu}\da-c].*\.$/u);
              told++;
            }
          }
        const choice = choose(game, state, pick());
        const log: Log<Types["event"]> = [];
        game.play(state, choice.seat, choice.code, log);
        heard.push(...log.map((happening) => eventFor(happening, "spectator")));
      }
    }
    expect(told).toBeGreaterThan(100);
    expect(alike).toBeGreaterThan(100);
  });
});
