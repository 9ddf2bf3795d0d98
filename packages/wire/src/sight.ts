/** How things stand for one viewer, and what they have heard (packages/table/src/sight.ts, as it is sent). */
import { gameIds, type Types } from "@guinguette/rules/contract";
import { z } from "zod";
import { move } from "./offers.ts";
import { botLevel, colour, options, seat, settings, viewer } from "./terms.ts";

const looks = { name: z.string(), colour: colour.exactOptional() };

const holder = z.union([
  z.strictObject({ kind: z.literal("person"), ...looks }),
  z.strictObject({ kind: z.literal("bot"), level: botLevel, ...looks }),
  z.strictObject({ kind: z.literal("nobody"), ...looks }),
]);

const chair = z.strictObject({
  holder,
  standIn: botLevel.nullable(),
  resigned: z.boolean(),
});

/** What is to be seen and heard, each game says. */
const view: z.ZodType<Types["view"]> = z.looseObject({ seat: viewer });
const event: z.ZodType<Types["event"]> = z.looseObject({ type: z.string() });

/** A move that was made, as far as all know it (packages/table/src/deed.ts, as it is sent). */
export const deed = z.strictObject({ seat, move: move.nullable(), view });

/** What happened beside the moves (packages/table/src/incidents.ts, as it is sent): the number of its change, and how many
 * moves had been played of those that still stand; whose seat, and who held it then or left it by this. */
const made = { number: z.int(), at: z.int(), seat, holder };
const incident = z.discriminatedUnion("kind", [
  /** The seat took its last move back, and what came after it: so many moves in all. */
  z.strictObject({ kind: z.literal("taken-back"), ...made, undone: z.int() }),
  /** The seat asks to take its last move back; does not any more; or somebody played on over its question, or went
   * without an answer. */
  z.strictObject({ kind: z.literal("asked"), ...made }),
  z.strictObject({ kind: z.literal("withdrawn"), ...made }),
  z.strictObject({ kind: z.literal("lapsed"), ...made }),
  /** This seat said no to whoever asked. */
  z.strictObject({ kind: z.literal("refused"), ...made }),
  /** The seat took a hint for this position; what it was told is nobody else's. */
  z.strictObject({ kind: z.literal("hinted"), ...made }),
  /** A bot holds the seat until its person is back: their time was up, they were away, or the others voted for it; null where
   * nobody kept why. */
  z.strictObject({
    kind: z.literal("held"),
    ...made,
    level: botLevel,
    why: z.enum(["time", "away", "vote"]).nullable(),
  }),
  z.strictObject({ kind: z.literal("back"), ...made }),
  /** The bot that plays on; null where nobody does. */
  z.strictObject({ kind: z.literal("resigned"), ...made, level: botLevel.nullable() }),
  z.strictObject({ kind: z.literal("sat-down"), ...made }),
  z.strictObject({ kind: z.literal("stood-up"), ...made }),
  /** A bot was put where nobody sat, or in another bot's place. */
  z.strictObject({ kind: z.literal("bot-in"), ...made, level: botLevel, instead: z.boolean() }),
  z.strictObject({ kind: z.literal("bot-out"), ...made }),
]);

/** Who took hints, and how many: by seat, under the name of who held it then. */
export const hintsTaken = z.strictObject({ seat, name: z.string(), count: z.int().min(1) });

export const sight = z.strictObject({
  viewer,
  terms: z.strictObject({ game: z.enum(gameIds), options, settings }),
  chairs: z.array(chair),
  number: z.int(),
  position: z.int(),
  view,
  awaited: z.array(seat),
  secretly: z.array(seat),
  ready: z.array(seat),
  chosen: move.nullable(),
  legal: z.array(move),
  moves: z.int(),
  movers: z.array(seat),
  standIns: z.array(z.strictObject({ at: z.int(), level: botLevel })),
  hints: z.array(hintsTaken),
  question: z.strictObject({ number: z.int(), seat, keep: z.int(), agreed: z.int() }).nullable(),
  winners: z.array(seat).nullable(),
  kept: z.int(),
  heard: z.array(z.strictObject({ at: z.int(), event })),
  incidents: z.array(incident),
});
