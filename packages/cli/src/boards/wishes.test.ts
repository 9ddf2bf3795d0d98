import { stripVTControlCharacters } from "node:util";
import { below, seeded } from "@guinguette/rules/random";
import { act, movesOf, type Position, position } from "@guinguette/rules/testing/wishes";
import { wishes } from "@guinguette/rules/wishes/game";
import { usualOptions } from "@guinguette/rules/wishes/options";
import type { State } from "@guinguette/rules/wishes/state";
import type { Language } from "@guinguette/words/language";
import { describe, expect, it } from "vitest";
import { coloured, plain } from "../paint.ts";
import { drawWishes } from "./wishes.ts";

const names = (seat: number) => ["Ana", "Bo", "Maximilienne de la Guinguette"][seat] ?? "?";

const given: Position = {
  ocean: ["catfish:spread", "kingfish:worms", "monkfish:boat", "starfish:double"],
  oceanWorms: [0, 2, 1, 0],
  next: ["swordfish:waste"],
  discard: ["catfish:worms", "angelfish:move1", "catfish:boat"],
  buyers: { angelfish: [3, 2, 1], monkfish: [2], swordfish: [1] },
  pawns: { clownfish: [3, 1, 0], kingfish: [0, 0, 2] },
  filled: { clownfish: 4 },
  waste: [0, 1, 3],
  boats: [["swordfish:double", "kingfish:boat"], ["starfish:sellAs", "starfish:waste", "starfish:move2"], []],
  built: [[], ["starfish:boat"], []],
  worms: [6, 0, 9],
  dollars: [12, -3, 107],
};

function drawn(state: State, language: Language): string[] {
  return drawWishes(wishes.view(state, 0), { language, names, paint: plain }).map((line) =>
    line.replaceAll("\u00a0", " "),
  );
}

