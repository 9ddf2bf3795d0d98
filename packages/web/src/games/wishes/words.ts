/** What the board itself says, beside the sentences that every room shares. */
import type { Face, FishType } from "@guinguette/rules/wishes/cards";
import { listed, plural } from "@guinguette/words/common";
import type { Language, Words } from "@guinguette/words/language";
import { wishNames } from "@guinguette/words/wishes/names";

/** A market in one word, as on its sign. */
export const shortFish: Readonly<Record<FishType, Words>> = {
  angelfish: { fr: "Ange", en: "Angel" },
  catfish: { fr: "Barbue", en: "Cat" },
  clownfish: { fr: "Clown", en: "Clown" },
  kingfish: { fr: "Thazard", en: "King" },
  monkfish: { fr: "Lotte", en: "Monk" },
  starfish: { fr: "Étoile", en: "Star" },
  swordfish: { fr: "Espadon", en: "Sword" },
};

/** Where a buyer goes: « à la Lotte », « à l’Étoile ». */
export const toMarket: Readonly<Record<FishType, Words>> = {
  angelfish: { fr: "à l’Ange", en: "to Angel" },
  catfish: { fr: "à la Barbue", en: "to Cat" },
  clownfish: { fr: "au Clown", en: "to Clown" },
  kingfish: { fr: "au Thazard", en: "to King" },
  monkfish: { fr: "à la Lotte", en: "to Monk" },
  starfish: { fr: "à l’Étoile", en: "to Star" },
  swordfish: { fr: "à l’Espadon", en: "to Sword" },
};

export const fromMarket: Readonly<Record<FishType, Words>> = {
  angelfish: { fr: "de l’Ange", en: "from Angel" },
  catfish: { fr: "de la Barbue", en: "from Cat" },
  clownfish: { fr: "du Clown", en: "from Clown" },
  kingfish: { fr: "du Thazard", en: "from King" },
  monkfish: { fr: "de la Lotte", en: "from Monk" },
  starfish: { fr: "de l’Étoile", en: "from Star" },
  swordfish: { fr: "de l’Espadon", en: "from Sword" },
};

const shortFaces: Readonly<Record<Face, Words>> = {
  move1: { fr: "Avancer 1", en: "Move buyer 1" },
  move2: { fr: "Avancer 2", en: "Move buyer 2" },
  move3: { fr: "Avancer 3", en: "Move buyer 3" },
  spread: { fr: "Disperser", en: "Spread" },
  sellAll: { fr: "Tout vendre", en: "Sell all" },
  waste: { fr: "Rebut", en: "Scrap" },
  worms: { fr: "Vers", en: "Worms" },
  boat: { fr: "Bateau", en: "Boat" },
  sellAs: { fr: "Vendre en", en: "Sell as" },
  double: { fr: "Double", en: "Double" },
};

/** The second line of an Ocean card; « En lotte » says what a disguised fish is sold as (IW-W9). */
export function shortFace(face: Face, fish: FishType, language: Language): string {
  if (face !== "sellAs") return shortFaces[face][language];
  const as = shortFish[fish][language];
  return language === "fr" ? `En ${as.toLowerCase()}` : `As ${as.toLowerCase()}`;
}

/** What the wish does, in a few words, under the button that makes it. */
const wishHints: Readonly<Record<Face, Words>> = {
  move1: { fr: "avancer 1, vendre", en: "move a 1, then sell" },
  move2: { fr: "avancer 2, vendre", en: "move a 2, then sell" },
  move3: { fr: "avancer 3, vendre", en: "move the 3, sell" },
  spread: { fr: "disperser", en: "spread the buyers" },
  sellAll: { fr: "vendre une espèce", en: "sell all of one type" },
  waste: { fr: "rebut, puis vendre", en: "scrap, then sell" },
  worms: { fr: "1\u00a0$ par ver, puis dons de vers", en: "$1 per worm, then give worms" },
  boat: { fr: "un bateau de plus", en: "one more boat" },
  sellAs: { fr: "vendre comme ceci", en: "sell as this one" },
  double: wishNames.double,
};

export function wishHint(face: Face, language: Language): string {
  return wishHints[face][language];
}

/** How far a buyer goes; not « +2 », which would be dollars. */
export function stepsWords(steps: number, language: Language): string {
  return language === "fr" ? `${steps}\u00a0pas` : `${steps}\u00a0${plural(steps, "step", "steps", "en")}`;
}

