/** The pond of Chat-Pêche in the terminal, turned so that whoever looks sits at the bottom (CP-S4). */
import { type Card, cardTable } from "@guinguette/rules/chat-peche/cards";
import type { ChatPeche } from "@guinguette/rules/chat-peche/game";
import { type Bank, banks, columnsOf, type Spot } from "@guinguette/rules/chat-peche/pond";
import { type Phase, turns } from "@guinguette/rules/chat-peche/state";
import type { SeatView, View } from "@guinguette/rules/chat-peche/view";
import {
  cardName,
  catNames,
  columnName,
  contents,
  decoyNames,
  type Edition,
  withoutWater,
} from "@guinguette/words/chat-peche/names";
import { cardCount, listed, numeral } from "@guinguette/words/common";
import type { Language, Words } from "@guinguette/words/language";
import type { DrawBoard, Drawing } from "../board.ts";
import { hanging } from "../layout.ts";
import type { Style } from "../paint.ts";

const said = {
  place: { en: "placing", fr: "on place" },
  lure: { en: "luring", fr: "on tire" },
  fish: { en: "fishing", fr: "on pêche" },
  over: { en: "game over", fr: "partie finie" },
  drawPile: { en: "draw pile", fr: "pioche" },
  open: { en: "open buckets", fr: "seaux ouverts" },
  legend: {
    en: "×2 a pile of 2   ? hidden {cat}   (…) hidden from the others   ◉ float",
    fr: "×2 une pile de 2   ? {cat} caché   (…) caché aux autres   ◉ flotteur",
  },
  player: { en: "player", fr: "joueur" },
  bank: { en: "bank", fr: "rive" },
  bucket: { en: "bucket", fr: "seau" },
  score: { en: "score", fr: "score" },
  toPlace: { en: "to place", fr: "à placer" },
  placed: { en: "placed", fr: "placé" },
  column: { en: "column", fr: "colonne" },
} as const satisfies Record<string, Words>;

const bankNames: Readonly<Record<Bank, Words>> = {
  south: { en: "south", fr: "sud" },
  west: { en: "west", fr: "ouest" },
  north: { en: "north", fr: "nord" },
  east: { en: "east", fr: "est" },
};

export const drawChatPeche: DrawBoard<ChatPeche> = (view, drawing) => [
  ...hanging("", state(view, drawing.language)),
  "",
  ...pond(view, drawing),
  legend(view, drawing.language),
  "",
  ...seats(view, drawing),
  "",
  ...whatNow(view, drawing),
];

/** The signs of the drawing, in the words of the edition (CP-C2). */
function legend({ options }: View, language: Language): string {
  return said.legend[language].replace("{cat}", catNames[options.edition][language]);
}

/** CP-V1 */
function confirmed(edition: Edition, language: Language): string {
  const without = withoutWater[edition][language];
  return language === "fr" ? `${without}, les poissons ne comptent pas` : `${without}, fish do not count`;
}

/** "Turn 2 of 4 · luring · draw pile 18"; no-break spaces keep each part on its line. */
function state({ turn, phase, drawPile, options }: View, language: Language): string {
  const parts = [
    language === "fr" ? `Tour ${turn} sur ${turns}` : `Turn ${turn} of ${turns}`,
    said[phase][language],
    `${said.drawPile[language]} ${drawPile}`,
    ...(options.variant === "confirmed" ? [confirmed(options.edition, language)] : []),
    ...(options.buckets === "open" ? [said.open[language]] : []),
  ];
  return parts.map((part) => part.replaceAll(" ", "\u00a0")).join("\u00a0· ");
}

const CELL = 16;
const SIDE = 13;
const POND = 3 * CELL + 4;

/** How many banks clockwise from the viewer: a spectator looks from the south (CP-R2). */
const BOTTOM = 0;
const LEFT = 1;
const TOP = 2;
const RIGHT = 3;

interface Sitting {
  readonly seat: number;
  readonly sees: SeatView;
}

