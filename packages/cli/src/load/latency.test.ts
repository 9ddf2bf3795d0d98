import { describe, expect, it } from "vitest";
import { latencyAt } from "./latency.ts";

function measuring(viewers: number) {
  const took: number[] = [];
  return { took, ...latencyAt(viewers, (milliseconds) => took.push(milliseconds)) };
}

describe("from a move to everybody at the table", () => {
  it("counts each viewer once, whether the answer comes before or after what they see", () => {
    const { took, send, receive } = measuring(3);
    const answered = send(100);
    receive(0, 7, 102);
    receive(1, 7, 105);
    expect(took).toEqual([]);
    answered(7);
    expect(took).toEqual([2, 5]);
    receive(1, 7, 106);
    receive(2, 7, 110);
    expect(took).toEqual([2, 5, 10]);
  });

  it("does not take an older change for it, and takes a later one", () => {
    const { took, send, receive } = measuring(1);
    const answered = send(0);
    receive(0, 4, 1);
    answered(5);
    expect(took).toEqual([]);
    receive(0, 6, 9);
    expect(took).toEqual([9]);
  });

  it("keeps two that are under way apart, and forgets what was refused", () => {
    const { took, send, receive } = measuring(2);
    const [one, other, refused] = [send(0), send(10), send(20)];
    other(2);
    one(1);
    refused(null);
    receive(0, 2, 30);
    receive(1, 1, 40);
    receive(1, 2, 50);
    expect(took.toSorted((a, b) => a - b)).toEqual([20, 30, 40, 40]);
  });
});
