/** Shorthands: « a2 b2 », « b2 », « colonne b », « rester ». */
import type { Move } from "@guinguette/rules/chat-peche/moves";
import type { View } from "@guinguette/rules/chat-peche/view";
import { columnName } from "@guinguette/words/chat-peche/names";

const lure = /^([abc][123])\s*(?:-|–|→|>|->|vers|to)?\s*([abc][123])$/;
const fish = /^(?:(?:p[eê]cher|fish)\s+(?:en\s+)?)?([abc][123])$/;
const place = /^(?:colonne|column|col|chat|cat|matou|tomcat)\s*([abc123])$/;
const stay = /^(?:rester|reste|rien|stay|nothing|none|pass|passer|-)$/;

/** The legal moves that the text means. */
export function typed(text: string, legal: readonly Move[], view: View): readonly Move[] {
  const said = text.trim().toLowerCase();
  return legal.filter((move) => means(said, move, view));
}

function means(said: string, move: Move, { seat, seats }: View): boolean {
  switch (move.type) {
    case "lure": {
      const [, from, to] = lure.exec(said) ?? [];
      return move.from === from && move.to === to;
    }
    case "fish":
      return fish.exec(said)?.[1] === move.spot;
    case "place": {
      const spots = seat === "spectator" ? undefined : seats[seat]?.columns[move.column - 1];
      return spots !== undefined && place.exec(said)?.[1] === columnName(spots);
    }
    case "stay":
      return stay.test(said);
  }
}
