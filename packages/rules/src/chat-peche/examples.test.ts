/** What the rulebooks show on a pond. Columns are counted from the left and rows from the bottom, as A sees them. */
import { describe, expect, it } from "vitest";
import { act, fishable, look, pond, pondNow, toFishing } from "../testing/chat-peche.ts";

const nine = "F1 F2 F3 S1 W F2 F1 S2 F3";

describe("the rulebook's examples", () => {
  it("A lures column 1, row 2 onto column 2, row 2, and B lures it on to column 3 (CP-3, CP-3c, the rulebook's example)", () => {
    const state = pond(nine);
    act(state, "0 place 2", "1 place 1");
    act(state, "0 lure a2-b2");
    expect(pondNow(state)).toMatchObject({ b2: "S1x2" });
    expect(pondNow(state)).not.toHaveProperty("a2");
    act(state, "1 lure b2-c2");
    // The whole pile moved: both cards, onto the one that lay there.
    expect(pondNow(state)).toMatchObject({ c2: "S1x3" });
    expect(pondNow(state)).not.toHaveProperty("b2");
  });

  it("A turns over the cat and fishes one spot of the column before it (CP-4, the rulebook's example as A sees it)", () => {
    const state = pond(nine);
    toFishing(state, 1, 3);
    expect(look(state).seats.map(({ revealed }) => revealed)).toEqual([true, false]);
    expect(fishable(state, 0)).toEqual(["a3", "a2", "a1"]);
    act(state, "0 fish a1");
    expect(look(state, 0).seats[0]?.bucket).toEqual(["F1"]);
  });

  it("B, from the other bank, is left with what A did not take (CP-4, CP-4a, the rulebook's example as B sees it)", () => {
    const state = pond(nine);
    // B's third column is A's first.
    toFishing(state, 1, 3);
    act(state, "0 fish a1");
    expect(fishable(state, 1)).toEqual(["a3", "a2"]);
  });
});
