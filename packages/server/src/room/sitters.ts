import type { Room } from "./room.ts";

/** Who has a seat: a person, also while a bot holds it for them; a bot of its own; or nobody. */
export type Sitter = "person" | "bot" | "nobody";

export function sittersIn({ seats, table }: Pick<Room, "seats" | "table">): Sitter[] {
  return seats.map((seated, seat) => {
    if (table !== null) return table.chairs[seat]?.holder.kind ?? "nobody";
    if (seated === null) return "nobody";
    return seated.person === null ? "bot" : "person";
  });
}
