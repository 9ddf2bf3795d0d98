/** What anybody may know of a game of Fish Fish, and the games it could be. */
import type { Viewer } from "../contract.ts";
import { below, type Random } from "../random.ts";
import { type Seat, seatsIn } from "../seats.ts";
import {
  baitValues,
  CATCHES,
  EMPTIES,
  type FishingCard,
  type FishKind,
  kindOf,
  roundsFor,
  TILES,
} from "./cards.ts";
import type { Loot } from "./events.ts";
import { baitsIn, cardsIn, handOf } from "./hand.ts";
import { baitOfCast, cardOfCast, EMPTY_CASTS, encode } from "./moves.ts";
import { addPoints, scores, winners } from "./points.ts";
import { bettingOrder, queueOf, queuesFrom } from "./queue.ts";
import type { Options } from "./setup.ts";
import {
  betOf,
  caughtIn,
  emptyState,
  linesSet,
  lootOf,
  type State,
  shownCatches,
  shownEmpties,
} from "./state.ts";
import { tilesAt, tilesFor } from "./tiles.ts";

export interface FishView {
  readonly seat: Seat;
  /** For looks only (FF-C3). */
  readonly kind: FishKind;
  /** The tiles it has yet to bet. */
  readonly tiles: number;
  /** What it bet on this line; null if it has yet to, or is not asked (FF-L2). */
  readonly bet: number | null;
  readonly loot: Loot;
}

export interface View {
  readonly seat: Viewer;
  readonly players: number;
  readonly options: Options;
  readonly phase: "cast" | "bet" | "over";
  readonly actors: readonly Seat[];
  readonly round: number;
  readonly rounds: number;
  readonly fisher: Seat;
  /** The line that is being set or bet on, from 1 to 5; once the game is over, the last one. */
  readonly line: number;
  /** The bait on the line; null while there is no line. */
  readonly bait: number | null;
  /** The fishing card on the line, to the Fisher alone (FF-L1). */
  readonly card: FishingCard | null;
  /** The fishing cards in hand, to the Fisher alone. */
  readonly hand: readonly FishingCard[] | null;
  /** The baits the Fisher still holds (FF-R2). */
  readonly baits: readonly number[];
  /** The fishing cards revealed this round (FF-R2). */
  readonly revealed: Readonly<Record<FishingCard, number>>;
  /** How many went unseen this round: which ones is never told (FF-R2, FF-R4). */
  readonly unseen: number;
  /** The tiles the Fisher caught this round. */
  readonly caught: number;
  /** The Fish in betting order (FF-N2). */
  readonly fish: readonly FishView[];
  /** Points of finished rounds by seat. */
  readonly scores: readonly number[];
  readonly winners: readonly Seat[] | null;
}

export function view(state: State, viewer: Viewer): View {
  const { players, round, fisher, acting, cast, hand } = state;
  const isFisher = viewer === fisher;
  const set = linesSet(state);
  const onLine = cast >= 0;
  const revealed = { catch: shownCatches(state), empty: shownEmpties(state) };
  return {
    seat: viewer,
    players,
    options: {},
    phase: acting === 0 ? "over" : onLine ? "bet" : "cast",
    actors: seatsIn(acting),
    round,
    rounds: roundsFor(players),
    fisher,
    line: acting === 0 || onLine ? set : set + 1,
    bait: onLine ? baitOfCast(cast) : null,
    card: isFisher && onLine ? cardOfCast(cast) : null,
    hand: isFisher ? fishingCardsIn(cardsIn(hand, "catch"), cardsIn(hand, "empty")) : null,
    baits: baitsIn(hand),
    revealed,
    unseen: set - revealed.catch - revealed.empty - (onLine ? 1 : 0),
    caught: caughtIn(state),
    fish: bettingOrder(players, fisher, round).map((seat) => ({
      seat,
      kind: kindOf(seat, fisher),
      tiles: tilesAt(state.tiles - state.bets, seat),
      bet: betOf(state, seat),
      loot: lootOf(state, seat),
    })),
    scores: scores(state),
    winners: winners(state),
  };
}

function fishingCardsIn(catches: number, empties: number): FishingCard[] {
  return [...Array<FishingCard>(catches).fill("catch"), ...Array<FishingCard>(empties).fill("empty")];
}

/** The fishing cards that were not revealed lie in the hand, on the line or among those gone unseen: any which
 * way, unless the Fisher looks. */
export function sample(view: View, random: Random): State {
  const { players, round, fisher, bait, revealed } = view;
  const state = emptyState(players);
  const hidden = fishingCardsIn(CATCHES - revealed.catch, EMPTIES - revealed.empty);
  const hand = view.hand ?? view.baits.map(() => drawn(hidden, random));
  const catches = hand.filter((card) => card === "catch").length;
  state.round = round;
  state.fisher = fisher;
  state.queues = queuesFrom(players, fisher, round);
  state.hand = handOf(
    baitValues.map((value) => view.baits.filter((held) => held === value).length),
    catches,
    hand.length - catches,
  );
  state.shown = revealed.catch + (revealed.empty << 4);
  for (const seat of view.actors) state.acting |= 1 << seat;
  if (bait !== null) {
    state.cast = encode({ type: "cast", card: view.card ?? drawn(hidden, random), bait });
    const asked = view.fish.filter(({ tiles, bet }) => tiles > 0 && bet === null);
    state.queue = queueOf(asked.slice(1).map(({ seat }) => seat));
  }
  for (const { seat, tiles, bet, loot } of view.fish) {
    const held = tiles + (bet ?? 0);
    state.tiles += tilesFor(seat, held);
    state.bets += tilesFor(seat, bet ?? 0);
    for (const [place, value] of baitValues.entries())
      state.taken[EMPTY_CASTS + place]! += tilesFor(seat, loot[value]);
    // What a Fish has no more was caught; with which bait makes no difference.
    const safe = baitValues.reduce((sum, value) => sum + loot[value], held);
    state.taken[0]! += tilesFor(seat, TILES - safe);
  }
  for (const [seat, points] of view.scores.entries()) addPoints(state, seat, points);
  return state;
}

/** One of these cards, taken out. */
function drawn(cards: FishingCard[], random: Random): FishingCard {
  return cards.splice(below(random, cards.length), 1)[0]!;
}
