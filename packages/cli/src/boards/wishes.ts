/** The table of If Wishes Were Fishes! in the terminal: Ocean, markets, waste, boats. */
import { fishTypes } from "@guinguette/rules/wishes/cards";
import { WASTE_LIMIT } from "@guinguette/rules/wishes/ending";
import type { Wishes } from "@guinguette/rules/wishes/game";
import type { MarketView, OceanView, SeatView, View } from "@guinguette/rules/wishes/view";
import { listed, numeral } from "@guinguette/words/common";
import type { Language, Words } from "@guinguette/words/language";
import {
  cardName,
  faceNames,
  faceOfCard,
  fishName,
  fishOfCard,
  partNames,
  shortCardName,
  worms,
} from "@guinguette/words/wishes/names";
import type { DrawBoard, Drawing } from "../board.ts";
import { columns, hanging } from "../layout.ts";
import type { Style } from "../paint.ts";

/** The colours of the players' pawns. */
const seatStyles: readonly Style[] = ["red", "green", "yellow", "blue", "mauve"];

const said = {
  ocean: { en: "Ocean, from shallow to deep", fr: "Océan, du moins au plus profond" },
  free: { en: "free", fr: "gratuit" },
  drawPile: { en: "draw pile", fr: "pioche" },
  discard: { en: "discard", fr: "défausse" },
  market: { en: "market", fr: "marché" },
  price: { en: "price", fr: "prix" },
  buyers: { en: "buyers", fr: "acheteurs" },
  pawns: { en: "pawns", fr: "pions" },
  full: { en: "full", fr: "rempli" },
  waste: { en: "scrap heap", fr: "rebut" },
  card: { en: "Market card", fr: "Carte Marché" },
  first: { en: "first", fr: "première prime" },
  second: { en: "second", fr: "seconde" },
  noCard: { en: "All market cards are placed", fr: "Toutes les cartes Marché sont posées" },
  player: { en: "player", fr: "joueur" },
  dollars: { en: "dollars", fr: "dollars" },
  worms: { en: "worms", fr: "vers" },
  boats: { en: "boats", fr: "bateaux" },
  wish: { en: "Wish", fr: "Vœu" },
  freed: { en: "buyers to place", fr: "acheteurs à placer" },
} as const satisfies Record<string, Words>;

export const drawWishes: DrawBoard<Wishes> = (view, drawing) => [
  ...ocean(view, drawing),
  "",
  ...markets(view, drawing),
  "",
  ...seats(view, drawing),
  "",
  ...whatNow(view, drawing),
];

const BOX = 19;

/** Four cards side by side; the top edge says what each costs, the last line the worms on it. */
function ocean(view: View, { language, paint }: Drawing): string[] {
  const boxes = view.ocean.map((lying, index) => box(lying, index, language));
  const rows = [0, 1, 2, 3, 4].map((row) => boxes.map((lines) => lines[row]).join(" "));
  const piles = `${said.drawPile[language]} ${view.drawPile} · ${said.discard[language]} ${view.discard.length}`;
  return [
    paint("bold", said.ocean[language]) + piles.padStart(columns - 1 - said.ocean[language].length),
    ...rows.map((row) => paint("cyan", row)),
    ...discarded(view, language),
  ];
}

function box({ card, worms: lying }: OceanView, index: number, language: Language): string[] {
  const cost = index === 0 ? said.free[language] : worms(index, language);
  const line = (text: string) => `│ ${text.padEnd(BOX - 4)} │`;
  return [
    `┌ ${cost} ${"─".repeat(BOX - 4 - cost.length)}┐`,
    line(fishName(fishOfCard(card), language)),
    line(faceNames[faceOfCard(card)][language]),
    line(lying === 0 ? "" : `+${worms(lying, language)}`),
    `└${"─".repeat(BOX - 2)}┘`,
  ];
}

/** How many of each type lie in the discard: what will not come up before the next shuffle. */
function discarded(view: View, language: Language): string[] {
  if (view.discard.length === 0) return [];
  const counts = fishTypes.flatMap((fish) => {
    const count = view.discard.filter((card) => fishOfCard(card) === fish).length;
    return count === 0 ? [] : [`${fishName(fish, language)} ${count}`];
  });
  return hanging(said.discard[language] + colon(language), counts.join(", "));
}

const MARKET = 15;
const PRICE = 6;
const BUYERS = 11;
const SEAT = 8;

/** One line a market, clockwise; a column of pawns for each seat. */
function markets(view: View, drawing: Drawing): string[] {
  const { language, names, paint } = drawing;
  const heads =
    said.market[language].padEnd(MARKET) +
    said.price[language].padEnd(PRICE) +
    said.buyers[language].padEnd(BUYERS);
  const people = view.seats.map((_, seat) => paintSeat(shortened(names(seat)).padEnd(SEAT), seat, drawing));
  return [
    paint("bold", heads) + people.join("") + said.pawns[language],
    ...view.markets.map((market) => marketLine(market, view, drawing)),
    said.waste[language].padEnd(MARKET + PRICE + BUYERS) +
      pawnColumns(view.waste, drawing) +
      `${sum(view.waste)}/${WASTE_LIMIT}`,
    ...marketCard(view, language),
  ];
}

