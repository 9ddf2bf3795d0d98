/**
 * The score pad. Tiles are an octal digit per seat; every third digit, from seat 0, 1 or 2 on, leaves room for
 * nine bits of points, so that three sums score all loot tiles at once.
 */
import { highest, type Seat } from "../seats.ts";
import { CATCH_POINTS } from "./cards.ts";
import { caughtIn, type State } from "./state.ts";

/** FF-P1 for the Fisher, FF-P2 for the Fish. */
export function scoreRound(state: State): void {
  const { fisher, taken } = state;
  const at2 = taken[4]!;
  const at3 = taken[5]!;
  const at4 = taken[6]!;
  const at5 = taken[7]!;
  state.points036 += worth(at2, at3, at4, at5);
  state.points147 += worth(at2 >> 3, at3 >> 3, at4 >> 3, at5 >> 3);
  state.points25 += worth(at2 >> 6, at3 >> 6, at4 >> 6, at5 >> 6);
  addPoints(state, fisher, CATCH_POINTS * caughtIn(state));
}

/** What these places of the loot tiles are worth to every third seat. */
function worth(at2: number, at3: number, at4: number, at5: number): number {
  return 2 * (at2 & 0o7007007) + 3 * (at3 & 0o7007007) + 4 * (at4 & 0o7007007) + 5 * (at5 & 0o7007007);
}

export function addPoints(state: State, seat: Seat, points: number): void {
  const shifted = points << shiftOf(seat);
  const column = seat % 3;
  if (column === 0) state.points036 += shifted;
  else if (column === 1) state.points147 += shifted;
  else state.points25 += shifted;
}

/** Nine bits for each seat before this one in its sum: for every third seat. */
function shiftOf(seat: Seat): number {
  return 9 * ((11 * seat) >> 5);
}

/** The points of finished rounds by seat: everybody may read the pad. */
export function scores(state: State): number[] {
  const { points036: a, points147: b, points25: c } = state;
  const pad = [a & 511, b & 511, c & 511, (a >> 9) & 511, (b >> 9) & 511, c >> 9, a >> 18, b >> 18];
  return pad.slice(0, state.players);
}

/** The highest total wins, a tie is shared (FF-G2). */
export function winners(state: State): Seat[] | null {
  return state.acting === 0 ? highest(scores(state)) : null;
}
