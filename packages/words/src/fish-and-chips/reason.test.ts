import { fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import type { State } from "@guinguette/rules/fish-and-chips/state";
import { below, type Random, seeded } from "@guinguette/rules/random";
import {
  deal,
  legalCodes,
  move,
  type Position,
  position,
  seatOf,
} from "@guinguette/rules/testing/fish-and-chips";
import { describe, expect, it } from "vitest";
import { type Language, languages } from "../language.ts";
import { looseFrench } from "../testing/both-say.ts";
import { reasonWords } from "./reason.ts";

const names = (seat: number) => ["Ana", "Bo", "Cy", "Dom"][seat] ?? "?";
const broken = /undefined|null|NaN|Infinity|\[object|\s{2}|\s\.|^$/;

function why(short: string, given: Position, language: Language = "en"): string {
  const state = position(given);
  return reasonWords(move(short), fishAndChips.view(state, seatOf(state)), names, language);
}

describe("a catch", () => {
  // Mauve can always answer somewhere else, so that the round goes on.
  const sea = { a1: "R9", a3: "M2 M3", c1: "M5", f6: "M4", f5: "R1" };

  it("says how many fish it brings, and that nobody can take the pile back", () => {
    expect(why("a1-a3", { sea })).toBe(
      "This catch brings 2 fish, and the pile is safe until your next turn.",
    );
    expect(why("a1-a3", { sea }, "fr")).toBe(
      "Cette prise rapporte 2 poissons, et la pile est à l’abri jusqu’à votre prochain tour.",
    );
  });

  it("names who could take it back", () => {
    expect(why("a1-a3", { sea: { ...sea, d3: "M12" } })).toBe(
      "This catch brings 2 fish, but Bo can then take the pile.",
    );
  });

  it("a fish in between shields the pile, until somebody can take that one away (FC-T3)", () => {
    // The mauve 12 may catch the red 2 first, and lie beside the pile; but then it is red’s turn.
    const shielded = { a1: "R9", a3: "M3", f1: "R16", f4: "M1", b3: "R2", b6: "M12" };
    expect(why("a1-a3", { sea: shielded })).toContain("the pile is safe until your next turn");
    // With a third player it may carry off the shield that hid the pile from the green 12.
    const three = { a1: "R9", a3: "M6", f1: "R16", f4: "M5", b3: "M7", b6: "R5", c3: "G12" };
    expect(why("a1-a3", { sea: three, players: 3 })).toContain("but Cy can then take the pile");
    expect(why("a1-a3", { sea: { ...three, b6: "" }, players: 3 })).toContain(
      "the pile is safe until your next turn",
    );
  });

  it("tells of the pile it brings to safety", () => {
    expect(why("a1-a3", { sea: { ...sea, c1: "M9" } })).toBe(
      "This catch brings 2 fish, and saves a pile that Bo could take.",
    );
  });

  it("says so where there is no choice (FC-T1), and where it is the last of the round (FC-E1)", () => {
    expect(why("a1-a3", { sea: { a1: "R9", a3: "M2" } })).toBe(
      "It is the only possible catch, so it must be made.",
    );
    expect(why("a1-a3", { sea: { a1: "R9", a3: "M2", b3: "R9" } })).toBe(
      "This catch brings 1 fish, and it is the last of the round.",
    );
  });
});

describe("repositioning", () => {
  // On a6 the octopus is next to the mauve 9, which threatens the red 1 that stands there now.
  const sea = { a1: "R16", a6: "R1", b6: "M9", f2: "M16", d4: "R8", d1: "R15" };
  const before = { sea, phase: "repositioning" as const };

  it("counts the catches a swap opens", () => {
    expect(why("octopus a6", before)).toBe(
      "Possible catches: 1 instead of 0; catches against you: 0 instead of 1.",
    );
  });

  it("says that no swap would do better only if none would", () => {
    expect(why("ready", before)).toBe("Possible catches: 0; catches against you: 1.");
    expect(why("ready", { ...before, sea: { ...sea, a6: "R16", a1: "R1" } })).toBe(
      "No swap does better. Possible catches: 1; catches against you: 0.",
    );
  });
});

it("the solitaire tells what is left of the other colours, and who can go on (FC-5)", () => {
  const order = ["red", "mauve", "green", "yellow"] as const;
  const sea = { a1: "R9", a3: "M2", c1: "Y12", c3: "M8", f6: "G8" };
  expect(why("a1-a3", { sea, players: 1, order, turn: "red" })).toBe(
    "This catch leaves 3 piles of other colours, and yellow then has 1 possible catch.",
  );
  expect(why("a1-a3", { sea: { a1: "Y9", a3: "M2" }, players: 1, order, turn: "yellow" })).toBe(
    "After this catch only your piles are left.",
  );
});

/** Games of chance, each position with its legal moves. */
function* positions(games: number): Generator<{ state: State; legal: Move[]; random: Random }> {
  const random = seeded("reasons");
  for (let game = 0; game < games; game++) {
    const state = deal(1 + (game % 4), {}, { target: 1 }, `reasons ${game}`);
    while (fishAndChips.actors(state) !== 0) {
      const codes = legalCodes(state);
      yield { state, legal: codes.map(fishAndChips.decode), random };
      fishAndChips.play(state, seatOf(state), codes[below(random, codes.length)]!, null);
    }
  }
}

it("nobody takes a pile that was said to be safe, whatever is played", () => {
  for (const { state, legal, random } of positions(8)) {
    const seat = seatOf(state);
    const view = fishAndChips.view(state, seat);
    const chosen = legal[below(random, legal.length)]!;
    if (chosen.type !== "catch" || view.players === 1) continue;
    const said = reasonWords(chosen, view, names, "en");
    if (!/the pile is safe|saves a pile/.test(said)) continue;
    for (let tries = 0; tries < 10; tries++) {
      const world = fishAndChips.clone(state);
      fishAndChips.play(world, seat, fishAndChips.encode(chosen), null);
      const away = () => (seatOf(world) - seat + view.players) % view.players;
      for (let passed = 0; fishAndChips.actors(world) !== 0 && away() > passed; ) {
        passed = away();
        const codes = legalCodes(world);
        const reply = fishAndChips.decode(codes[below(random, codes.length)]!);
        if (reply.type !== "catch") break;
        expect(reply.to).not.toBe(chosen.to);
        fishAndChips.play(world, seatOf(world), fishAndChips.encode(reply), null);
      }
    }
  }
});

it.each(languages)("every move has a whole and well set sentence (%s)", (language) => {
  for (const { state, legal, random } of positions(6)) {
    const said = reasonWords(
      legal[below(random, legal.length)]!,
      fishAndChips.view(state, seatOf(state)),
      names,
      language,
    );
    expect(said).not.toMatch(broken);
    expect(said).toMatch(/^[\dA-ZÀÉ].*\.$/);
    if (language === "fr") expect(said).not.toMatch(looseFrench);
  }
});
