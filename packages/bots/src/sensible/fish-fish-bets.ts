/** What a Fish may hope for from a bet: the rest of the round played out against a Fisher it thinks it sees through. */
import { CATCH_POINTS, CATCHES, EMPTIES } from "@guinguette/rules/fish-fish/cards";
import type { View } from "@guinguette/rules/fish-fish/view";
import type { Seat } from "@guinguette/rules/seats";
import type { Sight } from "../fish-fish/sight.ts";

/** How likely another Fish bets nothing on a line. */
const SHYNESS = 0.7;

/** The fishing cards nobody has seen (FF-R2), wherever they are, and the baits of the lines to come. */
interface Out {
  readonly catches: number;
  readonly empties: number;
  readonly baits: readonly number[];
}

interface Reckoning {
  /** How likely it takes a hook to be on a line. */
  readonly sight: Sight;
  /** What a caught tile costs beside those who are not the Fisher (FF-P1). */
  readonly price: number;
  /** How likely others bet on a line to come, so that it is revealed without this Fish (FF-L4). */
  readonly company: number;
  /** What has been reckoned already. */
  readonly known: Map<string, number>;
}

/** The points a bet on this line leads to, by number of tiles. */
export function betWorth(view: View, seat: Seat, sight: Sight): (tiles: number) => number {
  const others = view.fish.filter((fish) => fish.seat !== seat);
  const held = view.fish.find((fish) => fish.seat === seat)?.tiles ?? 0;
  const reckoning = reckoningOf(sight, view.players, others.filter(({ tiles }) => tiles > 0).length);
  const out: Out = {
    catches: CATCHES - view.revealed.catch,
    empties: EMPTIES - view.revealed.empty,
    baits: view.baits,
  };
  const bitten = others.some(({ bet }) => bet !== null && bet > 0);
  const yetToBet = others.filter(({ tiles, bet }) => tiles > 0 && bet === null);
  const seen = bitten ? 1 : 1 - SHYNESS ** yetToBet.length;
  return (tiles) => afterBet(reckoning, out, view.bait ?? 0, held, tiles, tiles > 0 ? 1 : seen);
}

/** What was reckoned by one sight is kept for as long as somebody has it. */
const reckonings = new WeakMap<Sight, Map<string, Reckoning>>();

function reckoningOf(sight: Sight, players: number, others: number): Reckoning {
  const kept = reckonings.get(sight) ?? new Map<string, Reckoning>();
  reckonings.set(sight, kept);
  const key = `${players} ${others}`;
  const known = kept.get(key) ?? {
    sight,
    price: CATCH_POINTS / (players - 1),
    company: 1 - SHYNESS ** others,
    known: new Map(),
  };
  kept.set(key, known);
  return known;
}

/** `seen` is how likely the line is revealed. */
function afterBet(
  reckoning: Reckoning,
  out: Out,
  bait: number,
  held: number,
  tiles: number,
  seen: number,
): number {
  const revealed = afterReveal(reckoning, out, bait, held, tiles);
  return seen === 1 ? revealed : seen * revealed + (1 - seen) * toCome(reckoning, out, held);
}

function afterReveal(reckoning: Reckoning, out: Out, bait: number, held: number, tiles: number): number {
  const { catches, empties, baits } = out;
  const left = held - tiles;
  const hooked = reckoning.sight(catches, empties, bait, baits);
  let worth = 0;
  if (catches > 0) {
    // With the last catch out, whatever is left goes to the largest bait (FF-E2).
    const rest =
      catches === 1
        ? left * Math.max(0, ...baits)
        : toCome(reckoning, { ...out, catches: catches - 1 }, left);
    worth += hooked * (rest - reckoning.price * tiles);
  }
  if (empties > 0)
    worth += (1 - hooked) * (tiles * bait + toCome(reckoning, { ...out, empties: empties - 1 }, left));
  return worth;
}

/** What tiles still held will bring, on whichever line. */
function toCome(reckoning: Reckoning, out: Out, held: number): number {
  const { catches, empties, baits } = out;
  if (held === 0 || baits.length === 0) return 0;
  const key = `${held} ${catches} ${empties} ${baits}`;
  const known = reckoning.known.get(key);
  if (known !== undefined) return known;
  let worth = 0;
  for (const bait of baits) {
    const next = { catches, empties, baits: baits.toSpliced(baits.indexOf(bait), 1) };
    // On the fifth line all must go (FF-L3).
    let most = afterReveal(reckoning, next, bait, held, held);
    if (next.baits.length > 0)
      for (let tiles = 0; tiles < held; tiles++)
        most = Math.max(
          most,
          afterBet(reckoning, next, bait, held, tiles, tiles > 0 ? 1 : reckoning.company),
        );
    worth += most / baits.length;
  }
  reckoning.known.set(key, worth);
  return worth;
}
