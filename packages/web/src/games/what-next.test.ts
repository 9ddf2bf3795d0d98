/** The prompt follows the step: what was picked up has its own sentence, in both languages. */
import { languages } from "@guinguette/words/language";
import { expect, it } from "vitest";
import { whatNext as inChatPeche } from "./chat-peche/what-next.ts";
import { whatNext as inFishAndChips } from "./fish-and-chips/what-next.ts";
import { pickOf } from "./fish-fish/cast.ts";
import { whatNext as inFishFish } from "./fish-fish/what-next.ts";
import { oceanPlace } from "./wishes/touch.ts";
import { whatNext as inWishes } from "./wishes/what-next.ts";

it.each(languages)("says what to touch next, in %s", (language) => {
  const said = [
    inFishFish({} as never, pickOf({ card: "catch" }), language),
    inFishFish({} as never, pickOf({ bait: 4 }), language),
    inWishes({} as never, oceanPlace(2), language),
    inChatPeche({ phase: "lure" } as never, "b2", language),
    inFishAndChips({ phase: "catching" } as never, "b3", language),
    inFishAndChips({ phase: "repositioning" } as never, "a2", language),
  ];
  for (const sentence of said) expect(sentence).toMatch(/^[A-Z].*\.$/);
  expect(new Set(said).size).toBe(said.length);
});

it("says nothing of what is no step", () => {
  expect(inWishes({} as never, "", "fr")).toBeNull();
  expect(inFishFish({} as never, "", "fr")).toBeNull();
  expect(inChatPeche({ phase: "fish" } as never, "b2", "fr")).toBeNull();
});
