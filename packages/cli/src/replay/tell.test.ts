/** What a seat is told in words is no more than it may know. */
import type { Viewer } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { type GameRecord, replay } from "@guinguette/rules/record";
import { namesOf, numeral } from "@guinguette/words/common";
import { languages } from "@guinguette/words/language";
import { expect, it } from "vitest";
import { plain } from "../paint.ts";
import { playedRecord } from "../testing/records.ts";
import { tellRecord } from "./tell.ts";

const told = (record: GameRecord, viewer: Viewer) =>
  languages.map((language) => tellRecord("-", record, { language, paint: plain, viewer }).lines);

it("another's hidden cat changes no word with --view (CP-2)", () => {
  const opened = playedRecord({ game: "chat-peche", players: 2, setup: { firstPlayer: 0 } }, "cats", 0);
  const placed = (column: number) => ({
    ...opened,
    moves: [
      { seat: 0, move: { type: "place", column: 1 } },
      { seat: 1, move: { type: "place", column } },
    ],
  });
  for (const viewer of [0, "spectator"] as const)
    expect(told(placed(2), viewer)).toEqual(told(placed(3), viewer));
  expect(told(placed(2), 1)).not.toEqual(told(placed(3), 1));
});

it("with --view, a bucket counts for its owner alone, until the game is over (CP-R5)", () => {
  const record = playedRecord({ game: "chat-peche", players: 3 }, "buckets", 5000);
  const names = namesOf([], "en");
  let unknown = 0;
  for (let length = 0; length <= record.moves.length; length += 3) {
    const part = { ...record, moves: record.moves.slice(0, length) };
    const replayed = replay(part);
    if (!replayed.ok) throw new Error("a game that was played is refused");
    for (const viewer of [0, 2, "spectator"] as const) {
      const scores = gameOf(record.game).scores(replayed.state, viewer);
      unknown += scores.filter((score) => score === null).length;
      const line = `Scores: ${scores.map((score, seat) => `${names(seat)} (${score === null ? "?" : numeral(score, "en")})`).join(", ")}`;
      expect(told(part, viewer)[1]?.join(" ")).toContain(line);
    }
  }
  expect(unknown).toBeGreaterThan(10);
});
