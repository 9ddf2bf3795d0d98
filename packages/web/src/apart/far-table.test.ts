/** What somebody at a table apart is told where what they wished was not done. */
import { offer } from "@guinguette/table/offer";
import { type Sight, sightOf } from "@guinguette/table/sight";
import { sit } from "@guinguette/table/testing/sit";
import type { Tables } from "@guinguette/wire/client/http";
import type { Line, Socket } from "@guinguette/wire/client/line";
import type { FromTable, FromViewer } from "@guinguette/wire/live";
import { problemType } from "@guinguette/wire/problem";
import type { RoomView } from "@guinguette/wire/room";
import { afterAll, expect, it, vi } from "vitest";
import { goTo } from "../route.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { notDoneSaid } from "../words/not-done.ts";
import { onlineWords } from "../words/online.ts";
import { tableWords } from "../words/table.ts";
import { openFar } from "./far-table.svelte.ts";
import { keepMove, keptMove } from "./kept-move.ts";
import type { Watch } from "./watch.svelte.ts";

// What a page reads of its browser when it is loaded.
vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { origin: "http://localhost", pathname: "/", search: "", hash: "" });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("history", { state: null, replaceState() {} });
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("addEventListener", () => {});
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
// Which language it is may have been asked before, where there was another browser.
const { language: before } = settings;
settings.language = "en";
afterAll(() => {
  settings.language = before;
  vi.unstubAllGlobals();
});

const room = {
  id: "0".repeat(26),
  code: "tench-4",
  plan: { game: "fish-fish", players: 2, options: {}, settings: {}, away: "wait" },
  seats: [{ kind: "person", name: "Ana", seal: null }, null],
  mine: { seat: 0, host: true },
  next: "1".repeat(26),
} as unknown as RoomView;

/** A table whose server grants nothing; `answers` false: nor says so. `sight`: how it stands. `asked` keeps what was. */
function far(
  answers = true,
  sight: Sight | null = null,
  offers: unknown[] = [],
  first = room,
  clock: Extract<FromTable, { type: "clock" }> | null = null,
) {
  const line: Line = {
    open() {
      const tell = (message: FromTable) => socket.onmessage?.({ data: JSON.stringify(message) });
      const socket: Socket = {
        send(text) {
          const asked = JSON.parse(text) as FromViewer;
          if (asked.type === "hello") tell({ type: "hello", version: 1, viewer: 0 });
          // What comes over the wire is as a sight is.
          if (asked.type === "hello" && sight !== null)
            tell({ type: "sight", sight } as unknown as FromTable);
          if (asked.type === "hello" && clock !== null) tell(clock);
          if (asked.type === "offer") offers.push(asked.offer);
          if (!answers) return;
          const answer = { ok: false, because: { kind: "stale" } } as const;
          if (asked.type === "offer") tell({ type: "answer", id: asked.id, answer });
          if (asked.type === "signal") tell({ type: "signal", id: asked.id, sent: false });
        },
        close() {},
        onopen: null,
        onmessage: null,
        onclose: null,
        onerror: null,
      };
      setTimeout(() => socket.onopen?.());
      return socket;
    },
    get: async () => ({ status: 404, body: null }),
    wait: () => new Promise(() => {}),
    deadline: () => new Promise(() => {}),
    chance: () => 0,
  };
  const problem = { type: problemType("unavailable"), title: "Not now", status: 503 };
  const refused = async () => ({ ok: false, why: "unavailable", problem });
  const tables = { stand: refused, show: refused, written: refused } as unknown as Tables;
  const watch = {
    line,
    room: null,
    change: (ask) => ask(),
    handOver: () => ({ heard() {}, status() {} }),
  } as Partial<Watch> as Watch;
  const said: string[] = [];
  const table = openFar(watch, tables, first, "seat", () => {}, {
    text: null,
    tell: (text) => said.push(text),
    stop() {},
  });
  const stop = table.linkFor(0).watch(0, () => {});
  return { table, said, stop };
}

it("says what was refused: giving up, coming back, leaving, a sign too many", async () => {
  const { table, said } = far();
  const { language } = settings;
  await table.resign();
  await table.sign("thanks");
  await table.standUp();
  expect(said).toEqual([tableWords.notDone[language], onlineWords.signTooSoon[language], "Not now."]);
  // Over the slate lies the sheet on which that was wished.
  expect(await table.show(true)).toBe("Not now.");
  table.close();
});

it("whoever a bot plays for is told why, and is called so while it is their turn", async () => {
  const { language } = settings;
  for (const [why, told] of [
    ["time", "Perch plays for you: your time was up."],
    ["away", "Perch plays for you: you were away."],
  ] as const) {
    const held = sit("fish-fish", 2);
    offer(held, 0, { kind: "time-out", seen: 0, level: "perch", why });
    const { table } = far(true, sightOf(held, 0, 0));
    await vi.waitFor(() => expect(table.held).not.toBeNull());
    expect([language, table.held, table.called(0), table.called(1)]).toEqual([
      "en",
      told,
      "Perch (for P0)",
      "P1",
    ]);
    expect(table.chairs.map(({ standIn }) => standIn)).toEqual(["perch", null]);
    table.close();
  }
});

