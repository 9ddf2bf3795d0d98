/** Why a move may not be made: the game is over, then turn and phase, then the move itself. */
import type { Seat } from "../seats.ts";
import { fishOwned, hasFreeBoat, kindsOwned } from "./boats.ts";
import { buyerAt, buyerValues, marketsTaken, nextFreed } from "./buyers.ts";
import { cardNames, type FishType, faceOf, fishTypes, type Part, wishOf, wishOfFace } from "./cards.ts";
import { MOST_STEPS, type Move, OCEAN } from "./moves.ts";
import { extraInPile, missingFromPile, oceanCard, pileIsWrong } from "./ocean.ts";
import type { MoveRefusal, PartMove } from "./refusals.ts";
import { filledWith, type State } from "./state.ts";
import { countOf } from "./tally.ts";

export function check(state: State, seat: Seat, move: Move): MoveRefusal | null {
  if (state.ended !== null) return { rule: "IW-E1", why: "game-over" };
  if (seat !== state.turn) return { rule: "IW-S5", why: "not-your-turn", turn: state.turn };
  switch (move.type) {
    case "keep":
    case "wish":
      return duringWish(state) ?? checkTake(state, seat, move.type, move.card);
    case "sell":
      return duringWish(state) ?? checkSell(state, seat, move.fish, move.double);
    case "moveBuyer":
      return checkPart(state, "moveBuyer", move.type) ?? checkMoveBuyer(state, move.from, move.steps);
    case "placeBuyer":
      return checkPart(state, "placeBuyer", move.type) ?? checkPlaceBuyer(state, move.to);
    case "sellAll":
      return checkPart(state, "sellAll", move.type) ?? checkSellAll(state, seat, move.fish);
    case "sellOne":
      return checkPart(state, "sellOne", move.type) ?? checkSellOne(state, seat, move.fish, move.double);
    case "toWaste":
      return checkPart(state, "waste", move.type) ?? checkToWaste(state, move.from, move.seat);
    case "fromWaste":
      return checkPart(state, "waste", move.type) ?? checkFromWaste(state, move.seat);
  }
}

/** IW-W0: the wish in play comes before any other action. */
function duringWish(state: State): MoveRefusal | null {
  if (state.part === null) return null;
  return { rule: "IW-W0", why: "wish-in-play", card: cardNames[state.wish]!, part: state.part };
}

function checkPart(state: State, part: Part, asked: PartMove): MoveRefusal | null {
  if (state.part === null) return { rule: "IW-A2", why: "no-wish-in-play", asked };
  if (state.part === part) return null;
  const { rule } = wishOf(state.wish);
  return { rule, why: "other-part", card: cardNames[state.wish]!, part: state.part, asked };
}

function checkTake(state: State, seat: Seat, action: "keep" | "wish", index: number): MoveRefusal | null {
  if (index < 0 || index >= OCEAN) return { rule: "IW-O1", why: "no-such-card", asked: index };
  const worms = countOf(state.worms, seat);
  if (worms < index) return { rule: "IW-O1", why: "too-few-worms", needed: index, owned: worms };
  const card = oceanCard(state, index);
  if (action === "keep" && !hasFreeBoat(state, seat))
    return { rule: "IW-B1", why: "boats-full", boats: countOf(state.boats, seat) };
  if (action === "wish" && wishOfFace[faceOf(card)] === null)
    return { rule: "IW-R6", why: "no-wish-on-card", card: cardNames[card]! };
  return checkPile(state);
}

/** IW-R11: found here, before the card is taken, so that nothing is half done. It is the set-up's fault, not the
 * move's, which stays listed as legal: the order of the pile to come is hidden (IW-R15). */
function checkPile(state: State): MoveRefusal | null {
  if (!pileIsWrong(state)) return null;
  const missing = missingFromPile(state);
  const extra = extraInPile(state);
  return {
    rule: "IW-R11",
    why: "not-the-discard",
    pile: state.reshuffled,
    missing: missing === null ? null : cardNames[missing]!,
    extra: extra === null ? null : cardNames[extra]!,
  };
}

function checkSell(state: State, seat: Seat, fish: FishType, double: boolean): MoveRefusal | null {
  if (ownsCard(state, seat, fish, double)) return null;
  return { rule: "IW-A3", why: "card-not-owned", fish, double };
}

function checkMoveBuyer(state: State, from: FishType, steps: number): MoveRefusal | null {
  const { rule, buyer: value } = wishOf(state.wish);
  if (steps < 1 || steps > MOST_STEPS) return { rule, why: "wrong-steps", value, asked: steps };
  if (buyerAt(state.buyers, value, fishTypes.indexOf(from)) < 0)
    return { rule, why: "no-buyer", value, from };
  return null;
}

function checkPlaceBuyer(state: State, to: FishType): MoveRefusal | null {
  if (((marketsTaken(state.buyers) >> fishTypes.indexOf(to)) & 1) === 0) return null;
  return { rule: "IW-W4", why: "market-has-buyer", value: buyerValues[nextFreed(state.buyers)]!, to };
}

function checkSellAll(state: State, seat: Seat, fish: FishType): MoveRefusal | null {
  if ((fishOwned(state, seat) >> fishTypes.indexOf(fish)) & 1) return null;
  return { rule: "IW-W0", why: "fish-not-owned", fish };
}

function checkSellOne(state: State, seat: Seat, fish: FishType, double: boolean): MoveRefusal | null {
  if (ownsCard(state, seat, fish, double)) return null;
  return { rule: "IW-W0", why: "card-not-owned", fish, double };
}

function ownsCard(state: State, seat: Seat, fish: FishType, double: boolean): boolean {
  const kind = fishTypes.indexOf(fish) * 2 + (double ? 1 : 0);
  return ((kindsOwned(state, seat) >> kind) & 1) === 1;
}

function checkToWaste(state: State, from: FishType, owner: number): MoveRefusal | null {
  const market = fishTypes.indexOf(from);
  if (!sitsAtTable(state, owner)) return noSuchSeat(state, owner);
  if (filledWith(state, market) > 0) return { rule: "IW-W6", why: "market-filled", from };
  if (countOf(state.pawns[market]!, owner) > 0) return null;
  return { rule: "IW-W6", why: "no-pawn-there", from, seat: owner };
}

function checkFromWaste(state: State, owner: number): MoveRefusal | null {
  if (!sitsAtTable(state, owner)) return noSuchSeat(state, owner);
  if (countOf(state.waste, owner) > 0) return null;
  return { rule: "IW-W6", why: "no-pawn-in-waste", seat: owner };
}

function sitsAtTable(state: State, seat: number): boolean {
  return seat >= 0 && seat < state.players;
}

function noSuchSeat(state: State, asked: number): MoveRefusal {
  return { rule: "IW-W6", why: "no-such-seat", asked, players: state.players };
}
