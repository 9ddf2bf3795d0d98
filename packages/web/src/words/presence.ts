/** Who is at a table apart, what they say there, and how long they may still take. */
import type { Presence, Signal } from "@guinguette/wire/live";
import type { Words } from "@guinguette/words/language";

/** All that one can say at a table. */
export const signalWords: Readonly<Record<Signal, Words>> = {
  "nice-catch": { fr: "Belle prise\u00a0!", en: "Nice catch!" },
  "oh-no": { fr: "Oh non…", en: "Oh no…" },
  "well-played": { fr: "Bien joué\u00a0!", en: "Well played!" },
  thinking: { fr: "Je réfléchis", en: "I’m thinking" },
  "your-turn": { fr: "À toi\u00a0!", en: "Your turn!" },
  thanks: { fr: "Merci", en: "Thanks" },
};

/** How somebody is at the table, in a word beside a shape. */
export const presenceWords: Readonly<Record<Presence | "you" | "nobody" | "stand-in" | "resigned", Words>> = {
  here: { fr: "ici", en: "here" },
  "back-soon": { fr: "hors ligne", en: "offline" },
  away: { fr: "pas là", en: "away" },
  you: { fr: "vous", en: "you" },
  nobody: { fr: "vide", en: "empty" },
  "stand-in": { fr: "un robot joue", en: "bot plays" },
  resigned: { fr: "a abandonné", en: "resigned" },
};

/** So much time, told calmly: in days, hours and minutes, and in seconds only at the very end. */
export function timeLeftWords(milliseconds: number): Words {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds <= 0) return { fr: "écoulé", en: "time up" };
  if (seconds < 60) return both(`${seconds}\u00a0s`);
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return both(`${minutes}\u00a0min`);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours < 24 && rest === 0) return both(`${hours}\u00a0h`);
  if (hours < 24)
    return {
      fr: `${hours}\u00a0h\u00a0${String(rest).padStart(2, "0")}`,
      en: `${hours}\u00a0h\u00a0${rest}\u00a0min`,
    };
  // Never more than there is.
  const days = Math.floor(hours / 24);
  return { fr: `${days}\u00a0j`, en: `${days}\u00a0d` };
}

const both = (text: string): Words => ({ fr: text, en: text });
