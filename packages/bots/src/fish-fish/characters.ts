/** Whom one may have opposite: every character says how likely it makes each move, by what it sees. */
import type { FishFish } from "@guinguette/rules/fish-fish/game";
import type { View } from "@guinguette/rules/fish-fish/view";
import type { CharacterName } from "../character.ts";
import { sensibly } from "../sensible/fish-fish.ts";
import type { Policy } from "../toolbox/best-response.ts";
import { bets, casts, FISH, FISHER, type Spot } from "./duel.ts";
import { lookOfFish, lookOfFisher, sharesIn } from "./duel-table.ts";
import { bold, timid, wavering } from "./habits.ts";
import { skilfully, skills } from "./skill.ts";
import { shippedDuel } from "./solved.ts";
import { viewOf } from "./view-of.ts";

/** Nobody is quite as they are thought to be: so often they do anything. */
const WHIM = 0.04;

const anyhow: Policy<FishFish> = (_view, legal) => legal.map(() => 1 / legal.length);

const like =
  (level: keyof typeof skills, character: CharacterName): Policy<FishFish> =>
  (view, legal) =>
    skilfully(skills[level], character, view, legal);

/** The solved one comes first: from it there is nothing to gain. Then people with habits, and those of the house. */
export const characters = {
  solved: (view, legal) => sharesIn(shippedDuel(), view, legal) ?? sensibly(view, legal),
  sensible: sensibly,
  bold,
  wavering,
  timid,
  anyhow,
  carefulFry: like("fry", "careful"),
  greedyGudgeon: like("gudgeon", "greedy"),
  contraryPerch: like("perch", "contrary"),
  carefulPike: like("pike", "careful"),
  greedyPike: like("pike", "greedy"),
} as const satisfies Record<string, Policy<FishFish>>;

export type Character = keyof typeof characters;
export const everybody = Object.keys(characters) as readonly Character[];

/** A character's shares between two, by what it sees. The same looks come again and again: they are kept. */
const known = new Map<string, readonly number[]>();

export function sharesOf(character: Character, spot: Spot): readonly number[] {
  const fisher = spot.bait === null;
  const key = `${character} ${fisher ? `h${lookOfFisher(spot)}` : `b${lookOfFish(spot)}`}`;
  let shares = known.get(key);
  if (shares === undefined) {
    const legal = fisher ? casts(spot) : bets(spot).map((tiles) => ({ type: "bet" as const, tiles }));
    shares = characters[character](seenAt(spot), legal).map(
      (share) => (1 - WHIM) * share + WHIM / legal.length,
    );
    known.set(key, shares);
  }
  return shares;
}

/** What whoever has to move sees. */
function seenAt(spot: Spot): View {
  const { tiles, loot, bait } = spot;
  return viewOf({ ...spot, fish: [{ tiles, bet: null, loot }], mover: bait === null ? FISHER : FISH });
}
