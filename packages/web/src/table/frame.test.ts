import type { Viewer } from "@guinguette/rules/contract";
import { nearOf } from "@guinguette/table/near";
import { offer } from "@guinguette/table/offer";
import { usualSettings } from "@guinguette/table/settings";
import { play, sit, wish } from "@guinguette/table/testing/sit";
import { expect, it } from "vitest";
import { askedHere } from "./asked.ts";
import { frameOf } from "./frame.ts";

const nothing = { raisedFor: null, wanted: null, confidant: null, peeking: false };

it("while somebody is asked whether a move may be taken back, no move is offered at any screen", () => {
  const table = sit("fish-and-chips", 3, { settings: { ...usualSettings, takeBack: "consent" } });
  const seen = (viewer: Viewer) => nearOf(table, viewer);
  const frame = (persons: readonly number[]) => frameOf(seen, persons, nothing, []);
  // Whoever asks has moved, another has since, and the third is to move.
  let [asker, other, next] = [0, 0, 0];
  while (new Set([asker, other, next]).size < 3) {
    const [mover = 0] = seen("spectator").sight.awaited;
    play(table, mover, seen(mover).sight.legal[0] as object);
    const [after = 0] = seen("spectator").sight.awaited;
    if (mover !== after) [asker, other, next] = [other, mover, after];
  }
  const offered = { seat: next, legal: seen(next).sight.legal };
  expect(frame([next])).toMatchObject(offered);
  expect(frame([0, 1, 2]).seat).toBe(next);
  expect(wish(table, asker, "take-back")).toMatchObject({ ok: true });
  const { question } = table;
  if (question === null) throw new Error("nothing was asked");
  for (const persons of [[next], [0, 1, 2]])
    expect(frame(persons)).toMatchObject({ seat: null, legal: [], curtain: null });
  expect(askedHere(question, [asker, other, next], table.chairs)).toEqual([other, next]);
  // Whoever has given up has nothing to say.
  const given = table.chairs.map((chair, seat) =>
    seat === other ? { ...chair, standIn: "perch" as const } : chair,
  );
  expect(askedHere(question, [asker, other, next], given)).toEqual([next]);
  wish(table, next, "agree");
  expect(askedHere(table.question ?? question, [0, 1, 2], table.chairs)).toEqual([other]);
  // Who has agreed waits for the others, and may still say no.
  expect(frame([next]).seat).toBeNull();
  expect(wish(table, next, "refuse")).toMatchObject({ ok: true });
  expect(frame([next])).toMatchObject(offered);
});

it("whoever has got up, has given up or was replaced has nothing to choose", () => {
  const ways = [
    { kind: "stand-up", seen: 0 },
    { kind: "resign", seen: 0, level: "perch" },
    { kind: "time-out", seen: 0, level: "perch" },
  ] as const;
  for (const way of ways) {
    const table = sit("chat-peche", 3);
    const frame = () => frameOf((viewer) => nearOf(table, viewer), [0], nothing, []);
    expect(frame()).toMatchObject({ seat: 0 });
    expect(offer(table, 0, way)).toMatchObject({ ok: true });
    expect(frame()).toMatchObject({ seat: null, legal: [] });
    expect(offer(table, 0, { kind: "bot-in", seen: 1, level: "perch", name: "" }).ok).toBe(
      way.kind === "stand-up",
    );
    expect(frame()).toMatchObject({ seat: null, legal: [] });
  }
});
