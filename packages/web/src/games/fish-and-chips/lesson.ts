/** A first game: one side of a sea laid out so that each rule comes up by itself. */
import type { FishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { Board } from "@guinguette/rules/fish-and-chips/setup";
import type { Lesson } from "../look.ts";

/** Two players, red to start (FC-S1, FC-S5). The rulebook shows it too. */
export const lessonSea: Board = [
  ["", "M3", "R16", "M6", "R7", ""],
  ["M8", "R9", "M14", "R1", "M2", "R12"],
  ["R4", "M10", "M9", "R5", "M16", "M4"],
  ["M13", "R11", "R2", "M11", "R10", "R13"],
  ["R15", "R8", "M5", "R14", "M12", "M15"],
  ["", "M1", "R6", "M7", "R3", ""],
];

export const lesson: Lesson<FishAndChips> = {
  position: { players: 2, options: {}, seed: "premiers poissons", setup: { boards: [lessonSea] }, moves: [] },
  seat: 0,
  steps: [
    {
      say: {
        fr: "Vous êtes Margot. Tous les poissons sont à\u00a0découvert\u00a0: les vôtres sont les rouges, à\u00a0pois\u00a0; Léo, en face, a\u00a0les mauves, rayés.",
        en: "You are Margot. Every fish lies face up: yours are the red ones with dots; your opponent Léo has the striped mauve ones.",
      },
      rule: "FC-S4",
      seat: 0,
      moves: [],
    },
    {
      say: {
        fr: "À\u00a0deux, la case à\u00a0gauche de la bouée dit qui commence. C’est votre\u00a07\u00a0: à\u00a0vous\u00a0!",
        en: "With two players, the square left of the buoy says who starts. It holds your 7: you do!",
      },
      rule: "FC-S5",
      seat: 0,
      moves: [],
    },
    {
      say: {
        fr: "Avant de pêcher, on peut mieux placer ses deux champions. Touchez votre requin, le\u00a015 en\u00a0a2, puis votre\u00a02 en\u00a0c3\u00a0: ils s’échangent.",
        en: "Before fishing you may bring your two champions to a better place. Touch your shark, the\u00a015 on\u00a0a2, then your\u00a02 on\u00a0c3: they swap.",
      },
      rule: "FC-W1",
      seat: 0,
      moves: [{ type: "swap", fish: "shark", with: "c3" }],
    },
    {
      say: {
        fr: "Votre pieuvre, le 16, pourrait changer de place elle aussi. Laissez-la\u00a0: tout est prêt.",
        en: "Your octopus, the 16, could change places too. Leave it there: you are ready.",
      },
      rule: "FC-R4",
      seat: 0,
      moves: [{ type: "ready" }],
    },
    {
      say: {
        fr: "Les mauves gardent leurs champions où ils sont. La pêche commence.",
        en: "Mauve keeps its champions where they are. Fishing begins.",
      },
      rule: "FC-W1",
      seat: 1,
      moves: [{ type: "ready" }],
    },
    {
      say: {
        fr: "Un poisson en attrape un plus petit, ou son égal. Votre requin en\u00a0c3 attrape le\u00a09 en\u00a0c4.",
        en: "A fish catches a smaller one, or its equal. Your shark on\u00a0c3 catches the\u00a09 on\u00a0c4.",
      },
      rule: "FC-T2",
      seat: 0,
      moves: [{ type: "catch", from: "c3", to: "c4" }],
    },
    {
      say: {
        fr: "Aïe\u00a0: leur\u00a012 attrape votre\u00a010 et se pose dessus. La pile est à\u00a0eux, et vaut\u00a012.",
        en: "Ouch: their 12 catches your 10 and lands on top. The pile is theirs, and worth 12.",
      },
      rule: "FC-T5",
      seat: 1,
      moves: [{ type: "catch", from: "e2", to: "e3" }],
    },
    {
      say: {
        fr: "Une pile s’attrape tout entière\u00a0: votre\u00a013 en\u00a0f3 bat leur\u00a012. Il rapporte le\u00a012, mais pas le\u00a010, qui était à\u00a0vous.",
        en: "A pile is caught whole: your\u00a013 on\u00a0f3 beats their\u00a012. It brings you the\u00a012, but not the\u00a010, which was yours.",
      },
      rule: "FC-R5",
      seat: 0,
      moves: [{ type: "catch", from: "f3", to: "e3" }],
    },
    {
      say: {
        fr: "Si on peut attraper, on doit le faire. Leur 8 attrape votre 4.",
        en: "Whoever can catch must. Their 8 catches your 4.",
      },
      rule: "FC-T1",
      seat: 1,
      moves: [{ type: "catch", from: "a5", to: "a4" }],
    },
    {
      say: {
        fr: "L’eau libre se traverse tout droit\u00a0: votre\u00a011 en\u00a0b3 attrape le\u00a011 en\u00a0d3. À\u00a0égalité, l’attaquant l’emporte.",
        en: "Fish go straight over open water: your\u00a011 on\u00a0b3 catches the\u00a011 on\u00a0d3. On a tie, the catcher wins.",
      },
      rule: "FC-T3",
      seat: 0,
      moves: [{ type: "catch", from: "b3", to: "d3" }],
    },
    {
      say: {
        fr: "Quand plus personne ne peut attraper, chaque poisson adverse de vos piles vaut un point. On recommence, jusqu’à\u00a060.",
        en: "When nobody can catch any more, each opposing fish in your piles is a point. Then a new round, up to\u00a060.",
      },
      rule: "FC-E2",
      seat: 1,
      moves: [],
    },
  ],
  farewell: {
    fr: "Vous savez pêcher. Gardez vos grandes piles loin des pieuvres, et bonne prise\u00a0!",
    en: "You know how to fish. Keep your tall piles away from octopuses, and good fishing!",
  },
};
