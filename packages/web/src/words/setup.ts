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
  consent: { fr: "Reprendre un coup si tous sont d’accord", en: "Take a move back if all agree" },
  consentWhy: {
    fr: "Tant que nul n’a rien appris, on peut toujours.",
    en: "While nobody has learned anything, you always can.",
  },
  no: { fr: "Non", en: "No" },
  yes: { fr: "Oui", en: "Yes" },
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

/** How bots are called, one after the other. */
export const botNames = ["Carpe", "Ondine", "Tanche", "Vairon", "Ablette", "Loche", "Gardon", "Truite"];
