/** The far side of a table: it holds the table, makes the changes, and gives each viewer a link. */
import type { Viewer } from "@guinguette/rules/contract";
import type { Seat } from "@guinguette/rules/seats";
import { integer } from "@guinguette/rules/shape";
import { carried } from "./carried.ts";
import type { Answer, Offer } from "./changes.ts";
import { deedOf } from "./deed.ts";
import type { Link } from "./link.ts";
import { offer } from "./offer.ts";
import { type Sight, sightOf } from "./sight.ts";
import { isOver, recordOf, type Table } from "./table.ts";
import { couldTakeBack, takeBackOf } from "./take-back.ts";
import type { Secret } from "./terms.ts";
import { wellFormed } from "./well-formed.ts";

export interface Far extends Secret {
  readonly table: Table;
  /** What whoever has the table in hand offers for a seat: its bot's move, or that its time is up. */
  offer(seat: Seat, offered: Offer): Answer;
  /** After every change. Returns how to stop listening. */
  listen(changed: () => void): () => void;
  /** A link for somebody who may look from there. */
  linkFor(viewer: Viewer): Link;
}

export function farOf(table: Table): Far {
  const listeners = new Set<() => void>();

  function make(seat: Seat, wish: Offer, inPerson: boolean): Answer {
    const answer = offer(table, seat, wish, inPerson);
    if (answer.ok && !answer.again) for (const listener of [...listeners]) listener();
    return answer;
  }

  return {
    table,
    offer: (seat, wish) => make(seat, wish, false),
    listen(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    linkFor: (viewer) => ({
      watch(since, seen) {
        let last = since;
        let watching = true;
        const look = () => {
          // As it stands now; it is heard of a moment later, as from afar.
          const sight: Sight = carried(sightOf(table, viewer, last));
          last = sight.number;
          void Promise.resolve().then(() => watching && seen(sight));
        };
        listeners.add(look);
        look();
        return () => {
          watching = false;
          listeners.delete(look);
        };
      },
      offer: async (wish) =>
        viewer === "spectator"
          ? { ok: false, because: { kind: "table", why: "no-such-seat" } }
          : carried(make(viewer, wish, true)),
      mayTakeBack: async () => (viewer === "spectator" ? null : takeBackOf(table, viewer)),
      async couldTakeBack(offered) {
        const move = wellFormed(table.game.moveShape, offered);
        return viewer !== "spectator" && move !== null && couldTakeBack(table, viewer, move);
      },
      async deed(asked) {
        const at = wellFormed(integer, asked);
        return at === null ? null : carried(deedOf(table, at));
      },
      record: async () => (isOver(table) ? carried(recordOf(table)) : null),
    }),
  };
}
