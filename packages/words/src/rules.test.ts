import { readdirSync, readFileSync } from "node:fs";
import { chatPecheRuleIds } from "@guinguette/rules/chat-peche/ids";
import { fishAndChipsRuleIds } from "@guinguette/rules/fish-and-chips/ids";
import { fishFishRuleIds } from "@guinguette/rules/fish-fish/ids";
import { wishesRuleIds } from "@guinguette/rules/wishes/ids";
import { describe, expect, it } from "vitest";
import { chatPecheRules } from "./chat-peche/rules.ts";
import { fishAndChipsRules } from "./fish-and-chips/rules.ts";
import { fishFishRules } from "./fish-fish/rules.ts";
import { languages, type Words } from "./language.ts";
import { wishesRules } from "./wishes/rules.ts";

type Game = { page: string; ids: readonly string[]; texts: Readonly<Record<string, Words>> };

const games: Game[] = [
  { page: "fish-fish.md", ids: fishFishRuleIds, texts: fishFishRules },
  { page: "wishes.md", ids: wishesRuleIds, texts: wishesRules },
  { page: "chat-peche.md", ids: chatPecheRuleIds, texts: chatPecheRules },
  { page: "fish-and-chips.md", ids: fishAndChipsRuleIds, texts: fishAndChipsRules },
];

const pages = new URL("../../../docs/rules/", import.meta.url);

/** The ids of a page: the first cells of its tables that look like one, `| FF-C1 | …`. */
function idsOnPage(page: string): string[] {
  const text = readFileSync(new URL(page, pages), "utf8");
  return [...text.matchAll(/^\| ([A-Z]{2}-\w+) \|/gm)].map(([, id = ""]) => id);
}

it("every page of the rules has its texts", () => {
  const written = readdirSync(pages).filter((file) => file.endsWith(".md") && file !== "README.md");
  expect(written.sort()).toEqual(games.map(({ page }) => page).sort());
});

describe.each(games)("$page", ({ page, ids, texts }) => {
  const frenchTexts = Object.entries(texts).map(([id, words]) => `${id} ${words.fr}`);

  it("the list of ids is the page's, in its order, each once", () => {
    expect(ids).toEqual(idsOnPage(page));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("every rule of the page has a text, and no other has", () => {
    expect(Object.keys(texts).sort()).toEqual(idsOnPage(page).sort());
  });

  it.each(languages)("every rule says something, in whole sentences (%s)", (language) => {
    const broken = Object.keys(texts).filter((id) => !/^\p{Lu}.+\.$/u.test(texts[id]?.[language] ?? ""));
    expect(broken).toEqual([]);
  });

  it("French has no straight apostrophe and no straight quote", () => {
    expect(frenchTexts.filter((text) => /['"]/.test(text))).toEqual([]);
  });

  it("French keeps guillemets and high punctuation to their words", () => {
    const loose = /(?<!\u00a0)[:;!?]|«(?!\u202f)|(?<!\u202f)»/;
    expect(frenchTexts.filter((text) => loose.test(text))).toEqual([]);
  });
});
