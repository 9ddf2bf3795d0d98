/** What happened, in words and in time: nothing is told before the board has shown it, and some of it only once. */
import type { Types, Viewer } from "@guinguette/rules/contract";
import type { Told } from "@guinguette/table/shown";
import type { SeatNames } from "@guinguette/words/game-words";
import type { GameLook } from "../games/look.ts";
import { inWords, layout } from "../layout.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { asPlayed, type Beside, calledAs, withIncidents } from "./beside.ts";
import { letOut } from "./let-out.ts";
import {
  asOne,
  isOvertaken,
  latestOf,
  lineTime,
  ROOM,
  type Sentence,
  sentencesOf,
  toldNow,
} from "./sentences.ts";
import type { Sitting } from "./sitting.ts";

export interface Story {
  /** What the board is showing now, as far as it may be said already; null: nothing. */
  readonly now: { readonly seat: number | null; readonly text: string; readonly gain: string | null } | null;
  /** What happened last, once it has been shown; null: nothing yet. */
  readonly last: {
    readonly seat: number | null;
    readonly text: string;
    readonly gain: string | null;
    readonly shorter?: readonly string[];
    readonly beside?: boolean;
  } | null;
  /** For whoever hears the page. Said once, and then gone: what may not be looked at again may not be read again. */
  readonly announced: string;
  /** The log, the latest first. */
  readonly log: readonly Sentence[];
  /** The view without what the board is still showing: the seats do not run ahead of it. */
  readonly view: Types["shown"] | null;
  /** Who was awaited, without what the board is still showing. */
  readonly awaited: readonly number[];
  /** For what will not be told again, in milliseconds at the usual pace. */
  readingTime(): number;
  /** For what others have just done, in milliseconds at the usual pace. */
  timeToRead(events: readonly Types["told"][]): number;
  /** What is told of what has just happened, in lines. */
  newsIn(events: readonly Types["told"][]): readonly Sentence[];
  /** This has just happened. */
  happened(events: readonly Types["told"][]): void;
}

/**
 * `names` are asked for each time: they change with the language. `beside` is told what happened beside the moves; null at a
 * table of this device, where all of it was done before the same eyes.
 */
export function newStory(
  sitting: Sitting,
  look: GameLook,
  names: () => SeatNames,
  beside: Beside | null = null,
): Story {
  /** What was told, in lines; of what a bot did in somebody's place, as its own. */
  const linesOf = (told: readonly Told[]): Sentence[] => {
    const lines = (called: SeatNames) => sentencesOf(look, told, called, settings.language);
    const { common } = sitting;
    return beside === null || common === null ? lines(names()) : asPlayed(lines, common, beside, names());
  };
  /** For whoever hears the page: a bot that plays for somebody is called so, as in the log. */
  function wordsOf(event: Types["told"]): string {
    const { common } = sitting;
    const seat = "seat" in event ? (event.seat as number) : null;
    const isApart = seat !== null && beside !== null && common !== null;
    const called = isApart ? calledAs(seat, common, beside, names()) : names();
    return look.words.event(event, called, settings.language);
  }
  let latest = $state("");
  const passing = $derived.by(() => {
    const { passing: told, showing, events } = sitting;
    const news = told
      .filter(({ event }) => inWords() || !showing || !events.includes(event))
      .filter(({ event }) => inWords() || !look.staysInSight?.(event));
    return linesOf(news).reverse();
  });

  let calmAwaited = $state.raw<readonly number[]>([]);
  let calmMoves = $state(0);
  let calm = $state.raw<Types["shown"] | null>(null);
  let calmTold = $state.raw<readonly Told[]>([]);
  let calmViewer: Viewer | null = null;
  /** What the board shows, and where that leads. */
  const events = $derived(sitting.events);
  let shown: readonly Types["told"][] = [];
  let to: Sitting["seen"] = null;
  $effect.pre(() => {
    const { seen, told, showing } = sitting;
    const viewer = seen?.viewer ?? null;
    // Only for the same eyes: what the last one knew is not for whoever looks now.
    // Without a board nothing waits to be seen: the position in words and all around it tell of the same moment.
    const isWaiting = showing && !inWords() && calm !== null && viewer === calmViewer;
    const isNew = events !== shown;
    const before = isWaiting ? to : seen;
    [shown, to] = [events, seen];
    // News upon news: the board has left what it showed, and so do the seats.
    if (isWaiting && !isNew) return;
    calmViewer = viewer;
    calm = before?.view ?? null;
    calmAwaited = before?.awaited ?? [];
    calmMoves = before?.moves ?? 0;
    calmTold =
      viewer === null
        ? []
        : told.slice(0, Math.max(0, told.length - (showing && !inWords() ? events.length : 0)));
  });
  /** Of what the board shows it has let out what was held back. */
  let said = $state.raw<readonly Types["told"][] | null>(null);
  $effect(() => {
    const now = events;
    if (!sitting.showing || now.length === 0) return;
    return letOut(look, now, settings.pace, {
      said: () => (said = now),
      shown: () => (calm = to?.view ?? calm),
    });
  });
  const log = $derived.by(() => {
    const lines = linesOf(calmTold);
    // What came after a move that the board still shows is told after it.
    const came = sitting.incidents.filter(({ at }) => at <= calmMoves);
    return (beside === null ? lines : withIncidents(lines, came, beside.said)).reverse();
  });

  const newsIn = (events: readonly Types["told"][]) =>
    linesOf(events.map((event) => ({ at: (sitting.seen?.moves ?? 1) - 1, event })));
  const now = $derived.by(() => {
    const { showing, events } = sitting;
    if (!showing || events.length === 0) return null;
    const hush = inWords() || said === events ? null : (look.suspense?.(events) ?? null);
    return toldNow(newsIn(events), hush, settings.language);
  });
  const last = $derived.by(() => {
    // Only what has just been done: an older line would tell of another turn, where what came since may not be told.
    if (passing.length === 0 || isOvertaken(passing, log))
      return (log[0]?.at ?? -1) >= calmMoves - 1 ? (log[0] ?? null) : null;
    // What is told this once: a desk has room for several lines of it.
    return asOne(latestOf(passing, layout() === "desk" ? ROOM : 0).reverse());
  });

  return {
    get now() {
      return now;
    },
    get last() {
      return last;
    },
    get awaited() {
      return calmAwaited;
    },
    get announced() {
      const { telling, showing } = sitting;
      if (telling) return inWords() || !showing ? latest : "";
      // What everybody may read again is said until something else happens.
      return log[0]?.beside === true ? log[0].text : "";
    },
    get log() {
      return log;
    },
    get view() {
      return calm;
    },
    readingTime: () =>
      passing.length === 0 ? 0 : 1200 + 40 * passing.map(({ text }) => text).join(" ").length,
    timeToRead(events) {
      const told = newsIn(events).at(-1) ?? null;
      return told === null ? 0 : lineTime(told.text);
    },
    newsIn,
    happened(events) {
      latest = events.map(wordsOf).join(" ");
    },
  };
}
