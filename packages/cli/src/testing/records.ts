/** Records for tests: random play, and set-ups given in full. */
import type { GameId } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { below, seeded, shuffle } from "@guinguette/rules/random";
import { currentFormat, type GameRecord, openRecord, readRecord } from "@guinguette/rules/record";
import { seatsIn } from "@guinguette/rules/seats";
import { legalMoves } from "../legal-moves.ts";

export interface Start {
  readonly game: GameId;
  readonly players: number;
  readonly options?: object;
  readonly setup?: object;
}

/** A record of random play, up to so many moves. */
export function playedRecord(start: Start, seed: string, most: number): GameRecord {
  const record = readRecord({ format: currentFormat, options: {}, seed, ...start, moves: [] });
  const opened = openRecord(record);
  if (!opened.ok) throw new Error(`the set-up breaks ${opened.refusal.rule}`);
  const { game, state } = opened;
  const random = seeded(seed);
  const moves = [];
  while (moves.length < most && game.actors(state) !== 0) {
    const actors = seatsIn(game.actors(state));
    const seat = actors[below(random, actors.length)] ?? 0;
    const legal = legalMoves(game, state, seat);
    const move = legal[below(random, legal.length)];
    if (move === undefined) throw new Error("an actor without a legal move");
    game.play(state, seat, game.encode(move), null);
    moves.push({ seat, move });
  }
  return { ...record, moves };
}

const types = ["angelfish", "catfish", "clownfish", "kingfish", "monkfish", "starfish", "swordfish"];
const faces = ["move1", "move2", "move3", "spread", "sellAll", "waste", "worms", "boat", "sellAs", "double"];

export const wishesSetup = {
  firstPlayer: 1,
  buyers: { catfish: 3, monkfish: 2, angelfish: 2, kingfish: 1, swordfish: 1 },
  deck: shuffle(
    types.flatMap((type) => faces.map((face) => `${type}:${face}`)),
    seeded("deck"),
  ),
};

const pondCards = { F1: 6, F2: 6, F3: 6, S1: 6, S2: 3, W: 9 };

export const chatPecheSetup = {
  firstPlayer: 1,
  deck: shuffle(
    Object.entries(pondCards).flatMap(([card, count]) => Array.from({ length: count }, () => card)),
    seeded("pond"),
  ),
};

/** A sea with all fish of these colours from a value on; the fish named lie where they are named. */
export function sea(
  colours: string,
  from: number,
  freeCorners: boolean,
  named: Readonly<Record<string, string>> = {},
): string[][] {
  const values = Array.from({ length: 17 - from }, (_, index) => from + index);
  const fish = shuffle(
    [...colours].flatMap((colour) => values.map((value) => `${colour}${value}`)),
    seeded(`sea ${colours}`),
  ).filter((one) => !Object.values(named).includes(one));
  return [6, 5, 4, 3, 2, 1].map((row) =>
    [..."abcdef"].map((column) => {
      if (freeCorners && "af".includes(column) && row % 5 === 1) return "";
      return named[`${column}${row}`] ?? fish.pop() ?? "";
    }),
  );
}

export const twoPlayerSea = sea("RM", 1, true);
const solitaireSea = sea("RMGY", 8, false);

/** Every game, small and large, with chance's set-up and with one given in full. */
export const starts: readonly Start[] = [
  { game: "fish-fish", players: 2, setup: { firstFisher: 1 } },
  { game: "fish-fish", players: 5 },
  { game: "wishes", players: 2, setup: { ...wishesSetup, reshuffles: [] } },
  { game: "wishes", players: 4 },
  {
    game: "chat-peche",
    players: 2,
    setup: chatPecheSetup,
    options: { seating: "adjacent", variant: "confirmed" },
  },
  { game: "chat-peche", players: 3, options: { buckets: "open", edition: "first" } },
  { game: "chat-peche", players: 4 },
  { game: "chat-peche", players: 3, options: { F1: 10, F3: 0, S2: 5 } },
  {
    game: "fish-and-chips",
    players: 1,
    setup: { boards: [solitaireSea], order: ["green", "red", "yellow", "mauve"] },
  },
  { game: "fish-and-chips", players: 2, setup: { boards: [twoPlayerSea] }, options: { target: 20 } },
  { game: "fish-and-chips", players: 4, options: { recaptured: "counted" } },
  { game: "fish-and-chips", players: 3, options: { reposition: "first-round" } },
  { game: "wishes", players: 4, options: { first4: 5, second6: 8, spread: "sells", wasteEnd: "after-wish" } },
];

export function titleOf({ game, players, setup }: Start): string {
  return `${gameOf(game).id}, ${players} players${setup === undefined ? "" : ", set up by hand"}`;
}
