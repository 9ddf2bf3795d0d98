/** Every sentence that games say, found by playing them at random and by counting: to be read, and to be checked. */
import { eventFor, type GameId, gameIds, type Log, type Types } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { seatsIn } from "@guinguette/rules/seats";
import { choose, dealTable, legalCodes, picksFrom, tablesOf } from "@guinguette/rules/testing/tables";
import { fishTypes } from "@guinguette/rules/wishes/cards";
import { fishWords, stoneWords } from "../chat-peche/names.ts";
import { cardCount, elided, namesOf, points } from "../common.ts";
import { fishCount, pilesSaid } from "../fish-and-chips/names.ts";
import { tiles } from "../fish-fish/names.ts";
import { wordsAt } from "../games.ts";
import type { Language } from "../language.ts";
import { dollars, someFish, worms } from "../wishes/names.ts";

export type Kind = "event" | "log" | "move" | "advice" | "reason" | "refusal" | "prompt" | "count";

export interface Said {
  readonly game: GameId | "all";
  readonly kind: Kind;
  readonly fr: string;
  readonly en: string;
}

/** A vowel, an accent, an h, a digit, and a name that needs nothing. */
const names = namesOf(["Ondine", "Élodie", "Hugo", "2CV", "Vairon", "Aude", "Yves", "Bo"], "fr");

/** At every so many moves all that can be done is asked about, refusals of the whole numbering among it. */
const EVERY = 9;
const MOST_MOVES = 150;

/** Once for each pattern: numbers, names and squares told apart no further. */
export function everySentence(): Said[] {
  const found = new Map<string, Said>();
  const say = (game: Said["game"], kind: Kind, words: (language: Language) => string) => {
    const said = { game, kind, fr: words("fr"), en: words("en") };
    const key = `${game}/${kind}/${patternOf(said.fr)}/${patternOf(said.en)}`;
    if (!found.has(key)) found.set(key, said);
  };
  for (const id of gameIds)
    for (const [index] of tablesOf(gameOf(id)).entries()) playedThrough(id, index, say);
  counted(say);
  return [...found.values()];
}

type Say = (game: Said["game"], kind: Kind, words: (language: Language) => string) => void;

function playedThrough(id: GameId, index: number, say: Say): void {
  const game = gameOf(id);
  const table = tablesOf(game)[index];
  if (table === undefined) return;
  const words = wordsAt(id, table.options);
  const state = dealTable(table, `sentences/${index}`);
  const pick = picksFrom(`sentences/${index}`);
  const told: { at: number; event: Types["event"] }[] = [];
  for (let at = 0; game.actors(state) !== 0 && at < MOST_MOVES; at++) {
    if (at % EVERY === index % EVERY)
      for (const seat of seatsIn(game.actors(state)).slice(0, 1)) {
        const view = game.view(state, seat);
        say(id, "prompt", (language) => words.prompt(view, language));
        for (const code of legalCodes(game, state, seat)) {
          const move = game.decode(code);
          say(id, "move", (language) => words.move(move, view, language, names));
          say(id, "advice", (language) => words.advice(move, view, names, language));
          if (code % 3 === 0) say(id, "reason", (language) => words.reason(move, view, names, language));
        }
        for (let code = index % 5; code < game.moveCount; code += 5) {
          const refusal = game.check(state, seat, game.decode(code));
          if (refusal !== null) say(id, "refusal", (language) => words.refusal(refusal, language, names));
        }
      }
    const { seat, code } = choose(game, state, pick());
    const log: Log<Types["event"]> = [];
    game.play(state, seat, code, log);
    told.push(...log.map((happening) => ({ at, event: eventFor(happening, 0) })));
  }
  for (const { event } of told) say(id, "event", (language) => words.event(event, names, language));
  const [fr, en] = [words.log(told, names, "fr"), words.log(told, names, "en")];
  for (const [line, { text }] of fr.entries())
    say(id, "log", (language) => (language === "fr" ? text : (en[line]?.text ?? "")));
}

/** What is counted, from nothing to twelve, and what stands before a name. */
function counted(say: Say): void {
  const counts = [points, cardCount, dollars, worms, tiles, fishWords, stoneWords, fishCount, pilesSaid];
  for (let n = 0; n <= 12; n++) {
    for (const count of counts) say("all", "count", (language) => count(n, language));
    for (const fish of fishTypes) say("all", "count", (language) => someFish(n, fish, language));
  }
  for (let seat = 0; seat < 8; seat++)
    for (const word of ["de", "que"] as const)
      say("all", "count", (language) => (language === "fr" ? elided(word, names(seat)) : names(seat)));
}

/** What is folded into one sign, so that a sentence is read once: names, squares, numbers, fish of one gender, cards. */
const folds: readonly (readonly [RegExp, string])[] = [
  [/(?<!de |que )\b(Ondine|Hugo|2CV|Vairon|Aude|Yves|Bo)\b|Élodie/g, "N"],
  [/(N, )*N (et|and|ou|or) N/g, "N"],
  [/\b[a-f][1-6]\b/g, "□"],
  [/□ (\d poissons?|\d pierres?|eau|carte vide|\d fish|\d stones?|water|blank card)/g, "□"],
  [/(□, )+□/g, "□"],
  [/\b(poissons?-anges?|poissons?-clowns?|thazards?)\b/g, "poisson"],
  [/\b(barbue|lotte)(s?)\b/g, "barbue"],
  [/\bétoiles? de mer\b|\bespadons?\b/g, "étoile"],
  [/\b(angel|cat|clown|king|monk|star|sword)fish\b/g, "fish"],
  [/ \((double|[a-zé’ ]+( [123])?)\)/g, " (wish)"],
  [/\d[\d\u202f,]*/g, "#"],
  [/\b(rouge|mauve|vert|verte|jaune|red|green|yellow)s?\b/g, "colour"],
  [/\b(la|le|l’|une?|an?|the) ?(?=(poisson|barbue|étoile|fish)\b)/g, "the "],
  [/\b(du|de la|de l’) ?(?=(poisson|barbue|étoile)\b)/g, "of the "],
];

/** Numbers below two keep their own pattern: they are where plurals go wrong. */
function patternOf(text: string): string {
  const few = text.match(/(?<![\d□a-f])[01] \p{L}+/gu) ?? [];
  return `${folds.reduce((so, [what, sign]) => so.replace(what, sign), text)}${[...new Set(few)].sort().join()}`;
}
