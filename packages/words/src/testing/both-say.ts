/** What the words of every game are tried by: that both languages say something, and that a whole game can be told. */
import type { Game, Log, Types } from "@guinguette/rules/contract";
import { below, type Random } from "@guinguette/rules/random";
import { seatsIn } from "@guinguette/rules/seats";
import { expect } from "vitest";
import type { GameWords, SeatNames } from "../game-words.ts";
import { type Language, languages } from "../language.ts";

/** French that is typed as English is. */
export const looseFrench = /['"]|(?<!\u00a0)[:;!?]|«(?!\u202f)|(?<!\u202f)»/;
/** What was meant for a program: a value that is missing, the id of a rule. */
const broken = /undefined|null|NaN|\[object|\b(?:FF|IW|CP|FC)-|\s{2}/;

/** Both languages say something, not the same, and nothing that is not a word. */
export function bothSay(words: (language: Language) => string): void {
  const [fr, en] = [words("fr"), words("en")];
  expect(fr).not.toBe("");
  expect(en).not.toBe("");
  expect(fr).not.toBe(en);
  expect(fr).not.toMatch(broken);
  expect(en).not.toMatch(broken);
  expect(fr).not.toMatch(looseFrench);
}

/** The words of a game for all that is seen and heard of it, also where a table may not show it again. */
type SaysAll<T extends Types> = Pick<GameWords<T>, "rules"> & {
  prompt(view: T["view"], language: Language): string;
  rulesNow(view: T["view"]): readonly string[];
  move(move: T["move"], view: T["view"], language: Language): string;
  event(event: T["event"], names: SeatNames, language: Language): string;
};

/** Plays a game to its end at random, and has all of it said: prompts, choices, what happens. Gives the kinds of events. */
export function sayWhole<T extends Types>(
  game: Game<T>,
  words: SaysAll<T>,
  state: T["state"],
  names: SeatNames,
  random: Random,
): ReadonlySet<string> {
  const told = new Set<string>();
  const codes = new Uint16Array(game.moveCount);
  for (let actors = seatsIn(game.actors(state)); actors.length > 0; actors = seatsIn(game.actors(state))) {
    const seat = actors[below(random, actors.length)] ?? 0;
    const view = game.view(state, seat);
    bothSay((language) => words.prompt(view, language));
    for (const id of words.rulesNow(view)) expect(words.rules).toHaveProperty([id]);
    const legal = [...codes.subarray(0, game.legal(state, seat, codes))];
    for (const language of languages) {
      const said = legal.map((code) => words.move(game.decode(code), view, language));
      // No two choices of a list read the same.
      expect(new Set(said).size).toBe(said.length);
    }
    const chosen = legal[below(random, legal.length)] ?? 0;
    bothSay((language) => words.move(game.decode(chosen), view, language));
    const log: Log<T["event"]> = [];
    game.play(state, seat, chosen, log);
    for (const { event, ...others } of log) {
      told.add(event.type);
      for (const heard of "others" in others ? [event, others.others] : [event]) {
        bothSay((language) => words.event(heard, names, language));
        for (const language of languages)
          expect(words.event(heard, names, language)).toMatch(/^\p{Lu}.*\.$/u);
      }
    }
  }
  return told;
}
