/** What is sent to the tables by HTTP, and what comes back. */
import { gameIds } from "@guinguette/rules/contract";
import { z } from "zod";
import { roomView } from "./room.ts";
import { hintsTaken } from "./sight.ts";
import { idDigits } from "./table-id.ts";
import { botLevel, chance, colour, hex256, name, options, plan, seat, settings, tableId } from "./terms.ts";

/** Who asks has a name now, and a cookie that says so. */
export const me = z.strictObject({ isNew: z.boolean() });
export type Me = z.infer<typeof me>;

/** Documented as the widest of all games; each says its own numbers to whoever asks for others. */
const players = z.int().meta({ minimum: 1, maximum: 8 });

/** What is not said is as usual. */
const planned = {
  /** Not said, it is `wait` where a number of players is said with it. */
  empty: plan.shape.empty.exactOptional(),
  options: options.exactOptional(),
  settings: settings.partial().exactOptional(),
  listed: z.boolean().exactOptional(),
  watching: plan.shape.watching.exactOptional(),
  clock: plan.shape.clock.exactOptional(),
  away: plan.shape.away.exactOptional(),
  delay: plan.shape.delay.exactOptional(),
};

export const newTable = z.strictObject({
  game: z.enum(gameIds),
  /** Not said, there are as many seats as the game has, and those that nobody takes go at the start. */
  players: players.exactOptional(),
  ...planned,
  /** A deal that whoever opens the table chooses: everybody is told so, and nothing is proven. */
  seed: z.string().max(1000).exactOptional(),
  setup: z.record(z.string(), z.unknown()).exactOptional(),
});
export type NewTable = z.infer<typeof newTable>;

export const newPlan = z.strictObject({
  game: z.enum(gameIds).exactOptional(),
  players: players.exactOptional(),
  ...planned,
});
export type NewPlan = z.infer<typeof newPlan>;

/** By which key a request would be known again. */
const idempotencyKey = z.string().max(200);
export const keyHeader = z.object({ "idempotency-key": idempotencyKey.exactOptional() });

/** `chance`: 128 bits of one's own, in hexadecimal digits. */
export const sitDown = z.strictObject({ name, colour: colour.exactOptional(), chance });
export type SitDown = z.infer<typeof sitDown>;

/** A bot is put in a seat. Without a name, each reader calls it by its level. */
export const botIn = z.strictObject({ level: botLevel, name: name.exactOptional() });
export type BotIn = z.infer<typeof botIn>;

/** Whether others may watch from one's own seat, where the plan allows it. */
export const shownSeat = z.strictObject({ shown: z.boolean() });

/** Where a page of the list begins: after what the page before it ended with. */
const pageMark = z.string().regex(new RegExp(`^[0-9]{1,16}\\.${idDigits}$`));
/** What may stand behind the question mark; anything else there says nothing. */
export const listQuery = z.object({ from: pageMark.exactOptional() });

export const tableList = z.strictObject({
  tables: z.array(roomView.omit({ mine: true })),
  /** Where the list goes on, if it does. */
  next: pageMark.nullable(),
});
export type TableList = z.infer<typeof tableList>;

/** What opens a deal once the game is over. */
export const fairness = z.strictObject({
  room: tableId,
  secret: hex256,
  commitment: hex256,
  /** By seat; a bot adds none. */
  chances: z.array(chance.nullable()),
});
export type Fairness = z.infer<typeof fairness>;

export const record = z.looseObject({
  format: z.string(),
  game: z.enum(gameIds),
  players: z.int(),
  options,
  seed: z.string(),
  setup: z.record(z.string(), z.unknown()).exactOptional(),
  moves: z.array(z.strictObject({ seat, move: z.looseObject({ type: z.string() }) })),
  names: z.array(z.string()),
  /** Not there where nobody took any. */
  hints: z.array(hintsTaken).exactOptional(),
  /** Not there where the deal was given. */
  fairness: fairness.exactOptional(),
  /** Of all the rest, as docs/fairness.md says, and always last. */
  digest: hex256,
});
