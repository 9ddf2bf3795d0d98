/** Somebody who plays by what they see: any legal move, whenever they are waited for, and now and then with a hint. */
import type { Sight } from "@guinguette/table/sight";
import type { Line } from "@guinguette/wire/client/line";
import { type FarLink, linkTo } from "@guinguette/wire/client/link";

/** A change that the table has acknowledged to somebody. */
export interface Acknowledged {
  readonly table: string;
  readonly seat: number;
  readonly number: number;
  /** Null for a hint. */
  readonly move: unknown;
}

export interface Player {
  readonly link: FarLink;
  /** What they saw last. */
  sight(): Sight | null;
  /** Comes when they see that the game is over, and know what became of all that they offered. */
  readonly over: Promise<void>;
  leave(): void;
}

export function player(
  line: Line,
  table: string,
  acknowledged: (change: Acknowledged) => void,
  pick: () => number,
): Player {
  const link = linkTo(line, table, "seat");
  let last: Sight | null = null;
  let ended = () => {};
  const over = new Promise<void>((done) => {
    ended = done;
  });

  let thinking: Promise<void> = Promise.resolve();

  async function move({ viewer, number, legal, terms }: Sight): Promise<void> {
    const chosen = legal[pick() % legal.length];
    if (chosen === undefined || viewer === "spectator") return;
    if (terms.settings.hints === "told" && pick() % 4 === 0) {
      const hint = await link.offer({ kind: "hint", seen: number });
      if (hint.ok) acknowledged({ table, seat: viewer, number: hint.number, move: null });
    }
    const answer = await link.offer({ kind: "play", seen: number, move: chosen });
    if (answer.ok) acknowledged({ table, seat: viewer, number: answer.number, move: chosen });
  }

  const stop = link.watch(0, (sight) => {
    last = sight;
    // The answer to the last move comes after its sight.
    if (sight.winners !== null) void thinking.then(ended);
    // Whoever leaves while they are waited for is answered no more.
    else if (sight.awaited.includes(sight.viewer as number)) thinking = move(sight).catch(() => {});
  });
  return {
    link,
    sight: () => last,
    over,
    leave() {
      stop();
      link.close();
    },
  };
}
