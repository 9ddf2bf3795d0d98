/** Why a bot played so, as the page tells it: of which entries it can be asked, and what is answered. */
import { type GameId, gameIds, type Viewer } from "@guinguette/rules/contract";
import { gameOf, games } from "@guinguette/rules/games";
import { seeded } from "@guinguette/rules/random";
import { picksFrom } from "@guinguette/rules/testing/tables";
import { farOf } from "@guinguette/table/far";
import { nearOf } from "@guinguette/table/near";
import { act } from "@guinguette/table/offer";
import { usualSettings } from "@guinguette/table/settings";
import { toldOf } from "@guinguette/table/shown";
import { legalMoves } from "@guinguette/table/sight";
import { awaited, isOver, type Table } from "@guinguette/table/table";
import type { Holder } from "@guinguette/table/terms";
import { play, sit } from "@guinguette/table/testing/sit";
import { moveBoth, twinsOf } from "@guinguette/table/testing/twins";
import { namesOf } from "@guinguette/words/common";
import { wordsAt } from "@guinguette/words/games";
import type { Language } from "@guinguette/words/language";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openHere } from "../saved/here.ts";
import { pageClock } from "./clock.ts";
import { sitDown } from "./sitting.svelte.ts";
import { newWhy } from "./why.svelte.ts";

const names = namesOf(["Ondine", "Vairon", "Bob", "Tanche"], "fr");
const oneAndBots = (players: number): Holder[] =>
  Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: "person", name: "Ondine" } : { kind: "bot", name: names(seat), level: "perch" },
  );

function tableOf(game: GameId, players: number, memory: "book" | "aided"): Table {
  return sit(game, players, {
    holders: oneAndBots(players),
    settings: { ...usualSettings, memory },
    ...(game === "fish-and-chips" ? { options: { target: 30 } } : {}),
  });
}

/** All that the log of this viewer offers and answers, entry by entry. */
async function asked(
  table: Table,
  viewer: Viewer,
  language: Language = "fr",
): Promise<{ text: string; said: string | null }[]> {
  const near = nearOf(table, viewer);
  const link = farOf(table).linkFor(viewer);
  const words = wordsAt(table.terms.game, table.terms.options);
  const why = newWhy(
    {
      holders: () => table.chairs.map(({ holder }) => holder),
      sight: () => near.sight,
      rewinds: () => 0,
      deed: link.deed,
    },
    words,
    () => names,
    () => language,
  );
  const entries: { text: string; said: string | null }[] = [];
  for (const line of words.log(toldOf(near), names, language)) {
    const can = why.canAsk(line);
    if (can) {
      expect(why.said(line)).toBeNull();
      why.ask(line);
      for (let turn = 0; turn < 4; turn++) await Promise.resolve();
      expect(why.said(line)).not.toBeNull();
    }
    entries.push({ text: line.text, said: can ? why.said(line) : null });
  }
  return entries;
}

function playOut(table: Table, most = 2000): void {
  const pick = picksFrom("why");
  for (let moves = 0; moves < most && !isOver(table); moves++) {
    const seat = 31 - Math.clz32(awaited(table));
    const legal = legalMoves(table, seat);
    act(table, seat, legal[pick() % legal.length]!);
  }
}

describe.each(["book", "aided"] as const)("at a table whose memory is %s", (memory) => {
  it.each(games.map(({ id }) => id))(
    "the same is asked and answered in worlds of %s that look alike",
    async (id) => {
      const { players } = gameOf(id).about;
      const count = Math.min(3, Math.max(...players));
      let [apart, told] = [0, 0];
      for (const viewer of ["spectator", 0] as const) {
        const twins = twinsOf(tableOf(id, count, memory), viewer, seeded(`dream ${viewer}`));
        const pick = picksFrom(`picks ${viewer}`);
        for (let step = 0; step < 40 && moveBoth(twins, pick()) !== "over"; step++) {
          const there = await asked(twins.world, viewer);
          expect(await asked(twins.twin, viewer)).toEqual(there);
          told += there.filter(({ said }) => said !== null).length;
          if (JSON.stringify(twins.twin.state) !== JSON.stringify(twins.world.state)) apart++;
        }
      }
      expect(apart).toBeGreaterThan(0);
      expect(told).toBeGreaterThan(0);
    },
  );
});

