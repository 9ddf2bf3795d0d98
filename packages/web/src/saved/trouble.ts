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
    fr: "L’appareil n’a plus de place\u00a0: la partie continue, mais elle ne sera pas retrouvée après fermeture. Effacez d’anciennes parties.",
    en: "The device is full: the game goes on, but it will not be found again once closed. Delete old games.",
  },
  forbidden: {
    fr: "Le navigateur ne laisse rien garder ici (navigation privée, ou adresse sans https)\u00a0: la partie continue, mais elle ne sera pas retrouvée après fermeture.",
    en: "The browser lets nothing be kept here (private window, or an address without https): the game goes on, but it will not be found again once closed.",
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
    fr: "Cette partie a été effacée dans un autre onglet. Elle continue ici, mais elle n’est plus gardée.",
    en: "This game was deleted in another tab. It goes on here, but it is no longer kept.",
  },
  elsewhere: {
    fr: "Cette partie a continué dans un autre onglet.",
    en: "This game has gone on in another tab.",
  },
  newer: {
    fr: "Cette partie a été gardée par une version plus récente de Guinguette. Rechargez la page\u00a0: rien n’est perdu.",
    en: "This game was kept by a newer version of Guinguette. Reload the page: nothing is lost.",
  },
} as const satisfies Record<string, Words>;
