/** Whoever watched is told once others have begun to play on; nobody asks for longer than there is anything to be told. */
import type { Asked } from "@guinguette/wire/client/http";
import { problemType } from "@guinguette/wire/problem";
import type { RoomView } from "@guinguette/wire/room";
import { expect, it } from "vitest";
import { rematchBegun } from "./rematch-begun.ts";

const at = (stage: RoomView["stage"], seat: number | null): Asked<RoomView> => ({
  ok: true,
  value: { stage, mine: { seat, host: false } } as RoomView,
});
const later: Asked<RoomView> = {
  ok: false,
  why: "too-many",
  problem: { type: problemType("too-many"), title: "Too much", status: 429, retryAfter: 10 },
};

/** What is told where the table is seen so, one after the other; and what was waited for. */
async function begun(...seen: Asked<RoomView>[]) {
  const waits: [string, number][] = [];
  const told = await rematchBegun(
    "table",
    {
      look: async () => {
        const [next] = seen.splice(0, 1);
        if (next === undefined) throw new Error("asked again");
        return next;
      },
    },
    {
      wait: async (milliseconds) => void waits.push(["wait", milliseconds]),
      deadline: async (milliseconds) => void waits.push(["deadline", milliseconds]),
    },
    () => true,
  );
  return { told, waits };
}

it("who has no seat there is told once it has begun", async () => {
  const { told, waits } = await begun(at("waiting", null), at("playing", null));
  expect(told).toBe(true);
  expect(waits).toEqual([["wait", 4_000]]);
});

it("who has a seat there asks no more once it has begun, nor does anybody where there is no table", async () => {
  expect(await begun(at("waiting", 1), at("playing", 1))).toMatchObject({ told: false });
  expect(await begun(at("over", 1))).toMatchObject({ told: false });
  expect(await begun({ ok: false, why: "not-found", problem: null })).toMatchObject({ told: false });
});

it("who is told when to come again does not come before", async () => {
  const { told, waits } = await begun(
    later,
    { ok: false, why: "unreachable", problem: null },
    at("over", null),
  );
  expect(told).toBe(true);
  expect(waits).toEqual([
    ["deadline", 10_000],
    ["wait", 4_000],
  ]);
});
