/**
 * Fish & Chips for three and four: a tree of catches in which every colour wants the best for itself, and rounds
 * played to their end from its leaves by colours that mostly take what is worth most at once. Among several, to expect
 * the worst from everybody is to be too afraid of most of them.
 */
import { next, type Random } from "@guinguette/rules/random";
import type { Budget } from "../budget.ts";
import { countIn, MOST_CATCHES, makeCatch, type Sea, squareOf, takeBack } from "./sea.ts";
import { onlyColour } from "./waters.ts";

/** A position of the tree: its catches, how often each was tried, and what that brought the colour to move. */
interface Node {
  readonly mover: number;
  readonly codes: Int32Array;
  readonly visits: Int32Array;
  readonly sums: Float64Array;
  readonly nodes: (Node | null)[];
  tried: number;
}

/** How much is tried that does not look best. */
const CURIOSITY = 0.8;
/** What a catch not tried yet is thought to bring above the average, for each fish it takes. */
const PROMISE = 0.05;
/** How often, in 256, a catch of a round played out is any rather than the biggest. */
const WHIMS = 8;
/** A lead of so many points is as good as it gets. */
const CLEAR_LEAD = 24;
/** Half of what a round brings is to win it, half is by how much. */
const VICTORY = 0.5;
const ASK_EVERY = 16;
/** Each is remembered. */
const MOST_VISITS = 200_000;

/** The catch of the colour to move, from × 64 + to. */
export function bestInCrowd(sea: Sea, counted: boolean, random: Random, budget: Budget): number {
  const root = nodeAt(sea);
  if (root.codes.length === 1) return root.codes[0]!;
  const brings = new Float64Array(4);
  for (let visit = 0; visit < MOST_VISITS; visit++) {
    // However short the time, every catch is tried once.
    if (visit >= root.codes.length && visit % ASK_EVERY === 0 && budget.spent()) break;
    visitOnce(sea, root, counted, random, brings);
  }
  let best = 0;
  for (let place = 1; place < root.codes.length; place++)
    if (
      root.visits[place]! > root.visits[best]! ||
      (root.visits[place] === root.visits[best] && root.sums[place]! > root.sums[best]!)
    )
      best = place;
  return root.codes[best]!;
}

function nodeAt(sea: Sea): Node {
  const base = sea.ply * MOST_CATCHES;
  const codes = sea.catches.slice(base, base + sea.counts[sea.ply]!);
  const { length } = codes;
  return {
    mover: sea.turn,
    codes,
    visits: new Int32Array(length),
    sums: new Float64Array(length),
    nodes: Array<Node | null>(length).fill(null),
    tried: 0,
  };
}

function visitOnce(sea: Sea, root: Node, counted: boolean, random: Random, brings: Float64Array): void {
  const start = sea.ply;
  const path: Node[] = [];
  const places: number[] = [];
  let node = root;
  for (;;) {
    const place = chosen(sea, node);
    path.push(node);
    places.push(place);
    makeCatch(sea, node.codes[place]!);
    if (sea.turn === -1) break;
    const below = node.nodes[place]!;
    if (below === null) {
      node.nodes[place] = nodeAt(sea);
      break;
    }
    node = below;
  }
  playOut(sea, random);
  writeBrings(sea, counted, brings);
  for (const [step, passed] of path.entries()) {
    const place = places[step]!;
    passed.tried++;
    passed.visits[place]!++;
    passed.sums[place]! += brings[passed.mover]!;
  }
  while (sea.ply > start) takeBack(sea);
}

/** Hopeful, or promising and little tried. */
function chosen(sea: Sea, { mover, codes, visits, sums, tried }: Node): number {
  let all = 0;
  for (let place = 0; place < codes.length; place++) all += sums[place]!;
  const usual = tried === 0 ? 0.5 : all / tried;
  const eager = CURIOSITY * Math.sqrt(Math.log(tried + 1));
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < codes.length; place++) {
    const count = visits[place]!;
    const promise = usual + PROMISE * gainOf(sea, codes[place]!, mover);
    const worth = (promise + sums[place]!) / (count + 1) + eager / Math.sqrt(count + 1);
    if (worth > most) {
      most = worth;
      best = place;
    }
  }
  return best;
}

/** The foreign fish in the pile that a catch takes. */
function gainOf(sea: Sea, code: number, mover: number): number {
  const holds = sea.holds[code & 63]!;
  let gain = 0;
  for (let colour = 0; colour < sea.colours; colour++) if (colour !== mover) gain += countIn(holds, colour);
  return gain;
}

function playOut(sea: Sea, random: Random): void {
  while (sea.turn !== -1) {
    const base = sea.ply * MOST_CATCHES;
    const count = sea.counts[sea.ply]!;
    const luck = next(random) >>> 0;
    const offset = (luck >>> 8) % count;
    let code = sea.catches[base + offset]!;
    if ((luck & 255) >= WHIMS) {
      // Beginning anywhere, the first of the biggest is any of them.
      let most = -1;
      for (let step = 0, at = offset; step < count; step++, at = at + 1 === count ? 0 : at + 1) {
        const other = sea.catches[base + at]!;
        const gain = gainOf(sea, other, sea.turn);
        if (gain > most) {
          most = gain;
          code = other;
        }
      }
    }
    makeCatch(sea, code);
  }
}

/** What the end of a round brings each colour, from 0 to 1. */
function writeBrings(sea: Sea, counted: boolean, brings: Float64Array): void {
  let most = -1;
  let all = 0;
  for (let colour = 0; colour < sea.colours; colour++) {
    brings[colour] = pointsOf(sea, colour, counted);
    all += brings[colour]!;
    most = Math.max(most, brings[colour]!);
  }
  const sweeper = sea.colours < 4 ? onlyColour(sea) : -1;
  let winners = 0;
  for (let colour = 0; colour < sea.colours; colour++) if (brings[colour] === most) winners++;
  for (let colour = 0; colour < sea.colours; colour++) {
    const points = brings[colour]!;
    const lead = points - (all - points) / (sea.colours - 1);
    const won = sweeper === -1 ? (points === most ? 1 / winners : 0) : colour === sweeper ? 1 : 0;
    const ahead = Math.max(0, Math.min(1, 0.5 + lead / (2 * CLEAR_LEAD)));
    brings[colour] = VICTORY * won + (1 - VICTORY) * ahead;
  }
}

/** What the piles of a colour are worth (FC-R5). */
function pointsOf(sea: Sea, colour: number, counted: boolean): number {
  let points = 0;
  for (let entry = colour; entry < 8; entry += 4)
    for (let owned = sea.owned[entry]!; owned !== 0; owned &= owned - 1) {
      const holds = sea.holds[squareOf(owned & -owned, entry)]!;
      for (let other = 0; other < sea.colours; other++)
        if (other !== colour) points += countIn(holds, other);
        else if (counted) points += countIn(holds, other) - 1;
    }
  return points;
}
