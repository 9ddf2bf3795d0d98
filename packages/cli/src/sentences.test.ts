/** The sentences of the terminal keep the laws that those of the games do. */
import { faultsIn } from "@guinguette/words/testing/laws";
import { expect, it } from "vitest";
import { everySentenceOfTheTerminal } from "./testing/sentences.ts";

it("every sentence of the terminal keeps the laws", () => {
  const all = everySentenceOfTheTerminal();
  expect(all.length).toBeGreaterThan(100);
  expect(faultsIn(all)).toEqual({});
});
