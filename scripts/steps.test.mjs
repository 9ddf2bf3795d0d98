import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runSteps } from "./lib/steps.mjs";

/** @type {string[]} */
let said;
beforeEach(() => {
  said = [];
  const hear = (/** @type {unknown} */ text) => {
    said.push(...String(text).split("\n"));
    return true;
  };
  vi.spyOn(console, "log").mockImplementation(hear);
  vi.spyOn(console, "error").mockImplementation(hear);
  vi.spyOn(process.stdout, "write").mockImplementation(hear);
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** @type {string[]} */
let ran = [];
beforeEach(() => {
  ran = [];
});

/**
 * @param {string} name
 * @param {number} ms
 * @param {number} status
 * @returns {import("./lib/steps.mjs").Step}
 */
const step = (name, ms, status = 0) => ({
  name,
  async run(listen) {
    listen?.(`${name} begins\n`);
    await pause(ms);
    ran.push(name);
    listen?.(`${name} ends\n`);
    return status;
  },
});
const words = () => said.filter((line) => line !== "" && !/^ {2}[\d.]+ s$/.test(line));

it("tells the steps of a row in their order and each by itself, though the last ends first", async () => {
  await runSteps([[step("one", 0)], [step("two", 40), step("three", 0)], [step("four", 0)]]);
  expect(ran).toEqual(["one", "three", "two", "four"]);
  const told = ["— two", "two begins", "two ends", "— three", "three begins", "three ends"];
  expect(words().slice(0, -1)).toEqual(["— one", ...told, "— four"]);
  expect(words().at(-1)).toMatch(/^Passed in .* s: one .* s, two .* s, three .* s, four .* s$/);
  expect(process.exitCode).toBeUndefined();
});

it("names all that failed in a row, ends with the status of the first, and goes no further", async () => {
  await runSteps([[step("one", 40, 3), step("two", 0, 4), step("three", 0)], [step("four", 0)]]);
  expect(ran).not.toContain("four");
  expect(words().slice(-2)).toEqual([
    expect.stringMatching(/^Failed: one, exit status 3, after/),
    expect.stringMatching(/^Failed: two, exit status 4, after/),
  ]);
  expect(process.exitCode).toBe(3);
});

it("ends with the status of a step that failed by itself", async () => {
  await runSteps([[step("one", 0, 7)], [step("two", 0)]]);
  expect(ran).toEqual(["one"]);
  expect(process.exitCode).toBe(7);
});
