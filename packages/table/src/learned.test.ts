import { chatPeche } from "@guinguette/rules/chat-peche/game";
import { eventFor, type Happening, type Log, type Types } from "@guinguette/rules/contract";
import { games } from "@guinguette/rules/games";
import { seeded } from "@guinguette/rules/random";
import { choose, dealTable, picksFrom, type TestTable, tablesOf } from "@guinguette/rules/testing/tables";
import { describe, expect, it } from "vitest";
import { mayHaveLearned } from "./learned.ts";
import { mayHaveLearnedThoroughly } from "./testing/learned-thoroughly.ts";

/** The usual options with every number of players. */
const tables = games.flatMap((game) =>
  game.about.players.flatMap((players): [string, TestTable][] => {
    const table = tablesOf(game).find((each) => each.players === players);
    return table === undefined ? [] : [[table.title, table]];
  }),
);

describe.each(tables)("%s", (_title, table) => {
  it("the short way to find out what was learned comes to what the long way does", () => {
    const { game, players } = table;
    const answers = { free: 0, learned: 0 };
    for (const seed of ["a", "b", "c"]) {
      const pick = picksFrom(seed);
      const state = dealTable(table, seed);
      const log: Log<Types["event"]> = [];
      for (let made = 0; made < 45 && game.actors(state) !== 0; made++) {
        const { seat, code } = choose(game, state, pick());
        if (made % 3 === 0) {
          const short = mayHaveLearned(game, state, log, seat, code, players);
          const long = mayHaveLearnedThoroughly(game, state, log, seat, code, players);
          expect([made, game.decode(code), short]).toEqual([made, game.decode(code), long]);
          answers[short ? "learned" : "free"]++;
        }
        game.play(state, seat, code, log);
      }
    }
    expect(answers.free).toBeGreaterThan(0);
  });
});

it("the answer depends on what the asking seat knows alone", () => {
  for (const players of chatPeche.about.players) {
    const table: TestTable = tablesOf(chatPeche as never).find((each) => each.players === players)!;
    const { game } = table;
    const pick = picksFrom("alone");
    const dreams = seeded("dreams");
    const state = dealTable(table, "alone");
    const log: Log<Types["event"]> = [];
    while (game.actors(state) !== 0) {
      const { seat, code } = choose(game, state, pick());
      const heard = log.map((happening) => eventFor(happening, seat));
      const twin = game.sampler(game.view(state, seat), heard)(dreams);
      // Of others' secrets no more is told than the seat has heard.
      const story = log.map(
        (happening): Happening<Types["event"]> =>
          happening.seat === seat ? happening : { event: eventFor(happening, seat) },
      );
      const own: Log<Types["event"]> = [];
      const ownTwin: Log<Types["event"]> = [];
      game.play(game.clone(twin), seat, code, ownTwin);
      game.play(game.clone(state), seat, code, own);
      const sameToSeat = (one: typeof own) => JSON.stringify(one.map((each) => eventFor(each, seat)));
      const answer = mayHaveLearned(game, state, log, seat, code, players);
      // Where the move shows the seat something else, it is another question.
      if (sameToSeat(own) === sameToSeat(ownTwin))
        expect(mayHaveLearned(game, twin, story, seat, code, players)).toBe(answer);
      game.play(state, seat, code, log);
    }
  }
});

it("nobody learns from a bucket what they saw going in: the end shows nothing new to whoever remembers (CP-R5)", () => {
  const table: TestTable = tablesOf(chatPeche as never).find((each) => each.players === 2)!;
  const { game } = table;
  const pick = picksFrom("end");
  const state = dealTable(table, "end");
  const log: Log<Types["event"]> = [];
  let last = true;
  let forgetful = true;
  while (game.actors(state) !== 0) {
    const { seat, code } = choose(game, state, pick());
    last = mayHaveLearned(game, state, log, seat, code, 2);
    forgetful = mayHaveLearned(game, state, [], seat, code, 2);
    game.play(state, seat, code, log);
  }
  expect([last, forgetful]).toEqual([false, true]);
});
