/** What is said of somebody's move tells nobody what they could not see, nor what they may not look at again. */
import type { View } from "@guinguette/rules/chat-peche/view";
import { eventFor, type GameId, gameIds, type Log, type Types } from "@guinguette/rules/contract";
import type { View as FishView } from "@guinguette/rules/fish-fish/view";
import { gameOf } from "@guinguette/rules/games";
import { seeded } from "@guinguette/rules/random";
import { reveals } from "@guinguette/rules/reveals";
import { seatsIn } from "@guinguette/rules/seats";
import { choose, dealTable, legalCodes, picksFrom, tablesOf } from "@guinguette/rules/testing/tables";
import { describe, expect, it } from "vitest";
import { namesOf } from "./common.ts";
import type { Told } from "./game-words.ts";
import { wordsAt } from "./games.ts";
import { movesToldBy, whySaid } from "./why.ts";

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
        const saidBy = new Map<string, string>();
        for (const world of [state, twin])
          for (const code of legalCodes(game, world, seat).slice(0, 12)) {
            const log: Log<Types["event"]> = [];
            game.play(game.clone(world), seat, code, log);
            const since = log.map((happening) => eventFor(happening, "spectator"));
            // Of what comes to light only now, that it does, and where.
            const seen = JSON.stringify(
              since.map((event) =>
                reveals[id].includes(event.type) ? [event.type, "spot" in event ? event.spot : null] : event,
              ),
            );
            const decoded = game.decode(code);
            const move = game.isHidden?.(seat, decoded, since) ? null : decoded;
            const made = [{ move, view: game.view(world, "spectator") }];
            const said = whySaid(words, { name: names(seat), made, now: null }, names, "fr");
            if (saidBy.has(seen)) {
              expect(said).toBe(saidBy.get(seen));
              alike++;
            }
            saidBy.set(seen, said);
            expect(said).toMatch(
              move === null
                ? /^Ce choix est encore secret/
                : /^D’après ce que tous voient\u00a0: [\p{L}\d].*\.$/u,
            );
            if (move !== null) told++;
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

/** A whole random game: each move with the views before it, as everybody saw them. */
function* movesOf(id: GameId, seed: string) {
  const game = gameOf(id);
  for (const [index, table] of tablesOf(game).entries()) {
    if (index % 4 !== 0) continue;
    const state = dealTable(table, `${seed}/${index}`);
    const pick = picksFrom(`${seed}/${index}`);
    for (let moves = 0; game.actors(state) !== 0 && moves < 60; moves++) {
      const view = game.view(state, "spectator");
      const { seat, code } = choose(game, state, pick());
      game.play(state, seat, code, null);
      const now = game.view(state, "spectator");
      yield { words: wordsAt(id, table.options), seat, move: game.decode(code), view, now };
    }
  }
}

describe("by the book, why a move was made is told", () => {
  const book = (id: GameId) => gameOf(id).byTheBook?.view ?? ((view: Types["view"]) => view);

  it("without any card of the pond (CP-3b)", () => {
    let told = 0;
    const shown = book("chat-peche");
    for (const { words, seat, move, view, now } of movesOf("chat-peche", "pond")) {
      const { pond } = view as unknown as View;
      const said = ["W", "F3", "S2"].map((top) => {
        const other = { ...view, pond: pond.map((spot) => ({ ...spot, top: spot.height > 0 ? top : null })) };
        const asked = { name: names(seat), made: [{ move, view: shown(other) }], now: shown(now) };
        return whySaid(words, asked, names, "fr");
      });
      expect(new Set(said).size).toBe(1);
      expect(said[0]).toMatch(/^D’après ce que tous voient/);
      told++;
    }
    expect(told).toBeGreaterThan(100);
  });

  it("with the bait while it lies on the line, and then without it or the card (FF-L6)", () => {
    const shown = book("fish-fish");
    let [onLine, over] = [0, 0];
    for (const { words, seat, move, view, now } of movesOf("fish-fish", "lines")) {
      const later = now as unknown as FishView;
      const isOver = later.phase !== "bet" || later.line !== (view as unknown as FishView).line;
      const said = [1, 5].map((bait) => {
        const other = move.type === "bet" ? { ...view, bait } : view;
        const asked = { name: names(seat), made: [{ move, view: shown(other) }], now: shown(now) };
        return whySaid(words, asked, names, "fr");
      });
      if (move.type === "cast") {
        expect(said[0]).toMatch(/^Selon la règle, on ne peut pas revoir ce coup/);
      } else if (isOver) {
        expect(said[0]).toBe(said[1]);
        over++;
      } else if (said[0] !== said[1]) onLine++;
    }
    expect(onLine).toBeGreaterThan(10);
    expect(over).toBeGreaterThan(10);
  });
});

it("an entry of the log tells the moves of its own seat, each once, and no others", () => {
  for (const id of gameIds)
    for (const [index, table] of tablesOf(gameOf(id)).entries()) {
      const { game } = table;
      const state = dealTable(table, `entries/${index}`);
      const pick = picksFrom(`entries/${index}`);
      const told: Told[] = [];
      const movers: number[] = [];
      for (let at = 0; game.actors(state) !== 0 && at < 120; at++) {
        const { seat, code } = choose(game, state, pick());
        const log: Log<Types["event"]> = [];
        game.play(state, seat, code, log);
        movers.push(seat);
        told.push(...log.map((happening) => ({ at, event: eventFor(happening, "spectator") })));
      }
      const lines = wordsAt(id, table.options).log(told, names, "fr");
      const moves = lines.flatMap((line) => movesToldBy(line, movers));
      expect(moves).toEqual([...new Set(moves)].sort((one, other) => one - other));
      for (const line of lines)
        for (const move of movesToldBy(line, movers)) expect(movers[move]).toBe(line.seat);
      // All but what is placed face down, by everybody in one line.
      const found = new Set(moves);
      const missing = movers.flatMap((_, move) => (found.has(move) ? [] : [move]));
      const quiet = told.filter(({ at, event }) => missing.includes(at) && event.type === "placed");
      expect(quiet.map(({ at }) => at)).toEqual(table.players === 1 ? [] : missing);
    }
});
