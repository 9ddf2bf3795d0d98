/** The whole game checked on this device: its record, with what was seen before the start and kept here. */
import type { Seat } from "@guinguette/rules/seats";
import { sealOf } from "@guinguette/wire/fairness";
import { type Finding, type Kept, type Verdict, verify } from "@guinguette/wire/verify";
import { keptChance } from "./chances.ts";
import { myself } from "./myself.ts";
import { seenDeal } from "./seen-deals.ts";

/** Null where the document is no record at all. */
export function verifyHere(
  written: string,
  table: string,
  own: Seat | null,
): { readonly verdict: Verdict; readonly findings: readonly Finding[] } | null {
  try {
    return verify(JSON.parse(written), written, keptOf(table, own));
  } catch {
    return null;
  }
}

function keptOf(table: string, own: Seat | null): Kept {
  const seen = seenDeal(table);
  const chance = keptChance(table);
  // Before the start seats are left and taken: what counts is what was sealed when it began.
  const seals = (seen?.begun ? seen.seals : []).flatMap((seal, seat) =>
    seal === null ? [] : [[seat, seal] as const],
  );
  const isOwn = chance !== null && own !== null && isThisDevices(chance, seen?.seals[own] ?? null);
  return {
    room: table,
    ...(seen === null || seen.commitment === null ? {} : { commitment: seen.commitment }),
    seals: new Map(seals),
    ...(seen?.digest === undefined ? {} : { digest: seen.digest }),
    ...(isOwn ? { chances: new Map([[own, chance]]) } : {}),
  };
}

/** Whether what this device drew is what was added at one's own seat. Whoever has another device may have added that one's;
 * whoever has none has added this, whatever the server says of it. */
function isThisDevices(chance: string, seal: string | null): boolean {
  return !myself().several || sealOf(chance) === seal;
}
