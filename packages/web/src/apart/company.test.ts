import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepCompany } from "./company.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the company at a table apart", () => {
  it("is told who is there, and how many watch", () => {
    const company = keepCompany();
    expect(company.presence).toBeNull();
    company.heard({ type: "presence", seats: ["here", "back-soon"], watching: 3 });
    expect(company.presence).toEqual(["here", "back-soon"]);
    expect(company.watching).toBe(3);
  });

  it("knows of nobody that they are there while the line is broken, nor before it has heard so again", () => {
    const company = keepCompany();
    company.stands("open", null);
    company.heard({ type: "presence", seats: ["here"], watching: 0 });
    company.stands("broken", null);
    expect(company.presence).toBeNull();
    company.stands("open", null);
    expect(company.presence).toBeNull();
    company.heard({ type: "presence", seats: ["away"], watching: 0 });
    expect(company.presence).toEqual(["away"]);
  });

  it("says something for a while, and a newer sign has its own time", () => {
    const company = keepCompany();
    company.heard({ type: "signalled", seat: 1, signal: "oh-no" });
    vi.advanceTimersByTime(4000);
    company.heard({ type: "signalled", seat: 1, signal: "thanks" });
    vi.advanceTimersByTime(4000);
    expect(company.signAt(1)).toBe("thanks");
    expect(company.signAt(0)).toBeNull();
    vi.advanceTimersByTime(1000);
    expect(company.signAt(1)).toBeNull();
  });

  it("is not heard from a seat whose signs are turned off, and only from that one", () => {
    const company = keepCompany();
    company.hush(1, true);
    company.heard({ type: "signalled", seat: 1, signal: "oh-no" });
    company.heard({ type: "signalled", seat: 2, signal: "oh-no" });
    expect([company.signAt(1), company.signAt(2)]).toEqual([null, "oh-no"]);
    company.hush(1, false);
    expect(company.signAt(1)).toBe("oh-no");
  });

  it("has clocks that run by this device's own time, from what the server told", () => {
    let time = 1000;
    const company = keepCompany(() => time);
    expect(company.clockAt(0)).toBeNull();
    company.heard({
      type: "clock",
      now: 9_000_000,
      seats: [
        { left: 60_000, running: true },
        { left: 30_000, running: false },
        { left: null, running: false },
      ],
    });
    time += 2500;
    vi.advanceTimersByTime(2500);
    expect(company.clockAt(0)).toEqual({ left: 57_500, running: true });
    expect(company.clockAt(1)).toEqual({ left: 30_000, running: false });
    expect(company.clockAt(2)).toBeNull();
    time += 100_000;
    vi.advanceTimersByTime(1000);
    expect(company.clockAt(0)?.left).toBe(0);
    company.stop();
  });

  it("is live while the line is open, and over where a problem ends it", () => {
    const company = keepCompany();
    company.stands("open", null);
    expect(company.isLive).toBe(true);
    company.stands("broken", null);
    expect([company.isLive, company.ended]).toEqual([false, null]);
    const problem = { type: "urn:guinguette:problem:not-watched", title: "no", status: 403 };
    company.stands("ended", problem);
    expect(company.ended).toEqual(problem);
  });
});
