/** What somebody would like to be played, read and made whole. */
import { gameOf } from "@guinguette/rules/games";
import { readOptions } from "@guinguette/rules/options";
import { Malformed } from "@guinguette/rules/shape";
import { isSame } from "@guinguette/table/same";
import { usualSettings } from "@guinguette/table/settings";
import type { NewPlan } from "@guinguette/wire/http";
import type { Plan } from "@guinguette/wire/terms";
import type { StoredPlan } from "./entries.ts";
import type { Refusal } from "./refusal.ts";

/** Everything as usual, for a game and so many players. Among people apart there are no hints unless their host says so. */
export function usualPlan(game: Plan["game"], players: number): Plan {
  return {
    game,
    players,
    empty: "wait",
    options: {},
    settings: { ...usualSettings, hints: "none" },
    listed: false,
    watching: "public",
    delay: 0,
    clock: null,
    away: "wait",
  };
}

/** The same where nobody has said how many come: as many as the game has seats for, and it starts with those who are there. */
export function openPlan(game: Plan["game"]): Plan {
  return { ...usualPlan(game, mostPlayers(game)), empty: "go" };
}

export function mostPlayers(game: Plan["game"]): number {
  return Math.max(...gameOf(game).about.players);
}

/**
 * The plan as it holds now. Who agreed to be watched from their seat with a delay did not agree to be watched at once:
 * such a table is watched by what everybody may see, which holds no secret.
 */
export function wholePlan({ delay, ...plan }: StoredPlan): Plan {
  const usual = usualPlan(plan.game, plan.players);
  const whole = { ...usual, ...plan, settings: { ...usual.settings, ...plan.settings } };
  return delay && whole.watching === "seats" ? { ...whole, watching: "public" } : whole;
}

/** So much at most for a number among the options of a table here: with any number that the rules allow a game would go on for
 * longer than a table is kept (`bounds.ts`). */
export const MOST_OPTION = 1_000;

function bounded(options: object): void {
  for (const [name, found] of Object.entries(options))
    if (typeof found === "number" && found > MOST_OPTION)
      throw new Malformed(`options.${name}`, { kind: "range", found, min: 0, max: MOST_OPTION });
}

/** The plan with what is new in it. Throws `Malformed`. */
function planWith(plan: Plan, changes: NewPlan): Plan {
  const { game: id = plan.game, listed, watching, clock, away } = changes;
  const game = gameOf(id);
  // Whoever says how many waits for so many, unless they say otherwise.
  const empty = changes.empty ?? (changes.players === undefined ? plan.empty : "wait");
  const hasItsSeats = id === plan.game || plan.empty === "wait";
  const players = changes.players ?? (hasItsSeats ? plan.players : mostPlayers(id));
  if (!game.about.players.includes(players))
    throw new Malformed("players", {
      kind: "range",
      found: players,
      min: Math.min(...game.about.players),
      max: Math.max(...game.about.players),
    });
  // Another game has other options: what was chosen for the last one says nothing.
  const before = id === plan.game ? plan.options : {};
  const options = readOptions(game, { ...before, ...changes.options }, "options") as Plan["options"];
  bounded(changes.options ?? {});
  const { memory, takeBack, hints } = changes.settings ?? {};
  return {
    game: id,
    players,
    empty,
    options,
    settings: {
      memory: memory ?? plan.settings.memory,
      takeBack: takeBack ?? plan.settings.takeBack,
      hints: hints ?? plan.settings.hints,
    },
    listed: listed ?? plan.listed,
    watching: watching ?? plan.watching,
    clock: clock === undefined ? plan.clock : clock,
    away: away ?? plan.away,
    delay: plan.delay,
  };
}

export type ReadPlan =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly because: Refusal };

/** The plan with what is new in it, or what cannot be understood of that. */
export function readPlan(plan: Plan, changes: NewPlan): ReadPlan {
  return orMalformed(() => {
    const next = planWith(plan, changes);
    // Strangers come there, who agreed to nothing.
    if (next.listed && next.settings.hints !== "none")
      return {
        ok: false,
        because: { kind: "hints-listed", at: changes.listed ? "listed" : "settings.hints" },
      };
    return { ok: true, plan: next };
  });
}

/** The plan, or why there can be no such table with this set-up. A long one takes as long as several moves. */
export function dealtBy(plan: Plan, setup: unknown): ReadPlan {
  return orMalformed(() => {
    const game = gameOf(plan.game);
    const read = game.setupShape(plan.players)(setup, "setup");
    const refusal = game.checkSetup({ ...plan, setup: read });
    return refusal === null ? { ok: true, plan } : { ok: false, because: { kind: "rule", refusal } };
  });
}

/** Whether what is dealt for one is dealt for the other. */
export function isDealtAlike(plan: Plan, other: Plan): boolean {
  return plan.game === other.game && plan.players === other.players && isSame(plan.options, other.options);
}

function orMalformed(read: () => ReadPlan): ReadPlan {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof Malformed)) throw cause;
    return { ok: false, because: { kind: "malformed", at: cause.at, malformed: cause } };
  }
}
