/**
 * How strong somebody is at the puzzles: a rating, and the haze around it. Mark Glickman's system (Glicko-1, one game at
 * a time) with the puzzle as the other player; a puzzle's own rating is known exactly, for it is counted. Two times
 * in three somebody is within the haze of their rating. Each puzzle counts once: the first time that its sea stands
 * still, if nobody helped.
 */
export interface Rating {
  readonly value: number;
  /** One standard deviation. */
  readonly haze: number;
}

/** Whoever has solved nothing yet could be anybody. */
export const unrated: Rating = { value: 1000, haze: 250 };

const Q = Math.LN10 / 400;

/** How likely somebody of this rating is to solve a puzzle of that one at the first go. */
export function chanceOf(rating: number, puzzle: number): number {
  return 1 / (1 + 10 ** ((puzzle - rating) / 400));
}

export function rated({ value, haze }: Rating, puzzle: number, solved: boolean): Rating {
  const chance = chanceOf(value, puzzle);
  const precision = 1 / haze ** 2 + Q ** 2 * chance * (1 - chance);
  const surprise = (solved ? 1 : 0) - chance;
  return { value: value + (Q / precision) * surprise, haze: Math.sqrt(1 / precision) };
}