it("whoever has got up is told so, also where a bot sits there by now, and comes back under their own name", async () => {
  const left = sit("fish-fish", 2);
  offer(left, 0, { kind: "stand-up", seen: 0 }, true);
  const up = far(true, sightOf(left, 0, 0));
  await vi.waitFor(() => expect(up.table.own).toBe("up"));
  expect(up.table.held).toBe("You left your seat: it stays yours.");
  up.table.close();
  offer(left, 0, { kind: "bot-in", seen: 1, level: "perch", name: "Hugo" });
  const offers: unknown[] = [];
  const replaced = far(true, sightOf(left, 0, 0), offers);
  await vi.waitFor(() => expect(replaced.table.own).toBe("replaced"));
  expect(replaced.table.held).toBe("Perch plays for you. You can take your seat back.");
  await replaced.table.comeBack();
  expect(offers).toEqual([{ kind: "sit-down", name: "P0", seen: 2 }]);
  replaced.table.close();
});

it("whoever has given up watches, and nothing is offered to them any more", async () => {
  const given = sit("fish-fish", 3);
  offer(given, 0, { kind: "resign", seen: 0, level: "perch" }, true);
  const { table } = far(true, sightOf(given, 0, 0));
  await vi.waitFor(() => expect(table.own).toBe("resigned"));
  expect([table.held, table.gaveUp]).toEqual([null, "You resigned."]);
  table.close();
});

it("says of a broken line whether a clock runs on meanwhile, and who plays then", async () => {
  const clock = { kind: "move", seconds: 60 } as const;
  const notes: string[] = [];
  for (const plan of [{}, { clock }, { clock, away: "perch" }, { away: "perch" }] as const) {
    const planned = { ...room, plan: { ...room.plan, clock: null, ...plan } } as RoomView;
    const { table } = far(true, sightOf(sit("fish-fish", 2), 0, 0), [], planned);
    await vi.waitFor(() => expect(table.own).toBe("plays"));
    notes.push(table.lostSaid().note);
    table.close();
  }
  expect(notes).toEqual([
    "The table waits for you: nothing is lost.",
    "Your clock keeps running.",
    "Your clock keeps running. When time is up, Perch will make this move for you.",
    "After a minute, Perch will play until you are back.",
  ]);
});

it("says that the time of who is waited for is up, and that the table waits, where no bot plays for that", async () => {
  const clock = { kind: "move", seconds: 60 } as const;
  const said: (string | null)[] = [];
  const own: (string | null)[] = [];
  for (const [away, left, running] of [
    ["wait", 0, true],
    ["wait", 1, true],
    ["wait", 0, false],
    ["perch", 0, true],
  ] as const) {
    const planned = { ...room, plan: { ...room.plan, clock, away } } as RoomView;
    const seats = [0, 1].map(() => ({ left, running }));
    const { table } = far(true, sightOf(sit("fish-fish", 2), 0, 0), [], planned, {
      type: "clock",
      now: 0,
      seats,
    });
    await vi.waitFor(() => expect(table.company.clockAt(1)).not.toBeNull());
    expect(table.leftSaid(1)).toBe(table.absence(1));
    said.push(table.absence(1));
    own.push(table.timeUp);
    table.close();
  }
  expect(said).toEqual(["P1 is out of time. The table waits.", null, null, null]);
  expect(own).toEqual(["Your time is up, but you may still play.", null, null, null]);
});

it("says nothing to whoever has left meanwhile, and nothing is left open", async () => {
  const { table, said } = far(false);
  const wished = [table.resign(), table.sign("thanks")];
  expect(table.hasEnded).toBe(false);
  table.close();
  expect(table.hasEnded).toBe(true);
  await Promise.all(wished);
  expect(said).toEqual([]);
});

it("keeps a move until the table has answered it, also where its page is left before", async () => {
  const play = { kind: "play", seen: 0, move: { type: "stay" } } as const;
  for (const leave of ["the page", "the table"] as const) {
    const { table, stop } = far(false);
    const played = table.linkFor(0).offer(play);
    if (leave === "the page") stop();
    else table.close();
    await played;
    expect(keptMove(room.id)).toEqual(play);
    table.close();
  }
  const { table } = far();
  await table.linkFor(0).offer(play);
  expect(keptMove(room.id)).toBeNull();
  table.close();
});

it("says what has become of a kept move that the table does not make any more", async () => {
  keepMove(room.id, room.code, { kind: "play", seen: 0, move: { type: "stay" } });
  const { table, said } = far(true, sightOf(sit("fish-fish", 2), 0, 0));
  await vi.waitFor(() => expect(said).toEqual([tableWords.notDone[settings.language]]));
  expect(keptMove(room.id)).toBeNull();
  table.close();
});

it.each(["own", "hand"] as const)(
  "goes on to the next table as the screen that it is: %s",
  async (screen) => {
    goTo({ page: "apart", at: room.code, screen }, "replace");
    const { table } = far();
    expect(await table.rematch()).toEqual({ page: "apart", at: room.next, screen });
    table.close();
  },
);

it("says that the game cannot be saved where its record cannot be had", async () => {
  const { table, said } = far();
  expect(await table.record()).toBeNull();
  expect(said).toEqual([onlineWords.recordMissing[settings.language]]);
  // What is kept by itself is missed by nobody at once.
  expect(await table.written()).toBeNull();
  expect(said).toHaveLength(1);
  table.close();
});

it("says of a bot that has to move first that it has", () => {
  expect(notDoneSaid({ kind: "table", why: "bot-first" }, "en")).toBe(
    "The bot makes its move first, then the seat is yours.",
  );
});
