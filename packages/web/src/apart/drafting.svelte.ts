/**
 * What the host of a table changes of its plan: shown at once, sent one after the other. What is refused is as it was
 * before, and what changes meanwhile elsewhere is taken over once nothing is on its way.
 */
import type { GameId } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { usualOptions } from "@guinguette/rules/options";
import { isSame } from "@guinguette/table/same";
import type { Asked } from "@guinguette/wire/client/http";
import type { NewPlan } from "@guinguette/wire/http";
import type { RoomView } from "@guinguette/wire/room";
import type { Plan } from "@guinguette/wire/terms";

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
export type Draft = Mutable<Omit<Plan, "settings">> & { settings: Mutable<Plan["settings"]> };

export interface Drafting {
  /** To be changed in place. */
  readonly plan: Draft;
  /** Sends what was changed. Comes back when the table is so, or the draft is as the table. */
  send(): Promise<void>;
  /** The table is so now. */
  follow(plan: Plan): void;
}

export function draftOf(first: Plan, ask: (changes: NewPlan) => Promise<Asked<RoomView>>): Drafting {
  let there: Plan = first;
  const draft = $state({ plan: copy(first) });
  let sending: Promise<void> | null = null;

  async function sendAll(): Promise<void> {
    let sent: NewPlan | null = null;
    for (;;) {
      const changes = changesOf(there, $state.snapshot(draft.plan) as Plan);
      // What was granted and is still different is never going to be so: it is not asked for without end.
      if (changes === null || isSame(changes, sent)) return;
      sent = changes;
      const asked = await ask(changes);
      if (asked.ok) there = asked.value.plan;
      else {
        draft.plan = copy(there);
        return;
      }
    }
  }

  return {
    get plan() {
      return draft.plan;
    },
    send() {
      sending ??= sendAll().finally(() => {
        sending = null;
        // What the server makes of a plan by itself.
        if (changesOf(there, $state.snapshot(draft.plan) as Plan) !== null) draft.plan = copy(there);
      });
      return sending;
    },
    follow(plan) {
      if (sending !== null) return;
      if (changesOf(there, plan) === null) return;
      there = plan;
      draft.plan = copy(plan);
    },
  };
}

/** Another game: its own options as they usually are, and as many players as it has seats for; all that it has where
 * free seats go. */
export function playInstead(draft: Draft, id: GameId): void {
  const game = gameOf(id);
  const { players } = game.about;
  const most = Math.max(...players);
  draft.players = draft.empty === "go" ? most : Math.max(Math.min(...players), Math.min(most, draft.players));
  draft.options = usualOptions(game);
  draft.game = id;
}

function copy(plan: Plan): Draft {
  return $state.snapshot(plan) as Draft;
}

/** What is different; null where nothing is. Another game has options of its own, and where free seats go as many of them
 * as the server says: a number would be waited for. */
export function changesOf(before: Plan, after: Plan): NewPlan | null {
  const { options, ...rest } = after;
  const changed = Object.fromEntries(
    Object.entries(rest).filter(
      ([key, value]) =>
        !isSame(before[key as keyof Plan], value) && !(key === "players" && after.empty === "go"),
    ),
  ) as NewPlan;
  const all =
    before.game !== after.game || isSame(before.options, options) ? changed : { ...changed, options };
  return Object.keys(all).length === 0 ? null : all;
}
