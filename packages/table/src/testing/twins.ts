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

/** A table that goes on from this state, with nothing played yet. What happened before is told as the viewer heard it,
 * and to everybody else as everybody did. */
function tableFrom(table: Table, state: Types["state"], viewer: Viewer): Table {
  const { game } = table;
  return {
    ...table,
    dealt: state,
    state: game.clone(state),
    changes: [],
    moves: [],
    makers: [],
    log: table.log.map(({ happening }) => ({ at: -1, number: 0, happening: asHeardBy(viewer, happening) })),
    choices: table.choices.map(() => null),
    choosers: table.choices.map(() => null),
    question: null,
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

/** Lets one seat move at both tables: the same as far as the viewer can tell. */
export function moveBoth(twins: Twins, pick: number): Step {
  const { viewer, world, twin, random } = twins;
  const { game } = world;
  const seats = seatsIn(awaited(world));
  if (seats.length === 0) return "over";
  const choices = seats.flatMap((seat) =>
    legalCodes(game, world.state, seat).map((code) => ({ seat, code })),
  );
  const { seat, code } = choices[pick % choices.length] as (typeof choices)[number];
  const isSealed = game.isSealed(world.state);
  const before = world.log.length;
  act(world, seat, game.decode(code));
  const told = world.log.slice(before).map(({ happening }) => eventFor(happening, viewer));
  const mayDiffer = told.some((event) => reveals[game.id].includes(event.type));
  const alike =
    seat === viewer
      ? code
      : isSealed
        ? anyOf(legalCodes(game, twin.state, seat), random)
        : lookalike(twin, seat, JSON.stringify(told), viewer, random);
  if (alike !== null) act(twin, seat, game.decode(alike));
  const twinTold = twin.log.slice(before).map(({ happening }) => eventFor(happening, viewer));
  const same =
    alike !== null &&
    JSON.stringify(twinTold) === JSON.stringify(told) &&
    JSON.stringify(game.view(twin.state, viewer)) === JSON.stringify(game.view(world.state, viewer));
  if (same) return "alike";
  if (!mayDiffer) throw new Error(`${JSON.stringify(told)} tells ${viewer} something that no rule reveals`);
  Object.assign(twins, twinsOf(world, viewer, random));
  return "revealed";
}

function anyOf(codes: readonly number[], random: Random): number | null {
  return codes[below(random, Math.max(codes.length, 1))] ?? null;
}

/** A move of the twin that looks to the viewer as `told` does; null if there is none. */
function lookalike(twin: Table, seat: Seat, told: string, viewer: Viewer, random: Random): number | null {
  const { game } = twin;
  const codes = legalCodes(game, twin.state, seat).filter((code) => {
    const log: Log<Types["event"]> = [];
    game.play(game.clone(twin.state), seat, code, log);
    return JSON.stringify(log.map((happening) => eventFor(happening, viewer))) === told;
  });
  return anyOf(codes, random);
}
