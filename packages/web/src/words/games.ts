/** The four games in a line each, for the pages that load no game yet. */
import { type GameId, gameIds } from "@guinguette/rules/contract";
import type { Language, Words } from "@guinguette/words/language";

export interface GameLine {
  readonly id: GameId;
  readonly title: Words;
  /** The name it has besides, where a language has one. */
  readonly subtitle?: Partial<Words>;
  readonly pitch: Words;
  /** What kind of game it is, in a word or two. */
  readonly kind: Words;
  readonly players: string;
  /** As the rulebook says; else, with « ≈ », our own measure: the moves of a game at the pace of Fish Fish's. */
  readonly minutes: string;
  /** From which age, where the rulebook says so. */
  readonly age?: number;
  /** The rule with which its rules for one player begin. */
  readonly solitaire?: string;
}

const lines: Readonly<Record<GameId, Omit<GameLine, "id">>> = {
  "fish-fish": {
    title: { fr: "Fish Fish", en: "Fish Fish" },
    pitch: { fr: "L’appât, oui. L’hameçon, non.", en: "Take the bait, dodge the hook." },
    kind: { fr: "Bluff", en: "Bluffing" },
    players: "2–8",
    minutes: "10–15",
    age: 8,
  },
  wishes: {
    title: { fr: "If Wishes Were Fishes!", en: "If Wishes Were Fishes!" },
    subtitle: { fr: "La pêche miraculeuse" },
    pitch: { fr: "Relâchez un poisson, faites un vœu.", en: "Let a fish go, make a wish." },
    kind: { fr: "Draft et ventes", en: "Draft and sell" },
    players: "2–5",
    minutes: "≈\u00a035",
  },
  "chat-peche": {
    title: { fr: "Chat-Pêche", en: "Chat-Pêche" },
    pitch: { fr: "Tirez l’étang à vous, puis pêchez.", en: "Lure the pond your way, then fish." },
    kind: { fr: "Choix caché", en: "Hidden choice" },
    players: "2–4",
    minutes: "≈\u00a010",
    age: 7,
  },
  "fish-and-chips": {
    title: { fr: "Fish & Chips", en: "Fish & Chips" },
    pitch: { fr: "Le gros mange le petit, tout droit.", en: "Big eats small, straight ahead." },
    kind: { fr: "Capture", en: "Capture" },
    players: "1–4",
    minutes: "≈\u00a045",
    solitaire: "FC-1",
  },
};

export const gameLines: readonly GameLine[] = gameIds.map((id) => ({ id, ...lines[id] }));

/** What stands beneath a title, if anything does. */
export function subtitleOf(id: GameId, language: Language): string | undefined {
  return lines[id].subtitle?.[language];
}

export function titleOf(id: GameId): Words {
  return lines[id].title;
}
