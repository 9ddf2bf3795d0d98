/** What the page makes by itself of counts, levels and boxes. */

import type { Holder } from "@guinguette/table/terms";
import { levelsByStrength } from "@guinguette/words/levels";
import { names, type Say } from "@guinguette/words/testing/sentences";
import { daySaid, timeSaid, toldOf } from "../puzzles/told.ts";
import { endingOf } from "../table/ending.ts";
import { amount } from "../words/amounts.ts";
import { boxSaid, pondCards } from "../words/box.ts";
import { botOf, botOfCharacter, botOfFive, botSaid, levelOfFive } from "../words/levels.ts";
import { timeLeftWords } from "../words/presence.ts";
import { tableWords } from "../words/table.ts";

export function sayCounted(say: Say): void {
  for (let n = -2; n <= 12; n++)
    for (const counted of ["points", "dollars", "piles"] as const)
      say("page", "count", (language) => amount(n, counted, language));
  for (const level of levelsByStrength) {
    say("page", "name", (language) => levelOfFive(level, language));
    say("page", "name", (language) => botOfFive(level, false, language));
    say("page", "name", (language) => botSaid(level, language));
    say("page", "name", (language) => botOf("wishes", level, 0, language));
    for (let seat = 0; seat < 8; seat++)
      say("page", "name", (language) => botOfCharacter(level, seat, language));
  }
  for (let n = 0; n <= 12; n++) {
    const pond = Object.fromEntries(pondCards.map((card) => [card, n]));
    say("page", "count", (language) => boxSaid("chat-peche", pond, language));
    say("page", "count", (language) => boxSaid("wishes", { first4: n, second4: 0 }, language));
  }
  for (const seconds of [0, 1, 31, 60, 61, 130, 3600, 3661]) say("page", "count", () => timeSaid(seconds));
  for (const seconds of [0, 1, 60, 130, 3600, 3900, 7800, 86_400, 129_600])
    say("page", "count", (language) => timeLeftWords(1000 * seconds)[language]);
  for (const style of ["full", "long"] as const)
    for (const day of [20_000, 20_014]) say("page", "count", (language) => daySaid(day, language, style));
  for (const hints of [0, 1, 3])
    for (const day of [null, 20_000])
      say("page", "words", (language) =>
        toldOf(
          {
            puzzle: { number: 12, rating: 1240 },
            trace: { solved: 130, hints, stuck: false } as never,
            day,
            address: "https://example.org",
          },
          language,
        ),
      );
  say("page", "words", (language) => `${tableWords.yours[language]}${tableWords.yourTurnMark[language]}`);
  ended(say);
}

const people: readonly Holder[] = [0, 1, 2].map((seat) => ({ kind: "person", name: names(seat) }));

function ended(say: Say): void {
  for (const counts of ["points", "dollars"] as const)
    for (const alone of [0, null])
      for (const { totals, winners } of endings)
        for (const part of ["title", "figures", "rest"] as const)
          say("page", "score", (language) => {
            const sheet = { ending: { text: "x", rule: "FF-G1" }, lines: [], totals, counts };
            const text = endingOf({ sheet, winners, holders: people, alone, names, language })[part];
            return text === "" ? null : text;
          });
}

/** Won by much, by one, by the tie-break, together; by the first seat and by others. */
const endings = [
  { totals: [30, 12, 4], winners: [0] },
  { totals: [13, 12, 4], winners: [0] },
  { totals: [1, 0, 0], winners: [0] },
  { totals: [12, 12, 4], winners: [0] },
  { totals: [12, 12, 4], winners: [0, 1] },
  { totals: [4, 30, 12], winners: [1] },
  { totals: [0, 2, 1], winners: [1] },
  { totals: [12, 13, 4], winners: [1] },
  { totals: [10, 12, 12], winners: [1, 2] },
  { totals: [12, 12, 4], winners: [1] },
  { totals: [-3, -1, -2], winners: [1] },
];
