/** What those at a table are told apart by: no two have the same colour, and nobody comes under another's name. */

import type { GameId } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import type { Seat } from "@guinguette/rules/seats";
import { soundOf } from "@guinguette/words/name-sound";
import { type Been, wasCalled } from "./been.ts";
import type { Person } from "./entries.ts";
import type { Room } from "./room.ts";

/** Who has which colour, by seat, and who is and was called how. */
interface Looks {
  readonly seats: readonly ({ readonly colour?: number | undefined } | null)[];
  readonly been: readonly Been[];
  /** How the seats are called of which `been` does not tell: before the start all of them, then those of bots. Where there
   * is no name, it is empty. */
  readonly called: readonly string[];
}

export function looksOf({ seats, been, table }: Pick<Room, "seats" | "been" | "table">): Looks {
  const called =
    table === null
      ? seats.map((seated) => seated?.name ?? "")
      : table.chairs.map(({ holder }) => (holder.kind === "bot" ? holder.name : ""));
  return { seats, been, called };
}

/** Why somebody does not sit there with this colour, or under this name. */
export function notSo(
  looks: Looks,
  person: Person,
  seat: Seat,
  { name, colour }: { readonly name: string; readonly colour?: number },
): "colour-taken" | "name-taken" | null {
  // Who has said no colour has that of their seat. What one has already may be said again.
  const isTaken = looks.seats.some(
    (other, at) => at !== seat && other !== null && (other.colour ?? at) === colour,
  );
  if (isTaken && looks.seats[seat]?.colour !== colour) return "colour-taken";
  return !wasCalled(looks, person, name) && isCalled(looks, seat, name) ? "name-taken" : null;
}

/** Whether somebody is called so at another seat, or was anywhere: whoever comes so would be taken for them. A bot has no
 * name but the one it is given. */
export function isCalled({ been, called }: Looks, seat: Seat, name: string): boolean {
  const sound = soundOf(name);
  if (sound === "") return false;
  return (
    been.some(({ names }) => names.some((other) => soundOf(other) === sound)) ||
    called.some((other, at) => at !== seat && soundOf(other) === sound)
  );
}

/** The colour of whoever sits down there and chooses none, where another has chosen the seat's own: the first that nobody
 * has. Undefined where it is the seat's own. */
export function colourBeside({ seats, plan }: Pick<Room, "seats" | "plan">, seat: Seat): number | undefined {
  const { about } = gameOf(plan.game);
  const has = (colour: number) =>
    seats.some((other, at) => at !== seat && other !== null && (other.colour ?? at) === colour);
  // Where a number of players was said, nobody is given what they did not choose.
  if (plan.empty === "wait" || about.colourIsSeat || !has(seat)) return undefined;
  return Array.from({ length: Math.max(...about.players) }, (_, colour) => colour).find(
    (colour) => !has(colour),
  );
}

/** By seat, the colour that each keeps as they move up: what they chose, else their seat's; where another has chosen that
 * one, the first that nobody has. */
export function coloursKept(game: GameId, seats: Looks["seats"]): readonly (number | null)[] {
  const chosen = seats.map((seated) => seated?.colour);
  const kept = seats.map((seated, seat) => {
    if (seated === null) return null;
    return seated.colour ?? (chosen.includes(seat) ? null : seat);
  });
  const free = Array.from({ length: Math.max(...gameOf(game).about.players) }, (_, colour) => colour).filter(
    (colour) => !kept.includes(colour),
  );
  return kept.map((colour, seat) => (seats[seat] === null ? null : (colour ?? free.shift() ?? seat)));
}
