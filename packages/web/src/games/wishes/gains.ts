/** What each event brought to each seat, in dollars: sales, worms, prizes, the waste and the bonus. */
import type { Event, PrizeLine, WormLine } from "@guinguette/rules/wishes/events";

export function gains(events: readonly Event[]): readonly (readonly number[] | null)[] {
  const players = events.findLast((event) => event.type === "gameOver")?.scores.length ?? 0;
  const shared = (lines: readonly (PrizeLine | WormLine)[], sign = 1) => {
    const values = Array.from({ length: players }, () => 0);
    for (const { seat, dollars } of lines) values[seat] = (values[seat] ?? 0) + sign * dollars;
    return values;
  };
  const one = (seat: number, dollars: number) =>
    Array.from({ length: players }, (_, other) => (other === seat ? dollars : 0));
  return events.map((event) => {
    switch (event.type) {
      case "sold":
      case "wormsScored":
        return one(event.seat, event.dollars);
      case "marketFilled":
        return shared(event.prizes);
      case "wasteScored":
        return shared(event.losses, -1);
      case "wormBonus":
        return shared(event.bonuses);
      default:
        return null;
    }
  });
}
