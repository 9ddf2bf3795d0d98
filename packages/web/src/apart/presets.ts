/**
 * How a table apart goes, in three usual ways: each is a set of the single settings. What was chosen is told from the
 * plan, so that everybody reads the same; which one a new table has, this device remembers.
 */
import { isSame } from "@guinguette/table/same";
import type { NewPlan } from "@guinguette/wire/http";
import type { Plan } from "@guinguette/wire/terms";
import { myself } from "./myself.ts";

export const presetNames = ["table", "live", "letter"] as const;
export type PresetName = (typeof presetNames)[number];

interface Preset {
  readonly clock: Plan["clock"];
  readonly away: Plan["away"];
  readonly memory: Plan["settings"]["memory"];
  readonly takeBack: Plan["settings"]["takeBack"];
}

export const presets: Readonly<Record<PresetName, Preset>> = {
  table: { clock: null, away: "wait", memory: "aided", takeBack: "consent" },
  live: { clock: { kind: "move", seconds: 60 }, away: "perch", memory: "book", takeBack: "free" },
  letter: { clock: { kind: "move", seconds: 259_200 }, away: "perch", memory: "aided", takeBack: "free" },
};

export type Setting = keyof Preset;

/** The settings of a plan that are otherwise than its preset has them. */
export function differences(plan: Pick<Plan, "clock" | "away" | "settings">, preset: PresetName): Setting[] {
  const { memory, takeBack } = plan.settings;
  const { clock, away } = plan;
  const usual = presets[preset];
  const has: Preset = { clock, away, memory, takeBack };
  return (Object.keys(usual) as Setting[]).filter((name) => !isSame(usual[name], has[name]));
}

/** The preset that a plan is nearest to. */
export function presetOf(plan: Pick<Plan, "clock" | "away" | "settings">): PresetName {
  const far = (name: PresetName) => differences(plan, name).length + (isOfItsTime(plan, name) ? 0 : 2);
  return presetNames.reduce((best, name) => (far(name) < far(best) ? name : best));
}

const DAY = 86_400;

/** No clock, one of minutes, or one of days: nothing makes so much of a difference. */
function isOfItsTime({ clock }: Pick<Plan, "clock">, name: PresetName): boolean {
  if (clock === null || name === "table") return clock === null && name === "table";
  return clock.seconds >= DAY === (name === "letter");
}

/** What is to be changed of a plan for it. */
export function changesFor(name: PresetName): NewPlan {
  const { clock, away, memory, takeBack } = presets[name];
  return { clock, away, settings: { memory, takeBack } };
}

/** The one that was last chosen on this device. */
export function usualPreset(): PresetName {
  return presetNames.find((name) => name === myself().preset) ?? "table";
}
