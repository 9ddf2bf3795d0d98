/** The four games in a line each, for the pages that load no game yet. */
import type { GameId } from "@guinguette/rules/contract";
import type { Words } from "@guinguette/words/language";

export interface GameLine {
  readonly id: GameId;
  readonly title: Words;
  readonly pitch: Words;
  readonly players: string;
  readonly minutes: number;
}

export const gameLines: readonly GameLine[] = [
  {
    id: "fish-fish",
    title: { fr: "Fish Fish", en: "Fish Fish" },
    pitch: { fr: "L’appât, oui. L’hameçon, non.", en: "The bait, yes. The hook, no." },
    players: "2–8",
    minutes: 15,
  },
  {
    id: "wishes",
    title: { fr: "La pêche miraculeuse", en: "If Wishes Were Fishes!" },
    pitch: { fr: "Relâchez un poisson, faites un vœu.", en: "Let a fish go, make a wish." },
    players: "2–5",
    minutes: 60,
  },
  {
    id: "chat-peche",
    title: { fr: "Chat-Pêche", en: "Chat-Pêche" },
    pitch: { fr: "Tirez la mare à vous, puis pêchez.", en: "Draw the pond to you, then fish." },
    players: "2–4",
    minutes: 20,
  },
  {
    id: "fish-and-chips",
    title: { fr: "Fish & Chips", en: "Fish & Chips" },
    pitch: { fr: "Le gros mange le petit, tout droit.", en: "Big eats small, straight ahead." },
    players: "1–4",
    minutes: 30,
  },
];

export function titleOf(id: GameId): Words {
  return gameLines.find((line) => line.id === id)?.title ?? { fr: id, en: id };
}
