import type { GameId } from "@guinguette/rules/contract";
import type { TableSettings } from "@guinguette/table/settings";
import type { Words } from "@guinguette/words/language";

export const setupWords = {
  who: { fr: "Qui pêche\u00a0?", en: "Who is fishing?" },
  how: { fr: "Comment joue-t-on\u00a0?", en: "How do you play?" },
  name: { fr: "Nom du joueur {n}", en: "Name of player {n}" },
  here: { fr: "Ici", en: "Here" },
  bot: { fr: "Robot", en: "Bot" },
  kindOf: { fr: "Qui tient la place {n}", en: "Who holds seat {n}" },
  remove: { fr: "Retirer {name}", en: "Remove {name}" },
  add: { fr: "Ajouter un joueur", en: "Add a player" },
  full: { fr: "La table est complète ({n} sur {n})", en: "The table is full ({n} of {n})" },
  solo: { fr: "Seul\u00a0: le solitaire", en: "Alone: the solitaire" },
  first: { fr: "Qui commence", en: "Who starts" },
  firstFisher: { fr: "Premier pêcheur", en: "First Fisher" },
  atRandom: { fr: "Au hasard", en: "At random" },
  takeBack: { fr: "Reprendre un coup", en: "Taking a move back" },
  memory: { fr: "Mémoire", en: "Memory" },
  seed: { fr: "Graine du tirage", en: "Seed of the deal" },
  seedWhy: {
    fr: "La même graine donne la même donne. Vide\u00a0: au hasard.",
    en: "The same seed gives the same deal. Empty: at random.",
  },
  more: { fr: "Plus de réglages", en: "More settings" },
  open: { fr: "Ouvrir la table", en: "Open the table" },
  learn: { fr: "Apprendre en jouant", en: "Learn by playing" },
  readRules: { fr: "Lire les règles", en: "Read the rules" },
  noEffect: { fr: "Sans effet à {n} joueurs.", en: "No effect with {n} players." },
  number: { fr: "Un nombre entier, au moins {min}.", en: "A whole number, at least {min}." },
} satisfies Record<string, Words>;

/** Who starts, as each rulebook says it, and its rule. */
export const startWords: Readonly<Record<GameId, { readonly rule: string; readonly who: Words }>> = {
  "fish-fish": {
    rule: "FF-S1",
    who: {
      fr: "Selon le livret\u00a0: celui qui a mangé du poisson le plus récemment.",
      en: "By the rulebook: whoever last ate fish.",
    },
  },
  wishes: {
    rule: "IW-S5",
    who: {
      fr: "Selon le livret\u00a0: qui l’on désigne.",
      en: "By the rulebook: whoever is named.",
    },
  },
  "chat-peche": {
    rule: "CP-S3",
    who: { fr: "Selon le livret\u00a0: le plus jeune.", en: "By the rulebook: the youngest." },
  },
  "fish-and-chips": {
    rule: "FC-S5",
    who: {
      fr: "Le poisson sur la bouée le dit\u00a0; à deux, celui juste à sa gauche.",
      en: "The fish on the buoy decides; with two players, the one just left of it.",
    },
  },
};

export const takeBackWords: Readonly<
  Record<TableSettings["takeBack"], { readonly name: Words; readonly why: Words }>
> = {
  free: {
    name: { fr: "Libre", en: "Free" },
    why: {
      fr: "Tant que nul n’a rien fait ni rien appris depuis\u00a0; jamais un coup que la règle dit définitif.",
      en: "While nobody has done or learned anything since; never a move that the rules call final.",
    },
  },
  none: {
    name: { fr: "Jamais", en: "Never" },
    why: { fr: "Ce qui est joué est joué.", en: "What is played is played." },
  },
  consent: {
    name: { fr: "D’accord", en: "Agreed" },
    why: {
      fr: "Libre comme d’habitude\u00a0; le reste aussi, si tout le monde est d’accord.",
      en: "Free as usual; anything else too, if everybody agrees.",
    },
  },
};

/** How bots are called, one after the other. */
export const botNames = ["Carpe", "Ondine", "Tanche", "Vairon", "Ablette", "Loche", "Gardon", "Truite"];
