/** What can go wrong when something is kept or found again, and what is said then. */
import type { Words } from "@guinguette/words/language";

/** Why something could not be kept or found again. */
export type Trouble = keyof typeof troubleWords;

export class SavingTrouble extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble, cause?: unknown) {
    super(trouble, { cause });
    this.trouble = trouble;
  }
}

export function troubleOf(cause: unknown): SavingTrouble {
  if (cause instanceof SavingTrouble) return cause;
  const name = cause instanceof DOMException ? cause.name : "";
  if (name === "QuotaExceededError") return new SavingTrouble("full", cause);
  return new SavingTrouble(name === "VersionError" ? "newer" : "forbidden", cause);
}

/** What to say when something could not be kept or found again. */
export const troubleWords = {
  full: {
    fr: "L’appareil est plein\u00a0: cette partie sera perdue à la fermeture. Effacez d’anciennes parties.",
    en: "The device is full: this game will be lost when you close it. Delete old games.",
  },
  forbidden: {
    fr: "Le navigateur n’enregistre rien ici (navigation privée, ou adresse sans https). Cette partie sera perdue à la fermeture.",
    en: "The browser saves nothing here (private window, or address without https). This game will be lost when you close it.",
  },
  corrupt: {
    fr: "Cette partie est abîmée et ne peut pas être reprise. Les autres sont intactes.",
    en: "This game is damaged and cannot be resumed. The others are untouched.",
  },
  missing: {
    fr: "Cette partie n’est pas sur cet appareil.",
    en: "This game is not on this device.",
  },
  deleted: {
    fr: "Cette partie a été effacée dans un autre onglet. Ici, elle n’est plus enregistrée.",
    en: "This game was deleted in another tab. Here, it is no longer saved.",
  },
  elsewhere: {
    fr: "Cette partie a continué dans un autre onglet.",
    en: "This game has gone on in another tab.",
  },
  newer: {
    fr: "Cette partie vient d’une version plus récente de Guinguette. Rechargez la page\u00a0: rien n’est perdu.",
    en: "This game is from a newer version of Guinguette. Reload the page: nothing is lost.",
  },
} as const satisfies Record<string, Words>;
