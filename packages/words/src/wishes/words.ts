/** What If Wishes Were Fishes! says. */
import type { Wishes } from "@guinguette/rules/wishes/game";
import type { WishesRule } from "@guinguette/rules/wishes/ids";
import type { View } from "@guinguette/rules/wishes/view";
import { capital } from "../common.ts";
import type { GameWords, OptionWords } from "../game-words.ts";
import type { Language, Words } from "../language.ts";
import { adviceWords } from "./advice.ts";
import { eventWords } from "./events.ts";
import { logLines } from "./log.ts";
import { movedBuyer, moveWords } from "./moves.ts";
import { aBuyer, fishNames } from "./names.ts";
import { reasonWords } from "./reason.ts";
import { refusalWords } from "./refusals.ts";
import { wishesRules } from "./rules.ts";

export const wishesWords: GameWords<Wishes> = {
  title: { en: "If Wishes Were Fishes!", fr: "If Wishes Were Fishes!" },
  subtitle: { fr: "La pêche miraculeuse" },
  goal: {
    en: "Have the most dollars at the end. They come from your sales, and from majorities in the markets that fill up.",
    fr: "Ayez le plus de dollars à la fin. Ils viennent de vos ventes, et de vos majorités dans les marchés qui se remplissent.",
  },
  rules: wishesRules,
  options: {
    spread: {
      label: { en: "The wish that spreads buyers", fr: "Le vœu qui disperse les acheteurs" },
      why: {
        en: "Does it also sell all your fish of one type?",
        fr: "Après avoir dispersé les acheteurs, vend-il aussi vos poissons d’une espèce\u00a0?",
      },
      rule: "IW-R17",
      values: {
        places: { en: "Places only", fr: "Place seulement" },
        sells: { en: "Then sells", fr: "Puis vend" },
      },
    },
    wasteEnd: {
      label: { en: "When a wish fills the scrap heap", fr: "Quand un vœu remplit le rebut" },
      why: {
        en: "The game ends at once, or once the wish is finished.",
        fr: "La partie finit aussitôt, ou une fois le vœu achevé.",
      },
      rule: "IW-R8",
      values: {
        "at-once": { en: "At once", fr: "Aussitôt" },
        "after-wish": { en: "After the wish", fr: "Après le vœu" },
      },
    },
    first4: prize("first", 4),
    second4: prize("second", 4),
    first5: prize("first", 5),
    second5: prize("second", 5),
    first6: prize("first", 6),
    second6: prize("second", 6),
  },
  move: moveWords,
  advice: adviceWords,
  event: eventWords,
  log: logLines,
  refusal: refusalWords,
  prompt: (view, language) => promptWords(view)[language],
  rulesNow,
  reason: reasonWords,
};

function prize(place: "first" | "second", card: number): OptionWords {
  const [en, fr] = place === "first" ? ["First", "Première"] : ["Second", "Seconde"];
  return {
    label: { en: `${en} prize of market card ${card}`, fr: `${fr} prime de la carte Marché ${card}` },
    rule: "IW-R3",
    box: true,
    values: {},
  };
}

function promptWords(view: View): Words {
  if (view.phase === "over") return { en: "The game is over.", fr: "La partie est finie." };
  if (view.seat === "spectator") return roomWords(view);
  if (view.seat !== view.turn)
    return { en: "It is another player’s turn.", fr: "C’est le tour de quelqu’un d’autre." };
  switch (view.phase) {
    case "action":
      // Out of empty boats there is nothing to sell.
      if (view.seats[view.turn]?.cards.length === 0) return { en: "Which card?", fr: "Quelle carte\u00a0?" };
      return {
        en: "A card or a sale?",
        fr: "Une carte ou une vente\u00a0?",
      };
    case "moveBuyer":
      return {
        en: `Move ${buyer(movedBuyer(view), "en")} on by one to three markets.`,
        fr: `Avancez ${buyer(movedBuyer(view), "fr")} d’un à trois marchés.`,
      };
    case "placeBuyer":
      return {
        en: `Put ${buyer(view.wish?.freed[0], "en")} in a market without a buyer.`,
        fr: `Placez ${buyer(view.wish?.freed[0], "fr")} dans un marché sans acheteur.`,
      };
    case "waste":
      return {
        en: "A pawn to the scrap heap, or one out of it?",
        fr: "Un pion au rebut, ou hors du rebut\u00a0?",
      };
    case "sellAll":
      return {
        en: `Sell all your fish of one type${soldAs(view, "en")}.`,
        fr: `Vendez toute une espèce${soldAs(view, "fr")}.`,
      };
    case "sellOne":
      return { en: "Sell one fish card.", fr: "Vendez une seule carte." };
  }
}

/** The same, told to a whole room. */
function roomWords(view: View): Words {
  switch (view.phase) {
    case "moveBuyer":
      return {
        en: `${capital(buyer(movedBuyer(view), "en"))} must move on by one to three markets.`,
        fr: `${capital(buyer(movedBuyer(view), "fr"))} avance d’un à trois marchés.`,
      };
    case "placeBuyer":
      return {
        en: `${capital(buyer(view.wish?.freed[0], "en"))} goes to a market without a buyer.`,
        fr: `${capital(buyer(view.wish?.freed[0], "fr"))} va dans un marché sans acheteur.`,
      };
    case "sellAll":
      return {
        en: `All fish of one type are sold${soldAs(view, "en")}.`,
        fr: `On vend toute une espèce${soldAs(view, "fr")}.`,
      };
    case "sellOne":
      return { en: "One fish card is sold.", fr: "On vend une seule carte." };
    case "action":
      // No question: whoever reads it is not asked.
      return view.seats[view.turn]?.cards.length === 0
        ? { en: "A card is being chosen.", fr: "On choisit une carte." }
        : { en: "A card is being chosen, or a sale.", fr: "On choisit une carte, ou une vente." };
    default:
      return promptWords({ ...view, seat: view.turn });
  }
}

function buyer(value: number | undefined, language: Language): string {
  if (value === undefined) return language === "fr" ? "un acheteur" : "a buyer";
  return aBuyer(value, language);
}

/** IW-W9 */
function soldAs(view: View, language: Language): string {
  if (view.wish?.face !== "sellAs") return "";
  return language === "fr"
    ? ` comme des ${fishNames(2, view.wish.fish, language)}`
    : ` as ${fishNames(2, view.wish.fish, language)}`;
}

function rulesNow(view: View): readonly WishesRule[] {
  const wish: readonly WishesRule[] = view.wish === null ? [] : [view.wish.rule];
  switch (view.phase) {
    case "over":
      return ["IW-E4", "IW-R12", "IW-E1", "IW-E2", "IW-E3"];
    case "action":
      return [
        "IW-A1",
        "IW-A2",
        "IW-A3",
        "IW-O1",
        "IW-O2",
        "IW-O3",
        "IW-B1",
        "IW-R6",
        "IW-V1",
        "IW-V2",
        "IW-V3",
      ];
    case "moveBuyer":
      return [...wish, "IW-R5", "IW-R4"];
    case "placeBuyer":
      return [...wish, "IW-R13", ...(view.options.spread === "sells" ? (["IW-R17"] as const) : [])];
    case "waste":
      return [...wish, "IW-R14", "IW-E2", "IW-R8"];
    case "sellAll":
    case "sellOne":
      return [...wish, "IW-V1", "IW-V2", "IW-V3", "IW-V4", "IW-R7", "IW-R14", "IW-M2"];
  }
}
