/** Opens a table under a name that one can say and that no other has. */
import { codeFish, codeOf } from "@guinguette/words/codes";
import type { House } from "../house.ts";
import { type Draw, newId, newSecret } from "../ids.ts";
import type { Opened } from "../room/entries.ts";
import type { Room } from "../room/room.ts";
import { Raced } from "./failures.ts";

/** With how many digits a name is tried, one after the other. */
const digits = [2, 3, 4, 5, 6, 7, 7, 7, 7];
/** Names are longer where one of so many others, drawn by chance, is taken: so hardly more than 3 in 100 of any length are,
 * and whoever guesses seldom finds a table. */
const LOOKED_AT = 100;
const MOST_DIGITS = 7;

/** The new room, or the one that the request with this key opened before. */
export async function openNew(
  { rooms, store, draw, now }: Pick<House, "rooms" | "store" | "draw" | "now">,
  first: Omit<Opened, "code">,
  key: string | null,
): Promise<Room> {
  for (const length of digits) {
    const code = newCode(draw, length);
    const others = Array.from({ length: LOOKED_AT }, () => newCode(draw, length));
    if (length < MOST_DIGITS && (await store.isNamed([code, ...others], now()))) continue;
    const opened = { ...first, code };
    const room = await rooms.open(newId(draw), newSecret(draw), opened, key);
    if (room !== null) return room;
    const before = key === null ? null : await store.keyed(key);
    const found = before === null ? null : await rooms.look(before);
    if (found !== null) return found;
  }
  throw new Raced();
}

function newCode(draw: Draw, length: number): string {
  const [fish = 0, number = 0] = new Uint32Array(Uint8Array.from(draw(8)).buffer);
  const least = 10 ** (length - 1);
  const one = codeFish[fish % codeFish.length];
  if (one === undefined) throw new Error("there are no fish");
  return codeOf(one, least + (number % (9 * least)));
}
