/** What to say when something could not be kept or found again. */
import type { Words } from "@guinguette/words/language";
import type { Trouble } from "./store.ts";

export const troubleWords: Readonly<Record<Trouble, Words>> = {
  full: {
    fr: "L’appareil n’a plus de place\u00a0: la partie continue, mais elle ne sera pas retrouvée après fermeture. Effacez d’anciennes parties, ou enregistrez celle-ci dans un fichier.",
    en: "The device is full: the game goes on, but it will not be found again once closed. Delete old games, or save this one to a file.",
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
};
