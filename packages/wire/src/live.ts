/** What goes over a live connection, one a viewer: JSON texts, told apart by their `type`. */
import { z } from "zod";
import { answer } from "./offers.ts";
import { problem } from "./problem.ts";
import { roomView } from "./room.ts";
import { deed, sight } from "./sight.ts";
import { seat, viewer } from "./terms.ts";

/** Of whoever asks: what is answered carries the same. */
const id = z.int().min(0);

/** All that one can say at a table: there is no free text. @public */
export const signals = ["nice-catch", "oh-no", "well-played", "thinking", "your-turn", "thanks"] as const;
export type Signal = (typeof signals)[number];

/** How somebody is at the table: here; gone for less than a minute, so that they may be on their way back; or away.
 * Bots are always here, and at an empty seat nobody is. */
const presence = z.enum(["here", "back-soon", "away"]);
export type Presence = z.infer<typeof presence>;

const vote = z.strictObject({ by: z.array(seat), needed: z.int().min(1) });
export type Vote = z.infer<typeof vote>;

export const fromViewer = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("hello"),
    version: z.int(),
    /** From a seat, or what everybody may know. */
    as: z.enum(["seat", "public"]),
    /** Another's seat, whose person agrees to be watched; not said, it is one's own. */
    seat: seat.exactOptional(),
    /** The number of the last change that was seen, 0 for none; null for who only asks and wants no sights. -1 is no change:
     * pages of earlier versions say it in a waiting room. */
    since: z.int().min(-1).nullable(),
  }),
  // What is no offer is answered like any that cannot be: that it is malformed.
  z.strictObject({ type: z.literal("offer"), id, offer: z.unknown() }),
  z.strictObject({ type: z.literal("may-take-back"), id }),
  z.strictObject({ type: z.literal("could-take-back"), id, move: z.unknown().optional() }),
  /** What the move with this number was, counted from 0. */
  z.strictObject({ type: z.literal("deed"), id, at: z.unknown().optional() }),
  /** In how long a bot may hold this seat, and to let it. Where the table waits for whoever is away: for the host; where the
   * host does not play, has a bot in their place or is away, for anybody who plays. Where somebody is there and does not move,
   * at a table without a clock: it is a vote, for all others who play. */
  z.strictObject({ type: z.literal("may-hold"), id, seat }),
  z.strictObject({ type: z.literal("hold"), id, seat }),
  /** A sign to everybody at the table, from one's own seat. */
  z.strictObject({ type: z.literal("signal"), id, signal: z.enum(signals) }),
  /** Whether the page is in sight: who looks is not told of their turn by push. Not said, it is. */
  z.strictObject({ type: z.literal("looking"), id, looking: z.boolean() }),
  /** Whether anybody is still there: browsers have no other way to ask. */
  z.strictObject({ type: z.literal("ping"), id }),
]);
export type FromViewer = z.infer<typeof fromViewer>;

export const fromTable = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("hello"),
    version: z.literal(1),
    viewer,
    /** Whether this server takes `looking`; older ones end a connection that says it. */
    looking: z.literal(true).exactOptional(),
  }),
  z.strictObject({ type: z.literal("room"), room: roomView }),
  z.strictObject({ type: z.literal("sight"), sight }),
  /** Where a table has clocks: what is left to each seat at this time of the server, in milliseconds, and whose run. */
  z.strictObject({
    type: z.literal("clock"),
    now: z.int(),
    seats: z.array(z.strictObject({ left: z.int().min(0).nullable(), running: z.boolean() })),
  }),
  z.strictObject({ type: z.literal("answer"), id, answer }),
  z.strictObject({ type: z.literal("may-take-back"), id, how: z.enum(["free", "ask"]).nullable() }),
  z.strictObject({ type: z.literal("could-take-back"), id, could: z.boolean() }),
  z.strictObject({ type: z.literal("deed"), id, deed: deed.nullable() }),
  z.strictObject({ type: z.literal("pong"), id }),
  z.strictObject({ type: z.literal("looking"), id, looking: z.boolean() }),
  /** In how many milliseconds, if nothing happens before; null where it is not for whoever asks, they have voted already, or
   * there is no reason. Where it takes a vote: who has voted, and how many votes it takes as things stand. */
  z.strictObject({ type: z.literal("may-hold"), id, in: z.int().min(0).nullable(), vote: vote.nullable() }),
  /** Whether a bot holds the seat from now on, until its person is back; everybody is told with the next sight. Whether it was a
   * vote that counts. */
  z.strictObject({ type: z.literal("hold"), id, held: z.boolean(), voted: z.boolean() }),
  /** This seat (`by`) has voted that a bot holds that one. Votes hold until the person there does anything. Told once. */
  z.strictObject({ type: z.literal("voted"), seat, by: seat }),
  /** Not sent where it was too soon after others, or where whoever asks has no seat. */
  z.strictObject({ type: z.literal("signal"), id, sent: z.boolean() }),
  z.strictObject({ type: z.literal("signalled"), seat, signal: z.enum(signals) }),
  /** A bot could not think in time, and any legal move was played for this seat; told once. */
  z.strictObject({ type: z.literal("thoughtless"), seat }),
  /** Who is there, by seat, and how many watch: whenever it changes. */
  z.strictObject({ type: z.literal("presence"), seats: z.array(presence), watching: z.int().min(0) }),
  z.strictObject({ type: z.literal("problem"), problem }),
  /** The connection ends: the server stops and another will be there, or this reader was too slow. */
  z.strictObject({ type: z.literal("bye"), why: z.enum(["restart", "slow"]) }),
]);
export type FromTable = z.infer<typeof fromTable>;
