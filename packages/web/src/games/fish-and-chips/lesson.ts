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
        fr: "Voici la mer, tous les poissons à découvert. Les vôtres sont les rouges, à pois\u00a0; les mauves, rayés, sont en face.",
        en: "Here is the sea, every fish face up. Yours are the red ones with dots; the striped mauve ones are against you.",
      },
      rule: "FC-S4",
      seat: 0,
      moves: [],
    },
    {
      say: {
        fr: "À deux, la case à gauche de la bouée dit qui commence. C’est votre 7\u00a0: à vous\u00a0!",
        en: "With two players, the square left of the buoy says who starts. It holds your 7: you do!",
      },
      rule: "FC-S5",
      seat: 0,
      moves: [],
    },
    {
      say: {
        fr: "Avant de pêcher, on peut placer ses deux champions. Votre requin, le 15 en a2, s’ennuie\u00a0: touchez-le, puis échangez-le avec votre 2 en c3.",
        en: "Before fishing you may place your two champions. Your shark, the 15 on a2, is idle: touch it, then swap it with your 2 on c3.",
      },
      rule: "FC-W1",
      seat: 0,
      moves: [{ type: "swap", fish: "shark", with: "c3" }],
    },
    {
      say: {
        fr: "Votre pieuvre, le 16, pourrait changer de place elle aussi. Laissez-la\u00a0: vous êtes prêt.",
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
        fr: "Un poisson en attrape un plus petit, ou son égal. Votre requin en c3 attrape le 9 en c4.",
        en: "A fish catches a smaller one, or its equal. Your shark on c3 catches the 9 on c4.",
      },
      rule: "FC-T2",
      seat: 0,
      moves: [{ type: "catch", from: "c3", to: "c4" }],
    },
    {
      say: {
        fr: "Aïe\u00a0: leur 12 attrape votre 10 et se pose dessus. La pile est à eux, et vaut 12.",
        en: "Ouch: their 12 catches your 10 and lands on top. The pile is theirs, and worth 12.",
      },
      rule: "FC-T5",
      seat: 1,
      moves: [{ type: "catch", from: "e2", to: "e3" }],
    },
    {
      say: {
        fr: "Une pile s’attrape tout entière\u00a0: votre 13 en f3 vaut plus que 12. Elle vous rapporte le 12, mais pas le 10, qui était à vous.",
        en: "A pile is caught whole: your 13 on f3 beats their 12. It brings you the 12, but not the 10, which was yours.",
      },
      rule: "FC-R5",
      seat: 0,
      moves: [{ type: "catch", from: "f3", to: "e3" }],
    },
    {
      say: {
        fr: "Qui peut attraper doit le faire. Leur 8 attrape votre 4.",
        en: "Whoever can catch must. Their 8 catches your 4.",
      },
      rule: "FC-T1",
      seat: 1,
      moves: [{ type: "catch", from: "a5", to: "a4" }],
    },
    {
      say: {
        fr: "Vos poissons filent tout droit sur l’eau libre. Votre 11 en b3 passe par c3 et attrape le 11 en d3\u00a0: à égalité, l’attaquant l’emporte.",
        en: "Your fish go straight over open water. Your 11 on b3 goes over c3 and catches the 11 on d3: on equal terms the catcher wins.",
      },
      rule: "FC-T3",
      seat: 0,
      moves: [{ type: "catch", from: "b3", to: "d3" }],
    },
    {
      say: {
        fr: "Quand plus personne ne peut attraper, chaque poisson adverse dans vos piles vaut un point. Puis on recommence, jusqu’à 60.",
        en: "When nobody can catch any more, each opposing fish in your piles is a point. Then a new round, up to 60.",
      },
      rule: "FC-E2",
      seat: 1,
      moves: [],
    },
  ],
  farewell: {
    fr: "Vous savez pêcher. Gardez vos grandes piles loin des pieuvres, et bonne prise\u00a0!",
    en: "You know how to fish. Keep your tall piles away from octopuses, and good catching!",
  },
};
