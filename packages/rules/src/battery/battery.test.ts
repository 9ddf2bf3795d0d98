/** The laws every game keeps, tried on every game, number of players and set of options. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Log, Types } from "../contract.ts";
import { games } from "../games.ts";
import { seeded } from "../random.ts";
import { seatsIn } from "../seats.ts";
import {
  type Choice,
  choose,
  dealTable,
  legalCodes,
  picksFrom,
  type TestTable,
  tablesOf,
} from "../testing/tables.ts";

/** Longer than any game whose length the rules bound. */
const CAP = 4000;

/** A game by a seed and a list of picks; shrinks to the shortest list that still fails. */
const playing = fc.record({
  seed: fc.string(),
  picks: fc.array(fc.nat(30_000), { maxLength: 150, size: "max" }),
});

function runs(numRuns: number) {
  return { numRuns, seed: 2013 };
}

/** Plays the picks one after the other until they run out or the game is over. */
function* playPicks(table: TestTable, seed: string, picks: readonly number[]) {
  const { game } = table;
  const state = dealTable(table, seed);
  for (const pick of picks) {
    if (game.actors(state) === 0) return;
    const choice = choose(game, state, pick);
    yield { state, choice };
    game.play(state, choice.seat, choice.code, null);
  }
}

const viewersOf = (table: TestTable) => [
  "spectator" as const,
  ...Array.from({ length: table.players }, (_, seat) => seat),
];

/** Everything that could be seen or done, as one text. */
function bytes(table: TestTable, state: Types["state"]): string {
  const { game } = table;
  return JSON.stringify([
    viewersOf(table).map((viewer) => game.view(state, viewer)),
    seatsIn(game.actors(state)).map((seat) => legalCodes(game, state, seat)),
    game.scores(state, "everything"),
    game.winners(state),
  ]);
}

describe.each(games.map((game) => [game.id, game] as const))("the numbering of %s", (_id, game) => {
  it("decodes every code to a well-formed move of its own, and encodes it back", () => {
    const seen = new Set<string>();
    for (let code = 0; code < game.moveCount; code++) {
      const move = game.decode(code);
      expect(game.encode(move)).toBe(code);
      expect(game.moveShape(JSON.parse(JSON.stringify(move)), "move")).toEqual(move);
      seen.add(JSON.stringify(move));
    }
    expect(seen.size).toBe(game.moveCount);
  });
});

const everyTable = games.flatMap(tablesOf).map((table) => [table.title, table] as const);

