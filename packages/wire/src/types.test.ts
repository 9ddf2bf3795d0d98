/** The schemas say what the table's own types say: neither can change without the other. */
import type { Answer, Offer } from "@guinguette/table/changes";
import type { Deed } from "@guinguette/table/deed";
import { type Sight, sightOf } from "@guinguette/table/sight";
import { sit } from "@guinguette/table/testing/sit";
import { expect, expectTypeOf, it } from "vitest";
import type { z } from "zod";
import type { answer, offer } from "./offers.ts";
import { type deed, sight } from "./sight.ts";

/** A type as a schema infers it: nothing is read-only, and an optional field may be said to be undefined. */
type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { -readonly [K in keyof T]: Plain<T[K]> | (undefined extends T[K] ? undefined : never) }
    : T;

it("an answer, an offer, a deed and a sight are those of a table", () => {
  // What a table shows comes through its schema as it is.
  const shown = JSON.parse(JSON.stringify(sightOf(sit("fish-fish", 3), 0)));
  expect(sight.parse(shown)).toEqual(shown);
  expectTypeOf<Plain<z.infer<typeof answer>>>().toEqualTypeOf<Plain<Answer>>();
  expectTypeOf<Answer>().toExtend<z.infer<typeof answer>>();
  expectTypeOf<Offer>().toExtend<z.infer<typeof offer>>();
  expectTypeOf<Offer["kind"]>().toEqualTypeOf<z.infer<typeof offer>["kind"]>();
  expectTypeOf<Plain<Deed>>().toEqualTypeOf<Plain<z.infer<typeof deed>>>();
  expectTypeOf<keyof Sight>().toEqualTypeOf<keyof z.infer<typeof sight>>();
  expectTypeOf<Plain<Omit<Sight, "terms">>>().toExtend<Plain<Omit<z.infer<typeof sight>, "terms">>>();
});
