/** What people do at a table beside its moves, done at both tables of twins. */
import type { Seat } from "@guinguette/rules/seats";
import { isPresent, type Table } from "@guinguette/table/table";
import { takeBackOf } from "@guinguette/table/take-back";
import type { Presence } from "@guinguette/wire/live";
import { expect } from "vitest";
import { VOTE_AFTER } from "../room/voting.ts";
import { chanceOf } from "./gathered.ts";
import type { SomePerson } from "./person.ts";
import type { Raw } from "./raw.ts";
import type { Served } from "./served.ts";
import {
  both,
  type Course,
  compare,
  offer,
  personsOf,
  play,
  playUntil,
  sweep,
  tableOf,
  waitedFor,
} from "./twin-course.ts";
import { company, cookieOf, drop, liveAt, until } from "./twin-world.ts";

type Episode = (course: Course) => Promise<void>;

/** A person of whom this is so: the viewer, or one of the others, if it can be. */
function somePerson(course: Course, isViewer: boolean, isSo: (seat: Seat) => boolean): Seat | undefined {
  const found = personsOf(course).filter(isSo);
  return found.find((seat) => (seat === course.twins.viewer) === isViewer) ?? found[0];
}

/** How this seat may take its last move back: the same at both tables, for all see what comes of it. */
function takeBackAt({ twins }: Course, seat: Seat): ReturnType<typeof takeBackOf> {
  const [here, there] = [takeBackOf(twins.world, seat), takeBackOf(twins.twin, seat)];
  expect(there).toBe(here);
  return here;
}

/** Another than the viewer, and than the host. */
const another = (course: Course): Seat | undefined =>
  personsOf(course).findLast((seat) => seat !== course.twins.viewer && seat !== 0);

/** Until everybody knows that all are there but these, and so many of those who only watch. */
export async function present(
  course: Course,
  gone: Readonly<Record<Seat, Presence>> = {},
  cutOff = 0,
): Promise<void> {
  const { viewer, world } = course.twins;
  const seats = world.chairs.map((_, seat): Presence => gone[seat] ?? "here");
  await both(course, (there) => company(there, seats, (viewer === "spectator" ? 2 : 3) - cutOff));
}

const takenBack: Episode = async (course) => {
  for (const isViewer of course.askers) {
    const isFree = (seat: Seat) => takeBackAt(course, seat) === "free";
    const seat = await playUntil(course, () => somePerson(course, isViewer, isFree));
    if (seat === null) return;
    await offer(course, seat, () => ({ kind: "take-back" }));
    await compare(course, "taken back");
  }
};

/** Somebody asks whether they may take a move back, and this comes of it. */
function question(
  what: string,
  answer: (course: Course, asked: readonly Seat[], asker: Seat) => Promise<void>,
): Episode {
  return async (course) => {
    for (const isViewer of course.askers) {
      const mustAsk = (seat: Seat) => takeBackAt(course, seat) === "ask";
      const asker = await playUntil(course, () => somePerson(course, isViewer, mustAsk));
      if (asker === null) return;
      await offer(course, asker, () => ({ kind: "take-back" }));
      await compare(course, "asked");
      const asked = personsOf(course).filter((seat) => seat !== asker);
      await answer(course, asked, asker);
      await compare(course, what);
    }
  };
}

const agreed = question("agreed", async (course, asked) => {
  for (const seat of asked) {
    await offer(course, seat, () => ({ kind: "agree" }));
    await compare(course, "one agreed");
  }
});
const refused = question("refused", (course, [seat = 0]) => offer(course, seat, () => ({ kind: "refuse" })));
const withdrawn = question("withdrawn", (course, _asked, asker) =>
  offer(course, asker, () => ({ kind: "withdraw" })),
);
const playedOver = question("lapsed by a move", async (course) => void (await play(course)));
const leftOver = question("lapsed by getting up", async (course, asked) => {
  const seat = asked.find((other) => other !== course.twins.viewer);
  if (seat === undefined) return;
  await offer(course, seat, () => ({ kind: "stand-up" }));
  await present(course, { [seat]: "away" });
  await compare(course, "got up");
  await offer(course, seat, () => ({ kind: "sit-down", name: `P${seat}` }));
  await present(course);
});

const unsealed: Episode = async (course) => {
  if (!course.twins.world.game.about.simultaneous) return;
  const hasChosen = (seat: Seat) => course.twins.world.choices[seat] !== null;
  const seat = await playUntil(course, () => somePerson(course, false, hasChosen));
  if (seat === null) return;
  await offer(course, seat, () => ({ kind: "unseal" }));
  await compare(course, "unsealed");
};

