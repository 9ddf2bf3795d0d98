import { stripVTControlCharacters } from "node:util";
import type { Viewer } from "@guinguette/rules/contract";
import { fishFish } from "@guinguette/rules/fish-fish/game";
import type { Move } from "@guinguette/rules/fish-fish/moves";
import type { State } from "@guinguette/rules/fish-fish/state";
import { below, seeded } from "@guinguette/rules/random";
import { firstSeat } from "@guinguette/rules/seats";
import type { Language } from "@guinguette/words/language";
import { describe, expect, it } from "vitest";
import { coloured, plain } from "../paint.ts";
import { drawFishFish } from "./fish-fish.ts";

const names = (seat: number) => ["Ana", "Bo", "Maximilienne de la Guinguette", "Dom"][seat] ?? "?";

function deal(players: number, firstFisher: number): State {
  return fishFish.deal({ players, options: {}, setup: { firstFisher } }, seeded("board"));
}

/** Makes moves, each by whose turn it is: "catch 3", "empty 5", 2. */
function after(state: State, ...shorts: readonly (string | number)[]): State {
  for (const short of shorts) {
    const [card, bait] = `${short}`.split(" ");
    const move: Move =
      typeof short === "number"
        ? { type: "bet", tiles: short }
        : { type: "cast", card: card as "catch" | "empty", bait: Number(bait) };
    const seat = firstSeat(fishFish.actors(state));
    expect(fishFish.check(state, seat, move)).toBeNull();
    fishFish.play(state, seat, fishFish.encode(move), null);
  }
  return state;
}

function drawn(state: State, language: Language, viewer: Viewer = "spectator"): string[] {
  const lines = drawFishFish(fishFish.view(state, viewer), { language, names, paint: plain });
  return lines.map((line) => line.replaceAll("\u00a0", " ").replaceAll("\u202f", " "));
}

describe("the line, the cards and the players", () => {
  // Round 1 ends with two catches; in round 2 the third line is being bet on.
  const state = deal(4, 0);
  after(state, "catch 3", 1, 0, 4, "catch 2", 1, 2);
  after(state, "empty 5", 2, 1, 0, "catch 2", 0, 0, 0, "empty 3", 0);

  it("in English", () => {
    expect(drawn(state, "en")).toEqual([
      "Round 2 of 4 · line 3 of 5 · Fisher: Bo",
      "",
      "┌ bait ───┐ ┌ fishing card ──┐  Baits still in hand: 3, 4",
      "│    3    │ │       ?        │  Revealed: catch 0/2, empty 1/3",
      "└─────────┘ └────────────────┘  Gone unseen: 1",
      "",
      "                                                        loot at",
      "   betting order    kind            tiles   bet   2   3   4   5   round   total",
      "   Bo               Fisher              0 tiles caught                0      10",
      " 1 Ana              angelfish           2     0   ·   ·   ·   2      10      32",
      "▸2 Dom              kingfish            3     …   ·   ·   ·   1       5       0",
      " 3 Maximilienne de… clownfish           4     …   ·   ·   ·   ·       0      10",
      "",
      "Dom to bet on bait 3",
    ]);
  });

  it("in French", () => {
    expect(drawn(state, "fr")).toEqual([
      "Manche 2 sur 4 · ligne 3 sur 5 · Pêcheur : Bo",
      "",
      "┌ appât ──┐ ┌ carte Pêche ───┐  Appâts encore en main : 3, 4",
      "│    3    │ │       ?        │  Révélées : « Prise » 0/2, « Bredouille » 1/3",
      "└─────────┘ └────────────────┘  Défaussées sans être vues : 1",
      "",
      "                                                       butin en",
      "   ordre des mises  espèce         tuiles  mise   2   3   4   5  manche   total",
      "   Bo               Pêcheur             0 tuile attrapée              0      10",
      " 1 Ana              poisson-ange        2     0   ·   ·   ·   2      10      32",
      "▸2 Dom              thazard             3     …   ·   ·   ·   1       5       0",
      " 3 Maximilienne de… poisson-clown       4     …   ·   ·   ·   ·       0      10",
      "",
      "À Dom de miser sur l’appât 3",
    ]);
  });

  it("shows the Fisher, and nobody else, the card on the line and those in hand (FF-L1)", () => {
    expect(drawn(state, "en", 1).slice(2, 7)).toEqual([
      "┌ bait ───┐ ┌ fishing card ──┐  Baits still in hand: 3, 4",
      "│    3    │ │     empty      │  Revealed: catch 0/2, empty 1/3",
      "└─────────┘ └────────────────┘  Gone unseen: 1",
      "Your fishing cards: catch 1, empty 1",
      "",
    ]);
    expect(drawn(state, "fr", 1).slice(3, 6)).toEqual([
      "│    3    │ │ « Bredouille » │  Révélées : « Prise » 0/2, « Bredouille » 1/3",
      "└─────────┘ └────────────────┘  Défaussées sans être vues : 1",
      "Vos cartes Pêche : « Prise » 1, « Bredouille » 1",
    ]);
    for (const viewer of [0, 2, 3] as const) expect(drawn(state, "en", viewer)).toEqual(drawn(state, "en"));
  });

  it("colours are added to what can be read without them", () => {
    const view = fishFish.view(state, 1);
    const bright = drawFishFish(view, { language: "en", names, paint: coloured });
    expect(bright.join("\n")).toContain("\u001b[33m     0\u001b[0m");
    const faded = bright.map((line) => stripVTControlCharacters(line));
    expect(faded).toEqual(drawFishFish(view, { language: "en", names, paint: plain }));
  });
});

