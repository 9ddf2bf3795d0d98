/** Time as one would say it, in the largest unit that fits. */
import { numeral, plural } from "@guinguette/words/common";
import type { Language } from "@guinguette/words/language";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** « 30 s », « 5 min », « 2 h », "3 days". */
export function duration(seconds: number, language: Language): string {
  const days = Math.floor(seconds / DAY);
  if (days > 0) {
    const day = language === "fr" ? "jour" : "day";
    return `${numeral(days, language)}\u00a0${plural(days, day, `${day}s`, language)}`;
  }
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)}\u00a0h`;
  return seconds >= MINUTE ? `${Math.floor(seconds / MINUTE)}\u00a0min` : `${Math.floor(seconds)}\u00a0s`;
}

/** How long ago something was, in milliseconds since 1970; null within the first minute, when it is now. */
export function passedSince(since: number, now: number, language: Language): string | null {
  const seconds = (now - since) / 1000;
  return seconds < MINUTE ? null : duration(seconds, language);
}
