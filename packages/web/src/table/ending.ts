/** How a game ended, in one breath: who, and by how much. */
import type { Seat } from "@guinguette/rules/seats";
import type { Holder } from "@guinguette/table/terms";
import { listed, numeral } from "@guinguette/words/common";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import type { ScoreSheet } from "../games/look.ts";
import { amount, unitOf } from "../words/amounts.ts";
import { endWords as words } from "../words/end.ts";
import { filled } from "../words/table.ts";
import { rivalOf } from "./turning-point.ts";

export interface Ending {
  /** Whether there is something to celebrate for those at the screen. */
  readonly mood: "bright" | "soft";
  readonly title: string;
  /** The figures, and what they come to; either may be empty. */
  readonly figures: string;
  readonly rest: string;
}

interface Ended {
  readonly sheet: ScoreSheet;
  readonly winners: readonly Seat[];
  readonly holders: readonly Holder[];
  /** Who gave up at a table apart; where all but one did, that ended the game. */
  readonly gaveUp?: readonly Seat[];
  /** At a table apart, what bots played in people's places, and whether that was it for whoever is alone at the screen. */
  readonly byBots?: { readonly text: string; readonly notMine: boolean } | null;
  /** Who is alone at the screen; null where several are, or nobody. */
  readonly alone: Seat | null;
  readonly names: SeatNames;
  readonly language: Language;
}

export function endingOf(ended: Ended): Ending {
  const { winners, holders, gaveUp = [], byBots = null, alone, sheet, language } = ended;
  const text = byBots?.text ?? "";
  if (holders.length === 1) {
    const title = (winners.length > 0 ? words.solved : words.notSolved)[language];
    const isTheirs = winners.length > 0 && !byBots?.notMine;
    return {
      mood: isTheirs ? "bright" : "soft",
      title,
      figures: "",
      rest: `${why(sheet)} ${text}`.trim(),
    };
  }
  const isCut = endedByResigning(holders.length, gaveUp);
  if (!isCut && alone !== null && !winners.includes(alone)) {
    const made = defeat(ended, alone);
    return { ...made, rest: `${text} ${made.rest}`.trim() };
  }
  const made = isCut ? givenUp(ended, gaveUp) : victory(ended);
  return { ...made, mood: byBots?.notMine ? "soft" : made.mood, rest: `${made.rest} ${text}`.trim() };
}

/** Whether so few are left that the game ended there, before its own end. */
export function endedByResigning(players: number, gaveUp: readonly Seat[]): boolean {
  return gaveUp.length > 0 && players - gaveUp.length <= 1;
}

/** Nobody was beaten by points. */
function givenUp({ winners, alone, byBots, names, language }: Ended, gaveUp: readonly Seat[]): Ending {
  const own = alone !== null && gaveUp.includes(alone);
  const others = gaveUp.filter((seat) => seat !== alone);
  const who = listed(others.map(names), language);
  const sentences = [
    ...(own ? [words.youGaveUp[language]] : []),
    ...(others.length > 1
      ? [filled(words.gaveUpTogether[language], { names: who })]
      : others.length === 1
        ? [filled(words.gaveUp[language], { name: who })]
        : []),
  ];
  const name = listed(winners.map(names), language);
  const title =
    winners.length === 0
      ? words.nobodyWins[language]
      : alone !== null && winners.includes(alone) && !byBots?.notMine
        ? words.youWin[language]
        : filled((own ? words.othersWin : words.wins)[language], { name });
  return { mood: own ? "soft" : "bright", title, figures: "", rest: sentences.join(" ") };
}

/** Within so much of the winner, somebody was close: a twentieth, and one at the least. */
function isClose(behind: number, best: number): boolean {
  return behind >= 0 && behind <= Math.max(1, Math.ceil(best / 20));
}

