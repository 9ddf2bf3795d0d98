/**
 * The contract every game keeps. A game is a set of free functions over one plain state that only the game
 * itself looks into; everybody else (tables, bots, boards, tools) reads views, events and moves.
 *
 * Inside, a move is a small integer of the game's numbering; at the edge it is the typed object of the rules
 * page. `encode` and `decode` are the door between.
 */
import type { Random } from "./random.ts";
import type { Seat, SeatMask } from "./seats.ts";
import type { Shape } from "./shape.ts";

/** The games there are, in the order in which they are shown. */
export const gameIds = ["fish-fish", "wishes", "chat-peche", "fish-and-chips"] as const;
export type GameId = (typeof gameIds)[number];

/** Who looks: a seat of the table, or somebody who only watches. */
export type Viewer = Seat | "spectator";

/** What is dealt from: how many play, by which options, and what is dealt by hand rather than by seed. */
export interface Dealing<Options, Setup> {
  readonly players: number;
  readonly options: Options;
  readonly setup: Setup;
}

/** Why not: the rule that forbids it, which of its cases, and the parameters of the sentence. */
export interface Refused {
  readonly rule: string;
  readonly why: string;
}

/**
 * Something that happened, as everybody may know it, or in two versions where one seat knows more: the one that moved.
 * `play` writes both at once, where it knows what is hidden; nobody has to redact afterwards.
 */
export type Happening<Event> =
  | { readonly event: Event; readonly seat?: undefined }
  | { readonly event: Event; readonly seat: Seat; readonly others: Event };

export type Log<Event> = Happening<Event>[];

/** What this viewer learns of a happening. */
export function eventFor<Event>(happening: Happening<Event>, viewer: Viewer): Event {
  if (happening.seat === undefined || happening.seat === viewer) return happening.event;
  return happening.others;
}

/** Where `legal` writes; at least `moveCount` long. */
export type MoveBuffer = Uint16Array;

/** An option of the table: one of a few names (the first is the default), or a whole number. */
export type OptionSpec<T> = OptionReach &
  ([T] extends [string]
    ? { readonly kind: "choice"; readonly values: readonly T[] }
    : { readonly kind: "integer"; readonly min: number; readonly initial: number });

export interface OptionReach {
  /** The numbers of players with which the option changes anything, where it is not all of them. */
  readonly players?: readonly number[];
}

/** What a game is; the lobby, the bots and the generic tests read this. */
export interface About {
  /** The numbers of players it can be played with; 1 is a solitaire. */
  readonly players: readonly number[];
  /** Somebody knows something that somebody else does not. */
  readonly hidden: boolean;
  /** Several seats may choose at the same time. */
  readonly simultaneous: boolean;
  /** Chance shows itself after the first deal too: a draw pile, a reshuffle, a new round. */
  readonly chance: boolean;
  /** The rules bound the length of a game; where they do not, simulations need a cap. */
  readonly bounded: boolean;
  /** The field of the set-up that names the seat to start; null where a rule of the game finds it. */
  readonly startField: string | null;
  /** The pieces of a colour belong to one seat, so that whoever wants another colour changes places. */
  readonly colourIsSeat: boolean;
}

/** The types of one game. */
export interface Types {
  state: object;
  move: { readonly type: string };
  options: object;
  setup: object;
  view: { readonly seat: Viewer };
  event: { readonly type: string };
  refusal: Refused;
  /** A view and an event as a table may show them: where something may not be looked at again, it is not there. */
  shown: { readonly seat: Viewer };
  told: { readonly type: string };
}

/** A world that somebody imagines, another one each time. */
export type Sampler<State> = (random: Random) => State;

export interface Game<T extends Types = Types> {
  readonly id: GameId;
  readonly about: About;
  readonly options: { readonly [K in keyof T["options"]]: OptionSpec<T["options"][K]> };

  /** The moves that the rulebook calls final: once made, no table lets them be taken back without being asked. */
  readonly final: readonly T["move"]["type"][];
  /**
   * Where a rulebook says that something may not be looked at again: how a table that plays by it takes that out of
   * what it shows and keeps. Views and events hold all that a seat was ever allowed to see, and bots and records go by
   * them.
   */
  readonly byTheBook?: {
    /** The rules that say so. */
    readonly rules: readonly string[];
    view(view: T["view"]): T["shown"];
    /** What is kept of all that a viewer has heard, event by event; null where nothing is left to say. From `news` on
     * it has just happened, and is told this once. */
    told(heard: readonly T["event"][], news: number): readonly (T["told"] | null)[];
  };

  /** How many numbers moves have: every code is below this. */
  readonly moveCount: number;
  readonly moveShape: Shape<T["move"]>;
  setupShape(players: number): Shape<T["setup"]>;
  /** The code of a well-formed move, or -1 for one outside the numbering (99 tiles): `check` refuses those. */
  encode(move: T["move"]): number;
  /** The move of a code; every code below `moveCount` has one, each its own. */
  decode(code: number): T["move"];

  /** A set-up that breaks a component rule, if it does. */
  checkSetup(table: Dealing<T["options"], T["setup"]>): T["refusal"] | null;
  /** Always draws what the seed would give, then lets the explicit set-up have its way: a set-up equal to the
   * seed's own deal changes nothing that comes later. */
  deal(table: Dealing<T["options"], T["setup"]>, random: Random): T["state"];
  clone(state: T["state"]): T["state"];

  /** The seats that may move now; none once the game is over. */
  actors(state: T["state"]): SeatMask;
  /** Whether those who may move now choose at the same time, each without knowing the others' choice. */
  isSealed(state: T["state"]): boolean;
  /** Writes the codes of the seat's legal moves, each once, in a stable order, and returns how many. */
  legal(state: T["state"], seat: Seat, moves: MoveBuffer): number;
  /** Why this well-formed move may not be made by this seat now, or null if it may. */
  check(state: T["state"], seat: Seat, move: T["move"]): T["refusal"] | null;
  /** Makes a legal move, in place, with all that follows from it. Tells what happened if somebody listens. */
  play(state: T["state"], seat: Seat, code: number, log: Log<T["event"]> | null): void;

  /** What stands on the score pad, as this viewer may know it; null is not known. */
  scores(state: T["state"], viewer: Viewer | "everything"): (number | null)[];
  /** The winning seats once the game is over, else null. */
  winners(state: T["state"]): Seat[] | null;

  /** Exactly what this viewer may know now: plain JSON. */
  view(state: T["state"], viewer: Viewer): T["view"];
  /**
   * Where moves are made face down: whether nobody but the seat knows what exactly this move of it was, by what everybody
   * has heard from it on (`eventFor` a spectator). A game without it has no such moves.
   */
  isHidden?(seat: Seat, move: T["move"], since: readonly T["event"][]): boolean;
  /** Whether everybody may know this seat's legal moves, or only itself. */
  legalIsPublic(state: T["state"], seat: Seat): boolean;
  /**
   * What somebody knows is what they see now and all that they have heard (`eventFor`), oldest first. From both: full
   * states that they could come from, every such state with a fair chance. Whoever remembers nothing gives no events,
   * and gets what the view alone allows.
   *
   * In two steps, because what was heard is many times longer than a view: it is gone through once, and worlds are then
   * drawn as often as a search likes.
   */
  sampler(view: T["view"], heard: readonly T["event"][]): Sampler<T["state"]>;
}
