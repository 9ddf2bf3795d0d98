/**
 * Twin tables: two tables that a viewer cannot tell apart by what they have seen and heard. Everything hidden from
 * the viewer may differ: the deal, the draws to come, what lies under a card that somebody else chose.
 */
import { eventFor, type Happening, type Log, type Types, type Viewer } from "@guinguette/rules/contract";
import { below, type Random } from "@guinguette/rules/random";
import { reveals } from "@guinguette/rules/reveals";
import { type Seat, seatsIn } from "@guinguette/rules/seats";
import { legalCodes } from "@guinguette/rules/testing/tables";
import { act } from "../offer.ts";
import { awaited, type Table } from "../table.ts";

export interface Twins {
  readonly viewer: Viewer;
  readonly random: Random;
  world: Table;
  twin: Table;
}

/** What became of a move made at both tables. */
export type Step =
  /** The viewer still cannot tell the tables apart. */
  | "alike"
  /** A rule brought something hidden to light; the twin is imagined anew. */
  | "revealed"
  | "over";

/** A table that goes on from this state with who sits there now, and with nothing played yet. What happened before is
 * told as the viewer heard it, and to everybody else as everybody did. */
export function tableFrom(table: Table, state: Types["state"], viewer: Viewer): Table {
  const { game } = table;
  return {
    ...table,
    dealt: state,
    state: game.clone(state),
    changes: [],
    moves: [],
    makers: [],
    log: table.log.map(({ happening }) => ({ at: -1, number: 0, happening: asHeardBy(viewer, happening) })),
    chairs: table.chairs.slice(),
    incidents: [],
    choices: table.choices.map(() => null),
    choosers: table.choices.map(() => null),
    question: null,
    refused: table.refused.map(() => null),
    hinted: table.hinted.map(() => 0),
    position: 0,
    rewinds: [],
  };
}

function asHeardBy(viewer: Viewer, happening: Happening<Types["event"]>): Happening<Types["event"]> {
  const event = eventFor(happening, viewer);
  return viewer === "spectator"
    ? { event }
    : { event, seat: viewer, others: eventFor(happening, "spectator") };
}

export function twinsOf(table: Table, viewer: Viewer, random: Random): Twins {
  const { game, state } = table;
  const heard = table.log.map(({ happening }) => eventFor(happening, viewer));
  const imagined = game.sampler(game.view(state, viewer), heard)(random);
  return {
    viewer,
    random,
    world: tableFrom(table, game.clone(state), viewer),
    twin: tableFrom(table, imagined, viewer),
  };
}

/** A move of one seat at each of the tables: the same as far as the viewer can tell, where there is such a one. */
export interface Both {
  readonly seat: Seat;
  readonly here: Types["move"];
  readonly there: Types["move"];
}

/** A move of whoever is waited for, or of one of these seats; null where nobody is. Nothing is played yet. */
export function chooseBoth(
  { viewer, world, twin, random }: Twins,
  pick: number,
  seats: readonly Seat[] = seatsIn(awaited(world)),
): Both | null {
  const { game, state } = world;
  const choices = seats.flatMap((seat) => legalCodes(game, state, seat).map((code) => ({ seat, code })));
  const chosen = choices[pick % choices.length];
  if (chosen === undefined) return null;
  const { seat, code } = chosen;
  const any = () => anyOf(legalCodes(game, twin.state, seat), random);
  const alike =
    seat === viewer
      ? code
      : game.isSealed(state)
        ? any()
        : (lookalike(twin, seat, toldOf(world, seat, code, viewer), viewer, random) ?? any());
  if (alike === null) throw new Error(`${seat} has nothing to play`);
  return { seat, here: game.decode(code), there: game.decode(alike) };
}

/** What the viewer makes of it, once both have been played. `before`: how much had happened at the first table. */
export function compareBoth(twins: Twins, before: number): Exclude<Step, "over"> {
  const { viewer, world, twin, random } = twins;
  const { game } = world;
  const since = (table: Table) => table.log.slice(before).map(({ happening }) => eventFor(happening, viewer));
  const told = since(world);
  const same =
    JSON.stringify(since(twin)) === JSON.stringify(told) &&
    JSON.stringify(game.view(twin.state, viewer)) === JSON.stringify(game.view(world.state, viewer));
  if (same) return "alike";
  if (!told.some((event) => reveals[game.id].includes(event.type)))
    throw new Error(`${JSON.stringify(told)} tells ${viewer} something that no rule reveals`);
  Object.assign(twins, twinsOf(world, viewer, random));
  return "revealed";
}

/** Lets one seat move at both tables: the same as far as the viewer can tell. */
export function moveBoth(twins: Twins, pick: number): Step {
  const { world, twin } = twins;
  const both = chooseBoth(twins, pick);
  if (both === null) return "over";
  const before = world.log.length;
  act(world, both.seat, both.here);
  act(twin, both.seat, both.there);
  return compareBoth(twins, before);
}

function anyOf(codes: readonly number[], random: Random): number | null {
  return codes[below(random, Math.max(codes.length, 1))] ?? null;
}

/** A move of the twin that looks to the viewer as `told` does; null if there is none. */
function lookalike(twin: Table, seat: Seat, told: string, viewer: Viewer, random: Random): number | null {
  const codes = legalCodes(twin.game, twin.state, seat);
  return anyOf(
    codes.filter((code) => toldOf(twin, seat, code, viewer) === told),
    random,
  );
}

/** What the viewer would hear of this move. */
function toldOf({ game, state }: Table, seat: Seat, code: number, viewer: Viewer): string {
  const log: Log<Types["event"]> = [];
  game.play(game.clone(state), seat, code, log);
  return JSON.stringify(log.map((happening) => eventFor(happening, viewer)));
}
