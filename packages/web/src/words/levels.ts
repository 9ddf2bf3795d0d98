/** The levels of bots as the pages say them: with their place among the five. */
import type { Language } from "@guinguette/words/language";
import { type LevelName, levelNames, levelsByStrength } from "@guinguette/words/levels";
import { ui } from "./ui.ts";

/** « Héron 5/5 ». */
export function levelOfFive(level: LevelName, language: Language): string {
  return `${levelNames[level][language]} ${levelsByStrength.indexOf(level) + 1}/${levelsByStrength.length}`;
}

/** Who plays there, for whoever does not see the face: « robot, Héron 5/5 ». */
export function botSaid(level: LevelName, language: Language): string {
  return `${ui.bot[language]}, ${levelOfFive(level, language)}`;
}
