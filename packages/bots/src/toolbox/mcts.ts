/**
 * Monte-Carlo tree search for any number of players and any luck to come: every player wants the largest share
 * of victory for itself (max^n). Each visit goes down one tree with another imagined state; a move is known by
 * its key, so that visits with different luck share what they learn. A new position is not played to its end: it
 * is worth what it will be worth after the best turn of whoever moves there, at a glance.
 */
import type { Game, MoveBuffer, Types } from "@guinguette/rules/contract";
import { firstSeat, type Seat } from "@guinguette/rules/seats";
import type { Budget } from "../budget.ts";
import { decay } from "./chances.ts";

/** What the search needs of a game. */
export type Rules<T extends Types> = Pick<Game<T>, "moveCount" | "clone" | "actors" | "legal" | "play">;

/** What is special about it. */
export interface Evaluation<T extends Types> {
  /** Writes what each seat may hope for, as a share of victory, between two turns or at the end. */
  writeShares(state: T["state"], shares: Float64Array): void;
  /** What the same move is called in another imagined state: the card taken rather than where it lay. */
  keyOf(state: T["state"], code: number): number;
}

/** How somebody searches. */
export interface Manner {
  /** The most visits, however much time there is: every one is remembered. */
  readonly visits: number;
  /** How much is tried that does not look best. */
  readonly curiosity: number;
  /** How far behind the best a move may look, in shares of victory, to be still tried much. */
  readonly leeway: number;
  /** For how many visits the first look at a move counts. */
  readonly trust: number;
}

/** A move from a position, and what it brought whoever made it. */
interface Edge {
  readonly key: number;
  /** The mover's share at first look. */
  readonly look: number;
  /** How much it deserves to be tried. */
  readonly prior: number;
  visits: number;
  /** The mover's shares of all visits together. */
  shares: number;
  /** Where it leads, once it has been visited. */
  node: Node | null;
}

interface Node {
  readonly mover: Seat;
  /** The best first look, which the priors are told from. */
  readonly best: number;
  readonly edges: Edge[];
  visits: number;
}

/** A search in progress. */
interface Search<T extends Types> {
  readonly game: Rules<T>;
  readonly evaluation: Evaluation<T>;
  readonly manner: Manner;
  /** The edges followed by this visit, and who made those moves. */
  readonly path: Edge[];
  readonly movers: Seat[];
  /** The edges of the legal moves of the position that is being chosen in. */
  readonly open: Edge[];
  /** Where to write legal moves, by how many parts of a turn have been tried out. */
  readonly moves: MoveBuffer[];
  /** Where to write shares, likewise. */
  readonly shares: Float64Array[];
}

/** The budget is asked each time so many visits have been made: clocks are slower than visits. */
const ASK_EVERY = 8;

/** How often a legal move of the position was visited, and what the mover may hope for with it. */
export interface Tried {
  readonly code: number;
  readonly visits: number;
  readonly share: number;
}

/** Searches a position of which `imagine` gives states, each its own; tells of every legal move, in their order. */
export function tried<T extends Types>(
  game: Rules<T>,
  evaluation: Evaluation<T>,
  manner: Manner,
  imagine: () => T["state"],
  budget: Budget,
): Tried[] {
  const search = { game, evaluation, manner, path: [], movers: [], open: [], moves: [], shares: [] };
  const first = imagine();
  const mover = toMove(game, first);
  if (mover === null) throw new Error("a search was asked for a move where there is none");
  const root = opened(search, first, mover);
  for (let visit = 0; visit < manner.visits; visit++) {
    if (visit % ASK_EVERY === 0 && budget.spent()) break;
    down(search, root, imagine());
  }
  return Array.from(legalAt(search, first, mover, 0), (code, place) => {
    const edge = edgeOf(search, root, first, code, place);
    return { code, visits: edge.visits, share: hope(edge, manner.trust) };
  });
}

/** The most visited, or the most hopeful of those. */
export function mostTried(moves: readonly Tried[]): number {
  let best = moves[0]!;
  for (const move of moves)
    if (move.visits > best.visits || (move.visits === best.visits && move.share > best.share)) best = move;
  return best.code;
}

/** One visit: down to a position not seen before, or to the end; what is found there counts all the way. */
function down<T extends Types>(search: Search<T>, root: Node, state: T["state"]): void {
  const { game, evaluation, path, movers } = search;
  let length = 0;
  let node: Node | null = root;
  let next: Seat | null = root.mover;
  // The luck of this visit may have ended the game where another's had not.
  while (node !== null && next === node.mover) {
    const edge: Edge = followed(search, node, state);
    node.visits++;
    path[length] = edge;
    movers[length] = next;
    length++;
    next = toMove(game, state);
    node = edge.node;
  }
  const found = sharesAt(search, 0);
  if (node === null && next !== null) path[length - 1]!.node = opened(search, state, next);
  else evaluation.writeShares(state, found);
  for (let step = 0; step < length; step++) {
    const edge = path[step]!;
    edge.visits++;
    edge.shares += found[movers[step]!]!;
  }
}

