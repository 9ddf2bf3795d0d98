/** The whole game checked on this device: its record, with what was seen before the start and kept here. */
import type { Seat } from "@guinguette/rules/seats";
import type { RoomView } from "@guinguette/wire/room";
import { type Finding, type Kept, type Verdict, verify } from "@guinguette/wire/verify";
import { keptChance } from "./chances.ts";
import { seenDeal } from "./seen-deals.ts";

/** Null where the document is no record at all. */
export function verifyHere(
  written: string,
  room: Pick<RoomView, "id" | "digest">,
  own: Seat | null,
): { readonly verdict: Verdict; readonly findings: readonly Finding[] } | null {
  try {
    return verify(JSON.parse(written), written, keptOf(room, own));
  } catch {
    return null;
  }
}

function keptOf({ id, digest }: Pick<RoomView, "id" | "digest">, own: Seat | null): Kept {
  const seen = seenDeal(id);
  const chance = keptChance(id);
  const seals = (seen?.seals ?? []).flatMap((seal, seat) => (seal === null ? [] : [[seat, seal] as const]));
  return {
    ...(seen === null ? {} : { commitment: seen.commitment, seals: new Map(seals) }),
    ...(digest === null ? {} : { digest }),
    ...(chance === null || own === null ? {} : { chances: new Map([[own, chance]]) }),
  };
}
