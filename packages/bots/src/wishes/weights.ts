/** What the facts about a seat are worth. Fitted to the final counts of some thousand games in which the weights
 * played against themselves, again and again; for each number of players of its own. */
import { factNames } from "./facts.ts";

/** In dollars of the final count. */
export interface Weights {
  /** At the start of the game, in the order of the facts, and at its end. */
  readonly start: readonly number[];
  readonly end: readonly number[];
  /** How many dollars behind still are some hope, at the start and at the end. */
  readonly doubtStart: number;
  readonly doubtEnd: number;
}

type Fact = (typeof factNames)[number];
/** At the start and at the end. */
type Worth = readonly [number, number];

/** Among four or five a lead over one of them says little about the others. At 100 ms a move, fifty games of five
 * against the perch: half the doubt won 44 % (standard error 7), this one 57 % (6). */
const doubts: readonly Worth[] = [
  [12, 5],
  [15, 5],
  [30, 10],
  [24, 10],
];

/** By number of players, from two on. */
const worths: Readonly<Record<Fact, readonly [Worth, Worth, Worth, Worth]>> = {
  dollars: [
    [0.81, 0.98],
    [1.9, 1.03],
    [2.01, 1.03],
    [2.02, 1.03],
  ],
  worms: [
    [2.56, 1.45],
    [3.25, 0.96],
    [3.02, 0.94],
    [2.57, 0.99],
  ],
  wormsToReach: [
    [-0.71, -2.17],
    [-0.04, -0.96],
    [0.58, -1.27],
    [0.27, -1.52],
  ],
  wormPrize: [
    [0.57, -0.08],
    [0.29, 0.26],
    [0.14, 0.21],
    [0.3, 0.11],
  ],
  thirdBoat: [
    [4.9, 1.21],
    [6.96, -1.69],
    [5.78, -1.14],
    [4.69, -0.7],
  ],
  fourthBoat: [
    [2.08, -0.5],
    [-0.6, -0.14],
    [-0.24, -0.24],
    [-2.74, 0],
  ],
  moreBoats: [
    [5.45, -0.9],
    [3.72, -0.85],
    [2.15, -0.2],
    [1.91, 0.48],
  ],
  noFreeBoat: [
    [-0.21, -0.15],
    [-0.7, 0.34],
    [-0.89, 0.14],
    [-0.76, 0.14],
  ],
  singles: [
    [0.07, 0.19],
    [0.64, 0.16],
    [0.49, 0.21],
    [0.61, 0.13],
  ],
  doubles: [
    [1.07, 0.92],
    [3.24, 1.01],
    [2.91, 0.92],
    [3.36, 1.05],
  ],
  together: [
    [0.57, -0.06],
    [0.68, 0.1],
    [0.71, 0.03],
    [0.71, -0.08],
  ],
  cards: [
    [0.68, 1.99],
    [2.21, 1.68],
    [2.55, 2],
    [2.8, 2.37],
  ],
  forWaste: [
    [-0.47, -0.27],
    [-2.18, -0.72],
    [-2.29, -0.86],
    [-3.97, -0.6],
  ],
  types: [
    [0.49, -1.73],
    [-0.03, -1.46],
    [-0.61, -1.83],
    [-0.7, -1.88],
  ],
  bestPrice: [
    [0.31, 0.37],
    [0.23, 0.33],
    [0.46, 0.35],
    [0.36, 0.34],
  ],
  prizes: [
    [-0.24, -0.33],
    [0.46, -0.21],
    [0.25, -0.34],
    [-0.03, -0.31],
  ],
  prizesNear: [
    [0.6, 0.58],
    [1.51, 0.74],
    [2, 0.94],
    [2.14, 0.85],
  ],
  prizesWithCargo: [
    [0.12, 0.22],
    [0.89, 0.26],
    [1.34, 0.24],
    [1.04, 0.13],
  ],
  pawns: [
    [0.82, 0.39],
    [1.14, 0.02],
    [1.42, 0.05],
    [1.86, 0.12],
  ],
  wasteLoss: [
    [-1.81, -0.32],
    [-2.52, -0.53],
    [-1.45, -0.51],
    [-1.56, -0.43],
  ],
  wastePawns: [
    [-0.14, -0.35],
    [-1.22, -0.21],
    [-1.95, -0.38],
    [-2.03, -0.41],
  ],
  wait: [
    [-2.87, -2.47],
    [-5.84, -2.37],
    [-5.9, -2.46],
    [-5.64, -2.76],
  ],
  wormsInReach: [
    [1.35, 0.13],
    [2.15, 0.21],
    [2.18, 0.16],
    [2.13, 0.11],
  ],
};

export function weightsFor(players: number): Weights {
  const [doubtStart, doubtEnd] = doubts[players - 2]!;
  const of = (at: 0 | 1) => factNames.map((fact) => worths[fact][players - 2]![at]);
  return { start: of(0), end: of(1), doubtStart, doubtEnd };
}