/** A position looked at for the first time: every move to the end of its turn. Leaves the shares of the best in
 * the first place for shares. */
function opened<T extends Types>(search: Search<T>, state: T["state"], mover: Seat): Node {
  const found = sharesAt(search, 0);
  const look = sharesAt(search, 1);
  const moves = legalAt(search, state, mover, 0);
  const looks: number[] = [];
  found[mover] = -1;
  for (const code of moves) {
    writeLook(search, state, mover, code, 2, look);
    looks.push(look[mover]!);
    if (look[mover]! > found[mover]!) found.set(look);
  }
  const node: Node = { mover, best: found[mover]!, edges: [], visits: 0 };
  for (const [place, each] of looks.entries())
    addEdge(search, node, search.evaluation.keyOf(state, moves[place]!), each);
  return node;
}

function addEdge<T extends Types>(search: Search<T>, node: Node, key: number, look: number): Edge {
  const prior = decay(Math.min(0, look - node.best) / search.manner.leeway);
  const edge: Edge = { key, look, prior, visits: 0, shares: 0, node: null };
  node.edges.push(edge);
  return edge;
}

/** Writes what a move leads to once its turn is over, if the mover makes the best of it. */
function writeLook<T extends Types>(
  search: Search<T>,
  state: T["state"],
  mover: Seat,
  code: number,
  depth: number,
  look: Float64Array,
): void {
  const { game, evaluation } = search;
  const next = game.clone(state);
  game.play(next, mover, code, null);
  if (toMove(game, next) !== mover) {
    evaluation.writeShares(next, look);
    return;
  }
  const other = sharesAt(search, depth);
  look[mover] = -1;
  for (const part of legalAt(search, next, mover, depth)) {
    writeLook(search, next, mover, part, depth + 1, other);
    if (other[mover]! > look[mover]!) look.set(other);
  }
}

/** Makes the move to follow: hopeful, or promising and little tried. */
function followed<T extends Types>(search: Search<T>, node: Node, state: T["state"]): Edge {
  const { game, manner, open } = search;
  const { mover } = node;
  const moves = legalAt(search, state, mover, 0);
  const { length } = moves;
  let priors = 0;
  for (let place = 0; place < length; place++) {
    const edge = edgeOf(search, node, state, moves[place]!, place);
    open[place] = edge;
    priors += edge.prior;
  }
  const eager = (manner.curiosity * Math.sqrt(node.visits + 1)) / priors;
  let best = 0;
  let most = -1;
  for (let place = 0; place < length; place++) {
    const edge = open[place]!;
    const worth = hope(edge, manner.trust) + (eager * edge.prior) / (1 + edge.visits);
    if (worth > most) {
      most = worth;
      best = place;
    }
  }
  game.play(state, mover, moves[best]!, null);
  return open[best]!;
}

/** The edge of a legal move, most often at the place the move has; with other luck there may be other moves. */
function edgeOf<T extends Types>(
  search: Search<T>,
  node: Node,
  state: T["state"],
  code: number,
  place: number,
): Edge {
  const { edges, mover } = node;
  const key = search.evaluation.keyOf(state, code);
  const there = edges[place];
  if (there !== undefined && there.key === key) return there;
  for (const edge of edges) if (edge.key === key) return edge;
  const look = sharesAt(search, 1);
  writeLook(search, state, mover, code, 2, look);
  return addEdge(search, node, key, look[mover]!);
}

/** Who moves, or null once the game is over. */
function toMove<T extends Types>(game: Rules<T>, state: T["state"]): Seat | null {
  const actors = game.actors(state);
  return actors === 0 ? null : firstSeat(actors);
}

/** The mover's share over the first look and all visits. */
function hope(edge: Edge, trust: number): number {
  return (trust * edge.look + edge.shares) / (trust + edge.visits);
}

/** The legal moves, good until asked again at the same depth. */
function legalAt<T extends Types>(
  { game, moves }: Search<T>,
  state: T["state"],
  mover: Seat,
  depth: number,
): MoveBuffer {
  moves[depth] ??= new Uint16Array(game.moveCount);
  return moves[depth].subarray(0, game.legal(state, mover, moves[depth]));
}

/** Room for the shares of any table, good until asked again at the same depth. */
function sharesAt<T extends Types>({ shares }: Search<T>, depth: number): Float64Array {
  shares[depth] ??= new Float64Array(8);
  return shares[depth];
}
