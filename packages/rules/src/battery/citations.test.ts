/** Every rule has a test that cites it, and every id that a test cites is a rule. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { chatPecheRuleIds } from "../chat-peche/ids.ts";
import { fishAndChipsRuleIds } from "../fish-and-chips/ids.ts";
import { fishFishRuleIds } from "../fish-fish/ids.ts";
import { wishesRuleIds } from "../wishes/ids.ts";

const source = new URL("..", import.meta.url);
const ids: readonly string[] = [
  ...fishFishRuleIds,
  ...wishesRuleIds,
  ...chatPecheRuleIds,
  ...fishAndChipsRuleIds,
];

/** The titles of the tests beside the games: only a title counts, a mention in passing does not. */
function titles(): string {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".test.ts") && !name.startsWith("battery"),
  );
  const title = /\b(?:it|test|describe)(?:\.each)?\s*(?:\([^"'`]*\)\s*)?\(\s*(["'`])((?:(?!\1)[\s\S])*)\1/g;
  return files
    .flatMap((name) => [...readFileSync(new URL(name, source), "utf8").matchAll(title)])
    .map((match) => match[2])
    .join("\n");
}

/** The ids a text names, FF-E1/E2 and CP-3a included. */
function cited(text: string): Set<string> {
  return new Set(text.match(/\b(?:FF|IW|CP|FC)-[A-Z]?\d+[a-z]?/g));
}

describe("citations", () => {
  it("every rule id is cited by the title of at least one test", () => {
    const known = cited(titles());
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  });

  it("no title cites a rule that does not exist", () => {
    expect([...cited(titles())].filter((id) => !ids.includes(id))).toEqual([]);
  });
});
