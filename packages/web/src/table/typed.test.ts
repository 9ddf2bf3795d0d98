import { expect, it } from "vitest";
import { movesMeant } from "./typed.ts";

const legal = [{ type: "keep" }, { type: "wish" }, { type: "sell" }];
const named = ["garder l’étoile de mer", "faire le vœu de l’étoile de mer", "vendre un poisson-ange"];
const none = { typed: () => [] };
const meant = (text: string) => movesMeant(text, legal, named, none, { seat: 0 }).map(({ type }) => type);

it("a number is the move of that number in the list, counted from 1", () => {
  expect([meant("1"), meant(" 3 "), meant("4"), meant("0")]).toEqual([["keep"], ["sell"], [], []]);
});

it("a few words mean the moves that have them all, whatever accents and capitals", () => {
  expect(meant("VOEU")).toEqual(["wish"]);
  expect(meant("vœu")).toEqual(["wish"]);
  expect(meant("etoile")).toEqual(["keep", "wish"]);
  expect(meant("garder etoile")).toEqual(["keep"]);
  expect(meant("vendre requin")).toEqual([]);
});

it("the whole name means that move, though other names contain its words", () => {
  const two = [{ type: "a" }, { type: "b" }];
  expect(
    movesMeant("miser 1 tuile", two, ["miser 1 tuile", "miser 1 tuile de plus"], none, { seat: 0 }),
  ).toEqual([{ type: "a" }]);
});

it("a game's own shorthand comes first", () => {
  const look = { typed: (text: string) => (text === "b3 b1" ? [{ type: "catch" }] : []) };
  expect(movesMeant("B3 b1", legal, named, look, { seat: 0 })).toEqual([{ type: "catch" }]);
});
