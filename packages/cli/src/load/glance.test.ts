import { gameIds } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { act } from "@guinguette/table/offer";
import { sightOf } from "@guinguette/table/sight";
import { openTable } from "@guinguette/table/table";
import { expect, it } from "vitest";
import { glanceAt, isSight } from "./glance.ts";

it.each(gameIds)("sees in %s what reading all of it would show", (game) => {
  const players = gameOf(game).about.players.at(-1) ?? 0;
  const holders = Array.from(
    { length: players },
    (_, seat) => ({ kind: "person", name: `P${seat}` }) as const,
  );
  const settings = { memory: "book", takeBack: "free", hints: "none" } as const;
  const opened = openTable({ game, options: {}, settings, seed: "glance", setup: {}, holders });
  if (!opened.ok) throw new Error(opened.refusal.why);
  const { table } = opened;
  for (let changes = 0; changes < 3_000; changes++) {
    const sights = holders.map((_, seat) => sightOf(table, seat, Math.max(0, changes - 1)));
    for (const sight of sights) {
      const message = Buffer.from(JSON.stringify({ type: "sight", sight }));
      const { number, awaited, winners } = sight;
      expect(isSight(message)).toBe(true);
      expect(glanceAt(message)).toEqual({
        number,
        awaited: awaited.reduce((mask, seat) => mask | (1 << seat), 0),
        isOver: winners !== null,
      });
    }
    const [first] = sights;
    const mover = first?.awaited[0];
    if (mover === undefined) return;
    const { legal } = sights[mover] ?? { legal: [] };
    const move = legal[(changes * 7) % legal.length];
    if (move !== undefined) act(table, mover, move);
  }
});

it("finds nothing in what is no sight", () => {
  expect(isSight(Buffer.from('{"type":"answer","id":1}'))).toBe(false);
  expect(glanceAt(Buffer.from('{"type":"sight"}'))).toBeNull();
});
