/** What a bot chooses: it waits for its turn to think, and thinks of the table as it is by then. */
import type { BotName } from "@guinguette/bots/levels";
import type { Seat } from "@guinguette/rules/seats";
import type { Clock } from "@guinguette/table/decide";
import { type Answering, answering, botToAsk } from "@guinguette/table/driver";
import type { Room } from "../room/room.ts";
import { type Asker, type Rank, ranks } from "../thinking/queue.ts";
import type { Thinking, Turn } from "../thinking/thinking.ts";

export interface Choosing {
  readonly thinking: Thinking;
  readonly askerAt: (room: Room) => Asker;
  readonly clock: Clock;
  readonly noted: (cause: unknown) => void;
  readonly look: (id: string) => Promise<Room | null>;
  /** Whether a bot may still move there. */
  readonly mayChoose: (room: Room) => boolean;
}

/** A bot that waits for its turn. */
export interface Waiting {
  readonly rank: Rank;
  /** It does not wait any more. */
  drop(): void;
}

interface Choice extends Answering {
  readonly seat: Seat;
  readonly bot: BotName;
  /** When it was asked: what it waited counts among its beats, so that nobody reads from it how long others thought. */
  readonly begun: number;
}

/** Null where no bot is waited for here any more, once it is its turn. `waits` is told while it waits, and when it does not
 * any more. Whoever waits holds no room in memory. */
export async function choiceAt(
  choosing: Choosing,
  id: string,
  first: Asker,
  waits: (waiting: Waiting | null) => void,
): Promise<Choice | null> {
  const { thinking, clock } = choosing;
  const begun = clock.now();
  for (let asker: Asker | null = first; asker !== null; ) {
    const dropped = new AbortController();
    waits({ rank: asker.rank, drop: () => dropped.abort() });
    const turn: Turn | null = await thinking.turn(asker, dropped.signal);
    waits(null);
    if (turn === null) return null;
    try {
      const chosen = await choose(choosing, id, asker, turn);
      if (chosen === null || "seat" in chosen) return chosen && { ...chosen, begun };
      // Those for whom it waited have left meanwhile: others come first.
      asker = thinking.isFull(chosen) ? null : chosen;
    } finally {
      turn.done();
    }
  }
  return null;
}

/** In its turn; or for whom it waits by now, where that comes later. */
async function choose(
  { look, askerAt, mayChoose, clock, noted }: Choosing,
  id: string,
  { rank }: Asker,
  { places }: Turn,
): Promise<Omit<Choice, "begun"> | Asker | null> {
  const room = await look(id);
  if (room === null || room.table === null || !mayChoose(room)) return null;
  const asker = askerAt(room);
  if (ranks.indexOf(asker.rank) > ranks.indexOf(rank)) return asker;
  const asked = botToAsk(room.table);
  if (asked === null) return null;
  return { ...(await answering(room.table, asked, { clock, places, noted })), ...asked };
}
