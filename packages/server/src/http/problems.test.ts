import { problemKinds } from "@guinguette/wire/problem";
import { faultsIn } from "@guinguette/words/testing/laws";
import { expect, it } from "vitest";
import { everySentenceOfTheServer } from "../testing/sentences.ts";

it("every problem has a title that keeps the laws of typing and grammar", () => {
  const all = everySentenceOfTheServer();
  expect(all).toHaveLength(problemKinds.length);
  expect(faultsIn(all)).toEqual({});
});

it("no title tells a person which request to make", () => {
  for (const { fr, en } of everySentenceOfTheServer()) expect(`${fr} ${en}`).not.toMatch(/POST|GET|\//);
});
