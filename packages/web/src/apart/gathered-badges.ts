/** The badges of a player at a table that gathers, most urgent first. */
import { characterAt } from "@guinguette/bots/character";
import type { Presence } from "@guinguette/wire/live";
import type { RoomView } from "@guinguette/wire/room";
import { characterWords } from "@guinguette/words/characters";
import type { Language } from "@guinguette/words/language";
import { levelCalled } from "@guinguette/words/levels";
import type { Badge } from "../games/plate.ts";
import { botOfManner } from "../words/levels.ts";
import { presenceWords } from "../words/presence.ts";
import { ui } from "../words/ui.ts";
import { waitingWords as words } from "../words/waiting.ts";
import { isKept } from "./seating.ts";

export function gatheredBadges(
  room: Pick<RoomView, "seats" | "host" | "mine" | "plan">,
  seat: number,
  presence: Presence | undefined,
  language: Language,
): Badge[] {
  const sitting = room.seats[seat] ?? null;
  if (sitting === null) return [];
  if (sitting.kind === "bot") {
    const level = levelCalled(sitting.level);
    const text =
      level === undefined ? ui.bot[language] : botOfManner(level, mannerAt(room, seat, level), language);
    return [{ kind: "bot", level: sitting.level, text }];
  }
  const host: Badge[] = room.host === seat ? [{ kind: "host", text: words.hosts[language] }] : [];
  if (isKept(sitting)) return [{ kind: "presence", how: "away", text: words.expected[language] }, ...host];
  if (room.mine.seat === seat)
    return [{ kind: "presence", how: "you", text: presenceWords.you[language] }, ...host];
  if (presence === undefined) return host;
  return [{ kind: "presence", how: presence, text: presenceWords[presence][language] }, ...host];
}

/** At Fish Fish those of one level differ by their seat, which is the one that they have once free ones have gone. */
function mannerAt(
  { seats, plan }: Pick<RoomView, "seats" | "plan">,
  seat: number,
  level: Parameters<typeof characterAt>[0],
) {
  if (plan.game !== "fish-fish") return null;
  const place = seats.slice(0, seat).filter((other) => other !== null).length;
  return characterWords[characterAt(level, place)];
}
