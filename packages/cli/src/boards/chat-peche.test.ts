import { stripVTControlCharacters } from "node:util";
import type { Card } from "@guinguette/rules/chat-peche/cards";
import { chatPeche } from "@guinguette/rules/chat-peche/game";
import type { Move } from "@guinguette/rules/chat-peche/moves";
import { deckOf, type Options, usualOptions } from "@guinguette/rules/chat-peche/options";
import type { Spot } from "@guinguette/rules/chat-peche/pond";
import type { State } from "@guinguette/rules/chat-peche/state";
import type { Viewer } from "@guinguette/rules/contract";
import { below, seeded } from "@guinguette/rules/random";
import { seatsIn } from "@guinguette/rules/seats";
import type { Language } from "@guinguette/words/language";
import { describe, expect, it } from "vitest";
import { coloured, plain } from "../paint.ts";
import { drawChatPeche } from "./chat-peche.ts";

const names = (seat: number) => ["Ana", "Bo", "Maximilienne de la Guinguette", "Dom"][seat] ?? "?";

/** The first fill: a3 b3 c3 a2 b2 c2 a1 b1 c1; the other cards of the box follow in their order. */
const fill: readonly Card[] = ["F1", "F2", "F3", "S1", "S2", "W", "F1", "S1", "F2"];

function deal(players: number, options: Partial<Options> = {}): State {
  const rest = deckOf(usualOptions);
  for (const card of fill) rest.splice(rest.indexOf(card), 1);
  const setup = { firstPlayer: 1, deck: [...fill, ...rest] };
  return chatPeche.deal({ players, options: { ...usualOptions, ...options }, setup }, seeded("board"));
}

/** Makes moves, each by the first seat that may: 2, "stay", "a2-b2", "b2". */
function after(state: State, ...shorts: readonly (string | number)[]): State {
  for (const short of shorts) {
    const [seat = 0] = seatsIn(chatPeche.actors(state));
    expect(chatPeche.check(state, seat, written(short))).toBeNull();
    chatPeche.play(state, seat, chatPeche.encode(written(short)), null);
  }
  return state;
}

function written(short: string | number): Move {
  if (typeof short === "number") return { type: "place", column: short };
  if (short === "stay") return { type: "stay" };
  const [from, to] = short.split("-") as [Spot, Spot | undefined];
  return to === undefined ? { type: "fish", spot: from } : { type: "lure", from, to };
}

function drawn(state: State, language: Language, viewer: Viewer = "spectator"): string[] {
  const lines = drawChatPeche(chatPeche.view(state, viewer), { language, names, paint: plain });
  return lines.map((line) => line.replaceAll("\u00a0", " "));
}

