import type { TableSettings } from "@guinguette/table/settings";
import type { Words } from "@guinguette/words/language";

/** Whether a table shows again what a rulebook says may not be looked at again. */
export const memoryWords: Readonly<
  Record<TableSettings["memory"], { readonly name: Words; readonly why: Words }>
> = {
  book: {
    name: { fr: "Selon la règle", en: "By the book" },
    why: {
      fr: "Ce qui est couvert ou défaussé ne se regarde plus\u00a0: à vous de retenir.",
      en: "What is covered or discarded is not looked at again: it is up to you to remember.",
    },
  },
  aided: {
    name: { fr: "Aidée", en: "Aided" },
    why: {
      fr: "La table montre et garde tout ce que vous avez eu le droit de voir.",
      en: "The table shows and keeps all that you were ever allowed to see.",
    },
  },
};
