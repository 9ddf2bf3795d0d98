/** What a table that gathers waits for, in a sentence. */
import type { RoomView } from "@guinguette/wire/room";
import { listed } from "@guinguette/words/common";
import type { Language } from "@guinguette/words/language";
import { filled } from "../words/table.ts";
import { waitingWords as words } from "../words/waiting.ts";
import { nameAt } from "./seating.ts";
import { type Ready, readiness } from "./start.ts";

type Gathering = Pick<RoomView, "seats" | "plan" | "host">;

/** Who or what is missing before anybody can start it; null where nothing is. */
export function missingSaid({ seats }: Gathering, ready: Ready, language: Language): string | null {
  switch (ready.kind) {
    case "ready":
      return null;
    case "few":
      return ready.missing === 1
        ? words.needOne[language]
        : filled(words.needMore[language], { n: String(ready.missing) });
    case "expected": {
      const names = ready.seats.flatMap((seat) => {
        const sitting = seats[seat];
        return sitting ? [nameAt(sitting, language)] : [];
      });
      // Each is called at their own seat; a row of names would take the room of the others.
      return names.length > 2
        ? filled(words.needNames[language], { n: String(names.length) })
        : filled(words.needName[language], { names: listed(names, language) });
    }
  }
}

/** For whoever does not start it: what is missing, and who does. */
export function waitsSaid(room: Gathering, language: Language): string {
  const missing = missingSaid(room, readiness(room), language);
  const host = room.host === null ? null : room.seats[room.host];
  // Whoever keeps the table may sit nowhere, as a television does.
  if (!host)
    return missing === null ? words.screenStarts[language] : `${missing}. ${words.screenStarts[language]}`;
  const name = nameAt(host, language);
  if (missing === null) return filled(words.hostStarts[language], { name });
  return `${missing}. ${filled(words.hostWillStart[language], { name })}`;
}
