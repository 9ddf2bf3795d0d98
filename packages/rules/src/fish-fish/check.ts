/** Why a move of Fish Fish may not be made, in the order of the rules page: over, turn and phase, value. */
import { firstSeat, type Seat } from "../seats.ts";
import { LINES } from "./cards.ts";
import { baitsIn, cardsIn } from "./hand.ts";
import type { Move } from "./moves.ts";
import type { Refusal } from "./refusals.ts";
import { betOf, linesSet, type State } from "./state.ts";
import { tilesAt } from "./tiles.ts";

type Cast = Extract<Move, { type: "cast" }>;
type Bet = Extract<Move, { type: "bet" }>;

export function check(state: State, seat: Seat, move: Move): Refusal | null {
  if (state.acting === 0) return { rule: "FF-G1", why: "game-over" };
  return move.type === "cast" ? checkCast(state, seat, move) : checkBet(state, seat, move);
}

function checkCast(state: State, seat: Seat, { card, bait }: Cast): Refusal | null {
  const { fisher, hand } = state;
  if (seat !== fisher) return { rule: "FF-L1", why: "not-the-fisher", fisher };
  if (state.cast >= 0) return { rule: "FF-L1", why: "line-already-set", turn: firstSeat(state.acting) };
  // What is public comes first: everybody knows the baits in hand, so this refusal tells nothing of the cards.
  const held = baitsIn(hand);
  if (!held.includes(bait)) return { rule: "FF-L1", why: "bait-not-held", bait, held };
  return cardsIn(hand, card) === 0 ? { rule: "FF-L1", why: "card-not-held", card } : null;
}

function checkBet(state: State, seat: Seat, { tiles: asked }: Bet): Refusal | null {
  const { fisher } = state;
  if (seat === fisher) return { rule: "FF-L2", why: "fisher-bets-not" };
  if (state.cast < 0) return { rule: "FF-L2", why: "no-line-yet", fisher };
  const left = tilesAt(state.tiles, seat);
  const turn = firstSeat(state.acting);
  if (seat !== turn) {
    const tiles = betOf(state, seat);
    if (tiles !== null) return { rule: "FF-L2", why: "already-bet", tiles };
    if (left === 0) return { rule: "FF-L2", why: "no-tiles-left" };
    return { rule: "FF-L2", why: "not-your-turn", turn };
  }
  if (asked < 0) return { rule: "FF-L2", why: "below-zero", asked, left };
  if (asked > left) return { rule: "FF-L2", why: "too-many-tiles", asked, left };
  if (asked < left && linesSet(state) === LINES) return { rule: "FF-L3", why: "must-bet-all", asked, left };
  return null;
}
