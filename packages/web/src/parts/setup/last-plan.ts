/** The last table that was set here, by game: who sat at it, and by which options. Kept on this device for the next one. */
import type { Game } from "@guinguette/rules/contract";
import { optionsOf, refusedOptions, usualOptions } from "@guinguette/rules/options";
import { settingValues, usualSettings } from "@guinguette/table/settings";
import { cutName } from "@guinguette/words/names";
import { coloursToChoose } from "../../table/colours.ts";
import type { Plan, PlannedChair } from "../../table/new-table.ts";
import { kinds } from "../../table/plan-asked.ts";
import { boxOptions } from "./box.ts";

/** Who starts and the seed belong to one table alone; the box has its own place. */
type Kept = Pick<Plan, "chairs" | "options" | "settings">;

const keyOf = ({ id }: Game) => `guinguette/last/${id}`;

export function keepPlan(game: Game, { chairs, options, settings }: Plan): void {
  const box = boxOptions(game.id);
  const own = Object.entries(options).filter(([name]) => !box.includes(name));
  const kept: Kept = { chairs, options: Object.fromEntries(own), settings };
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(kept));
  } catch {
    // A full or forbidden storage costs the next table its names, nothing else.
  }
}

/** The last table once more; null where none was kept, or anything odd: none of it can be trusted then. */
export function keptPlan(game: Game): Plan | null {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null");
    if (!isRecord(read)) return null;
    const chairs = chairsIn(game, read.chairs);
    const options = optionsIn(game, read.options);
    const settings = settingsIn(read.settings);
    if (chairs === null || options === null || settings === null) return null;
    return { chairs, options, settings, first: null, seed: "" };
  } catch {
    return null;
  }
}

function chairsIn(game: Game, given: unknown): PlannedChair[] | null {
  if (!Array.isArray(given) || !game.about.players.includes(given.length)) return null;
  const colours = Math.max(given.length, coloursToChoose(game, given.length));
  const chairs = given.flatMap((chair: unknown): PlannedChair[] => {
    if (!isRecord(chair)) return [];
    const kind = kinds.find((one) => one === chair.kind);
    const { name, colour } = chair;
    if (kind === undefined || typeof name !== "string" || typeof colour !== "number") return [];
    if (!Number.isInteger(colour) || colour < 0 || colour >= colours) return [];
    return [{ kind, name: cutName(name), colour }];
  });
  const distinct = new Set(chairs.map(({ colour }) => colour)).size === chairs.length;
  return chairs.length === given.length && distinct ? chairs : null;
}

function optionsIn(game: Game, given: unknown): Plan["options"] | null {
  if (!isRecord(given)) return null;
  const specs = new Map(optionsOf(game));
  const box = boxOptions(game.id);
  const options = usualOptions(game);
  for (const [name, value] of Object.entries(given)) {
    const spec = specs.get(name);
    if (spec === undefined || box.includes(name)) return null;
    if (spec.kind === "choice" && typeof value === "string" && spec.values.includes(value))
      options[name] = value;
    else if (spec.kind === "integer" && isCount(value) && value >= spec.min) options[name] = value;
    else return null;
  }
  return refusedOptions(game, options) === null ? options : null;
}

function settingsIn(given: unknown): Plan["settings"] | null {
  if (!isRecord(given)) return null;
  const memory = settingValues.memory.find((one) => one === given.memory);
  const takeBack = settingValues.takeBack.find((one) => one === given.takeBack);
  if (memory === undefined || takeBack === undefined) return null;
  return { memory, takeBack, hints: usualSettings.hints };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
