/**
 * How often something may be done: so many at once, and then so many a second. All that is remembered of somebody is
 * one time, up to which they have used what they may (the generic cell rate algorithm).
 */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** How long to wait, in milliseconds, until it may be done once more; 0 where it may be done now. */
export function waitFor({ burst, perSecond }: Rate, used: number, now: number): number {
  const allowed = (burst - 1) * (1_000 / perSecond);
  return Math.max(0, used - now - allowed);
}

/** What is remembered once it was done, so many times. */
export function spent({ perSecond }: Rate, used: number, now: number, times = 1): number {
  return Math.max(used, now) + (times * 1_000) / perSecond;
}
