/**
 * The events by which something hidden comes to light, and the rule that turns it up. At any other event two
 * worlds that a viewer could not tell apart must stay so (see battery/twin-worlds.test.ts). Whoever is asked whether a move
 * may be taken back is told whether one of these has come since.
 */
import type { GameId } from "./contract.ts";

export const reveals: Readonly<Record<GameId, readonly string[]>> = {
  // The fishing card is turned over (FF-L5).
  "fish-fish": ["lineRevealed"],
  // The top of the draw pile joins the Ocean (IW-O3).
  wishes: ["refilled"],
  // New pond cards (CP-1), a cat (CP-4), what lay inside a pile, and the buckets at the end (CP-R5).
  "chat-peche": ["filled", "revealed", "fished", "gameOver"],
  // The board of the next round (FC-S4).
  "fish-and-chips": ["dealt"],
};
