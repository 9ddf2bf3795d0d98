import { gameOf } from "@guinguette/rules/games";
import { describe, expect, it } from "vitest";
import { planAsked } from "./plan-asked.ts";

const asks = (game: "chat-peche" | "fish-and-chips", query: string) =>
  planAsked(gameOf(game), new URLSearchParams(query));

describe("an address asks for a table", () => {
  it("seats, options, who starts, and the seed", () => {
    const plan = asks("chat-peche", "seats=person,pike,fry&edition=first&first=2&seed=x&takeBack=consent");
    expect(plan.chairs.map(({ kind }) => kind)).toEqual(["person", "pike", "fry"]);
    expect(plan).toMatchObject({ first: 2, seed: "x", settings: { memory: "book", takeBack: "consent" } });
    expect(plan.options).toMatchObject({ edition: "first" });
  });

  it("without a word four people sit down, and nobody has to be named", () => {
    const plan = asks("chat-peche", "");
    expect(plan.chairs.map(({ kind }) => kind)).toEqual(Array(4).fill("person"));
    expect(plan.chairs.map(({ name }) => name)).toEqual(Array(4).fill(""));
    expect(plan).toMatchObject({ first: null, seed: "", settings: { memory: "book", takeBack: "free" } });
  });

  it.each([
    "seats=person,shark",
    "seats=person,perch,perch,perch,perch",
    "first=4",
    "first=-1",
    "target=0",
    "target=many",
    `target=${"9".repeat(400)}`,
    "edition=third",
    "takeBack=always",
    "memory=perfect",
  ])("what cannot be is passed over: %s", (query) => {
    const game = query.startsWith("target") ? "fish-and-chips" : "chat-peche";
    const { chairs, options, first, settings } = asks(game, query);
    const usual = asks(game, "");
    expect({ chairs, options, first, settings }).toEqual({
      settings: usual.settings,
      chairs: usual.chairs,
      options: usual.options,
      first: usual.first,
    });
  });
});
