import type { TableSettings } from "@guinguette/table/settings";
import type { Words } from "@guinguette/words/language";

/** Whether a table shows again what a rulebook says may not be looked at again. */
export const memoryWords: Readonly<
  Record<TableSettings["memory"], { readonly name: Words; readonly why: Words }>
> = {
  book: {
    name: { fr: "Selon la règle", en: "By the book" },
    why: {
      fr: "Ce qui est couvert ou défaussé n’est plus montré. À vous de retenir.",
      en: "Covered or discarded cards are not seen again. You have to remember them.",
    },
  },
  aided: {
    name: { fr: "Aidée", en: "Aided" },
    why: {
      fr: "La table remontre tout ce que vous avez vu.",
      en: "The table shows again all that you have seen.",
    },
  },
};
