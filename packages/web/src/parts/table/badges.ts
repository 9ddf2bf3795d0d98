/** What is to be known of a player beside the game, in the order of urgency. */
import type { Seat } from "@guinguette/rules/seats";
import type { Holder } from "@guinguette/table/terms";
import { levelCalled } from "@guinguette/words/levels";
import type { FarTable } from "../../apart/far-table.svelte.ts";
import { howThere } from "../../apart/how-there.ts";
import type { Badge } from "../../games/plate.ts";
import { say, settings } from "../../settings.svelte.ts";
import { botSaid } from "../../words/levels.ts";
import { presenceWords, timeLeftWords } from "../../words/presence.ts";
import { tableWords } from "../../words/table.ts";
import { ui } from "../../words/ui.ts";

interface Player {
  readonly holder: Holder;
  readonly isReady: boolean;
}

/** A clock with less than this left is told before anything else, in milliseconds. */
const LOW = 30_000;

export function badgesOf(seat: Seat, { holder, isReady }: Player, far: FarTable | null): Badge[] {
  const clock = clockBadge(seat, far);
  const chair = far?.chairs[seat];
  const how =
    far === null || chair === undefined
      ? null
      : howThere(chair, far.company.presence?.[seat], far.persons.includes(seat));
  const badges: Badge[] = [];
  if (how !== null && how !== "here" && how !== "you")
    badges.push({ kind: "presence", how, text: say(presenceWords[how]) });
  if (clock !== null) badges.push(clock);
  if (isReady) badges.push({ kind: "ready", text: say(tableWords.isReady) });
  if (how === "here" || how === "you") badges.push({ kind: "presence", how, text: say(presenceWords[how]) });
  if (holder.kind === "bot") {
    const level = levelCalled(holder.level);
    const text = level === undefined ? say(ui.bot) : botSaid(level, settings.language);
    badges.push({ kind: "bot", level: holder.level, text });
  }
  return badges;
}

/** What is left to a seat; null: it has no clock. */
export function clockBadge(seat: Seat, far: FarTable | null): Badge | null {
  const clock = far?.company.clockAt(seat) ?? null;
  if (clock === null) return null;
  const { left, running } = clock;
  return { kind: "clock", text: say(timeLeftWords(left)), running, low: running && left < LOW };
}

/** Whether a person has dropped out, and the seat is kept. */
export function isGone(seat: Seat, { holder }: Player, far: FarTable | null): boolean {
  return far?.company.presence?.[seat] === "back-soon" && holder.kind === "person";
}
