/** The board of each game. A new game is one file and one line here. */
import type { GameId } from "@guinguette/rules/contract";
import type { Drawing } from "./board.ts";
import { drawChatPeche } from "./boards/chat-peche.ts";
import { drawFishAndChips } from "./boards/fish-and-chips.ts";
import { drawFishFish } from "./boards/fish-fish.ts";
import { drawWishes } from "./boards/wishes.ts";

/** A method rather than a function, so that the board of one game may stand where any board is asked for. */
interface Board {
  draw(view: object, drawing: Drawing): string[];
}

export const boards: Readonly<Record<GameId, Board>> = {
  "fish-fish": { draw: drawFishFish },
  wishes: { draw: drawWishes },
  "chat-peche": { draw: drawChatPeche },
  "fish-and-chips": { draw: drawFishAndChips },
};
