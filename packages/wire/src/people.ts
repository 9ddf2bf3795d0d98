/** What somebody asks about themselves, and what they are answered. */
import { z } from "zod";
import { pushes } from "./push.ts";
import { roomView } from "./room.ts";
import { botLevel, code, name, seat, tableId } from "./terms.ts";

const time = z.int();

/** `GET /me`: whether anybody knows who asks. */
export const known = z.strictObject({ known: z.boolean() });
export type Known = z.infer<typeof known>;

/** `GET /codes/:code`: the table with this code, and the code as it was read. */
export const found = z.strictObject({ table: tableId, code });
export type Found = z.infer<typeof found>;

/** `GET /me/tables`: those that wait for whoever asks come first, and those that are over last. */
export const myTables = z.strictObject({
  tables: z.array(
    z.strictObject({
      room: roomView,
      /** Whether it waits for whoever asks. */
      awaited: z.boolean(),
      /** Since when it waits for somebody, in milliseconds since 1970; null where it waits for nobody. */
      since: time.nullable(),
      /** All whom it waits for. */
      waitsFor: z.array(seat),
      /** The bot that holds the seat of whoever asks until they are back; null where none does. */
      standIn: botLevel.nullable(),
    }),
  ),
  /** Tables of theirs that the server cannot read any more. */
  unread: z.array(tableId),
  /** Tables of theirs that could not be read in time: whoever asks again is told of them. */
  later: z.array(tableId),
});
export type MyTables = z.infer<typeof myTables>;

/** `POST /me/carry`: what makes another device this person's too, once and not for long. */
export const carry = z.strictObject({ code: z.string(), expires: time });
export type Carry = z.infer<typeof carry>;

/** `POST /me/carried`, on the other device; as it was read or typed. */
export const carried = z.strictObject({ code: z.string().max(100) });

/** `POST /me/tokens`: a program that plays for whoever asks. */
export const newToken = z.strictObject({ name });
export const madeToken = z.strictObject({ id: tableId, token: z.string() });
export type MadeToken = z.infer<typeof madeToken>;

const token = z.strictObject({ id: tableId, name: z.string(), made: time });
/** `GET /me/tokens`: what they are called; the tokens themselves are told once. */
export const tokens = z.strictObject({ tokens: z.array(token) });
export type Tokens = z.infer<typeof tokens>;

/** What may stand behind the question mark: the `next` of the part before. Anything else there says nothing. */
export const exportQuery = z.object({ from: tableId.exactOptional() });

/** `GET /me/export`: all that is kept of whoever asks, tables by the order of their ids. */
export const exported = z.strictObject({
  format: z.literal("guinguette/person/1"),
  made: time,
  tables: z.array(
    z.strictObject({
      room: roomView,
      /** What they did there, in order, as it is kept. */
      deeds: z.array(z.strictObject({ at: time, deed: z.looseObject({ kind: z.string() }) })),
      /** The whole game, once it is over; null where they may not read it. */
      record: z.looseObject({}).nullable(),
    }),
  ),
  /** Where it goes on, if they have more tables than these. */
  next: tableId.nullable(),
  /** Tables that the server cannot read any more: what they did there is not among it. */
  unread: z.array(tableId),
  tokens: tokens.shape.tokens,
  /** The browsers that are told of their turns. */
  subscriptions: pushes.shape.subscriptions,
});
export type Exported = z.infer<typeof exported>;

/** `DELETE /me`: nobody knows whoever asks any more, but for tables that the server cannot read. */
export const erased = z.strictObject({
  known: z.literal(false),
  /** Whether nothing is left to be done. If not, the server goes on by itself: whoever asks again is told how it ended. */
  done: z.boolean(),
  /** Tables that the server could not read: they are as they were. */
  unread: z.array(tableId),
});
export type Erased = z.infer<typeof erased>;
