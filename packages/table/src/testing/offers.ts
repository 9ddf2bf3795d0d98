/**
 * Anything anybody might offer to a table, in any order: good moves and bad ones, at the right time and long after it.
 * Plain numbers decide, so that a sequence shrinks to the shortest that still fails.
 */
import type { Types } from "@guinguette/rules/contract";
import type { Seat } from "@guinguette/rules/seats";
import { seatsIn } from "@guinguette/rules/seats";
import { legalCodes } from "@guinguette/rules/testing/tables";
import fc from "fast-check";
import type { Offer } from "../changes.ts";
import { awaited, mayConsent, type Table } from "../table.ts";

/** What somebody is up to; what it means at a table, the table decides. */
export interface Whim {
  readonly what: Offer["kind"] | "play-on" | "repeat" | "odd";
  readonly who: number;
  readonly pick: number;
  /** How many changes they have missed. */
  readonly late: number;
}

export interface Offered {
  readonly seat: Seat;
  readonly offered: Offer;
}

/** `play-on` is a legal move of a seat that is waited for: without many of them no game gets anywhere. */
export const whims = (most: number): fc.Arbitrary<readonly Whim[]> =>
  fc.array(
    fc.record({
      what: fc.oneof(
        { weight: 24, arbitrary: fc.constant("play-on" as const) },
        { weight: 3, arbitrary: fc.constantFrom("play", "repeat", "odd") },
        { weight: 6, arbitrary: fc.constant("take-back" as const) },
        { weight: 8, arbitrary: fc.constantFrom("unseal", "agree", "agree", "refuse", "withdraw") },
        { weight: 6, arbitrary: fc.constantFrom("sit-down", "stand-up", "bot-in", "bot-out", "time-out") },
        { weight: 4, arbitrary: fc.constant("hint" as const) },
        { weight: 2, arbitrary: fc.constant("resign" as const) },
      ),
      who: fc.nat(255),
      pick: fc.nat(30_000),
      late: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(8) }),
    }),
    { maxLength: most, size: "max" },
  );

/** What a whim comes to at this table; `made` are the offers that have become changes. */
export function offerOf(table: Table, { what, who, pick, late }: Whim, made: readonly Offered[]): Offered {
  const seen = Math.max(0, table.changes.length - late);
  const seat = who % table.chairs.length;
  const name = ["P0", "P1", "Léa", ""][pick % 4] as string;
  const level = (["random", "fry", "heron"] as const)[pick % 3] as "random";
  switch (what) {
    case "play-on": {
      // By the game alone: also when all have chosen, or the others have given up.
      const { game, state } = table;
      const waiting = seatsIn(awaited(table) || game.actors(state));
      const mover = waiting[who % Math.max(waiting.length, 1)] ?? seat;
      const legal = legalCodes(game, state, mover);
      const move = game.decode(legal[pick % Math.max(legal.length, 1)] ?? pick % game.moveCount);
      return { seat: mover, offered: { kind: "play", seen, move } };
    }
    case "play":
      return { seat, offered: { kind: "play", seen, move: anyMove(table, pick) } };
    case "repeat":
      return made[pick % Math.max(made.length, 1)] ?? { seat, offered: { kind: "unseal", seen } };
    case "odd":
      return oddOffer(table, who, pick, seat, seen);
    case "sit-down":
      return {
        seat,
        offered: { kind: what, seen, name, ...(pick % 5 === 0 ? { colour: pick % 8 } : {}) },
      };
    case "bot-in":
      return { seat, offered: { kind: what, seen, level, name } };
    case "time-out":
    case "resign":
      return { seat, offered: { kind: what, seen, level } };
    case "take-back": {
      const last = table.moves.at(-1)?.seat ?? seat;
      return { seat: pick % 4 === 0 ? seat : last, offered: { kind: what, seen } };
    }
    case "hint": {
      const waiting = seatsIn(awaited(table));
      const mover = waiting[who % Math.max(waiting.length, 1)] ?? seat;
      return { seat: pick % 4 === 0 ? seat : mover, offered: { kind: what, seen } };
    }
    case "withdraw":
      return { seat: pick % 4 === 0 ? seat : (table.question?.seat ?? seat), offered: { kind: what, seen } };
    case "agree":
    case "refuse": {
      const asked = table.question === null ? [] : seatsIn(mayConsent(table, table.question.seat));
      const one = asked[who % Math.max(asked.length, 1)] ?? seat;
      return { seat: pick % 4 === 0 ? seat : one, offered: { kind: what, seen } };
    }
    default:
      return { seat, offered: { kind: what, seen } };
  }
}

function anyMove({ game }: Table, pick: number): Types["move"] {
  return game.decode(pick % game.moveCount);
}

/** What no honest page sends: numbers that are none, fields too many or in another order, levels nobody knows. */
function oddOffer(table: Table, who: number, pick: number, seat: Seat, seen: number): Offered {
  const { seat: mover, offered } = offerOf(table, { what: "play-on", who, pick, late: 0 }, []);
  const move = offered.kind === "play" ? offered.move : anyMove(table, pick);
  const seens = [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, seen + 1];
  const odd: readonly Offered[] = [
    { seat: mover, offered: { kind: "play", seen: seens[pick % seens.length] as number, move } },
    {
      seat: mover,
      offered: {
        kind: "play",
        seen,
        move: Object.fromEntries(Object.entries(move).reverse()) as typeof move,
      },
    },
    { seat: mover, offered: { kind: "play", seen, move: { ...move, note: "x" } as typeof move } },
    { seat: mover, offered: { kind: "play", seen, move: { type: "none" } } },
    { seat: mover, offered: { kind: "constructor", seen } as never },
    { seat: mover, offered: { kind: "toString", seen } as never },
    { seat: mover, offered: null as never },
    { seat, offered: { kind: "sit-down", seen, name: "P0", colour: [-1, 8, 1e9, 0.5][pick % 4] as number } },
    { seat, offered: { kind: "bot-in", seen, name: "B", level: "shark" as "heron" } },
    { seat, offered: { kind: "time-out", seen, level: "shark" as "heron" } },
    { seat, offered: { kind: "leave" as "unseal", seen } },
    { seat: [-1, 0.5, 99][pick % 3] as number, offered: { kind: "take-back", seen } },
  ];
  return odd[who % odd.length] as Offered;
}