describe("the pond and the players", () => {
  // Bo, who has the float, has fished two cards; now Maximilienne fishes.
  const state = after(deal(4), 1, 2, 3, 2, "a2-b2", "c3-c2", "b1-c1", "stay", "b2");

  it("in English, from the south for spectators", () => {
    expect(drawn(state, "en")).toEqual([
      "Turn 1 of 4 · fishing · draw pile 27",
      "",
      "                        Maximilienne de la Guinguette",
      "                  a [cat]         b [stool]        c [stool]",
      "          Bo ┌ a3 ────────────┬ b3 ────────────┬ c3 ────────────┐ Dom",
      "   3 [stool] │      ><>       │    ><> ><>     │                │ 3 ?",
      "             │ 1 fish         │ 2 fish         │                │",
      "             ├ a2 ────────────┼ b2 ────────────┼ c2 ────────────┤",
      "     2 [cat] │                │                │  ><> ><> ><>   │ 2 ?",
      "             │                │                │ 3 fish      ×2 │",
      "             ├ a1 ────────────┼ b1 ────────────┼ c1 ────────────┤",
      "   1 [stool] │      ><>       │                │       ●        │ 1 ?",
      "             │ 1 fish         │                │ 1 stone     ×2 │",
      "             └────────────────┴────────────────┴────────────────┘",
      "                    a ?              b ?              c ?",
      "                                     Ana",
      "×2 a pile of 2   ? hidden cat   (…) hidden from the others   ◉ float",
      "",
      "    player          bank   cat         score  bucket",
      "    Ana             south  placed          ?  0 cards",
      "  ◉ Bo              west   column 2        ?  2 cards",
      "▸   Maximilienne d… north  column a        ?  0 cards",
      "    Dom             east   placed          ?  0 cards",
      "",
      "Maximilienne de la Guinguette to fish",
    ]);
  });

  it("in French, turned to the east bank for whoever sits there (CP-S4, CP-R3)", () => {
    expect(drawn(state, "fr", 3)).toEqual([
      "Tour 1 sur 4 · on pêche · pioche 27",
      "",
      "                                      Bo",
      "                1 [tabouret]       2 [chat]       3 [tabouret]",
      "         Ana ┌ a1 ────────────┬ a2 ────────────┬ a3 ────────────┐ Maximilienn…",
      "         a ? │      ><>       │                │      ><>       │ a [chat]",
      "             │ 1 poisson      │                │ 1 poisson      │",
      "             ├ b1 ────────────┼ b2 ────────────┼ b3 ────────────┤",
      "         b ? │                │                │    ><> ><>     │ b [tabouret]",
      "             │                │                │ 2 poissons     │",
      "             ├ c1 ────────────┼ c2 ────────────┼ c3 ────────────┤",
      "         c ? │       ●        │  ><> ><> ><>   │                │ c [tabouret]",
      "             │ 1 pierre    ×2 │ 3 poissons  ×2 │                │",
      "             └────────────────┴────────────────┴────────────────┘",
      "                1 (tabouret)       2 (chat)       3 (tabouret)",
      "                                     Dom",
      "×2 une pile de 2   ? chat caché   (…) caché aux autres   ◉ flotteur",
      "",
      "    joueur          rive   chat        score  seau",
      "    Ana             sud    placé           ?  0 carte",
      "  ◉ Bo              ouest  colonne 2       ?  2 cartes",
      "▸   Maximilienne d… nord   colonne a       ?  0 carte",
      "    Dom             est    colonne 2       0  0 carte",
      "",
      "À Maximilienne de la Guinguette de pêcher",
    ]);
  });

  it("everybody knows what is in their own bucket (CP-R5)", () => {
    expect(drawn(state, "en", 1).slice(-6, -4)).toEqual([
      "    Ana             south  placed          ?  0 cards",
      "  ◉ Bo              west   column 2       −3  2 cards: 3 stones",
    ]);
  });

  it("colours are added to pictures and words, never instead of them", () => {
    const view = chatPeche.view(state, 0);
    const bright = drawChatPeche(view, { language: "en", names, paint: coloured });
    expect(bright.join("\n")).toContain("│\u001b[32m      ><>       \u001b[0m│");
    expect(bright.join("\n")).toContain("│\u001b[31m 1 stone     ×2 \u001b[0m│");
    const faded = bright.map((line) => stripVTControlCharacters(line));
    expect(faded).toEqual(drawChatPeche(view, { language: "en", names, paint: plain }));
  });
});

describe("the equipment", () => {
  it("lies nowhere before it is placed, and unseen by the others afterwards (CP-2, CP-R6)", () => {
    const state = after(deal(3), 3);
    expect(drawn(state, "en", 0).slice(2, 15)).toEqual([
      "                        Maximilienne de la Guinguette",
      "                     a                b                c",
      "          Bo ┌ a3 ────────────┬ b3 ────────────┬ c3 ────────────┐",
      "           3 │      ><>       │    ><> ><>     │  ><> ><> ><>   │",
      "             │ 1 fish         │ 2 fish         │ 3 fish         │",
      "             ├ a2 ────────────┼ b2 ────────────┼ c2 ────────────┤",
      "           2 │       ●        │     ●   ●      │     ≈ ≈ ≈      │",
      "             │ 1 stone        │ 2 stones       │ water          │",
      "             ├ a1 ────────────┼ b1 ────────────┼ c1 ────────────┤",
      "           1 │      ><>       │       ●        │    ><> ><>     │",
      "             │ 1 fish         │ 1 stone        │ 2 fish         │",
      "             └────────────────┴────────────────┴────────────────┘",
      "                 a (stool)        b (stool)         c (cat)",
    ]);
    expect(drawn(state, "en", 0).slice(-5)).toEqual([
      "    Ana             south  column c        0  0 cards",
      "▸ ◉ Bo              west   to place        ?  0 cards",
      "▸   Maximilienne d… north  to place        ?  0 cards",
      "",
      "Bo and Maximilienne de la Guinguette to place",
    ]);
    expect(drawn(state, "fr", 2).slice(-5)).toEqual([
      "    Ana             sud    placé           ?  0 carte",
      "▸ ◉ Bo              ouest  à placer        ?  0 carte",
      "▸   Maximilienne d… nord   à placer        0  0 carte",
      "",
      "À Bo et à Maximilienne de la Guinguette de placer",
    ]);
    expect(drawn(state, "en", 2).slice(2, 4)).toEqual([
      "                                     Ana",
      "                    c ?              b ?              a ?",
    ]);
  });

  it("is a tomcat and blank cards in the first edition (CP-C2)", () => {
    const state = after(deal(2, { edition: "first", seating: "adjacent" }), 1, 1);
    expect(drawn(state, "en", 1)[12]).toBe("                 3 (tomcat)       2 (blank)        1 (blank)");
    expect(drawn(state, "fr", 1)[12]).toBe("                 3 (matou)         2 (vide)         1 (vide)");
    // Ana sits to the right of Bo, who sits in the west.
    expect(drawn(state, "en", 1)[2]).toBe(
      "             ┌ c3 ────────────┬ c2 ────────────┬ c1 ────────────┐ Ana",
    );
    expect(drawn(state, "en", 1).at(-1)).toBe("Bo to lure");
    expect(drawn(state, "fr", 1).at(-1)).toBe("À Bo de tirer");
  });
});

