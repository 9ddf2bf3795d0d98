/** How a turn of each game goes, in three pictures. */
import type { GameId } from "@guinguette/rules/contract";
import type { Words } from "@guinguette/words/language";
import type { Picture } from "../games/plate.ts";

export interface TurnPicture {
  /** Side by side. */
  readonly shows: readonly Picture[];
  readonly caption: Words;
}

export const turnPictures: Readonly<Record<GameId, readonly [TurnPicture, TurnPicture, TurnPicture]>> = {
  "fish-fish": [
    {
      shows: [
        { file: "line", id: "bait-4" },
        { file: "line", id: "line-back" },
      ],
      caption: {
        fr: "Le Pêcheur pose une ligne\u00a0: un appât visible, une carte cachée.",
        en: "The Fisher sets a line: a bait in sight, a card face down.",
      },
    },
    {
      shows: [
        { file: "fish", id: "kingfish" },
        { file: "fish", id: "clownfish" },
      ],
      caption: {
        fr: "Chaque Poisson mise des tuiles, ou aucune.",
        en: "Each Fish bets some tiles, or none.",
      },
    },
    {
      shows: [
        { file: "line", id: "line-catch" },
        { file: "line", id: "line-empty" },
      ],
      caption: {
        fr: "Prise\u00a0: le Pêcheur prend les tuiles misées. Bredouille\u00a0: elles gagnent l’appât.",
        en: "Catch: the Fisher takes the tiles that were bet. Empty: they win the bait.",
      },
    },
  ],
  wishes: [
    {
      shows: [
        { file: "market", id: "worm" },
        { file: "fish", id: "swordfish" },
      ],
      caption: {
        fr: "Prenez une carte de l’océan\u00a0: un ver sur chaque carte moins profonde.",
        en: "Take an Ocean card: one worm goes on each shallower card.",
      },
    },
    {
      shows: [
        { file: "market", id: "boat" },
        { file: "market", id: "wish-move2" },
      ],
      caption: {
        fr: "Gardez-la dans un bateau, ou relâchez le poisson et faites son vœu.",
        en: "Keep it in a boat, or let the fish go and make its wish.",
      },
    },
    {
      shows: [
        { file: "market", id: "stall" },
        { file: "market", id: "coin" },
      ],
      caption: {
        fr: "Ou vendez un poisson\u00a0: 2\u00a0$, plus ce qu’offrent les acheteurs de son marché.",
        en: "Or sell a fish: $2, plus what the buyers at its market offer.",
      },
    },
  ],
  "chat-peche": [
    {
      shows: [
        { file: "chat", id: "tomcat" },
        { file: "chat", id: "chat-back" },
      ],
      caption: {
        fr: "Chacun choisit en secret la colonne où il pêchera.",
        en: "Everybody secretly chooses the column to fish in.",
      },
    },
    {
      shows: [
        { file: "chat", id: "pond-fish-3" },
        { file: "chat", id: "pond-stone-1" },
      ],
      caption: {
        fr: "Puis chacun peut attirer une pile d’une case.",
        en: "Then each may lure one pile to a spot beside it.",
      },
    },
    {
      shows: [
        { file: "chat", id: "pond-fish-1" },
        { file: "chat", id: "bucket-dots", player: 0 },
      ],
      caption: {
        fr: "Enfin chacun montre sa colonne et y pêche une pile.",
        en: "At last each shows that column and fishes one of its piles.",
      },
    },
  ],
  "fish-and-chips": [
    {
      shows: [
        { file: "chips", id: "shark-mauve" },
        { file: "chips", id: "octopus-red" },
      ],
      caption: {
        fr: "Un de vos poissons va tout droit, jusqu’à un poisson adverse.",
        en: "One of your fish goes straight ahead, up to an opponent’s fish.",
      },
    },
    {
      shows: [
        { file: "chips", id: "octopus-green" },
        { file: "chips", id: "shark-yellow" },
      ],
      caption: {
        fr: "S’il est aussi gros ou plus gros, il le prend et se pose dessus.",
        en: "If it is as big or bigger, it catches it and lands on top.",
      },
    },
    {
      shows: [
        { file: "chips", id: "buoy" },
        { file: "chips", id: "shark-red" },
      ],
      caption: {
        fr: "Plus aucune prise\u00a0? Chaque poisson pris vaut un point.",
        en: "No catch left? Each fish caught is worth a point.",
      },
    },
  ],
};