/** Whoever is to move takes a hint, and asks for it once more: the viewer, and another. */
const hinted: Episode = async (course) => {
  for (const isViewer of [true, false]) {
    const isSo = (seat: Seat) => (seat === course.twins.viewer) === isViewer;
    const seat = await playUntil(course, () => {
      const waiting = waitedFor(course);
      return waiting.find(isSo) ?? waiting[0];
    });
    if (seat === null) return;
    await offer(course, seat, () => ({ kind: "hint" }));
    await compare(course, "hint taken");
    await offer(course, seat, () => ({ kind: "hint" }));
    await compare(course, "hint asked for again");
    if ((await play(course)) === "over") return;
  }
};

const signs: Episode = async (course) => {
  for (const seat of personsOf(course)) {
    course.clock.now += 10_000;
    await both(course, async ({ seats, watched }) => {
      const raw = seats[seat] as Raw;
      const signsAt = ({ texts }: Raw) =>
        texts.filter((text) => text.startsWith('{"type":"signalled"')).length;
      const before = watched.map(signsAt);
      // The fourth is too soon.
      for (const signal of ["thanks", "oh-no", "thinking", "your-turn"]) {
        raw.say({ type: "signal", id: 2, signal });
        await raw.until("signal");
      }
      // Other processes pass them on.
      const isSigned = (each: Raw, at: number) => signsAt(each) === (before[at] ?? 0) + 3;
      await until(() => (watched.every(isSigned) ? true : undefined));
    });
    await compare(course, "signs");
  }
};

async function reopen(course: Course, seat: Seat): Promise<void> {
  await both(course, async ({ doors, id, people, seats }) => {
    const raw = liveAt(doors[0] as Served, id, cookieOf(people[seat] as SomePerson), { as: "seat" });
    seats[seat] = raw;
    await raw.until("sight");
  });
}

/** Somebody else for whom the table waits loses their connection, and comes back; where there are no clocks a bot has
 * moved for them meanwhile. */
const comesAndGoes: Episode = async (course) => {
  const { twins, clock } = course;
  // The host may look from elsewhere, too.
  const seat = await playUntil(course, () =>
    waitedFor(course).find((other) => other !== twins.viewer && other !== 0),
  );
  if (seat === null) return;
  await both(course, async ({ seats }) => seats[seat]?.socket.close());
  await present(course, { [seat]: "back-soon" });
  await compare(course, "gone for a moment");
  clock.now += 61_000;
  await present(course, { [seat]: "away" });
  if (course.worlds[0].isTimed) await compare(course, "gone for longer");
  else {
    // The server may have looked before it knew: then it looks again in some seconds.
    clock.now += 6_000;
    await held(course, [seat]);
    await compare(course, "held for who is away");
    await play(course, "played for who is away", (other) => other === seat);
  }
  await reopen(course, seat);
  await present(course);
  await compare(course, "back");
};

/** Until bots hold these seats at both tables. */
async function held(course: Course, seats: readonly Seat[]): Promise<void> {
  await both(course, (world, at) =>
    until(async () => {
      await sweep(world);
      return seats.every((seat) => tableOf(course, at).chairs[seat]?.standIn !== null) ? true : undefined;
    }),
  );
}

/**
 * All for whom the table waits let their time run out, want back too early, and are back once bots have moved. Another
 * process may tell two changes at once that followed each other by themselves, or one by one: there one seat at a time
 * is held, whose person is away and comes back once the bot has moved.
 */
const timeUp: Episode = async (course) => {
  const [{ isTimed, doors }] = course.worlds;
  if (!isTimed) return;
  const isAlone = doors.length > 1;
  const waiting = await playUntil(course, () => {
    const seats = waitedFor(course);
    const isOther = seats.length === 1 && seats[0] !== course.twins.viewer && seats[0] !== 0;
    return seats.length === 0 || (isAlone && !isOther) ? undefined : seats;
  });
  if (waiting === null) return;
  if (isAlone) await both(course, async ({ seats }) => seats[waiting[0] ?? 0]?.socket.close());
  if (isAlone) await present(course, { [waiting[0] ?? 0]: "back-soon" });
  course.clock.now += 4_000_000;
  if (isAlone) await present(course, { [waiting[0] ?? 0]: "away" });
  await held(course, waiting);
  await compare(course, "time ran out");
  if (!isAlone) await wantBack(course, waiting);
  for (const seat of waiting) {
    const isBack = ({ chairs }: Table) => isAlone || (chairs[seat] !== undefined && isPresent(chairs[seat]));
    if ((await play(course, "back after a bot moved", (other) => other === seat, isBack)) === "over") return;
    if (isAlone) await reopen(course, seat);
    await present(course);
    await compare(course, "back in time");
  }
};

