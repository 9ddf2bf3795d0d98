/**
 * The people of this device at a table: who looks at the screen, when the curtain falls, what is chosen and not yet
 * played, and whose turn comes next. Pages and boards read this; the table itself stays behind the link.
 */
import { answerTime } from "@guinguette/bots/answer-time";
import { botNames, thinkingTimes } from "@guinguette/bots/levels";
import type { Types, Viewer } from "@guinguette/rules/contract";
import { streamOf } from "@guinguette/rules/random";
import type { Seat } from "@guinguette/rules/seats";
import type { Seen } from "@guinguette/table/seen";
import type { Told } from "@guinguette/table/shown";
import { emptyFrame, type Frame, frameOf } from "./frame.ts";
import type { Link } from "./link.ts";
import type { Thinker } from "./thinking.ts";
import { newTouch, type Touch } from "./touch.svelte.ts";

export interface Sitting extends Touch {
  /** What the screen shows; null while the curtain is down. */
  readonly seen: Seen | null;
  /** Who plays at this screen now. */
  readonly seat: Seat | null;
  readonly legal: readonly Types["move"][];
  /** What the screen's viewer has just heard. */
  readonly events: readonly Types["event"][];
  /** All it has been told, as the table keeps it. */
  readonly told: readonly Told[];
  /** Whether what has just happened is still being told. */
  readonly telling: boolean;
  /** What of it is told for a while and then not again. */
  readonly passing: readonly Told[];
  /** To whom the device must be handed. */
  readonly curtain: Seat | null;
  /** The seats that have made their sealed choice. */
  readonly ready: readonly Seat[];
  readonly thinking: Seat | null;
  /** Another one after every move, played or taken back: what was thought of for one is worth nothing in another. */
  readonly position: number;
  /** Whether there is something of one's own to hold the finger on. */
  readonly canPeek: boolean;
  readonly peeking: boolean;
  /** Whether the screen shows somebody's secrets because they asked for it, and can hide them again. */
  readonly confided: boolean;
  /** What can be taken back, and how. */
  readonly back: { readonly seat: Seat; readonly how: "free" | "ask" } | null;
  /** Whether the screen still shows what happened: bots and sheets wait. */
  readonly showing: boolean;
  raise(): void;
  /** Hands the device to somebody who has chosen already, to choose again. */
  change(seat: Seat): void;
  peek(on: boolean): void;
  /** Lets the curtain fall for whoever plays now: what is shown behind it depends on their secrets. */
  confide(): void;
  /** Back to what everybody may see. */
  hide(): void;
  takeBack(): void;
  agree(seat: Seat): void;
  disagree(): void;
  /** Ends whatever is still being shown. */
  skip(): void;
  leave(): void;
}

export interface SittingOptions {
  readonly thinker: Thinker;
  /** How long the board needs for these events, in milliseconds; 0 without motion. */
  duration(events: readonly Types["event"][]): number;
  /** After every change, what is sealed and what is taken back included: the table can be kept. */
  changed(): void;
  /** After every move. */
  played(events: readonly Types["event"][]): void;
  /** How long a bot seems to think, in milliseconds. */
  readonly botDelay: () => number;
}

/** How long something stands there that is told this once, after the board has shown it, in milliseconds. */
const toldFor = 6000;

