/**
 * The people of this device at a table: who looks at the screen, when the curtain falls, what is chosen and not yet
 * played. Pages and boards read this; the table itself is on the far side of its links.
 */
import type { Refused, Types, Viewer } from "@guinguette/rules/contract";
import type { Seat } from "@guinguette/rules/seats";
import type { Because, Offer } from "@guinguette/table/changes";
import { botAt } from "@guinguette/table/driver";
import { isRewound } from "@guinguette/table/near";
import { nearCheck } from "@guinguette/table/near-check";
import { isByTheBook, passing, shownOf, toldOf } from "@guinguette/table/shown";
import type { Sight } from "@guinguette/table/sight";
import { emptyFrame, type Frame, frameOf, plays } from "./frame.ts";
import type { NearTable } from "./near-table.ts";
import { watchTable } from "./nears.ts";
import { newProposal, type Proposal } from "./proposal.svelte.ts";
import { newShowing } from "./showing.svelte.ts";
import type { Sitting } from "./sitting.ts";
import type { SittingOptions } from "./sitting-options.ts";
import { newTelling } from "./telling.svelte.ts";
import { newBackFinder } from "./way-back.svelte.ts";

export function sitDown(table: NearTable, options: SittingOptions): Sitting {
  const { persons } = table;
  const alone = persons.length === 1 ? (persons[0] as Seat) : null;
  const viewers: readonly Viewer[] = alone === null ? ["spectator", ...persons] : [alone];
  const everyone: Viewer = alone ?? "spectator";

  let frame = $state.raw<Frame>(emptyFrame);
  let peeking = $state(false);
  /** What everybody at this screen may see together; null until it first comes. */
  let common = $state.raw<Sight | null>(null);
  let rewinds = $state(0);
  const telling = newTelling(() => options.readingTime?.() ?? 0);

  /** For whom the curtain was raised, and who asked for the device out of turn. */
  let raisedFor: Seat | null = null;
  let wanted: Seat | null = null;
  /** Who asked for something that only they may see, in a turn that everybody may see. */
  let confidant: Seat | null = null;
  let left = false;
  /** Whether what is being shown is a reveal. */
  let reveals = false;

  const showing = newShowing(shown);
  const nears = watchTable(table, viewers, update);
  const back = newBackFinder(() => nears, persons);
  const proposal = newProposal(
    (move) => {
      const near = frame.seat === null ? null : nears.of(frame.seat);
      return near === null ? null : nearCheck(near, move);
    },
    async (move) => {
      const { seat } = frame;
      const seen = common?.number;
      if (seat === null || seen === undefined) return null;
      return wish(seat, { kind: "play", seen, move });
    },
    async (move, isGesture) => {
      const { seat } = frame;
      const isEnough = isGesture || options.oneTap?.() === true;
      return seat !== null && isEnough && (await nears.linkOf(seat).couldTakeBack(move));
    },
  );
  const driver = table.drive({ least: options.botDelay, hold: showing.upTo, said: options.said });

  function refresh(events: readonly Types["told"][]): void {
    frame = frameOf(nears.of, persons, { raisedFor, wanted, confidant, peeking }, events);
    if (frame.curtain !== null) raisedFor = null;
    withhold();
  }

  /** Nobody chooses over what they are about to learn. */
  function withhold(): void {
    if (showing.on && reveals) frame = { ...frame, seat: null, legal: [] };
  }

  /** Whoever chooses has seen enough: what is told beside the board comes up to the position in which they choose. */
  function toNow(): void {
    if (showing.on && frame.seat !== null) showing.end();
  }

  function offer(seat: Seat, kind: "unseal" | "take-back" | "withdraw" | "agree" | "refuse"): void {
    if (common === null) return;
    void wish(seat, { kind, seen: common.number });
  }

  /** Gives the rule of the game that forbids it. Where something else does, whoever wished it is told. */
  async function wish(seat: Seat, offered: Offer): Promise<Refused | null> {
    const answer = await nears.linkOf(seat).offer(offered);
    if (answer.ok) return null;
    const { because } = answer;
    if (because.kind === "rule") return because.refusal;
    // What was not done is not offered again: the slate says why.
    if (offered.kind === "play") proposal.clear();
    notDone(because);
    return null;
  }

  /** Where the line has ended nothing was answered: a move is kept, and made later. */
  function notDone(because: Because): void {
    if (!left && table.hasEnded !== true) options.notDone?.(because);
  }

  async function hint(): Promise<boolean> {
    const { seat } = frame;
    if (seat === null || common === null) return false;
    const answer = await nears.linkOf(seat).offer({ kind: "hint", seen: common.number });
    if (!answer.ok) notDone(answer.because);
    return answer.ok;
  }

  /** The table changed, and everybody here has seen it. */
  function update(): void {
    if (left) return;
    const before = common;
    const next = nears.of(everyone)?.sight ?? null;
    const goesBack = before !== null && next !== null && isRewound(before, next);
    if (goesBack) options.rewinding?.();
    common = next;
    if (common === null) return;
    const { moves } = common;
    /** Whoever was away may hear at once that moves were taken back, and of others made since. */
    const from = goesBack ? common.kept : (before?.moves ?? moves);
    const isNew = moves > from;
    if (goesBack) {
      telling.forget();
      rewinds++;
    }
    if (isNew || common.question !== null) {
      // Whoever looked at a secret has played, or somebody asks: what comes next is for everybody, or for one alone.
      raisedFor = null;
      wanted = null;
      confidant = null;
      peeking = false;
    }
    const { seat, viewer, events: told } = frame;
    // Whoever chooses at another screen while something is still being shown here does not cut it short.
    refresh(showing.on && moves === before?.moves ? told : []);
    if (frame.viewer !== viewer) frame = { ...frame, events: [] };
    // A bot that seals its choice meanwhile does not disturb who is choosing.
    if (isNew || goesBack || frame.seat !== seat) proposal.clear();
    back.update(common);
    if (!isNew) {
      // What was being shown has been taken back, and any sheet that would have ended it.
      if (goesBack && showing.on) showing.end();
      showing.reached(common.number);
      return;
    }
    telling.begin(from, moves);
    const events = newsFor(frame.viewer, from);
    frame = { ...frame, events };
    let duration = 0;
    reveals = false;
    try {
      options.played(events);
      duration = options.duration(events);
      // A sheet is to come that has to be read.
      reveals = duration === Number.POSITIVE_INFINITY || options.isHeld?.(events) === true;
    } catch (cause) {
      // Whatever cannot be told or drawn, the game goes on: bots wait for what follows.
      console.error(cause);
    }
    showing.begin(duration);
    withhold();
    // What happened is for everybody to see before the curtain falls.
    if (showing.on && frame.curtain !== null)
      frame = { ...emptyFrame, seen: shownOf(common), events: frame.events, ready: frame.ready };
    showing.reached(common.number);
  }

  /** What followed from this move and later ones, as this viewer is told it. */
  function newsFor(viewer: Viewer, from: number): readonly Types["told"][] {
    const near = nears.of(viewer);
    if (near === null) return [];
    return toldOf(near, from).flatMap(({ at, event }) => (at >= from ? [event] : []));
  }

  /** The screen has shown what happened: what comes next may be seen. */
  function shown(): void {
    telling.shownUpTo(common?.moves ?? 0);
    refresh(frame.events);
  }

  /** Whoever is to play may; what they do ends what is being shown. */
  const ofTheirs = (does: Proposal["propose"]) => (move: Types["move"]) => {
    if (frame.seat === null) return;
    toNow();
    does(move);
  };

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
      void common;
      const near = nears.of(frame.viewer);
      return near === null ? [] : toldOf(near, telling.news ?? undefined);
    },
    get telling() {
      return telling.news !== null;
    },
    get passing() {
      void common;
      const near = nears.of(frame.viewer);
      return near === null || telling.news === null ? [] : passing(near, telling.news);
    },
    get curtain() {
      return frame.curtain;
    },
    get ready() {
      return frame.ready;
    },
    get thinking() {
      if (common === null || showing.on) return null;
      const { awaited, chairs } = common;
      return awaited.find((seat) => chairs[seat] !== undefined && botAt(chairs[seat]) !== null) ?? null;
    },
    get position() {
      return common?.position ?? 0;
    },
    get canPeek() {
      return frame.canPeek;
    },
    get hasSecrets() {
      return frame.hasSecrets;
    },
    get peeking() {
      return peeking;
    },
    get confided() {
      return frame.confided;
    },
    get picked() {
      return proposal.picked;
    },
    get proposed() {
      return proposal.proposed;
    },
    get refused() {
      return proposal.refused;
    },
    get playing() {
      return proposal.playing;
    },
    get back() {
      // A screen that only one may look at is no place for what another has played.
      const { found } = back;
      return frame.viewer === "spectator" || frame.viewer === found?.seat ? found : null;
    },
    get sealed() {
      const { seen } = frame;
      if (alone === null || seen?.question !== null || seen.chosen === null) return null;
      return plays(seen.chairs, alone) ? alone : null;
    },
    get showing() {
      return showing.on;
    },
    get revisits() {
      return common !== null && !isByTheBook(common);
    },
    get common() {
      return frame.seen === null ? null : common;
    },
    get rewinds() {
      return rewinds;
    },
    get incidents() {
      void common;
      return nears.of(everyone)?.incidents ?? [];
    },
    heardFrom(from) {
      void common;
      return nears.of(frame.viewer)?.heard.flatMap(({ at, event }) => (at >= from ? [event] : [])) ?? [];
    },
    async deed(at) {
      // What the board still holds back is not told before.
      await showing.upTo(common?.number ?? 0);
      return nears.linkOf(everyone).deed(at);
    },
    get known() {
      const near = frame.seat === null ? null : nears.of(frame.seat);
      return near === null ? null : { sight: near.sight, heard: near.heard.map(({ event }) => event) };
    },
    pick(what) {
      if (what !== null && frame.seat === null) return;
      if (what !== null) toNow();
      proposal.pick(what);
    },
    propose: ofTheirs(proposal.propose),
    drop: ofTheirs(proposal.drop),
    choose: ofTheirs(proposal.choose),
    suggest: ofTheirs(proposal.suggest),
    confirm: proposal.confirm,
    why: proposal.why,
    clear: proposal.clear,
    raise() {
      raisedFor = frame.curtain;
      refresh([]);
    },
    change(seat) {
      wanted = seat;
      raisedFor = null;
      offer(seat, "unseal");
    },
    peek(on) {
      if (on === peeking || (on && !frame.canPeek)) return;
      peeking = on;
      refresh(frame.events);
    },
    confide() {
      if (!frame.hasSecrets) return;
      confidant = frame.seat;
      raisedFor = null;
      peeking = false;
      proposal.clear();
      refresh([]);
    },
    hide() {
      confidant = null;
      raisedFor = null;
      proposal.clear();
      refresh([]);
    },
    hint,
    takeBack() {
      if (this.back !== null) offer(this.back.seat, "take-back");
    },
    withdraw: (seat) => offer(seat, "withdraw"),
    agree: (seat) => offer(seat, "agree"),
    disagree: (seat) => offer(seat, "refuse"),
    skip: showing.end,
    leave() {
      left = true;
      proposal.clear();
      nears.stop();
      driver.stop();
      showing.stop();
      back.stop();
      telling.stop();
    },
  };
}
