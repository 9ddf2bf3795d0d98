import { listens } from "@guinguette/bots/levels";
import type { Thought } from "@guinguette/bots/thought";
import type { GameId, Types } from "@guinguette/rules/contract";
import { games } from "@guinguette/rules/games";
import { below } from "@guinguette/rules/random";
import { type Seat, seatsIn } from "@guinguette/rules/seats";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Offer } from "./changes.ts";
import type { ThinkingPlace, Thoughtless } from "./decide.ts";
import { botAt, driveBots, thoughtOf } from "./driver.ts";
import { type Far, farOf } from "./far.ts";
import { usualSettings } from "./settings.ts";
import { heardBy, legalMoves, sightOf } from "./sight.ts";
import { storedOf, tableFrom } from "./stored.ts";
import { awaited, isOver } from "./table.ts";
import type { Holder, Opening } from "./terms.ts";
import { fakeClock } from "./testing/fake-clock.ts";
import { offerOf, whims } from "./testing/offers.ts";
import { spoil } from "./testing/reachable.ts";
import { sit } from "./testing/sit.ts";

const bot: Holder = { kind: "bot", name: "Bot", level: "random" };
const person = (name: string): Holder => ({ kind: "person", name });

/** A place where thoughts go well. */
const good: ThinkingPlace = async ({ legal, random }) => legal[below(random, legal.length)] as Types["move"];

const never = new Promise<never>(() => {});
const circular: Record<string, unknown> = { type: "pass" };
circular.self = circular;

/** Places where thoughts go wrong. */
const badPlaces: Readonly<Record<string, ThinkingPlace>> = {
  "throws at once": () => {
    throw new Error("at once");
  },
  "throws later": async () => {
    await Promise.resolve();
    throw new Error("later");
  },
  "never answers": () => never,
  "answers with a move that is not legal": async () => ({ type: "pass" }),
  "answers for another seat": async ({ legal }) => ({ ...legal[0], seat: 1 }) as never,
  "answers with nothing": async () => undefined as never,
  "answers with what cannot be written down": async () => circular as never,
  "makes its own move legal": async ({ legal }) => {
    const mine = { type: "win" };
    (legal as Types["move"][]).splice(0, legal.length, mine);
    return mine;
  },
  "spoils all that it is given": async (thought) => {
    spoil(thought.view, thought.legal, thought.heard, thought.random);
    throw new Error("spoilt");
  },
};

/** A table whose bots are driven, and what was seen of it. */
function driven(
  game: GameId,
  holders: readonly Holder[],
  places: readonly ThinkingPlace[],
  more: Partial<Opening> = {},
) {
  const options = game === "fish-and-chips" ? { target: 30 } : {};
  const table = sit(game, holders.length, { options, ...more, holders });
  const clock = fakeClock();
  const far = farOf(table);
  const seen = {
    said: [] as Thoughtless[],
    thinking: 0,
    most: 0,
    thoughts: [] as Thought[],
    moves: 0,
    byNobody: 0,
  };
  /** What the driver does with the table, and nobody else. */
  const watched: Far = {
    ...far,
    offer(seat, offered) {
      const chair = table.chairs[seat];
      if (chair === undefined || botAt(chair) === null) seen.byNobody++;
      const answer = far.offer(seat, offered);
      if (answer.ok) seen.moves++;
      return answer;
    },
  };
  const counted = places.map(
    (place): ThinkingPlace =>
      async (thought) => {
        seen.thoughts.push(thought);
        seen.thinking++;
        seen.most = Math.max(seen.most, seen.thinking);
        try {
          return await place(thought);
        } finally {
          seen.thinking--;
        }
      },
  );
  const driver = driveBots(watched, {
    clock,
    places: counted,
    said: (trouble) => seen.said.push(trouble),
    least: () => 0,
  });
  return { table, far, clock, driver, seen };
}

type Driven = ReturnType<typeof driven>;

/** Lets time pass until the game is over, or nothing more happens. */
async function toTheEnd({ table, clock }: Driven, most = 20_000): Promise<void> {
  for (let ticks = 0; ticks < most && !isOver(table); ticks++) if (!(await clock.tick())) return;
}

function playAny({ table, far }: Driven, seat: Seat): void {
  const [move] = legalMoves(table, seat);
  if (move === undefined) throw new Error(`${seat} cannot move`);
  expect(far.offer(seat, { kind: "play", seen: table.changes.length, move }).ok).toBe(true);
}

