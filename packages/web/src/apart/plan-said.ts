/** A plan in words: all of it, for players who do not choose it, and what is unusual about it in one line. */
import { gameOf } from "@guinguette/rules/games";
import { matters, optionsOf, usualOptions } from "@guinguette/rules/options";
import type { RoomView } from "@guinguette/wire/room";
import type { Plan } from "@guinguette/wire/terms";
import { numeral } from "@guinguette/words/common";
import type { OptionWords } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import { hasBox } from "../box-games.ts";
import { wordsOf } from "../games/words.ts";
import { boxOf, sameBox, usualBox } from "../parts/setup/box.ts";
import { boxSaid, boxWords } from "../words/box.ts";
import { memoryWords } from "../words/memory.ts";
import { setupWords, takeBackWords } from "../words/setup.ts";
import {
  awaySaid,
  clockSaid,
  clockWhySaid,
  presetWords,
  watchingWords,
  waitingWords as words,
} from "../words/waiting.ts";
import { differences, presetOf } from "./presets.ts";

/** All of a plan that rules are said of. */
export type Rules = Pick<Plan, "game" | "players" | "options" | "settings">;

export interface PlanLine {
  readonly label: string;
  readonly value: string;
  readonly why?: string;
}

/** So many play as things stand: those who sit there, or those whom the host waits for. */
export function playersIn({ seats, plan }: Pick<RoomView, "seats" | "plan">): number {
  if (plan.empty === "wait") return plan.players;
  const taken = seats.filter((sitting) => sitting !== null).length;
  return Math.max(taken, Math.min(...gameOf(plan.game).about.players));
}

/** The options of the game that matter with so many players; `unusual`: those alone that are otherwise than usual. */
function optionsSaid(
  plan: Pick<Plan, "game" | "options">,
  players: number,
  unusual: boolean,
  language: Language,
): PlanLine[] {
  const game = gameOf(plan.game);
  const specs = new Map(optionsOf(game));
  const usual = usualOptions(game);
  const options = Object.entries<OptionWords>(wordsOf(plan.game).options).flatMap(([name, text]) => {
    const spec = specs.get(name);
    if (text.box || spec === undefined || !matters(spec, players)) return [];
    const value = plan.options[name];
    if (unusual && value === usual[name]) return [];
    const said = text.values[String(value)]?.[language];
    return [{ label: text.label[language], value: said ?? numeral(Number(value), language) }];
  });
  const { game: id } = plan;
  const box = boxOf(id, plan.options);
  if (!hasBox(id) || sameBox(box, usualBox(game))) return options;
  return [...options, { label: boxWords.box[language], value: boxSaid(id, box, language) }];
}

function aidsSaid({ settings }: Pick<Plan, "settings">, language: Language) {
  return {
    memory: { label: setupWords.memory[language], value: memoryWords[settings.memory].name[language] },
    takeBack: {
      label: setupWords.takeBack[language],
      value: takeBackWords[settings.takeBack].name[language],
    },
  } satisfies Record<string, PlanLine>;
}

function settingsSaid(plan: Plan, language: Language) {
  return {
    clock: { label: words.clock[language], value: clockSaid(plan.clock, language) },
    away: { label: words.away[language], value: awaySaid(plan.away, language) },
    ...aidsSaid(plan, language),
  } satisfies Record<string, PlanLine>;
}

/** The options that matter with so many players, the box where it is unusual, memory, and taking back. */
export function rulesSaid(plan: Rules, language: Language): readonly PlanLine[] {
  const { memory, takeBack } = aidsSaid(plan, language);
  const aids = gameOf(plan.game).byTheBook === undefined ? [takeBack] : [memory, takeBack];
  return [...optionsSaid(plan, plan.players, false, language), ...aids];
}

function openness({ watching, listed, settings }: Plan, language: Language) {
  const yesNo = (is: boolean) => (is ? words.yes : words.no)[language];
  return {
    watching: {
      ...{ label: words.watching[language], value: watchingWords[watching].name[language] },
      why: watchingWords[watching].why[language],
    },
    listed: {
      ...{ label: words.listed[language], value: yesNo(listed) },
      why: (listed ? words.listedYes : words.listedNo)[language],
    },
    hints: {
      ...{ label: words.hints[language], value: yesNo(settings.hints === "told") },
      why: hintsWhy({ listed, settings })[language],
    },
  } satisfies Record<string, PlanLine>;
}

export function hintsWhy({ listed, settings: { hints } }: Pick<Plan, "listed" | "settings">) {
  if (listed) return words.hintsListed;
  return hints === "told" ? words.hintsTold : words.hintsNone;
}

/** All of a plan, for players who do not choose it. */
export function planSaid(plan: Plan, players: number, language: Language): readonly PlanLine[] {
  const { clock, away, memory, takeBack } = settingsSaid(plan, language);
  const { watching, listed, hints } = openness(plan, language);
  const aids = gameOf(plan.game).byTheBook === undefined ? [takeBack] : [memory, takeBack];
  return [
    ...optionsSaid(plan, players, false, language),
    ...[{ ...clock, why: clockWhySaid(plan, language) }, away],
    ...[...aids, watching, listed, hints],
  ];
}

/** In one line: the way in which it is played, and what is otherwise there. */
export function lineSaid(plan: Plan, players: number, language: Language): string {
  const preset = presetOf(plan);
  const settings = settingsSaid(plan, language);
  const open = openness(plan, language);
  const hasMemory = gameOf(plan.game).byTheBook !== undefined;
  const unusual: PlanLine[] = [
    ...differences(plan, preset)
      .filter((name) => name !== "memory" || hasMemory)
      .map((name) => settings[name]),
    ...(plan.watching === "public" ? [] : [open.watching]),
    ...(plan.listed ? [open.listed] : []),
    ...(plan.settings.hints === "told" ? [open.hints] : []),
    ...optionsSaid(plan, players, true, language),
  ];
  if (unusual.length === 0) return presetWords[preset].usual[language];
  const colon = language === "fr" ? "\u00a0: " : ": ";
  return [
    presetWords[preset].name[language],
    ...unusual.map(({ label, value }) => label + colon + value),
  ].join(" · ");
}
