import { gameIds } from "@guinguette/rules/contract";
import { gameOf, games } from "@guinguette/rules/games";
import { beforeAll, expect, it } from "vitest";
import { loadWords } from "../../games/words.ts";
import { planAsked } from "../../table/plan-asked.ts";
import { foldedSaid } from "./folded.ts";

beforeAll(async () => {
  for (const id of gameIds) await loadWords(id);
});

const nameOf = (seat: number) => ["Ana", "Léo", "Margot", "Jo"][seat] ?? "";
const said = (game: "chat-peche" | "fish-and-chips", query: string, language: "fr" | "en" = "en") => {
  const { head, text } = foldedSaid(
    gameOf(game),
    planAsked(gameOf(game), new URLSearchParams(query)),
    nameOf,
    language,
  );
  return `${head} ${text}`;
};

it("a table of which nothing was changed is as usual", () => {
  for (const game of games)
    expect(foldedSaid(game, planAsked(game, new URLSearchParams()), nameOf, "fr").head).toBe(
      "Comme d’habitude\u00a0:",
    );
  expect(said("fish-and-chips", "")).toBe("As usual: 60 points, octopus and shark swapped every round.");
});

it("what is unusual is all that is said, options first chosen first", () => {
  expect(said("chat-peche", "first=1&edition=first&buckets=open", "fr")).toBe(
    "Cette fois\u00a0: Qui commence (Léo), Seaux (Ouverts), Édition (Première).",
  );
  expect(said("chat-peche", "takeBack=none&memory=aided")).toBe(
    "This time: Memory (Aided), Take moves back (Never).",
  );
});

it("a seed is not told, and what changes nothing at this table is not said", () => {
  expect(said("chat-peche", "seed=secret")).toBe("This time: Shuffle seed (chosen).");
  expect(said("chat-peche", "seats=person,person,person&seating=adjacent")).toMatch(/^As usual/);
  expect(said("fish-and-chips", "seats=person&target=5")).toBe("As usual: the sea is dealt at random.");
});

it("the box is said where it is not the usual one (CP-R1)", () => {
  expect(said("chat-peche", "F1=2")).toContain("This time: The box (2 cards of 1 fish,");
});
