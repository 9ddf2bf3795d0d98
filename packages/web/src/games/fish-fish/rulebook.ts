/** The rulebook in reading order, with positions to try. */
import type { FishFish } from "@guinguette/rules/fish-fish/game";
import type { Chapter, Position } from "../look.ts";
import { bet, cast } from "./script.ts";

/** Four players; Margot, the second of three Fish, is about to bet. */
const aLine: Position<FishFish> = {
  players: 4,
  options: {},
  seed: "a line",
  setup: { firstFisher: 3 },
  moves: [cast(3, "empty", 4), bet(0, 1)],
};

/** One catch has been shown; the Fisher holds another, and two big baits. */
const secondCatch: Position<FishFish> = {
  players: 3,
  options: {},
  seed: "second catch",
  setup: { firstFisher: 2 },
  moves: [cast(2, "catch", 2), bet(0, 1), bet(1, 0), cast(2, "catch", 4), bet(0, 0)],
};

/** Four lines are gone, one of them unseen; the fifth takes everything. */
const fifthLine: Position<FishFish> = {
  players: 3,
  options: {},
  seed: "fifth line",
  setup: { firstFisher: 2 },
  moves: [
    cast(2, "empty", 2),
    bet(0, 1),
    bet(1, 0),
    cast(2, "catch", 5),
    bet(0, 0),
    bet(1, 0),
    cast(2, "empty", 3),
    bet(0, 1),
    bet(1, 2),
    cast(2, "empty", 4),
    bet(0, 0),
    bet(1, 1),
    cast(2, "catch", 3),
  ],
};

export const chapters: readonly Chapter<FishFish>[] = [
  {
    title: { fr: "Matériel", en: "Components" },
    rules: ["FF-C1", "FF-C2", "FF-C3"],
  },
  {
    title: { fr: "Mise en place", en: "Set-up" },
    rules: ["FF-S1", "FF-S2", "FF-S3"],
  },
  {
    title: { fr: "Une ligne", en: "A line" },
    rules: ["FF-L1", "FF-L2", "FF-L5", "FF-L4", "FF-L6", "FF-L3"],
    figure: {
      position: aLine,
      caption: {
        fr: "L’appât 4 est à l’eau, sa carte est cachée. Misez, puis voyez qui mord à l’hameçon.",
        en: "Bait 4 is in the water, its card face down. Bet, then see who bit the hook.",
      },
    },
  },
  {
    title: { fr: "Fin de la manche", en: "End of a round" },
    rules: ["FF-E1", "FF-E2", "FF-E3"],
    figure: {
      position: secondCatch,
      caption: {
        fr: "Une prise est déjà révélée. Misez une tuile\u00a0: si c’est la seconde, la manche s’arrête et le reste va au butin.",
        en: "One catch has been revealed already. Bet a tile: if this is the second, the round stops and the rest goes to the loot.",
      },
    },
  },
  {
    title: { fr: "Points", en: "Points" },
    rules: ["FF-P1", "FF-P2"],
    figure: {
      position: fifthLine,
      caption: {
        fr: "Cinquième ligne\u00a0: essayez de garder une tuile, puis misez tout et comptez les points.",
        en: "The fifth line: try to keep a tile back, then bet them all and count the points.",
      },
    },
  },
  {
    title: { fr: "Manche suivante et fin de la partie", en: "Next round and end of the game" },
    rules: ["FF-N1", "FF-N2", "FF-G1", "FF-G2"],
  },
  {
    title: { fr: "Précisions", en: "Rulings" },
    rules: ["FF-R1", "FF-R2", "FF-R3", "FF-R4"],
  },
];
