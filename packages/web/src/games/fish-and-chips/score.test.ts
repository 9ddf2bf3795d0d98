import { fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import { act } from "@guinguette/table/offer";
import { usualSettings } from "@guinguette/table/settings";
import { openTable, type Table } from "@guinguette/table/table";
import { pileAt } from "@guinguette/words/fish-and-chips/places";
import { describe, expect, test } from "vitest";
import { durationOf, lastSquares, onThisSea, seaAtEnd } from "./motion.ts";
import { momentOf, scoreOf } from "./score.ts";

type Heard = Parameters<typeof scoreOf>[0];

function open(players: number, options: object, seed: string): Table {
  const holders = Array.from({ length: players }, () => ({ kind: "person" as const, name: "" }));
  const opened = openTable({
    game: "fish-and-chips",
    options,
    seed,
    setup: {},
    holders,
    settings: usualSettings,
  });
  if (!opened.ok) throw new Error(opened.refusal.rule);
  return opened.table;
}

const viewOf = (table: Table): View => table.game.view(table.state, "spectator") as View;
const heard = (table: Table): Heard => table.log.map(({ happening }) => happening.event) as unknown as Heard;

function legalOf(table: Table): Move[] {
  const codes = new Uint16Array(fishAndChips.moveCount);
  const count = table.game.legal(table.state, viewOf(table).actors[0] ?? 0, codes);
  return [...codes.slice(0, count)].map((code) => fishAndChips.decode(code));
}

/** Plays to the end, choosing by a small generator of its own; `after` sees every move. */
function playOut(table: Table, after: (before: View, events: Heard) => void = () => {}): View {
  let dice = 7;
  for (let view = viewOf(table); view.winners === null; view = viewOf(table)) {
    const legal = legalOf(table);
    dice = (dice * 1103515245 + 12345) % 2147483648;
    const length = table.log.length;
    expect(act(table, view.actors[0]!, legal[dice % legal.length]!).ok).toBe(true);
    after(view, heard(table).slice(length));
  }
  return viewOf(table);
}

describe("the score sheet", () => {
  test.each(
    [2, 3, 4].flatMap((players) =>
      (["ignored", "counted"] as const).map((recaptured) => ({ players, recaptured })),
    ),
  )("adds up with $players players, own fish $recaptured (FC-E2, FC-R5)", ({ players, recaptured }) => {
    const table = open(players, { target: 40, recaptured }, `score-${players}`);
    const view = playOut(table);
    const sheet = scoreOf(heard(table), view, "fr");
    expect(sheet.totals).toEqual(view.scores);
    const rounds = sheet.lines.filter(({ rule }) => rule === "FC-E2");
    expect(rounds).toHaveLength(view.round);
    for (const [seat, total] of view.scores.entries())
      expect(rounds.reduce((sum, { values }) => sum + (values[seat] ?? 0), 0)).toBe(total);
  });

  test.each([2, 3, 4])("shows the fish left in the sea of %i players, worth nothing (FC-R9)", (players) => {
    const table = open(players, { target: 20 }, `left-${players}`);
    const view = playOut(table);
    const tops = view.board.flat().flatMap((pile) => pile.at(-1)?.charAt(0) ?? []);
    const left = ["R", "M", "G", "Y"]
      .slice(0, players)
      .map((own) => tops.filter((top) => top === own).length);
    expect(scoreOf(heard(table), view, "en").lines.at(-1)).toEqual({
      // Below several rounds it is said of which: it is no sum of theirs.
      label: `Fish left in the sea${view.round > 1 ? `, round ${view.round}` : ""}`,
      rule: "FC-R9",
      note: "worth nothing",
      beside: true,
      values: left,
    });
  });

  test("tells what lay in the piles of a round that was not played out, and adds none of it (FC-E2)", () => {
    const table = open(2, { target: 40 }, "cut short");
    let cut: View | null = null;
    playOut(table, (before) => {
      if (cut === null && before.caught.some((points) => points > 0)) cut = before;
    });
    const view = cut as View | null;
    if (view === null) throw new Error("nobody has caught anything");
    const { lines, totals } = scoreOf([], view, "en");
    expect(lines).toEqual([
      {
        label: "Round 1, unfinished",
        rule: "FC-E2",
        note: "does not count",
        beside: true,
        values: view.caught,
      },
    ]);
    expect(totals).toEqual([0, 0]);
  });

  test("of the solitaire counts the piles that are not the player's (FC-5)", () => {
    for (const seed of ["a", "b", "c", "d"]) {
      const table = open(1, {}, seed);
      const view = playOut(table);
      const { totals, lines } = scoreOf(heard(table), view, "en");
      expect(lines.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)).toBe(totals[0]);
      expect(totals[0] === 0).toBe(view.winners?.length === 1);
    }
  });
});

describe("what is shown on the way", () => {
  test("a round that ends calls for a pause, unless the game ends with it", () => {
    const table = open(2, { target: 40 }, "rounds");
    let pauses = 0;
    const view = playOut(table, (before, events) => {
      const pause = momentOf(events, "en");
      const dealt = events.some(({ type }) => type === "dealt");
      expect(pause !== null).toBe(dealt);
      expect(durationOf(events)).toBeGreaterThanOrEqual(0);
      const end = seaAtEnd(before.board, events);
      expect(end !== null).toBe(dealt);
      if (end === null || pause === null) return;
      pauses++;
      expect(pause.lines.map(({ rule }) => rule)).toEqual(["FC-E2", "FC-R9", "FC-E3"]);
      const { from, to } = events.find((event) => event.type === "caught")!;
      expect(pileAt(end, from)).toEqual([]);
      expect(pileAt(end, to)).toEqual([...pileAt(before.board, to), ...pileAt(before.board, from)]);
      // The fresh sea shows no last move.
      expect(lastSquares(onThisSea(events, false))).toEqual([]);
    });
    expect(pauses).toBe(view.round - 1);
  });
});
