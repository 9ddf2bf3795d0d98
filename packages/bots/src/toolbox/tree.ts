/**
 * A game laid flat for solving: nodes in lists of numbers, whoever moves first before all that follows. Ways that
 * come to the same may share a node, for points are gained along the edges and not at the ends.
 */
export interface Tree {
  readonly players: number;
  readonly nodes: number;
  /** Who moves at a node. */
  readonly player: Uint8Array;
  /** What the mover knows at a node. */
  readonly infoset: Int32Array;
  /** Where a node's edges begin; one entry more than there are nodes. */
  readonly edges: Int32Array;
  /** Where an edge leads; -1 ends the game. */
  readonly child: Int32Array;
  /** For each player, what an edge brings. */
  readonly gains: readonly Float64Array[];
  /** Who moves at an infoset. */
  readonly owner: Uint8Array;
  /** Where an infoset's choices begin; one entry more than there are infosets. */
  readonly slots: Int32Array;
  /** The infosets by name, in the order in which they are numbered. */
  readonly names: readonly string[];
}

/** A step from one spot to the next. */
export interface Step<Spot> {
  /** What it brings each player. */
  readonly gains: readonly number[];
  /** Null ends the game. */
  readonly next: Spot | null;
}

/** A game as its own module tells it. */
export interface Telling<Spot> {
  readonly players: number;
  /** Spots of one name are one node. */
  nameOf(spot: Spot): string;
  moverOf(spot: Spot): number;
  /** What the mover knows: spots that look alike have the same steps in the same order. */
  infosetOf(spot: Spot): string;
  stepsFrom(spot: Spot): readonly Step<Spot>[];
}

interface Node {
  readonly player: number;
  readonly infoset: number;
  readonly steps: readonly { readonly gains: readonly number[]; readonly child: number }[];
}

/** Everything that can come of a spot where there is something to choose. */
export function grow<Spot>(telling: Telling<Spot>, root: Spot): Tree {
  const grown = new Map<string, number>();
  const nodes: Node[] = [];
  const infosets = new Map<string, number>();
  const choices: number[] = [];

  /** A single step is no choice: it is gone through. */
  function through({ gains, next }: Step<Spot>): Step<Spot> {
    if (next === null) return { gains, next };
    const steps = telling.stepsFrom(next);
    const only = steps[0];
    if (only === undefined || steps.length > 1) return { gains, next };
    return through({ gains: gains.map((gain, who) => gain + only.gains[who]!), next: only.next });
  }

  function visit(spot: Spot): number {
    const name = telling.nameOf(spot);
    const known = grown.get(name);
    if (known !== undefined) return known;
    const steps = telling.stepsFrom(spot).map(through);
    const seen = telling.infosetOf(spot);
    let infoset = infosets.get(seen);
    if (infoset === undefined) {
      infoset = infosets.size;
      infosets.set(seen, infoset);
      choices.push(steps.length);
    }
    const grownSteps = steps.map(({ gains, next }) => ({ gains, child: next === null ? -1 : visit(next) }));
    nodes.push({ player: telling.moverOf(spot), infoset, steps: grownSteps });
    grown.set(name, nodes.length - 1);
    return nodes.length - 1;
  }

  visit(root);
  return layFlat(telling.players, nodes, choices, [...infosets.keys()]);
}

/** Nodes come children first; turned round, the root is 0 and every child comes after its parents. */
function layFlat(
  players: number,
  nodes: readonly Node[],
  choices: readonly number[],
  names: readonly string[],
): Tree {
  const count = nodes.length;
  const edgeCount = nodes.reduce((sum, { steps }) => sum + steps.length, 0);
  const tree: Tree = {
    players,
    nodes: count,
    player: new Uint8Array(count),
    infoset: new Int32Array(count),
    edges: new Int32Array(count + 1),
    child: new Int32Array(edgeCount),
    gains: Array.from({ length: players }, () => new Float64Array(edgeCount)),
    owner: new Uint8Array(choices.length),
    slots: new Int32Array(choices.length + 1),
    names,
  };
  for (const [infoset, some] of choices.entries()) tree.slots[infoset + 1] = tree.slots[infoset]! + some;
  let edge = 0;
  for (let node = 0; node < count; node++) {
    const { player, infoset, steps } = nodes[count - 1 - node]!;
    tree.player[node] = player;
    tree.infoset[node] = infoset;
    tree.owner[infoset] = player;
    for (const { gains, child } of steps) {
      tree.child[edge] = child === -1 ? -1 : count - 1 - child;
      for (let who = 0; who < players; who++) tree.gains[who]![edge] = gains[who]!;
      edge++;
    }
    tree.edges[node + 1] = edge;
  }
  return tree;
}
