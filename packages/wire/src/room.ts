/** A table as everybody sees it before and beside the game: what is planned, who sits where, how it is dealt. */
import { z } from "zod";
import { botLevel, code, colour, hex256, plan, seat, tableId } from "./terms.ts";

const looks = { name: z.string(), colour: colour.exactOptional() };

const sitting = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("person"),
    ...looks,
    /** The hash of the seat's own chance, so that nobody can change it once the deal is known. Null while the seat is
     * kept for somebody who has not come yet, and where a bot sat when it was dealt. */
    seal: hex256.nullable(),
  }),
  /** A bot adds no chance of its own. Where nobody named it, its name is empty: each reader calls it by its level. */
  z.strictObject({ kind: z.literal("bot"), level: botLevel, ...looks }),
]);

export const roomView = z.strictObject({
  id: tableId,
  /** What it is called: `GET /codes/:code` leads here, also some time after the game. A table from before there were
   * such names has its id here. */
  code: z.union([code, tableId]),
  plan,
  stage: z.enum(["waiting", "playing", "over"]),
  /** By seat; null where nobody sits. Before the start anybody may sit down there. In play a seat that its person has left
   * is theirs, until the host has put a bot there and taken it out again: then it is for whoever comes. */
  seats: z.array(sitting.nullable()),
  /** The seats that agree to be watched from, where the plan allows it: everybody is told which. */
  shown: z.array(seat),
  /** The hash of the server's secret, published before it knew what any seat adds. */
  commitment: hex256,
  /** Sealed: the deal comes of all their chances. Given: whoever opened the table chose it, and nothing is proven. */
  dealing: z.enum(["sealed", "given"]),
  /** The digest of the record once the game is over, so that everybody knows theirs for the true one; null before. */
  digest: hex256.nullable(),
  /** The table at which they play on, once somebody has asked for it. */
  next: tableId.nullable(),
  /** The seat of whoever keeps the table; null where they have none. */
  host: seat.nullable(),
  /** What the asker is here. */
  mine: z.strictObject({
    /** Their own seat; null where they have none, also while they watch from another's. */
    seat: seat.nullable(),
    /** Whether they keep the table. */
    host: z.boolean(),
  }),
});
export type RoomView = z.infer<typeof roomView>;
