/** Touching and dragging, as every board and list needs it: the game says what a place stands for. */
import type { Types } from "@guinguette/rules/contract";
import type { GameLook } from "../../games/look.ts";
import type { Situation, Touching } from "../../games/touch.ts";
import type { Proposal } from "../../table/proposal.svelte.ts";
import { sameMove } from "../../table/same-move.ts";

/** As much of a sitting as a touch needs. */
export type Toucher = Pick<Proposal, "pick" | "propose" | "why"> & Partial<Pick<Proposal, "drop">>;

export function touchingAt(look: GameLook, now: Situation, by: Toucher): Touching {
  const { touch: rules } = look;
  const ways = now.legal.flatMap((move) => rules.ways(move, now.view).map((way) => ({ ...way, move })));

  function touch(place: string): void {
    if (now.seat === null) return;
    const touched = rules.touch(place, now);
    switch (touched.type) {
      case "pick":
        by.pick(touched.place);
        break;
      case "propose":
        if (touched.picked !== undefined && touched.picked !== now.picked) by.pick(touched.picked);
        by.propose(touched.move);
        break;
      case "why":
        by.why(touched.rule);
    }
  }

  return {
    open: now.seat === null ? new Set() : rules.open(now),
    chosen: rules.chosen(now),
    touch,
    targets: (from) => new Set(ways.flatMap((way) => (way.from === from ? [way.to] : []))),
    drop(from, to) {
      const moves: Types["move"][] = ways.flatMap((way) =>
        way.from === from && way.to === to ? [way.move] : [],
      );
      const touched = rules.touch(from, now);
      const move = moves.length === 1 ? moves[0] : touched.type === "propose" ? touched.move : undefined;
      if (move !== undefined && moves.some((one) => sameMove(one, move))) (by.drop ?? by.propose)(move);
      // One of several: the piece is taken up, and the rest follows. A piece that is taken up stays so.
      else if (!rules.chosen(now).has(from)) touch(from);
    },
  };
}
