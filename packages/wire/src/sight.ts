/** How things stand for one viewer, and what they have heard (packages/table/src/sight.ts, as it is sent). */
import { gameIds, type Types } from "@guinguette/rules/contract";
import { z } from "zod";
import { move } from "./offers.ts";
import { botLevel, colour, options, seat, settings, viewer } from "./terms.ts";

const looks = { name: z.string(), colour: colour.exactOptional() };

const chair = z.strictObject({
  holder: z.union([
    z.strictObject({ kind: z.literal("person"), ...looks }),
    z.strictObject({ kind: z.literal("bot"), level: botLevel, ...looks }),
    z.strictObject({ kind: z.literal("nobody"), ...looks }),
  ]),
  standIn: botLevel.nullable(),
  resigned: z.boolean(),
});

/** What is to be seen and heard, each game says. */
const view: z.ZodType<Types["view"]> = z.looseObject({ seat: viewer });
const event: z.ZodType<Types["event"]> = z.looseObject({ type: z.string() });

/** A move that was made, as far as all know it (packages/table/src/deed.ts, as it is sent). */
export const deed = z.strictObject({ seat, move: move.nullable(), view });

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
  question: z.strictObject({ number: z.int(), seat, keep: z.int(), agreed: z.int() }).nullable(),
  winners: z.array(seat).nullable(),
  kept: z.int(),
  heard: z.array(z.strictObject({ at: z.int(), event })),
});
