/** Opens a table under a name that one can say and that no other has. */
import { codeFish, codeOf } from "@guinguette/words/codes";
import type { House } from "../house.ts";
import { type Draw, newId, newSecret } from "../ids.ts";
import type { Opened } from "../room/entries.ts";
import type { Room } from "../room/room.ts";
import { DamagedPart } from "../store/store.ts";
import { Raced } from "./failures.ts";

/** The numbers that are tried, one range after the other: under 300, then under ten times as many. */
const ranges: readonly (readonly [number, number])[] = [
  [10, 300],
  [300, 3_000],
  [3_000, 30_000],
  [30_000, 300_000],
  [300_000, 3_000_000],
  ...Array.from({ length: 4 }, () => [3_000_000, 10_000_000] as const),
];
/** A range is left where one of so many other codes of it, drawn by chance, is taken: so hardly more than 3 in 100 of any
 * range are, and whoever guesses seldom finds a table. */
const LOOKED_AT = 100;
const MOST = 10_000_000;

/** The new room, or the one that the request with this key opened before. */
export async function openNew(
  { rooms, store, draw, now }: Pick<House, "rooms" | "store" | "draw" | "now">,
  first: Omit<Opened, "code">,
  key: string | null,
): Promise<Room> {
  for (const [least, end] of ranges) {
    const code = newCode(draw, least, end);
    const others = Array.from({ length: LOOKED_AT }, () => newCode(draw, least, end));
    if (end < MOST && (await store.isNamed([code, ...others], now()))) continue;
    const opened = { ...first, code };
    const room = await openedAt(rooms, newId(draw), newSecret(draw), opened, key);
    if (room !== null) return room;
    const before = key === null ? null : await store.keyed(key);
    const found = before === null ? null : await rooms.look(before);
    if (found !== null) return found;
  }
  throw new Raced();
}

/** Where its place in the store is damaged, another name leads to another place. */
async function openedAt(
  rooms: House["rooms"],
  ...given: Parameters<House["rooms"]["open"]>
): Promise<Room | null> {
  try {
    return await rooms.open(...given);
  } catch (cause) {
    if (cause instanceof DamagedPart) return null;
    throw cause;
  }
}

function newCode(draw: Draw, least: number, end: number): string {
  const [fish = 0, number = 0] = new Uint32Array(Uint8Array.from(draw(8)).buffer);
  const one = codeFish[fish % codeFish.length];
  if (one === undefined) throw new Error("there are no fish");
  return codeOf(one, least + (number % (end - least)));
}
