/** What the rulebook works out with figures. Seat 0 is red, 1 blue, 2 green. */
import { describe, expect, it } from "vitest";
import { act, only, plainOcean, position } from "../testing/wishes.ts";
import { wishes } from "./game.ts";

const [red, blue, green] = [0, 1, 2];

describe("the rulebook's examples", () => {
  it("the third card of the row costs a worm on each of the two to its left (IW-O1, the rulebook's example)", () => {
    const state = position();
    const [taken] = only(act(state, { type: "keep", card: 2 }), "taken");
    expect(taken?.wormsOn).toEqual([plainOcean[0], plainOcean[1]]);
    expect(wishes.view(state, red).ocean.map(({ worms }) => worms)).toEqual([1, 1, 0, 0]);
    expect(wishes.view(state, red).seats[red]?.worms).toBe(4);
  });

  it("a market with the buyers 3 and 1 pays 6 dollars a fish (IW-V1, the rulebook's example)", () => {
    const buyers = { angelfish: [3, 1], catfish: [2], clownfish: [2], kingfish: [1] };
    const state = position({ buyers, boats: [["angelfish:waste"]] });
    expect(wishes.view(state, red).markets[0]).toMatchObject({ market: "angelfish", price: 6 });
    const [sold] = only(act(state, { type: "sell", fish: "angelfish", double: false }), "sold");
    expect(sold).toMatchObject({ price: 6, dollars: 6 });
  });

  it("red sells a monkfish to a buyer 2: a pawn in that market and 4 dollars (IW-A3, IW-V1, the rulebook's example)", () => {
    const buyers = { monkfish: [2], angelfish: [3], catfish: [2], clownfish: [1], kingfish: [1] };
    const state = position({ buyers, boats: [["monkfish:worms"]] });
    act(state, { type: "sell", fish: "monkfish", double: false });
    const { markets, scores } = wishes.view(state, red);
    expect(markets.find(({ market }) => market === "monkfish")?.pawns).toEqual([1, 0, 0]);
    expect(scores).toEqual([4, 0, 0]);
  });

  it("angelfish are full: red has most and wins 8, blue and green tie for second and win 4 each (IW-M2, IW-M4, the rulebook's example)", () => {
    const state = position({
      filled: { catfish: 4, clownfish: 5 },
      pawns: { angelfish: [3, 1, 1] },
      boats: [["angelfish:waste"]],
    });
    const [filled] = only(act(state, { type: "sell", fish: "angelfish", double: false }), "marketFilled");
    expect(filled).toMatchObject({
      market: "angelfish",
      prizes: [
        { seat: red, dollars: 8, rule: "IW-M2" },
        { seat: blue, dollars: 4, rule: "IW-M4" },
        { seat: green, dollars: 4, rule: "IW-M4" },
      ],
    });
  });

  it("with card 7 active the waste costs blue 10 dollars and red 5 (IW-E2, the rulebook's example)", () => {
    const state = position({
      filled: { catfish: 4, clownfish: 5, kingfish: 6 },
      waste: [3, 5, 1],
      boats: [["catfish:worms"]],
      dollars: [30, 30, 30],
    });
    const events = act(state, { type: "sell", fish: "catfish", double: false });
    expect(only(events, "wasteScored")).toMatchObject([
      {
        capacity: 7,
        losses: [
          { seat: blue, dollars: 10 },
          { seat: red, dollars: 5 },
        ],
      },
    ]);
  });

  it("a double is two fish by a wish, and one in an ordinary sale (IW-V3, the rulebook's example of the double angelfish)", () => {
    const given = { boats: [["angelfish:double"]] } as const;
    const [plain] = only(act(position(given), { type: "sell", fish: "angelfish", double: true }), "sold");
    expect(plain?.fish).toBe(1);
    const state = position(given);
    act(state, { type: "wish", card: 0 });
    const [byWish] = only(act(state, { type: "sellAll", fish: "angelfish" }), "sold");
    expect(byWish?.fish).toBe(2);
  });

  it("the angelfish's wish sells any type as angelfish, in their market and to its buyers (IW-W9, the rulebook's example)", () => {
    const state = position({
      ocean: ["angelfish:sellAs", "kingfish:worms", "monkfish:boat", "starfish:double"],
      boats: [["monkfish:worms", "monkfish:waste"]],
    });
    act(state, { type: "wish", card: 0 });
    const [sold] = only(act(state, { type: "sellAll", fish: "monkfish" }), "sold");
    // The buyer 3 stands with the angelfish here.
    expect(sold).toMatchObject({ market: "angelfish", fish: 2, price: 5, dollars: 10 });
  });
});
