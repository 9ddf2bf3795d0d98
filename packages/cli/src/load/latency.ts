/**
 * How long moves take to everybody at one table. A move is sent, each viewer receives a sight, and the mover is answered
 * which number it has become: in whatever order these come.
 */

interface Sent {
  readonly at: number;
  number: number | null;
  /** Those who have not received it yet, a bit for each. */
  missing: number;
}

interface Receipt {
  readonly viewer: number;
  readonly number: number;
  readonly at: number;
}

export interface Latency {
  /** Somebody sends a move now; what it becomes is said by calling what is given back: null where it was refused. */
  send(at: number): (number: number | null) => void;
  /** Somebody has received how things stand after this change. */
  receive(viewer: number, number: number, at: number): void;
}

/** `took`: called once for each move and viewer, in milliseconds. */
export function latencyAt(viewers: number, took: (milliseconds: number) => void): Latency {
  let sent: Sent[] = [];
  /** Since the oldest move that is not settled. */
  let receipts: Receipt[] = [];

  function settle(): void {
    for (const move of sent) {
      if (move.number === null) continue;
      for (const { viewer, number, at } of receipts)
        if (number >= move.number && (move.missing & (1 << viewer)) !== 0) {
          move.missing &= ~(1 << viewer);
          took(at - move.at);
        }
    }
    sent = sent.filter(({ missing }) => missing !== 0);
    if (sent.length === 0) receipts = [];
  }

  return {
    send(at) {
      const move: Sent = { at, number: null, missing: (1 << viewers) - 1 };
      sent.push(move);
      return (number) => {
        move.number = number;
        if (number === null) move.missing = 0;
        settle();
      };
    },
    receive(viewer, number, at) {
      if (sent.length === 0) return;
      receipts.push({ viewer, number, at });
      settle();
    },
  };
}
