/** When a program is asked, told by a table in the test's hands. */
import { fileURLToPath } from "node:url";
import { offer } from "@guinguette/table/offer";
import { sightOf } from "@guinguette/table/sight";
import { sit } from "@guinguette/table/testing/sit";
import type { Socket } from "@guinguette/wire/client/line";
import type { FromViewer } from "@guinguette/wire/live";
import { expect, it } from "vitest";
import { newMark } from "../match/family.ts";
import { programOf, stopProgram } from "../match/program.ts";
import type { NodeLine } from "./line.ts";
import { playAt } from "./playing.ts";

const first = fileURLToPath(new URL("../testing/programs/first.mjs", import.meta.url));

it("is asked nothing while a bot of the server holds its seat, and plays on once that has moved", async () => {
  const program = programOf(
    `node ${first}`,
    { first: 20_000, later: 20_000 },
    { started() {}, ended() {}, said() {} },
    newMark("GUINGUETTE_BOT"),
  );
  const told = { offered: (_message: FromViewer) => {} };
  const offered = new Promise<FromViewer>((resolve) => {
    told.offered = resolve;
  });
  const socket: Socket = {
    send: (text) => text.includes('"offer"') && told.offered(JSON.parse(text)),
    close() {},
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
  };
  const never = () => new Promise<never>(() => {});
  const line = { open: () => socket, wait: never, deadline: never, chance: () => 0 };
  const failures: unknown[] = [];
  const stop = new AbortController();
  const playing = playAt(
    line as unknown as NodeLine,
    "t",
    { program, ms: 0 },
    { room() {}, failed: (failure) => void failures.push(failure) },
    stop.signal,
  );
  const say = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) });
  socket.onopen?.();
  say({ type: "hello", version: 1, viewer: 0 });
  const table = sit("fish-fish", 2, { setup: { firstFisher: 0 } });
  offer(table, 0, { kind: "time-out", seen: 0, level: "fry" });
  expect(sightOf(table, 0)).toMatchObject({ awaited: [0], legal: [] });
  say({ type: "sight", sight: sightOf(table, 0) });
  offer(table, 0, { kind: "sit-down", seen: table.changes.length, name: "P0" });
  const sight = sightOf(table, 0, 1);
  say({ type: "sight", sight });
  const [move] = sight.legal.slice(1);
  expect(await offered).toMatchObject({ type: "offer", offer: { kind: "play", seen: sight.number, move } });
  expect(failures).toEqual([]);
  stop.abort();
  expect(await playing).toBeNull();
  stopProgram(program);
});
