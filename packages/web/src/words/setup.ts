import type { GameId } from "@guinguette/rules/contract";
import type { TableSettings } from "@guinguette/table/settings";
import type { Words } from "@guinguette/words/language";

export const setupWords = {
  who: { fr: "Qui pêche\u00a0?", en: "Who is fishing?" },
  howMany: { fr: "Combien de joueurs\u00a0?", en: "How many players?" },
  one: { fr: "1, seul", en: "1, alone" },
  change: { fr: "{name}\u00a0: nom et couleur", en: "{name}: name and colour" },
  name: { fr: "Nom du joueur {n}", en: "Name of player {n}" },
  bot: { fr: "Robot", en: "Bot" },
  botAt: { fr: "{name}\u00a0: robot", en: "{name}: bot" },
  levelOf: { fr: "{name}\u00a0: niveau", en: "{name}: level" },
  remove: { fr: "Retirer {name}", en: "Remove {name}" },
  solo: { fr: "En solo\u00a0: le solitaire.", en: "Alone: solitaire." },
  atRandom: { fr: "Au hasard", en: "At random" },
  colourOf: { fr: "{name}, couleur\u00a0: {colour}", en: "{name}, colour: {colour}" },
  swapWith: { fr: "{colour}, à échanger avec {name}", en: "{colour}, to swap with {name}" },
  colourWhy: {
    fr: "Si vous prenez la couleur d’un autre, vous échangez.",
    en: "If you take somebody’s colour, you swap.",
  },
  colourIsSeat: {
    fr: "Changer de couleur, c’est changer de place.",
    en: "A new colour means a new seat.",
  },
  asUsual: { fr: "Comme d’habitude", en: "As usual" },
  thisTime: { fr: "Cette fois", en: "This time" },
  takeBack: { fr: "Reprendre un coup", en: "Take moves back" },
  memory: { fr: "Mémoire", en: "Memory" },
  seed: { fr: "Graine du mélange", en: "Shuffle seed" },
  seedChosen: { fr: "choisie", en: "chosen" },
  seedWhy: {
    fr: "La même graine donne la même donne. Vide\u00a0: au hasard.",
    en: "The same seed gives the same deal. Empty: at random.",
  },
  open: { fr: "Ouvrir la table", en: "Open the table" },
  learn: { fr: "Apprendre en jouant", en: "Learn by playing" },
  readRules: { fr: "Lire les règles", en: "Read the rules" },
  noEffect: { fr: "Sans effet à {n} joueurs.", en: "No effect with {n} players." },
  number: { fr: "Un nombre entier, au moins {min}.", en: "A whole number, at least {min}." },
} satisfies Record<string, Words>;

const whoStarts: Words = { fr: "Qui commence", en: "Who starts" };

/** Who starts, as each rulebook says it, and its rule. */
export const startWords: Readonly<
  Record<GameId, { readonly label: Words; readonly rule: string; readonly who: Words }>
> = {
  "fish-fish": {
    label: { fr: "Premier Pêcheur", en: "First Fisher" },
    rule: "FF-S1",
    who: {
      fr: "Selon le livret\u00a0: celui qui a mangé du poisson le plus récemment.",
      en: "By the rulebook: whoever last ate fish.",
    },
  },
  wishes: {
    label: whoStarts,
    rule: "IW-S5",
    who: {
      fr: "Selon le livret\u00a0: le joueur désigné.",
      en: "By the rulebook: the player you choose.",
    },
  },
  "chat-peche": {
    label: whoStarts,
    rule: "CP-S3",
    who: { fr: "Selon le livret\u00a0: le plus jeune.", en: "By the rulebook: the youngest." },
  },
  "fish-and-chips": {
    label: whoStarts,
    rule: "FC-S5",
    who: {
      fr: "Le poisson sur la bouée décide. À deux, celui juste à gauche.",
      en: "The fish on the buoy decides. With two players, the one just left of it.",
    },
  },
};

/** What a table is like of which nothing was changed. */
export const usualWords: Readonly<Record<GameId, Words>> = {
  "fish-fish": {
    fr: "premier Pêcheur au hasard, mises et appâts à retenir",
    en: "first Fisher at random, bets and baits to remember",
  },
  wishes: {
    fr: "premier joueur au hasard, boîte habituelle",
    en: "first player at random, the usual box",
  },
  "chat-peche": {
    fr: "édition Ludolux sans variante, seaux fermés, boîte habituelle",
    en: "Ludolux edition without its variant, closed buckets, the usual box",
  },
  "fish-and-chips": {
    fr: "60 points, pieuvre et requin échangés à chaque manche",
    en: "60 points, octopus and shark swapped every round",
  },
};
export const usualAlone: Words = { fr: "mer tirée au hasard", en: "the sea is dealt at random" };

export const takeBackWords: Readonly<
  Record<TableSettings["takeBack"], { readonly name: Words; readonly why: Words }>
> = {
  free: {
    name: { fr: "Libre", en: "Free" },
    why: {
      fr: "Tant que personne n’a joué et que rien n’a été révélé. Certains coups sont définitifs.",
      en: "While nobody has played and nothing has been revealed. Some moves are final.",
    },
  },
  none: {
    name: { fr: "Jamais", en: "Never" },
    why: { fr: "Ce qui est joué est joué.", en: "Once played, a move stands." },
  },
  consent: {
    name: { fr: "Avec accord", en: "If agreed" },
    why: {
      fr: "Libre tant que personne n’a joué ni rien appris. Ensuite, tous doivent être d’accord.",
      en: "Free while nobody has played or learned anything. After that, everybody has to agree.",
    },
  },
};

/** How bots are called, one after the other. */
export const botNicknames = ["Carpe", "Ondine", "Tanche", "Vairon", "Ablette", "Loche", "Gardon", "Truite"];

/** The colours of the house, each with its shape and pattern. */
export const colourWords: readonly Words[] = [
  { fr: "rouge, disque à pois", en: "red, dotted disc" },
  { fr: "mauve, losange rayé", en: "mauve, striped diamond" },
  { fr: "vert, carré à chevrons", en: "green, square with chevrons" },
  { fr: "jaune, triangle à carreaux", en: "yellow, chequered triangle" },
  { fr: "bleu, hexagone à vagues", en: "blue, hexagon with waves" },
  { fr: "rose, étoile à rayons", en: "pink, star with rays" },
  { fr: "ardoise, croix unie", en: "slate, plain cross" },
  { fr: "bois, goutte à anneaux", en: "brown, drop with rings" },
];

/** The rule that gives each player a colour, where a book has one: in Fish & Chips it goes by their number. */
export function colourRule(game: GameId, players: number): string | null {
  switch (game) {
    case "fish-fish":
      return null;
    case "wishes":
      return "IW-C3";
    case "chat-peche":
      return "CP-S1";
    case "fish-and-chips":
      return `FC-S${players - 1}`;
  }
}