describe("bots", () => {
  it.each(games.map(({ id, about }) => [id, Math.min(3, Math.max(...about.players))] as const))(
    "play a whole game of %s by themselves, one thought at a time",
    async (id, players) => {
      const evening = driven(
        id,
        Array.from({ length: players }, () => bot),
        [good],
      );
      await toTheEnd(evening);
      expect(isOver(evening.table)).toBe(true);
      expect(evening.seen).toMatchObject({ said: [], most: 1, byNobody: 0 });
    },
  );

  it.each(Object.entries(badPlaces))(
    "play on to the end where a place %s, and say so",
    async (_how, place) => {
      for (const id of ["fish-fish", "chat-peche"] as const) {
        const evening = driven(id, [bot, bot], [place]);
        await toTheEnd(evening);
        expect(isOver(evening.table)).toBe(true);
        expect(evening.seen.said).toHaveLength(evening.seen.moves);
        // Nobody waits for a thought much longer than it may take.
        expect(evening.clock.now()).toBeLessThan(evening.seen.moves * 60_000 + 1);
      }
    },
  );

  it.each(Object.entries(badPlaces))(
    "say nothing where a place %s and the next one helps",
    async (_how, place) => {
      const evening = driven("fish-fish", [bot, bot], [place, good]);
      await toTheEnd(evening);
      expect(isOver(evening.table)).toBe(true);
      expect(evening.seen.said).toEqual([]);
    },
  );

  it("reach nothing of the table by what they are given, and change nothing of it", async () => {
    for (const id of games.map((game) => game.id)) {
      const evening = driven(id, [bot, bot], [badPlaces["spoils all that it is given"] as ThinkingPlace]);
      const { table } = evening;
      await toTheEnd(evening, 60);
      evening.driver.stop();
      const again = tableFrom(JSON.parse(JSON.stringify(storedOf(table))));
      expect(table.moves.length).toBeGreaterThan(5);
      for (const part of ["moves", "log", "state", "chairs"] as const)
        expect(table[part]).toEqual(again[part]);
    }
  });

  it("are told what was heard where they go by it, and else nothing, however long the game", async () => {
    for (const id of games.map((game) => game.id)) {
      const evening = driven(id, [bot, bot], [good]);
      const { table } = evening;
      await toTheEnd(evening, 60);
      evening.driver.stop();
      const heard = heardBy(table, 1).map(({ event }) => event);
      expect(heard.length).toBeGreaterThan(5);
      const thought = thoughtOf(table, 1, "perch");
      expect(thought.heard).toEqual(listens[id] ? heard : []);
      expect(thought.view).toEqual(sightOf(table, 1).view);
    }
  });

  it("stop when they are told to, before, during and after a thought", async () => {
    for (const ticks of [0, 1, 2, 5]) {
      const evening = driven("fish-fish", [bot, bot], [good]);
      for (let count = 0; count < ticks; count++) await evening.clock.tick();
      evening.driver.stop();
      const { length } = evening.table.changes;
      await toTheEnd(evening);
      expect(evening.table.changes).toHaveLength(length);
    }
  });

  it.each(["time-out", "resign"] as const)(
    "play where a person has left by %s, to the end of the game",
    async (kind) => {
      const evening = driven("wishes", [person("A"), person("B"), bot], [good]);
      await toTheEnd(evening);
      // One stays who plays whatever there is to play.
      evening.far.offer(1, { kind, level: "fry", seen: evening.table.changes.length });
      for (let turns = 0; turns < 2000 && !isOver(evening.table); turns++) {
        await toTheEnd(evening);
        if ((awaited(evening.table) & 1) === 1) playAny(evening, 0);
      }
      expect(isOver(evening.table)).toBe(true);
      expect(evening.table.moves.some(({ seat }) => seat === 1)).toBe(true);
      expect(evening.seen.byNobody).toBe(0);
    },
  );
});

