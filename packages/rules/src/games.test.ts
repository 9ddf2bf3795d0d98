import { expect, it } from "vitest";
import { type GameId, gameIds } from "./contract.ts";
import { gameOf, games } from "./games.ts";

it("four games are played here, in this order", () => {
  expect(gameIds).toEqual(["fish-fish", "wishes", "chat-peche", "fish-and-chips"]);
  expect(games.map((game) => game.id)).toEqual(gameIds);
});

it("a game is found by its name", () => {
  for (const game of games) expect(gameOf(game.id)).toBe(game);
});

it("nobody is given a game that does not exist", () => {
  expect(() => gameOf("chess" as GameId)).toThrow("no game is called chess");
});
