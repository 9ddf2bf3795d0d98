/** The curtain between two people, and the way back to somebody who has chosen or moved already. */
import type { Seat } from "@guinguette/rules/seats";
import { backKey } from "./keys.ts";
import { lastMover, type Room, sightOfAll } from "./room.ts";
import { backTo, curtain } from "./words.ts";

/**
 * Draws the curtain where the one who looked last must not see what the next one sees, or may be another. Who wants the
 * device instead; undefined if the one it was meant for has it.
 */
export async function handOver(room: Room, seat: Seat): Promise<Seat | undefined> {
  const { terminal, names, language } = room;
  if (room.secret && (room.looking !== seat || !terminal.stayed())) {
    room.looking = undefined;
    terminal.clear();
    const other = whoElse(room, seat);
    if (other !== undefined) terminal.say(backTo(other.why, names(other.seat), language));
    const pressed = await terminal.anyKey(curtain(names(seat), terminal.screen, language));
    terminal.clear();
    if (other !== undefined && pressed.toLowerCase().startsWith(backKey)) return other.seat;
  }
  room.looking = seat;
  return undefined;
}

interface Other {
  readonly seat: Seat;
  readonly why: "choice" | "move" | "turn";
}

/**
 * Who else may want the device: all who have made a sealed choice can change it, one after the other; else whoever
 * moved last may want to take that back. Whether they can is told to nobody else, for it may depend on their secrets.
 */
function whoElse(room: Room, seat: Seat): Other | undefined {
  const { ready, terms, question } = sightOfAll(room);
  if (question !== null) return undefined;
  const chosen = ready.filter((one) => room.people.includes(one));
  const moved = chosen.length === 0 && terms.settings.takeBack !== "none" ? lastMover(room) : undefined;
  const ring: Other[] = chosen.map((one) => ({ seat: one, why: "choice" }));
  if (moved !== undefined) ring.push({ seat: moved, why: "move" });
  const turn = nextInTurn(room);
  if (turn !== undefined && ring.every((other) => other.seat !== turn))
    ring.push({ seat: turn, why: "turn" });
  ring.sort((one, other) => one.seat - other.seat);
  const others = ring.filter((other) => other.seat !== seat);
  return others.findLast((other) => other.seat < seat) ?? others.at(-1);
}

/** Whose turn it is among the people: of several, whoever has the device already. */
export function nextInTurn(room: Room): Seat | undefined {
  const waiting = sightOfAll(room).awaited.filter((seat) => room.people.includes(seat));
  return waiting.find((seat) => seat === room.looking) ?? waiting[0];
}
