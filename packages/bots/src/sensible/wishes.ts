/** If Wishes Were Fishes!: tries every action to its end and takes the one after which it stands best. */
import type { Seat } from "@guinguette/rules/seats";
import { type Wishes, wishes } from "@guinguette/rules/wishes/game";
import type { State } from "@guinguette/rules/wishes/state";
import type { Bot } from "../bot.ts";
import { after, codesOf, toMove } from "../imagine.ts";
import { best } from "../mix.ts";
import { lead } from "./wishes-standing.ts";

/** Nothing is hidden but the cards to come (IW-R15): there is nobody to mislead, and no need to mix. */
export const sensibleWishes: Bot<Wishes> = {
  name: "sensible",
  choose(view, legal, random) {
    const state = wishes.sampler(view, [])(random);
    return best(legal, (move) => worthOf(state, view.turn, wishes.encode(move)), random);
  },
};

/** What a move is worth; while its wish has parts left, as much as the best of these (IW-W0). */
function worthOf(state: State, seat: Seat, code: number): number {
  const next = after(wishes, state, seat, code);
  if (toMove(wishes, next) !== seat) return lead(wishes.view(next, seat), seat);
  return Math.max(...codesOf(wishes, next, seat).map((part) => worthOf(next, seat, part)));
}
