/** How seats are called: by the name that was given, else by what is known of them, and never two bots alike. */
import { describe, expect, it } from "vitest";
import { shownNames } from "./names.ts";

const bot = (level: string, name = "") => ({ name, level });
const called = (...holders: Parameters<typeof shownNames>[0]) =>
  holders.map((_, seat) => shownNames(holders, "fr")(seat));

describe("a bot that nobody named", () => {
  it("is called by its level", () => {
    expect(called({ name: "Léo" }, bot("heron"), bot("fry"))).toEqual(["Léo", "Héron", "Alevin"]);
  });

  it("is called by its seat too where another of its level sits there", () => {
    expect(called({ name: "Léo" }, bot("heron"), bot("fry"), bot("heron"))).toEqual([
      "Léo",
      "Héron 2",
      "Alevin",
      "Héron 4",
    ]);
  });

  it("leaves to people and named bots the name that they have", () => {
    expect(called({ name: "Héron" }, bot("heron"), bot("heron", "Ondine"))).toEqual([
      "Héron",
      "Héron 2",
      "Ondine",
    ]);
  });
});

it("without a name or a level, seats are counted", () => {
  expect(called({ name: "" }, { name: "" })).toEqual(["Joueur 1", "Joueur 2"]);
});
