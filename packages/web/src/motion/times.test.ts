import { describe, expect, it } from "vitest";
import tokens from "../styles/tokens.css?raw";
import { BEAT, curves, MOVE, REVEAL, STACK } from "./times.ts";

/** As it stands first: later ones are for readers who want no motion. */
const token = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1];

describe("scripts and styles move alike", () => {
  it.each([
    ["d-beat", BEAT],
    ["d-move", MOVE],
    ["d-stack", STACK],
    ["d-reveal", REVEAL],
  ])("--%s is %d ms", (name, time) => expect(token(name)).toBe(`${time}ms`));

  it.each(["out", "inout"] as const)("--e-%s is the same curve", (name) => {
    expect(token(`e-${name}`)).toBe(curves[name]);
  });
});
