/** How it is played, in words: for whoever does not choose it. */
import { gameOf } from "@guinguette/rules/games";
import { matters, optionsOf } from "@guinguette/rules/options";
import type { Plan } from "@guinguette/wire/terms";
import { numeral } from "@guinguette/words/common";
import type { OptionWords } from "@guinguette/words/game-words";
import { gameWords } from "@guinguette/words/games";
import type { Language } from "@guinguette/words/language";
import { hasBox } from "../box-games.ts";
import { boxOf, sameBox, usualBox } from "../parts/setup/box.ts";
import { boxSaid, boxWords } from "../words/box.ts";
import { memoryWords } from "../words/memory.ts";
import { setupWords, takeBackWords } from "../words/setup.ts";

/** All of a plan that rules are said of. */
export type Rules = Pick<Plan, "game" | "players" | "options" | "settings">;

export interface PlanLine {
  readonly label: string;
  readonly value: string;
}

/** The options that matter with so many players, the box where it is unusual, memory, and taking back. */
export function rulesSaid(plan: Rules, language: Language): readonly PlanLine[] {
  const game = gameOf(plan.game);
  const specs = new Map(optionsOf(game));
  const options = Object.entries<OptionWords>(gameWords[plan.game].options).flatMap(([name, text]) => {
    const spec = specs.get(name);
    if (text.box || spec === undefined || !matters(spec, plan.players)) return [];
    const value = plan.options[name];
    const said = text.values[String(value)]?.[language];
    return [{ label: text.label[language], value: said ?? numeral(Number(value), language) }];
  });
  const box = boxOf(plan.game, plan.options);
  const boxLine =
    hasBox(plan.game) && !sameBox(box, usualBox(game))
      ? [{ label: boxWords.box[language], value: boxSaid(plan.game, box, language) }]
      : [];
  const memory =
    game.byTheBook === undefined
      ? []
      : [{ label: setupWords.memory[language], value: memoryWords[plan.settings.memory].name[language] }];
  const takeBack = {
    label: setupWords.takeBack[language],
    value: takeBackWords[plan.settings.takeBack].name[language],
  };
  return [...options, ...boxLine, ...memory, takeBack];
}
