/** The first page knows the games without loading them: what it says of them is what they say of themselves. */
import { gameOf } from "@guinguette/rules/games";
import type { OptionWords } from "@guinguette/words/game-words";
import { gameWords } from "@guinguette/words/games";
import { describe, expect, it } from "vitest";
import { boxRules } from "./box.ts";
import { gameLines } from "./games.ts";

describe.each(gameLines)("$id", ({ id, title, subtitle, players }) => {
  it("its titles and its numbers of players are the game's own", () => {
    expect({ title, subtitle }).toEqual({ title: gameWords[id].title, subtitle: gameWords[id].subtitle });
    const counts = gameOf(id).about.players;
    expect(players).toBe(`${Math.min(...counts)}–${Math.max(...counts)}`);
  });

  it("has a page for its box if its options ask for one", () => {
    const options = Object.values<OptionWords>(gameWords[id].options);
    expect(Object.hasOwn(boxRules, id)).toBe(options.some(({ box }) => box === true));
  });
});