async function wantBack(course: Course, waiting: readonly Seat[]): Promise<void> {
  await both(course, async ({ seats }, at) => {
    for (const seat of waiting) {
      const raw = seats[seat] as Raw;
      const seen = tableOf(course, at).changes.length;
      raw.say({ type: "offer", id: 3, offer: { kind: "sit-down", seen, name: `P${seat}` } });
      const { answer } = await raw.until("answer");
      expect(answer).toMatchObject({ ok: false, because: { why: "bot-first" } });
    }
  });
  await compare(course, "wanted back too early");
}

/** At a table without a clock somebody else is there and does not move: the others vote, one after the other, until a bot moves
 * in their place, and they say that they are back. */
const votedOut: Episode = async (course) => {
  if (course.worlds[0].isTimed) return;
  const { viewer } = course.twins;
  const seat = await playUntil(course, () => {
    const [first, ...others] = waitedFor(course);
    return others.length === 0 && first !== viewer ? first : undefined;
  });
  if (seat === null) return;
  course.clock.now += VOTE_AFTER;
  const voters = personsOf(course).filter((other) => other !== seat);
  for (const voter of voters) {
    await both(course, async ({ seats, watched }) => {
      const raw = seats[voter] as Raw;
      const votesAt = ({ texts }: Raw) => texts.filter((text) => text.startsWith('{"type":"voted"')).length;
      const before = watched.map(votesAt);
      for (const type of ["may-hold", "hold"] as const) {
        raw.say({ type, id: 4, seat });
        await raw.until(type);
      }
      const isTold = (each: Raw, at: number) => votesAt(each) === (before[at] ?? 0) + 1;
      await until(() => (watched.every(isTold) ? true : undefined));
    });
    await compare(course, voter === voters.at(-1) ? "voted out" : "voted");
  }
  await held(course, [seat]);
  if ((await play(course, "played for who was voted out", (other) => other === seat)) === "over") return;
  await offer(course, seat, () => ({ kind: "sit-down", name: `P${seat}` }));
  await compare(course, "said to be back");
};

/** Somebody gets up, the host puts a bot there and takes it out, and they sit down again. */
const botInAndOut: Episode = async (course) => {
  const seat = another(course);
  if (seat === undefined || !personsOf(course).includes(0)) return;
  const ask = (who: Seat, method: string, more: string, body?: unknown) =>
    both(course, async ({ people, id }) => {
      await people[who]?.do(method, `/tables/${id}/seats/${seat}${more}`, body);
    });
  await ask(seat, "DELETE", "");
  await present(course, { [seat]: "away" });
  await compare(course, "stood up");
  await ask(0, "PUT", "/bot", { level: "fry", name: "Goujon" });
  await present(course);
  await compare(course, "bot in");
  await ask(0, "DELETE", "");
  await both(course, async (world) => {
    await world.seats[seat]?.ended;
    drop(world.thinkers.splice(0));
  });
  await present(course, { [seat]: "away" });
  await compare(course, "bot out");
  await ask(seat, "POST", "", { name: `P${seat}`, chance: chanceOf(seat) });
  await reopen(course, seat);
  await present(course);
  await compare(course, "sat down");
};

/** Somebody else gives up, and a bot plays on. */
const resigned: Episode = async (course) => {
  const seat = another(course);
  // Of two, the other would have won, and everything would come to light.
  if (seat === undefined || course.twins.world.chairs.length < 3) return;
  await offer(course, seat, () => ({ kind: "resign" }));
  await compare(course, "resigned");
  for (let moves = 0; moves < 4; moves++) if ((await play(course)) === "over") return;
};

/** Whoever was let look from the viewer's seat may not any more. */
const hidden: Episode = async (course) => {
  const { viewer } = course.twins;
  if (viewer === "spectator") return;
  await both(course, async ({ people, id, watched }) => {
    await people[viewer]?.do("PUT", `/tables/${id}/seats/${viewer}/shown`, { shown: false });
    expect(await watched.at(-1)?.ended).toBe(1008);
  });
  await present(course, {}, 1);
  await compare(course, "not shown any more");
};

/** In this order: giving up is for good. */
export const episodes: readonly Episode[] = [
  unsealed,
  hinted,
  takenBack,
  agreed,
  refused,
  withdrawn,
  playedOver,
  leftOver,
  signs,
  comesAndGoes,
  timeUp,
  votedOut,
  botInAndOut,
  resigned,
  hidden,
];
