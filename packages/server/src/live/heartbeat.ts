/** One clock for all live connections: each is asked now and then whether it is still there. */
import { LOOK } from "./patience.ts";
import type { LiveSocket } from "./socket.ts";

/** Between two beats, in milliseconds: few connections are asked at each, so that no move waits for long behind them. */
export const BEAT = 100;
/** Between two pings of one connection, in beats. */
const ROUND = 250;
/** Between two looks at one connection, in beats. */
const LOOKED = LOOK / BEAT;

export interface Heartbeat {
  add(socket: LiveSocket): void;
  remove(socket: LiveSocket): void;
  beat(): void;
  all(): IterableIterator<LiveSocket>;
  readonly count: number;
}

/** `look`: at each connection, now and then. */
export function heartbeat(look: (socket: LiveSocket) => void = () => {}): Heartbeat {
  /** Spread over the beats of a round in the order they came, so that no beat has many. */
  const places = Array.from({ length: ROUND }, () => new Set<LiveSocket>());
  let next = 0;
  let now = 0;
  let count = 0;
  return {
    add(socket) {
      places[next]?.add(socket);
      socket.beat = next;
      next = (next + 1) % ROUND;
      count++;
    },
    remove(socket) {
      if (places[socket.beat]?.delete(socket)) count--;
    },
    beat() {
      for (const socket of places[now] ?? []) {
        if (!socket.alive) socket.terminate();
        else {
          socket.alive = false;
          socket.ping();
        }
      }
      for (let at = now % LOOKED; at < ROUND; at += LOOKED)
        for (const socket of places[at] ?? []) look(socket);
      now = (now + 1) % ROUND;
    },
    *all() {
      for (const place of places) yield* place;
    },
    get count() {
      return count;
    },
  };
}