/** « 5 $ »; the sign stays with its number. */
export function money(dollars: number, language: Language): string {
  const sign = dollars < 0 ? "−" : "";
  return language === "fr" ? `${sign}${Math.abs(dollars)}\u00a0$` : `${sign}$${Math.abs(dollars)}`;
}

export const boardWords = {
  track: { fr: "Piste de score", en: "Score track" },
  ring: { fr: "Les sept marchés, dans le sens horaire", en: "The seven markets, clockwise" },
  ocean: { fr: "L’Océan, du bord au large", en: "The Ocean, from shallow to deep" },
  deck: { fr: "Pioche\u00a0: {cards}", en: "Draw pile: {cards}" },
  activeShort: { fr: "actif", en: "active" },
  places: { fr: "places", en: "places" },
  noCard: { fr: "les quatre cartes sont posées", en: "all four cards placed" },
  allPlaced: { fr: "fini", en: "done" },
  cardLabel: {
    fr: "Carte Marché active\u00a0: {n} places, {first} au premier, {second} au second",
    en: "Active market card: {n} places, {first} for the first, {second} for the second",
  },
  next: { fr: "puis {list}", en: "then {list}" },
  waste: { fr: "rebut", en: "scrap heap" },
  full: { fr: "plein", en: "full" },
  boatsOf: { fr: "Bateaux {of}", en: "{name}’s boats" },
  freeBoat: { fr: "bateau libre", en: "free boat" },
  freeBoatOne: { fr: "un bateau libre", en: "one free boat" },
  freeBoats: { fr: "{n} bateaux libres", en: "{n} free boats" },
  wishNow: { fr: "Vœu", en: "Wish" },
  step: { fr: "{a} sur {b}", en: "{a} of {b}" },
  choose: { fr: "À vous de choisir", en: "Choose" },
  keep: { fr: "Garder", en: "Keep" },
  keepHint: { fr: "dans un bateau", en: "in a free boat" },
  noBoat: { fr: "aucun bateau libre", en: "no free boat" },
  makeWish: { fr: "Faire le vœu", en: "Make the wish" },
  tabOcean: { fr: "Océan", en: "Ocean" },
  tabMarkets: { fr: "Marchés", en: "Markets" },
  tabPlayers: { fr: "Joueurs", en: "Players" },
  tabPiles: { fr: "Pioche et défausse", en: "Draw pile and discard" },
  tabTurn: { fr: "Maintenant", en: "Now" },
  wishLeft: { fr: "reste à faire\u00a0: {left}", en: "still to do: {left}" },
  wishDone: { fr: "il ne reste rien à faire", en: "nothing is left to do" },
  brings: { fr: "rapporte {worms}", en: "brings {worms}" },
  sellIt: { fr: "vendre au marché", en: "sell at the market" },
  activeCard: { fr: "Carte Marché active", en: "Active market card" },
  drawPile: { fr: "Pioche", en: "Draw pile" },
  discard: { fr: "Défausse", en: "Discard" },
  cardFree: { fr: "gratuit", en: "free" },
  pawnsOf: { fr: "pions\u00a0: {n}\u00a0sur\u00a0{of}", en: "pawns: {n}\u00a0of\u00a0{of}" },
  prizes: { fr: "primes {first} et {second}", en: "prizes {first} and {second}" },
  wasteTitle: { fr: "Rebut", en: "Scrap heap" },
  wasteEnds: { fr: "à {n}, la partie finit", en: "at {n}, the game ends" },
  yourPawn: { fr: "le vôtre", en: "yours" },
} satisfies Record<string, Words>;

const countWords: readonly Words[] = [
  { fr: "aucun acheteur", en: "no buyer" },
  { fr: "un acheteur", en: "one buyer" },
  { fr: "deux acheteurs", en: "two buyers" },
  { fr: "trois acheteurs", en: "three buyers" },
  { fr: "quatre acheteurs", en: "four buyers" },
  { fr: "cinq acheteurs", en: "five buyers" },
];

/** « deux acheteurs : 2 et 1 ». */
export function buyersWords(buyers: readonly number[], language: Language): string {
  const count = countWords[buyers.length]?.[language] ?? "";
  if (buyers.length === 0) return count;
  return `${count}${language === "fr" ? "\u00a0:" : ":"} ${listed(buyers.map(String), language)}`;
}
