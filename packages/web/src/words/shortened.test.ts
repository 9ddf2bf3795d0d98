import fc from "fast-check";
import { expect, test } from "vitest";
import { shortened, toldWithin } from "./shortened.ts";

test("a sentence that has room is told whole", () => {
  expect(shortened("Tanche garde la lotte.", 40)).toBe("Tanche garde la lotte.");
});

test("a longer one ends after a clause, and says that there is more", () => {
  const told = "Tanche prend la lotte et paie 1 ver, avance un acheteur 1 jusqu’à la Barbue, vend 2 clowns.";
  expect(shortened(told, 60)).toBe("Tanche prend la lotte et paie 1 ver…");
  expect(shortened(told, 20)).toBeNull();
});

test("what a line brought may be left out before the line is", () => {
  const told = "Ligne\u00a01, «\u202fBredouille\u202f»\u00a0: Ondine met 2 tuiles à l’abri, appât\u00a04.";
  expect(shortened(told, 26)).toBe("Ligne\u00a01, «\u202fBredouille\u202f»…");
});

test("never longer than the room, and always the beginning", () => {
  const sentence = fc
    .array(fc.stringMatching(/^[a-z ]{1,20}$/), { minLength: 1 })
    .map((parts) => parts.join(", "));
  fc.assert(
    fc.property(sentence, fc.integer({ min: 0, max: 120 }), (text, room) => {
      const short = shortened(text, room);
      if (short === null) return;
      expect(short.length).toBeLessThanOrEqual(room);
      expect(text.startsWith(short.replace(/…$/, ""))).toBe(true);
    }),
  );
});

test("what has fewer words of its own is told in those, with its figure, before it is cut", () => {
  const told = {
    text: "Tanche prend la lotte et paie 1 ver, puis vend un clown.",
    gain: "+5\u00a0$",
    shorter: ["Tanche prend la lotte, puis vend un clown.", "Tanche vend un clown."],
  };
  const { gain } = told;
  expect(toldWithin(told, 80)).toEqual({ text: told.text, gain });
  expect(toldWithin(told, 55)).toEqual({ text: told.shorter[0], gain });
  expect(toldWithin(told, 30)).toEqual({ text: told.shorter[1], gain });
  expect(toldWithin(told, 22)).toEqual({ text: told.shorter[1], gain: null });
  expect(toldWithin(told, 12)).toBeNull();
});

test("what has none is cut, and its figure would tell of something else", () => {
  const told = { text: "Tanche pose 2 tuiles, puis range 3 poissons.", gain: "+3" };
  expect(toldWithin(told, 30)).toEqual({ text: "Tanche pose 2 tuiles…", gain: null });
});
