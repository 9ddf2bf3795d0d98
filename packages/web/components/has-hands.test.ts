import { gameIds } from "@guinguette/rules/contract";
import { expect, it } from "vitest";
import { hasHands } from "../src/apart/has-hands.ts";
import { loadLook } from "../src/games/looks.ts";

it.each(gameIds)("says of %s what the game says itself", async (game) => {
  expect(hasHands(game)).toBe((await loadLook(game, {})).hasHands === true);
});
