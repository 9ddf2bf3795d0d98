/** What those at a table are told beside the game: who is there, and the signs they make. */
import type { Seat } from "@guinguette/rules/seats";
import type { FromTable, Signal } from "@guinguette/wire/live";
import { type Company, companyWith } from "../company/company.ts";
import type { House } from "../house.ts";
import { tallyOf } from "../limits/tally.ts";
import type { Room } from "../room/room.ts";
import { keepsUp, type LiveSocket, sendText } from "./socket.ts";
import type { Viewers } from "./viewers.ts";

/** Who comes and goes within so many milliseconds is told at once. */
const TOGETHER = 200;
/** So many signs of one seat at once, and then so many a second. */
const SIGNS = { burst: 3, perSecond: 0.5 };

export interface Around {
  join(socket: LiveSocket, room: Room): void;
  leave(socket: LiveSocket): void;
  /** Others may sit there now. */
  reseat(room: Room): void;
  /** Who is there, as far as this process has been told. */
  presence(room: string): ReturnType<Company["presence"]>;
  /** Since when the person of a seat has been there, by the clock of the limits; null where they are away. */
  since(room: string, seat: Seat): number | null;
  /** Tells one of them who is there, if they have not been told. */
  tell(socket: LiveSocket): void;
  /** Whether it was passed on: not so soon after others. */
  signal(table: string, seat: Seat, signal: Signal): boolean;
  /** Tells all who look at it. */
  show(room: string, message: FromTable): void;
  /** A bot could not think there. */
  thoughtless(table: string, seat: Seat): void;
  tick(): void;
  close(): void;
}

export function aroundIn(
  { bus, limits }: Pick<House, "bus" | "limits">,
  viewers: Viewers,
  /** It has not read what it was sent: it is told later, with all else. */
  isSlow: (socket: LiveSocket) => void,
): Around {
  const stale = new Set<string>();
  let clock: NodeJS.Timeout | null = null;
  const signs = tallyOf(SIGNS);
  const company = companyWith({
    now: limits.now,
    say: (word) => bus.say(word),
    changed(room) {
      stale.add(room);
      clock ??= setTimeout(tellAll, TOGETHER).unref();
    },
  });
  bus.listen({
    heard(word, from) {
      if (word.kind === "there") company.heard(word, from);
      else if (word.kind === "signalled") show(word.room, signalled(word.seat, word.signal));
      else if (word.kind === "thoughtless") show(word.room, { type: word.kind, seat: word.seat });
    },
    missed: company.missed,
    gone: company.gone,
  });

  function tellAll(): void {
    clock = null;
    for (const room of stale) {
      const text = textOf(room);
      for (const socket of viewers.get(room) ?? []) tellOne(socket, text);
    }
    stale.clear();
  }
  function textOf(room: string): string {
    const { seats, watching } = company.presence(room);
    return JSON.stringify({ type: "presence", seats, watching } satisfies FromTable);
  }

  function tellOne(socket: LiveSocket, text: string): void {
    if (socket.presence === text) return;
    if (!keepsUp(socket)) {
      isSlow(socket);
      return;
    }
    socket.presence = text;
    sendText(socket, text);
  }

  const signalled = (seat: Seat, signal: Signal): FromTable => ({ type: "signalled", seat, signal });

  function show(room: string, message: FromTable): void {
    const text = JSON.stringify(message);
    for (const socket of viewers.get(room) ?? []) if (keepsUp(socket)) sendText(socket, text);
  }

  return {
    presence: company.presence,
    since: company.since,
    show,
    join: company.join,
    leave: company.leave,
    reseat: (room) => company.reseat(viewers.get(room.id) ?? [], room),
    tell: (socket) => tellOne(socket, textOf(socket.table)),
    signal(room, seat, signal) {
      if (signs.take(`${room} ${seat}`, limits.now()) > 0) return false;
      bus.say({ kind: "signalled", room, seat, signal });
      show(room, signalled(seat, signal));
      return true;
    },
    thoughtless(room, seat) {
      bus.say({ kind: "thoughtless", room, seat });
      show(room, { type: "thoughtless", seat });
    },
    tick: company.tick,
    close() {
      if (clock !== null) clearTimeout(clock);
    },
  };
}
