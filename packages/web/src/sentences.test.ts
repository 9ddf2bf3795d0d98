/** The sentences of the page keep the laws that those of the games do. */
import { faultsIn } from "@guinguette/words/testing/laws";
import { expect, it } from "vitest";
import { everySentenceOfThePage } from "./testing/sentences.ts";

it("every sentence of the page keeps the laws", async () => {
  const all = await everySentenceOfThePage();
  expect(all.length).toBeGreaterThan(1000);
  expect(faultsIn(all)).toEqual({});
});
