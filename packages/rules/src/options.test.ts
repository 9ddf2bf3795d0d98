import { expect, it } from "vitest";
import { gameOf } from "./games.ts";
import { optionsOf, readOptions, usualValue } from "./options.ts";
import { Malformed, type Problem } from "./shape.ts";

const fishAndChips = gameOf("fish-and-chips");
const chatPeche = gameOf("chat-peche");

function problemOf(read: () => unknown): { at: string; problem: Problem } | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return { at: error.at, problem: error.problem };
  }
}

it("missing options take their default, the first of a list", () => {
  expect(readOptions(fishAndChips, {}, "options")).toEqual({
    target: 60,
    recaptured: "ignored",
    reposition: "every-round",
  });
  expect(readOptions(chatPeche, {}, "options")).toEqual({
    edition: "ludolux",
    variant: "base",
    seating: "facing",
    buckets: "closed",
    F1: 6,
    F2: 6,
    F3: 6,
    S1: 6,
    S2: 3,
  });
  expect(readOptions(gameOf("fish-fish"), {}, "options")).toEqual({});
  expect(readOptions(gameOf("wishes"), {}, "options")).toEqual({
    first4: 4,
    second4: 2,
    first5: 6,
    second5: 3,
    first6: 8,
    second6: 4,
    spread: "places",
    wasteEnd: "at-once",
  });
});

it("given options are kept, in the game's order", () => {
  const read = readOptions(fishAndChips, { recaptured: "counted", target: 7 }, "options");
  expect(JSON.stringify(read)).toBe('{"target":7,"recaptured":"counted","reposition":"every-round"}');
  expect(readOptions(chatPeche, { variant: "confirmed" }, "options")).toMatchObject({
    edition: "ludolux",
    variant: "confirmed",
    seating: "facing",
    buckets: "closed",
  });
});

it("a target is any integer from 1 on, however large (FC-E3)", () => {
  for (const target of [1, 2, 60, 1e308])
    expect(readOptions(fishAndChips, { target }, "options")).toMatchObject({ target });
  expect(problemOf(() => readOptions(fishAndChips, { target: 0 }, "options"))).toEqual({
    at: "options.target",
    problem: { kind: "range", found: 0, min: 1, max: Number.POSITIVE_INFINITY },
  });
  expect(problemOf(() => readOptions(fishAndChips, { target: -1 }, "options"))?.problem.kind).toBe("range");
  for (const target of [1.5, "60", null, [60]])
    expect(problemOf(() => readOptions(fishAndChips, { target }, "options"))).toMatchObject({
      at: "options.target",
      problem: { kind: "type", expected: "integer" },
    });
  // 1e400 is whole, but no machine here can count to it.
  expect(
    problemOf(() => readOptions(fishAndChips, { target: JSON.parse("1e400") }, "options")),
  ).toMatchObject({
    at: "options.target",
    problem: { kind: "range", min: 1 },
  });
});

it("prizes and pond cards are whole numbers from 0 on; whether they fit together is for the rules (IW-R3)", () => {
  const wishes = gameOf("wishes");
  for (const first4 of [0, 1, 4, 1e9])
    expect(readOptions(wishes, { first4 }, "options")).toMatchObject({ first4 });
  expect(readOptions(wishes, { first4: 0, second4: 9 }, "options")).toMatchObject({ first4: 0, second4: 9 });
  expect(problemOf(() => readOptions(wishes, { second6: -1 }, "options"))).toMatchObject({
    at: "options.second6",
    problem: { kind: "range", min: 0 },
  });
  for (const first4 of [0.5, "4", null, true])
    expect(problemOf(() => readOptions(wishes, { first4 }, "options"))).toMatchObject({
      at: "options.first4",
      problem: { kind: "type", expected: "integer" },
    });
});

it("an unknown option or value is malformed", () => {
  expect(problemOf(() => readOptions(fishAndChips, { colour: "red" }, "options"))).toEqual({
    at: "options",
    problem: { kind: "extra", key: "colour", allowed: ["target", "recaptured", "reposition"] },
  });
  expect(problemOf(() => readOptions(fishAndChips, { recaptured: "maybe" }, "options"))).toEqual({
    at: "options.recaptured",
    problem: { kind: "name", found: "maybe", allowed: ["ignored", "counted"] },
  });
  expect(problemOf(() => readOptions(gameOf("fish-fish"), { target: 1 }, "options"))).toEqual({
    at: "options",
    problem: { kind: "extra", key: "target", allowed: [] },
  });
  for (const options of ['{"__proto__":{}}', '{"toString":1}', '{"constructor":1}'])
    expect(problemOf(() => readOptions(fishAndChips, JSON.parse(options), "options"))?.problem.kind).toBe(
      "extra",
    );
});

it("options are an object", () => {
  for (const options of [null, [], "target", 1, true, undefined])
    expect(problemOf(() => readOptions(fishAndChips, options, "options"))).toMatchObject({
      at: "options",
      problem: { kind: "type", expected: "object" },
    });
});

it("the options of a game are told by name, each with its usual value", () => {
  const usual = (id: "fish-and-chips" | "chat-peche") =>
    optionsOf(gameOf(id)).map(([name, spec]) => [name, usualValue(spec)]);
  expect(usual("fish-and-chips")).toEqual([
    ["target", 60],
    ["recaptured", "ignored"],
    ["reposition", "every-round"],
  ]);
  expect(usual("chat-peche")).toEqual([
    ["edition", "ludolux"],
    ["variant", "base"],
    ["seating", "facing"],
    ["buckets", "closed"],
    ["F1", 6],
    ["F2", 6],
    ["F3", 6],
    ["S1", 6],
    ["S2", 3],
  ]);
});
