/** The score explained: a line for each round; for the solitaire, what was left in the sea. */
import type { Event } from "@guinguette/rules/fish-and-chips/events";
import { colours } from "@guinguette/rules/fish-and-chips/fish";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import { capital, plural, points } from "@guinguette/words/common";
import { fishCount, pilesSaid, pilesWords } from "@guinguette/words/fish-and-chips/names";
import { ownerAt, pileAt, pilesByColour, squaresAsRead } from "@guinguette/words/fish-and-chips/places";
import type { Language } from "@guinguette/words/language";
import type { Moment, ScoreLine, ScoreSheet } from "../look.ts";

type Ended = Extract<Event, { type: "roundEnded" }>;

export function scoreOf(events: readonly Event[], view: View, language: Language): ScoreSheet {
  if (view.players === 1) return solitaire(view, language);
  const rounds = events.filter((event) => event.type === "roundEnded");
  return {
    ending: endingOf(view, language),
    lines: [
      ...rounds.map((round) => ({
        label: language === "fr" ? `Manche ${round.round}` : `Round ${round.round}`,
        rule: "FC-E2",
        ...noteOf(round, events, language),
        values: round.points,
      })),
      // What was left after earlier rounds was shown when they ended.
      ...(view.phase === "over"
        ? rounds.slice(-1).map((round) => leftLine(round, language, rounds.length > 1))
        : [unfinishedLine(view, language)]),
    ],
    totals: view.scores,
    counts: "points",
  };
}

/** FC-E2: fish are counted when the round ends. Where somebody resigned before, what lies in the piles is told beside. */
function unfinishedLine({ round, caught }: View, language: Language): ScoreLine {
  const fr = language === "fr";
  return {
    label: fr ? `Manche ${round}, inachevée` : `Round ${round}, unfinished`,
    rule: "FC-E2",
    note: fr ? "ne compte pas" : "does not count",
    beside: true,
    values: caught,
  };
}

/** FC-R9: a second count, beside the points and worth none. `named`: below other rounds it is no sum of theirs. */
function leftLine({ left, round }: Ended, language: Language, named = false): ScoreLine {
  const fr = language === "fr";
  const of = named ? (fr ? `, manche ${round}` : `, round ${round}`) : "";
  return {
    label: `${fr ? "Poissons restés en mer" : "Fish left in the sea"}${of}`,
    rule: "FC-R9",
    note: fr ? "ne valent rien" : "worth nothing",
    beside: true,
    values: left,
  };
}

function endingOf({ sweeper, options, winners }: View, language: Language): ScoreSheet["ending"] {
  const fr = language === "fr";
  if (sweeper !== null)
    return {
      text: fr
        ? "tous les poissons adverses pris en une manche"
        : "every opposing fish caught in a single round",
      rule: "FC-E4",
      outright: true,
    };
  if ((winners?.length ?? 0) > 1)
    return { text: fr ? "objectif atteint à égalité" : "target reached, totals equal", rule: "FC-R6" };
  return {
    text: fr
      ? `objectif atteint\u00a0: ${points(options.target, "fr")}`
      : `target reached: ${points(options.target, "en")}`,
    rule: "FC-E3",
  };
}

/** How many catches the round had, from what happened between its deal and its end. */
function noteOf(round: Ended, events: readonly Event[], language: Language): { readonly note: string } {
  const end = events.indexOf(round);
  const start = events.slice(0, end).findLastIndex(({ type }) => type === "roundEnded");
  const catches = events.slice(start + 1, end).filter(({ type }) => type === "caught").length;
  const many =
    language === "fr" ? plural(catches, "prise", "prises", "fr") : plural(catches, "catch", "catches", "en");
  return { note: `${catches} ${many}` };
}

/** Only the player's own piles may be left (FC-5): each other pile is one too many. */
function solitaire(view: View, language: Language): ScoreSheet {
  const fr = language === "fr";
  const own = view.order.at(-1) ?? view.turn;
  const piles = pilesByColour(view.board);
  const counts = view.order.map((colour) => piles[colours.indexOf(colour)] ?? 0);
  const foreign = counts.slice(0, -1);
  const ownFish = squaresAsRead
    .filter((square) => ownerAt(view.board, square) === own)
    .reduce((sum, square) => sum + pileAt(view.board, square).length, 0);
  const lines: ScoreLine[] = view.order.slice(0, -1).map((colour, index) => ({
    label: `${capital(pilesWords(colour, language))}${fr ? " restantes" : " left"}`,
    rule: "FC-5",
    beside: true,
    values: [foreign[index] ?? 0],
  }));
  const total = foreign.reduce((sum, count) => sum + count, 0);
  return {
    ending: {
      text:
        total === 0
          ? fr
            ? "il ne reste que vos piles"
            : "only your piles are left"
          : fr
            ? `il reste ${pilesSaid(total, "fr")} d’autres couleurs`
            : `${pilesSaid(total, "en")} of other colours ${plural(total, "is", "are", "en")} left`,
      rule: "FC-5",
    },
    lines: [
      ...lines,
      {
        label: `${capital(pilesWords(own, language))}${fr ? ", les vôtres" : ", yours"}`,
        rule: "FC-2",
        note: `${pilesSaid(counts.at(-1) ?? 0, language)}, ${fishCount(ownFish, language)}`,
        values: [null],
      },
    ],
    totals: [total],
    counts: "piles",
  };
}

/** A round is over: what it brought, and where everybody stands. */
export function momentOf(events: readonly Event[], language: Language): Moment | null {
  const round = events.findLast((event) => event.type === "roundEnded");
  // The end of the game has a page of its own.
  if (round === undefined || events.some(({ type }) => type === "gameOver")) return null;
  const fr = language === "fr";
  return {
    title: fr ? `Manche ${round.round} terminée` : `Round ${round.round} is over`,
    lines: [
      { label: fr ? "Poissons attrapés" : "Fish caught", rule: "FC-E2", values: round.points },
      leftLine(round, language),
      { label: fr ? "Total" : "Total", rule: "FC-E3", values: round.scores },
    ],
  };
}
