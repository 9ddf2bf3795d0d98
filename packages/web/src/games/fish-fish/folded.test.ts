import { fishFish } from "@guinguette/rules/fish-fish/game";
import { shown } from "@guinguette/rules/fish-fish/memory";
import type { View } from "@guinguette/rules/fish-fish/view";
import { seeded } from "@guinguette/rules/random";
import { describe, expect, it } from "vitest";
import { fishDoes, fishHas, handLine, seenLine, signDoes, toBeSeen } from "./folded.ts";
import { bet, cast, type Played } from "./script.ts";

/** Seat 0 fishes; what seat 1 sees. */
function after(...moves: readonly Played[]): View {
  const state = fishFish.deal({ players: 3, options: {}, setup: { firstFisher: 0 } }, seeded("folded"));
  for (const { seat, move } of moves) fishFish.play(state, seat, fishFish.encode(move), null);
  return fishFish.view(state, 1);
}

const calm = { act: null, moved: [] };

describe("the folded board brings into sight", () => {
  it("the line while it is set, and whenever whoever looks is to bet", () => {
    expect(toBeSeen(after(), calm, null)).toBe("line");
    expect(toBeSeen(after(cast(0, "catch", 5)), calm, 1)).toBe("line");
  });

  it("who bets, where that is somebody else", () => {
    expect(toBeSeen(after(cast(0, "catch", 5), bet(1, 2)), calm, null)).toBe(2);
  });

  it("the line while it comes up, then who gained", () => {
    const view = after(cast(0, "empty", 5), bet(1, 2));
    const moved = [{ seat: 2, tiles: 1, points: 5 }];
    expect(toBeSeen(view, { act: "hush", moved: [] }, null)).toBe("line");
    expect(toBeSeen(view, { act: "haul", moved }, null)).toBe(2);
  });
});

describe("the folded board says", () => {
  const view = after(cast(0, "empty", 5), bet(1, 2), bet(2, 0), cast(0, "catch", 3));
  const [first, second] = view.fish;

  it("what each Fish has", () => {
    expect(fishHas(first!, view, "fr")).toBe("0 point · 2 tuiles · butin 10");
    expect(fishHas(second!, view, "en")).toBe("0 points · 4 tiles");
  });

  it("what each Fish does", () => {
    expect(fishDoes(first!, view, true, null, "fr")).toBe("à vous");
    expect(fishDoes(first!, view, true, 2, "fr")).toBe("mise 2\u00a0?");
    expect(fishDoes(first!, view, false, null, "en")).toBe("bet?");
    expect(fishDoes(second!, view, false, null, "en")).toBe("");
  });

  it("the same among signs: of many, the figure alone", () => {
    expect(signDoes(first!, view, true, null, false, "fr")).toBe("à vous");
    expect(signDoes(first!, view, true, null, true, "fr")).toBe("");
    expect(signDoes(first!, view, true, 2, true, "en")).toBe("2?");
    expect(signDoes({ ...first!, bet: 2 }, view, false, null, true, "en")).toBe("2");
    expect(signDoes({ ...first!, bet: 2 }, view, false, null, false, "en")).toBe("bet 2");
  });

  it("what is in hand and what was seen, as far as the table shows it (FF-L6)", () => {
    expect(handLine(view, "fr")).toBe("Encore en main\u00a0: les appâts 2, 3 et 4");
    expect(handLine({ ...view, line: 4, baits: [4] }, "fr")).toBe("Encore en main\u00a0: l’appât\u00a04");
    expect(handLine({ ...view, line: 4, baits: [4] }, "en")).toBe("Still in hand: bait\u00a04");
    expect(seenLine(view, "en")).toBe("seen: 0 catch, 1 empty");
    expect(seenLine(view, "fr")).toBe("vues\u00a0: 0 Prise, 1 Bredouille");
    expect(handLine(shown(view), "fr")).toBe("Encore en main\u00a0: 3 appâts");
    expect(seenLine(shown(view), "en")).toBeNull();
  });
});
