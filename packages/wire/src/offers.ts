/** What somebody offers to a table in play, and the answer (packages/table/src/changes.ts, as it is sent). */
import type { Refused, Types } from "@guinguette/rules/contract";
import { z } from "zod";
import { botLevel, colour, name } from "./terms.ts";

/** Which moves there are, each game says. */
export const move: z.ZodType<Types["move"]> = z.looseObject({ type: z.string() });
const seen = z.number();

/**
 * The same as at any other table. That a bot comes or goes, or that time is up, is for the server to say: of anybody else
 * it is understood, and refused as not theirs to say.
 */
export const offer = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("play"), seen, move }),
  z.strictObject({
    kind: z.enum(["unseal", "take-back", "withdraw", "agree", "refuse", "hint", "stand-up", "bot-out"]),
    seen,
  }),
  z.strictObject({ kind: z.literal("sit-down"), seen, name, colour: colour.exactOptional() }),
  z.strictObject({ kind: z.literal("bot-in"), seen, level: botLevel, name }),
  z.strictObject({ kind: z.literal("time-out"), seen, level: botLevel }),
  /** Which bot plays on in their place, the table says: a level that is sent here says nothing. */
  z.strictObject({ kind: z.literal("resign"), seen, level: botLevel.exactOptional() }),
]);

export type WireOffer = z.infer<typeof offer>;

const tableWhys = [
  "not-yet",
  "malformed",
  "no-such-seat",
  "over",
  "nothing-sealed",
  "nothing-to-take-back",
  "not-free",
  "asked-already",
  "nothing-asked",
  "no-hints",
  "not-your-turn",
  "not-yours-to-say",
  "seat-taken",
  "colour-taken",
  "name-taken",
  "bot-first",
  "full",
  "no-bot-there",
  "no-person-there",
] as const;

const refused: z.ZodType<Refused> = z.looseObject({ rule: z.string(), why: z.string() });

const because = z.union([
  z.strictObject({
    kind: z.literal("rule"),
    /** The rule, which of its cases, and the parameters of the sentence. */
    refusal: refused,
  }),
  z.strictObject({ kind: z.literal("stale") }),
  z.strictObject({
    kind: z.literal("table"),
    why: z.enum(tableWhys),
    /** Where it is malformed: where in what was sent, and what would be right, for people. */
    at: z.string().exactOptional(),
    detail: z.string().exactOptional(),
  }),
]);

export const answer = z.union([
  z.strictObject({ ok: z.literal(true), number: z.int(), again: z.boolean() }),
  z.strictObject({ ok: z.literal(false), because }),
]);
