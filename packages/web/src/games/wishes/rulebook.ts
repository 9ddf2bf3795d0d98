/** The rulebook's order, and the figures that can be played. */
import type { Wishes } from "@guinguette/rules/wishes/game";
import type { Chapter } from "../look.ts";
import { crowdedMarket, deepWater, firstGameAfter } from "./positions.ts";

export const chapters: readonly Chapter<Wishes>[] = [
  { title: { fr: "Matériel", en: "Components" }, rules: ["IW-C1", "IW-C2", "IW-C3"] },
  { title: { fr: "Mise en place", en: "Set-up" }, rules: ["IW-S1", "IW-S2", "IW-S3", "IW-S4", "IW-S5"] },
  {
    title: { fr: "Un tour\u00a0: une des trois actions", en: "A turn: one of three actions" },
    rules: ["IW-A1", "IW-A2", "IW-A3"],
  },
  {
    title: { fr: "L’Océan et les bateaux", en: "The Ocean and the boats" },
    rules: ["IW-O1", "IW-O2", "IW-O3", "IW-B1"],
    figure: {
      position: deepWater,
      caption: {
        fr: "On a pêché au large\u00a0: des vers attendent sur les cartes du bord. Touchez une carte, et voyez ce qu’elle coûte et rapporte.",
        en: "Somebody fished in deep water: worms wait on the shallow cards. Touch a card and see what it costs and brings.",
      },
    },
  },
  {
    title: { fr: "Vendre", en: "Selling" },
    rules: ["IW-V1", "IW-V2", "IW-V3", "IW-V4"],
    figure: {
      position: firstGameAfter(6),
      caption: {
        fr: "L’acheteur 2 vient d’arriver au marché aux lottes. Touchez une lotte dans vos bateaux\u00a0: la double compte pour deux.",
        en: "Buyer 2 has just come to the monkfish market. Touch a monkfish in your boats: the double counts for two.",
      },
    },
  },
  {
    title: { fr: "Remplir un marché", en: "Filling a market" },
    rules: ["IW-M1", "IW-M2", "IW-M3", "IW-M4", "IW-M5"],
    figure: {
      position: firstGameAfter(10),
      caption: {
        fr: "Il ne manque qu’un pion au marché aux lottes. Vendez la vôtre\u00a0: les primes tombent aussitôt.",
        en: "The monkfish market lacks one pawn. Sell yours: the prizes are paid at once.",
      },
    },
  },
  {
    title: { fr: "Les vœux", en: "Wishes" },
    rules: ["IW-W0", "IW-W1", "IW-W2", "IW-W3", "IW-W4", "IW-W5", "IW-W6", "IW-W7", "IW-W8", "IW-W9"],
    figure: {
      position: crowdedMarket,
      caption: {
        fr: "Le vœu disperse la foule\u00a0: le plus fort reste, les autres vont là où personne n’attend. Choisissez où.",
        en: "The wish spreads the crowd: the highest stays, the others go where nobody waits. Choose where.",
      },
    },
  },
  { title: { fr: "Fin de la partie", en: "End of the game" }, rules: ["IW-E1", "IW-E2", "IW-E3", "IW-E4"] },
  {
    title: { fr: "Précisions", en: "Rulings" },
    rules: [
      "IW-R1",
      "IW-R2",
      "IW-R3",
      "IW-R4",
      "IW-R5",
      "IW-R6",
      "IW-R7",
      "IW-R8",
      "IW-R9",
      "IW-R10",
      "IW-R11",
      "IW-R12",
      "IW-R13",
      "IW-R14",
      "IW-R15",
      "IW-R17",
      "IW-R16",
    ],
  },
];