function defeat({ sheet, winners, byBots, names, language }: Ended, alone: Seat): Ending {
  const { totals, counts } = sheet;
  const first = winners[0] ?? 0;
  const best = totals[first] ?? 0;
  const own = totals[alone] ?? 0;
  const behind = best - own;
  const who = listed(winners.map(names), language);
  const someone =
    winners.length > 1
      ? filled(words.othersShare[language], { names: who })
      : filled(words.othersWin[language], { name: who });
  // Who won otherwise than by points was not beaten by so many.
  if (behind < 0 || sheet.ending.outright)
    return { mood: "soft", title: someone, figures: "", rest: why(sheet) };
  if (behind === 0) {
    const figures = filled(words.everybody[language], { amount: amount(best, counts, language) });
    const rest = filled(words.tieBreak[language], { name: who, by: decidedBy(sheet, language) });
    return { mood: "soft", title: words.level[language], figures, rest };
  }
  const figures = filled(words.theirs[language], {
    name: who,
    one: amount(best, counts, language),
    other: amount(own, counts, language),
  });
  const equals = totals.flatMap((total, seat) =>
    total === best && !winners.includes(seat) ? [names(seat)] : [],
  );
  if (equals.length > 0) {
    const rest = filled(words.equals[language], {
      amount: amount(best, counts, language),
      names: listed(equals, language),
      winners: who,
      by: decidedBy(sheet, language),
    });
    return { mood: "soft", title: someone, figures, rest };
  }
  // Who has not played it to its end is not consoled.
  if (byBots?.notMine) return { mood: "soft", title: someone, figures, rest: "" };
  if (isClose(behind, best)) {
    const title = filled(words.short[language], { amount: amount(behind, counts, language) });
    return { mood: "soft", title, figures, rest: words.whatAGame[language] };
  }
  return { mood: "soft", title: someone, figures, rest: words.again[language] };
}

function victory(ended: Ended): Ending {
  const { sheet, winners, holders, gaveUp = [], byBots, alone, names, language } = ended;
  /** Whose seat a bot played has not won. */
  const isMine = alone !== null && !byBots?.notMine;
  const people = holders.some(({ kind }) => kind === "person");
  const theirs = winners.some((seat) => holders[seat]?.kind === "person" && !gaveUp.includes(seat));
  // Where only bots play, whoever watches is glad for any of them.
  const mood = theirs || !people ? "bright" : "soft";
  const { totals, counts } = sheet;
  const first = winners[0] ?? 0;
  const best = totals[first] ?? 0;
  if (winners.length > 1) {
    const who = listed(winners.map(names), language);
    const together = mood === "bright" ? words.winTogether : words.othersShare;
    const title = isMine ? words.youShare[language] : filled(together[language], { names: who });
    const figures = filled(words.each[language], { amount: amount(best, counts, language) });
    return { mood, title, figures, rest: "" };
  }
  const name = alone === null ? names(first) : words.yourSeat[language];
  const title = isMine
    ? words.youWin[language]
    : filled((mood === "bright" && alone === null ? words.wins : words.othersWin)[language], { name });
  const rival = rivalOf(first, totals);
  const next = rival === null ? 0 : (totals[rival] ?? 0);
  if (rival === null || next > best || sheet.ending.outright)
    return { mood, title, figures: "", rest: why(sheet) };
  if (next === best) {
    const figures = filled(words.everybody[language], { amount: amount(best, counts, language) });
    const decided = isMine ? words.youTieBreak : words.tieBreak;
    const rest = filled(decided[language], { name: names(first), by: decidedBy(sheet, language) });
    return { mood, title, figures, rest };
  }
  const other = unitOf(next, counts, language).first
    ? amount(next, counts, language)
    : numeral(next, language);
  return {
    mood,
    title,
    figures: filled(words.against[language], { one: amount(best, counts, language), other }),
    rest: filled(words.ahead[language], {
      amount: amount(best - next, counts, language),
      name: names(rival),
    }),
  };
}

/** « : moins de pierres », where something decided between equals. */
function decidedBy({ tie }: ScoreSheet, language: Language): string {
  return tie === undefined ? "" : `${language === "fr" ? "\u00a0: " : ": "}${tie}`;
}

/** Why the game ended, as a sentence. */
export function why({ ending }: ScoreSheet): string {
  return `${ending.text.charAt(0).toUpperCase()}${ending.text.slice(1)}.`;
}
