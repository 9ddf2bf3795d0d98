/** A table that is being set up: who sits where, by which options. Plain data until it is opened. */
import type { Level } from "@guinguette/bots/levels";
import type { GameId } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import type { TableSettings } from "@guinguette/table/settings";
import { type OpenedTable, openTable } from "@guinguette/table/table";
import type { Holder } from "@guinguette/table/terms";
import { cutName } from "@guinguette/words/names";
import { newSeed } from "../saved/store.ts";

export interface PlannedChair {
  name: string;
  kind: "person" | Level;
  /** For looks; where a colour is a seat, the seat itself. */
  colour: number;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

export interface Plan {
  chairs: PlannedChair[];
  options: Record<string, string | number>;
  /** The seat that starts; null: at random. */
  first: number | null;
  settings: Mutable<TableSettings>;
  seed: string;
}

export function openPlan(game: GameId, plan: Plan): OpenedTable {
  const { startField, colourIsSeat } = gameOf(game).about;
  const holders = plan.chairs.map(({ name, kind, colour }, seat): Holder => {
    const trimmed = cutName(name.trim()).trim();
    const chosen = colour === seat || colourIsSeat ? {} : { colour };
    return kind === "person"
      ? { kind, name: trimmed, ...chosen }
      : { kind: "bot", name: trimmed, level: kind, ...chosen };
  });
  const setup = startField === null || plan.first === null ? {} : { [startField]: plan.first };
  return openTable({
    game,
    options: { ...plan.options },
    seed: plan.seed.trim() === "" ? newSeed() : plan.seed.trim(),
    setup,
    holders,
    settings: { ...plan.settings },
  });
}
