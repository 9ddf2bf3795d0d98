/** The piece by which one knows a game, where there is no room for its poster. */
import type { GameId } from "@guinguette/rules/contract";
import type { ArtFile } from "../art.ts";

export const gameFaces: Readonly<Record<GameId, readonly [file: ArtFile, id: string]>> = {
  "fish-fish": ["fish", "kingfish"],
  wishes: ["market", "boat"],
  "chat-peche": ["chat", "tomcat"],
  "fish-and-chips": ["chips", "octopus-red"],
};
