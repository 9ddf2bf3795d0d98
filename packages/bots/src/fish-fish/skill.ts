/** Players who reckon a little: how far they see is their level, what they like among what seems good their character. */
import { TILES } from "@guinguette/rules/fish-fish/cards";
import type { Move } from "@guinguette/rules/fish-fish/moves";
import type { View } from "@guinguette/rules/fish-fish/view";
import { seatOf } from "../bot.ts";
import type { CharacterName } from "../character.ts";
import { sharesOf, weightsOf } from "../mix.ts";
import { haste } from "../sensible/fish-fish.ts";
import { betWorth } from "../sensible/fish-fish-bets.ts";
import { castTaste } from "./caster.ts";
import { meanOf, type Sight, seeing } from "./sight.ts";
import { betTaste } from "./taste.ts";

export interface Skill {
  /** How a Fish sees through the Fisher. */
  readonly sight: Sight;
  /** Bets that seem worse by so many points are not made. */
  readonly leeway: number;
  /** How much likelier a Fisher hooks for each point that a bait is larger than the others. */
  readonly slyness: number;
  /** How much likelier it hooks than chance would, while it has a choice. */
  readonly eagerness: number;
  /** Whether it hooks the sooner the sooner the Fish bite. */
  readonly watches: boolean;
}

/** How people bet who think nothing of it, from none on. */
const usual: readonly number[] = [1, 0.9, 0.6, 0.35, 0.3];
/** While a Fisher holds both cards, either stays at least so likely. */
const BLUFF = 0.1;

export const skills = {
  fry: { sight: seeing(0, 0), leeway: 25, slyness: -0.06, eagerness: 0, watches: false },
  gudgeon: { sight: seeing(0, 0), leeway: 8, slyness: 0, eagerness: 0, watches: false },
  perch: { sight: seeing(0, 0.05), leeway: 2.5, slyness: 0.13, eagerness: 0, watches: false },
  pike: { sight: seeing(0.03, 0.11), leeway: 1.5, slyness: 0.17, eagerness: 0.12, watches: true },
} as const satisfies Record<string, Skill>;

/** How likely each move is. */
export function skilfully(
  skill: Skill,
  character: CharacterName,
  view: View,
  legal: readonly Move[],
): number[] {
  if (view.phase === "cast")
    return sharesOf(castTaste(character, view, legal, 1, (bait) => hookedBy(skill, view, bait)));
  const tiles = view.fish.find(({ seat }) => seat === view.seat)?.tiles ?? TILES;
  const worth = betWorth(view, seatOf(view), skill.sight);
  const liked = betTaste(character, view, tiles);
  const closeness = weightsOf(
    legal.map((move) => (move.type === "bet" ? worth(move.tiles) : 0)),
    skill.leeway,
  );
  return sharesOf(
    legal.map((move, place) =>
      move.type === "bet" ? usual[move.tiles]! * liked[move.tiles]! * closeness[place]! : 0,
    ),
  );
}

function hookedBy({ slyness, eagerness, watches }: Skill, view: View, bait: number): number {
  const hand = view.hand ?? [];
  const hooks = hand.filter((card) => card === "catch").length;
  if (hooks === 0 || hooks === hand.length) return hooks === 0 ? 0 : 1;
  const chance = hooks / hand.length + eagerness + (watches ? haste(view) : 0);
  return Math.min(1 - BLUFF, Math.max(BLUFF, chance + slyness * (bait - meanOf(view.baits))));
}
