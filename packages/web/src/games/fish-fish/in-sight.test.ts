import type { Event } from "@guinguette/rules/fish-fish/events";
import { seatName } from "@guinguette/words/common";
import { fishFishWords } from "@guinguette/words/fish-fish/words";
import { languages } from "@guinguette/words/language";
import { expect, it } from "vitest";
import { staysInSight } from "./in-sight.ts";

const bet: Event = { type: "bet", seat: 2, line: 1, bait: 4, tiles: 2, left: 2, next: null };
const moved = [{ seat: 2, tiles: 2, points: 8 }];
const turned = { type: "lineRevealed", rule: "FF-L5", fisher: 0, line: 1, bait: 4 } as const;

it.each<[string, Event, Event]>([
  [
    "an empty card: what the Fish won",
    { ...turned, card: "empty" },
    { type: "tilesToLoot", rule: "FF-L5", place: 4, moved },
  ],
  [
    "a catch: whom the Fisher caught",
    { ...turned, card: "catch" },
    { type: "tilesCaught", rule: "FF-L5", fisher: 0, moved, caught: 2 },
  ],
])("one line is told once of %s", (_, card, came) => {
  const news = [bet, card, came].filter((event) => !staysInSight(event));
  for (const language of languages) {
    const names = (seat: number) => seatName(seat, language);
    const lines = fishFishWords.log(
      news.map((event) => ({ at: 3, event })),
      names,
      language,
    );
    expect(lines.map(({ text }) => text)).toEqual([expect.stringContaining(names(2))]);
  }
});
