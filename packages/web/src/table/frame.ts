/** What a screen shows, by who looks at it: one person alone, everybody who shares it, or the one it is handed to. */
import type { Types, Viewer } from "@guinguette/rules/contract";
import type { Seat } from "@guinguette/rules/seats";
import type { Seen } from "@guinguette/table/seen";
import type { Link } from "./link.ts";

/** What the screen shows at one moment. */
export interface Frame {
  readonly viewer: Viewer;
  readonly seen: Seen | null;
  readonly seat: Seat | null;
  readonly legal: readonly Types["move"][];
  readonly events: readonly Types["event"][];
  readonly curtain: Seat | null;
  readonly ready: readonly Seat[];
  readonly canPeek: boolean;
  readonly confided: boolean;
}

/** What the people at the screen have asked for. */
interface Asked {
  readonly raisedFor: Seat | null;
  readonly wanted: Seat | null;
  readonly confidant: Seat | null;
  readonly peeking: boolean;
}

export const emptyFrame: Frame = {
  viewer: "spectator",
  seen: null,
  seat: null,
  legal: [],
  events: [],
  curtain: null,
  ready: [],
  canPeek: false,
  confided: false,
};

export function frameOf(
  link: Link,
  persons: readonly Seat[],
  alone: Seat | null,
  { raisedFor, wanted, confidant, peeking }: Asked,
  events: readonly Types["event"][],
): Frame {
  const everybody = link.shown("spectator");
  const waiting = everybody.awaited.filter((seat) => persons.includes(seat));
  const { ready } = everybody;
  if (alone !== null) {
    const seen = link.shown(alone);
    const seat = waiting.includes(alone) ? alone : null;
    return {
      ...emptyFrame,
      viewer: alone,
      seen,
      seat,
      legal: seat === null ? [] : seen.legal,
      events,
      ready,
    };
  }
  const seat = (wanted !== null && waiting.includes(wanted) ? wanted : waiting[0]) ?? null;
  if (seat === null) return { ...emptyFrame, seen: everybody, events, ready };
  const own = link.shown(seat);
  const confided = confidant === seat && !link.isSecret(seat);
  if (confided || link.isSecret(seat)) {
    if (raisedFor !== seat) return { ...emptyFrame, curtain: seat, ready };
    return { ...emptyFrame, viewer: seat, seen: own, seat, legal: own.legal, events, ready, confided };
  }
  const { legal } = own;
  const canPeek = !sameButViewer(own.view, everybody.view);
  if (peeking) return { ...emptyFrame, viewer: seat, seen: own, seat, legal, events, ready, canPeek };
  return { ...emptyFrame, seen: everybody, seat, legal, events, ready, canPeek };
}

function sameButViewer(one: Types["view"], other: Types["view"]): boolean {
  return JSON.stringify({ ...one, seat: null }) === JSON.stringify({ ...other, seat: null });
}
