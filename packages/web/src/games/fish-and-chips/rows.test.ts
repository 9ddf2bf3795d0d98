import { fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import { seatsIn } from "@guinguette/rules/seats";
import { act } from "@guinguette/table/offer";
import { legalMoves } from "@guinguette/table/sight";
import { awaited } from "@guinguette/table/table";
import { sit } from "@guinguette/table/testing/sit";
import type { Language } from "@guinguette/words/language";
import { describe, expect, test } from "vitest";
import { tableAt } from "../../table/position.ts";
import type { Row } from "../rows.ts";
import { lesson } from "./lesson.ts";
import { rowsOf } from "./rows.ts";

const names = (seat: number) => ["Margot", "Léo", "Nina", "Omar"][seat] ?? "";

/** The lesson's table after so many of its steps, told to its player. */
function told(steps: number, picked: string | null = null, language: Language = "fr") {
  const table = tableAt("fish-and-chips", lesson.position);
  for (const { seat, moves } of lesson.steps.slice(0, steps)) if (moves[0]) act(table, seat, moves[0]);
  const [seat = 0] = seatsIn(awaited(table));
  const view = table.game.view(table.state, seat) as View;
  const legal = legalMoves(table, seat) as Move[];
  return rowsOf({ view, seat, legal, picked, proposed: null }, names, language);
}

const first = (groups: ReturnType<typeof told>): readonly Row[] => groups[0]?.rows ?? [];

describe("the sea in words", () => {
  test("begins with the fish that can catch, and what each brings", () => {
    const groups = told(5);
    expect(groups[0]?.title).toBe("Manche 1. Aux rouges d’attraper.");
    const shark = first(groups).find(({ at }) => at === "c3");
    expect(shark).toMatchObject({
      text: "c3 15 rouge (requin)",
      art: { file: "chips", id: "shark-red" },
    });
    expect(shark?.more).toMatch(/^attrape .*c4 \(\+1\)/);
  });

  test("once one is picked up, with what it catches", () => {
    const [picked, ...led] = first(told(5, "c3"));
    expect(picked?.at).toBe("c3");
    expect(led.map(({ at }) => at)).toContain("c4");
    expect(led.find(({ at }) => at === "c4")).toMatchObject({ text: "c4 9 mauve", figure: "+1" });
  });

  test("before the catching, with octopus and shark and what they may change places with", () => {
    const groups = told(0, null, "en");
    expect(groups[0]?.title).toBe("Round 1. Red’s turn to swap octopus and shark.");
    expect(first(groups).map(({ at }) => at)).toEqual(["c6", "a2"]);
    expect(first(groups)[1]?.more).toMatch(/^changes places with .*\bc3\b/);
  });

  test("says what was swapped already (FC-R4)", () => {
    expect(first(told(3)).at(-1)?.text).toBe("Déjà échangé\u00a0: le requin");
  });

  test("tells the players, their points and their catch", () => {
    const players = told(7)[1];
    expect(players?.title).toBe("Les joueurs");
    expect(players?.rows).toEqual([
      { seat: 0, text: "Margot (rouge)", more: "1 poisson dans ses piles cette manche", figure: "0/60" },
      { seat: 1, text: "Léo (mauve)", more: "1 poisson dans ses piles cette manche", figure: "0/60" },
    ]);
  });

  test("a pile says what lies inside", () => {
    const pile = told(7)
      .flatMap(({ rows }) => rows)
      .find(({ text }) => text.startsWith("e3"));
    expect(pile?.more).toMatch(/^pile de 2, de bas en haut.* 10 rouge, 12 mauve$/);
  });

  test.each([1, 2, 3, 4])("names every fish of the sea with %i players, under its own square", (players) => {
    const game = sit("fish-and-chips", players, { seed: "words", setup: {} });
    const view = fishAndChips.view(game.state as never, 0);
    const groups = rowsOf({ view, seat: null, legal: [], picked: null, proposed: null }, names, "en");
    const fish = groups
      .flatMap(({ rows }) => rows)
      .filter(({ text }) => /^[a-f][1-6] (red|mauve|green|yellow) \d+/.test(text));
    expect(fish).toHaveLength(view.board.flat().filter((pile) => pile.length > 0).length);
    for (const { at, text, art } of fish) {
      expect(text.startsWith(`${at} `)).toBe(true);
      expect(art?.id).toContain(text.split(" ")[1]);
    }
    expect(new Set(groups.map(({ title }) => title)).size).toBe(groups.length);
  });

  test("alone, the colours in their order, one's own the last (FC-2)", () => {
    const game = sit("fish-and-chips", 1, { seed: "words", setup: {} });
    const view = fishAndChips.view(game.state as never, 0);
    const groups = rowsOf({ view, seat: null, legal: [], picked: null, proposed: null }, names, "fr");
    const order = groups.find(({ title }) => title === "Les couleurs, dans l’ordre du tour");
    expect(order?.rows).toHaveLength(4);
    expect(order?.rows.at(-1)?.more).toMatch(/^vous/);
    expect(order?.rows.filter(({ more }) => more?.includes("de jouer"))).toHaveLength(1);
  });
});
