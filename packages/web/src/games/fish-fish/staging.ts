/** Positions the table went through between two views, for the board to show on the way: a line that is complete,
 * and the same line once its tiles have moved. */
import type { BaitValue, FishingCard } from "@guinguette/rules/fish-fish/cards";
import { baitValues } from "@guinguette/rules/fish-fish/cards";
import type { Event } from "@guinguette/rules/fish-fish/events";
import type { Shown } from "@guinguette/rules/fish-fish/memory";
import type { FishView } from "@guinguette/rules/fish-fish/view";

/** The line with its last bet on it; null if these events do not follow from that view. */
export function lineComplete(before: Shown, events: readonly Event[]): Shown | null {
  const bet = events.find((event) => event.type === "bet");
  const checked = events.some(({ type }) => type === "lineRevealed" || type === "lineUnseen");
  if (bet === undefined || !checked || before.phase !== "bet" || before.line !== bet.line) return null;
  if (!before.actors.includes(bet.seat)) return null;
  const fish = before.fish.map((one) =>
    one.seat === bet.seat ? { ...one, bet: bet.tiles, tiles: bet.left } : one,
  );
  return { ...before, actors: [], fish };
}

/** The line once its card is turned and its tiles have moved (FF-L5), those left over too if so asked (FF-E2). */
export function lineChecked(complete: Shown, events: readonly Event[], withLeftOver: boolean): Shown {
  let view = complete;
  for (const event of events) {
    if (event.type === "lineRevealed") {
      view = { ...view, revealed: oneMore(view.revealed, event.card), card: event.card };
    } else if (event.type === "lineUnseen")
      view = { ...view, unseen: view.unseen === null ? null : view.unseen + 1 };
    else if (event.type === "tilesCaught")
      view = { ...view, caught: event.caught, fish: view.fish.map((fish) => ({ ...fish, bet: null })) };
    else if (event.type === "tilesToLoot" && (event.rule === "FF-L5" || withLeftOver))
      view = { ...view, fish: view.fish.map((fish) => looted(fish, event)) };
  }
  return view;
}

/** Where what was revealed is counted at all (FF-L6). */
function oneMore(revealed: Shown["revealed"], card: FishingCard): Shown["revealed"] {
  return revealed === null ? null : { ...revealed, [card]: revealed[card] + 1 };
}

function looted(fish: FishView, event: Extract<Event, { readonly type: "tilesToLoot" }>): FishView {
  const count = event.moved.find(({ seat }) => seat === fish.seat)?.tiles ?? 0;
  const place = baitValues.find((value): value is BaitValue => value === event.place);
  if (place === undefined) return fish;
  const tiles = event.rule === "FF-E2" ? fish.tiles - count : fish.tiles;
  return { ...fish, bet: null, tiles, loot: { ...fish.loot, [place]: fish.loot[place] + count } };
}
