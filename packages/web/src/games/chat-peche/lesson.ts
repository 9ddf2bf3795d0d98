/** A first game: two turns against a neighbour across the pond who likes stones. */
import type { Card } from "@guinguette/rules/chat-peche/cards";
import type { ChatPeche } from "@guinguette/rules/chat-peche/game";
import type { Lesson } from "../look.ts";

/** As a fill lays them: a3 b3 c3, a2 b2 c2, a1 b1 c1. */
const deck: readonly Card[] = [
  ...(["F1", "W", "S2", "F2", "F3", "S1", "W", "F3", "F1"] as const),
  ...(["S1", "F2", "F1", "W", "W", "F3", "S1", "F1", "F2"] as const),
  ...(["F1", "F2", "W", "F3", "S1", "W", "F2", "S2", "F3"] as const),
  ...(["W", "F1", "S1", "F2", "W", "S2", "F3", "W", "S1"] as const),
];

export const lesson: Lesson<ChatPeche> = {
  position: {
    players: 2,
    options: { seating: "facing" },
    seed: "lesson",
    setup: { firstPlayer: 0, deck },
    moves: [],
  },
  seat: 0,
  steps: [
    {
      say: {
        fr: "Bienvenue à l’étang\u00a0! Vous êtes Margot, devant trois colonnes de trois cases\u00a0; Léo, en face, les voit à l’envers.",
        en: "Welcome to the pond! You are Margot, in front of three columns of three spots; Léo, across, sees them the other way round.",
      },
      rule: "CP-S4",
      seat: 0,
      moves: [],
    },
    {
      say: {
        fr: "Six poissons en colonne\u00a0b\u00a0: mettez-y votre chat, en secret. Touchez-la, puis confirmez.",
        en: "Six fish in column\u00a0b: put your cat there, in secret. Touch it, then confirm.",
      },
      rule: "CP-2",
      seat: 0,
      moves: [{ type: "place", column: 2 }],
    },
    {
      say: {
        fr: "En face aussi, les cartes sont posées, face cachée. Les tabourets ne servent qu’à cacher où est le chat.",
        en: "Across the pond the cards are down too. The stools are only there to hide where the cat is.",
      },
      rule: "CP-R6",
      seat: 1,
      moves: [{ type: "place", column: 2 }],
    },
    {
      say: {
        fr: "Vous avez le flotteur\u00a0: tirez en premier. Prenez b1, posez-la sur b2\u00a0: six poissons d’un coup\u00a0!",
        en: "You have the float: lure first. Take b1 and lay it on b2: six fish in one place!",
      },
      rule: "CP-3",
      seat: 0,
      moves: [{ type: "lure", from: "b1", to: "b2" }],
    },
    {
      say: {
        fr: "Aïe\u00a0: Léo va tirer la pierre de c2 sur votre pile. On n’en verra plus que le dessus\u00a0: interdit de regarder dessous.",
        en: "Ouch: Léo is about to lure the stone on c2 onto your pile. Only its top will be seen, and nobody may look underneath.",
      },
      rule: "CP-3b",
      seat: 1,
      moves: [{ type: "lure", from: "c2", to: "b2" }],
    },
    {
      say: {
        fr: "Votre chat se montre. Pêchez toute la pile b2\u00a0: la pierre coûte un point, mais vous savez ce qu’elle couvre.",
        en: "Your cat is revealed. Fish all of b2: the stone costs a point, but you know what it covers.",
      },
      rule: "CP-4",
      seat: 0,
      moves: [{ type: "fish", spot: "b2" }],
    },
    {
      say: {
        fr: "L’autre chat visait la même colonne\u00a0! Il n’y reste que l’eau de b3, et on doit pêcher si on le peut.",
        en: "The other cat was after the same column! Only water is left there, on b3, and whoever can fish must.",
      },
      rule: "CP-4a",
      seat: 1,
      moves: [{ type: "fish", spot: "b3" }],
    },
    {
      say: {
        fr: "Le flotteur passe en face. Neuf cartes couvrent ce qui restait\u00a0: sous c3, deux pierres attendent.",
        en: "The float goes across. Nine cards cover what was left: two stones wait under the card on c3.",
      },
      rule: "CP-1",
      seat: 0,
      moves: [],
    },
    {
      say: {
        fr: "La colonne\u00a0c est pleine de poissons, sauf c3. Placez-y votre chat.",
        en: "Column\u00a0c is full of fish, except on c3. Put your cat there.",
      },
      rule: "CP-2",
      seat: 0,
      moves: [{ type: "place", column: 3 }],
    },
    {
      say: { fr: "En face aussi, le chat est placé.", en: "The other player has placed too." },
      rule: "CP-2",
      seat: 1,
      moves: [{ type: "place", column: 3 }],
    },
    {
      say: {
        fr: "Cette fois, Léo tire en premier\u00a0: les trois poissons de c2 vont s’éloigner vers b2.",
        en: "This time Léo lures first: the three fish on c2 are about to drift away to b2.",
      },
      rule: "CP-5",
      seat: 1,
      moves: [{ type: "lure", from: "c2", to: "b2" }],
    },
    {
      say: {
        fr: "Une pile peut encore bouger\u00a0: ramenez b2 en c2, avec l’eau qu’elle couvre. S’il n’y a rien à gagner, on peut passer.",
        en: "A pile can move again: bring b2 back to c2, with the water it covers. When there is nothing to win, you may pass.",
      },
      rule: "CP-3c",
      seat: 0,
      moves: [{ type: "lure", from: "b2", to: "c2" }],
    },
    {
      say: {
        fr: "L’autre chat était devant la colonne\u00a0a\u00a0: il emporte les deux cartes de a2.",
        en: "The other cat was at column\u00a0a: it takes both cards on a2.",
      },
      rule: "CP-4",
      seat: 1,
      moves: [{ type: "fish", spot: "a2" }],
    },
    {
      say: {
        fr: "À vous de choisir dans votre colonne. Trois poissons sûrs en c1\u00a0; et vous souvenez-vous de c3\u00a0?",
        en: "Choose in your column. Three sure fish on c1; and do you remember c3?",
      },
      rule: "CP-4",
      seat: 0,
      moves: [
        { type: "fish", spot: "c1" },
        { type: "fish", spot: "c2" },
        { type: "fish", spot: "c3" },
      ],
    },
  ],
  farewell: {
    fr: "Après quatre tours, on compte\u00a0: un point par poisson, un de moins par pierre, rien pour l’eau. Bonne pêche\u00a0!",
    en: "After four turns you count: a point for each fish, one less for each stone, nothing for water. Good fishing!",
  },
};
