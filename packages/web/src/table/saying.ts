/** What the slate says: whose turn it is, what to do, and what comes of what is proposed. */
import type { Types } from "@guinguette/rules/contract";
import type { Seat } from "@guinguette/rules/seats";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import type { GameLook } from "../games/look.ts";
import { filled, tableWords } from "../words/table.ts";
import type { Sitting } from "./sitting.svelte.ts";

export interface Saying {
  readonly seat: Seat | null;
  readonly who: string;
  readonly text: string;
  readonly aside?: string | null;
  readonly mood: "yours" | "wait" | "think";
}

/** `advice`: what the heron says; while it speaks, the arithmetic waits, for the slate stays small. */
export function sayingOf(
  sitting: Sitting,
  look: GameLook,
  names: SeatNames,
  language: Language,
  advice: string | null,
): Saying {
  const { seen, seat, thinking, proposed, picked } = sitting;
  if (seen === null) return { seat: null, who: "", text: "", mood: "wait" };
  const { view, winners, awaited } = seen;
  if (seat !== null)
    return {
      seat: look.tokenOf?.(view, seat) ?? seat,
      who: filled(tableWords.yourTurn[language], { name: names(seat) }),
      // On a shared screen the view is a spectator's; what is to do is still this seat's.
      text: look.words.prompt({ ...view, seat } as Types["shown"], language),
      aside: advice ?? look.aside(view, proposed, language, picked),
      mood: "yours",
    };
  if (winners !== null) return { seat: null, who: "", text: tableWords.over[language], mood: "wait" };
  const next = thinking ?? awaited[0] ?? null;
  const name = next === null ? "" : names(next);
  const text = filled((thinking === null ? tableWords.waitFor : tableWords.thinks)[language], { name });
  return { seat: next, who: filled(tableWords.turnOf[language], { name }), text, mood: "think" };
}
