import { characterNames } from "@guinguette/bots/character";
import { levels } from "@guinguette/bots/levels";
import { characterWords } from "@guinguette/words/characters";
import { levelsByStrength } from "@guinguette/words/levels";
import { expect, it } from "vitest";
import faces from "../art/faces.svg?raw";
import { botOf, botOfCharacter, botOfFive, botSaid, levelOfFive } from "./levels.ts";

it("every level has a name and a face, and all faces together weigh no more than 5 kB", () => {
  expect(levelsByStrength).toEqual(levels);
  const drawn = [...faces.matchAll(/<symbol id="face-(\w+)"/g)].map(([, level]) => level);
  expect(drawn).toEqual(levels);
  expect(new TextEncoder().encode(faces).length).toBeLessThanOrEqual(5000);
});

it("every character has a word, and is said of a bot by its seat", () => {
  expect(Object.keys(characterWords)).toEqual(characterNames);
  expect(botOfCharacter("heron", 0, "fr")).toBe("Héron 5/5, sage");
  expect(botOfCharacter("heron", 3, "en")).toBe("Heron 5/5, a storyteller");
});

it("a plate says how strong a bot is and what it is like, at Fish Fish by its own character", () => {
  expect(botOf("wishes", "perch", 1, "fr")).toBe("Perche 3/5, d’égal à égal");
  expect(botOf("chat-peche", "heron", 2, "en")).toBe("Heron 5/5, without mercy");
  expect(botOf("fish-fish", "heron", 3, "en")).toBe("Heron 5/5, a storyteller");
});

it("a level is said with its place among the five", () => {
  expect(levelOfFive("fry", "fr")).toBe("Alevin 1/5");
  expect(levelOfFive("heron", "en")).toBe("Heron 5/5");
  expect(botOfFive("perch", false, "en")).toBe("Bot 3/5 · Perch");
  expect(botOfFive("perch", true, "fr")).toBe("Robot 3/5");
  expect(botSaid("heron", "fr")).toBe("robot, Héron 5/5");
});
