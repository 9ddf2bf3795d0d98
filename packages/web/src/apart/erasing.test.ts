/** Who asks to be forgotten is told how that ended, however long it takes and whatever answer is lost. */
import type { Asked } from "@guinguette/wire/client/http";
import type { Erased } from "@guinguette/wire/people";
import { problemType } from "@guinguette/wire/problem";
import { expect, it } from "vitest";
import { askToBeErased } from "./erasing.ts";

const told = (done: boolean): Asked<Erased> => ({ ok: true, value: { known: false, done, unread: [] } });
const lost: Asked<Erased> = { ok: false, why: "unreachable", problem: null };
const unknown: Asked<Erased> = { ok: false, why: "unknown-person", problem: null };
const later: Asked<Erased> = {
  ok: false,
  why: "too-many",
  problem: { type: problemType("too-many"), title: "Too much", status: 429, retryAfter: 7 },
};

/** Whose server answers so, and the last of it ever after. */
async function asked(...answers: Asked<Erased>[]) {
  let [times, goingOn] = [0, 0];
  const waits: number[] = [];
  const end = await askToBeErased(
    { erase: async () => answers[Math.min(times++, answers.length - 1)] ?? lost },
    { deadline: async (milliseconds) => void waits.push(milliseconds) },
    () => void goingOn++,
  );
  return { end, times, goingOn, waits };
}

it("what is done at once is asked once", async () => {
  expect(await asked(told(true))).toEqual({ end: told(true), times: 1, goingOn: 0, waits: [] });
});

it("what goes on is asked until it is done", async () => {
  const { end, times, goingOn } = await asked(told(false), told(false), told(true));
  expect([end, times, goingOn]).toEqual([told(true), 3, 2]);
});

it("whom nobody knows after an answer that was lost is forgotten; who was never known is told so", async () => {
  expect((await asked(lost, unknown)).end).toEqual(told(true));
  expect((await asked(told(false), unknown)).end).toEqual(told(true));
  expect(await asked(unknown)).toMatchObject({ end: unknown, times: 1 });
});

it("who is told to come again comes then; who hears nothing gives up", async () => {
  expect(await asked(later, told(true))).toMatchObject({ end: told(true), waits: [7_000] });
  expect(await asked(lost)).toMatchObject({ end: lost, times: 3 });
  expect(await asked(told(false))).toMatchObject({ end: told(false), times: 30 });
});
