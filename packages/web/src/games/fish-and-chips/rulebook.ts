/** The rulebook of Fish & Chips in reading order, with seas to try things on. */
import type { FishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { SquareName } from "@guinguette/rules/fish-and-chips/squares";
import type { Chapter, Position } from "../look.ts";
import { lessonSea } from "./lesson.ts";

type Moves = Position<FishAndChips>["moves"];

const ready = (seat: number): Moves[number] => ({ seat, move: { type: "ready" } });

/** Catches in turn order from seat 0: "a1b1 a4a3". */
function catches(text: string, players: number): Moves {
  return text.split(" ").map((way, index) => ({
    seat: index % players,
    move: { type: "catch", from: way.slice(0, 2) as SquareName, to: way.slice(2) as SquareName },
  }));
}

export const chapters: readonly Chapter<FishAndChips>[] = [
  { title: { fr: "Matériel", en: "Components" }, rules: ["FC-C1", "FC-C2", "FC-C3"] },
  {
    title: { fr: "Mise en place", en: "Set-up" },
    rules: ["FC-S1", "FC-S2", "FC-S3", "FC-S4", "FC-S5", "FC-S6"],
    figure: {
      position: { players: 4, options: {}, seed: "guinguette", setup: {}, moves: [] },
      caption: {
        fr: "Quatre couleurs, et la bouée en haut à droite\u00a0: quel poisson est dessus, et qui commence\u00a0?",
        en: "Four colours, and the buoy at the top right: which fish lies on it, and who starts?",
      },
    },
  },
  {
    title: { fr: "Échanges", en: "Swaps" },
    rules: ["FC-W1", "FC-W2"],
    figure: {
      position: { players: 2, options: {}, seed: "échanges", setup: { boards: [lessonSea] }, moves: [] },
      caption: {
        fr: "Essayez d’échanger la pieuvre rouge (c6) avec le 5 en d4, juste à côté de la pieuvre mauve.",
        en: "Try to swap the red octopus (c6) with the 5 on d4, right beside the mauve octopus.",
      },
    },
  },
  {
    title: { fr: "Attraper", en: "Catching" },
    rules: ["FC-T1", "FC-T2", "FC-T3", "FC-T4", "FC-T5", "FC-T6"],
    figure: {
      position: {
        players: 4,
        options: {},
        seed: "guinguette",
        setup: {},
        moves: [
          ...[0, 1, 2, 3].map(ready),
          ...catches(
            "a1b1 a4a3 b2b1 f3e3 e1f1 b5b4 c4c5 d5d6 f6e6 d1f1 b1c1 e2d2 e6d6 c6c5 a5a3 c2a2 f2f1 b4d4 a3b3 f5f4",
            4,
          ),
        ],
      },
      caption: {
        fr: "Aux rouges. Que peut attraper la pieuvre en f1\u00a0? Et pourquoi le 9 en c3 n’attrape-t-il pas son voisin\u00a0?",
        en: "Red to play. What can the octopus on f1 catch? And why does the 9 on c3 not catch its neighbour?",
      },
    },
  },
  {
    title: { fr: "Fin de manche et victoire", en: "End of a round and victory" },
    rules: ["FC-E1", "FC-E2", "FC-E3", "FC-E4"],
  },
  {
    title: { fr: "Solitaire", en: "Solitaire" },
    rules: ["FC-1", "FC-2", "FC-3", "FC-4", "FC-5"],
    figure: {
      position: {
        players: 1,
        options: {},
        seed: "marée",
        setup: {},
        moves: catches("f3e3 a6a5 a4b4 d1d2 e5f5 c5c6 d5d6 b2c2", 1),
      },
      caption: {
        fr: "Aux verts, que vous jouez aussi. Votre couleur, la dernière de l’ordre, est le rouge\u00a0: elle seule doit rester.",
        en: "Green to play, and you move it too. Your own colour, last in the order, is red: only red must be left.",
      },
    },
  },
  {
    title: { fr: "Précisions", en: "Rulings" },
    rules: ["FC-R1", "FC-R2", "FC-R3", "FC-R4", "FC-R5", "FC-R6", "FC-R7", "FC-R8", "FC-R9", "FC-R10"],
  },
];
