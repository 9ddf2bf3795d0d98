/** What a bot chooses: it waits for its turn to think, and thinks of the table as it is by then. */
import type { BotName } from "@guinguette/bots/levels";
import type { Seat } from "@guinguette/rules/seats";
import type { Clock } from "@guinguette/table/decide";
import { type Answering, answering, botToAsk } from "@guinguette/table/driver";
import type { Table } from "@guinguette/table/table";
import type { Room } from "../room/room.ts";
import type { Asker, Rank } from "../thinking/queue.ts";
import type { Thinking } from "../thinking/thinking.ts";

export interface Choosing {
  readonly thinking: Thinking;
  readonly askerAt: (room: Room) => Asker;
  readonly clock: Clock;
  readonly noted: (cause: unknown) => void;
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
 * any more. */
export async function choiceAt(
  { thinking, askerAt, clock, noted, mayChoose }: Choosing,
  room: Room,
  table: Table,
  waits: (waiting: Waiting | null) => void,
): Promise<Choice | null> {
  const first = botToAsk(table);
  if (first === null) return null;
  const begun = clock.now();
  const dropped = new AbortController();
  const asker = askerAt(room);
  waits({ rank: asker.rank, drop: () => dropped.abort() });
  const turn = await thinking.turn(asker, first.bot, dropped.signal);
  waits(null);
  if (turn === null) return null;
  try {
    const asked = mayChoose(room) ? botToAsk(table) : null;
    if (asked === null) return null;
    return { ...(await answering(table, asked, { clock, places: turn.places, noted })), ...asked, begun };
  } finally {
    turn.done();
  }
}
