/** The chairs of a table that is being set: how many, and who sits on each. */
import { type Level, levels } from "@guinguette/bots/levels";
import { freeColour } from "../../table/colours.ts";
import type { Plan, PlannedChair } from "../../table/new-table.ts";
import { botNicknames } from "../../words/setup.ts";

export const botLevels: readonly Level[] = levels;
const USUAL_LEVEL: Level = "perch";

/** So many chairs: the last ones go, and who comes is a person, or a bot where one plays alone or the last one is a bot. */
export function seatSo(plan: Plan, count: number, alone: boolean): void {
  while (plan.chairs.length > count) removeChair(plan, plan.chairs.length - 1);
  while (plan.chairs.length < count) {
    const isBot = alone || plan.chairs.at(-1)?.kind !== "person";
    plan.chairs.push({ kind: "person", name: "", colour: freeColour(plan.chairs) });
    if (isBot) setKind(plan, plan.chairs.length - 1, null);
  }
}

export function removeChair(plan: Plan, seat: number): void {
  plan.chairs.splice(seat, 1);
  // Who starts keeps starting, one place further up; if it was this chair, chance decides.
  if (plan.first === seat) plan.first = null;
  else if (plan.first !== null && plan.first > seat) plan.first--;
}

/** A person, or a bot: of this level, or, without one (null), as strong as the other bots. A name that was given stays. */
export function setKind({ chairs }: Plan, seat: number, kind: PlannedChair["kind"] | null): void {
  const chair = chairs[seat];
  if (chair === undefined) return;
  const others = chairs.flatMap((one) => (one !== chair && one.kind !== "person" ? [one.kind] : []));
  if (kind === "person" && botNicknames.includes(chair.name)) chair.name = "";
  chair.kind = kind ?? others.at(-1) ?? USUAL_LEVEL;
  if (chair.kind !== "person" && chair.name === "") chair.name = nicknameFor(chairs, seat);
}

/** That of the seat, unless another chair has it. */
function nicknameFor(chairs: readonly PlannedChair[], seat: number): string {
  const taken = chairs.map(({ name }) => name);
  const own = botNicknames[seat] ?? "";
  return taken.includes(own) ? (botNicknames.find((name) => !taken.includes(name)) ?? "") : own;
}
