/** From where somebody may look at a table, and who may read its record. */
import { expect, it } from "vitest";
import { timedRoom } from "../testing/timed.ts";
import { viewerAs, whyNoRecord, whyNot } from "./looking.ts";
import { wish } from "./wish.ts";

/** The host has no seat; Bo and Cleo play, Bo agrees to be watched from his. */
function some(watching: "public" | "seats" | "nobody") {
  const { room, wish: done } = timedRoom({ watching, players: 3, game: "fish-fish" }, 0, [
    { kind: "bot", seat: 0, bot: { level: "fry" } },
  ]);
  const [, bo = null, cleo = null] = room.seats.map((seated) => seated?.person ?? null);
  if (watching === "seats") done(1, bo ?? "", { kind: "show", seat: 1, shown: true });
  return { room, bo, cleo, done };
}

it("whoever plays looks from their seat, or from where everybody does, and from no other's", () => {
  for (const watching of ["public", "seats", "nobody"] as const) {
    const { room, bo, cleo } = some(watching);
    expect(viewerAs(room, bo, "seat", undefined)).toBe(1);
    expect(viewerAs(room, bo, "seat", 1)).toBe(1);
    expect(viewerAs(room, bo, "seat", 0)).toEqual({ not: "not-yours" });
    expect(viewerAs(room, cleo, "seat", 1)).toEqual({ not: "not-yours" });
    expect(viewerAs(room, cleo, "public", 1)).toBe("spectator");
  }
});

it("whoever has no seat looks from where everybody does, unless nobody may but the host", () => {
  for (const [watching, why] of [
    ["public", null],
    ["seats", null],
    ["nobody", "not-watched"],
  ] as const) {
    const { room } = some(watching);
    for (const stranger of ["zoe", null]) {
      expect(whyNot(room, stranger, "spectator")).toBe(why);
      expect(viewerAs(room, stranger, "public", undefined)).toEqual(
        why === null ? "spectator" : { not: why },
      );
      expect(whyNoRecord(room, stranger)).toBe(why);
    }
    expect(whyNot(room, room.host, "spectator")).toBe(room.host === "ana" ? null : why);
  }
});

it("of who is nobody that the server knows it is not said that a seat is another's", () => {
  const { room } = some("public");
  expect(viewerAs(room, null, "seat", undefined)).toEqual({ not: "unknown-person" });
  expect(viewerAs(room, "zoe", "seat", undefined)).toEqual({ not: "not-yours" });
  expect(viewerAs(room, null, "seat", 1)).toEqual({ not: "not-yours" });
});

it("strangers look from a seat where the table allows it and its person agrees, as long as they do", () => {
  const { room, bo, cleo, done } = some("seats");
  for (const stranger of ["zoe", null]) {
    expect(viewerAs(room, stranger, "seat", 1)).toBe(1);
    expect(viewerAs(room, stranger, "seat", 2)).toEqual({ not: "not-yours" });
  }
  // Whoever plays there has no other's hand to see.
  expect(whyNot(room, cleo, 1)).toBe("not-yours");
  room.plan = { ...room.plan, watching: "public" };
  expect(whyNot(room, "zoe", 1)).toBe("not-yours");
  room.plan = { ...room.plan, watching: "seats" };
  done(2, bo ?? "", { kind: "show", seat: 1, shown: false });
  expect(whyNot(room, "zoe", 1)).toBe("not-yours");
});

it("a plan by which seats are not watched any more, or which has fewer of them, takes back who agreed", () => {
  const shown = (changes: { watching?: "public" | "seats"; players?: number }) => {
    const { room } = timedRoom({ players: 2 }, 0);
    const waiting = { ...room, table: null, shown: 0b101, number: 1, counts: new Map() };
    waiting.seats.push(null);
    waiting.plan = { ...room.plan, watching: "seats", players: 3 };
    expect(wish(waiting, "ana", { kind: "plan", changes })).toMatchObject({ ok: true });
    return waiting.shown;
  };
  expect(shown({ watching: "public" })).toBe(0);
  expect(shown({ players: 2 })).toBe(0b001);
  expect(shown({ players: 4 })).toBe(0b101);
});

it("the record is for who had a seat in the game, also where nobody else may watch", () => {
  const { room, bo, done } = some("nobody");
  done(1, bo ?? "", { kind: "stand", seat: 1 });
  done(1, "ana", { kind: "bot", seat: 1, bot: { level: "fry" } });
  done(1, "ana", { kind: "stand", seat: 1 });
  expect(room.seats[1]).toBeNull();
  expect([whyNoRecord(room, bo), whyNoRecord(room, "zoe")]).toEqual([null, "not-watched"]);
});
