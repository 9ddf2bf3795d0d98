/** The first table of whoever has just learnt a game: against one bot, and an easy one. */
import type { Game } from "@guinguette/rules/contract";
import { withBox } from "../parts/setup/box.ts";
import { putFresh } from "../saved/in-hand.ts";
import { newId } from "../saved/store.ts";
import { openPlan } from "./new-table.ts";
import { planAsked } from "./plan-asked.ts";

/** The id of a new table; null where there can be none by the box of this device. */
export function openFirst(game: Game): string | null {
  const asked = new URLSearchParams({ seats: "person,gudgeon" });
  const plan = planAsked(game, asked);
  const seated = openPlan(game.id, { ...plan, options: withBox(game, plan.options, asked) });
  if (!seated.ok) return null;
  const id = newId();
  putFresh(id, seated.table);
  return id;
}
