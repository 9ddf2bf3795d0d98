import { describe, expect, it } from "vitest";
import { boardgameIoEngine, compileC, rulesEngine } from "./engines.ts";

describe.each([2, 3, 4])("the same random rounds with %i players", (players) => {
  const ours = rulesEngine.play(players, 20, "same");

  it("come out the same on boardgame.io, move for move and point for point", () => {
    const { moves, checksum } = boardgameIoEngine.play(players, 20, "same");
    expect({ moves, checksum }).toEqual({ moves: ours.moves, checksum: ours.checksum });
  });

  it("come out the same in C, where a compiler is at hand", () => {
    const c = compileC();
    if (c === null) {
      console.warn("no C compiler here: the rounds in C were NOT compared");
      expect(process.env.CI).not.toBe("true");
      return;
    }
    const { moves, checksum } = c.play(players, 20, "same");
    c.dispose();
    expect({ moves, checksum }).toEqual({ moves: ours.moves, checksum: ours.checksum });
  });
});
