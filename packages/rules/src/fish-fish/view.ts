/** What anybody may know of a game of Fish Fish, and the games it could be. */
import type { Viewer } from "../contract.ts";
import { type Seat, seatsIn } from "../seats.ts";
import { type FishingCard, type FishKind, kindOf, roundsFor } from "./cards.ts";
import type { Loot } from "./events.ts";
import { baitsIn, cardsIn } from "./hand.ts";
import { baitOfCast, cardOfCast } from "./moves.ts";
import { scores, winners } from "./points.ts";
import { bettingOrder } from "./queue.ts";
import type { Options } from "./setup.ts";
import { betOf, caughtIn, linesSet, lootOf, type State, shownCatches, shownEmpties } from "./state.ts";
import { tilesAt } from "./tiles.ts";

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
