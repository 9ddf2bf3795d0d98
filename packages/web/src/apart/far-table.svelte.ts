/** A table of the server as the page is given it: the same as a table of this device, and the company at it. */
import type { GameRecord } from "@guinguette/rules/record";
import type { Seat } from "@guinguette/rules/seats";
import type { Answer, Because } from "@guinguette/table/changes";
import type { Incident } from "@guinguette/table/incidents";
import { type Near, toldFurther } from "@guinguette/table/near";
import type { Sight } from "@guinguette/table/sight";
import type { Chair } from "@guinguette/table/terms";
import type { LooksAs } from "@guinguette/wire/client/connection";
import type { Tables } from "@guinguette/wire/client/http";
import { type FarLink, linkTo } from "@guinguette/wire/client/link";
import type { Signal } from "@guinguette/wire/live";
import type { WireOffer } from "@guinguette/wire/offers";
import type { RoomView } from "@guinguette/wire/room";
import { capital } from "@guinguette/words/common";
import type { GameWords } from "@guinguette/words/game-words";
import { currentRoute } from "../route.svelte.ts";
import { say, settings } from "../settings.svelte.ts";
import type { Beside } from "../table/beside.ts";
import { shownNames } from "../table/names.ts";
import type { NearTable } from "../table/near-table.ts";
import { besideWords } from "../words/beside.ts";
import { notDoneSaid } from "../words/not-done.ts";
import { onlineWords } from "../words/online.ts";
import { presenceWords } from "../words/presence.ts";
import { filled, tableWords } from "../words/table.ts";
import { asMyself, failureSaid } from "./asking.ts";
import { type Company, keepCompany } from "./company.svelte.ts";
import { type MayHold, newHolding, seatsToAskOf } from "./holding.svelte.ts";
import {
  absenceSaid,
  droppedSaid,
  heldSaid,
  incidentSaid,
  lastPersonAt,
  playedByBots,
  type Reader,
  standInCalled,
  timeUpSaid,
  upSaid,
  votedOnSaid,
} from "./incidents-said.ts";
import { forgetMove, keepMove, keptMove, type Play } from "./kept-move.ts";
import { lostSaid } from "./lost-said.ts";
import { type OwnSeat, ownSeatAt } from "./own-seat.ts";
import { rematchBegun } from "./rematch-begun.ts";
import type { Said } from "./said.svelte.ts";
import { chairOf } from "./seating.ts";
import { newStillness } from "./stillness.svelte.ts";
import { toOwner } from "./told-to-owner.ts";
import type { Watch } from "./watch.svelte.ts";
import { watchingSaid } from "./watching-said.ts";

/** Each kind by itself, so that its own fields stay with it. */
type DistributiveOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;

