import { expect, it } from "vitest";
import { act, position } from "../testing/wishes.ts";
import type { CardName } from "./cards.ts";
import { wishes } from "./game.ts";
import { offerFor, type SaleMove } from "./offer.ts";
import type { State } from "./state.ts";

const cards: CardName[] = ["catfish:double", "catfish:worms", "monkfish:double", "catfish:move1"];
const built: CardName[] = ["angelfish:boat", "clownfish:boat"];

const offer = (state: State, move: SaleMove) => offerFor(move, wishes.view(state, "spectator"));

it("an ordinary sale is one fish, single or double (IW-V1, IW-V3)", () => {
  const state = position({ turn: 1, boats: [["catfish:boat"], cards], built: [[], built] });
  const one = { market: "catfish", fish: 1, price: 4, dollars: 4 };
  expect(offer(state, { type: "sell", fish: "catfish", double: false })).toEqual(one);
  expect(offer(state, { type: "sell", fish: "catfish", double: true })).toEqual(one);
  expect(offer(state, { type: "sell", fish: "monkfish", double: true })).toEqual({
    market: "monkfish",
    fish: 1,
    price: 3,
    dollars: 3,
  });
});

it("a wish sells a double as two, and all of a type (IW-V3, IW-W5)", () => {
  const ocean: CardName[] = ["starfish:waste", "starfish:sellAll", "starfish:sellAs", "starfish:double"];
  const waste = position({ ocean, boats: [cards], built: [built] });
  act(waste, { type: "wish", card: 0 });
  expect(offer(waste, { type: "sellOne", fish: "catfish", double: false })).toMatchObject({
    fish: 1,
    dollars: 4,
  });
  expect(offer(waste, { type: "sellOne", fish: "catfish", double: true })).toMatchObject({
    fish: 2,
    dollars: 8,
  });
  const sellAll = position({ ocean, boats: [cards], built: [built] });
  act(sellAll, { type: "wish", card: 1 });
  expect(offer(sellAll, { type: "sellAll", fish: "catfish" })).toEqual({
    market: "catfish",
    fish: 4,
    price: 4,
    dollars: 16,
  });
});

it("sellAs pays the price of the wish card's market (IW-W9)", () => {
  const ocean: CardName[] = ["angelfish:sellAs", "starfish:sellAll", "starfish:sellAs", "starfish:double"];
  const state = position({ ocean, boats: [cards], built: [built] });
  act(state, { type: "wish", card: 0 });
  expect(offer(state, { type: "sellAll", fish: "catfish" })).toEqual({
    market: "angelfish",
    fish: 4,
    price: 5,
    dollars: 20,
  });
});

it("of what is not there, nothing", () => {
  expect(offer(position(), { type: "sell", fish: "catfish", double: false })).toMatchObject({
    fish: 0,
    dollars: 0,
  });
});
