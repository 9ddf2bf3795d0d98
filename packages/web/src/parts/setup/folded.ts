/** All of a set-up but its chairs, in one line: that it is as usual, or what is not. */
import type { Game } from "@guinguette/rules/contract";
import { usualOptions } from "@guinguette/rules/options";
import { usualSettings } from "@guinguette/table/settings";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import { type PlanLine, rulesSaid } from "../../apart/plan-said.ts";
import type { Plan } from "../../table/new-table.ts";
import { startWords, usualAlone, usualWords, setupWords as words } from "../../words/setup.ts";

interface Folded {
  readonly head: string;
  readonly text: string;
}

export function foldedSaid(game: Game, plan: Plan, nameOf: SeatNames, language: Language): Folded {
  const colon = language === "fr" ? "\u00a0:" : ":";
  const players = plan.chairs.length;
  const { options, settings } = plan;
  const usual = rulesSaid(
    { game: game.id, players, options: usualOptions(game), settings: usualSettings },
    language,
  );
  const now = rulesSaid({ game: game.id, players, options, settings }, language);
  const isUsual = ({ label, value }: PlanLine) =>
    usual.some((one) => one.label === label && one.value === value);
  const first = players > 1 && plan.first !== null ? [startsWith(nameOf(plan.first))] : [];
  const seed =
    plan.seed.trim() === "" ? [] : [{ label: words.seed[language], value: words.seedChosen[language] }];
  const unusual = [...first, ...now.filter((line) => !isUsual(line)), ...seed];
  if (unusual.length === 0) {
    const said = players === 1 ? usualAlone : usualWords[game.id];
    return { head: `${words.asUsual[language]}${colon}`, text: `${said[language]}.` };
  }
  const text = unusual.map(({ label, value }) => `${label} (${value})`).join(", ");
  return { head: `${words.thisTime[language]}${colon}`, text: `${text}.` };

  function startsWith(name: string): PlanLine {
    return { label: startWords[game.id].label[language], value: name };
  }
}
