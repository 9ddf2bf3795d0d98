/**
 * Reads the person opposite, between two: guesses from all that was heard in this game who they are, and answers such
 * people. As far as there is nothing to go by it plays the solved way, and no answer trusts its guess so far that
 * whoever only pretends could gain much by it.
 */
import type { Event } from "@guinguette/rules/fish-fish/events";
import type { FishFish } from "@guinguette/rules/fish-fish/game";
import type { Move } from "@guinguette/rules/fish-fish/moves";
import type { View } from "@guinguette/rules/fish-fish/view";
import { type Bot, seatOf } from "../bot.ts";
import { drawn } from "../mix.ts";
import { type Belief, believeAfter, firstBelief } from "./belief.ts";
import { type Character, characters, everybody } from "./characters.ts";
import { FISH, FISHER, isTidy } from "./duel.ts";
import { type HeardLine, roundsIn, spotAfter } from "./overheard.ts";
import { memoryAt, type RoundTree, roundTree } from "./round-tree.ts";
import { safeAnswer } from "./safe-answer.ts";
import { chooseSolved } from "./solved.ts";

/** However sure it is of somebody, an answer trusts no more than this that they are who they seem. */
const TRUST = 0.6;
/** More passes of solving change next to nothing. */
const PASSES = 50;
/** A character less likely than this is not worth the time to think of an answer. */
const UNLIKELY = 0.1;

export const chooseByReading: Bot<FishFish>["choose"] = (view, legal, random, budget, heard) =>
  budget.spent() || heard === undefined
    ? chooseSolved(view, legal, random)
    : drawn(legal, readingShares(view, legal, heard), random);

/** How likely each legal move should be. */
export function readingShares(
  view: View,
  legal: readonly Move[],
  heard: readonly Event[],
): readonly number[] {
  const rounds = roundsIn(heard);
  const belief = rounds.reduce(
    (before, { fisher, lines }) => believeAfter(before, lines, fisher === view.seat ? FISH : FISHER),
    firstBelief,
  );
  const lines = rounds.length === view.round ? (rounds.at(-1)?.lines ?? []) : [];
  return answering(view, legal, lines, belief);
}

/** The answers to all who may sit opposite, each as likely as they are, and the rest the solved way. */
export function answering(
  view: View,
  legal: readonly Move[],
  lines: readonly HeardLine[],
  belief: Belief,
): readonly number[] {
  const solved = characters.solved(view, legal);
  const spot = spotAfter(lines);
  const evidence = evidenceIn(belief);
  if (legal.length === 1 || spot === null || evidence === 0) return solved;
  const round = roundTree(seatOf(view) === view.fisher ? FISHER : FISH);
  const place = round.places.get(memoryAt(spot));
  // Somebody else has cast before, in a way that is not its own.
  if (place === undefined) return solved;
  const mixed = legal.map(() => 0);
  let rest = 1;
  for (const character of everybody) {
    const weight = (evidence * belief[character]) / (1 - belief.solved);
    if (character === "solved" || !(weight > UNLIKELY)) continue;
    rest -= weight;
    const answer = answerTo(round, character);
    let slot = round.tree.slots[place]!;
    for (const [at, move] of legal.entries())
      if (move.type === "bet" || isTidy(move.bait, view.baits)) mixed[at]! += weight * answer[slot++]!;
  }
  return mixed.map((share, at) => share + rest * solved[at]!);
}

/** How much more it looks as if something were given away than before anything was heard; from 0 to 1. */
function evidenceIn({ solved }: Belief): number {
  return Math.max(0, 1 - solved / firstBelief.solved);
}

const answers = new Map<string, Float64Array>();

/** Thought of once. */
function answerTo(round: RoundTree, character: Character): Float64Array {
  const key = `${round.own} ${character}`;
  const known = answers.get(key) ?? safeAnswer(round, character, TRUST, PASSES);
  answers.set(key, known);
  return known;
}
