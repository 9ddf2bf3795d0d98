import fc from "fast-check";
import { expect, it } from "vitest";
import { heartbeat } from "./heartbeat.ts";
import type { LiveSocket } from "./socket.ts";

/** As much of a connection as the clock needs. */
function someSocket() {
  const socket = { alive: true, beat: 0, pings: 0, isEnded: false, ping() {}, terminate() {} };
  socket.ping = () => void socket.pings++;
  socket.terminate = () => {
    socket.isEnded = true;
  };
  return socket;
}
const asLive = (socket: ReturnType<typeof someSocket>) => socket as unknown as LiveSocket;
/** The beats of a whole round. */
const ROUND = 250;

it("asks everybody once in a round, few at a time, and ends who was not heard of by the next", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600 }), fc.func(fc.boolean()), (count, isThere) => {
      const pulse = heartbeat();
      const sockets = Array.from({ length: count }, someSocket);
      for (const socket of sockets) pulse.add(asLive(socket));
      for (let beat = 0; beat < ROUND; beat++) {
        const before = sockets.reduce((sum, { pings }) => sum + pings, 0);
        pulse.beat();
        const asked = sockets.reduce((sum, { pings }) => sum + pings, 0) - before;
        expect(asked).toBeLessThanOrEqual(Math.ceil(count / ROUND));
      }
      expect(sockets.every(({ pings, isEnded }) => pings === 1 && !isEnded)).toBe(true);
      for (const [at, socket] of sockets.entries()) socket.alive = isThere(at);
      for (let beat = 0; beat < ROUND; beat++) pulse.beat();
      for (const [at, socket] of sockets.entries()) expect(socket.isEnded).toBe(!isThere(at));
    }),
    { numRuns: 20 },
  );
});

it("forgets who has gone, wherever they were", () => {
  const pulse = heartbeat();
  const sockets = Array.from({ length: 700 }, someSocket);
  for (const socket of sockets) pulse.add(asLive(socket));
  for (const socket of sockets.slice(0, 350)) pulse.remove(asLive(socket));
  for (const socket of sockets.slice(0, 350)) pulse.remove(asLive(socket));
  expect(pulse.count).toBe(350);
  expect([...pulse.all()]).toHaveLength(350);
  for (let beat = 0; beat < ROUND; beat++) pulse.beat();
  expect(sockets.map(({ pings }) => pings)).toEqual(sockets.map((_, at) => (at < 350 ? 0 : 1)));
});
