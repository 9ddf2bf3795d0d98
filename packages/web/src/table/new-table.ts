/** A table that is being set up: who sits where, by which options. Plain data until it is opened. */
import type { Level } from "@guinguette/bots/levels";
import type { GameId } from "@guinguette/rules/contract";
import type { TableSettings } from "@guinguette/table/settings";
import { type OpenedTable, openTable } from "@guinguette/table/table";
import type { Holder } from "@guinguette/table/terms";
import { newSeed } from "../saved/store.ts";
import { cutName } from "./names.ts";

export interface Chair {
  name: string;
  kind: "person" | Level;
  /** For looks; in Fish & Chips the seat itself is a colour. */
  colour: number;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

export interface Plan {
  chairs: Chair[];
  options: Record<string, string | number>;
  /** The seat that starts; null: at random. */
  first: number | null;
  settings: Mutable<TableSettings>;
  seed: string;
}

/** The field of a set-up that says who starts; Fish & Chips finds out by its own rule (FC-S5). */
const firstField: Readonly<Record<GameId, string | null>> = {
  "fish-fish": "firstFisher",
  wishes: "firstPlayer",
  "chat-peche": "firstPlayer",
  "fish-and-chips": null,
};

export function canChooseFirst(game: GameId): boolean {
  return firstField[game] !== null;
}

/** Whether the options change anything at a table of so many: the solitaire counts no points (FC-5). */
export function hasOptions(game: GameId, players: number): boolean {
  return game !== "fish-and-chips" || players > 1;
}

export function openPlan(game: GameId, plan: Plan): OpenedTable {
  const holders = plan.chairs.map(({ name, kind, colour }, seat): Holder => {
    const trimmed = cutName(name.trim()).trim();
    const chosen = colour === seat || game === "fish-and-chips" ? {} : { colour };
    return kind === "person"
      ? { kind, name: trimmed, ...chosen }
      : { kind: "bot", name: trimmed, level: kind, ...chosen };
  });
  const field = firstField[game];
  const setup = field === null || plan.first === null ? {} : { [field]: plan.first };
  return openTable({
    game,
    options: { ...plan.options },
    seed: plan.seed.trim() === "" ? newSeed() : plan.seed.trim(),
    setup,
    holders,
    settings: { ...plan.settings },
  });
}
