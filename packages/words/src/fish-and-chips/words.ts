/** What Fish & Chips says. */

import type { FishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { FishAndChipsRule } from "@guinguette/rules/fish-and-chips/ids";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import { capital } from "../common.ts";
import type { GameWords } from "../game-words.ts";
import type { Words } from "../language.ts";
import { adviceWords } from "./advice.ts";
import { eventWords } from "./events.ts";
import { logLines } from "./log.ts";
import { moveWords } from "./moves.ts";
import { pilesWords, pileWords, side, toSide, yourBigFish } from "./names.ts";
import { reasonWords } from "./reason.ts";
import { refusalWords } from "./refusals.ts";
import { fishAndChipsRules } from "./rules.ts";

export const fishAndChipsWords: GameWords<FishAndChips> = {
  title: { en: "Fish & Chips", fr: "Fish & Chips" },
  goal: {
    en: "Catch as many of your opponents’ fish as you can, round after round. The first to 60 wins.",
    fr: "Attrapez le plus possible de poissons adverses, manche après manche. Le premier à 60 gagne.",
  },
  rules: fishAndChipsRules,
  options: {
    target: { label: { en: "Points to win", fr: "Points pour gagner" }, rule: "FC-E3", values: {} },
    recaptured: {
      label: { en: "Count fish taken back", fr: "Compter les poissons repris" },
      why: {
        en: "Those of your colour, within your piles.",
        fr: "Ceux de votre couleur, dans vos piles.",
      },
      rule: "FC-R5",
      values: { ignored: { en: "No", fr: "Non" }, counted: { en: "Yes", fr: "Oui" } },
    },
    reposition: {
      label: { en: "Swap octopus and shark", fr: "Échanger pieuvre et requin" },
      why: {
        en: "Before every round, or before the first only.",
        fr: "Avant chaque manche, ou avant la première seulement.",
      },
      rule: "FC-R4",
      values: {
        "every-round": { en: "Every round", fr: "Chaque manche" },
        "first-round": { en: "First round", fr: "Première manche" },
      },
    },
  },
  move: moveWords,
  advice: (move, view, _names, language) => adviceWords(move, view, language),
  event: eventWords,
  log: logLines,
  refusal: refusalWords,
  prompt: (view, language) => promptWords(view)[language],
  rulesNow,
  reason: reasonWords,
};

function promptWords(view: View): Words {
  const { turn, phase } = view;
  if (phase === "over") return { en: "The game is over.", fr: "La partie est finie." };
  const mine = view.actors.some((seat) => seat === view.seat);
  if (!mine) {
    const [en, fr] = [capital(toSide(turn, "en")), capital(toSide(turn, "fr"))];
    if (phase !== "repositioning") return { en: `${en} to catch.`, fr: `${fr} d’attraper.` };
    // FC-R4: each of the two once.
    if (view.swapped.includes("octopus"))
      return { en: `${en} to swap the shark.`, fr: `${fr} d’échanger le requin.` };
    if (view.swapped.includes("shark"))
      return { en: `${en} to swap the octopus.`, fr: `${fr} d’échanger la pieuvre.` };
    return { en: `${en} to swap octopus and shark.`, fr: `${fr} d’échanger pieuvre et requin.` };
  }
  if (view.players === 1) return solitairePrompt(view);
  const who = { en: `You play ${turn}`, fr: `Vous jouez ${side(turn, "fr")}\u00a0` };
  if (phase === "catching")
    return {
      en: `${who.en}: catch another colour.`,
      fr: `${who.fr}: attrapez une autre couleur.`,
    };
  const [swapped] = view.swapped;
  if (swapped === undefined)
    return {
      en: "Before you begin, you may swap your octopus or your shark with another of your fish.",
      fr: "Avant de commencer, vous pouvez échanger votre pieuvre ou votre requin avec un autre de vos poissons.",
    };
  const other = swapped === "octopus" ? "shark" : "octopus";
  return {
    en: `You may still swap ${yourBigFish(other, "en")} with one of your fish.`,
    fr: `Vous pouvez encore échanger ${yourBigFish(other, "fr")} avec un de vos poissons.`,
  };
}

/** The player moves every colour; the last of the order is their own (FC-2, FC-3, FC-5). */
function solitairePrompt({ turn, order }: View): Words {
  const own = order.at(-1) ?? turn;
  return {
    en: `Catch with a ${pileWords(turn, "en")}; only your ${pilesWords(own, "en")} may be left in the end.`,
    fr: `Attrapez avec une ${pileWords(turn, "fr")}\u00a0; à\u00a0la fin, il ne doit rester que vos ${pilesWords(own, "fr")}.`,
  };
}

const catchingRules: readonly FishAndChipsRule[] = [
  "FC-T1",
  "FC-T2",
  "FC-T3",
  "FC-T4",
  "FC-T5",
  "FC-T6",
  "FC-E1",
  "FC-E2",
  "FC-R5",
  "FC-E3",
];

function rulesNow(view: View): readonly FishAndChipsRule[] {
  if (view.players === 1)
    return view.phase === "over"
      ? ["FC-5", "FC-4", "FC-2"]
      : ["FC-3", "FC-5", "FC-4", "FC-T2", "FC-T3", "FC-T4", "FC-T5", "FC-2"];
  switch (view.phase) {
    case "repositioning":
      return ["FC-W1", "FC-W2", "FC-R3", "FC-R4", "FC-R1", "FC-S5"];
    case "catching":
      // With four players a clean sweep wins nothing (FC-E4).
      return view.players < 4 ? [...catchingRules, "FC-E4"] : catchingRules;
    case "over":
      return view.sweeper === null ? ["FC-E3", "FC-R6", "FC-R5"] : ["FC-E4", "FC-R7"];
  }
}
