/**
 * What the board shows of one move, one act after the other. The last catch of a turn has two: the pond it is pulled
 * from (CP-4), and what comes of the turn's end: the pond filled anew (CP-1), or the buckets turned over (CP-E1).
 */
import type { Event } from "@guinguette/rules/chat-peche/events";
import type { SeatView, SpotView, View } from "@guinguette/rules/chat-peche/view";
import type { Seat } from "@guinguette/rules/seats";

export interface Act {
  readonly view: View;
  readonly events: readonly Event[];
  /** What lay there before it. */
  readonly before: View | null;
}

/** At least one. Without the view before, or with another turn's, the table is shown as it is now; and nothing is marked
 * on a pond that has been filled since. */
export function actsOf(before: View | null, now: View, events: readonly Event[]): readonly Act[] {
  const end = events.findIndex(({ type }) => type === "filled" || type === "gameOver");
  const ended = events[end];
  const turn = ended?.type === "filled" ? ended.turn - 1 : now.turn;
  const since = ended?.type === "filled" ? events.slice(end) : events;
  if (before === null || end <= 0 || before.turn !== turn) return [{ view: now, events: since, before }];
  const first = { view: endOfTurn(before, now, events.slice(0, end)), events: events.slice(0, end), before };
  return [first, { view: now, events: events.slice(end), before: first.view }];
}

/** The table when everybody has fished, for the eyes that see it now. */
function endOfTurn(before: View, now: View, events: readonly Event[]): View {
  return {
    ...now,
    turn: before.turn,
    phase: "fish",
    actors: [],
    firstPlayer: before.firstPlayer,
    drawPile: before.drawPile,
    pond: events.reduce(pondAfter, before.pond),
    seats: before.seats.map((owner, seat) => seatAfter(owner, seat, now, events)),
    // The end of the game opens every bucket: not yet.
    scores: now.scores.map((score, seat) => (before.scores[seat] === null ? null : score)),
    winners: null,
  };
}

function seatAfter(owner: SeatView, seat: Seat, now: View, events: readonly Event[]): SeatView {
  const turned = events.find((event) => event.type === "revealed" && event.seat === seat);
  // Who looked before may have known more than who looks now.
  const cat = turned?.type === "revealed" ? turned.column : owner.revealed ? owner.cat : null;
  const { bucketCount, bucket } = now.seats[seat] ?? owner;
  return { ...owner, revealed: true, cat, bucketCount, bucket: owner.bucket === null ? null : bucket };
}

function pondAfter(pond: readonly SpotView[], event: Event): readonly SpotView[] {
  if (event.type === "fished")
    return pond.map((pile) => (pile.spot === event.spot ? { ...pile, top: null, height: 0 } : pile));
  if (event.type !== "lured") return pond;
  return pond.map((pile) => {
    if (pile.spot === event.from) return { ...pile, top: null, height: 0 };
    return pile.spot === event.to ? { ...pile, top: event.top, height: event.moved + event.onto } : pile;
  });
}
