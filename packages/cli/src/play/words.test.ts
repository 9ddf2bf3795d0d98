import { languages } from "@guinguette/words/language";
import { expect, it } from "vitest";
import { linesWiderThan } from "../testing/blemishes.ts";
import { botList } from "./bots.ts";
import * as words from "./words.ts";

const texts = Object.values(words).flatMap((word) => (typeof word === "function" ? [] : [word]));
const sentences = languages.map((language) => [
  words.curtain("Ana", true, language),
  words.curtain("Ana", false, language),
  words.howManyPlayers(2, 5, language),
  words.whoSits(1, "Joueur 1", language),
  words.whoSits(2, undefined, language),
  words.botName(2, "random", language),
  words.botName(2, "heron", language),
  words.botsToChoose(botList(language), language),
  words.nameTaken("Ana", language),
  words.aNumberPlease(1, 4, language),
  words.aNumberPlease(2, 2, language),
  words.atLeast(1, language),
  words.aChoicePlease("x", 1, [], language),
  words.aChoicePlease("x", 9, ["u", "k"], language),
  words.keys([], language),
  words.keys(["u", "k"], language),
  words.keys(["w", "u"], language),
  words.help(["w", "u", "k"], language).join("\n"),
  words.backTo("choice", "Ana", language),
  words.backTo("move", "Ana", language),
  words.backTo("turn", "Ana", language),
  words.chosenAlready(null, language),
  words.chosenAlready("3", language),
  words.takeBack("Ana", language),
  words.askOthers("Ana", language),
  words.agree("Ana", "Bo", language),
  words.takenBack("Ana", language),
  words.refused("Ana", language),
  words.couldNotThink("Ana", language),
  words.saved("a.json", language),
  words.notSaved("a.json", "EEXIST", language),
  words.notSaved("a.json", "ENOENT", language),
  words.notSaved("a.json", "EACCES", language),
]);

it("everything is said in two languages, and differently", () => {
  for (const { en, fr } of texts) expect(en).not.toBe(fr);
  const [fr = [], en = []] = sentences;
  expect(fr.filter((sentence) => en.includes(sentence))).toEqual([]);
});

it("French keeps its punctuation to its words", () => {
  const french = [...texts.map(({ fr }) => fr), ...(sentences[0] ?? [])];
  // Here the question mark is a key to press.
  const withoutKeys = french.map((text) => text.replace(/\? règles|\? h l( u k)? q|^ {2}\? {2}/m, ""));
  const loose = /(?<!\u00a0)[:;!?]|['"]|«(?!\u202f)|(?<!\u202f)»/;
  expect(withoutKeys.filter((text) => loose.test(text))).toEqual([]);
});

it("every question fits its line", () => {
  const short = texts.filter((text) => text !== words.secretsStay).flatMap(({ en, fr }) => [en, fr]);
  for (const text of [...short, ...sentences.flat()]) expect(linesWiderThan(80, text)).toEqual([]);
});
