/** The board's own words. */
import type { Spot } from "@guinguette/rules/chat-peche/pond";
import type { Phase } from "@guinguette/rules/chat-peche/state";
import type { SeatView, SpotView, View } from "@guinguette/rules/chat-peche/view";
import type { Seat } from "@guinguette/rules/seats";
import {
  cardName,
  catNames,
  columnName,
  columnWords,
  contents,
  withoutWater,
} from "@guinguette/words/chat-peche/names";
import { capital, cardCount, listed } from "@guinguette/words/common";
import type { Language, Words } from "@guinguette/words/language";
import { filled } from "../../words/table.ts";

export const boardWords = {
  empty: { fr: "vide", en: "empty" },
  turn: { fr: "Tour", en: "Turn" },
  drawPile: { fr: "Pioche", en: "Draw pile" },
  nothing: { fr: "rien encore", en: "nothing yet" },
  stay: { fr: "Passer", en: "Pass" },
  stayHint: { fr: "ne rien tirer", en: "lure nothing" },
  afterFour: { fr: "après le quatrième tour", en: "after the fourth turn" },
  firstPlayer: { fr: "premier joueur", en: "first player" },
  hidden: { fr: "{cat} caché", en: "{cat} hidden" },
  notPlaced: { fr: "{cat} pas encore placé", en: "{cat} not placed yet" },
  reveals: { fr: "Un chat se dévoile…", en: "A cat is revealed…" },
  lureReveals: { fr: "Une pile est tirée, un chat se dévoile…", en: "A pile is lured, a cat is revealed…" },
  catchReveals: {
    fr: "Une pile est pêchée, un chat se dévoile…",
    en: "A pile is caught, a cat is revealed…",
  },
  closed: { fr: "contenu secret", en: "contents secret" },
  column: { fr: "Colonne", en: "Column" },
  yourColumn: { fr: "Votre colonne", en: "Your column" },
  row: { fr: "Ligne", en: "Row" },
  whereTo: { fr: "Où placer votre {cat}", en: "Where to put your {cat}" },
  players: { fr: "Joueurs", en: "Players" },
  yourBucket: { fr: "Votre seau", en: "Your bucket" },
  toBucket: { fr: "dans le seau", en: "in the bucket" },
} satisfies Record<string, Words>;

const phaseWords: Readonly<Record<Phase, Words>> = {
  place: { fr: "placer", en: "place" },
  lure: { fr: "tirer", en: "lure" },
  fish: { fr: "pêcher", en: "fish" },
  over: { fr: "fin", en: "over" },
};

/** The steps of a turn (CP-1 to CP-5); those without a phase go by themselves. */
export const stepWords: readonly { readonly phase: Phase | null; readonly words: Words }[] = [
  { phase: null, words: { fr: "Remplir", en: "Fill" } },
  { phase: "place", words: { fr: "Placer", en: "Place" } },
  { phase: "lure", words: { fr: "Tirer", en: "Lure" } },
  { phase: "fish", words: { fr: "Pêcher", en: "Fish" } },
  { phase: null, words: { fr: "Flotteur", en: "Float" } },
];

export function colon(language: Language): string {
  return language === "fr" ? "\u00a0: " : ": ";
}

export function headingWords({ turn, phase }: View, language: Language): string {
  const of = language === "fr" ? "sur" : "of";
  return `${boardWords.turn[language]} ${turn} ${of} 4 · ${phaseWords[phase][language]}`;
}

/** « 3 cartes, 2 poissons dessus », "water", « vide ». */
export function pileWords(pile: SpotView | undefined, view: View, language: Language): string {
  if (pile === undefined || pile.top === null) return boardWords.empty[language];
  const top = cardName(pile.top, language, view.options.edition);
  if (pile.height === 1) return top;
  return `${cardCount(pile.height, language)}, ${top} ${language === "fr" ? "dessus" : "on top"}`;
}

export function spotWords(spot: Spot, view: View, language: Language): string {
  return `${spot}${colon(language)}${pileWords(pileAt(view, spot), view, language)}`;
}

