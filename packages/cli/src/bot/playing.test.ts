/** When a program is asked, told by a table in the test's hands. */
import { fileURLToPath } from "node:url";
import { offer } from "@guinguette/table/offer";
import { type Sight, sightOf } from "@guinguette/table/sight";
import { sit } from "@guinguette/table/testing/sit";
import type { Socket } from "@guinguette/wire/client/line";
import type { FromViewer } from "@guinguette/wire/live";
import { expect, it, onTestFinished, vi } from "vitest";
import { newMark } from "../match/family.ts";
import { type Program, programOf, stopProgram } from "../match/program.ts";
import type { NodeLine } from "./line.ts";
import { type Heard, playAt } from "./playing.ts";
import { brokeSentence } from "./words.ts";

const first = fileURLToPath(new URL("../testing/programs/first.mjs", import.meta.url));

/** A program at a table, and what it is shown there; `heard` says what else becomes of it. */
function seated(program: Program, heard: Partial<Heard> = {}) {
  const told = { offered: (_message: FromViewer) => {} };
  const offers: Extract<FromViewer, { type: "offer" }>[] = [];
  const offered = new Promise<FromViewer>((resolve) => {
    told.offered = resolve;
  });
  const socket: Socket = {
    send(text) {
      if (!text.includes('"offer"')) return;
      offers.push(JSON.parse(text));
      told.offered(JSON.parse(text));
    },
    close() {},
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
  };
  const never = () => new Promise<never>(() => {});
  const line = { open: () => socket, wait: never, deadline: never, chance: () => 0 };
  const oddities: unknown[] = [];
  const note = (what: unknown) => void oddities.push(what);
  const stop = new AbortController();
  const playing = playAt(
    line as unknown as NodeLine,
    "t",
    { program, ms: 0 },
    { room() {}, failed: note, broke: note, ...heard },
    stop.signal,
  );
  onTestFinished(() => stopProgram(program));
  const say = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) });
  socket.onopen?.();
  say({ type: "hello", version: 1, viewer: 0 });
  return {
    playing,
    stop,
    offered,
    offers,
    oddities,
    say,
    shown: (sight: Sight) => say({ type: "sight", sight }),
  };
}

const programHere = () =>
  programOf(
    `node ${first}`,
    { first: 20_000, later: 20_000 },
    { started() {}, ended() {}, said() {} },
    newMark("GUINGUETTE_BOT"),
  );
/** One that cannot be started. */
const broken = (why: string): Program => ({
  ...programHere(),
  get command(): string {
    throw new Error(why);
  },
});
const dealt = () => sit("fish-fish", 2, { setup: { firstFisher: 0 } });

it("is asked nothing while a bot of the server holds its seat, and plays on once that has moved", async () => {
  const { playing, stop, offered, oddities, shown } = seated(programHere());
  const table = dealt();
  offer(table, 0, { kind: "time-out", seen: 0, level: "fry" });
  expect(sightOf(table, 0)).toMatchObject({ awaited: [0], legal: [] });
  shown(sightOf(table, 0));
  offer(table, 0, { kind: "sit-down", seen: table.changes.length, name: "P0" });
  const sight = sightOf(table, 0, 1);
  shown(sight);
  const [move] = sight.legal.slice(1);
  expect(await offered).toMatchObject({ type: "offer", offer: { kind: "play", seen: sight.number, move } });
  expect(oddities).toEqual([]);
  stop.abort();
  expect(await playing).toBeNull();
});

it("whose place the others have given to a bot, for it took so long, says that it is back, and is asked anew", async () => {
  const { playing, stop, offers, shown, say } = seated(programHere());
  const table = dealt();
  shown(sightOf(table, 0));
  const [late] = await vi.waitFor(() => (offers.length === 1 ? offers : expect.fail("nothing yet")));
  offer(table, 0, { kind: "time-out", seen: 0, level: "fry", why: "vote" });
  shown(sightOf(table, 0));
  say({ type: "answer", id: late?.id, answer: { ok: false, because: { kind: "stale" } } });
  await vi.waitFor(() => expect(offers).toHaveLength(2));
  const back = offers[1];
  expect(back?.offer).toEqual({ kind: "sit-down", seen: 1, name: "P0" });
  offer(table, 0, { kind: "sit-down", seen: 1, name: "P0" });
  shown(sightOf(table, 0, 1));
  say({ type: "answer", id: back?.id, answer: { ok: true, number: 2 } });
  await vi.waitFor(() => expect(offers).toHaveLength(3));
  expect(offers[2]?.offer).toMatchObject({ kind: "play", seen: 2 });
  stop.abort();
  expect(await playing).toBeNull();
});

it("where it cannot even be asked says so, and the first legal move is played", async () => {
  const { playing, stop, offered, oddities, shown } = seated(broken("no room for it"));
  const sight = sightOf(dealt(), 0);
  shown(sight);
  expect(await offered).toMatchObject({ offer: { kind: "play", seen: sight.number, move: sight.legal[0] } });
  expect(oddities).toEqual([new Error("no room for it")]);
  const [en, fr] = (["en", "fr"] as const).map((language) => brokeSentence(oddities[0], sight, language));
  expect(en).toBe(
    "Move 0: the program could not be asked (no room for it). The first legal move was played instead.",
  );
  expect(fr).toContain("n’a pu être interrogé (no room for it)");
  stop.abort();
  expect(await playing).toBeNull();
});

it("where nothing can be done any more ends rather than sit there in silence", async () => {
  const lost = new Error("nobody can be told");
  const { playing, shown } = seated(broken("no room for it"), {
    broke() {
      throw lost;
    },
  });
  shown(sightOf(dealt(), 0));
  await expect(playing).rejects.toBe(lost);
});
