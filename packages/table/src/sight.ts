/** What somebody at the table, or watching it, is given: exactly what they may know, and nothing else. */
import { eventFor, type Types, type Viewer } from "@guinguette/rules/contract";
import { holdsSeat, type Seat, seatsIn } from "@guinguette/rules/seats";
import { type HintsTaken, hintsTaken } from "./hints.ts";
import type { Incident, StoodIn } from "./incidents.ts";
import { awaited, hasBeen, isOver, isPresent, type Question, type Table, winnersOf } from "./table.ts";
import type { Chair, Terms } from "./terms.ts";

/** Something a viewer heard, and the move it followed from. */
export interface Heard {
  readonly at: number;
  readonly event: Types["event"];
}

/**
 * How things stand for one viewer, and what they have heard since the change they had seen. It needs nothing that came
 * before it but the story up to there.
 */
export interface Sight {
  readonly viewer: Viewer;
  readonly terms: Terms;
  readonly chairs: readonly Chair[];
  /** The number of the last change. */
  readonly number: number;
  /** The number of the change that made the position what it is. */
  readonly position: number;
  /** The game as this viewer sees it. */
  readonly view: Types["view"];
  /** Who the table waits for. */
  readonly awaited: readonly Seat[];
  /** Of those, whose turn shows something that nobody else may see: then others must look away. */
  readonly secretly: readonly Seat[];
  /** Who has chosen already where several choose at once; what they chose is sealed. */
  readonly ready: readonly Seat[];
  /** The viewer's own sealed choice: it can be changed until the last one is in. */
  readonly chosen: Types["move"] | null;
  /** The viewer's legal moves; none while nobody but a bot, or nobody at all, is at their seat. */
  readonly legal: readonly Types["move"][];
  /** How many moves have been played. */
  readonly moves: number;
  /** By move: who made it. */
  readonly movers: readonly Seat[];
  /** Those moves that bots made in somebody's place. */
  readonly standIns: readonly StoodIn[];
  /** Who took how many hints. */
  readonly hints: readonly HintsTaken[];
  readonly question: Question | null;
  readonly winners: readonly Seat[] | null;
  /** Of what was heard before, only what followed from the first so many moves still holds: the rest was taken back. */
  readonly kept: number;
  /** What was heard since. */
  readonly heard: readonly Heard[];
  /** What happened since beside the moves. */
  readonly incidents: readonly Incident[];
}

/**
 * What this viewer sees, and has heard since the change with this number. Whoever brings a number of no change may have
 * the story of another table: they are told all of this one.
 */
export function sightOf(table: Table, viewer: Viewer, seen = 0): Sight {
  return sightsOf(table)(viewer, seen);
}

/** The same for many who look at once: what all of them see alike is worked out once. */
export function sightsOf(table: Table): (viewer: Viewer, seen: number) => Sight {
  const { game, state, choices } = table;
  const waiting = seatsIn(awaited(table));
  const secretly = waiting.filter((seat) => isSecret(table, seat));
  const ready = choices.flatMap((move, seat) => (move === null ? [] : [seat]));
  const movers = table.moves.map(({ seat }) => seat);
  const standIns = table.makers.flatMap((maker, at) => (maker?.standsIn ? [{ at, level: maker.level }] : []));
  const hints = hintsTaken(table.incidents);
  const winners = winnersOf(table);
  return (viewer, seen) => {
    const since = hasBeen(table, seen) ? seen : -1;
    return {
      viewer,
      terms: table.terms,
      chairs: table.chairs.slice(),
      number: table.changes.length,
      position: table.position,
      view: game.view(state, viewer),
      awaited: waiting,
      secretly,
      ready,
      chosen: viewer === "spectator" ? null : (choices[viewer] ?? null),
      legal: offeredTo(table, viewer),
      moves: table.moves.length,
      movers,
      standIns,
      hints,
      question: table.question,
      winners,
      kept: Math.min(
        since === -1 ? 0 : table.moves.length,
        ...table.rewinds.flatMap(({ number, keep }) => (number > since ? [keep] : [])),
      ),
      heard: heardSince(table, viewer, since),
      incidents: table.incidents.filter(({ number }) => number > since),
    };
  };
}

/** Most have heard all but the last of it, however long the game has been. */
function heardSince({ log }: Table, viewer: Viewer, since: number): Heard[] {
  const before = log.findLastIndex(({ number }) => number <= since);
  return log.slice(before + 1).map(({ at, happening }) => ({ at, event: eventFor(happening, viewer) }));
}

/** A choice made at the same time as others', or from among moves that others may not know. */
function isSecret({ game, state }: Table, seat: Seat): boolean {
  return game.about.hidden && (game.isSealed(state) || !game.legalIsPublic(state, seat));
}

/** What somebody may play from there: whoever got up or gave up, and who is held for by a bot, has to come back first. */
function offeredTo(table: Table, viewer: Viewer): Types["move"][] {
  const chair = viewer === "spectator" ? undefined : table.chairs[viewer];
  return viewer !== "spectator" && chair !== undefined && isPresent(chair) ? legalMoves(table, viewer) : [];
}

export function legalMoves(table: Table, seat: Seat): Types["move"][] {
  const { game, state } = table;
  if (isOver(table) || !holdsSeat(game.actors(state), seat)) return [];
  const buffer = new Uint16Array(game.moveCount);
  const count = game.legal(state, seat, buffer);
  return Array.from(buffer.subarray(0, count), (code) => game.decode(code));
}

/** What a viewer has heard from the beginning, in order. */
export function heardBy(table: Table, viewer: Viewer): Heard[] {
  return table.log.map(({ at, happening }) => ({ at, event: eventFor(happening, viewer) }));
}
