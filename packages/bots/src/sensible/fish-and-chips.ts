/** Fish & Chips: catches what is worth most once the others have answered; alone, looks for a way to clear the sea. */
import { colourOf, colours, fishNamed, rankOf } from "@guinguette/rules/fish-and-chips/fish";
import { type FishAndChips, fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import { nameOf } from "@guinguette/rules/fish-and-chips/squares";
import type { State } from "@guinguette/rules/fish-and-chips/state";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import type { Random } from "@guinguette/rules/random";
import type { Seat } from "@guinguette/rules/seats";
import type { Bot } from "../bot.ts";
import { after, codesOf, toMove } from "../imagine.ts";
import { best } from "../mix.ts";
import { clearing } from "./fish-and-chips-solitaire.ts";

export const sensibleFishAndChips: Bot<FishAndChips> = {
  name: "sensible",
  choose(view, legal, random) {
    if (view.players === 1) return forTheClearing(view, legal, random);
    const state = fishAndChips.sampler(view, [])(random);
    const seat = colours.indexOf(view.turn);
    const worth = view.phase === "repositioning" ? footing : leadAfterReplies;
    return best(
      legal,
      (move) => worth(after(fishAndChips, state, seat, fishAndChips.encode(move)), seat, view.round),
      random,
    );
  },
};

function forTheClearing(view: View, legal: readonly Move[], random: Random): Move {
  const opening = clearing(view, random);
  // Where every way gets lost, one catch is as good as another.
  if (opening === null) return best(legal, () => 0, random);
  return { type: "catch", from: nameOf(opening.from), to: nameOf(opening.to) };
}

/** How far ahead a seat is when everybody else, until its next turn, has caught what is best at first sight. */
function leadAfterReplies(state: State, seat: Seat, round: number): number {
  let now = state;
  for (
    let turn = toMove(fishAndChips, now);
    // What comes after this round is nobody's to know.
    turn !== null && turn !== seat && fishAndChips.view(now, seat).round === round;
    turn = toMove(fishAndChips, now)
  ) {
    const other = turn;
    const replies = codesOf(fishAndChips, now, other).map((code) => after(fishAndChips, now, other, code));
    now = replies.reduce((chosen, reply) => (lead(reply, other) > lead(chosen, other) ? reply : chosen));
  }
  return lead(now, seat);
}

/** Points of a seat, those on the board among them, beside what the others have on average. */
function lead(state: State, seat: Seat): number {
  const { caught, scores, players } = fishAndChips.view(state, seat);
  const points = scores.map((score, each) => score + caught[each]!);
  const all = points.reduce((sum, each) => sum + each, 0);
  return points[seat]! - (all - points[seat]!) / (players - 1);
}

/** Before the first catch: how many fish a seat can catch at once, less those it can lose, big ones counting
 * more (FC-W1). Every fish still lies alone, so who threatens whom is a matter of neighbours. */
function footing(state: State, seat: Seat): number {
  const { board } = fishAndChips.view(state, seat);
  const fish = board.map((row) => row.map((pile) => (pile[0] === undefined ? 0 : fishNamed(pile[0]))));
  let worth = 0;
  for (const [row, line] of fish.entries())
    for (const [column, one] of line.entries())
      for (const other of [line[column + 1] ?? 0, fish[row + 1]?.[column] ?? 0])
        if (one !== 0 && other !== 0) worth += facing(one, other, seat);
  return worth;
}

/** What it is worth to a seat that two fish are neighbours. */
function facing(one: number, other: number, seat: Seat): number {
  if ((colourOf(one) === seat) === (colourOf(other) === seat)) return 0;
  const [own, foreign] = colourOf(one) === seat ? [rankOf(one), rankOf(other)] : [rankOf(other), rankOf(one)];
  return (own >= foreign ? 1 : 0) - (foreign >= own ? 1 + own / 8 : 0);
}
