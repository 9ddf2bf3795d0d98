/** Colours and names at a table that gathers. */
import type { Game } from "@guinguette/rules/contract";
import type { Chair } from "@guinguette/table/terms";
import type { RoomView } from "@guinguette/wire/room";
import type { Language } from "@guinguette/words/language";
import { soundOf } from "@guinguette/words/name-sound";
import { coloursToChoose } from "../table/colours.ts";
import { saidName } from "../table/names.ts";
import { levelSaid } from "../words/levels.ts";

type Sitting = RoomView["seats"][number];
type Kept = Extract<Sitting, { kind: "person" }> & { seal: null };

/** Whether a seat is kept for somebody who has not come yet. */
export function isKept(sitting: Sitting | undefined): sitting is Kept {
  return sitting?.kind === "person" && sitting.seal === null;
}

/** Whether a seat is kept for whoever asks, who has not come yet: all gather for the next game. */
export function isExpected({ seats, mine }: Pick<RoomView, "seats" | "mine">): boolean {
  return mine.seat !== null && isKept(seats[mine.seat]);
}

/** The colour that was chosen at a seat, else its own. */
export function colourAt(seats: RoomView["seats"], seat: number): number {
  return seats[seat]?.colour ?? seat;
}

/** The colours that a player at this seat may have: its own, and those of no other seat. A free seat keeps its colour only
 * where all seats are waited for; else the player who comes there is given another. */
export function coloursFor(
  game: Game,
  { seats, plan }: { readonly seats: RoomView["seats"]; readonly plan: Pick<RoomView["plan"], "empty"> },
  seat: number,
): readonly number[] {
  if (game.about.colourIsSeat) return [seat];
  const isTheirs = (other: number) =>
    other !== seat && (plan.empty === "wait" || (seats[other] ?? null) !== null);
  const others = new Set(seats.flatMap((_, other) => (isTheirs(other) ? [colourAt(seats, other)] : [])));
  const all = Array.from({ length: coloursToChoose(game, seats.length) }, (_, colour) => colour);
  return all.filter((colour) => !others.has(colour));
}

/** Whether somebody may still come to play: to a free seat, or to one that is kept for them. */
export function mayComeToPlay(seats: RoomView["seats"]): boolean {
  return seats.some((sitting) => sitting === null || isKept(sitting));
}

/** Whether a person in another seat is called so. */
export function isCalledSo(seats: RoomView["seats"], seat: number, name: string): boolean {
  const sound = soundOf(name);
  return seats.some((other, at) => at !== seat && other?.kind === "person" && soundOf(other.name) === sound);
}

/** How whoever sits there is called; a bot that nobody named goes by its level. */
export function nameAt(sitting: NonNullable<Sitting>, language: Language): string {
  const name = saidName(sitting.name, language);
  return name === "" && sitting.kind === "bot" ? levelSaid(sitting.level, language) : name;
}

/** A seat as it was planned, until the table itself is seen. */
export function chairOf(sitting: Sitting): Chair {
  const { seal: _seal, ...holder } = { seal: null, ...(sitting ?? { kind: "nobody" as const, name: "" }) };
  return { holder, standIn: null, resigned: false };
}
