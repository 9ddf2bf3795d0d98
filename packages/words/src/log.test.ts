/** The log over whole random games of every game, with every set of options, for every number of players. */
import {
  eventFor,
  type GameId,
  gameIds,
  type Log,
  type Types,
  type Viewer,
} from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { choose, dealTable, picksFrom, type TestTable, tablesOf } from "@guinguette/rules/testing/tables";
import { describe, expect, it } from "vitest";
import { namesOf } from "./common.ts";
import type { LogLine, Told } from "./game-words.ts";
import { wordsAt } from "./games.ts";
import { type Language, languages } from "./language.ts";
import { looseFrench } from "./testing/both-say.ts";

const names = namesOf(["Ondine", "Vairon", "Élodie", "Tanche", "Hugo", "2CV", "Bo", "Cy"], "en");
const MOST_MOVES = 400;

function toldAt(table: TestTable, seed: string, viewer: Viewer): Told[] {
  const { game } = table;
  const state = dealTable(table, seed);
  const pick = picksFrom(seed);
  const told: Told[] = [];
  for (let at = 0; game.actors(state) !== 0 && at < MOST_MOVES; at++) {
    const { seat, code } = choose(game, state, pick());
    const log: Log<Types["event"]> = [];
    game.play(state, seat, code, log);
    told.push(...log.map((happening) => ({ at, event: eventFor(happening, viewer) })));
  }
  return told;
}

function linesOf(table: TestTable, told: readonly Told[], language: Language): readonly LogLine[] {
  return wordsAt(table.game.id, table.options).log(told, names, language);
}

const broken = /undefined|null|NaN|Infinity|\[object|\s{2}|\.\.|\s\.|^$/;

it("a turn of If Wishes Were Fishes! is one line, and what is paid out another", () => {
  for (const table of tablesOf(gameOf("wishes"))) {
    const told = toldAt(table, "turns", "spectator");
    const lines = linesOf(table, told, "en");
    const turns = told.filter(({ event }) => event.type === "turnPassed" || event.type === "gameOver");
    expect(lines.filter(({ seat }) => seat !== null)).toHaveLength(turns.length);
    const paid = ["marketFilled", "wasteScored", "wormBonus", "gameOver"];
    expect(lines.filter(({ seat }) => seat === null)).toHaveLength(
      told.filter(({ event }) => paid.includes(event.type)).length,
    );
  }
});

describe.each(gameIds)("the log of %s", (id: GameId) => {
  const game = gameOf(id);
  const tables = tablesOf(game);

  it.each(languages)("is whole sentences, in the order they happened (%s)", (language) => {
    for (const [index, table] of tables.entries()) {
      const told = toldAt(table, `log/${index}`, index % 2 === 0 ? "spectator" : 0);
      const lines = linesOf(table, told, language);
      let at = 0;
      for (const line of lines) {
        expect(line.text).toMatch(/^[\p{Lu}\d«].*\.$/u);
        expect(line.text).not.toMatch(broken);
        if (language === "fr") expect(line.text).not.toMatch(looseFrench);
        if (line.gain !== null) expect(line.gain).toMatch(/^[+−]\$?[1-9][\d,\u202f]*(\u00a0(\$|\p{L}+))?$/u);
        expect(line.at).toBeGreaterThanOrEqual(at);
        at = line.at;
      }
      expect(lines.length).toBeLessThanOrEqual(told.length);
      expect(at).toBe(told.at(-1)?.at);
    }
  });

  it("is the same up to any move, but for the last line, which may still grow", () => {
    for (const [index, table] of tables.entries()) {
      if (index % 3 !== 0) continue;
      const told = toldAt(table, `prefix/${index}`, 0);
      const whole = linesOf(table, told, "fr");
      const moves = told.at(-1)?.at ?? 0;
      for (let cut = 1; cut <= moves; cut += 1 + (index % 5)) {
        const lines = linesOf(
          table,
          told.filter(({ at }) => at < cut),
          "fr",
        );
        expect(lines.slice(0, -1)).toEqual(whole.slice(0, Math.max(0, lines.length - 1)));
        const [last, same] = [lines.at(-1), whole[lines.length - 1]];
        if (last?.at === same?.at) expect(last).toEqual(same);
      }
    }
  });

  it("never says whose turn it is: the table shows that", () => {
    const [table] = tables;
    if (table === undefined) throw new Error("no table");
    const told = toldAt(table, "turns", "spectator");
    expect(linesOf(table, told, "fr").filter(({ text }) => /de jouer/.test(text))).toEqual([]);
    expect(linesOf(table, told, "en").filter(({ text }) => /turn\.$/.test(text))).toEqual([]);
  });
});

const byTheBook = gameIds.flatMap((id) => {
  const { byTheBook: book } = gameOf(id);
  return book === undefined ? [] : [{ id, book }];
});

describe.each(byTheBook)("the log of $id", ({ id, book }) => {
  it("tells what a table by the book keeps, at any moment", () => {
    for (const [index, table] of tablesOf(gameOf(id)).entries()) {
      if (index % 3 !== 0) continue;
      const all = toldAt(table, `book/${index}`, 0);
      const moves = all.at(-1)?.at ?? 0;
      for (let cut = 1; cut <= moves; cut += 7) {
        const heard = all.filter(({ at }) => at < cut);
        const kept = book.told(heard.map(({ event }) => event) as Types["event"][], heard.length);
        const told = heard.flatMap(({ at }, i) => (kept[i] ? [{ at, event: kept[i] }] : []));
        for (const { text } of linesOf(table, told, "en")) expect(text).not.toMatch(broken);
      }
    }
  });
});
