/** Shorthands: « a2 b2 », « b2 », « colonne 2 », « rester ». */
import type { Move } from "@guinguette/rules/chat-peche/moves";

const lure = /^([abc][123])\s*(?:-|–|→|>|->|vers|to)?\s*([abc][123])$/;
const fish = /^(?:(?:p[eê]cher|fish)\s+(?:en\s+)?)?([abc][123])$/;
const place = /^(?:colonne|column|col|chat|cat|matou|tomcat)\s*([123])$/;
const stay = /^(?:rester|reste|rien|stay|nothing|none|pass|passer|-)$/;

/** The legal moves that the text means. */
export function typed(text: string, legal: readonly Move[]): readonly Move[] {
  const said = text.trim().toLowerCase();
  return legal.filter((move) => means(said, move));
}

function means(said: string, move: Move): boolean {
  switch (move.type) {
    case "lure": {
      const [, from, to] = lure.exec(said) ?? [];
      return move.from === from && move.to === to;
    }
    case "fish":
      return fish.exec(said)?.[1] === move.spot;
    case "place":
      return place.exec(said)?.[1] === String(move.column);
    case "stay":
      return stay.test(said);
  }
}
