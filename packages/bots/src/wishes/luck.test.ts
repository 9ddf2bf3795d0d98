import { seeded } from "@guinguette/rules/random";
import { position } from "@guinguette/rules/testing/wishes";
import { wishes } from "@guinguette/rules/wishes/game";
import { expect, it } from "vitest";
import { withOtherLuck } from "./luck.ts";

it("imagines any next card, and changes nothing that can be seen (IW-R15)", () => {
  const state = position({ discard: ["catfish:waste", "swordfish:double"], boats: [["angelfish:worms"]] });
  const before = JSON.stringify(state);
  const random = seeded("luck");
  const pile = (of: typeof state) => of.deck.slice(0, of.pileCount);
  const next = new Set<number>();
  for (let i = 0; i < 1000; i++) {
    const other = withOtherLuck(state, random);
    expect(wishes.view(other, 0)).toEqual(wishes.view(state, 0));
    next.add(pile(other).at(-1)!);
    if (i === 0) expect(pile(other).sort()).toEqual(pile(state).sort());
  }
  expect(next).toEqual(new Set(pile(state)));
  expect(JSON.stringify(state)).toBe(before);
});

it("imagines new piles of another order too (IW-R11)", () => {
  const random = seeded("luck");
  const state = position();
  const [one, other] = [withOtherLuck(state, random), withOtherLuck(state, random)];
  expect(one.random).not.toEqual(other.random);
});
