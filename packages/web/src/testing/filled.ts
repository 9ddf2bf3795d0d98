/** Texts of the page with all that may stand in their places: names that need care, and every count from 0 to 12. */
import { capital, elided } from "@guinguette/words/common";
import type { Language, Words } from "@guinguette/words/language";
import { names, type Say } from "@guinguette/words/testing/sentences";
import { amount } from "../words/amounts.ts";
import { boxSaid } from "../words/box.ts";
import { filled } from "../words/table.ts";

type Value = (index: number, language: Language) => string;

const MOST = 12;
const count: Value = (index) => String(index);
const person: Value = (index) => names(index % 8);
const always =
  (fr: string, en = fr): Value =>
  (_index, language) =>
    language === "fr" ? fr : en;

/** By the name of the place; a place without a line here fails. */
const values: Readonly<Record<string, Value>> = {
  n: count,
  m: always("3"),
  count,
  fish: count,
  stones: count,
  counted: count,
  at: count,
  move: count,
  a: count,
  name: person,
  rival: (index) => names((index + 1) % 8),
  bot: always("Goujon", "Gudgeon"),
  names: (index, language) =>
    `${names(index % 8)} ${language === "fr" ? "et" : "and"} ${names((index + 1) % 8)}`,
  amount: (index, language) => amount(index, index % 3 === 0 ? "dollars" : "points", language),
  column: (index) => ["a", "2", "c"][index % 3] ?? "b",
  by: (index, language) =>
    index % 2 === 0 ? "" : language === "fr" ? "\u00a0: moins de pierres" : ": fewer stones",
  one: (index, language) => amount(index + 2, "points", language),
  other: (index) => String(index),
  of: always("12"),
  b: always("3"),
  all: always("36"),
  age: always("8"),
  level: always("Brochet 4/5", "Pike 4/5"),
  rest: always("9"),
  min: always("0"),
  from: always("1210"),
  to: always("1240"),
  rating: always("1240"),
  rule: always("CP-3"),
  first: always("6\u00a0$", "$6"),
  second: always("3\u00a0$", "$3"),
  list: always("5, 6 et 7", "5, 6 and 7"),
  cat: always("Chat", "Cat"),
  cards: always("12 cartes", "12 cards"),
  taken: always("Ondine 2, Élodie 1"),
  box: (_index, language) => capital(boxSaid("chat-peche", {}, language)),
  colour: always("rouge, disque à pois", "red, dotted disc"),
  side: always("les rouges", "red"),
  pile: always("pile rouge", "red pile"),
  piles: always("2 piles", "2 piles"),
  square: always("b3"),
  squares: always("b3 et c4", "b3 and c4"),
  more: always("10\u00a0s"),
  code: always("TRUITE-74", "TROUT-74"),
  game: always("Chat-Pêche"),
  time: always("2 min 10 s"),
  date: always("16 novembre 2026", "16 November 2026"),
  what: always("Énigme 3", "Puzzle 3"),
  how: always("résolue en 31 s, sans conseil", "solved in 31 s, no hint"),
  address: always("https://example.org"),
  text: always("b3 z9"),
  why: always("ce n’est pas possible", "that cannot be"),
  reason: always("Cela rapporte 2 points.", "This brings 2 points."),
};

/** Where a place of one text holds something else. */
const special: Readonly<Record<string, Readonly<Record<string, Value>>>> = {
  hintSays: { move: always("gardez la lotte", "keep the monkfish") },
  whySays: { reason: always("Cela rapporte 2 points.", "This brings 2 points.") },
  boatsOf: { of: (index) => elided("de", names(index % 8)) },
  brings: { worms: always("2 vers", "2 worms") },
  wishLeft: { left: always("vendre une seule carte", "sell one fish card") },
  whyTime: { text: always("Goujon a joué 2 coups pour vous", "Gudgeon made 2 moves for you") },
  whyAway: { text: always("Goujon joue pour vous", "Gudgeon plays for you") },
  tooMany: { counted: always("40") },
  column: { name: always("b") },
  equals: { winners: (index) => names((index + 1) % 8) },
  row: { name: always("3") },
  notRecord: { why: always("ce n’est pas une partie.", "that is no game.") },
};

/** The fewest a text is used for: below, another one is. */
const fewest: Readonly<Record<string, number>> = {
  move: 1,
  moves: 2,
  freeBoats: 2,
  inARow: 2,
  several: 2,
  noEffect: 2,
  needMore: 2,
  needNames: 3,
  curve: 2,
  takenBackMany: 2,
  youTakeBackMany: 2,
  playedMany: 2,
  undoes: 2,
  cardLabel: 4,
};
const most: Readonly<Record<string, number>> = { move: 1 };

export function sayFilled(key: string, text: Words, say: Say, game: Parameters<Say>[0]): void {
  const places = [
    ...new Set(
      [...text.fr.matchAll(/\{(\w+)\}/g), ...text.en.matchAll(/\{(\w+)\}/g)].map(([, place]) => place ?? ""),
    ),
  ];
  const last = places.length === 0 ? 0 : (most[key] ?? MOST);
  for (let index = fewest[key] ?? 0; index <= Math.max(last, fewest[key] ?? 0); index++)
    say(game, "words", (language) =>
      filled(
        text[language],
        Object.fromEntries(places.map((place) => [place, valueAt(key, place)(index, language)])),
      ),
    );
}

function valueAt(key: string, place: string): Value {
  const value = special[key]?.[place] ?? values[place];
  if (value === undefined) throw new Error(`${key}: what may stand at {${place}}?`);
  return value;
}
