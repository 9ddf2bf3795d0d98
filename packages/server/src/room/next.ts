/** The next table, at which those of a game that is over play on. */
import type { Opened, Person, Seated } from "./entries.ts";
import { mostPlayers } from "./plan.ts";
import type { Room } from "./room.ts";

/**
 * The same is planned, and dealt anew. Bots stay, and seats are kept for the people who have them: each adds chance of
 * their own when they come; none for those who were `erased`, meanwhile or before. Whoever asks first opens it.
 */
export function nextOpening(
  { plan, seats, table, gone }: Room,
  host: Person,
  erased: ReadonlySet<Person> = new Set(),
): Omit<Opened, "code"> {
  const kept = seats.map((seated, seat): Seated | null => {
    const holder = table?.chairs[seat]?.holder;
    if (holder === undefined || holder.kind === "nobody") return null;
    const { name, colour } = holder;
    const looks = { name, ...(colour === undefined ? {} : { colour }) };
    if (holder.kind === "bot") return { person: null, level: holder.level, ...looks, chance: null };
    const person = seated?.person ?? null;
    const isGone = person === null || erased.has(person) || gone.includes(person);
    return isGone ? null : { person, ...looks, chance: null };
  });
  if (plan.empty === "wait") return { kind: "opened", host, plan, given: null, seats: kept };
  // There is a seat for whoever comes now.
  const players = mostPlayers(plan.game);
  const free = Array.from({ length: players - kept.length }, () => null);
  return { kind: "opened", host, plan: { ...plan, players }, given: null, seats: [...kept, ...free] };
}
