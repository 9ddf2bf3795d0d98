import { stripVTControlCharacters } from "node:util";
import { fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { State } from "@guinguette/rules/fish-and-chips/state";
import { below, seeded } from "@guinguette/rules/random";
import { act, deal, legalCodes, position, seatOf } from "@guinguette/rules/testing/fish-and-chips";
import type { Language } from "@guinguette/words/language";
import { describe, expect, it } from "vitest";
import { coloured, plain } from "../paint.ts";
import { drawFishAndChips } from "./fish-and-chips.ts";

const names = (seat: number) => ["Ana", "Bo", "Maximilienne de la Guinguette", "Dom"][seat] ?? "?";

function drawn(state: State, language: Language): string[] {
  const lines = drawFishAndChips(fishAndChips.view(state, 0), { language, names, paint: plain });
  return lines.map((line) => line.replaceAll("\u00a0", " ").replaceAll("\u202f", " "));
}

const sea = [
  "       a        b        c        d        e        f",
  "   ┌────────┬────────┬────────┬────────┬────────┬────────┐",
  " 6 │ G9×3   │        │ M16    │        │        │ R6×2  ◎│ 6",
  "   ├────────┼────────┼────────┼────────┼────────┼────────┤",
  " 5 │        │        │        │        │        │        │ 5",
  "   ├────────┼────────┼────────┼────────┼────────┼────────┤",
  " 4 │        │        │        │        │        │        │ 4",
  "   ├────────┼────────┼────────┼────────┼────────┼────────┤",
  " 3 │        │        │        │ M8     │        │        │ 3",
  "   ├────────┼────────┼────────┼────────┼────────┼────────┤",
  " 2 │        │        │        │        │        │        │ 2",
  "   ├────────┼────────┼────────┼────────┼────────┼────────┤",
  " 1 │        │        │        │        │        │        │ 1",
  "   └────────┴────────┴────────┴────────┴────────┴────────┘",
  "       a        b        c        d        e        f",
];

describe("the sea with its piles, and the players", () => {
  const state = position({
    players: 3,
    turn: "green",
    starter: "mauve",
    round: 2,
    scores: [12, 0, 1031],
    options: { target: 4000, recaptured: "counted" },
    sea: { a6: "M7 R5 G9", c6: "M16", f6: "G5 R6", d3: "M8" },
  });

  it("in English", () => {
    expect(drawn(state, "en")).toEqual([
      "Round 2 · catching · mauve starts · 4,000 points to win · fish taken back count",
      "",
      ...sea,
      "◎ buoy   R9×3 a pile of 3 with R9 on top   16 octopus   15 shark",
      "From the bottom up: a6 M7 R5 G9 · f6 G5 R6",
      "",
      "                                   piles  caught   score",
      "  R  red    Ana                        1       1      12",
      "  M  mauve  Bo                         2       0       0",
      "▸ G  green  Maximilienne de la …       1       2   1,031",
    ]);
  });

  it("in French", () => {
    expect(drawn(state, "fr")).toEqual([
      "Manche 2 · prises · les mauves commencent · 4 000 points pour gagner · les",
      "poissons repris comptent",
      "",
      ...sea,
      "◎ bouée   R9×3 pile de 3 avec R9 dessus   16 pieuvre   15 requin",
      "De bas en haut : a6 M7 R5 G9 · f6 G5 R6",
      "",
      "                                   piles  prises   score",
      "  R  rouge  Ana                        1       1      12",
      "  M  mauve  Bo                         2       0       0",
      "▸ G  vert   Maximilienne de la …       1       2   1 031",
    ]);
  });

  it("colours are added to the letters, never instead of them", () => {
    const drawing = { language: "en", names } as const;
    const view = fishAndChips.view(state, 0);
    const bright = drawFishAndChips(view, { ...drawing, paint: coloured });
    expect(bright.join("\n")).toContain("\u001b[32mG9\u001b[0m×3");
    expect(bright.join("\n")).toContain("\u001b[35mM16\u001b[0m");
    expect(bright.join("\n")).toContain("\u001b[31mR6\u001b[0m×2  \u001b[36m◎\u001b[0m│");
    const faded = bright.map((line) => stripVTControlCharacters(line));
    expect(faded).toEqual(drawFishAndChips(view, { ...drawing, paint: plain }));
  });
});

describe("the solitaire", () => {
  const order = ["green", "red", "yellow", "mauve"] as const;
  const state = position({ players: 1, order, turn: "red", sea: { a6: "M8 R9 G9", c6: "M16", f1: "R9" } });

  it("shows the order of the colours and which is the player's (FC-2)", () => {
    expect(drawn(state, "en")[0]).toBe("Solitaire · catching · red starts");
    expect(drawn(state, "en").slice(-6)).toEqual([
      "Order of play: green → red → yellow → mauve (yours)",
      "              piles  caught",
      "  G  green        1       2",
      "▸ R  red          1       0",
      "  Y  yellow       0       0",
      "  M  mauve        1       0  yours",
    ]);
    expect(drawn(state, "fr")[0]).toBe("Solitaire · prises · les rouges commencent");
    expect(drawn(state, "fr").slice(-6)).toEqual([
      "Ordre de jeu : vert → rouge → jaune → mauve (à vous)",
      "              piles  prises",
      "  G  vert         1       2",
      "▸ R  rouge        1       0",
      "  Y  jaune        0       0",
      "  M  mauve        1       0  à vous",
    ]);
  });

  it("says in the end whether it is won (FC-5)", () => {
    const won = position({ players: 1, order, turn: "mauve", sea: { a1: "M9", b1: "R8" } });
    act(won, "a1-b1");
    expect(drawn(won, "en")[0]).toBe("Solitaire · won · mauve starts");
    const lost = position({ players: 1, order, turn: "red", sea: { a1: "R9", b1: "M8" } });
    act(lost, "a1-b1");
    expect(drawn(lost, "fr")[0]).toBe("Solitaire · perdu · les rouges commencent");
    expect(drawn(lost, "fr").join("\n")).not.toContain("▸");
  });
});

describe("what else is said", () => {
  it("what the player to move has swapped already (FC-R4)", () => {
    const big = { a1: "R16", f1: "R15", c3: "R3" };
    const state = position({ phase: "repositioning", sea: big, swapped: ["octopus"] });
    expect(drawn(state, "en")[0]).toBe(
      "Round 1 · swaps · red starts · 60 points to win · already swapped: the octopus",
    );
    expect(drawn(state, "fr").slice(0, 2)).toEqual([
      "Manche 1 · échanges · les rouges commencent · 60 points pour gagner · déjà",
      "échangé : la pieuvre",
    ]);
  });

  it("who wins, and whose turn it no longer is", () => {
    const state = position({ sea: { c4: "R9", c6: "M5", a1: "M16" }, scores: [59, 12] });
    act(state, "c4-c6");
    expect(drawn(state, "en")[0]).toBe("Round 1 · over · red starts · 60 points to win");
    expect(drawn(state, "en").slice(-2)).toEqual([
      "  R  red    Ana                        1       1      60  wins",
      "  M  mauve  Bo                         1       0      12",
    ]);
    expect(drawn(state, "fr").at(-2)).toBe("  R  rouge  Ana                        1       1      60  gagne");
  });

  it("nothing of piles before there is one", () => {
    expect(drawn(deal(2), "en").join("\n")).not.toContain("From the bottom up");
  });

  it("the buoy alone where its corner is empty (FC-S1, FC-R2)", () => {
    expect(drawn(deal(2), "en")[4]).toBe(" 6 │        │ R14    │ M14    │ M16    │ M13    │       ◎│ 6");
  });
});

it.each([1, 2, 3, 4])("fits into 80 columns all through games of %i", (players) => {
  const state = deal(players, {}, { target: 15, recaptured: "counted" });
  const random = seeded("columns");
  for (;;) {
    for (const language of ["fr", "en"] as const)
      for (const line of drawn(state, language)) {
        expect(line.length).toBeLessThanOrEqual(80);
        expect(line).not.toMatch(/undefined|NaN|\[object/);
      }
    if (fishAndChips.actors(state) === 0) return;
    const codes = legalCodes(state);
    fishAndChips.play(state, seatOf(state), codes[below(random, codes.length)] ?? 0, null);
  }
});

it("the highest pile fits into its square, on the buoy too", () => {
  const pile = ["M", "G", "Y", "R"]
    .flatMap((letter) => Array.from({ length: 9 }, (_, i) => `${letter}${8 + i}`))
    .join(" ");
  const line = drawn(position({ players: 4, sea: { f6: pile } }), "en")[4];
  expect(line).toBe(" 6 │        │        │        │        │        │ R16×36◎│ 6");
});