export function sitDown(link: Link, options: SittingOptions): Sitting {
  const { holders } = link.seating;
  const persons = holders.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  const alone = persons.length === 1 ? (persons[0] as Seat) : null;

  let frame = $state.raw<Frame>(emptyFrame);
  let thinking = $state<Seat | null>(null);
  let showing = $state(false);
  let peeking = $state(false);
  let back = $state.raw<Sitting["back"]>(null);
  /** The move from which on the story is news; null once that has been told. */
  let news = $state<number | null>(null);

  /** For whom the curtain was raised, and who asked for the device out of turn. */
  let raisedFor: Seat | null = null;
  let wanted: Seat | null = null;
  /** Who asked for something that only they may see, in a turn that everybody may see. */
  let confidant: Seat | null = null;
  let position = $state(0);
  let shownMoves = link.seen("spectator").moves;
  let showTimer: ReturnType<typeof setTimeout> | undefined;
  let backTimer: ReturnType<typeof setTimeout> | undefined;
  const newsTimers = new Set<ReturnType<typeof setTimeout>>();
  let left = false;

  const touch = newTouch(
    (move) => (frame.seat === null ? null : link.check(frame.seat, move)),
    (move) => {
      const answer = frame.seat === null ? null : link.act(frame.seat, move);
      return answer === null || answer.ok ? null : answer.refusal;
    },
  );

  const stopListening = link.listen(() => update());
  refresh([]);
  findBack();
  nextBot();

  function refresh(events: readonly Types["event"][]): void {
    frame = frameOf(link, persons, alone, { raisedFor, wanted, confidant, peeking }, events);
    if (frame.curtain !== null) raisedFor = null;
  }

  /** The table changed. */
  function update(): void {
    if (left) return;
    options.changed();
    const { moves } = link.seen("spectator");
    const from = Math.min(shownMoves, moves);
    const isNew = moves > shownMoves;
    if (moves !== shownMoves) position++;
    if (moves < shownMoves) news = null;
    shownMoves = moves;
    if (isNew) {
      // Whoever looked at a secret has played: what comes next is for everybody, or for the next one alone.
      raisedFor = null;
      wanted = null;
      confidant = null;
      peeking = false;
    }
    const { seat } = frame;
    refresh([]);
    // A bot that seals its choice meanwhile does not disturb who is choosing.
    if (isNew || frame.seat !== seat) touch.clear();
    findBack();
    if (!isNew) {
      nextBot();
      return;
    }
    // What came just before is still news: it has not been told for long enough.
    news = Math.min(news ?? from, from);
    const events = newsFor(frame.viewer, from).map(({ event }) => event);
    frame = { ...frame, events };
    options.played(events);
    show(options.duration(events));
  }

  /** What followed from this move and later ones, as this viewer is told it. */
  function newsFor(viewer: Viewer, from: number): readonly Told[] {
    return link.told(viewer, from).filter(({ at }) => at >= from);
  }

  /** Whether something can be taken back takes a moment to find out: not while a click waits for its answer. */
  function findBack(): void {
    back = null;
    clearTimeout(backTimer);
    backTimer = setTimeout(() => {
      const seat = link.record().moves.findLast((move) => persons.includes(move.seat))?.seat;
      const how = seat === undefined ? null : link.backOf(seat);
      back = seat === undefined || how === null ? null : { seat, how };
    }, 50);
  }

  /** Holds everything that comes next until the board has shown what happened. */
  function show(milliseconds: number): void {
    clearTimeout(showTimer);
    showing = milliseconds > 0;
    // What happened is for everybody to see before the curtain falls.
    if (showing && frame.curtain !== null)
      frame = { ...emptyFrame, seen: link.shown("spectator"), events: frame.events, ready: frame.ready };
    if (!showing) shown();
    // Without end: until somebody says so.
    else if (milliseconds !== Number.POSITIVE_INFINITY) showTimer = setTimeout(shown, milliseconds);
  }

  function shown(): void {
    clearTimeout(showTimer);
    toldUpTo(shownMoves);
    if (showing) {
      showing = false;
      refresh(frame.events);
    }
    nextBot();
  }

  /** Everything before this move has been shown: soon it will have been told. What comes later has its own time. */
  function toldUpTo(moves: number): void {
    const timer = setTimeout(() => {
      newsTimers.delete(timer);
      if (news !== null && news < moves) news = moves < shownMoves ? moves : null;
    }, toldFor);
    newsTimers.add(timer);
  }

  function nextBot(): void {
    if (left || thinking !== null || showing) return;
    const { awaited, moves } = link.seen("spectator");
    const thoughtOf = position;
    const seat = awaited.find((one) => holders[one]?.kind === "bot");
    if (seat === undefined) return;
    const holder = holders[seat];
    if (holder?.kind !== "bot") return;
    thinking = seat;
    const { view, legal } = link.seen(seat);
    const { game, seed } = link.seating;
    const heard = link.heard(seat).map(({ event }) => event);
    const random = streamOf(`${seed}/${seat}/${moves}`, "bot");
    // A game from elsewhere may name somebody whom nobody here knows.
    const bot = botNames.find((name) => name === holder.level) ?? "perch";
    const begun = performance.now();
    void options.thinker.think({ game, bot, view, legal, heard, random }).then(async (move) => {
      const spent = performance.now() - begun;
      const answered = answerTime(thinkingTimes[bot], spent, options.botDelay());
      await new Promise((done) => setTimeout(done, answered - spent));
      thinking = null;
      if (left || move === null) return;
      // Somebody took a move back meanwhile: what was thought of is no more.
      if (position !== thoughtOf || !link.act(seat, move).ok) nextBot();
    });
  }

  return {
    get seen() {
      return frame.seen;
    },
    get seat() {
      return frame.seat;
    },
    get legal() {
      return frame.legal;
    },
    get events() {
      return frame.events;
    },
    get told() {
      return link.told(frame.viewer, news ?? undefined);
    },
    get telling() {
      return news !== null;
    },
    get passing() {
      return news === null ? [] : link.passing(frame.viewer, news);
    },
    get curtain() {
      return frame.curtain;
    },
    get ready() {
      return frame.ready;
    },
    get thinking() {
      return thinking;
    },
    get position() {
      return position;
    },
    get canPeek() {
      return frame.canPeek;
    },
    get peeking() {
      return peeking;
    },
    get confided() {
      return frame.confided;
    },
    get picked() {
      return touch.picked;
    },
    get proposed() {
      return touch.proposed;
    },
    get refused() {
      return touch.refused;
    },
    get playing() {
      return touch.playing;
    },
    get back() {
      // A screen that only one may look at is no place for what another has played.
      return frame.viewer === "spectator" || frame.viewer === back?.seat ? back : null;
    },
    get showing() {
      return showing;
    },
    pick: touch.pick,
    propose(move) {
      if (frame.seat !== null) touch.propose(move);
    },
    confirm: touch.confirm,
    why: touch.why,
    clear: touch.clear,
    raise() {
      raisedFor = frame.curtain;
      refresh([]);
    },
    change(seat) {
      wanted = seat;
      raisedFor = null;
      link.unseal(seat);
      wanted = seat;
      refresh([]);
    },
    peek(on) {
      if (on === peeking || (on && !frame.canPeek)) return;
      peeking = on;
      refresh(frame.events);
    },
    confide() {
      if (!frame.canPeek) return;
      confidant = frame.seat;
      raisedFor = null;
      peeking = false;
      touch.clear();
      refresh([]);
    },
    hide() {
      confidant = null;
      raisedFor = null;
      touch.clear();
      refresh([]);
    },
    takeBack() {
      if (this.back !== null) link.takeBack(this.back.seat);
    },
    agree: (seat) => void link.agree(seat),
    disagree: () => link.disagree(),
    skip: shown,
    leave() {
      left = true;
      touch.clear();
      stopListening();
      clearTimeout(showTimer);
      clearTimeout(backTimer);
      for (const timer of newsTimers) clearTimeout(timer);
      options.thinker.stop();
    },
  };
}
