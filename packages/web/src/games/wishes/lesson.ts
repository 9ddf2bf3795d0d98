/** A first game that teaches by playing: from an empty boat to a market filled. */
import type { Wishes } from "@guinguette/rules/wishes/game";
import type { Lesson, LessonStep } from "../look.ts";
import { firstGameAfter, firstMoves } from "./positions.ts";

/** What is said with each of the first game's moves, and the rule it shows. */
const told: readonly Omit<LessonStep<Wishes>, "seat" | "moves">[] = [
  {
    say: {
      fr: "Vous êtes Margot. Ces quatre cartes sont l’Océan\u00a0: prenez la lotte du bord, gratuite, et gardez-la dans un de vos deux bateaux.",
      en: "You are Margot. This row of four is the Ocean: take the monkfish at the shore, which is free, and keep it in one of your two boats.",
    },
    rule: "IW-A1",
  },
  {
    say: {
      fr: "Les cartes se resserrent vers le bord et une nouvelle arrive au large. En face, on garde l’étoile de mer.",
      en: "The cards close up toward the shore and a new one comes at the deep end. Across the table, the starfish is kept.",
    },
    rule: "IW-O3",
  },
  {
    say: {
      fr: "Une lotte double, un peu plus au large\u00a0! Gardez-la\u00a0: il suffit de poser un ver sur la carte que vous sautez.",
      en: "A double monkfish, a little farther out! Keep it: all it takes is a worm on the card you skip.",
    },
    rule: "IW-O1",
  },
  {
    say: {
      fr: "Vente en face\u00a0: 2 dollars, plus 3 pour l’acheteur qui attend là. Chaque poisson vendu laisse un pion au marché.",
      en: "A sale across the table: 2 dollars, plus 3 for the buyer who waits there. Each fish sold leaves a pawn in the market.",
    },
    rule: "IW-V1",
  },
  {
    say: {
      fr: "Vos bateaux sont pleins, mais un poisson peut aussi exaucer un vœu. Prenez la barbue «\u202favancer un acheteur 2\u202f» et faites son vœu.",
      en: "Your boats are full, but a fish can also grant a wish. Take the catfish “move buyer 2” and make its wish.",
    },
    rule: "IW-A2",
  },
  {
    say: {
      fr: "Un acheteur 2 avance d’un à trois marchés. Choisissez celui du marché aux barbues et envoyez-le trois marchés plus loin, au marché aux lottes.",
      en: "Buyer 2 moves one to three markets. Choose the one in the catfish market and send it three markets on, to the monkfish market.",
    },
    rule: "IW-W2",
  },
  {
    say: {
      fr: "Vendez toutes vos lottes\u00a0: dans un vœu, la double compte pour deux. 3 fois 4 dollars\u00a0!",
      en: "Sell all your monkfish: in a wish, the double counts for two. 3 times 4 dollars!",
    },
    rule: "IW-V3",
  },
  {
    say: {
      fr: "Les vers que vous aviez posés partent avec la carte. Rien ne se perd dans l’Océan.",
      en: "The worms you laid down go with the card. Nothing is lost in the Ocean.",
    },
    rule: "IW-O2",
  },
  {
    say: {
      fr: "Le marché aux lottes a 3 pions sur 4, et vous y êtes en majorité\u00a0: c’est là que sont les dollars. Gardez la lotte qui coûte un ver.",
      en: "The monkfish market has 3 pawns of 4, and the majority is yours: that is where the dollars are. Keep the monkfish one worm away.",
    },
    rule: "IW-M1",
  },
  {
    say: {
      fr: "Un vœu sans poisson à vendre\u00a0: un dollar par ver, puis un ver pour chacun des autres. Merci\u00a0!",
      en: "A wish with no fish to sell: a dollar per worm, then a worm to each of the others. Thank you!",
    },
    rule: "IW-W7",
  },
  {
    say: {
      fr: "Vendez votre lotte, cette fois sans vœu. Le quatrième pion remplit le marché\u00a0: la première prime est pour vous.",
      en: "Sell your monkfish, this time without a wish. The fourth pawn fills the market: the first prize is yours.",
    },
    rule: "IW-M2",
  },
];

export const lesson: Lesson<Wishes> = {
  position: firstGameAfter(0),
  seat: 0,
  steps: firstMoves.flatMap(({ seat, move }, index): LessonStep<Wishes>[] => {
    const words = told[index];
    return words === undefined ? [] : [{ ...words, seat, moves: [move] }];
  }),
  farewell: {
    fr: "La suite est à vous. La partie finit au quatrième marché rempli, ou dès que dix pions sont au rebut (et là, on perd des dollars). Bonne pêche\u00a0!",
    en: "The rest is yours. The game ends with the fourth filled market, or as soon as ten pawns are in the scrap heap, which costs dollars. Good fishing!",
  },
};
