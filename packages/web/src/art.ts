/** The drawn pieces: one file of symbols per family, fetched when a page first shows one of them. */
import brand from "./art/brand.svg?url";
import chat from "./art/chat.svg?url";
import chips from "./art/chips.svg?url";
import faces from "./art/faces.svg?url";
import fish from "./art/fish.svg?url";
import line from "./art/line.svg?url";
import market from "./art/market.svg?url";

const files = { brand, chat, chips, faces, fish, line, market };

export type ArtFile = keyof typeof files;

/** The address of a symbol, for `<use>`. */
export function artAt(file: ArtFile, id: string): string {
  return `${files[file]}#${id}`;
}

/** The sizes of symbols that are not 100 × 100. */
const boxes: readonly [RegExp, string][] = [
  [/^(angel|cat|clown|king|monk|star|sword)fish$/, "0 0 120 90"],
  [/^(tomcat|stool)$/, "0 0 120 140"],
  [/^(chat-|line-|bait-|market-card)/, "0 0 90 120"],
  [/^(fish-tile|stall)$/, "0 0 120 120"],
  [/^loot$/, "0 -10 200 110"],
  [/^worm$/, "0 0 90 60"],
  [/^(buyer-|barrel)/, "0 0 100 120"],
  [/^boat$/, "0 0 140 90"],
  [/^(coin$|emblem$|face-)/, "0 0 64 64"],
  [/^pawn$/, "0 0 60 60"],
  [/^app-icon$/, "0 0 512 512"],
];

export function boxOf(id: string): string {
  return boxes.find(([ids]) => ids.test(id))?.[1] ?? "0 0 100 100";
}
