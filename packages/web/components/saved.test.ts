/** Games kept in the real database of a browser: nothing is lost between two writes, and what is deleted stays so. */
import { play, sit } from "@guinguette/table/testing/sit";
import { describe, expect, it } from "vitest";
import { keeperOf } from "../src/saved/keeper.ts";
import { deleteGame, entry, type KeptGame, loadGame, newId, saveGame } from "../src/saved/store.ts";

const newGame = (): KeptGame => ({
  id: newId(),
  table: sit("fish-fish", 2, { setup: { firstFisher: 0 } }),
  more: {},
  revision: 0,
});

const cast = { type: "cast", card: "catch", bait: 5 };

/** Lets the browser go on with so many of its tasks. */
async function tasks(count: number): Promise<void> {
  for (let done = 0; done < count; done++) {
    const channel = new MessageChannel();
    await new Promise((next) => {
      channel.port1.onmessage = next;
      channel.port2.postMessage(null);
    });
  }
}

describe("a change made while a write is under way", () => {
  it("is kept by the time its own save comes back, however far the write has come", async () => {
    const moments = Array.from({ length: 24 }, (_, moment) => moment);
    for (const moment of moments) {
      const game = newGame();
      const keeper = keeperOf(game);
      const first = keeper.save();
      await tasks(moment);
      play(game.table, 0, cast);
      await Promise.all([first, keeper.save()]);
      expect((await loadGame(game.id)).table.moves, `after ${moment} tasks`).toHaveLength(1);
      await deleteGame(game.id);
    }
  });
});

describe("a game that was deleted", () => {
  it("is not written again by who still holds it", async () => {
    const game = newGame();
    await saveGame(game);
    await deleteGame(game.id);
    play(game.table, 0, cast);
    await expect(saveGame(game)).rejects.toMatchObject({ trouble: "deleted" });
    await expect(keeperOf(game).save()).rejects.toMatchObject({ trouble: "deleted" });
    expect(await entry(game.id)).toBeUndefined();
  });
});
