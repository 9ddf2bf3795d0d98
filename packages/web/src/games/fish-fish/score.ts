/** The score pad: a line for each round at the end, and a sheet after each round. */
import { baitValues, CATCH_POINTS } from "@guinguette/rules/fish-fish/cards";
import type { Event, Scored } from "@guinguette/rules/fish-fish/events";
import type { Shown } from "@guinguette/rules/fish-fish/memory";
import { capital } from "@guinguette/words/common";
import { roundEnds } from "@guinguette/words/fish-fish/events";
import { tiles } from "@guinguette/words/fish-fish/names";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import type { Moment, ScoreLine, ScoreSheet } from "../look.ts";

type RoundScored = Extract<Event, { readonly type: "roundScored" }>;

export function scoreSheet(
  events: readonly Event[],
  view: Shown,
  names: SeatNames,
  language: Language,
): ScoreSheet {
  const once = view.players >= 4;
  const text =
    language === "fr"
      ? `chacun a été Pêcheur ${once ? "une fois" : "deux fois"}`
      : `everyone has been Fisher ${once ? "once" : "twice"}`;
  return {
    ending: { text, rule: "FF-G1" },
    lines: events.flatMap((event) =>
      event.type === "roundScored" ? [roundLine(event, names, language)] : [],
    ),
    totals: view.scores,
    counts: "points",
  };
}

/** The loot of the Fish (FF-P2); the note says what the Fisher has, and why (FF-P1). */
function roundLine(event: RoundScored, names: SeatNames, language: Language): ScoreLine {
  const caught = event.scored.find((line) => line.rule === "FF-P1")?.caught ?? 0;
  const name = names(event.fisher);
  const catches = `${tiles(caught, language)} × ${CATCH_POINTS}`;
  return {
    label: `${language === "fr" ? "Manche" : "Round"} ${event.round}`,
    rule: "FF-P2",
    note: language === "fr" ? `${name} pêche\u00a0: ${catches}` : `${name} fishes: ${catches}`,
    noteRule: "FF-P1",
    values: event.scored.map(({ points }) => points),
  };
}

/** The round on the pad: what was caught, what lies at each place of the loot, and the totals. */
export function roundMoment(events: readonly Event[], names: SeatNames, language: Language): Moment | null {
  const event = events.find((one) => one.type === "roundScored");
  if (event === undefined) return null;
  const fr = language === "fr";
  const { scored, round, fisher } = event;
  const caught: ScoreLine = {
    label: fr ? "Points des prises" : "Points for catches",
    rule: "FF-P1",
    note: caughtNote(scored, names(fisher), language),
    values: scored.map((line) => (line.rule === "FF-P1" ? line.points : null)),
  };
  const loot = baitValues
    .filter((place) => scored.some((line) => lootAt(line, place) > 0))
    .map(
      (place): ScoreLine => ({
        label: fr ? `Butin, emplacement\u00a0${place}` : `Loot, place\u00a0${place}`,
        rule: "FF-P2",
        values: scored.map((line) => (line.rule === "FF-P2" ? place * lootAt(line, place) : null)),
      }),
    );
  const totals: ScoreLine = {
    label: fr ? "Total de la partie" : "Total so far",
    rule: "FF-G2",
    values: scored.map(({ total }) => total),
  };
  const ended = events.find((one) => one.type === "roundEnded");
  return {
    title: fr ? `Fin de la manche ${round}` : `End of round ${round}`,
    ...(ended === undefined ? {} : { why: `${capital(roundEnds[ended.rule][language])}.` }),
    lines: [caught, ...loot, totals],
  };
}

function caughtNote(scored: readonly Scored[], name: string, language: Language): string {
  const caught = scored.find((line) => line.rule === "FF-P1")?.caught ?? 0;
  return `${name}${language === "fr" ? "\u00a0:" : ":"} ${tiles(caught, language)} × ${CATCH_POINTS}`;
}

function lootAt(line: Scored, place: (typeof baitValues)[number]): number {
  return line.rule === "FF-P2" ? line.loot[place] : 0;
}
