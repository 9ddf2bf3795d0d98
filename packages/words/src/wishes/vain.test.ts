import type { Types } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { choose, dealTable, legalCodes, picksFrom, tablesOf } from "@guinguette/rules/testing/tables";
import type { Move } from "@guinguette/rules/wishes/moves";
import type { View } from "@guinguette/rules/wishes/view";
import { expect, it } from "vitest";
import { vainWords } from "./vain.ts";

/** What a wish can change besides the Ocean and the worms paid for it. */
function stakes({ markets, waste, seats }: View): string {
  return JSON.stringify([markets, waste, seats.map(({ dollars, cards, boats }) => [dollars, cards, boats])]);
}

it("a wish is called vain exactly if the turn is over and nothing on the table has changed", () => {
  const game = gameOf("wishes");
  const said = new Map<string, number>();
  for (const [index, table] of tablesOf(game).entries()) {
    const state = dealTable(table, `vain/${index}`);
    const pick = picksFrom(`vain/${index}`);
    for (let moves = 0; game.actors(state) !== 0 && moves < 120; moves++) {
      const view = game.view(state, "spectator") as View;
      for (const code of legalCodes(game, state, view.turn)) {
        const move = game.decode(code) as Move;
        const vain = vainWords(move, view, "en");
        if (move.type !== "wish") {
          expect(vain).toBeNull();
          continue;
        }
        const after = game.clone(state);
        game.play(after, view.turn, code, null);
        const then = game.view(after, "spectator") as View;
        const nothing = then.wish === null && then.phase !== "over" && stakes(then) === stakes(view);
        expect(vain !== null).toBe(nothing);
        if (vain !== null) said.set(vain, (said.get(vain) ?? 0) + 1);
      }
      const { seat, code } = choose(game, state, pick());
      game.play(state as Types["state"], seat, code, null);
    }
  }
  expect([...said.keys()].sort()).toEqual([
    "This wish would change nothing: no pawn can go to the scrap heap or leave it.",
    "This wish would change nothing: there is no buyer to spread.",
    "This wish would change nothing: you have no worm.",
    "This wish would change nothing: you have nothing to sell.",
  ]);
});
