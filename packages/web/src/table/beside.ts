/** What happened at a table beside its moves, among what is told of them. */
import type { BotName } from "@guinguette/bots/levels";
import type { Seat } from "@guinguette/rules/seats";
import { type Incident, standInOf } from "@guinguette/table/incidents";
import type { Sight } from "@guinguette/table/sight";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Sentence } from "./sentences.ts";

/** How it is told: `apart/incidents-said.ts` has the words. */
export interface Beside {
  /** Null where there is nothing to say. */
  said(incident: Incident): string | null;
  /** How a seat is called whose bot plays in the place of whoever is called so. */
  standIn(level: BotName, name: string): string;
}

/** The lines of a game, where what a bot did in somebody's place is told as its own. */
export function asPlayed(
  linesWith: (names: SeatNames) => readonly Sentence[],
  { movers, standIns }: Pick<Sight, "movers" | "standIns">,
  { standIn }: Pick<Beside, "standIn">,
  names: SeatNames,
): Sentence[] {
  const found = new Map<string, readonly Sentence[]>();
  return linesWith(names).map((line, index) => {
    const { seat, at } = line;
    if (seat === null) return line;
    // What comes of several choices at once is told after the last of them: each is its own seat's last.
    const level = standInOf(standIns, movers.lastIndexOf(seat, at));
    if (level === null) return line;
    const key = `${seat} ${level}`;
    const called = (other: Seat) => (other === seat ? standIn(level, names(seat)) : names(other));
    // The same lines, but for a name.
    const lines = found.get(key) ?? linesWith(called);
    found.set(key, lines);
    return lines[index] ?? line;
  });
}

/** How whoever made the last move of a seat is called, where that was a bot in its person's place. */
export function calledAs(
  seat: Seat,
  { movers, standIns }: Pick<Sight, "movers" | "standIns">,
  { standIn }: Pick<Beside, "standIn">,
  names: SeatNames,
): SeatNames {
  const level = standInOf(standIns, movers.lastIndexOf(seat));
  if (level === null) return names;
  return (other) => (other === seat ? standIn(level, names(seat)) : names(other));
}

/** Lines in the order in which they happened, and each incident before what was played after it. */
export function withIncidents(
  lines: readonly Sentence[],
  incidents: readonly Incident[],
  said: Beside["said"],
): Sentence[] {
  const all = [...lines];
  for (const incident of incidents.toReversed()) {
    const text = said(incident);
    if (text === null) continue;
    const { at, seat, number } = incident;
    const next = all.findIndex((line) => line.beside === true || (line.from ?? line.at) >= at);
    all.splice(next === -1 ? all.length : next, 0, {
      // No line of the game has it.
      key: -number,
      at,
      from: null,
      seat,
      text,
      gain: null,
      beside: true,
    });
  }
  return all;
}
