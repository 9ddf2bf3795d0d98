import { expect, it } from "vitest";
import { below, seeded } from "../random.ts";
import { act, deal, legalCodes, playRound, seatOf } from "../testing/fish-and-chips.ts";
import { fishAndChips } from "./game.ts";

it("is for one to four players, open, in turn, with chance from round to round, and ends", () => {
  expect(fishAndChips.id).toBe("fish-and-chips");
  expect(fishAndChips.about).toEqual({
    players: [1, 2, 3, 4],
    hidden: false,
    simultaneous: false,
    chance: true,
    bounded: true,
    startField: null,
    colourIsSeat: true,
  });
  expect(fishAndChips.moveCount).toBe(1369);
});

it("has three options: a target of 60, own fish taken back that score nothing, swaps before every round (FC-E3, FC-R5, FC-R4)", () => {
  // The solitaire counts no points and swaps nothing (FC-5).
  const several = [2, 3, 4];
  expect(fishAndChips.options).toEqual({
    target: { kind: "integer", min: 1, initial: 60, players: several },
    recaptured: { kind: "choice", values: ["ignored", "counted"], players: several },
    reposition: { kind: "choice", values: ["every-round", "first-round"], players: several },
  });
});

it("a clone goes its own way, and leaves every earlier one alone", () => {
  for (const players of [1, 2, 3, 4]) {
    const state = deal(players, {}, { target: 15 }, "clones");
    const random = seeded("clones");
    const earlier: { clone: object; text: string }[] = [];
    while (fishAndChips.actors(state) !== 0) {
      const clone = fishAndChips.clone(state);
      expect(clone).toEqual(state);
      earlier.push({ clone, text: JSON.stringify(clone) });
      const codes = legalCodes(state);
      fishAndChips.play(state, seatOf(state), codes[below(random, codes.length)] ?? 0, null);
    }
    for (const { clone, text } of earlier) expect(JSON.stringify(clone)).toBe(text);
  }
});

it("a clone has the same future, the next rounds too", () => {
  const state = deal(2, {}, { target: 500 });
  const clone = fishAndChips.clone(state);
  playRound(state);
  playRound(clone);
  expect(fishAndChips.view(clone, 0)).toEqual(fishAndChips.view(state, 0));
});

it("two tables in play at once do not touch each other", () => {
  const [one, other] = [deal(1, {}, {}, "one"), deal(1, {}, {}, "other")];
  const codes = legalCodes(one);
  expect(legalCodes(other)).not.toEqual(codes);
  const [code = 0] = legalCodes(other);
  fishAndChips.play(other, 0, code, null);
  expect(legalCodes(one)).toEqual(codes);
});

it("listening changes nothing", () => {
  for (const players of [1, 2, 3, 4]) {
    const silent = deal(players, {}, { target: 10 }, "listening");
    const told = deal(players, {}, { target: 10 }, "listening");
    const random = seeded("listening");
    while (fishAndChips.actors(silent) !== 0) {
      const codes = legalCodes(silent);
      const code = codes[below(random, codes.length)] ?? 0;
      fishAndChips.play(silent, seatOf(silent), code, null);
      fishAndChips.play(told, seatOf(told), code, []);
      expect(told).toEqual(silent);
    }
  }
});

it("what happens is for everybody, and plain JSON (FC-S4)", () => {
  const state = deal(2);
  const events = [...act(state, "ready", "ready")];
  const [code = 0] = legalCodes(state);
  const log: Parameters<typeof fishAndChips.play>[3] = [];
  fishAndChips.play(state, seatOf(state), code, log);
  for (const happening of log ?? []) {
    expect(Object.keys(happening)).toEqual(["event"]);
    events.push(happening.event);
  }
  expect(JSON.parse(JSON.stringify(events))).toEqual(events);
  expect(events.map(({ type }) => type)).toEqual(["readied", "readied", "caught"]);
});
