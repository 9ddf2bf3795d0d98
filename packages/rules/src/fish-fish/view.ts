/** What anybody may know of a game of Fish Fish, and the games it could be. */
import type { Viewer } from "../contract.ts";
import { below, type Random } from "../random.ts";
import { type Seat, seatsIn } from "../seats.ts";
import { baitValues, CATCHES, EMPTIES, type FishingCard, type FishKind, kindOf, roundsFor } from "./cards.ts";
import type { Loot } from "./events.ts";
import { baitsIn, cardsIn, handOf } from "./hand.ts";
import { baitOfCast, cardOfCast, encode } from "./moves.ts";
import { winners } from "./rules.ts";
import type { Options } from "./setup.ts";
import { betAt, emptyState, linesSet, lootAt, orderOf, type State, scores } from "./state.ts";
import { packed, tilesAt } from "./tiles.ts";

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
    revealed: { catch: state.shownCatches, empty: state.shownEmpties },
    unseen: set - state.shownCatches - state.shownEmpties - (onLine ? 1 : 0),
    caught: state.caught,
    fish: orderOf(state).map((seat, place) => ({
      seat,
      kind: kindOf(seat, fisher),
      tiles: tilesAt(state.tiles, place) - tilesAt(state.bets, place),
      bet: betAt(state, place),
      loot: lootAt(state, place),
    })),
    scores: scores(state),
    winners: winners(state),
  };
}

function fishingCardsIn(catches: number, empties: number): FishingCard[] {
  return [...Array<FishingCard>(catches).fill("catch"), ...Array<FishingCard>(empties).fill("empty")];
}

/** The fishing cards nobody has seen lie in the hand, on the line or among those gone unseen: any which way,
 * unless the Fisher looks. */
export function sample(view: View, random: Random): State {
  const state = emptyState(view.players);
  const { bait, fish } = view;
  state.round = view.round;
  state.fisher = view.fisher;
  state.order = packed(fish.map(({ seat }) => seat));
  for (const seat of view.actors) state.acting |= 1 << seat;
  const unshown = fishingCardsIn(CATCHES - view.revealed.catch, EMPTIES - view.revealed.empty);
  const hand = view.hand ?? view.baits.map(() => drawn(unshown, random));
  const catches = hand.filter((card) => card === "catch").length;
  const baits = baitValues.map((value) => view.baits.filter((held) => held === value).length);
  state.hand = handOf(baits, catches, hand.length - catches);
  if (bait !== null) {
    state.cast = encode({ type: "cast", card: view.card ?? drawn(unshown, random), bait });
    const asked = fish.findIndex(({ seat }) => view.actors.includes(seat));
    state.shift = 3 * asked;
    const waiting = fish.map(({ tiles, bet }, place) => (place > asked && bet === null && tiles > 0 ? 1 : 0));
    state.waiting = packed(waiting);
  }
  state.shownCatches = view.revealed.catch;
  state.shownEmpties = view.revealed.empty;
  state.caught = view.caught;
  state.tiles = packed(fish.map(({ tiles, bet }) => tiles + (bet ?? 0)));
  state.bets = packed(fish.map(({ bet }) => bet ?? 0));
  for (const [place, value] of baitValues.entries())
    state.loot[place] = packed(fish.map(({ loot }) => loot[value]));
  for (const [seat, points] of view.scores.entries()) state.points[seat] = points;
  return state;
}

/** One of these cards, taken out. */
function drawn(cards: FishingCard[], random: Random): FishingCard {
  return cards.splice(below(random, cards.length), 1)[0]!;
}