/** What somebody at a table apart can do beside playing. */
export interface FarTable extends NearTable {
  readonly company: Company;
  readonly chairs: readonly Chair[];
  /** Whether the line was open, and is broken. */
  readonly isLost: boolean;
  /** The table as it is planned and sealed. */
  readonly room: RoomView;
  /** The record as the server wrote it, once the game is over; null where it cannot be had. */
  written(): Promise<string | null>;
  /** The seat from which somebody without one looks; null: they see what everybody may. */
  readonly looksFrom: Seat | null;
  lookFrom(seat: Seat | null): void;
  /** What whoever only looks on is told of it, in a few words; null to who plays. */
  readonly watchingSaid: string | null;
  /** How what happens beside the moves is told here. */
  readonly beside: Beside;
  /** What is said where a seat is waited for whose person is not there, or out of time; null where they have some. */
  absence(seat: Seat): string | null;
  /** The same for a whole room: what one of them may do about it is not for all. */
  leftSaid(seat: Seat): string | null;
  /** How it stands with the seat of whoever looks; null where they have none. */
  readonly own: OwnSeat | null;
  /** What is said to whoever has left their seat, or for whom a bot plays, and may have it back; null where they play. */
  readonly held: string | null;
  /** What is said to whoever has no time left, or at whose seat others would have a bot play, and may still play; null to
   * everybody else. */
  readonly timeUp: string | null;
  /** What is said to whoever has given up, and watches; null to everybody else. */
  readonly gaveUp: string | null;
  /** What the slate says while the line is broken: that it is, what becomes of the table, and of a move that is made now. */
  lostSaid(): { readonly text: string; readonly note: string; readonly yours: string };
  /** What is said to whoever may let a bot play at this seat of those who are to come back. */
  staysSaid(seat: Seat): string;
  /** What whoever looks is told for a moment; null: nothing. */
  readonly said: string | null;
  /** Says why something was not done. */
  notDone(because: Because): void;
  /** Says to whoever had prepared something for a position that another has taken back that it is gone. */
  dropped(): void;
  /** How somebody is called whose turn it is: where a bot plays for them, that bot too. */
  called(seat: Seat): string;
  /** Tries the line at once. */
  retry(): void;
  sign(signal: Signal): Promise<void>;
  /** Whether others may look from one's own seat; null where the table does not let them. */
  readonly isShown: boolean | null;
  /** Lets others look from one's own seat, or not any more; why that was not done, where it was not. */
  show(on: boolean): Promise<string | null>;
  /** Gives the game up: a bot plays on for the others. */
  resign(): Promise<void>;
  /** What bots played in people's places, once it is over; null as long as nothing is seen. */
  playedByBots(): ReturnType<typeof playedByBots> | null;
  /** Whose seat whoever looks may let a bot hold, now or later: they are waited for, and away. */
  readonly mayHold: MayHold | null;
  /** Lets a bot hold it until they are back, or votes for it. */
  hold(seat: Seat): Promise<void>;
  /** Whether another has just opened the table at which they play on. */
  readonly isNextNew: boolean;
  /** Whether they have begun there without whoever looks. */
  readonly isNextBegun: boolean;
  /** Looks now and then how far they are there. */
  followNext(): Promise<void>;
  /** Leaves the seat to whoever comes. */
  standUp(): Promise<void>;
  /** Plays again where a bot has played meanwhile. */
  comeBack(): Promise<void>;
  close(): void;
}