function seatAt(view: View, turned: number): Sitting | undefined {
  const bank = banks[(banks.indexOf(ownBank(view)) + turned) % banks.length];
  const seat = view.seats.findIndex((sees) => sees.bank === bank);
  const sees = view.seats[seat];
  return sees === undefined ? undefined : { seat, sees };
}

function ownBank({ seat, seats }: View): Bank {
  return (seat === "spectator" ? undefined : seats[seat]?.bank) ?? "south";
}

/** The rows as the viewer sees them, the far one first. */
function rowsSeen(view: View): readonly (readonly Spot[])[] {
  const own = columnsOf[ownBank(view)];
  return [2, 1, 0].map((far) => own.flatMap((column) => column.slice(far, far + 1)));
}

function pond(view: View, drawing: Drawing): string[] {
  const { language } = drawing;
  const rows = rowsSeen(view);
  const [left, right] = [seatAt(view, LEFT), seatAt(view, RIGHT)];
  return [
    ...alongBank(seatAt(view, TOP), rows[0] ?? [], view, drawing),
    ...rows.flatMap((spots, row) => [
      row === 0
        ? withSides(spotNames(spots, "┌┬┐"), nameAt(left, drawing), nameAt(right, drawing))
        : withSides(spotNames(spots, "├┼┤")),
      withSides(
        cells(spots, symbols, view, drawing),
        equipment(left, spots, view, language),
        equipment(right, spots, view, language),
      ),
      withSides(cells(spots, words, view, drawing)),
    ]),
    withSides(`└${rows.map(() => "─".repeat(CELL)).join("┴")}┘`),
    ...alongBank(seatAt(view, BOTTOM), rows.at(-1) ?? [], view, drawing).toReversed(),
  ];
}

function withSides(text: string, left = "", right = ""): string {
  return `${left.padStart(SIDE - 1)} ${text} ${right}`.trimEnd();
}

/** The name of who sits above or below the pond, and the equipment before each column. */
function alongBank(
  sitting: Sitting | undefined,
  spots: readonly Spot[],
  view: View,
  { language, names }: Drawing,
): string[] {
  if (sitting === undefined) return [];
  const before = " ".repeat(SIDE);
  const cards = spots.map((spot) => centred(equipment(sitting, [spot], view, language), CELL));
  return [
    (before + centred(shortened(names(sitting.seat), POND), POND)).trimEnd(),
    `${before} ${cards.join(" ")}`.trimEnd(),
  ];
}

function nameAt(sitting: Sitting | undefined, { names }: Drawing): string {
  return sitting === undefined ? "" : shortened(names(sitting.seat), SIDE - 1);
}

/** The column with these spots and what lies before it: "b", "b ?", "b [cat]". */
function equipment(
  sitting: Sitting | undefined,
  spots: readonly Spot[],
  view: View,
  language: Language,
): string {
  if (sitting === undefined) return "";
  const { columns: own, placed, cat, revealed } = sitting.sees;
  const index = own.findIndex((column) => spots.every((spot) => column.includes(spot)));
  const column = columnName(own[index] ?? []);
  if (!placed) return column;
  if (cat === null) return `${column} ?`;
  const card = (cat === index + 1 ? catNames : decoyNames)[view.options.edition][language];
  return revealed ? `${column} [${card}]` : `${column} (${card})`;
}

/** The upper edge of a row, with the names of its spots. */
function spotNames(spots: readonly Spot[], edge: string): string {
  const [left, between, right] = [...edge];
  return `${left}${spots.map((spot) => ` ${spot} ${"─".repeat(CELL - 4)}`).join(between)}${right}`;
}

type Half = (top: Card, height: number, language: Language, edition: Edition) => string;

function cells(spots: readonly Spot[], half: Half, view: View, { language, paint }: Drawing): string {
  const drawn = spots.map((spot) => {
    const pile = view.pond.find((each) => each.spot === spot);
    if (pile === undefined || pile.top === null) return " ".repeat(CELL);
    return paint(styleOf(pile.top), half(pile.top, pile.height, language, view.options.edition));
  });
  return `│${drawn.join("│")}│`;
}

