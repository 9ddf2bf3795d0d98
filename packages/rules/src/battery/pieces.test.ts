/** Nothing gets lost and nothing appears: after every move, all pieces of the box are somewhere. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chatPeche } from "../chat-peche/game.ts";
import { deckOf } from "../chat-peche/options.ts";
import type { Types } from "../contract.ts";
import { fishInPlay, fishName } from "../fish-and-chips/fish.ts";
import { fishAndChips } from "../fish-and-chips/game.ts";
import { fishFish } from "../fish-fish/game.ts";
import { games } from "../games.ts";
import { choose, dealTable, type TestTable, tablesOf } from "../testing/tables.ts";
import { cardNames } from "../wishes/cards.ts";
import { wishes } from "../wishes/game.ts";

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** Says where every piece is, by what all seats together can see. */
type Count = (
  state: Types["state"],
  players: number,
) => { readonly found: unknown; readonly expected: unknown };

/** Four tiles a Fish (FF-S3), five fishing cards and five baits (FF-C1, FF-C2). */
const fishFishPieces: Count = (state, players) => {
  const game: { view(state: object, viewer: number): ReturnType<typeof fishFish.view> } = fishFish;
  const { fisher } = game.view(state, 0);
  const view = game.view(state, fisher);
  const onFish = view.fish.map(({ tiles, bet, loot }) => tiles + (bet ?? 0) + sum(Object.values(loot)));
  const cards = (view.hand?.length ?? 0) + view.revealed.catch + view.revealed.empty + view.unseen;
  const onLine = view.bait === null ? 0 : 1;
  const gone = view.revealed.catch + view.revealed.empty + view.unseen;
  return {
    found: {
      tiles: sum(onFish) + view.caught,
      cards: cards + onLine,
      baits: view.baits.length + gone + onLine,
    },
    expected: { tiles: 4 * (players - 1), cards: 5, baits: 5 },
  };
};

/** Seventy cards (IW-C1), five buyers (IW-R1) and six worms a player (IW-S1). */
const wishesPieces: Count = (state, players) => {
  const game: { view(state: object, viewer: "spectator"): ReturnType<typeof wishes.view> } = wishes;
  const view = game.view(state, "spectator");
  const inSight = [
    ...view.ocean.map(({ card }) => card),
    ...view.discard,
    ...view.seats.flatMap(({ cards, boatCards }) => [...cards, ...boatCards]),
    ...(view.wish === null ? [] : [view.wish.card]),
  ];
  const buyers = [...view.markets.flatMap((market) => market.buyers), ...(view.wish?.freed ?? [])];
  return {
    found: {
      cards: new Set(inSight).size + view.drawPile,
      twice: inSight.length - new Set(inSight).size,
      buyers: buyers.sort((a, b) => b - a),
      worms: sum(view.seats.map(({ worms }) => worms)) + sum(view.ocean.map(({ worms }) => worms)),
    },
    expected: { cards: cardNames.length, twice: 0, buyers: [3, 2, 2, 1, 1], worms: 6 * players },
  };
};

/** Thirty-six pond cards (CP-C1, CP-R1); at the end, all but those left in the pond lie open. */
const chatPechePieces: Count = (state) => {
  const game: { view(state: object, viewer: "spectator"): ReturnType<typeof chatPeche.view> } = chatPeche;
  const view = game.view(state, "spectator");
  const counted =
    sum(view.pond.map(({ height }) => height)) +
    sum(view.seats.map(({ bucketCount }) => bucketCount)) +
    view.drawPile;
  const box = deckOf(view.options);
  const shown = [...view.pond.map(({ top }) => top), ...view.seats.flatMap(({ bucket }) => bucket ?? [])];
  const notInBox = shown.filter((card) => card !== null && box.splice(box.indexOf(card), 1)[0] !== card);
  return { found: { counted, notInBox }, expected: { counted: 36, notInBox: [] } };
};

/** The fish of the round, each on the board once (FC-S1, FC-S2, FC-S3, FC-1). */
const fishAndChipsPieces: Count = (state, players) => {
  const game: { view(state: object, viewer: "spectator"): ReturnType<typeof fishAndChips.view> } =
    fishAndChips;
  const fish = game.view(state, "spectator").board.flat(2);
  return {
    found: fish.toSorted(),
    expected: fishInPlay(players === 1 ? 4 : players)
      .map(fishName)
      .sort(),
  };
};

const counts: Readonly<Record<string, Count>> = {
  "fish-fish": fishFishPieces,
  wishes: wishesPieces,
  "chat-peche": chatPechePieces,
  "fish-and-chips": fishAndChipsPieces,
};

const picks = fc.array(fc.nat(30_000), { maxLength: 200, size: "max" });

describe.each(games.flatMap(tablesOf).map((table) => [table.title, table] as const))(
  "%s",
  (_title, table: TestTable) => {
    it("pieces are conserved", () => {
      fc.assert(
        fc.property(fc.string(), picks, (seed, chosen) => {
          const { game, players } = table;
          const count = counts[game.id];
          const state = dealTable(table, seed);
          for (const pick of chosen) {
            const told = count?.(state, players);
            expect(told?.found).toEqual(told?.expected);
            if (game.actors(state) === 0) return;
            const { seat, code } = choose(game, state, pick);
            game.play(state, seat, code, null);
          }
        }),
        { numRuns: 5, seed: 2007 },
      );
    });
  },
);

it("every game's pieces are counted", () => {
  expect(Object.keys(counts).sort()).toEqual(games.map(({ id }) => id).sort());
});
