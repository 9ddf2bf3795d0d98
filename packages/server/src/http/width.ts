/** How wide what was sent may be. A schema finds all that is wrong with a thing, field by field, though only the first of it
 * is told: of thousands of fields that takes as long as fifty other requests. So it is asked before any schema. */

/** Ours have eleven at most, and as many options as a game may ever get. */
const MOST_FIELDS = 64;
/** Boards for so many rounds are more than a request can hold. */
const MOST_VALUES = 512;

/** Where there is more in one object, or in one list, than any that can be meant has; null where there is not. Not by
 * recursion: what was sent may be thousands of levels deep. */
export function tooWideAt(given: unknown): string | null {
  const left = [{ value: given, at: "" }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, at } = next;
    if (typeof value !== "object" || value === null) continue;
    const isList = Array.isArray(value);
    const keys = isList ? value.keys() : Object.keys(value);
    const count = isList ? value.length : (keys as string[]).length;
    if (count > (isList ? MOST_VALUES : MOST_FIELDS)) return at;
    for (const key of keys) {
      const inner = (value as Record<string | number, unknown>)[key];
      if (typeof inner === "object" && inner !== null)
        left.push({ value: inner, at: at === "" ? `${key}` : `${at}.${key}` });
    }
  }
  return null;
}
