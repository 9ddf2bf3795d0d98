/** What the board goes on showing, and what is told once. */
import type { Told } from "@guinguette/rules/fish-fish/memory";

/** The bets are kept in the log; the card goes away (FF-L6), and with it is told who won or lost what by it. */
export function staysInSight({ type }: Told): boolean {
  switch (type) {
    case "lineRevealed":
    case "lineUnseen":
    case "tilesCaught":
    case "tilesToLoot":
      return false;
    case "cast":
    case "bet":
    case "nextLine":
    case "roundEnded":
    case "roundScored":
    case "newRound":
    case "gameOver":
      return true;
  }
}
