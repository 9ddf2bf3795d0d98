/** A shelf as it is written on the device, read again as far as it makes sense. */
import type { Rating } from "./rating.ts";
import { emptyShelf, type Shelf, type Trace } from "./shelf.ts";

export function writeShelf(shelf: Shelf): string {
  return JSON.stringify(shelf);
}

export function readShelf(text: string | null): Shelf {
  try {
    const read: unknown = JSON.parse(text ?? "null");
    if (!isRecord(read)) return emptyShelf;
    const { traces, days, ratings } = read;
    return {
      traces: isRecord(traces) ? Object.fromEntries(Object.entries(traces).flatMap(traceIn)) : {},
      days: Array.isArray(days) ? [...new Set(days.filter(isCount))] : [],
      ratings: Array.isArray(ratings) ? ratings.filter(isRating) : [],
    };
  } catch {
    return emptyShelf;
  }
}

function traceIn([number, trace]: [string, unknown]): [string, Trace][] {
  if (!/^[1-9]\d{0,5}$/.test(number) || !isRecord(trace)) return [];
  const { hints, stuck, solved } = trace;
  if (!isCount(hints) || typeof stuck !== "boolean" || !(solved === null || isCount(solved))) return [];
  return [[number, { hints, stuck, solved }]];
}

function isRating(one: unknown): one is Rating {
  if (!isRecord(one)) return false;
  const { value, haze } = one;
  return Number.isFinite(value) && typeof haze === "number" && Number.isFinite(haze) && haze > 0;
}

const isRecord = (one: unknown): one is Record<string, unknown> =>
  typeof one === "object" && one !== null && !Array.isArray(one);
const isCount = (one: unknown): one is number => Number.isSafeInteger(one) && (one as number) >= 0;

/** Whether it is a shelf at all, however odd what lies on it. */
export function isShelf(text: string): boolean {
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === "object" && kept !== null;
  } catch {
    return false;
  }
}
