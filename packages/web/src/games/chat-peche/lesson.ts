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
        fr: "Bienvenue au bord de l’étang\u00a0! Vous voyez devant vous trois colonnes de trois points de pêche\u00a0; en face, on voit les mêmes, dans l’autre sens.",
        en: "Welcome to the pond! Before you are three columns of three spots; the player across sees the same ones, the other way round.",
      },
      rule: "CP-S4",
      seat: 0,
      moves: [],
    },
    {
      say: {
        fr: "Deux fois trois poissons dans la colonne 2\u00a0: mettez-y votre chat, en secret. Touchez la colonne, puis confirmez.",
        en: "Twice three fish in column 2: put your cat there, in secret. Touch the column, then confirm.",
      },
      rule: "CP-2",
      seat: 0,
      moves: [{ type: "place", column: 2 }],
    },
    {
      say: {
        fr: "En face aussi, les cartes sont posées, face cachée. Où est ce chat-là\u00a0? Mystère.",
        en: "Across the pond the cards are down too. Where is that cat? Nobody knows.",
      },
      rule: "CP-R6",
      seat: 1,
      moves: [{ type: "place", column: 2 }],
    },
    {
      say: {
        fr: "Vous avez le flotteur, vous attirez en premier. Prenez le tas b1 et posez-le sur b2\u00a0: six poissons d’un coup\u00a0!",
        en: "You have the float, so you lure first. Take the pile on b1 and lay it on b2: six fish in one place!",
      },
      rule: "CP-3",
      seat: 0,
      moves: [{ type: "lure", from: "b1", to: "b2" }],
    },
    {
      say: {
        fr: "Aïe\u00a0: en face, on attire une pierre sur votre tas. Seul le dessus se voit encore, et personne ne peut regarder dessous.",
        en: "Ouch: the other player lures a stone onto your pile. Only the top can be seen now, and nobody may look below.",
      },
      rule: "CP-3b",
      seat: 1,
      moves: [{ type: "lure", from: "c2", to: "b2" }],
    },
    {
      say: {
        fr: "Votre chat se montre. Pêchez b2, tout le tas\u00a0: la pierre coûte un point, mais vous savez ce qu’il y a dessous.",
        en: "Your cat shows itself. Fish b2, the whole pile: the stone costs a point, but you know what lies below.",
      },
      rule: "CP-4",
      seat: 0,
      moves: [{ type: "fish", spot: "b2" }],
    },
    {
      say: {
        fr: "L’autre chat visait la même colonne\u00a0! Il n’y reste que de l’eau en b3, et qui peut pêcher le doit.",
        en: "The other cat was after the same column! Only water is left there, on b3, and who can fish must.",
      },
      rule: "CP-4a",
      seat: 1,
      moves: [{ type: "fish", spot: "b3" }],
    },
    {
      say: {
        fr: "Le flotteur passe en face et neuf cartes arrivent. Elles couvrent ce qui restait\u00a0: sous c3, deux pierres attendent.",
        en: "The float goes across and nine cards arrive. They cover what was left: two stones wait below c3.",
      },
      rule: "CP-1",
      seat: 0,
      moves: [],
    },
    {
      say: {
        fr: "La colonne 3 est poissonneuse, c3 mis à part. Placez-y votre chat.",
        en: "Column 3 is full of fish, but for c3. Put your cat there.",
      },
      rule: "CP-2",
      seat: 0,
      moves: [{ type: "place", column: 3 }],
    },
    {
      say: { fr: "En face, c’est placé aussi.", en: "The other player has placed too." },
      rule: "CP-2",
      seat: 1,
      moves: [{ type: "place", column: 3 }],
    },
    {
      say: {
        fr: "Cette fois, on attire en face d’abord\u00a0: les trois poissons de c2 s’éloignent vers b2.",
        en: "This time the other player lures first: the three fish on c2 drift away to b2.",
      },
      rule: "CP-5",
      seat: 1,
      moves: [{ type: "lure", from: "c2", to: "b2" }],
    },
    {
      say: {
        fr: "Un tas peut bouger plusieurs fois\u00a0: ramenez b2 en c2, avec la carte Eau qu’il a couverte. Une autre fois, vous pourrez aussi rester.",
        en: "A pile can be moved again: bring b2 back to c2, with the water card it covered. Another time you may also stay.",
      },
      rule: "CP-3c",
      seat: 0,
      moves: [{ type: "lure", from: "b2", to: "c2" }],
    },
    {
      say: {
        fr: "L’autre chat était devant a1, a2 et a3, sa colonne 3\u00a0: il emporte les deux cartes d’a2.",
        en: "The other cat was before a1, a2 and a3, its column 3: it takes both cards on a2.",
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
    fr: "Après quatre tours, on vide les seaux\u00a0: un point par poisson, un de moins par pierre, l’eau pour rien. Vous savez tout\u00a0: bonne pêche\u00a0!",
    en: "After four turns the buckets are emptied: a point for each fish, one less for each stone, nothing for water. That is all there is to know: good fishing!",
  },
};
