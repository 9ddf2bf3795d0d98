/** How the players of a match compare, and how sure that is. */
import type { GameId } from "@guinguette/rules/contract";
import type { Played } from "./game.ts";
import type { Plan } from "./plan.ts";

export interface Standing {
  readonly game: GameId;
  readonly players: number;
  /** How many games are counted. */
  readonly games: number;
  /** One for each name, in the order of `--seats`. */
  readonly entries: readonly Entry[];
}

export interface Entry {
  readonly bot: string;
  /** The part of all victories that its seats won, together. */
  readonly winShare: number;
  /** The share lies between these, 95 times in 100. */
  readonly low: number;
  readonly high: number;
  /** What one of its seats scores in a game, on average. */
  readonly points: number;
  /** How many points that is more than the other seats score, and between what that lies, 95 times in 100. */
  readonly lead: number;
  readonly leadLow: number;
  readonly leadHigh: number;
}

export function standingOf(plan: Plan, played: readonly Played[]): Standing {
  const sets = countedSets(plan, played);
  const games = sets.flat();
  const entries = [...new Set(plan.seats)].map((bot): Entry => {
    const own = seatsOf(plan, bot);
    // The games of a set resemble each other: a set is one observation.
    const shares = sets.map((set) => mean(set.map((game) => sumOver(own, game.shares))));
    const winShare = mean(shares);
    const { low, high } = interval(shares);
    const points = mean(games.map((game) => sumOver(own, game.points) / own.length));
    const leads = sets.map((set) => mean(set.map((game) => leadOf(own, game.points))));
    const lead = mean(leads);
    // One set says nothing of how far others may lie from it.
    const leeway =
      leads.length < 2 ? Number.POSITIVE_INFINITY : studentOf(leads.length - 1) * spreadOf(leads);
    return {
      bot,
      winShare: figure(winShare),
      low: figure(low),
      high: figure(high),
      points: figure(points),
      lead: figure(lead),
      leadLow: figure(lead - leeway),
      leadHigh: figure(lead + leeway),
    };
  });
  return { game: plan.game, players: plan.players, games: games.length, entries };
}

/** What others' programs read: nothing more than was promised. */
export function withoutLeads({ entries, ...rest }: Standing): object {
  const kept = entries.map(({ bot, winShare, low, high, points }) => ({ bot, winShare, low, high, points }));
  return { ...rest, entries: kept };
}

/** Sets that were played from every seat; before the first of them, whatever there is. */
function countedSets(plan: Plan, played: readonly Played[]): Played[][] {
  const sets = new Map<number, Played[]>();
  for (const game of played) sets.set(game.set, [...(sets.get(game.set) ?? []), game]);
  // Threads finish games in any order; sums of the same numbers in the same order are the same.
  const all = [...sets.entries()].toSorted(([one], [other]) => one - other).map(([, games]) => games);
  const whole = all.filter((games) => games.length === plan.players);
  return whole.length > 0 ? whole : all;
}

/** The players, by their place in `--seats`, who have this name. */
function seatsOf(plan: Plan, bot: string): number[] {
  return plan.seats.flatMap((name, player) => (name === bot ? [player] : []));
}

function sumOver(places: readonly number[], values: readonly number[]): number {
  return places.reduce((sum, place) => sum + (values[place] ?? 0), 0);
}

/** How many points these seats score more than the others, seat for seat; alone, nothing. */
function leadOf(own: readonly number[], points: readonly number[]): number {
  const others = points.length - own.length;
  if (others === 0) return 0;
  const ours = sumOver(own, points);
  const all = points.reduce((sum, each) => sum + each, 0);
  return ours / own.length - (all - ours) / others;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Enough digits for any match, and none that are noise of the arithmetic. */
function figure(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/**
 * Wilson's interval, for as many independent games as would spread like these sets do. Where the sets do not spread
 * at all, each counts for one game: a few victories in a row prove little.
 */
export function interval(shares: readonly number[]): { readonly low: number; readonly high: number } {
  const count = shares.length;
  if (count < 2) return { low: 0, high: 1 };
  const middle = mean(shares);
  const variance = spreadOf(shares) ** 2;
  const worth = variance > 1e-12 ? (middle * (1 - middle)) / variance : count;
  const t = studentOf(count - 1);
  const wide = 1 + t ** 2 / worth;
  const centre = (middle + t ** 2 / (2 * worth)) / wide;
  const half = (t / wide) * Math.sqrt(Math.max(0, middle * (1 - middle)) / worth + (t / (2 * worth)) ** 2);
  return {
    low: Math.max(0, Math.min(middle, centre - half)),
    high: Math.min(1, Math.max(middle, centre + half)),
  };
}

/** How far the mean of these may well be off. */
function spreadOf(values: readonly number[]): number {
  const count = values.length;
  if (count < 2) return 0;
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (count - 1) / count);
}

const firstStudents = [12.706, 4.303, 3.182, 2.776, 2.571] as const;

/** Student's t that 2.5 in 100 exceed, for so many degrees of freedom: tabled, then by its expansion. */
function studentOf(freedom: number): number {
  return firstStudents[freedom - 1] ?? 1.96 + 2.372 / freedom + 2.822 / freedom ** 2;
}

/**
 * Ratings whose differences mean what Elo's do. All sit at the same table, so by Luce's rule a seat wins in proportion
 * to its strength; 0 is who wins as often as chance. Half a game is added to each seat, so that nobody is at infinity.
 */
export function ratingOf(plan: Plan, standing: Standing, { bot, winShare }: Entry): number {
  const own = seatsOf(plan, bot).length;
  const won = winShare * standing.games + own / 2;
  const perSeat = won / (standing.games + plan.players / 2) / own;
  return Math.round(400 * Math.log10(perSeat * plan.players));
}
