/** Seeing, playing and offering through the end of a link. */
import type { Viewer } from "@guinguette/rules/contract";
import { type Seat, seatsIn } from "@guinguette/rules/seats";
import { expect } from "vitest";
import type { Answer, Offer } from "../changes.ts";
import { legalMoves, type Sight } from "../sight.ts";
import { storedOf } from "../stored.ts";
import { awaited, type Table } from "../table.ts";
import type { End } from "./end.ts";
import { type Offered, offerOf, type Whim } from "./offers.ts";

const text = JSON.stringify;

export const viewersOf = (table: Table): Viewer[] => ["spectator", ...table.chairs.keys()];

/** What somebody sees who begins to watch now. */
export async function seen(end: End, viewer: Viewer, since: number): Promise<Sight> {
  const link = await end.linkFor(viewer);
  const sights: Sight[] = [];
  const stop = link.watch(since, (sight) => sights.push(sight));
  await end.settled();
  stop();
  const sight = sights[0];
  if (sight === undefined) throw new Error("nothing was to be seen");
  return sight;
}

/** Plays so many legal moves, whoever is waited for; a seat without a person is moved by the house. */
export async function playOn(end: End, moves: number): Promise<void> {
  for (let count = 0; count < moves; count++) {
    const { table } = end;
    const [seat] = seatsIn(awaited(table));
    if (seat === undefined) return;
    const legal = legalMoves(table, seat);
    const move = legal[(table.changes.length * 7) % legal.length];
    if (move === undefined) throw new Error("nobody can move");
    const answer = await end.house(seat, { kind: "play", seen: table.changes.length, move });
    if (!answer.ok) throw new Error(text(answer));
  }
}

/** Offers a whim as whoever would: a seat by its link, some of them twice at once, the house by itself. */
export async function offerThrough(end: End, whim: Whim, made: Offered[]): Promise<void> {
  const { table } = end;
  const { seat, offered } = offerOf(table, whim, made);
  if (table.chairs[seat] === undefined) return;
  const before = text(storedOf(table));
  const number = table.changes.length;
  const isHouse = offered.kind === "time-out" || offered.kind === "bot-in" || offered.kind === "bot-out";
  const link = await end.linkFor(seat);
  const answers: Answer[] = isHouse
    ? [await end.house(seat, offered)]
    : await Promise.all(Array.from({ length: 1 + (whim.pick % 2) }, () => link.offer(offered)));
  const [first, second] = answers;
  if (first === undefined) return;
  if (second !== undefined) expect(second).toEqual(first.ok ? { ...first, again: true } : first);
  if (first.ok && !first.again) {
    expect(first.number).toBe(number + 1);
    made.push({ seat, offered });
  } else expect(text(storedOf(table))).toBe(before);
  expect(table.changes).toHaveLength(first.ok && !first.again ? number + 1 : number);
}

export function allKinds(table: Table, seat: Seat = 0): Offer[] {
  const seen = table.changes.length;
  const plain = ["unseal", "take-back", "withdraw", "agree", "refuse", "stand-up", "bot-out"] as const;
  return [
    ...plain.map((kind): Offer => ({ kind, seen })),
    ...legalMoves(table, seat).map((move): Offer => ({ kind: "play", seen, move })),
    { kind: "sit-down", seen, name: "S" },
    { kind: "bot-in", seen, level: "fry", name: "S" },
    { kind: "time-out", seen, level: "fry" },
    { kind: "resign", seen, level: "fry" },
  ];
}