describe.each(everyTable)("%s", (_title, table) => {
  const { game } = table;

  it("random games end, and name their winners only then", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const state = dealTable(table, seed);
        const pick = picksFrom(seed);
        let moves = 0;
        while (game.actors(state) !== 0 && moves < CAP) {
          expect(game.winners(state)).toBeNull();
          const { seat, code } = choose(game, state, pick());
          game.play(state, seat, code, null);
          moves++;
        }
        if (game.about.bounded) expect(game.actors(state)).toBe(0);
        if (game.actors(state) !== 0) return;
        const winners = game.winners(state);
        expect(winners).not.toBeNull();
        if (table.players > 1) expect(winners?.length).toBeGreaterThan(0);
        for (const viewer of viewersOf(table)) expect(game.scores(state, viewer)).not.toContain(null);
        for (let seat = 0; seat < table.players; seat++) expect(legalCodes(game, state, seat)).toEqual([]);
      }),
      runs(6),
    );
  });

  it("the same record gives the same bytes: views, events, legal moves, scores", () => {
    fc.assert(
      fc.property(playing, ({ seed, picks }) => {
        const history = (): string[] => {
          const state = dealTable(table, seed);
          const told: string[] = [bytes(table, state)];
          for (const { choice } of playPicks(table, seed, picks)) {
            const log: Log<Types["event"]> = [];
            game.play(state, choice.seat, choice.code, log);
            told.push(JSON.stringify(log), bytes(table, state));
          }
          return told;
        };
        expect(history()).toEqual(history());
      }),
      runs(3),
    );
  });

  it("listening changes nothing: with and without a log the game goes the same way", () => {
    fc.assert(
      fc.property(playing, ({ seed, picks }) => {
        const heard = dealTable(table, seed);
        const choices: Choice[] = [];
        for (const { state, choice } of playPicks(table, seed, picks)) {
          expect(bytes(table, heard)).toBe(bytes(table, state));
          game.play(heard, choice.seat, choice.code, []);
          choices.push(choice);
        }
        const unheard = dealTable(table, seed);
        for (const { seat, code } of choices) game.play(unheard, seat, code, null);
        expect(JSON.stringify(heard)).toBe(JSON.stringify(unheard));
      }),
      runs(3),
    );
  });

  it("clones stay independent: every earlier clone is unchanged after every move", () => {
    fc.assert(
      fc.property(playing, ({ seed, picks }) => {
        const clones: { readonly clone: Types["state"]; readonly hash: string }[] = [];
        for (const { state } of playPicks(table, seed, picks.slice(0, 60))) {
          const clone = game.clone(state);
          expect(JSON.stringify(clone)).toBe(JSON.stringify(state));
          for (const earlier of clones) expect(JSON.stringify(earlier.clone)).toBe(earlier.hash);
          clones.push({ clone, hash: JSON.stringify(clone) });
        }
        // And the other way round: playing on a clone leaves its original alone.
        const last = clones.at(-1);
        if (last === undefined) return;
        const copy = game.clone(last.clone);
        const { seat, code } = choose(game, copy, picks[0] ?? 0);
        game.play(copy, seat, code, null);
        expect(JSON.stringify(last.clone)).toBe(last.hash);
      }),
      runs(3),
    );
  });

  it("legal and check agree on every move of the whole numbering, for every seat", () => {
    fc.assert(
      fc.property(playing, fc.nat(7), ({ seed, picks }, phase) => {
        let step = 0;
        for (const { state } of playPicks(table, seed, picks)) {
          // Large numberings are gone through at every eighth position, another eighth each time.
          if (game.moveCount > 200 && step++ % 8 !== phase) continue;
          for (let seat = 0; seat < table.players; seat++) {
            const legal = legalCodes(game, state, seat);
            expect(new Set(legal).size).toBe(legal.length);
            const allowed: number[] = [];
            for (let code = 0; code < game.moveCount; code++)
              if (game.check(state, seat, game.decode(code)) === null) allowed.push(code);
            expect(legal.toSorted((a, b) => a - b)).toEqual(allowed);
            expect(legal.length > 0).toBe(seatsIn(game.actors(state)).includes(seat));
          }
        }
      }),
      runs(2),
    );
  });

  it("several seats may act at once only where their choices are sealed, and nothing is sealed once it is over", () => {
    const sealed = ({ state }: { readonly state: Types["state"] }) => game.isSealed(state);
    fc.assert(
      fc.property(playing, ({ seed, picks }) => {
        let last = dealTable(table, seed);
        for (const at of playPicks(table, seed, picks)) {
          last = at.state;
          if (seatsIn(game.actors(last)).length > 1) expect(sealed(at)).toBe(true);
          if (sealed(at)) expect(game.about.simultaneous).toBe(true);
        }
        // To its end, or as long as anybody has patience.
        const pick = picksFrom(seed);
        for (let moves = 0; game.actors(last) !== 0 && moves < CAP; moves++) {
          const { seat, code } = choose(game, last, pick());
          game.play(last, seat, code, null);
        }
        if (game.actors(last) === 0) expect(game.isSealed(last)).toBe(false);
      }),
      runs(3),
    );
  });

  it("whoever remembers nothing imagines full states with that very view, for every seat and for spectators", () => {
    fc.assert(
      fc.property(playing, fc.string(), ({ seed, picks }, dream) => {
        const random = seeded(dream);
        for (const { state } of playPicks(table, seed, picks.slice(0, 80))) {
          for (const viewer of viewersOf(table)) {
            const view = JSON.stringify(game.view(state, viewer));
            const imagined = game.sampler(JSON.parse(view), [])(random);
            expect(JSON.stringify(game.view(imagined, viewer))).toBe(view);
            expect(game.actors(imagined)).toBe(game.actors(state));
            expect(game.scores(imagined, viewer)).toEqual(game.scores(state, viewer));
            // The same shape of state as a dealt one, or playouts would run on two kinds of objects.
            expect(Object.keys(imagined)).toEqual(Object.keys(state));
          }
        }
      }),
      runs(2),
    );
  });

  it("an imagined state can be played to its end", () => {
    fc.assert(
      fc.property(playing, fc.string(), fc.nat(8), ({ seed, picks }, dream, who) => {
        const state = dealTable(table, seed);
        for (const { choice } of playPicks(table, seed, picks))
          game.play(state, choice.seat, choice.code, null);
        const viewers = viewersOf(table);
        const viewer = viewers[who % viewers.length] ?? "spectator";
        const imagined = game.sampler(game.view(state, viewer), [])(seeded(dream));
        const pick = picksFrom(dream);
        for (let moves = 0; game.actors(imagined) !== 0 && moves < CAP; moves++) {
          const { seat, code } = choose(game, imagined, pick());
          game.play(imagined, seat, code, null);
        }
        if (game.about.bounded) expect(game.actors(imagined)).toBe(0);
        // Whatever the picks, it goes on until it is over.
        expect(game.winners(imagined) === null).toBe(game.actors(imagined) !== 0);
      }),
      runs(3),
    );
  });
});
