/**
 * Whoever is carried in may be who this device has known already. Who they are lies where no page can read it; but no
 * two hold the same seat of a table.
 */
import type { Tables } from "@guinguette/wire/client/http";
import { forgetPerson } from "./forgetting.ts";
import { myself, remember } from "./myself.ts";

/** Takes up whoever this code stands for, and forgets whoever was here before, unless they are the same. */
export async function carryIn(
  tables: Pick<Tables, "carried" | "mine">,
  code: string,
): ReturnType<Tables["carried"]> {
  const before = await seatsHeld(tables);
  const asked = await tables.carried(code);
  if (!asked.ok) return asked;
  // At once: whoever they are, they may be gone before that is told.
  const haveAgain = forgetPerson();
  remember({ known: true, several: true });
  const now = await seatsHeld(tables);
  if (before.some(({ at }) => now.some((seat) => seat.at === at))) haveAgain();
  // They are called here as they were there.
  const [latest] = now;
  if (latest !== undefined && myself().name === "") remember({ name: latest.name });
  return asked;
}

/** Of whoever this device is known as now; none where it cannot be told. */
async function seatsHeld(
  tables: Pick<Tables, "mine">,
): Promise<readonly { readonly at: string; readonly name: string }[]> {
  const asked = myself().known ? await tables.mine() : null;
  if (!asked?.ok) return [];
  return asked.value.tables.flatMap(({ room: { id, mine, seats } }) =>
    mine.seat === null ? [] : [{ at: `${id} ${mine.seat}`, name: seats[mine.seat]?.name ?? "" }],
  );
}