function marketLine(market: MarketView, view: View, drawing: Drawing): string {
  const { language, paint } = drawing;
  const line =
    fishName(market.market, language).padEnd(MARKET) +
    money(market.price, language).padStart(PRICE - 2) +
    "  " +
    market.buyers.join(" ").padEnd(BUYERS) +
    pawnColumns(market.pawns, drawing);
  if (market.filled !== null) return line + paint("inverse", `${said.full[language]} ${market.filled}`);
  return line + sum(market.pawns) + (view.marketCard === null ? "" : `/${view.marketCard.capacity}`);
}

function pawnColumns(pawns: readonly number[], drawing: Drawing): string {
  return pawns
    .map((count, seat) => {
      const cell = (count === 0 ? "·" : `${count}`).padEnd(SEAT);
      return count === 0 ? drawing.paint("dim", cell) : paintSeat(cell, seat, drawing);
    })
    .join("");
}

function marketCard({ marketCard: card }: View, language: Language): string[] {
  if (card === null) return [said.noCard[language]];
  const prizes = `${said.first[language]} ${money(card.first, language)}, ${said.second[language]} ${money(card.second, language)}`;
  return [`${said.card[language]} ${card.capacity}${colon(language)}${prizes}`];
}

const NAME = 16;
const DOLLARS = 8;
const WORMS = 6;
const BOATS = 10;

/** One line a seat, longer where it has many fish: dollars, worms, full boats out of all, and what is in them. */
function seats(view: View, drawing: Drawing): string[] {
  const { language, names, paint } = drawing;
  const heads =
    `  ${said.player[language]}`.padEnd(NAME) +
    said.dollars[language].padStart(DOLLARS) +
    said.worms[language].padStart(WORMS) +
    said.boats[language].padStart(BOATS);
  const lines = view.seats.flatMap((one, seat) => {
    const mark = view.actors.includes(seat) ? "▸" : " ";
    const name = `${mark} ${shortened(names(seat), NAME - 3)}`.padEnd(NAME);
    const [first = "", ...rest] = hanging(holdings(one, language), cargo(one, language), columns - NAME);
    return [paintSeat(name, seat, drawing) + first.trimEnd(), ...rest.map((line) => " ".repeat(NAME) + line)];
  });
  return [paint("bold", heads), ...lines];
}

function holdings(one: SeatView, language: Language): string {
  const full = `${one.cards.length}/${one.boats}`;
  return `${numeral(one.dollars, language).padStart(DOLLARS)}${`${one.worms}`.padStart(WORMS)}${full.padStart(BOATS)}  `;
}

/** No-break spaces keep a card on its line. */
function cargo(one: SeatView, language: Language): string {
  return one.cards.map((card) => shortCardName(card, language).replaceAll(" ", "\u00a0")).join(", ");
}

function whatNow(view: View, { language, names, paint }: Drawing): string[] {
  if (view.winners !== null) {
    const who = listed(view.winners.map(names), language);
    const shared = view.winners.length > 1;
    const english = `Game over: ${who} ${shared ? "share the victory" : "wins"}`;
    const french = `Partie finie\u00a0: ${who} ${shared ? "se partagent la victoire" : "gagne"}`;
    return hanging("", language === "en" ? english : french).map((line) => paint("bold", line));
  }
  const name = names(view.turn);
  const turn = paint("bold", language === "en" ? `${name} to play` : `À ${name} de jouer`);
  if (view.wish === null) return [turn];
  const parts = view.wish.parts.map((part) => partNames[part][language]).join(", ");
  const lines = hanging(
    `${said.wish[language]}${colon(language)}`,
    `${cardName(view.wish.card, language)} → ${parts}`,
  );
  if (view.wish.freed.length === 0) return [turn, ...lines];
  return [turn, ...lines, `${said.freed[language]}${colon(language)}${view.wish.freed.join(", ")}`];
}

function colon(language: Language): string {
  return language === "fr" ? "\u00a0: " : ": ";
}

function money(amount: number, language: Language): string {
  return language === "fr" ? `${amount}\u00a0$` : `$${amount}`;
}

function paintSeat(text: string, seat: number, { paint }: Drawing): string {
  return paint(seatStyles[seat] ?? "bold", text);
}

function shortened(name: string, width = SEAT - 1): string {
  const signs = [...name];
  return signs.length <= width ? name : `${signs.slice(0, width - 1).join("")}…`;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
