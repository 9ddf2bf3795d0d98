/** What every answer of `replay --json` keeps, whatever the document. */

import { type Mutation, mutationKinds } from "@guinguette/rules/testing/mutations";
import fc from "fast-check";
import { expect } from "vitest";
import { answerText, type Question } from "../replay/answer.ts";
import { blemishes } from "./blemishes.ts";

export const questions: readonly Question[] = [
  { language: "en", trace: false },
  { language: "fr", trace: true },
  { language: "en", trace: true, viewer: 0 },
  { language: "fr", trace: false, viewer: 7 },
  { language: "en", trace: false, viewer: "spectator" },
];

const replayedKeys = ["ok", "file", "game", "moves", "over", "scores", "winners", "actors", "legal"];

export function expectWellFormed(text: string, question: Question): void {
  const answer = answerText("f.json", text, question);
  const line = JSON.stringify(answer.line);
  const read = JSON.parse(line) as Record<string, unknown>;
  const keys = Object.keys(read);
  switch (answer.status) {
    case 0:
      expect(keys).toEqual([
        ...replayedKeys,
        ...(question.trace ? ["trace"] : []),
        ...(question.viewer === undefined ? [] : ["view"]),
      ]);
      break;
    case 1: {
      expect(read.rule).toMatch(/^[A-Z]{2}-\w+$/);
      const move = "at" in read ? ["at", "seat"] : [];
      expect(keys).toEqual(["ok", "file", ...move, "rule", "message"]);
      break;
    }
    case 2:
      expect(keys).toEqual(["ok", "file", "message"]);
  }
  expect(read.ok).toBe(answer.status === 0);
  if (answer.status !== 0) {
    expect(read.message).toMatch(/./u);
    expect(blemishes(String(read.message))).toEqual([]);
    expect(String(read.message).length).toBeLessThan(1200);
  }
  // Asked again, the answer is the same.
  expect(JSON.stringify(answerText("f.json", text, question).line)).toBe(line);
}

const prototypes = [Object.prototype, Array.prototype, Function.prototype, String.prototype];

export function withCleanPrototypes(work: () => void): void {
  const names = () => prototypes.map((prototype) => Reflect.ownKeys(prototype));
  const before = names();
  work();
  expect(names()).toEqual(before);
}

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom(...mutationKinds),
  at: fc.nat(),
  pick: fc.nat(),
});
