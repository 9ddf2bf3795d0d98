/**
 * A round between two as one of them remembers it, laid flat, with how likely each character opposite makes every way
 * through it. Ways are never merged: what is gained on one must not be counted on another.
 */
import { grow, type Step, type Tree } from "../toolbox/tree.ts";
import { type Character, sharesOf } from "./characters.ts";
import { bet, bets, cast, casts, FISH, FISHER, isTidy, opening, type Spot } from "./duel.ts";

export interface RoundTree {
  /** Who remembers: FISHER or FISH. */
  readonly own: number;
  readonly tree: Tree;
  /** What an infoset looks like. */
  readonly spots: readonly Spot[];
  /** The infosets by name. */
  readonly places: ReadonlyMap<string, number>;
}

/** A spot, and the cards in the order in which they were cast. */
interface Walk {
  readonly spot: Spot;
  readonly secret: string;
}

const trees: (RoundTree | undefined)[] = [];

/** Grown when first needed. */
export function roundTree(own: number): RoundTree {
  trees[own] ??= growRound(own);
  return trees[own];
}

/** What the mover of a spot remembers. */
export function memoryAt({ bait, hooks, past }: Spot): string {
  return bait === null ? `${FISHER} ${hooks} ${past}` : `${FISH} ${bait} ${past}`;
}

function growRound(own: number): RoundTree {
  const looks = new Map<string, Spot>();
  const steps = new WeakMap<Walk, Step<Walk>[]>();
  const tree = grow<Walk>(
    {
      players: 2,
      nameOf: ({ spot: { past, bait }, secret }) => `${past} ${bait} ${secret}`,
      moverOf: ({ spot }) => (spot.bait === null ? FISHER : FISH),
      infosetOf: ({ spot }) => {
        const memory = memoryAt(spot);
        looks.set(memory, spot);
        return memory;
      },
      stepsFrom: (walk) => {
        // Asked twice for every walk: on the way there, and there.
        const known = steps.get(walk) ?? stepsFrom(walk, own);
        steps.set(walk, known);
        return known;
      },
    },
    { spot: opening, secret: "" },
  );
  const spots = tree.names.map((name) => looks.get(name)!);
  return { own, tree, spots, places: new Map(tree.names.map((name, place) => [name, place])) };
}

function stepsFrom({ spot, secret }: Walk, own: number): Step<Walk>[] {
  const walked = ({ gains, next }: Step<Spot>, cards: string): Step<Walk> => ({
    gains,
    next: next && { spot: next, secret: cards },
  });
  if (spot.bait !== null) return bets(spot).map((tiles) => walked(bet(spot, tiles), secret));
  return casts(spot)
    .filter(({ bait }) => own !== FISHER || isTidy(bait, spot.baits))
    .map(({ card, bait }) => walked(cast(spot, card, bait), secret + card[0]));
}

/** By edge: how likely the choices of a character opposite lead over it, if one's own do. */
export function reachOf({ own, tree, spots }: RoundTree, character: Character): Float64Array {
  const { child, edges, infoset, owner } = tree;
  const shares = spots.map((spot, place) => (owner[place] === own ? null : sharesOf(character, spot)));
  const reach = new Float64Array(child.length);
  const arrived = new Float64Array(tree.nodes);
  arrived[0] = 1;
  for (let node = 0; node < tree.nodes; node++) {
    const here = arrived[node]!;
    const some = shares[infoset[node]!]!;
    for (let edge = edges[node]!; edge < edges[node + 1]!; edge++) {
      reach[edge] = some === null ? here : here * some[edge - edges[node]!]!;
      if (child[edge]! >= 0) arrived[child[edge]!] = reach[edge]!;
    }
  }
  return reach;
}
