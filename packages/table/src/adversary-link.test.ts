/**
 * No secret crosses the link: not by type, not by anything that can be reached from what comes through it, not by a
 * difference between two worlds that its viewer cannot tell apart.
 */

import type { GameId, Viewer } from "@guinguette/rules/contract";
import { gameOf, games } from "@guinguette/rules/games";
import { seeded } from "@guinguette/rules/random";
import { deckOf } from "@guinguette/rules/testing/chat-peche";
import { dealTable, picksFrom, tablesOf } from "@guinguette/rules/testing/tables";
import { cardNames } from "@guinguette/rules/wishes/cards";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Far } from "./far.ts";
import { farOf } from "./far.ts";
import type { Link } from "./link.ts";
import type { Near } from "./near.ts";
import { usualSettings } from "./settings.ts";
import { legalMoves, type Sight } from "./sight.ts";
import { type StoredTable, storedOf } from "./stored.ts";
import type { Table } from "./table.ts";
import type { HoldsSecret, Opening } from "./terms.ts";
import { type End, openHere } from "./testing/end.ts";
import { givenTo } from "./testing/given.ts";
import { whims } from "./testing/offers.ts";
import { reachedFrom, spoil } from "./testing/reachable.ts";
import { openingOf, sit } from "./testing/sit.ts";
import { allKinds, viewersOf } from "./testing/through.ts";
import { moveBoth, twinsOf } from "./testing/twins.ts";

const long = process.env.PROVE === "long";
const byConsent = { ...usualSettings, takeBack: "consent" } as const;

/** Whether a type is exactly this one. */
type Is<T, Value> = [T] extends [Value] ? ([Value] extends [T] ? true : false) : false;
const holds = <T extends true>(value: T = true as T): void => expect(value).toBe(true);

interface LeakyLink extends Link {
  peek(told: (table: Table) => void): () => void;
}
interface ShyLink extends Link {
  peek(): Promise<readonly { readonly of: Map<string, number> }[]>;
}

describe("the types", () => {
  it("of what comes through the link hold nothing secret, and those of what stays behind do", () => {
    holds<Is<HoldsSecret<Link>, false>>();
    holds<Is<HoldsSecret<Sight>, false>>();
    holds<Is<HoldsSecret<Near>, false>>();
    holds<Is<HoldsSecret<Far>, true>>();
    holds<Is<HoldsSecret<Table>, true>>();
    holds<Is<HoldsSecret<Opening>, true>>();
    holds<Is<HoldsSecret<StoredTable>, true>>();
    // By what a function hands to those who listen, too.
    holds<Is<HoldsSecret<LeakyLink>, true>>();
    holds<Is<HoldsSecret<ShyLink>, false>>();
    holds<Is<HoldsSecret<(told: (near: { readonly far: Far | null }) => void) => void>, true>>();
    holds<Is<HoldsSecret<{ readonly kept?: readonly Promise<Opening | null>[] }>, true>>();
  });
});

const SEED = "the seed nobody may know";

/** Set-ups that are dealt by hand, as far as a game has them. */
const setups: { readonly [K in GameId]: (players: number) => object } = {
  "fish-fish": () => ({ firstFisher: 1 }),
  wishes: () => ({ firstPlayer: 0, deck: cardNames.toReversed() }),
  "chat-peche": () => ({ firstPlayer: 0, deck: deckOf("S2 F1 F1") }),
  "fish-and-chips": (players) => ({ boards: [anyBoard(players)] }),
};

function anyBoard(count: number): string[][] {
  const game = gameOf("fish-and-chips");
  const table = tablesOf(game).find(({ players }) => players === count);
  if (table === undefined) throw new Error(`${count} cannot play`);
  const { board } = game.view(dealTable(table, "board"), 0) as unknown as { readonly board: string[][][] };
  return board.map((row) => row.map(([fish]) => fish ?? ""));
}

/** Everything that is the table's own. */
function ownOf({ game: _game, ...table }: Table): ReadonlySet<object> {
  return reachedFrom(table).objects;
}

