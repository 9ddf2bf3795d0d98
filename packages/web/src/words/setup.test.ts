import { gameWords } from "@guinguette/words/games";
import { describe, expect, it } from "vitest";
import { startWords } from "./setup.ts";

describe("who starts is named as the rulebooks do", () => {
  it.each([
    ["fish-fish", "FF-S1", "ate fish"],
    ["chat-peche", "CP-S3", "youngest"],
    ["wishes", "IW-S5", "you choose"],
    ["fish-and-chips", "FC-S5", "buoy"],
  ] as const)("%s by %s", (game, rule, said) => {
    expect(startWords[game].rule).toBe(rule);
    expect(startWords[game].who.en).toContain(said);
    expect(gameWords[game].rules[rule]).toBeDefined();
  });
});
