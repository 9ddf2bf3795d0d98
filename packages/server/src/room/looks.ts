/** What those at a table are told apart by: no two have the same colour, and nobody comes under another's name. */
import type { Seat } from "@guinguette/rules/seats";
import type { Table } from "@guinguette/table/table";
import { type Been, isAnothers } from "./been.ts";
import type { Person } from "./entries.ts";

/** Who has which colour, by seat, and who was called how. */
interface Looks {
  readonly seats: readonly ({ readonly colour?: number | undefined } | null)[];
  readonly been: readonly Been[];
}

/** Why somebody does not sit there with this colour, or under this name. */
export function notSo(
  looks: Looks,
  person: Person,
  seat: Seat,
  { name, colour }: { readonly name: string; readonly colour?: number },
): "colour-taken" | "name-taken" | null {
  const isTaken = looks.seats.some((other, at) => at !== seat && other?.colour === colour);
  if (colour !== undefined && isTaken) return "colour-taken";
  return isAnothers(looks, person, name) ? "name-taken" : null;
}

/** The same as a table tells it that is seen late: whose seats they are is not in it, nor does it matter here. */
export function looksAt(
  { been }: Pick<Looks, "been">,
  { opened, changes }: Pick<Table, "opened" | "changes">,
): Looks {
  // A bot that came from an earlier table may have a colour, too.
  const seats: Looks["seats"][number][] = opened.map(({ holder }) => holder);
  const names = new Set(opened.flatMap(({ holder }) => (holder.kind === "person" ? holder.name : [])));
  for (const change of changes) {
    if (change.kind === "bot-out") seats[change.seat] = null;
    if (change.kind !== "sat-down") continue;
    seats[change.seat] = { colour: change.colour ?? seats[change.seat]?.colour };
    names.add(change.name);
  }
  return { seats, been: been.map((one) => ({ ...one, names: one.names.filter((name) => names.has(name)) })) };
}
