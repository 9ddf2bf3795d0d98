import { formats, readRecord } from "@guinguette/rules/record";
import { Malformed } from "@guinguette/rules/shape";
import { deep, mutated, oddities, picked, treeOf, withText } from "@guinguette/rules/testing/mutations";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plain } from "../paint.ts";
import { expectWellFormed, mutation, questions, withCleanPrototypes } from "../testing/answers.ts";
import { blemishes } from "../testing/blemishes.ts";
import { cases } from "../testing/proof.ts";
import { playedRecord, starts, titleOf } from "../testing/records.ts";
import type { Question } from "./answer.ts";
import { tellRecord } from "./tell.ts";

/** The same documents in every run; change it to look at others. */
const seed = 2013;

const question = fc.constantFrom(...questions);

describe.each(starts.map((start) => [titleOf(start), start] as const))("%s", (_title, start) => {
  const tree = treeOf({ ...playedRecord(start, "golden", 14), names: ["Ana", "Bo"] });

  it("a record changed in a few places always has one well-formed answer", () => {
    withCleanPrototypes(() => {
      fc.assert(
        fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), question, (mutations, asked) =>
          expectWellFormed(mutated(tree, mutations), asked),
        ),
        { numRuns: cases(600, 2000), seed },
      );
    });
  });

  it("so has each oddity in each place of the beginning", () => {
    withCleanPrototypes(() => {
      for (let at = 0; at < 40; at++)
        for (const [index, oddity] of oddities.entries())
          expectWellFormed(withText(tree, at, oddity), questions[(at + index) % 5] as Question);
    });
  });

  it("so has one nested 100,000 deep in a place of the beginning", () => {
    for (let at = 0; at < 40; at += 5)
      expectWellFormed(withText(tree, at, picked(deep, at)), questions[at % 5] as Question);
  });

  it("so has every beginning of its text", () => {
    const text = mutated(tree, []);
    for (let length = 0; length < text.length; length += 7)
      expectWellFormed(text.slice(0, length), questions[0] as Question);
  });

  it("what can be read can be told in words", () => {
    fc.assert(
      fc.property(
        fc.array(mutation, { maxLength: 2 }),
        fc.constantFrom("en", "fr"),
        (mutations, language) => {
          const record = readable(mutated(tree, mutations));
          if (record === undefined) return;
          const { lines, refused } = tellRecord("f.json", record, { language, paint: plain });
          expect(blemishes([...lines, refused ?? ""].join("\n"))).toEqual([]);
        },
      ),
      { numRuns: 300, seed },
    );
  });
});

function readable(text: string) {
  try {
    return readRecord(JSON.parse(text));
  } catch (error) {
    if (error instanceof Malformed || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

describe("documents out of nowhere", () => {
  const anything = fc.oneof(fc.json(), fc.string(), fc.constantFrom(...oddities));
  const almost = fc
    .record({
      format: fc.constantFrom(...formats, ...formats, 1),
      game: fc.constantFrom("fish-fish", "wishes", "chat-peche", "fish-and-chips", "chess"),
      players: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.jsonValue()),
      options: fc.constantFrom({}, {}, {}, { target: 5 }, []),
      seed: fc.oneof(fc.string(), fc.jsonValue()),
      setup: fc.oneof(fc.constant({}), fc.jsonValue()),
      moves: fc.array(
        fc.record({
          seat: fc.integer({ min: 0, max: 3 }),
          move: fc.oneof(
            fc.record({ type: fc.constant("bet"), tiles: fc.integer() }),
            fc.record({ type: fc.constant("place"), column: fc.integer() }),
            fc.record({ type: fc.constantFrom("keep", "wish"), card: fc.integer() }),
            fc.record({ type: fc.constantFrom("ready", "stay", "cast", "sell") }),
            fc.jsonValue(),
          ),
        }),
      ),
    })
    .map((document) => JSON.stringify(document));

  it("any text has one well-formed answer", () => {
    withCleanPrototypes(() => {
      fc.assert(fc.property(fc.oneof(anything, almost), question, expectWellFormed), {
        numRuns: cases(2500, 8000),
        seed,
      });
    });
  });
});
