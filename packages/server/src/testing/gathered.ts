/** People who have gathered around a table of a server. */
import type { NewTable } from "@guinguette/wire/http";
import type { RoomView } from "@guinguette/wire/room";
import { type SomePerson, somebody } from "./person.ts";

export interface Gathered {
  readonly room: RoomView;
  /** By seat; usually the first one opened the table. */
  readonly people: readonly SomePerson[];
}

/** Opens a table, has everybody sit down, and starts it. */
export async function gathered(
  address: () => string,
  plan: NewTable,
  names: readonly string[] = Array.from({ length: plan.players ?? 2 }, (_, seat) => `P${seat}`),
  /** Who opens the table, if it is nobody of those who sit down. */
  apart: SomePerson | null = null,
): Promise<Gathered> {
  const people = names.map(() => somebody(address));
  const host = apart ?? people[0];
  if (host === undefined) throw new Error("nobody came");
  const { id } = await host.do("POST", "/tables", plan);
  for (const [seat, person] of people.entries())
    await person.do("POST", `/tables/${id}/seats/${seat}`, { name: names[seat], chance: chanceOf(seat) });
  return { room: await host.do("POST", `/tables/${id}/start`), people };
}

export function chanceOf(seat: number): string {
  return seat.toString(16).padStart(32, "c");
}
