import { problemKinds } from "@guinguette/wire/problem";
import { faultsIn } from "@guinguette/words/testing/laws";
import { expect, it } from "vitest";
import { everySentenceOfTheServer } from "../testing/sentences.ts";
import { details } from "./details.ts";

it("every problem has a title, which keeps with every detail the laws of typing and grammar", () => {
  const all = everySentenceOfTheServer();
  expect(all).toHaveLength(problemKinds.length + Object.keys(details).length);
  expect(faultsIn(all)).toEqual({});
});

it("none tells a person which request to make", () => {
  for (const { fr, en } of everySentenceOfTheServer()) expect(`${fr} ${en}`).not.toMatch(/POST|GET|\//);
});
