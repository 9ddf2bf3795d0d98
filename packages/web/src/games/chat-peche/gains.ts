/**
 * What each catch counted for in the end: its fish, where they count (CP-V1), less its stones (CP-E2). What was in a pile
 * is told by the story: every card once lay on top for all to see.
 */
import { type Card, cardTable } from "@guinguette/rules/chat-peche/cards";
import type { Event, GameOver } from "@guinguette/rules/chat-peche/events";
import { spots } from "@guinguette/rules/chat-peche/pond";

export function gains(events: readonly Event[]): readonly (readonly number[] | null)[] {
  const over = events.findLast((event): event is GameOver => event.type === "gameOver");
  const buckets = over?.buckets ?? [];
  const covered: Card[][] = spots.map(() => []);
  const under = (spot: (typeof spots)[number]) => covered[spots.indexOf(spot)] ?? [];
  return events.map((event) => {
    switch (event.type) {
      case "filled":
        for (const { spot, covered: card } of event.cards) if (card !== null) under(spot).push(card);
        return null;
      case "lured":
        under(event.to).push(
          ...(event.covered === null ? [] : [event.covered]),
          ...under(event.from).splice(0),
        );
        return null;
      case "fished": {
        const caught = [event.top, ...under(event.spot).splice(0)];
        return buckets.map(({ lines }, seat) =>
          seat === event.seat
            ? worth(
                caught,
                lines.some(({ rule }) => rule === "CP-V1"),
              )
            : 0,
        );
      }
      default:
        return null;
    }
  });
}

function worth(cards: readonly Card[], dry: boolean): number {
  return cards.reduce((sum, card) => {
    const { fish, stones } = cardTable[card];
    return sum + (dry ? 0 : fish) - stones;
  }, 0);
}