/** What the card shows, as a picture: fish, stones or waves. */
function symbols(card: Card): string {
  const { fish, stones } = cardTable[card];
  if (fish > 0) return centred(Array(fish).fill("><>").join(" "), CELL);
  if (stones > 0) return centred(Array(stones).fill("●").join("   "), CELL);
  return centred("≈ ≈ ≈", CELL);
}

/** The same in words, and how high the pile is: " 3 fish      ×4 ". */
function words(card: Card, height: number, language: Language, edition: Edition): string {
  const pile = height > 1 ? `×${height}` : "";
  return ` ${cardName(card, language, edition).padEnd(CELL - 2 - pile.length)}${pile} `;
}

function styleOf(card: Card): Style {
  const { fish, stones } = cardTable[card];
  if (fish > 0) return "green";
  return stones > 0 ? "red" : "blue";
}

const MARKS = 4;
const NAME = 16;
const BANK = 7;
const EQUIPMENT = 11;
const SCORE = 6;

/** One line a seat, longer where there is much in the bucket. */
function seats(view: View, drawing: Drawing): string[] {
  const { language, names, paint } = drawing;
  const heads =
    " ".repeat(MARKS) +
    said.player[language].padEnd(NAME) +
    said.bank[language].padEnd(BANK) +
    catNames[view.options.edition][language].padEnd(EQUIPMENT) +
    said.score[language].padStart(SCORE);
  const lines = view.seats.flatMap((one, seat) => {
    const name = shortened(names(seat), NAME - 1);
    const marks = `${view.actors.includes(seat) ? "▸" : " "} ${seat === view.firstPlayer ? "◉" : " "} `;
    const score = view.scores[seat] ?? null;
    const start =
      marks +
      name +
      " ".repeat(NAME - [...name].length) +
      bankNames[one.bank][language].padEnd(BANK) +
      placing(one, language).padEnd(EQUIPMENT) +
      (score === null ? "?" : numeral(score, language)).padStart(SCORE);
    return hanging(`${start}  `, bucket(one, view, language));
  });
  return [paint("bold", `${heads}  ${said.bucket[language]}`), ...lines];
}

function placing({ placed, cat, columns }: SeatView, language: Language): string {
  if (cat !== null) return `${said.column[language]} ${columnName(columns[cat - 1] ?? [])}`;
  return said[placed ? "placed" : "toPlace"][language];
}

/** How many cards and, where it may be known, what they show. */
function bucket({ bucketCount, bucket: cards }: SeatView, view: View, language: Language): string {
  const count = cardCount(bucketCount, language);
  if (cards === null || cards.length === 0) return count;
  const shown = contents(cards, language, view.options.edition).map((part) => part.replaceAll(" ", "\u00a0"));
  return `${count}${language === "fr" ? "\u00a0" : ""}: ${shown.join(", ")}`;
}

function whatNow(view: View, { language, names, paint }: Drawing): string[] {
  return hanging("", nowWords(view, language, names)).map((line) => paint("bold", line));
}

function nowWords({ phase, actors, winners }: View, language: Language, names: Drawing["names"]): string {
  if (winners !== null) {
    const who = listed(winners.map(names), language);
    const shared = winners.length > 1;
    return language === "fr"
      ? `Partie finie\u00a0: ${who} ${shared ? "se partagent la victoire" : "gagne"}`
      : `Game over: ${who} ${shared ? "share the victory" : "wins"}`;
  }
  if (language === "en") return `${listed(actors.map(names), "en")} to ${phase}`;
  const whose = actors.map((seat, index) => `${index === 0 ? "À" : "à"} ${names(seat)}`);
  return `${listed(whose, "fr")} ${toDo[phase]}`;
}

const toDo: Readonly<Record<Phase, string>> = {
  place: "de placer",
  lure: "de tirer",
  fish: "de pêcher",
  over: "",
};

function centred(text: string, width: number): string {
  const before = Math.floor((width - [...text].length) / 2);
  return " ".repeat(before) + text + " ".repeat(width - before - [...text].length);
}

function shortened(name: string, width: number): string {
  const signs = [...name];
  return signs.length <= width ? name : `${signs.slice(0, width - 1).join("")}…`;
}
