/** How many hints were taken, at the end of a game. */
import type { Words } from "@guinguette/words/language";

export const hintsWords = {
  /** « Ondine 2, Zed 1 ». */
  taken: { fr: "Conseils demandés\u00a0: {taken}.", en: "Hints taken: {taken}." },
  none: { fr: "Personne n’a demandé de conseil.", en: "Nobody took a hint." },
} satisfies Record<string, Words>;
