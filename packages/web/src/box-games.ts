import type { GameId } from "@guinguette/rules/contract";

/** The games whose box is not the same everywhere, or is nowhere printed: CP-R1, IW-R3. */
const boxGames = ["chat-peche", "wishes"] as const satisfies readonly GameId[];
export type BoxGame = (typeof boxGames)[number];
export const hasBox = (game: GameId): game is BoxGame => boxGames.some((id) => id === game);
