/** The 53 fish (FC-C2). A fish is one small number: colour × 32 + value, never 0. */

/** In the order of their numbers. */
export const colours = ["red", "mauve", "green", "yellow"] as const;
export type ColourName = (typeof colours)[number];

const letters = ["R", "M", "G", "Y"] as const;
const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const;
export type FishName = `${(typeof letters)[number]}${(typeof values)[number]}`;

/** The highest fish of each colour is its octopus, the next its shark (FC-C3, FC-R1). */
export const OCTOPUS = 16;
export const SHARK = 15;

/** No fish number reaches this. */
export const FISH_LIMIT = 4 * 32;

/** The lowest value of each colour in the box: red 1, mauve 1, green 5, yellow 8 (FC-C2). */
const lowest = [1, 1, 5, 8] as const;

export function fishOf(colour: number, value: number): number {
  return (colour << 5) | value;
}

export function colourOf(fish: number): number {
  return fish >> 5;
}

export function rankOf(fish: number): number {
  return fish & 31;
}

/** Where a fish stands in a list that has a place for every value of every colour, and no others. */
export function placeOf(fish: number): number {
  return colourOf(fish) * OCTOPUS + rankOf(fish) - 1;
}

export const fishNames: readonly FishName[] = letters.flatMap((letter, colour) =>
  values.filter((value) => value >= (lowest[colour] ?? 1)).map((value): FishName => `${letter}${value}`),
);

export function fishName(fish: number): FishName {
  return `${letters[colourOf(fish)]!}${rankOf(fish)}` as FishName;
}

export function fishNamed(name: FishName): number {
  return fishOf(letters.indexOf(name.charAt(0) as (typeof letters)[number]), Number(name.slice(1)));
}

/** The fish of a round by number of colours (FC-S1, FC-S2, FC-S3; the solitaire has four colours, FC-1). */
export function fishInPlay(inPlay: number): number[] {
  const least = inPlay === 2 ? 1 : inPlay === 3 ? 5 : 8;
  const bag: number[] = [];
  for (let colour = 0; colour < inPlay; colour++)
    for (let value = least; value <= OCTOPUS; value++) bag.push(fishOf(colour, value));
  return bag;
}