it("a cast is its Fisher's secret, and told once its line was revealed; by the book no more (FF-L6)", async () => {
  const answers = {
    book: /^Selon la règle, on ne peut pas revoir ce coup/,
    aided: /^D’après ce que tous voient\u00a0: /,
  };
  for (const memory of ["book", "aided"] as const) {
    const fish = sit("fish-fish", 3, {
      holders: oneAndBots(3),
      setup: { firstFisher: 1 },
      settings: { ...usualSettings, memory },
    });
    play(fish, 1, { type: "cast", card: "catch", bait: 5 });
    expect((await asked(fish, 0))[0]?.said).toMatch(/^Ce choix est encore secret/);
    play(fish, 2, { type: "bet", tiles: 1 });
    play(fish, 0, { type: "bet", tiles: 0 });
    const [cast, bet, own, ...rest] = await asked(fish, 0);
    expect(cast?.said).toMatch(answers[memory]);
    expect(bet?.said).toMatch(/^D’après ce que tous voient\u00a0: /);
    // Nobody is asked what they did themselves, nor what came of it.
    expect([own, ...rest].map((one) => one?.said)).toEqual([own, ...rest].map(() => null));
  }
});

it("an answer goes with the move that is taken back: a card that is face down again is a secret again", async () => {
  vi.useFakeTimers();
  const fish = sit("fish-fish", 2, {
    holders: oneAndBots(2),
    setup: { firstFisher: 1 },
    settings: { memory: "aided", takeBack: "consent", hints: "told" },
  });
  const here = openHere(
    { id: "here", table: fish, more: {}, revision: 0 },
    () => {},
    () => ({
      clock: pageClock,
      places: [async ({ legal }) => legal[0] ?? { type: "none" }],
      said: () => {},
      stop: () => {},
    }),
  );
  const sitting = sitDown(here, { said: () => {}, duration: () => 0, played: () => {}, botDelay: () => 20 });
  onTestFinished(() => {
    sitting.leave();
    vi.useRealTimers();
  });
  const words = wordsAt("fish-fish", fish.terms.options);
  const why = newWhy(
    {
      holders: () => here.holders,
      sight: () => sitting.common,
      rewinds: () => sitting.rewinds,
      deed: sitting.deed,
    },
    words,
    () => names,
    () => "fr",
  );
  const cast = () => words.log(sitting.told, names, "fr")[0]!;
  const until = (moves: number) => vi.waitUntil(() => fish.moves.length === moves);
  await until(1);
  await vi.advanceTimersByTimeAsync(100);
  const bet = { type: "bet", tiles: 1 };
  sitting.propose(bet);
  sitting.confirm();
  await until(3);
  await vi.advanceTimersByTimeAsync(100);
  why.ask(cast());
  await vi.advanceTimersByTimeAsync(0);
  expect(why.said(cast())).toMatch(/^D’après ce que tous voient\u00a0: /);
  sitting.takeBack();
  await until(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(why.said(cast())).toBeNull();
  why.ask(cast());
  await vi.advanceTimersByTimeAsync(0);
  expect(why.said(cast())).toMatch(/^Ce choix est encore secret/);
});

it("an answer speaks the language of its reader", async () => {
  const table = tableOf("wishes", 2, "book");
  playOut(table, 12);
  const said = (await asked(table, 0, "en")).flatMap((one) => one.said ?? []);
  expect(said.length).toBeGreaterThan(0);
  for (const answer of said) expect(answer).toMatch(/^From what everybody can see: .+\.$/);
});

it.each(gameIds)(
  "once %s is over, every entry of a bot is told from its own seat, but for what is never seen",
  async (id) => {
    const table = tableOf(id, 2, "book");
    playOut(table);
    const said = (await asked(table, 0)).flatMap((one) => one.said ?? []);
    expect(said.some((answer) => answer.startsWith("Pourquoi"))).toBe(true);
    for (const answer of said)
      expect(answer).toMatch(
        id === "fish-fish" ? /^(Pourquoi|Ce choix est encore secret)/ : /^Pourquoi\u00a0: /,
      );
  },
);
