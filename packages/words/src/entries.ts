/** What was told, in the entries of a log: each goes on as long as `goesOn` says so of its last event and the next. */
import type { Types } from "@guinguette/rules/contract";
import type { Told } from "./game-words.ts";

export function entriesOf<T extends Types>(
  told: readonly Told<T>[],
  goesOn: (before: T["told"], event: T["told"]) => boolean,
): Told<T>[][] {
  const entries: Told<T>[][] = [];
  for (const one of told) {
    const entry = entries.at(-1);
    const before = entry?.at(-1);
    if (entry !== undefined && before !== undefined && goesOn(before.event, one.event)) entry.push(one);
    else entries.push([one]);
  }
  return entries;
}
