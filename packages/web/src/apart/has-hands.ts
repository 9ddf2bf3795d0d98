/** Which games have a hand to hide, known before they are loaded; a test holds it to what they say themselves. */
import type { GameId } from "@guinguette/rules/contract";

const withHands: readonly GameId[] = ["chat-peche", "fish-fish"];

export const hasHands = (game: GameId): boolean => withHands.includes(game);
