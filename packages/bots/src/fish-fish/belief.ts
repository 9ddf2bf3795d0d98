/** Telling by what somebody did who they are. */
import type { FishingCard } from "@guinguette/rules/fish-fish/cards";
import { type Character, everybody, sharesOf } from "./characters.ts";
import { bet, bets, cast, casts, FISHER, opening, type Spot } from "./duel.ts";
import type { HeardLine } from "./overheard.ts";

/** How likely it is that each character sits opposite. */
export type Belief = Readonly<Record<Character, number>>;

/** Half of all one meets are taken to give nothing away, until they do. */
const FIRST_GUESS = 0.5;

export const firstBelief: Belief = beliefOf((character) =>
  character === "solved" ? FIRST_GUESS : (1 - FIRST_GUESS) / (everybody.length - 1),
);

export function beliefOf(weight: (character: Character) => number): Belief {
  const weights = everybody.map(weight);
  const total = weights.reduce((sum, each) => sum + each, 0);
  const shares = everybody.map((character, place) => [character, weights[place]! / total]);
  return Object.fromEntries(shares) as Belief;
}

/** What one believes after a round in which they were the Fisher, or the Fish. */
export function believeAfter(before: Belief, lines: readonly HeardLine[], role: number): Belief {
  return beliefOf((character) => before[character] * likelihood(character, lines, role));
}

/** How likely the character does just that. A card nobody was shown may have been either: both are followed. */
function likelihood(character: Character, lines: readonly HeardLine[], role: number): number {
  let worlds: { spot: Spot; weight: number }[] = [{ spot: opening, weight: 1 }];
  for (const { bait, card, tiles } of lines) {
    worlds = worlds.flatMap(({ spot, weight }) =>
      cardsIn(spot, card).flatMap((each) => {
        const next = cast(spot, each, bait).next;
        const chosen = casts(spot).findIndex((move) => move.card === each && move.bait === bait);
        const likely = role === FISHER ? sharesOf(character, spot)[chosen]! : 1;
        return next === null ? [] : [{ spot: next, weight: weight * likely }];
      }),
    );
    if (tiles === null) break;
    worlds = worlds.map(({ spot, weight }) => {
      const likely = role === FISHER ? 1 : sharesOf(character, spot)[bets(spot).indexOf(tiles)]!;
      return { spot: bet(spot, tiles).next ?? spot, weight: weight * likely };
    });
  }
  return worlds.reduce((sum, { weight }) => sum + weight, 0);
}

/** The cards a line may have had: what was shown later leaves out worlds in which it was gone already. */
function cardsIn({ baits, hooks }: Spot, shown: FishingCard | null): FishingCard[] {
  const held: FishingCard[] = [];
  if (hooks > 0) held.push("catch");
  if (hooks < baits.length) held.push("empty");
  return shown === null ? held : held.filter((card) => card === shown);
}
