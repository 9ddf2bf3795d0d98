/** The table of Fish Fish in the terminal: the line, what is known of the Fisher's cards, and every Fish. */
import {
  baitValues,
  CATCH_POINTS,
  CATCHES,
  EMPTIES,
  fishingCards,
  LINES,
} from "@guinguette/rules/fish-fish/cards";
import type { FishFish } from "@guinguette/rules/fish-fish/game";
import type { Shown } from "@guinguette/rules/fish-fish/memory";
import type { FishView } from "@guinguette/rules/fish-fish/view";
import { listed, numeral, plural } from "@guinguette/words/common";
import { cardName, kindNames, theBait, tiles } from "@guinguette/words/fish-fish/names";
import type { Language, Words } from "@guinguette/words/language";
import type { DrawBoard, Drawing } from "../board.ts";
import { hanging } from "../layout.ts";

const said = {
  bait: { en: "bait", fr: "appât" },
  card: { en: "fishing card", fr: "carte Pêche" },
  baits: { en: "Baits still in hand", fr: "Appâts encore en main" },
  none: { en: "none", fr: "aucun" },
  revealed: { en: "Revealed", fr: "Révélées" },
  unseen: { en: "Gone unseen", fr: "Défaussées sans être vues" },
  hand: { en: "Your fishing cards", fr: "Vos cartes Pêche" },
  fisher: { en: "Fisher", fr: "Pêcheur" },
  order: { en: "betting order", fr: "ordre des mises" },
  kind: { en: "kind", fr: "espèce" },
  left: { en: "tiles", fr: "tuiles" },
  bet: { en: "bet", fr: "mise" },
  loot: { en: "loot at", fr: "butin en" },
  round: { en: "round", fr: "manche" },
  total: { en: "total", fr: "total" },
} as const satisfies Record<string, Words>;

export const drawFishFish: DrawBoard<FishFish> = (view, drawing) => [
  ...state(view, drawing),
  "",
  ...line(view, drawing),
  "",
  ...table(view, drawing),
  "",
  ...whatNow(view, drawing),
];

/** "Round 2 of 4 · line 3 of 5 · Ana is the Fisher". */
function state(view: Shown, { language, names, paint }: Drawing): string[] {
  const { round, rounds, fisher } = view;
  const text =
    language === "fr"
      ? `Manche ${round} sur ${rounds} · ligne ${view.line} sur ${LINES} · Pêcheur\u00a0: ${names(fisher)}`
      : `Round ${round} of ${rounds} · line ${view.line} of ${LINES} · Fisher: ${names(fisher)}`;
  return hanging("", text).map((each) => paint("bold", each));
}

const BAIT = 11;
const CARD = 18;

/** The two cards of the line, and beside them what is shown of the others (FF-R2). */
function line(view: Shown, { language, paint }: Drawing): string[] {
  const bait = view.bait === null ? "" : `${view.bait}`;
  const card = view.card === null ? (view.bait === null ? "" : "?") : cardName(view.card, language);
  const cards = [box(said.bait[language], bait, BAIT), box(said.card[language], card, CARD)];
  const beside = known(view, language);
  return [
    ...[0, 1, 2].map((row) =>
      `${paint("cyan", cards.map((lines) => lines[row]).join(" "))}  ${beside[row] ?? ""}`.trimEnd(),
    ),
    ...hand(view, language),
  ];
}

function known({ baits, revealed, unseen }: Shown, language: Language): string[] {
  const held = baits?.join(", ") ?? null;
  const shown = revealed === null ? null : revealedWords(revealed, language);
  return [
    held === null ? "" : `${said.baits[language]}${colon(language)}${held || said.none[language]}`,
    shown === null ? "" : `${said.revealed[language]}${colon(language)}${shown}`,
    unseen === null ? "" : `${said.unseen[language]}${colon(language)}${unseen}`,
  ].filter((text) => text !== "");
}

function box(title: string, content: string, width: number): string[] {
  const inside = width - 2;
  const before = Math.floor((inside - content.length) / 2);
  return [
    `┌ ${title} ${"─".repeat(inside - 2 - title.length)}┐`,
    `│${" ".repeat(before)}${content.padEnd(inside - before)}│`,
    `└${"─".repeat(inside)}┘`,
  ];
}

function revealedWords(revealed: NonNullable<Shown["revealed"]>, language: Language): string {
  const all = { catch: CATCHES, empty: EMPTIES };
  return fishingCards.map((card) => `${cardName(card, language)} ${revealed[card]}/${all[card]}`).join(", ");
}

