import type { FishFish } from "@guinguette/rules/fish-fish/game";
import { fishFishRuleIds } from "@guinguette/rules/fish-fish/ids";
import { seatsIn } from "@guinguette/rules/seats";
import { act } from "@guinguette/table/offer";
import { usualSettings } from "@guinguette/table/settings";
import { sightOf } from "@guinguette/table/sight";
import { awaited, openTable, type Table } from "@guinguette/table/table";
import { fishFishWords } from "@guinguette/words/fish-fish/words";
import { languages } from "@guinguette/words/language";
import { describe, expect, it } from "vitest";
import { lessonNames } from "../lesson-names.ts";
import type { Position } from "../look.ts";
import { lesson } from "./lesson.ts";
import { chapters } from "./rulebook.ts";

function opened({ players, options, seed, setup, moves }: Position<FishFish>): Table {
  const holders = Array.from({ length: players }, () => ({ kind: "person" as const, name: "" }));
  const answer = openTable({
    game: "fish-fish",
    options,
    seed,
    setup,
    holders,
    settings: { ...usualSettings, takeBack: "consent" },
  });
  if (!answer.ok) throw new Error(answer.refusal.rule);
  for (const { seat, move } of moves) expect(act(answer.table, seat, move).ok).toBe(true);
  return answer.table;
}

describe("the lesson", () => {
  it("can be played as it is written", () => {
    const table = opened(lesson.position);
    for (const { rule, seat, moves } of lesson.steps) {
      expect(fishFishWords.rules).toHaveProperty(rule);
      if (moves.length === 0) continue;
      expect(seatsIn(awaited(table))).toEqual([seat]);
      // Everything the learner may choose is legal; the last choice is the one taken here.
      for (const move of moves) expect(table.game.check(table.state, seat, move)).toBeNull();
      expect(act(table, seat, moves.at(-1)!).ok).toBe(true);
    }
  });

  it("is short, and says so in few words", () => {
    expect(lesson.steps.length).toBeLessThanOrEqual(12);
    for (const { say } of lesson.steps)
      for (const text of Object.values(say)) {
        expect(text.length).toBeLessThan(160);
        expect(text).not.toMatch(/'|"/);
      }
  });

  it("says first which player the learner is", () => {
    for (const language of languages)
      expect(lesson.steps[0]?.say[language]).toContain(lessonNames[lesson.seat]);
  });

  it("ends its round with two catches (FF-E2) and the learner as the Fisher (FF-N1)", () => {
    const table = opened(lesson.position);
    for (const { seat, moves } of lesson.steps.slice(0, -1)) if (moves[0]) act(table, seat, moves[0]);
    expect(sightOf(table, lesson.seat).view).toMatchObject({ round: 2, fisher: lesson.seat, phase: "cast" });
    const ends = table.log
      .map(({ happening }) => happening.event)
      .filter(({ type }) => type === "roundEnded");
    expect(ends).toMatchObject([{ rule: "FF-E2" }]);
    // Two tiles at place 4, one caught, and the one kept at place 3, the largest bait left.
    expect(table.game.scores(table.state, "everything")[lesson.seat]).toBe(11);
  });
});

describe("the rulebook", () => {
  it("has every rule exactly once", () => {
    const listed = chapters.flatMap(({ rules }) => rules);
    expect(listed.toSorted()).toEqual([...fishFishRuleIds].sort());
    expect(listed.toSorted()).toEqual(Object.keys(fishFishWords.rules).sort());
  });

  it.each(chapters.flatMap(({ title, figure }) => (figure ? [[title.en, figure] as const] : [])))(
    "%s: its figure can be set up, and somebody is to move",
    (_, { position }) => {
      const table = opened(position);
      expect(seatsIn(awaited(table))).toHaveLength(1);
    },
  );
});