/** `as`: from one's own seat, what everybody may know, or from a seat whose person agrees to it. */
export function openFar(
  watch: Watch,
  tables: Tables,
  first: RoomView,
  as: LooksAs,
  lookFrom: (seat: Seat | null) => void,
  /** Tells whoever looks why something was not done. */
  telling: Said,
  /** How what happens in the game is said. */
  words: Pick<GameWords, "event"> | null = null,
): FarTable {
  const said = telling.tell;
  const { id, plan } = first;
  const room = $derived(watch.room ?? first);
  const { seat: own } = first.mine;
  const persons = as === "seat" && own !== null ? [own] : [];
  const [mySeat] = persons;
  const company = keepCompany();
  const ears = watch.handOver();
  let latest = $state.raw<Sight | null>(null);
  let incidents = $state.raw<readonly Incident[]>([]);
  const chairs = $derived(latest?.chairs ?? room.seats.map(chairOf));
  const holders = $derived(chairs.map(({ holder }) => holder));
  const link: FarLink = linkTo(watch.line, id, as, {
    heard(message) {
      company.heard(message);
      ears.heard(message);
      if (message.type === "voted") stillness.heard(message.seat, message.by);
      seeWhoIsAway();
      if (message.type === "thoughtless") {
        said(filled(say(onlineWords.thoughtless), { name: names(message.seat) }));
      }
    },
    status(status, problem) {
      hasEnded = status === "ended";
      company.stands(status, problem);
      if (status === "open") holding.forget();
      ears.status(status, problem);
    },
  });
  const names = $derived(shownNames(holders, settings.language));
  const reader = $derived.by((): Reader | null => {
    if (latest === null) return null;
    const { language } = settings;
    const { away, clock } = room.plan;
    return { sight: latest, incidents, persons, away, isTimed: clock !== null, names, language };
  });
  const standIn: Beside["standIn"] = (level, name) => standInCalled(level, name, settings.language);
  let hasEnded = false;
  /** A move is kept until the table has answered it: that the line has ended is no answer. */
  async function play(played: Play): ReturnType<FarLink["offer"]> {
    keepMove(id, first.code, played);
    const answer = await link.offer(played);
    if (!hasEnded) forgetMove(id);
    return answer;
  }
  /** Where it could not be done, whoever wished it is told. */
  function tell(answer: Answer): void {
    if (!answer.ok && !hasEnded) notDone(answer.because);
  }
  function notDone(because: Because): void {
    said(notDoneSaid(because, settings.language));
  }
  /** What this page's last life left unanswered is made now. */
  function playKept(): void {
    const kept = persons.length === 0 ? null : keptMove(id);
    // Where the page goes before it is answered, it is still kept.
    if (kept !== null) play(kept).then(tell, () => {});
  }
  const watched: FarLink = {
    ...link,
    offer: (offered) => (offered.kind === "play" ? play(offered) : link.offer(offered)),
    watch: (since, seen) =>
      link.watch(since, (sight) => {
        const isFirst = latest === null;
        const before = latest === null ? null : { sight: latest, heard: [], incidents };
        const near = toldFurther(before, sight);
        ({ incidents } = near);
        latest = sight;
        stillness.stands(latest);
        // A page that is opened now has not been here: what it was told before is not told again.
        if (!isFirst) tellOwner(near);
        seen(sight);
        seeWhoIsAway();
        if (isFirst) playKept();
      }),
  };
  /** What a bot did for whoever looks, and nobody is told, is told to them this once. */
  function tellOwner(near: Near): void {
    const found = mySeat === undefined ? null : toOwner(near, mySeat);
    if (found === null || words === null) return;
    const you = standIn(found.level, say(presenceWords.you));
    const called = (other: Seat) => (other === mySeat ? you : names(other));
    said(capital(`${words.event(found.event, called, settings.language)}`));
  }
  const holding = newHolding((seat) => link.mayHold(seat));
  /** Where the table waits for people, and whoever looks may do something about it. */
  function seeWhoIsAway(): void {
    if (latest === null) return;
    const { away, clock } = room.plan;
    // Whose it is to do so is for the table to say: it depends on who keeps it, and who is there.
    const mayHold = away === "wait" && (room.mine.host || room.mine.seat !== null);
    const mayVote = stillness.isStill && clock === null && ownSeat === "plays";
    const seats = seatsToAskOf(latest, own, company.presence, { mayHold, mayVote });
    holding.look(seats, `${latest.number} ${room.host} ${company.presence} ${stillness.votes}`);
  }
  const stillness = newStillness(mySeat, seeWhoIsAway);
  function whyWaits(seat: Seat, mayHold: MayHold | null): string | null {
    if (reader === null) return null;
    const absence = absenceSaid(seat, company.presence?.[seat], reader, mayHold);
    return absence ?? (company.isUpAt(seat) ? timeUpSaid(seat, reader) : null);
  }
  /** Before the first sight there is nothing to be lost. */
  const isLost = $derived(latest !== null && !company.isLive);
  /** Whether somebody here goes on to the next table by themselves. */
  let isGoing = $state(false);
  let isNextBegun = $state(false);
  async function offer(offered: DistributiveOmit<WireOffer, "seen">): Promise<void> {
    tell(await link.offer({ ...offered, seen: latest?.number ?? 0 }));
  }
  async function written(): Promise<string | null> {
    const asked = await tables.written(id);
    return asked.ok ? asked.value : null;
  }
  const chairOfMine = $derived(mySeat === undefined ? null : (chairs[mySeat] ?? null));
  const ownSeat = $derived(chairOfMine === null ? null : ownSeatAt(chairOfMine));
  const isShown = $derived(
    persons.length === 0 || own === null || room.plan.watching !== "seats" ? null : room.shown.includes(own),
  );

  return {
    id,
    terms: { game: plan.game, options: plan.options, settings: plan.settings },
    get holders() {
      return holders;
    },
    persons,
    get hasEnded() {
      return hasEnded;
    },
    linkFor: () => watched,
    // Its bots play where it is, at its own pace.
    drive: () => ({ stop() {} }),
    async rematch() {
      const { next } = room;
      isGoing = true;
      const asked = next === null ? await asMyself(() => tables.next(id)) : null;
      if (asked?.ok === false) {
        isGoing = false;
        said(failureSaid(asked));
      }
      const at = asked?.ok ? asked.value.id : next;
      if (at === null) return null;
      // What a screen is for, it stays for: somebody's hand alone beside a large screen, too.
      const here = currentRoute();
      return { page: "apart", at, screen: here.page === "apart" ? here.screen : "own" };
    },
    async record() {
      const text = await written();
      if (text === null && !hasEnded) said(say(onlineWords.recordMissing));
      return text === null ? null : (JSON.parse(text) as GameRecord);
    },
    company,
    get chairs() {
      return chairs;
    },
    get isLost() {
      return isLost;
    },
    get room() {
      return room;
    },
    written,
    looksFrom: typeof as === "number" ? as : null,
    lookFrom,
    get watchingSaid() {
      return persons.length > 0 ? null : watchingSaid(as, names);
    },
    beside: { said: (incident) => (reader === null ? null : incidentSaid(incident, reader)), standIn },
    absence: (seat) => whyWaits(seat, holding.found),
    leftSaid: (seat) => whyWaits(seat, null),
    get own() {
      return ownSeat;
    },
    get held() {
      if (mySeat === undefined || reader === null || chairOfMine === null) return null;
      if (ownSeat === "held") return heldSaid(mySeat, reader) ?? say(onlineWords.standInPlays);
      return ownSeat === "up" || ownSeat === "replaced" ? upSaid(chairOfMine.holder, reader) : null;
    },
    get timeUp() {
      if (reader === null || mySeat === undefined) return null;
      return company.isUpAt(mySeat) ? timeUpSaid(mySeat, reader) : votedOnSaid(stillness.onMine, reader);
    },
    get gaveUp() {
      return ownSeat === "resigned" ? say(besideWords.youResigned) : null;
    },
    lostSaid: () => lostSaid(room.plan, ownSeat === "plays"),
    staysSaid: (seat) =>
      say(chairs[seat]?.holder.kind === "person" ? onlineWords.seatStays : onlineWords.botUntilBack),
    get said() {
      return telling.text;
    },
    notDone,
    dropped() {
      const text = reader === null ? null : droppedSaid(reader);
      if (text !== null) said(text);
    },
    called(seat) {
      const { standIn: level = null } = chairs[seat] ?? {};
      return level === null ? names(seat) : standIn(level, names(seat));
    },
    retry: () => link.hurry(),
    async sign(signal) {
      if (!(await link.signal(signal)) && !hasEnded) said(say(onlineWords.signTooSoon));
    },
    get isShown() {
      return isShown;
    },
    async show(on) {
      const asked = own === null ? null : await watch.change(() => tables.show(id, own, on));
      if (asked === null || asked.ok) return null;
      const why = failureSaid(asked);
      said(why);
      return why;
    },
    playedByBots: () => (reader === null ? null : playedByBots(reader)),
    get isNextNew() {
      return room.next !== null && first.next === null && !isGoing;
    },
    get isNextBegun() {
      return isNextBegun;
    },
    async followNext() {
      if (room.next !== null)
        isNextBegun = await rematchBegun(room.next, tables, watch.line, () => !hasEnded && !isNextBegun);
    },
    get mayHold() {
      return holding.found;
    },
    async hold(seat) {
      const { held, voted } = await link.hold(seat);
      if (held || voted || hasEnded) return;
      said(say(tableWords.notDone));
      holding.forget();
      seeWhoIsAway();
    },
    resign: () => offer({ kind: "resign" }),
    async standUp() {
      const asked = own === null ? null : await tables.stand(id, own);
      if (asked?.ok === false) said(failureSaid(asked));
    },
    async comeBack() {
      if (own === null || chairOfMine === null) return;
      // Where a bot sits there by now, the name on the chair is the bot's.
      const { holder: now } = chairOfMine;
      const holder = now.kind === "person" ? now : (lastPersonAt(own, incidents) ?? now);
      const { name, colour } = holder;
      await offer({ kind: "sit-down", name, ...(colour === undefined ? {} : { colour }) });
    },
    close() {
      hasEnded = true;
      company.stop();
      holding.stop();
      stillness.stop();
      telling.stop();
      link.close();
    },
  };
}