/** To the Fisher alone (FF-L1). */
function hand({ hand: held }: Shown, language: Language): string[] {
  if (held === null || held.length === 0) return [];
  const counts = fishingCards.map(
    (card) => `${cardName(card, language)} ${held.filter((one) => one === card).length}`,
  );
  return [`${said.hand[language]}${colon(language)}${counts.join(", ")}`];
}

const ORDER = 3;
const NAME = 17;
const KIND = 15;
const LEFT = 6;
const BET = 6;
const PLACE = 4;
const ROUND = 8;
const TOTAL = 8;
const LOOT = PLACE * baitValues.length;

/** The Fisher, then the Fish in betting order: tiles left, the bet on this line, loot by place, points. */
function table(view: Shown, drawing: Drawing): string[] {
  const { language, paint } = drawing;
  const heads =
    " ".repeat(ORDER) +
    said.order[language].padEnd(NAME) +
    said.kind[language].padEnd(KIND) +
    said.left[language].padStart(LEFT) +
    said.bet[language].padStart(BET) +
    baitValues.map((value) => `${value}`.padStart(PLACE)).join("") +
    said.round[language].padStart(ROUND) +
    said.total[language].padStart(TOTAL);
  const above = ORDER + NAME + KIND + LEFT + BET + LOOT;
  return [
    said.loot[language].padStart(above),
    paint("bold", heads),
    fisherLine(view, drawing),
    ...view.fish.map((fish, place) => fishLine(fish, place, view, drawing)),
  ];
}

function fisherLine(view: Shown, drawing: Drawing): string {
  const { language } = drawing;
  const english = `${tiles(view.caught, "en")} caught`;
  const french = `${tiles(view.caught, "fr")} ${plural(view.caught, "attrapée", "attrapées", "fr")}`;
  return (
    label(view.fisher, " ", view, drawing) +
    said.fisher[language].padEnd(KIND) +
    `${" ".repeat(LEFT - 1)}${language === "fr" ? french : english}`.padEnd(LEFT + BET + LOOT) +
    pointCells(CATCH_POINTS * view.caught, view.scores[view.fisher] ?? 0, language)
  );
}

function fishLine(fish: FishView, place: number, view: Shown, drawing: Drawing): string {
  const { language, paint } = drawing;
  const loot = baitValues.map((value) => cell(fish.loot[value], PLACE, drawing)).join("");
  const points = baitValues.reduce((sum, value) => sum + value * fish.loot[value], 0);
  const yetToBet = view.phase === "bet" && fish.tiles > 0;
  const bet = fish.bet === null ? (yetToBet ? "…" : "·") : `${fish.bet}`;
  return (
    label(fish.seat, `${place + 1}`, view, drawing) +
    kindNames[fish.kind][language].padEnd(KIND) +
    `${fish.tiles}`.padStart(LEFT) +
    paint(fish.bet === null ? "dim" : "yellow", bet.padStart(BET)) +
    loot +
    pointCells(points, view.scores[fish.seat] ?? 0, language)
  );
}

/** Who has to act, the place in the betting order, and the name. */
function label(seat: number, order: string, view: Shown, { names, paint }: Drawing): string {
  const acts = view.actors.includes(seat);
  const signs = [...names(seat)];
  const name = signs.length < NAME ? signs.join("") : `${signs.slice(0, NAME - 2).join("")}…`;
  const text = `${acts ? "▸" : " "}${order} ${name}${" ".repeat(NAME - [...name].length)}`;
  return acts ? paint("bold", text) : text;
}

function cell(count: number, width: number, { paint }: Drawing): string {
  return count === 0 ? paint("dim", "·".padStart(width)) : `${count}`.padStart(width);
}

function pointCells(round: number, total: number, language: Language): string {
  return numeral(round, language).padStart(ROUND) + numeral(total, language).padStart(TOTAL);
}

function whatNow(view: Shown, { language, names, paint }: Drawing): string[] {
  return hanging("", nowWords(view, language, names)).map((each) => paint("bold", each));
}

function nowWords(
  { winners, actors, bait, line: number }: Shown,
  language: Language,
  names: Drawing["names"],
): string {
  const fr = language === "fr";
  if (winners !== null) {
    const who = listed(winners.map(names), language);
    const shared = winners.length > 1;
    return fr
      ? `Partie finie\u00a0: ${who} ${shared ? "se partagent la victoire" : "gagne"}`
      : `Game over: ${who} ${shared ? "share the victory" : "wins"}`;
  }
  const who = listed(actors.map(names), language);
  if (bait === null) return fr ? `À ${who} de poser la ligne ${number}` : `${who} to set line ${number}`;
  return fr ? `À ${who} de miser sur ${theBait(bait, "fr")}` : `${who} to bet on ${theBait(bait, "en")}`;
}

function colon(language: Language): string {
  return language === "fr" ? "\u00a0: " : ": ";
}
