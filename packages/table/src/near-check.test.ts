import { games } from "@guinguette/rules/games";
import { below, seeded } from "@guinguette/rules/random";
import { seatsIn } from "@guinguette/rules/seats";
import { type TestTable, tablesOf } from "@guinguette/rules/testing/tables";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Near, nearOf } from "./near.ts";
import { nearCheck } from "./near-check.ts";
import { act } from "./offer.ts";
import { legalMoves } from "./sight.ts";
import { awaited, type Table } from "./table.ts";
import { sit } from "./testing/sit.ts";

function tableOf({ game, options, players }: TestTable, seed: string): Table {
  return sit(game.id, players, { options, seed });
}

/** What the table answers if this move is made there, and nothing else is changed by asking. */
function answerOf({ game, state }: Table, seat: number, code: number): unknown {
  return game.check(state, seat, game.decode(code));
}

/** The usual options and the last set, with the fewest players and the most. */
const tables = games.flatMap((game) => {
  const all = tablesOf(game);
  const [fewest, most] = [Math.min(...game.about.players), Math.max(...game.about.players)];
  return [all[0], all.findLast(({ players }) => players === fewest), all.at(-1)]
    .concat(all.find(({ players }) => players === most))
    .flatMap((table) => (table === undefined ? [] : [[table.title, table] as const]));
});

describe.each(tables)("%s", (_title, table) => {
  it("a seat is told by what it knows what the table tells, of every move", () => {
    let compared = 0;
    fc.assert(
      fc.property(fc.string(), fc.nat(7), (seed, phase) => {
        const world = tableOf(table, seed);
        const { game } = world;
        const random = seeded(seed);
        const stride = game.moveCount > 200 ? 8 : 1;
        for (let step = 0; step < 60; step++) {
          const seats = seatsIn(awaited(world));
          const [seat = 0] = [seats[below(random, Math.max(1, seats.length))]];
          for (let asking = 0; asking < table.players; asking++) {
            const known: Near = JSON.parse(JSON.stringify(nearOf(world, asking)));
            for (let code = (step + phase) % stride; code < game.moveCount; code += stride) {
              const near = nearCheck(known, game.decode(code));
              const far = answerOf(world, asking, code);
              if (JSON.stringify(near) !== JSON.stringify(far)) expect(near).toEqual(far);
              compared++;
            }
          }
          if (seats.length === 0) return;
          const legal = legalMoves(world, seat);
          act(world, seat, legal[below(random, legal.length)]!);
        }
      }),
      { numRuns: 1, seed: 7 },
    );
    expect(compared).toBeGreaterThan(500);
  });
});

it("whoever remembers nothing is told the same, and a spectator nothing", () => {
  const world = sit("chat-peche", 2, { seed: "forgetful" });
  const { game } = world;
  act(world, 0, { type: "place", column: 1 } as never);
  act(world, 1, { type: "place", column: 2 } as never);
  expect(nearOf(world, 1).heard).not.toEqual([]);
  for (let code = 0; code < game.moveCount; code++) {
    const forgetful: Near = { ...nearOf(world, 1), heard: [] };
    expect(nearCheck(forgetful, game.decode(code))).toEqual(game.check(world.state, 1, game.decode(code)));
    expect(nearCheck(nearOf(world, "spectator"), game.decode(code))).toBeNull();
  }
});
