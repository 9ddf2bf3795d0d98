/** What the board shows on the way from one view to the next. While `view` is null it shows the table as it is. */

import type { FishingCard } from "@guinguette/rules/fish-fish/cards";
import type { Event, Moved } from "@guinguette/rules/fish-fish/events";
import type { Shown } from "@guinguette/rules/fish-fish/memory";
import type { FishView } from "@guinguette/rules/fish-fish/view";
import type { Seat } from "@guinguette/rules/seats";
import { type Flight, haulFlights, leftOverFlights, setFlights } from "./flights.ts";
import { lineChecked, lineComplete } from "./staging.ts";
import { flight, hasLeftOver, leftOver, reveal, unseen } from "./timing.ts";

/** The line jerks, everybody waits, the card turns, the tiles go; or both cards go away unseen. */
export type Act = "jerk" | "hush" | "turn" | "haul" | "gone";

export interface Stage {
  readonly view: Shown | null;
  readonly act: Act | null;
  /** The card that turns. */
  readonly card: FishingCard | null;
  /** What each Fish gains from the line, or loses to the Fisher. */
  readonly moved: readonly Moved[];
  readonly flights: readonly Flight[];
  /**
   * `still`: nothing travels, but every step of a reveal is held as long: suspense is no motion. `stays`: a line that was
   * checked lies there until somebody says that it has been seen.
   */
  show(
    before: Shown | null,
    now: Shown,
    events: readonly Event[],
    pace: number,
    still: boolean,
    stays?: boolean,
  ): void;
  /** Ends whatever is still being shown. */
  finish(): void;
}

export function newStage(): Stage {
  let view = $state.raw<Shown | null>(null);
  let act = $state.raw<Act | null>(null);
  let card = $state.raw<FishingCard | null>(null);
  let moved = $state.raw<readonly Moved[]>([]);
  let flights = $state.raw<readonly Flight[]>([]);
  let timers: ReturnType<typeof setTimeout>[] = [];

  function finish(): void {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    view = null;
    act = null;
    card = null;
    moved = [];
    flights = [];
  }

  function show(
    before: Shown | null,
    now: Shown,
    events: readonly Event[],
    pace: number,
    still: boolean,
    stays = false,
  ): void {
    finish();
    if (before === null || events.length === 0 || pace <= 0) return;
    const at = (milliseconds: number, then: () => void) => timers.push(setTimeout(then, milliseconds * pace));
    const complete = lineComplete(before, events);
    const fly = (pieces: readonly Flight[]) => {
      if (!still) flights = pieces;
    };
    fly(setFlights(events, complete ?? now));
    if (complete === null) {
      at(flight, finish);
      return;
    }
    view = complete;
    if (events.some(({ type }) => type === "lineUnseen")) {
      at(unseen.gone, () => (act = "gone"));
      if (!stays) at(unseen.end, finish);
      return;
    }
    const checked = lineChecked(complete, events, false);
    at(reveal.jerk, () => (act = "jerk"));
    at(reveal.hush, () => {
      act = "hush";
      // Its face is there before it turns.
      card = checked.card;
    });
    at(reveal.turn, () => (act = "turn"));
    at(reveal.haul, () => {
      act = "haul";
      moved = movedBy(events);
      fly(haulFlights(events, complete));
    });
    at(reveal.haul + flight, () => (view = checked));
    const end = stays ? () => (flights = []) : finish;
    if (!hasLeftOver(events)) at(reveal.end, end);
    else {
      at(reveal.end - 100, () => fly(leftOverFlights(events, complete)));
      at(reveal.end - 100 + flight, () => (view = lineChecked(complete, events, true)));
      at(reveal.end + leftOver, end);
    }
  }

  return {
    get view() {
      return view;
    },
    get act() {
      return act;
    },
    get card() {
      return card;
    },
    get moved() {
      return moved;
    },
    get flights() {
      return flights;
    },
    show,
    finish,
  };
}

/** Whether the card has turned. */
export function isOpen({ act }: Stage): boolean {
  return act === "turn" || act === "haul";
}

/** Whether the Fisher is at this screen and chooses. */
export function isCasting(seat: Seat | null, view: Shown, stage: Stage): boolean {
  return view.phase === "cast" && view.hand !== null && seat === view.fisher && stage.view === null;
}

/** What a Fish gains from the line that was checked, or loses to the Fisher: « +8 », « −2 ». */
export function gainOf({ moved, card }: Stage, seat: Seat): string | null {
  const own = moved.find((one) => one.seat === seat);
  if (own === undefined) return null;
  return card === "catch" ? `−${own.tiles}` : `+${own.points}`;
}

/** Whether the bet that lies there is what has just happened. */
export function hasJustBet({ act }: Stage, { seat, bet }: FishView, events: readonly Event[]): boolean {
  return act === null && bet !== null && events.some((event) => event.type === "bet" && event.seat === seat);
}

function movedBy(events: readonly Event[]): readonly Moved[] {
  for (const event of events)
    if (event.type === "tilesCaught" || (event.type === "tilesToLoot" && event.rule === "FF-L5"))
      return event.moved;
  return [];
}
