/** Once a table has started, every wish goes through the game's own `offer`. */
import { holdsSeat, type Seat } from "@guinguette/rules/seats";
import type { Answer, Change, Offer, TableWhy } from "@guinguette/table/changes";
import { madeBefore, offer } from "@guinguette/table/offer";
import { isSame } from "@guinguette/table/same";
import { hasBeen, isOver, isPresent, type Table } from "@guinguette/table/table";
import type { WireOffer } from "@guinguette/wire/offers";
import { cutName } from "@guinguette/words/names";
import { count, isFull, whoseOffer } from "./bounds.ts";
import { isBound, isTimeUp } from "./clock.ts";
import type { Entry, Person } from "./entries.ts";
import { looksOf, notSo } from "./looks.ts";
import { follow, type Room } from "./room.ts";

export interface Made {
  readonly answer: Answer;
  readonly entry: Entry | null;
}

/**
 * Offers something to the game at a seat: by its person, or by the house (null). What is granted is made in memory at
 * once, before it is stored, and is folded in then: nobody folds its entry again. There is no undoing it. Where it cannot
 * be stored, whoever called this (`rooms/rooms.ts`) forgets the room and reads it anew. `now`: where it comes from a person,
 * who makes no move once their time is up.
 */
export function offerAt(
  room: Room,
  seat: Seat,
  offered: Offer,
  person: Person | null,
  now: number | null = null,
): Made {
  const { table } = room;
  if (table === null) return { answer: refusedOffer("not-yet"), entry: null };
  // Whatever should have put a bot there is late, and not they. What was thought for an earlier position is no new move.
  const isMove = offered.kind === "play" && offered.seen >= table.position;
  if (isMove && person !== null && now !== null && isTimeUp(room, seat, now))
    return { answer: refusedOffer("bot-first"), entry: null };
  const wished = offered.kind === "sit-down" ? { ...offered, name: cutName(offered.name).trim() } : offered;
  if (wished.kind === "sit-down" && person !== null) {
    const why = wished.name === "" ? "malformed" : notSo(looksOf(room), person, seat, wished);
    if (why !== null) return { answer: refusedOffer(why), entry: null };
  }
  const isSeating = wished.kind === "sit-down" || wished.kind === "stand-up";
  if (isSeating && person !== null && isBound(room, seat))
    return { answer: refusedOffer("bot-first"), entry: null };
  if (person !== null && isAsItIs(table, seat, wished))
    return { answer: { ok: true, number: numberOf(table, seat, wished), again: true }, entry: null };
  if (!isRefusedByEnd(table, wished) && isFull(room, table, seat, wished, person))
    return { answer: whenFull(table, seat, wished), entry: null };
  const whose = whoseOffer(table, seat, wished, person);
  const answer = offer(table, seat, wished, person !== null);
  const change = answer.ok && !answer.again ? table.changes.at(-1) : undefined;
  if (change === undefined) return { answer, entry: null };
  const entry = { kind: "changed", person, change } as const;
  count(room, whose);
  follow(room, entry);
  room.number++;
  return { answer, entry };
}

/** Once a game is over it keeps only who comes and goes, and says so itself, however full it is. */
function isRefusedByEnd(table: Table, { kind }: Offer): boolean {
  return isOver(table) && !["sit-down", "stand-up", "bot-in", "bot-out"].includes(kind);
}

/** What was done before the table was full, and is asked again because its answer was lost, is answered as it was then. */
function whenFull(table: Table, seat: Seat, offered: Offer): Answer {
  const number = madeBefore(table, seat, offered);
  return number === null ? refusedOffer("full") : { ok: true, number, again: true };
}

/** What made each of these as it is. */
const madeBy: Readonly<Partial<Record<Offer["kind"], Change["kind"]>>> = {
  "sit-down": "sat-down",
  play: "sealed",
  agree: "agreed",
};

/** The number of the seat's own change that made it so; where it was so from the deal on, that of the last one. */
function numberOf({ changes }: Table, seat: Seat, { kind }: Offer): number {
  const at = changes.findLastIndex((change) => change.seat === seat && change.kind === madeBy[kind]);
  return at === -1 ? changes.length : at + 1;
}

/** Whether all is already as somebody would have it: then there is nothing to keep. */
function isAsItIs(table: Table, seat: Seat, offered: Offer): boolean {
  const { question, position, choices, chairs } = table;
  const chair = chairs[seat];
  if (chair === undefined || !isPresent(chair) || !hasBeen(table, offered.seen)) return false;
  switch (offered.kind) {
    case "sit-down": {
      const { name, colour } = chair.holder;
      return !chair.resigned && offered.name === name && (offered.colour ?? colour) === colour;
    }
    case "play": {
      const chosen = choices[seat] ?? null;
      return chosen !== null && offered.seen >= position && isSame(chosen, offered.move);
    }
    case "agree":
      return question !== null && offered.seen >= question.number && holdsSeat(question.agreed, seat);
    default:
      return false;
  }
}

/** Which bot plays on for somebody who gives up or stays away, where the table does not say which holds a seat. */
export const usualLevel = "perch";

/** What somebody has sent, with what is for the table to say. */
export function wholeOffer({ plan }: Room, offered: WireOffer): Offer {
  if (offered.kind !== "resign") return offered as Offer;
  return { ...offered, level: plan.away === "wait" ? usualLevel : plan.away };
}

export function refusedOffer(
  why: Extract<
    TableWhy,
    "not-yet" | "malformed" | "no-such-seat" | "colour-taken" | "name-taken" | "bot-first" | "full"
  >,
): Answer {
  return { ok: false, because: { kind: "table", why } };
}
