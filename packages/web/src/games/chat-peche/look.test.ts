import type { Event } from "@guinguette/rules/chat-peche/events";
import { type ChatPeche, chatPeche } from "@guinguette/rules/chat-peche/game";
import type { Move } from "@guinguette/rules/chat-peche/moves";
import type { SeatView, View } from "@guinguette/rules/chat-peche/view";
import { seatsIn } from "@guinguette/rules/seats";
import { act } from "@guinguette/table/offer";
import { usualSettings } from "@guinguette/table/settings";
import { heardBy, legalMoves } from "@guinguette/table/sight";
import { awaited, openTable, type Table } from "@guinguette/table/table";
import { columnName } from "@guinguette/words/chat-peche/names";
import { namesOf } from "@guinguette/words/common";
import { describe, expect, it } from "vitest";
import { drawingOf } from "../plate.ts";
import type { RowGroup } from "../rows.ts";
import type { Situation } from "../touch.ts";
import { markOf } from "./marks.ts";
import { arrivals, duration, steps, suspense } from "./motion.ts";
import { bucketOf } from "./pictures.ts";
import { handOf, rowsOf } from "./rows.ts";
import { score } from "./score.ts";
import { typed } from "./typed.ts";

const names = namesOf(["Léo", "Ana", "Zoé", "Max"], "fr");
/** Straight quotes, or a sign without its space before it. */
const looseFrench = /['"]|[^\u00a0\u202f][:;!?»]|«[^\u202f]/;

function table(players: number, options: object, seed: string): Table {
  const holders = Array.from({ length: players }, () => ({ kind: "person", name: "" }) as const);
  const opened = openTable({
    game: "chat-peche",
    options,
    seed,
    setup: {},
    holders,
    settings: usualSettings,
  });
  if (!opened.ok) throw new Error(opened.refusal.rule);
  return opened.table;
}

const idle: Omit<Situation<ChatPeche>, "view"> = { seat: null, legal: [], picked: null, proposed: null };

/** Every word of the table in rows. */
function lines(groups: readonly RowGroup[]): string[] {
  return groups.flatMap(({ title, rows }) => [
    title,
    ...rows.flatMap(({ text, more, figure }) => [text, ...(more ? [more] : []), ...(figure ? [figure] : [])]),
  ]);
}

/** Plays on, each time the move that `pick` names among so many; calls back before each. */
function playOn(
  game: Table,
  pick: (count: number) => number,
  each: (seat: number, legal: readonly Move[]) => void,
): void {
  for (let [seat] = seatsIn(awaited(game)); seat !== undefined; [seat] = seatsIn(awaited(game))) {
    const legal = legalMoves(game, seat) as readonly Move[];
    each(seat, legal);
    act(game, seat, legal[pick(legal.length)] as Move);
  }
}

function dice(seed: number): (count: number) => number {
  let state = seed + 1;
  return (count) => {
    state = (state * 48271) % 2147483647;
    return state % count;
  };
}

const tables = [2, 3, 4].flatMap((players) =>
  (["base", "confirmed"] as const).flatMap((variant) =>
    (["closed", "open"] as const).map((buckets) => ({ players, variant, buckets })),
  ),
);

describe.each(tables)("$players players, $variant, buckets $buckets", ({ players, variant, buckets }) => {
  it("the score adds up line by line", () => {
    for (let seed = 0; seed < 12; seed++) {
      const game = table(players, { variant, buckets }, `score ${seed}`);
      playOn(game, dice(seed), () => {});
      const view = chatPeche.view(game.state as never, "spectator");
      const events = heardBy(game, "spectator").map(({ event }) => event as Event);
      const sheet = score(events, view, names, "fr");
      expect(sheet.totals).toEqual(view.scores);
      for (const [seat, total] of sheet.totals.entries())
        expect(sheet.lines.reduce((sum, { values }) => sum + (values[seat] ?? 0), 0)).toBe(total);
      for (const { label, note = "" } of sheet.lines) expect(label + note).not.toMatch(looseFrench);
    }
  });

  it("is described at every move, and its moves can be typed", () => {
    const game = table(players, { variant, buckets }, "typed");
    playOn(game, dice(3), (seat, legal) => {
      const view: View = chatPeche.view(game.state as never, seat);
      const now = { ...idle, view, seat, legal };
      for (const line of lines([...rowsOf(now, names, "fr"), ...handOf(now, names, "fr")]))
        expect(line).not.toMatch(looseFrench);
      expect(lines(rowsOf(now, names, "en")).length).toBeGreaterThan(5);
      for (const move of legal) expect(typed(shorthand(move, view), legal, view)).toEqual([move]);
    });
  });
});

function shorthand(move: Move, { seat, seats }: View): string {
  switch (move.type) {
    case "place":
      return `colonne ${columnName(seats[Number(seat)]?.columns[move.column - 1] ?? [])}`;
    case "stay":
      return "rester";
    case "lure":
      return `${move.from} ${move.to}`;
    case "fish":
      return move.spot;
  }
}

/** The row of a player, in both of its lines. */
function rowOf(name: string, view: View, language: "fr" | "en"): string {
  const row = rowsOf({ ...idle, view }, names, language)
    .flatMap(({ rows }) => rows)
    .find(({ text }) => text.startsWith(name));
  return `${row?.text}. ${row?.more}`;
}

describe("rows", () => {
  const state = table(2, {}, "typed").state as never;
  const view: View = chatPeche.view(state, 1);

  it("who has placed while others still do is told so, and not where (CP-R6)", () => {
    // The table waits for the second alone.
    const now = { ...view, actors: [1] };
    expect(rowOf("Léo", now, "en")).toMatch(/tomcat hidden|cat hidden/i);
    expect(rowOf("Ana", now, "en")).toMatch(/not placed yet/);
  });

  it("columns go by the names that they have for everybody (CP-R3), and one's own is called so", () => {
    const [first, second] = view.seats;
    if (first === undefined || second === undefined) throw new Error("two sit there");
    const now = { ...view, seats: [first, { ...second, placed: true, cat: 1 }] };
    expect(rowOf("Léo", now, "fr")).toContain("(colonnes, depuis sa gauche\u00a0: a, b, c)");
    expect(rowOf("Ana", now, "fr")).toContain("Chat devant votre colonne c");
  });

  it("while the cat is placed, the three columns stand first, each with what lies in it (CP-2)", () => {
    const legal: readonly Move[] = [1, 2, 3].map((column) => ({ type: "place", column }));
    const [first] = rowsOf({ ...idle, view, seat: 1, legal }, names, "fr");
    expect(first?.rows.map(({ at }) => at)).toEqual(["column:1", "column:2", "column:3"]);
    for (const [index, row] of (first?.rows ?? []).entries())
      for (const spot of view.seats[1]?.columns[index] ?? []) expect(row.more).toContain(`${spot}\u00a0:`);
  });

  it("a spot stands for its place, with its top card and its height", () => {
    const [{ spot = "a1" } = {}, ...others] = view.pond;
    const pond = [{ spot, top: "F2", height: 3 } as const, ...others];
    const rows = rowsOf({ ...idle, view: { ...view, phase: "lure", pond } }, names, "fr").flatMap(
      (group) => group.rows,
    );
    const row = rows.find(({ at }) => at === spot);
    expect(row).toMatchObject({ figure: "×3", art: { file: "chat", id: "pond-fish-2" } });
  });

  it("the cat's own column stands first while it fishes (CP-4)", () => {
    const owner = view.seats[1];
    if (owner === undefined) throw new Error("two sit there");
    const fishing = { ...view, phase: "fish" as const, seats: view.seats.with(1, { ...owner, cat: 3 }) };
    const [first] = rowsOf({ ...idle, view: fishing }, names, "fr");
    expect(first?.rows.map(({ at }) => at)).toEqual(owner.columns[2]);
  });

  it("a hand on a phone has one's own cat and bucket, and nothing of anybody else (CP-R5, CP-R6)", () => {
    const game = table(2, { buckets: "open" }, "hand");
    playOn(game, dice(5), (seat, legal) => {
      const now: View = chatPeche.view(game.state as never, 1);
      const shown = lines(
        handOf({ ...idle, view: now, seat: 1, legal: seat === 1 ? legal : [] }, names, "fr"),
      );
      expect(shown.join()).not.toContain("Léo");
      expect(shown).toContain("Votre seau");
    });
  });

  it("what is in a bucket is told to those alone who may know it (CP-R5)", () => {
    const own = view.seats[1];
    if (own === undefined) throw new Error("two sit there");
    const full = { ...own, bucketCount: 3, bucket: ["F3", "F2", "S1"] as const };
    const told = (seat: View["seat"], owner: SeatView) =>
      lines(rowsOf({ ...idle, view: { ...view, seat, seats: view.seats.with(1, owner) } }, names, "fr"));
    expect(told(1, full)).toContain("5 poissons");
    expect(told(1, { ...full, bucket: null }).join()).not.toContain("poissons, ");
    expect(told("spectator", { ...full, bucket: null })).not.toContain("5 poissons");
  });
});

describe("typed", () => {
  const legal: readonly Move[] = [{ type: "lure", from: "a2", to: "b2" }, { type: "stay" }];
  const view: View = chatPeche.view(table(2, {}, "typed").state as never, 0);

  it.each(["a2 b2", "a2-b2", "A2 → B2", "a2b2", "a2 vers b2"])("understands %s", (text) => {
    expect(typed(text, legal, view)).toEqual([legal[0]]);
  });

  it.each(["a2", "b2 a2", "colonne 4", "quelque chose", ""])("does not guess at %j", (text) => {
    expect(typed(text, legal, view)).toEqual([]);
  });
});

describe("marks", () => {
  const view = { pond: [{ spot: "a1", top: null, height: 0 }] } as unknown as View;
  const legal: readonly Move[] = [
    { type: "stay" },
    { type: "lure", from: "a2", to: "b2" },
    { type: "lure", from: "b2", to: "a2" },
  ];
  const calm = { view, legal, picked: null, proposed: null, refused: null };

  it("show the piles that may be lured, then where they may go", () => {
    expect(markOf("a2", calm)).toBe("legal");
    expect(markOf("c3", calm)).toBe("none");
    expect(markOf("a2", { ...calm, picked: "a2" })).toBe("chosen");
    expect(markOf("b2", { ...calm, picked: "a2" })).toBe("target");
  });

  it("show a proposed lure at both ends, and cross out a refused one", () => {
    const proposed = legal[1] as Move;
    expect(markOf("a2", { ...calm, picked: "a2", proposed })).toBe("from");
    expect(markOf("b2", { ...calm, picked: "a2", proposed })).toBe("target");
    expect(markOf("a1", { ...calm, refused: { type: "lure", from: "a1", to: "a2" } })).toBe("refused");
  });

  it("show nothing when nothing is legal", () => {
    expect(markOf("a2", { ...calm, legal: [] })).toBe("none");
  });
});

describe("motion", () => {
  it("knows what a lured pile covers, and needs no past", () => {
    const lured = {
      type: "lured",
      seat: 0,
      from: "a1",
      to: "a2",
      top: "F1",
      moved: 1,
      onto: 2,
      covered: "W",
    } as const;
    const before = { pond: [{ spot: "a2", top: "W", height: 2 }] } as unknown as View;
    expect(arrivals([lured], before).get("a2")).toMatchObject({ from: "a1", below: { top: "W", height: 2 } });
    expect(arrivals([lured], null).get("a2")).toMatchObject({ below: null });
    expect(duration([lured])).toBeGreaterThan(0);
    expect(duration([])).toBe(0);
  });

  it("says of no cat where it was while its card is turned over", () => {
    const revealed = { type: "revealed", seat: 1, column: 2, spots: ["b1", "b2", "b3"] } as const;
    const stayed = { type: "stayed", seat: 0 } as const;
    expect(suspense([stayed])).toBeNull();
    for (const said of Object.values(suspense([stayed, revealed]) ?? {}))
      expect(said).not.toMatch(/\d|colonne|column/);
    expect(suspense([stayed, revealed])?.fr).toBe("Un chat se dévoile…");
  });

  it("a catch is a step of its own before each cat that is turned over after it, and once it lies open (CP-4)", () => {
    const fished = { type: "fished", seat: 0, spot: "b3" } as unknown as Event;
    const revealed = { type: "revealed", seat: 1, column: 2, spots: ["b1", "b2", "b3"] } as const;
    const nothing = { type: "nothingToFish", seat: 1 } as unknown as Event;
    const next = { ...revealed, seat: 2 } as const;
    const told = steps([fished, revealed, nothing, next]);
    expect(told.map(({ events }) => events)).toEqual([[fished], [revealed, nothing], [next]]);
    const [first, second, third] = told.map(({ at }) => at);
    expect(first).toBe(0);
    expect(second).toBeGreaterThan(duration([fished]));
    expect(third).toBeGreaterThan(duration([fished, revealed, nothing]));
  });

  it("what was lured or caught before it is said", () => {
    const revealed = { type: "revealed", seat: 1, column: 2, spots: ["b1", "b2", "b3"] } as const;
    const lured = { type: "lured", seat: 0, from: "b1", to: "c1" } as unknown as Event;
    const fished = { type: "fished", seat: 0, spot: "b3" } as unknown as Event;
    expect(suspense([lured, revealed])?.fr).toMatch(/tirée, un chat/);
    expect(suspense([fished, revealed])?.fr).toMatch(/pêchée, un chat/);
    expect(suspense([fished])).toBeNull();
  });
});

it("a bucket has the pattern of the colour that its player chose, not that of the seat", () => {
  const chosen = [3, 0, 2];
  expect(seatsIn(0b111).map((seat) => drawingOf(bucketOf(seat), (one) => chosen[one] ?? one))).toEqual([
    "bucket-checks",
    "bucket-dots",
    "bucket-chevrons",
  ]);
});