describe.each(games.map(({ id, about }) => [id, Math.min(3, Math.max(...about.players))] as const))(
  "from what a link of %s gives",
  (id, players) => {
    /** Follows whims, with somebody at the link. */
    async function at(
      seedWhims: Parameters<typeof givenTo>[2],
      who: number,
      test: (end: End, given: readonly unknown[]) => void,
    ): Promise<void> {
      const end = await openHere(
        openingOf(id, players, { seed: SEED, setup: setups[id](players), settings: byConsent }),
      );
      const viewers = viewersOf(end.table);
      const viewer = viewers[who % viewers.length] as Viewer;
      const { link, things } = await givenTo(end, viewer, seedWhims);
      test(end, [link, ...things]);
      await end.close();
    }

    it("neither the seed nor anything of the table can be reached, and nothing of it can be changed", async () => {
      await fc.assert(
        fc.asyncProperty(whims(long ? 60 : 15), fc.nat(), (followed, who) =>
          at(followed, who, (end, given) => {
            const { objects, texts } = reachedFrom(...given);
            for (const text of texts) expect(text).not.toContain(SEED);
            const own = ownOf(end.table);
            expect(own.size).toBeGreaterThan(10);
            const reached = [...objects].filter((object) => own.has(object));
            expect(reached).toEqual([]);
            const now = () =>
              JSON.stringify([storedOf(end.table), end.table.state, end.table.log, end.table.chairs]);
            const before = now();
            spoil(...given.slice(1));
            expect(now()).toBe(before);
          }),
        ),
        { numRuns: long ? 40 : 4, seed: 3 },
      );
    });

    it("what was offered can be changed afterwards without changing the table", async () => {
      const end = await openHere(openingOf(id, players, { setup: setups[id](players), settings: byConsent }));
      for (const { seat, offered } of [0, 1, 2].flatMap((seat) =>
        allKinds(end.table, seat).map((offered) => ({ seat, offered })),
      )) {
        if (end.table.chairs[seat] === undefined) continue;
        await (await end.linkFor(seat)).offer(offered);
        const before = JSON.stringify(storedOf(end.table));
        spoil(offered);
        expect(JSON.stringify(storedOf(end.table))).toBe(before);
      }
    });
  },
);

/** All that a viewer can be given at this moment. */
async function allGiven(table: Table, viewer: Viewer): Promise<string> {
  const link = farOf(table).linkFor(viewer);
  const number = table.changes.length;
  const things: unknown[] = [];
  const stops = [0, number >> 1, number, number + 1].map((since) =>
    link.watch(since, (sight) => things.push(sight)),
  );
  things.push(await link.mayTakeBack(), await link.record());
  for (let at = -1; at <= table.moves.length; at++) things.push(await link.deed(at));
  // Told before a move is made, it would tell most of what must not be known.
  for (const move of viewer === "spectator" ? [] : legalMoves(table, viewer).slice(0, 3))
    things.push(await link.couldTakeBack(move));
  for (const offered of allKinds(table)) things.push(await link.offer({ ...offered, seen: number + 1 }));
  for (const stop of stops) stop();
  return JSON.stringify(things);
}

describe.each(games.map((game) => [game.id, game] as const))("twin tables of %s", (_id, game) => {
  it("give every viewer the same through the link", async () => {
    let apart = 0;
    const players = Math.max(...game.about.players.slice(0, long ? undefined : 3));
    for (const viewer of ["spectator", ...Array.from({ length: players }, (_, seat) => seat)] as Viewer[]) {
      const twins = twinsOf(
        sit(game.id, players, { settings: byConsent }),
        viewer,
        seeded(`dream ${viewer}`),
      );
      const pick = picksFrom(`picks ${viewer}`);
      for (let step = 0; step < (long ? 120 : 25); step++) {
        if (moveBoth(twins, pick()) === "over") break;
        const { world, twin } = twins;
        expect(await allGiven(twin, viewer)).toBe(await allGiven(world, viewer));
        if (JSON.stringify(twin.state) !== JSON.stringify(world.state)) apart++;
      }
    }
    expect(apart).toBeGreaterThan(0);
  });
});