describe("the end", () => {
  it("says who wins and shows every bucket (CP-R5)", () => {
    const state = played(deal(2, { variant: "confirmed", buckets: "open" }));
    expect(drawn(state, "en").slice(0, 2)).toEqual([
      "Turn 4 of 4 · game over · draw pile 0 · without water, fish do not count ·",
      "open buckets",
    ]);
    expect(drawn(state, "en").slice(-4)).toEqual([
      "  ◉ Ana             south  column a       −2  4 cards: 5 fish, 2 stones",
      "    Bo              north  column c        7  4 cards: 7 fish, water",
      "",
      "Game over: Bo wins",
    ]);
    expect(drawn(state, "fr").slice(0, 2)).toEqual([
      "Tour 4 sur 4 · partie finie · pioche 0 ·",
      "sans eau, les poissons ne comptent pas · seaux ouverts",
    ]);
    expect(drawn(state, "fr").slice(-4)).toEqual([
      "  ◉ Ana             sud    colonne a      −2  4 cartes : 5 poissons, 2 pierres",
      "    Bo              nord   colonne c       7  4 cartes : 7 poissons, de l’eau",
      "",
      "Partie finie : Bo gagne",
    ]);
  });

  it("or who shares the victory (CP-E3)", () => {
    const view = { ...chatPeche.view(played(deal(2)), 0), winners: [0, 1] };
    expect(drawChatPeche(view, { language: "en", names, paint: plain }).at(-1)).toBe(
      "Game over: Ana and Bo share the victory",
    );
    expect(drawChatPeche(view, { language: "fr", names, paint: plain }).at(-1)).toBe(
      "Partie finie\u00a0: Ana et Bo se partagent la victoire",
    );
  });
});

/** Too wide, or with something that is not a word. */
function isWrong(line: string): boolean {
  return [...line].length > 80 || line !== line.trimEnd() || /undefined|NaN|null|\[object/.test(line);
}

/** The game to its end, always by the first legal move. */
function played(state: State): State {
  const codes = new Uint16Array(chatPeche.moveCount);
  while (chatPeche.actors(state) !== 0) {
    const [seat = 0] = seatsIn(chatPeche.actors(state));
    chatPeche.legal(state, seat, codes);
    chatPeche.play(state, seat, codes[0] ?? 0, null);
  }
  return state;
}

it.each([2, 3, 4])("fits into 80 columns all through games of %i", (players) => {
  const random = seeded("columns");
  const codes = new Uint16Array(chatPeche.moveCount);
  const called = () => "Maximilienne de la Guinguette";
  for (const edition of ["ludolux", "first"] as const) {
    const options: Options = {
      ...usualOptions,
      edition,
      variant: "confirmed",
      seating: "adjacent",
      buckets: "open",
    };
    const state = chatPeche.deal({ players, options, setup: {} }, random);
    for (;;) {
      for (const language of ["fr", "en"] as const)
        for (const viewer of ["spectator", players - 1] as const) {
          const view = chatPeche.view(state, viewer);
          const lines = drawChatPeche(view, { language, names: called, paint: plain });
          expect(lines.filter(isWrong)).toEqual([]);
        }
      if (chatPeche.actors(state) === 0) break;
      const actors = seatsIn(chatPeche.actors(state));
      const seat = actors[below(random, actors.length)] ?? 0;
      const count = chatPeche.legal(state, seat, codes);
      chatPeche.play(state, seat, codes[below(random, count)] ?? 0, null);
    }
  }
});

it("the highest pile fits into its spot, in the longest words", () => {
  const view = chatPeche.view(deal(2), 0);
  const pond = view.pond.map((pile) => (pile.spot === "c3" ? { ...pile, height: 28 } : pile));
  const lines = drawChatPeche({ ...view, pond }, { language: "fr", names, paint: plain });
  expect(lines).toContain("             │ 1 poisson      │ 2 poissons     │ 3 poissons ×28 │");
});