/** A spot where the pile that was picked up may go, and how high that makes it. */
export function targetWords(spot: Spot, height: number, view: View, language: Language): string {
  const onto =
    language === "fr" ? `poser ici pour une pile de ${height}` : `put it here to make a pile of ${height}`;
  return `${spotWords(spot, view, language)} (${onto})`;
}

/** CP-V1, as it is easily forgotten. */
export function noWaterWords({ options }: View, language: Language): string {
  const without = capital(withoutWater[options.edition][language]);
  return language === "fr"
    ? `${without} dans votre seau, vos poissons ne comptent pas.`
    : `${without} in your bucket, your fish do not count.`;
}

function pileAt(view: View, spot: Spot): SpotView | undefined {
  return view.pond.find((pile) => pile.spot === spot);
}

export function placeLabel(column: number, owner: SeatView, view: View, language: Language): string {
  const cat = catNames[view.options.edition][language];
  const spots = owner.columns[column - 1] ?? [];
  const inside = spots
    .map((spot) => spotWords(spot, view, language))
    .join(language === "fr" ? "\u00a0; " : "; ");
  const name = columnName(spots);
  const before = language === "fr" ? `${cat} devant la colonne ${name}` : `${cat} at column ${name}`;
  return `${capital(before)} (${inside})`;
}

/** The equipment of a seat as the view has it, in the words of the edition (CP-C2). `ready`: it is placed, and others still
 * place theirs, which the view does not tell. */
export function equipmentWords(owner: SeatView, ready: boolean, view: View, language: Language): string {
  const { edition } = view.options;
  const cat = capital(catNames[edition][language]);
  if (!owner.placed && ready) return filled(boardWords.hidden[language], { cat });
  if (!owner.placed) return filled(boardWords.notPlaced[language], { cat });
  if (owner.cat === null) return filled(boardWords.hidden[language], { cat });
  const column = columnWords(owner.columns[owner.cat - 1] ?? [], language);
  const mine = view.seat !== "spectator" && view.seats[view.seat] === owner;
  const where =
    language === "fr"
      ? `devant ${mine ? "votre" : "sa"} ${column}`
      : `at ${mine ? "your" : "their"} ${column}`;
  const secret = owner.revealed ? "" : language === "fr" ? ", caché aux autres" : ", hidden from the others";
  return `${cat} ${where}${secret}`;
}

/** « 5 poissons, 1 pierre et de l’eau », where it may be known. */
export function insideWords({ bucket }: SeatView, view: View, language: Language): string | null {
  if (bucket === null) return null;
  const inside = contents(bucket, language, view.options.edition);
  return inside.length === 0 ? boardWords.nothing[language] : listed(inside, language);
}

export function bucketLabel(seat: Seat, name: string, view: View, language: Language): string {
  const owner = view.seats[seat] as SeatView;
  const whose = `${name}, ${language === "fr" ? "seau" : "bucket"}`;
  const inside = insideWords(owner, view, language);
  const what = owner.bucketCount === 0 ? "" : ` (${inside ?? boardWords.closed[language]})`;
  const first = view.firstPlayer === seat ? `, ${boardWords.firstPlayer[language]}` : "";
  return `${whose}${colon(language)}${cardCount(owner.bucketCount, language)}${what}${first}`;
}

/** What a seat is doing, in a word or two. */
export function seatDoes(view: View, seat: Seat, language: Language): string | null {
  const owner = view.seats[seat] as SeatView;
  const acting = view.actors.includes(seat);
  switch (view.phase) {
    case "place":
      // Who is ready is known to the table alone: it says so beside the name.
      return null;
    case "lure":
      return acting ? doing.lures[language] : doing.waits[language];
    case "fish":
      if (acting) return doing.fishes[language];
      return owner.revealed ? doing.fished[language] : doing.waits[language];
    case "over":
      return doing.over[language];
  }
}

const doing = {
  lures: { fr: "tire…", en: "lures…" },
  waits: { fr: "attend", en: "waits" },
  fishes: { fr: "pêche…", en: "fishes…" },
  fished: { fr: "a pêché", en: "has fished" },
  over: { fr: "a rangé sa canne", en: "has packed up" },
} satisfies Record<string, Words>;
