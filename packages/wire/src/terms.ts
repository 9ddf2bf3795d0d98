/** What a table plays, and how: the words that several messages share. */
import { botNames } from "@guinguette/bots/levels";
import { gameIds } from "@guinguette/rules/contract";
import { settingValues } from "@guinguette/table/settings";
import { z } from "zod";
import { idPattern } from "./table-id.ts";

export const tableId = z.string().regex(idPattern);
/** A name for a table that one can say: a fish and a number (packages/words/src/codes.ts). */
export const code = z.string().regex(/^[a-z]{3,12}-[1-9][0-9]{1,6}$/);
export const seat = z.int().min(0).max(7);
export const viewer = z.union([seat, z.literal("spectator")]);
export const colour = z.int().min(0).max(7);
/** As it is sent; how much of it is kept is for the server to say. */
export const name = z.string().min(1).max(400);
export const hex256 = z.string().regex(/^[0-9a-f]{64}$/);
/** 128 bits of a seat's own chance. */
export const chance = z.string().regex(/^[0-9a-f]{32}$/);

export const botLevel = z.enum(botNames);

export const options = z.record(z.string().max(40), z.union([z.string().max(40), z.number()]));

export const settings = z.strictObject({
  memory: z.enum(settingValues.memory),
  takeBack: z.enum(settingValues.takeBack),
  /** Whether people may take hints: everybody is told of each, or there are none. */
  hints: z.enum(settingValues.hints),
});

/** How long somebody may take: none, so long for each move, or so long for all of theirs and a little more with each. */
const clock = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("move"), seconds: z.int().min(5).max(1_209_600) }),
    z.strictObject({
      kind: z.literal("game"),
      seconds: z.int().min(10).max(1_209_600),
      /** With every move made. */
      added: z.int().min(0).max(86_400),
    }),
  ])
  .nullable();

export const plan = z.strictObject({
  game: z.enum(gameIds),
  players: z.int().min(1).max(8),
  /** What becomes of seats that nobody has taken when it starts: it waits for them, or they go, and it is dealt for those
   * who sit there. Then `players` says how many seats there are, and from the start on how many play. */
  empty: z.enum(["wait", "go"]),
  options,
  settings,
  /** Whether everybody finds it in the list of tables that wait, or only who has its link. */
  listed: z.boolean(),
  clock,
  /** What becomes of a seat whose time is up, or, without a clock, whose person stays away while others wait: it waits, or a
   * bot holds it until they are back. */
  away: z.union([z.literal("wait"), botLevel]),
  /** What may be watched without a seat, by whoever has the link: nothing; what everybody at the table may know; or
   * also what those seats see whose persons agree. */
  watching: z.enum(["nobody", "public", "seats"]),
  /** Always 0. Tables were watched with a delay before; of a version no field is taken away. */
  delay: z.literal(0),
});
export type Plan = z.infer<typeof plan>;
