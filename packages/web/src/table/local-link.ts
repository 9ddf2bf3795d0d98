/** The end of the link that is in this page: the table lives in here, and nobody else holds it. */
import type { Seat } from "@guinguette/rules/seats";
import { heardBy, seenBy, takeBackOf } from "@guinguette/table/seen";
import { passing, shownTo, toldTo } from "@guinguette/table/shown";
import { act, recordOf, type Table, unseal } from "@guinguette/table/table";
import { agree, disagree, takeBack } from "@guinguette/table/take-back";
import type { Link } from "./link.ts";

export function localLink(table: Table): Link {
  const listeners = new Set<() => void>();
  const changed = <T>(answer: T): T => {
    for (const listener of listeners) listener();
    return answer;
  };
  return {
    seating: table.seating,
    seen: (viewer) => seenBy(table, viewer),
    heard: (viewer, from) => heardBy(table, viewer, from),
    shown: (viewer) => shownTo(table, viewer),
    told: (viewer, news) => toldTo(table, viewer, news),
    passing: (viewer, news) => passing(table, viewer, news),
    isSecret: (seat) => isSecret(table, seat),
    check: (seat, move) => table.game.check(table.state, seat, move),
    act(seat, move) {
      const acted = act(table, seat, move);
      return acted.ok ? changed({ ok: true }) : acted;
    },
    unseal: (seat) => changed(void unseal(table, seat)),
    backOf: (seat) => takeBackOf(table, seat),
    takeBack: (seat) => changed(takeBack(table, seat)),
    agree: (seat) => changed(agree(table, seat)),
    disagree: () => changed(disagree(table)),
    record: () => recordOf(table),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A choice made at the same time as others', or from among moves that others may not know. */
function isSecret({ game, state }: Table, seat: Seat): boolean {
  if (!game.about.hidden) return false;
  const actors = game.actors(state);
  return (actors & (actors - 1)) !== 0 || !game.legalIsPublic(state, seat);
}