describe("between the lines", () => {
  it("there are no cards on the table, and the Fisher acts", () => {
    const state = after(deal(3, 2), "catch 4", 1, 2);
    expect(drawn(state, "en").slice(2)).toEqual([
      "┌ bait ───┐ ┌ fishing card ──┐  Baits still in hand: 2, 3, 3, 5",
      "│         │ │                │  Revealed: catch 1/2, empty 0/3",
      "└─────────┘ └────────────────┘  Gone unseen: 0",
      "",
      "                                                        loot at",
      "   betting order    kind            tiles   bet   2   3   4   5   round   total",
      "▸  Maximilienne de… Fisher              3 tiles caught               12       0",
      " 1 Ana              angelfish           3     ·   ·   ·   ·   ·       0       0",
      " 2 Bo               catfish             2     ·   ·   ·   ·   ·       0       0",
      "",
      "Maximilienne de la Guinguette to set line 2",
    ]);
    expect(drawn(state, "fr").at(-1)).toBe("À Maximilienne de la Guinguette de poser la ligne 2");
    expect(drawn(state, "fr")).toContain(
      "▸  Maximilienne de… Pêcheur             3 tuiles attrapées           12       0",
    );
  });

  it("a Fish without tiles is not asked (FF-L2)", () => {
    const state = after(deal(3, 0), "empty 2", 4, 1, "empty 5");
    expect(drawn(state, "en").slice(8, -2)).toEqual([
      "   Ana              Fisher              0 tiles caught                0       0",
      " 1 Bo               catfish             0     ·   4   ·   ·   ·       8       0",
      "▸2 Maximilienne de… clownfish           3     …   1   ·   ·   ·       2       0",
    ]);
  });

  it("on the fifth line the Fisher's hand is empty", () => {
    const state = after(deal(2, 0), "empty 2", 0, "empty 3", 0, "empty 3", 0, "catch 4", 0, "catch 5");
    expect(drawn(state, "en", 0)[2]).toBe("┌ bait ───┐ ┌ fishing card ──┐  Baits still in hand: none");
    expect(drawn(state, "fr", 0)[2]).toBe("┌ appât ──┐ ┌ carte Pêche ───┐  Appâts encore en main : aucun");
    expect(drawn(state, "en", 0)[4]).toBe("└─────────┘ └────────────────┘  Gone unseen: 4");
    expect(drawn(state, "en", 0).join("\n")).not.toContain("Your fishing cards");
  });
});

describe("the end", () => {
  it("says who wins, and nobody acts any more", () => {
    const state = after(deal(2, 0), "empty 2", 4, "empty 5", 4, "empty 2", 4, "empty 3", 4);
    expect(drawn(state, "en").slice(-3)).toEqual([
      " 1 Ana              angelfish           0     ·   ·   4   ·   ·      12      32",
      "",
      "Game over: Ana wins",
    ]);
    expect(drawn(state, "fr").at(-1)).toBe("Partie finie : Ana gagne");
    expect(drawn(state, "fr").join("\n")).not.toContain("▸");
  });

  it("a tie is shared (FF-G2)", () => {
    const state = after(deal(2, 0), "empty 2", 4, "empty 2", 4, "empty 2", 4, "empty 2", 4);
    expect(drawn(state, "en").at(-1)).toBe("Game over: Ana and Bo share the victory");
    expect(drawn(state, "fr").at(-1)).toBe("Partie finie : Ana et Bo se partagent la victoire");
  });
});

/** Too wide, or with something that is not a word. */
function isWrong(line: string): boolean {
  return [...line].length > 80 || line !== line.trimEnd() || /undefined|NaN|null|\[object/.test(line);
}

it.each([2, 5, 8])("fits into 80 columns all through a game of %i", (players) => {
  const random = seeded("columns");
  const state = fishFish.deal({ players, options: {}, setup: {} }, random);
  const codes = new Uint16Array(fishFish.moveCount);
  const called = () => "Maximilienne de la Guinguette";
  for (;;) {
    for (const language of ["fr", "en"] as const)
      for (const viewer of ["spectator", fishFish.view(state, "spectator").fisher] as const) {
        const view = fishFish.view(state, viewer);
        const lines = drawFishFish(view, { language, names: called, paint: plain });
        expect(lines.filter(isWrong)).toEqual([]);
      }
    if (fishFish.actors(state) === 0) return;
    const seat = firstSeat(fishFish.actors(state));
    const count = fishFish.legal(state, seat, codes);
    fishFish.play(state, seat, codes[below(random, count)] ?? 0, null);
  }
});
