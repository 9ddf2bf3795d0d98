/** A table as everybody sees it before and beside the game: what is planned, who sits where, how it is dealt. */
import { z } from "zod";
import { colour, hex256, plan, seat, tableId } from "./terms.ts";

const sitting = z.strictObject({
  name: z.string(),
  colour: colour.exactOptional(),
  /** The hash of the seat's own chance, so that nobody can change it once the deal is known. */
  seal: hex256,
});

export const roomView = z.strictObject({
  id: tableId,
  plan,
  stage: z.enum(["waiting", "playing", "over"]),
  /** By seat; null where somebody may sit down. */
  seats: z.array(sitting.nullable()),
  /** The hash of the server's secret, published before it knew what any seat adds. */
  commitment: hex256,
  /** Sealed: the deal comes of all their chances. Given: whoever opened the table chose it, and nothing is proven. */
  dealing: z.enum(["sealed", "given"]),
  /** What the asker is here. */
  mine: z.strictObject({ seat: seat.nullable(), host: z.boolean() }),
});
export type RoomView = z.infer<typeof roomView>;
