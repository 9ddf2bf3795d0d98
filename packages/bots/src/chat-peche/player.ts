/**
 * The strong player of Chat-Pêche: thinks the turn through from what it sees and remembers of the cards, with everybody
 * else thinking too.
 *
 * The turn is always thought through from the pond as it lies now, and hidden cats are taken to lie where people would
 * put them now: a pile lured before a cat gives it away all the same.
 */
import type { Event } from "@guinguette/rules/chat-peche/events";
import type { ChatPeche } from "@guinguette/rules/chat-peche/game";
import { decode, type Move } from "@guinguette/rules/chat-peche/moves";
import { spots } from "@guinguette/rules/chat-peche/pond";
import type { View } from "@guinguette/rules/chat-peche/view";
import type { Random } from "@guinguette/rules/random";
import { type Bot, seatOf } from "../bot.ts";
import type { Budget } from "../budget.ts";
import { drawn } from "../mix.ts";
import { sensibleChatPeche } from "../sensible/chat-peche.ts";
import { LUCK, type Turn } from "./aim.ts";
import { anglersIn } from "./anglers.ts";
import { spotFor } from "./fishing.ts";
import { habitsIn } from "./habits.ts";
import { outOfSight } from "./out-of-sight.ts";
import { type Pond, pondIn } from "./pond.ts";
import { choicesAt, placesOf, solveOn, startTurn, type TurnSolving } from "./turn-solve.ts";
import { type Breadth, growTurn } from "./turn-tree.ts";

/** How many lures each of those who lure looks at, by how many there are: all of them up to two. */
const breadths: readonly (readonly number[])[] = [[], [24], [24, 24], [20, 11, 11], [8, 6, 5, 5]];
/** What is hardly ever done is left out: often it is only not yet known to be bad. */
const RARE = 0.04;
/** Fewer rounds than this are worse than no thought; they take a few milliseconds, even when time is up. */
const LEAST_ROUNDS = 12;
/** More rounds than this change nothing that anybody would notice. */
const ROUNDS = 4000;
/** Most people follow their habits most of the time; who does not may not get too much out of it. Between two, who
 * does not gets all that there is to get; among more it is shared. */
const TRUST_IN_ONE = 0.7;
const TRUST_IN_SEVERAL = 0.8;

export const chooseChatPeche: Bot<ChatPeche>["choose"] = (view, legal, random, budget, heard = []) => {
  const trust = view.players === 2 ? TRUST_IN_ONE : TRUST_IN_SEVERAL;
  return chooseTrusting(view, legal, random, budget, heard, trust);
};

/** `trust` says how far others are taken to follow their habits: 0 plays the equilibrium, 1 bets all on habit. */
export function chooseTrusting(
  view: View,
  legal: readonly Move[],
  random: Random,
  budget: Budget,
  heard: readonly Event[],
  trust: number,
): Move {
  if (legal.length === 1) return legal[0]!;
  if (budget.spent() || view.phase === "over") return sensibleChatPeche.choose(view, legal, random, budget);
  const hidden = outOfSight(view, heard);
  const everybody = anglersIn(view, hidden);
  const own = everybody.findIndex(({ seat }) => seat === seatOf(view));
  const done = view.phase === "fish" ? own : 0;
  const turn: Turn = { everybody, done, ahead: LUCK * (4 - view.turn), points: false };
  const pond = pondIn(view, hidden, everybody);
  const solving = solveTurn(turn, pond, breadthOf(view, own), budget, own - done, trust);
  const cat = (view.seats[seatOf(view)]!.cat ?? 1) - 1;
  switch (view.phase) {
    case "place": {
      const column = drawn([1, 2, 3], often(placesOf(solving, own)), random);
      return { type: "place", column };
    }
    case "lure": {
      const { code } = solving.tree;
      return decode(
        drawn(code.slice(1, 1 + solving.tree.choices[0]!), often(choicesAt(solving, 0, cat)), random),
      );
    }
    case "fish": {
      const position = drawn([0, 1, 2], often(choicesAt(solving, 0, cat)), random);
      return { type: "fish", spot: spots[spotFor(turn, pond, own, cat, position)]! };
    }
  }
}

function breadthOf(view: View, own: number): Breadth {
  if (view.phase === "fish") return { lures: [], weighs: true };
  const lurers = view.phase === "place" ? view.players : view.players - own;
  return { lures: breadths[lurers]!, weighs: view.players === 2 };
}

function solveTurn(
  turn: Turn,
  pond: Pond,
  breadth: Breadth,
  budget: Budget,
  own: number,
  trust: number,
): TurnSolving {
  const tree = growTurn(turn, pond, breadth);
  const solving = startTurn(tree, trust > 0 ? { own, trust, habits: habitsIn(turn, tree, own) } : null);
  do solveOn(solving);
  while (solving.rounds < LEAST_ROUNDS || (solving.rounds < ROUNDS && !budget.spent()));
  return solving;
}

function often(shares: readonly number[]): number[] {
  const most = Math.max(...shares);
  return shares.map((share) => (share < RARE * most ? 0 : share));
}
