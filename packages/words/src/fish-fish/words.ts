/** What Fish Fish says. */

import { LINES } from "@guinguette/rules/fish-fish/cards";
import type { FishFish } from "@guinguette/rules/fish-fish/game";
import type { FishFishRule } from "@guinguette/rules/fish-fish/ids";
import type { Shown } from "@guinguette/rules/fish-fish/memory";
import type { GameWords } from "../game-words.ts";
import type { Words } from "../language.ts";
import { adviceWords } from "./advice.ts";
import { eventWords } from "./events.ts";
import { logLines } from "./log.ts";
import { moveWords, tilesOf } from "./moves.ts";
import { theBait } from "./names.ts";
import { reasonAgainWords, reasonWords } from "./reason.ts";
import { refusalWords } from "./refusals.ts";
import { fishFishRules } from "./rules.ts";

export const fishFishWords: GameWords<FishFish> = {
  title: { en: "Fish Fish", fr: "Fish Fish" },
  goal: {
    en: "Win the most points, as the Fisher and as a Fish in turn. The Fisher wants to catch the Fish; the Fish want the bait without the hook.",
    fr: "Gagnez le plus de points, tour à tour Pêcheur et Poisson. Le Pêcheur veut attraper les Poissons\u00a0; les Poissons veulent l’appât sans l’hameçon.",
  },
  rules: fishFishRules,
  options: {},
  move: moveWords,
  advice: (move, view, _names, language) => adviceWords(move, view, language),
  event: eventWords,
  log: logLines,
  refusal: refusalWords,
  prompt: (view, language) => promptWords(view)[language],
  rulesNow,
  reason: (move, view, _names, language) => reasonWords(move, view, language),
  reasonAgain: reasonAgainWords,
};

function promptWords(view: Shown): Words {
  const { line, bait } = view;
  const mine = view.actors.some((seat) => seat === view.seat);
  if (view.phase === "over") return { en: "The game is over.", fr: "La partie est finie." };
  if (view.phase === "cast" || bait === null)
    return mine
      ? {
          en: `You are the Fisher: set line\u00a0${line}.`,
          fr: `Vous êtes le Pêcheur\u00a0: posez la ligne\u00a0${line}.`,
        }
      : { en: `The Fisher sets line\u00a0${line}.`, fr: `Au Pêcheur de poser la ligne\u00a0${line}.` };
  if (view.seat === "spectator")
    return { en: `Time to bet on ${theBait(bait, "en")}.`, fr: `On mise sur ${theBait(bait, "fr")}.` };
  if (!mine)
    return {
      en: `Another player’s turn to bet on ${theBait(bait, "en")}.`,
      fr: `À quelqu’un d’autre de miser sur ${theBait(bait, "fr")}.`,
    };
  return betPrompt(bait, tilesOf(view), line);
}

/** On the fifth line there is nothing to choose (FF-L3). */
function betPrompt(bait: number, left: number, line: number): Words {
  if (line === LINES)
    return left === 1
      ? { en: "Last line: bet your last tile.", fr: "Dernière ligne\u00a0: misez votre dernière tuile." }
      : {
          en: `Last line: bet your last ${left} tiles.`,
          fr: `Dernière ligne\u00a0: misez vos ${left} dernières tuiles.`,
        };
  if (left === 1)
    return {
      en: "Bet your last tile, or nothing.",
      fr: "Misez votre dernière tuile, ou rien.",
    };
  return {
    en: `Bet 0 to ${left} tiles on ${theBait(bait, "en")}.`,
    fr: `Misez de 0 à ${left} tuiles sur ${theBait(bait, "fr")}.`,
  };
}

function rulesNow(view: Shown): readonly FishFishRule[] {
  switch (view.phase) {
    case "cast":
      return ["FF-L1", "FF-L4", "FF-L5", "FF-E2", "FF-R3", "FF-E1", "FF-E3", "FF-P1", "FF-R2", "FF-N2"];
    case "bet": {
      const ends: readonly FishFishRule[] = ["FF-L5", "FF-L4", "FF-E2", "FF-R1", "FF-E3", "FF-P2", "FF-R2"];
      return view.line === LINES ? ["FF-L3", "FF-L2", ...ends] : ["FF-L2", ...ends, "FF-L3", "FF-N2"];
    }
    case "over":
      return ["FF-G2", "FF-G1", "FF-R4"];
  }
}
