/** The colours of the players: eight of the house, each with its shape and pattern. */
import type { Game } from "@guinguette/rules/contract";
import type { Holder } from "@guinguette/table/terms";
import type { PlannedChair } from "./new-table.ts";

const HOUSE = 8;

/** By seat: the colour its holder chose, else its own. Where two would be the same, nobody's choice counts. */
export function coloursOf(holders: readonly Pick<Holder, "colour">[]): readonly number[] {
  const chosen = holders.map(({ colour }, seat) => colour ?? seat);
  const known = chosen.every((colour) => Number.isInteger(colour) && colour >= 0 && colour < HOUSE);
  return known && new Set(chosen).size === chosen.length ? chosen : holders.map((_, seat) => seat);
}

/** How many colours there are to choose among: those in play, or those in the box. */
export function coloursToChoose(game: Game, players: number): number {
  return game.about.colourIsSeat ? players : Math.max(...game.about.players);
}

/** The colour of a chair that joins these. */
export function freeColour(chairs: readonly PlannedChair[]): number {
  for (let colour = 0; ; colour++) if (chairs.every((chair) => chair.colour !== colour)) return colour;
}

/** A chair takes a colour; whoever had it gets the one that is left, or changes places where a colour is a seat. */
export function takeColour(game: Game, chairs: PlannedChair[], seat: number, colour: number): void {
  const chair = chairs[seat];
  if (chair === undefined) return;
  if (game.about.colourIsSeat) {
    const other = chairs[colour];
    if (other === undefined) return;
    chairs[seat] = other;
    chairs[colour] = chair;
    return;
  }
  const other = chairs.find((one) => one.colour === colour);
  if (other !== undefined) other.colour = chair.colour;
  chair.colour = colour;
}
