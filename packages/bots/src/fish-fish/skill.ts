/** Players who reckon a little: how far they see is their level, what they like among what seems good their character. */
import { TILES } from "@guinguette/rules/fish-fish/cards";
import type { Event } from "@guinguette/rules/fish-fish/events";
import type { Move } from "@guinguette/rules/fish-fish/moves";
import type { View } from "@guinguette/rules/fish-fish/view";
import { seatOf } from "../bot.ts";
import type { CharacterName } from "../character.ts";
import { sharesOf, weightsOf } from "../mix.ts";
import { haste } from "../sensible/fish-fish.ts";
import { betWorth } from "../sensible/fish-fish-bets.ts";
import { castShares, castTaste } from "./caster.ts";
import { cautionIn } from "./record.ts";
import { meanOf, type Sight, seeing } from "./sight.ts";
import { betTaste } from "./taste.ts";

export interface Skill {
  /** How much likelier than chance a Fish takes the hook to be: on any line, */
  readonly fear: number;
  /** and for each point that the bait is larger than the others, before anything was shown. */
  readonly suspicion: number;
  /** Whether what Fishers show changes that. */
  readonly remembers: boolean;
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

const thoughtless = { fear: 0, suspicion: 0, remembers: false, eagerness: 0, watches: false } as const;

export const skills = {
  fry: { ...thoughtless, leeway: 25, slyness: -0.06 },
  gudgeon: { ...thoughtless, leeway: 8, slyness: 0 },
  perch: { ...thoughtless, suspicion: 0.08, remembers: true, leeway: 2.5, slyness: 0.13 },
  pike: {
    fear: 0,
    suspicion: 0.09,
    remembers: true,
    leeway: 1.5,
    slyness: 0.17,
    eagerness: 0.12,
    watches: true,
  },
} as const satisfies Record<string, Skill>;

/** How likely each move is. */
export function skilfully(
  skill: Skill,
  character: CharacterName,
  view: View,
  legal: readonly Move[],
  heard: readonly Event[] = [],
): number[] {
  if (view.phase === "cast") {
    const any = view.baits.map(() => 1);
    const likely = castShares(view, legal, any, (bait) => hookedBy(skill, view, bait));
    const liked = castTaste(character, view, legal);
    return sharesOf(likely.map((share, place) => share * liked[place]!));
  }
  const tiles = view.fish.find(({ seat }) => seat === view.seat)?.tiles ?? TILES;
  const worth = betWorth(view, seatOf(view), sightOf(skill, view, heard));
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

const sights = new Map<string, Sight>();

/** To a fiftieth, so that what was reckoned by it comes in useful again. */
function sightOf(skill: Skill, view: View, heard: readonly Event[]): Sight {
  const { fear, suspicion } = skill.remembers ? cautionIn(view, heard, skill) : skill;
  const rounded = [fear, suspicion].map((each) => Math.round(50 * each) / 50) as [number, number];
  const key = rounded.join(" ");
  const sight = sights.get(key) ?? seeing(...rounded);
  sights.set(key, sight);
  return sight;
}

function hookedBy({ slyness, eagerness, watches }: Skill, view: View, bait: number): number {
  const hand = view.hand ?? [];
  const hooks = hand.filter((card) => card === "catch").length;
  if (hooks === 0 || hooks === hand.length) return hooks === 0 ? 0 : 1;
  const chance = hooks / hand.length + eagerness + (watches ? haste(view) : 0);
  return Math.min(1 - BLUFF, Math.max(BLUFF, chance + slyness * (bait - meanOf(view.baits))));
}
