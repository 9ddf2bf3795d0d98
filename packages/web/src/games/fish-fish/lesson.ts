/** A first round as a Fish, which two catches cut short, and a first line as the Fisher. */
import { baitValues, fishingCards } from "@guinguette/rules/fish-fish/cards";
import type { FishFish } from "@guinguette/rules/fish-fish/game";
import type { Words } from "@guinguette/words/language";
import type { Lesson, LessonStep } from "../look.ts";
import { bet, cast, type Played } from "./script.ts";

const learner = 0;
const other = 1;
const fisher = 2;

/** One thing happens, and one thing is said about it. */
function step(rule: string, { seat, move }: Played, say: Words): LessonStep<FishFish> {
  return { say, rule, seat, moves: [move] };
}

export const lesson: Lesson<FishFish> = {
  position: { players: 3, options: {}, seed: "a first line", setup: { firstFisher: fisher }, moves: [] },
  seat: learner,
  steps: [
    {
      say: {
        fr: "Vous êtes Margot, un Poisson avec quatre tuiles à miser. Le chat sur la berge est Jeanne, le Pêcheur.",
        en: "You are Margot, a Fish with four tiles to bet. The cat on the bank is Jeanne, the Fisher.",
      },
      rule: "FF-S3",
      seat: learner,
      moves: [],
    },
    step("FF-L1", cast(fisher, "empty", 4), {
      fr: "Le Pêcheur pose une ligne\u00a0: tout le monde voit l’appât, personne ne voit la carte Pêche.",
      en: "The Fisher sets a line: everyone sees the bait, nobody sees the fishing card.",
    }),
    step("FF-L2", bet(learner, 2), {
      fr: "L’appât 4 vaut 4 points par tuile, si l’hameçon est vide. Osez\u00a0: misez 2 tuiles.",
      en: "Bait 4 is worth 4 points per tile, if the hook is empty. Be bold: bet 2 tiles.",
    }),
    step("FF-L5", bet(other, 1), {
      fr: "Léo mise une tuile\u00a0: tout le monde a misé. Retenez votre souffle, on révèle la carte\u00a0!",
      en: "Léo bets a tile: everybody has bet. Hold your breath, the card is turned!",
    }),
    step("FF-P2", cast(fisher, "catch", 5), {
      fr: "Bredouille\u00a0! Vos deux tuiles sont à l’abri sur l’emplacement 4 du butin\u00a0: 8 points. Mais voici l’appât 5…",
      en: "Empty! Your two tiles are safe at place 4 of the loot: 8 points. But here comes bait 5…",
    }),
    step("FF-L2", bet(learner, 0), {
      fr: "Le plus gros appât, déjà\u00a0? C’est trop beau. Cette fois, ne misez rien.",
      en: "The biggest bait, already? Too good to be true. This time, bet nothing.",
    }),
    step("FF-P1", bet(other, 2), {
      fr: "Léo, lui, y croit. Chaque tuile attrapée rapporte 4 points au Pêcheur.",
      en: "Léo falls for it. Each tile caught brings the Fisher 4 points.",
    }),
    step("FF-R2", cast(fisher, "catch", 2), {
      fr: "Prise\u00a0! Retenez-le\u00a0: les cartes partent face cachée. Il reste une «\u202fPrise\u202f» et deux «\u202fBredouille\u202f».",
      en: "Catch! Remember it: the cards are discarded face down. One catch and two empty cards remain.",
    }),
    step("FF-L2", bet(learner, 1), {
      fr: "Un petit appât, moins risqué peut-être. Misez 1 tuile et gardez l’autre.",
      en: "A small bait, perhaps less risky. Bet 1 tile and keep the other.",
    }),
    step("FF-E2", bet(other, 0), {
      fr: "Léo ne mise rien. Si c’est la seconde «\u202fPrise\u202f», la manche s’arrête et votre dernière tuile va au plus gros appât restant.",
      en: "Léo bets nothing. If this is the second catch, the round stops and your last tile goes to the largest bait left.",
    }),
    {
      say: {
        fr: "C’était elle\u00a0: manche finie, et à vous de pêcher\u00a0! Choisissez une carte Pêche et un appât, l’air innocent.",
        en: "It was: the round is over, and it is your turn to fish! Choose a fishing card and a bait, and look innocent.",
      },
      rule: "FF-N1",
      seat: learner,
      moves: fishingCards.flatMap((card) =>
        baitValues.map((bait) => ({ type: "cast" as const, card, bait })),
      ),
    },
  ],
  farewell: {
    fr: "Vous savez mordre et vous savez ferrer. À la cinquième ligne, il faut miser tout ce qui reste\u00a0; bonne pêche\u00a0!",
    en: "You know how to nibble and how to hook. On the fifth line you must bet all you have left; good fishing!",
  },
};
