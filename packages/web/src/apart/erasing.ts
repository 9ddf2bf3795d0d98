/** To be forgotten may take the server longer than one answer: it is asked until it says how that ended. */
import { comeAgainIn } from "@guinguette/wire/client/come-again";
import type { Asked, Tables } from "@guinguette/wire/client/http";
import type { Line } from "@guinguette/wire/client/line";
import type { Erased } from "@guinguette/wire/people";

/** Each answer comes after ten seconds at most: so for some minutes. */
const MOST_TIMES = 30;
/** How often in a row no answer may come, and how long to wait after it, in milliseconds. */
const MOST_LOST = 3;
const LOST = 2_000;

/** `goesOn`: it takes longer than one answer. Where `done` is false in the end, the server goes on by itself. */
export async function askToBeErased(
  { erase }: Pick<Tables, "erase">,
  { deadline }: Pick<Line, "deadline">,
  goesOn: () => void,
): Promise<Asked<Erased>> {
  let lost = 0;
  for (let times = 1; ; times++) {
    const asked = await erase();
    // It was done when it was asked before, and the answer was lost.
    if (!asked.ok && asked.why === "unknown-person" && times > 1)
      return { ok: true, value: { known: false, done: true, unread: [] } };
    lost = !asked.ok && asked.why === "unreachable" ? lost + 1 : 0;
    // A server that is still of the version before says nothing of it: it has done all.
    const isOpen = asked.ok ? asked.value.done === false : lost > 0 || comeAgainIn(asked) !== null;
    if (!isOpen || lost === MOST_LOST || times === MOST_TIMES) return asked;
    goesOn();
    if (!asked.ok) await deadline(comeAgainIn(asked) ?? LOST);
  }
}
