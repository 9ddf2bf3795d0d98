/** The rulebook of Chat-Pêche, in reading order, with ponds to try things on. */
import type { Card } from "@guinguette/rules/chat-peche/cards";
import type { ChatPeche } from "@guinguette/rules/chat-peche/game";
import type { Move } from "@guinguette/rules/chat-peche/moves";
import type { Chapter, Position } from "../look.ts";

/** As a fill lays them: a3 b3 c3, a2 b2 c2, a1 b1 c1. */
const deck: readonly Card[] = [
  ...(["F2", "W", "S1", "F1", "F3", "W", "S2", "F3", "F2"] as const),
  ...(["F1", "S1", "F2", "W", "F1", "S1", "F3", "W", "F1"] as const),
  ...(["F3", "F2", "W", "S2", "F1", "F2", "W", "S1", "F3"] as const),
  ...(["W", "F1", "S2", "F3", "W", "S1", "F2", "W", "S1"] as const),
];

function pond(players: number, options: Partial<ChatPeche["options"]>, moves: Position<ChatPeche>["moves"]) {
  return { players, options, seed: "rulebook", setup: { firstPlayer: 0, deck }, moves };
}

function by(seat: number, move: Move) {
  return { seat, move };
}

const placed = (columns: readonly number[]) =>
  columns.map((column, seat) => by(seat, { type: "place", column }));

const luring = pond(3, {}, placed([2, 1, 3]));

const fishing = pond(4, {}, [
  ...placed([2, 2, 2, 1]),
  by(0, { type: "lure", from: "b1", to: "b2" }),
  by(1, { type: "lure", from: "c2", to: "b2" }),
  by(2, { type: "stay" }),
  by(3, { type: "lure", from: "c1", to: "b1" }),
]);

/** One whole turn, so that the second fill has covered what was left. */
const covered = pond(2, { buckets: "open", variant: "confirmed" }, [
  ...placed([2, 1]),
  by(0, { type: "lure", from: "b3", to: "b2" }),
  by(1, { type: "stay" }),
  by(0, { type: "fish", spot: "b2" }),
  by(1, { type: "fish", spot: "c1" }),
]);

export const chapters: readonly Chapter<ChatPeche>[] = [
  {
    title: { fr: "Matériel", en: "Components" },
    rules: ["CP-C1", "CP-C2", "CP-C3"],
  },
  {
    title: { fr: "Mise en place", en: "Set-up" },
    rules: ["CP-S1", "CP-S2", "CP-S3", "CP-S4"],
  },
  {
    title: { fr: "Remplir et placer", en: "Fill and place" },
    rules: ["CP-1", "CP-2"],
    figure: {
      position: pond(4, {}, []),
      caption: {
        fr: "Dans quelle colonne pêcheriez-vous\u00a0? Touchez-en une.",
        en: "In which column would you fish? Touch one.",
      },
    },
  },
  {
    title: { fr: "Tirer", en: "Lure" },
    rules: ["CP-3", "CP-3a", "CP-3b", "CP-3c"],
    figure: {
      position: luring,
      caption: {
        fr: "Prenez une pile et posez-la à côté. Essayez aussi en diagonale, pour voir\u00a0!",
        en: "Take a pile and lay it next door. Try a diagonal too, just to see!",
      },
    },
  },
  {
    title: { fr: "Pêcher, puis passer le flotteur", en: "Fish, then pass the float" },
    rules: ["CP-4", "CP-4a", "CP-4b", "CP-5"],
    figure: {
      position: fishing,
      caption: {
        fr: "Votre colonne est la b\u00a0: quelle pile videz-vous dans votre seau\u00a0?",
        en: "Your column is b: which pile goes into your bucket?",
      },
    },
  },
  {
    title: { fr: "Fin et score", en: "End and score" },
    rules: ["CP-E1", "CP-E2", "CP-E3"],
  },
  {
    title: { fr: "Variante des pêcheurs confirmés", en: "Variant for experienced anglers" },
    rules: ["CP-V1"],
    figure: {
      position: covered,
      caption: {
        fr: "Seaux ouverts, deuxième tour\u00a0: touchez-les. Le premier a de l’eau, le second pas encore.",
        en: "Open buckets, second turn: touch them. The first one has water, the second not yet.",
      },
    },
  },
  {
    title: { fr: "Précisions", en: "Rulings" },
    rules: ["CP-R1", "CP-R2", "CP-R3", "CP-R4", "CP-R5", "CP-R6"],
  },
];