describe("a thought that comes too late", () => {
  /** Somebody plays, and the bot begins to think; `answer` ends its thought. */
  async function inThought(more: Partial<Opening> = {}) {
    let answer = (_failed?: Error) => {};
    const place: ThinkingPlace = (thought) =>
      new Promise((resolve, reject) => {
        answer = (failed) =>
          failed === undefined ? resolve(thought.legal[0] as Types["move"]) : reject(failed);
      });
    const evening = driven("fish-fish", [person("A"), bot], [place], { setup: { firstFisher: 0 }, ...more });
    playAny(evening, 0);
    await evening.clock.settle();
    expect(evening.seen.thinking).toBe(1);
    const { table, far } = evening;
    const now = (seat: Seat, offered: { kind: "take-back" } | { kind: "sit-down"; name: string }) =>
      far.offer(seat, { ...offered, seen: table.changes.length } as Offer);
    /** Ends the thought, and lets the bot make its move. */
    const answered = async (failed?: Error) => {
      answer(failed);
      await evening.clock.settle();
      await evening.clock.tick();
    };
    return { ...evening, evening, now, answered };
  }

  it("is not played once what it was thought for is taken back; the bot thinks anew", async () => {
    const { evening, table, now, answered, seen } = await inThought();
    expect(now(0, { kind: "take-back" }).ok).toBe(true);
    await answered();
    expect(table.moves).toEqual([]);
    playAny(evening, 0);
    await evening.clock.settle();
    await answered();
    expect(table.moves.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(seen.said).toEqual([]);
  });

  it("and has failed is not said: nothing was played without thinking", async () => {
    const { table, now, answered, seen } = await inThought();
    now(0, { kind: "take-back" });
    await answered(new Error("later"));
    expect(table.moves).toEqual([]);
    expect(seen.said).toEqual([]);
  });

  it("is not played for a person who has sat down meanwhile", async () => {
    const { evening, table, now, answered, seen } = await inThought();
    expect(now(1, { kind: "sit-down", name: "B" }).ok).toBe(true);
    await answered();
    await toTheEnd(evening, 50);
    expect(table.moves).toHaveLength(1);
    expect(seen.byNobody).toBe(0);
    playAny(evening, 1);
    expect(table.moves.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it("is not played for a person who comes back after their time was up", async () => {
    const evening = driven("fish-fish", [person("A"), person("B")], [good], { setup: { firstFisher: 0 } });
    const { table, far, clock, seen } = evening;
    far.offer(0, { kind: "time-out", level: "heron", seen: 0 });
    await clock.settle();
    expect(seen.thoughts).toHaveLength(1);
    far.offer(0, { kind: "sit-down", name: "A", seen: 1 });
    await toTheEnd(evening);
    expect(table.moves).toEqual([]);
    playAny(evening, 0);
    expect(table.moves).toHaveLength(1);
  });
});

it("a bot that was already thinking does not play over a question: it plays once that is answered", async () => {
  let answer = () => {};
  const place: ThinkingPlace = ({ legal }) =>
    new Promise((resolve) => {
      answer = () => resolve(legal[0] as Types["move"]);
    });
  for (const said of ["agree", "refuse"] as const) {
    const evening = driven("wishes", [person("A"), person("B"), bot], [place], {
      setup: { firstPlayer: 0 },
      settings: { ...usualSettings, takeBack: "consent" },
    });
    const { table, far, clock, seen } = evening;
    const now = () => table.changes.length;
    while ((awaited(table) & 0b100) === 0) playAny(evening, seatsIn(awaited(table))[0] as Seat);
    await clock.settle();
    expect(seen.thinking).toBe(1);
    const { length } = table.moves;
    expect(far.offer(0, { kind: "take-back", seen: now() }).ok).toBe(true);
    answer();
    for (let ticks = 0; ticks < 5; ticks++) await clock.tick();
    expect(table.question?.seat).toBe(0);
    expect(table.moves).toHaveLength(length);
    expect(far.offer(1, { kind: said, seen: now() }).ok).toBe(true);
    expect(table.question).toBeNull();
    await clock.settle();
    answer();
    await toTheEnd(evening, 5);
    if (said === "agree") expect(table.moves.length).toBeLessThan(length);
    else expect(table.moves.at(length)?.seat).toBe(2);
    evening.driver.stop();
  }
});

it("whatever people do meanwhile, bots play for bots' chairs alone, one thought at a time, and say what they must", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...games.map(({ id }) => id)),
      fc.constantFrom("good", ...Object.keys(badPlaces)),
      whims(30),
      fc.array(fc.nat(3), { minLength: 30, maxLength: 30, size: "max" }),
      async (id, how, followed, ticks) => {
        const holders = id === "fish-and-chips" ? [person("P0"), bot] : [person("P0"), bot, person("P2")];
        const evening = driven(id, holders, [badPlaces[how] ?? good], {
          settings: { ...usualSettings, takeBack: "consent" },
        });
        for (const [step, whim] of followed.entries()) {
          const { seat, offered } = offerOf(evening.table, whim, []);
          evening.far.offer(seat, offered);
          for (let count = ticks[step] ?? 0; count > 0; count--) await evening.clock.tick();
        }
        const { seen, table } = evening;
        expect(seen.byNobody).toBe(0);
        expect(seen.most).toBeLessThanOrEqual(1);
        expect(seen.said).toHaveLength(how === "good" ? 0 : seen.moves);
        // Whoever is waited for in the end is a person, or a chair is empty.
        await toTheEnd(evening, 3000);
        const stuck = seatsIn(awaited(table)).filter((seat) => {
          const chair = table.chairs[seat];
          return chair !== undefined && botAt(chair) !== null;
        });
        expect(stuck).toEqual([]);
        evening.driver.stop();
      },
    ),
    { numRuns: 15, seed: 88 },
  );
});
