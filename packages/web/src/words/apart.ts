/** What is said of tables for people apart. */
import type { Words } from "@guinguette/words/language";

/** Where a code is no table's, but near a fish. */
export const meantWords = {
  ask: { fr: "Vouliez-vous dire {code}\u00a0?", en: "Did you mean {code}?" },
  yes: { fr: "Oui, {code}", en: "Yes, {code}" },
} satisfies Record<string, Words>;

/** Why a table cannot be shown. */
export const troubleWords = {
  gone: {
    fr: "Il n’y a pas de table à cette adresse.",
    en: "There is no table at this address.",
  },
  closed: {
    fr: "Les tables à distance ne répondent pas. Le reste fonctionne.",
    en: "Online tables do not answer. Everything else works.",
  },
  kept: {
    fr: "Les tables à distance ne répondent pas. Votre coup est gardé et partira dès que possible.",
    en: "Online tables do not answer. Your move is kept and will be sent as soon as possible.",
  },
} satisfies Record<string, Words>;