describe("the board", () => {
  const state = position(given);
  act(state, { type: "wish", card: 0 });

  it("in English", () => {
    expect(drawn(state, "en")).toEqual([
      "Ocean, from shallow to deep                            draw pile 56 · discard 3",
      "┌ free ───────────┐ ┌ 1 worm ─────────┐ ┌ 2 worms ────────┐ ┌ 3 worms ────────┐",
      "│ kingfish        │ │ monkfish        │ │ starfish        │ │ swordfish       │",
      "│ worms           │ │ boat            │ │ double          │ │ scrap           │",
      "│ +2 worms        │ │ +1 worm         │ │                 │ │                 │",
      "└─────────────────┘ └─────────────────┘ └─────────────────┘ └─────────────────┘",
      "discard: angelfish 1, catfish 2",
      "",
      "market         price buyers     Ana     Bo      Maximi… pawns",
      "angelfish        $5  3          ·       ·       ·       0/5",
      "catfish          $2             ·       ·       ·       0/5",
      "clownfish        $2             3       1       ·       full 4",
      "kingfish         $2             ·       ·       2       2/5",
      "monkfish         $4  2          ·       ·       ·       0/5",
      "starfish         $2             ·       ·       ·       0/5",
      "swordfish        $3  1          ·       ·       ·       0/5",
      "scrap heap                      ·       1       3       4/10",
      "Market card 5: first $6, second $3",
      "",
      "  player         dollars worms     boats",
      "▸ Ana                 12     6       2/2  double swordfish, kingfish (boat)",
      "  Bo                  −3     0       3/3  starfish (sell as), starfish (scrap),",
      "                                          starfish (move buyer 2)",
      "  Maximilienne…      107     9       0/2",
      "",
      "Ana to play",
      "Wish: catfish (spread the buyers) → place the freed buyer",
      "buyers to place: 2, 1",
    ]);
  });

  it("en français", () => {
    expect(drawn(state, "fr")).toEqual([
      "Océan, du moins au plus profond                          pioche 56 · défausse 3",
      "┌ gratuit ────────┐ ┌ 1 ver ──────────┐ ┌ 2 vers ─────────┐ ┌ 3 vers ─────────┐",
      "│ thazard         │ │ lotte           │ │ étoile de mer   │ │ espadon         │",
      "│ vers            │ │ bateau          │ │ double          │ │ rebut           │",
      "│ +2 vers         │ │ +1 ver          │ │                 │ │                 │",
      "└─────────────────┘ └─────────────────┘ └─────────────────┘ └─────────────────┘",
      "défausse : poisson-ange 1, barbue 2",
      "",
      "marché         prix  acheteurs  Ana     Bo      Maximi… pions",
      "poisson-ange    5 $  3          ·       ·       ·       0/5",
      "barbue          2 $             ·       ·       ·       0/5",
      "poisson-clown   2 $             3       1       ·       rempli 4",
      "thazard         2 $             ·       ·       2       2/5",
      "lotte           4 $  2          ·       ·       ·       0/5",
      "étoile de mer   2 $             ·       ·       ·       0/5",
      "espadon         3 $  1          ·       ·       ·       0/5",
      "rebut                           ·       1       3       4/10",
      "Carte Marché 5 : première prime 6 $, seconde 3 $",
      "",
      "  joueur         dollars  vers   bateaux",
      "▸ Ana                 12     6       2/2  espadon double, thazard (bateau)",
      "  Bo                  −3     0       3/3  étoile de mer (vendre comme),",
      "                                          étoile de mer (rebut),",
      "                                          étoile de mer (avancer un 2)",
      "  Maximilienne…      107     9       0/2",
      "",
      "À Ana de jouer",
      "Vœu : barbue (disperser les acheteurs) → placer l’acheteur libéré",
      "acheteurs à placer : 2, 1",
    ]);
  });

  it("names the parts of a wish that are left", () => {
    const moving = position({
      ...given,
      ocean: ["catfish:move1", "kingfish:worms", "monkfish:boat", "starfish:double"],
    });
    act(moving, { type: "wish", card: 0 });
    expect(drawn(moving, "en").slice(-2)).toEqual([
      "Ana to play",
      "Wish: catfish (move buyer 1) → move a buyer, sell all your fish of one type",
    ]);
  });

  it("has no line of discard or wish where there is none", () => {
    const start = drawn(position({ turn: 1 }), "fr");
    expect(start.filter((line) => /défausse :|Vœu/.test(line))).toEqual([]);
    expect(start.at(-1)).toBe("À Bo de jouer");
    expect(start.find((line) => line.startsWith("▸"))).toContain("Bo");
  });

  it("says who won", () => {
    const last = (dollars: number[], language: Language) => {
      const ending = position({
        boats: [["catfish:move1"]],
        filled: { angelfish: 4, monkfish: 5, starfish: 6 },
        pawns: { catfish: [0, 6, 0] },
        worms: [0, 0, 0],
        dollars,
      });
      act(ending, { type: "sell", fish: "catfish", double: false });
      return drawn(ending, language);
    };
    expect(last([0, 0, 0], "en").at(-1)).toBe("Game over: Bo wins");
    expect(last([0, 0, 0], "fr").at(-1)).toBe("Partie finie : Bo gagne");
    expect(last([1, 0, 0], "en").at(-1)).toBe("Game over: Ana and Bo share the victory");
    expect(last([1, 0, 0], "fr").at(-1)).toBe("Partie finie : Ana et Bo se partagent la victoire");
    expect(last([0, 0, 0], "en")).toContain("All market cards are placed");
    expect(last([0, 0, 0], "fr")).toContain("Toutes les cartes Marché sont posées");
    expect(last([0, 0, 0], "en").some((line) => line.startsWith("▸"))).toBe(false);
  });

  it("never is wider than 80 columns, and colours add nothing to read", () => {
    const random = seeded("wide");
    const table = wishes.deal({ players: 5, options: usualOptions, setup: {} }, random);
    const called = () => "Maximilienne de la Guinguette";
    while (wishes.actors(table) !== 0) {
      const moves = movesOf(table, table.turn);
      act(table, moves[below(random, moves.length)]!);
      for (const language of ["fr", "en"] as const) {
        const view = wishes.view(table, "spectator");
        const lines = drawWishes(view, { language, names: called, paint: plain });
        for (const line of lines) {
          expect([...line].length).toBeLessThanOrEqual(80);
          expect(line).toBe(line.trimEnd());
          expect(line).not.toMatch(/undefined|NaN|null/);
        }
        const painted = drawWishes(view, { language, names: called, paint: coloured });
        expect(painted.map((line) => stripVTControlCharacters(line))).toEqual(lines);
        expect(painted).not.toEqual(lines);
      }
    }
  });
});
