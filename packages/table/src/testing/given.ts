/** All that comes through a link to somebody in the course of a game. */
import type { Viewer } from "@guinguette/rules/contract";
import type { Link } from "../link.ts";
import { isOver } from "../table.ts";
import type { End } from "./end.ts";
import type { Offered, Whim } from "./offers.ts";
import { allKinds, offerThrough } from "./through.ts";

export interface Given {
  readonly viewer: Viewer;
  readonly link: Link;
  /** Sights, answers, and what else was asked for, in the order in which it came. */
  readonly things: unknown[];
}

/** Lets somebody watch, ask for everything and offer everything that is refused, while whims are followed. */
export async function givenTo(end: End, viewer: Viewer, followed: readonly Whim[]): Promise<Given> {
  const link = await end.linkFor(viewer);
  const things: unknown[] = [];
  const stop = link.watch(0, (sight) => things.push(sight));
  const made: Offered[] = [];
  for (const whim of followed) {
    await offerThrough(end, whim, made);
    if (isOver(end.table)) break;
    things.push(await link.mayTakeBack(), await link.record());
    // A number to come: every kind of offer is answered, and none is accepted.
    for (const offered of allKinds(end.table))
      things.push(await link.offer({ ...offered, seen: end.table.changes.length + 1 }));
    const { game } = end.table;
    for (let code = whim.pick % 13; code < game.moveCount; code += 13) {
      const offered = { kind: "play", seen: end.table.changes.length, move: game.decode(code) } as const;
      if (viewer === "spectator" || game.check(end.table.state, viewer, offered.move) !== null)
        things.push(await link.offer(offered));
    }
  }
  await end.settled();
  stop();
  return { viewer, link, things };
}
