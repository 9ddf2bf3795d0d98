/** What is heard at a table beside the game: who is there and who watches, what they sign, what time is left. */
import type { Seat } from "@guinguette/rules/seats";
import type { Status } from "@guinguette/wire/client/connection";
import type { FromTable, Presence, Signal } from "@guinguette/wire/live";
import type { Problem } from "@guinguette/wire/problem";

export interface Company {
  /** Whether what is shown is how things stand: not while the line is broken. */
  readonly isLive: boolean;
  /** Why nothing comes any more. */
  readonly ended: Problem | null;
  /** By seat; null until it is heard, and once the line has broken until it is heard anew. */
  readonly presence: readonly Presence[] | null;
  /** How many look on without a seat. */
  readonly watching: number;
  /** What this seat says just now; null: nothing, or somebody here does not want to hear it. */
  signAt(seat: Seat): Signal | null;
  /** What is left to this seat, in milliseconds, and whether it is running out; null where there is no clock. */
  clockAt(seat: Seat): { readonly left: number; readonly running: boolean } | null;
  /** Whether this seat is awaited and has no time left. */
  isUpAt(seat: Seat): boolean;
  /** Whether this seat's signs are not shown here. */
  isHushed(seat: Seat): boolean;
  hush(seat: Seat, on: boolean): void;
}

/** How long a sign stands there, in milliseconds. */
const SIGN_FOR = 5000;

type Clocks = Extract<FromTable, { type: "clock" }>["seats"];

export interface Listening extends Company {
  heard(message: FromTable): void;
  stands(status: Status, problem: Problem | null): void;
  stop(): void;
}

export function keepCompany(now: () => number = () => performance.now()): Listening {
  let isLive = $state(false);
  let ended = $state.raw<Problem | null>(null);
  let presence = $state.raw<readonly Presence[] | null>(null);
  let watching = $state(0);
  let signs = $state.raw<ReadonlyMap<Seat, Signal>>(new Map());
  let hushed = $state.raw<ReadonlySet<Seat>>(new Set());
  /** As they were told, and when that was by this device's own clock. */
  let clocks = $state.raw<{ readonly at: number; readonly seats: Clocks } | null>(null);
  let passed = $state(0);
  let ticking: ReturnType<typeof setInterval> | undefined;
  const fading = new Map<Seat, ReturnType<typeof setTimeout>>();

  function without(seat: Seat): void {
    signs = new Map([...signs].filter(([other]) => other !== seat));
  }
  function sign(seat: Seat, signal: Signal): void {
    signs = new Map([...signs, [seat, signal]]);
    clearTimeout(fading.get(seat));
    fading.set(
      seat,
      setTimeout(() => without(seat), SIGN_FOR),
    );
  }
  function clockAt(seat: Seat): ReturnType<Company["clockAt"]> {
    const clock = clocks?.seats[seat];
    if (clock === undefined || clock.left === null) return null;
    return { left: Math.max(0, clock.left - (clock.running ? passed : 0)), running: clock.running };
  }
  function tick(seats: Clocks): void {
    const at = now();
    clocks = { at, seats };
    passed = 0;
    clearInterval(ticking);
    if (seats.some(({ running }) => running))
      ticking = setInterval(() => {
        passed = now() - at;
      }, 500);
  }

  return {
    get isLive() {
      return isLive;
    },
    get ended() {
      return ended;
    },
    get presence() {
      return presence;
    },
    get watching() {
      return watching;
    },
    signAt: (seat) => (hushed.has(seat) ? null : (signs.get(seat) ?? null)),
    clockAt,
    isUpAt(seat) {
      const clock = clockAt(seat);
      return clock?.running === true && clock.left === 0;
    },
    isHushed: (seat) => hushed.has(seat),
    hush(seat, on) {
      hushed = new Set(on ? [...hushed, seat] : [...hushed].filter((other) => other !== seat));
    },
    heard(message) {
      if (message.type === "presence") ({ seats: presence, watching } = message);
      if (message.type === "signalled") sign(message.seat, message.signal);
      if (message.type === "clock") tick(message.seats);
    },
    stands(status, problem) {
      isLive = status === "open";
      if (!isLive) presence = null;
      if (status === "ended" && problem !== null) ended = problem;
    },
    stop() {
      clearInterval(ticking);
      for (const timer of fading.values()) clearTimeout(timer);
    },
  };
}
