/** Groups that want the same thing, one after the other: the same number, the same request or the same name. */
import type { Group } from "./store.ts";

/** Lists in which no two want the same; most often there is one. */
export function roundsOf(groups: readonly Group[]): readonly (readonly Group[])[] {
  const rounds: { readonly groups: Group[]; readonly wanted: Set<string> }[] = [];
  for (const group of groups) {
    const wants = wantsOf(group);
    // After the last one that wants any of it.
    const place = rounds.findLastIndex(({ wanted }) => wants.some((each) => wanted.has(each))) + 1;
    const round = rounds[place] ?? { groups: [], wanted: new Set() };
    rounds[place] = round;
    round.groups.push(group);
    for (const each of wants) round.wanted.add(each);
  }
  return rounds.map(({ groups: list }) => list);
}

function wantsOf({ room, code, rows }: Group): string[] {
  const wants = [`room ${room}`];
  if (code !== null) wants.push(`code ${code}`);
  for (const { key } of rows) if (key !== null) wants.push(`key ${key}`);
  return wants;
}
