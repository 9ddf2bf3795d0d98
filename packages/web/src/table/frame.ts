/** What a screen shows, by who looks at it: one person alone, everybody who shares it, or the one it is handed to. */
import type { Types, Viewer } from "@guinguette/rules/contract";
import type { Seat } from "@guinguette/rules/seats";
import type { Near } from "@guinguette/table/near";
import { type Shown, shownOf } from "@guinguette/table/shown";
import { isPresent } from "@guinguette/table/table";
import type { Chair } from "@guinguette/table/terms";

/** What the screen shows at one moment. */
export interface Frame {
  readonly viewer: Viewer;
  readonly seen: Shown | null;
  readonly seat: Seat | null;
  readonly legal: readonly Types["move"][];
  readonly events: readonly Types["told"][];
  readonly curtain: Seat | null;
  readonly ready: readonly Seat[];
  readonly canPeek: boolean;
  /** Whether whoever plays knows something that others at this screen do not, shown or only remembered. */
  readonly hasSecrets: boolean;
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
  hasSecrets: false,
  confided: false,
};

/** Whoever is alone at the screen always looks with their own eyes. */
export function frameOf(
  nearOf: (viewer: Viewer) => Near | null,
  persons: readonly Seat[],
  { raisedFor, wanted, confidant, peeking }: Asked,
  events: readonly Types["told"][],
): Frame {
  const alone = persons.length === 1 ? (persons[0] as Seat) : null;
  const near = nearOf(alone ?? "spectator");
  if (near === null) return emptyFrame;
  const everybody = shownOf(near.sight);
  // While somebody is asked whether a move may be taken back, that is what there is to answer: a move would be an answer,
  // too, and nobody shall give one without knowing it. Who has got up, or has a bot play in their place, has nothing to do.
  const awaited = everybody.question === null ? everybody.awaited : [];
  const waiting = awaited.filter((seat) => persons.includes(seat) && plays(everybody.chairs, seat));
  const { ready } = everybody;
  if (alone !== null) {
    const seat = waiting.includes(alone) ? alone : null;
    const legal = seat === null ? [] : everybody.legal;
    return { ...emptyFrame, viewer: alone, seen: everybody, seat, legal, events, ready };
  }
  const seat = (wanted !== null && waiting.includes(wanted) ? wanted : waiting[0]) ?? null;
  const asked = seat === null ? null : nearOf(seat);
  if (seat === null || asked === null) return { ...emptyFrame, seen: everybody, events, ready };
  const own = shownOf(asked.sight);
  const isSecret = everybody.secretly.includes(seat);
  const confided = confidant === seat && !isSecret;
  if (confided || isSecret) {
    if (raisedFor !== seat) return { ...emptyFrame, curtain: seat, ready };
    return { ...emptyFrame, viewer: seat, seen: own, seat, legal: own.legal, events, ready, confided };
  }
  const { legal } = own;
  const canPeek = !sameButViewer(own.view, everybody.view);
  const hasSecrets = !sameButViewer(asked.sight.view, near.sight.view);
  const open = { ...emptyFrame, seat, legal, events, ready, canPeek, hasSecrets };
  return peeking ? { ...open, viewer: seat, seen: own } : { ...open, seen: everybody };
}

/** Whether a person plays at this seat, and no bot in their place. */
export function plays(chairs: readonly Chair[], seat: Seat): boolean {
  const chair = chairs[seat];
  return chair !== undefined && isPresent(chair);
}

function sameButViewer(one: Types["shown"], other: Types["shown"]): boolean {
  return (
    JSON.stringify({ ...one, seat: null }, something) === JSON.stringify({ ...other, seat: null }, something)
  );
}

/** An empty bucket and the points in it are no secret: there is nothing to look at. */
function something(_key: string, value: unknown): unknown {
  return value === 0 || (Array.isArray(value) && value.length === 0) ? null : value;
}
