/** So much is folded in a turn of the event loop, in however many entries it stands. */
import { expect, it } from "vitest";
import { inATurn, weightOf } from "./folding.ts";

it("entries with a whole set-up in them share a turn with few others", async () => {
  const rows = [{ at: 0, json: "x".repeat(64 * 1024) }];
  let turn = 0;
  let clock = setImmediate(function tick() {
    turn++;
    clock = setImmediate(tick);
  });
  const done: number[] = [];
  await Promise.all(Array.from({ length: 21 }, () => inATurn(weightOf(rows), () => done.push(turn))));
  clearImmediate(clock);
  const most = Math.max(...done.map((one) => done.filter((other) => other === one).length));
  expect(most).toBe(7);
  expect(weightOf(Array.from({ length: 500 }, () => ({ at: 0, json: "{}" })))).toBe(500);
});
