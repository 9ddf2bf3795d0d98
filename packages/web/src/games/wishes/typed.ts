/**
 * Typed shorthands. `k2` or `g2` keeps the second Ocean card, `w2` or `v2` makes its wish; a fish by its first
 * three letters or more sells it (`mon`, `lot`, `mon x2` for a double), sells all of it, or places a buyer there;
 * `cat +2` moves the buyer of that market; `cat p1` sends a pawn of player 1 to the waste, `waste p1` or
 * `rebut p1` takes one out.
 */
import type { FishType } from "@guinguette/rules/wishes/cards";
import type { Move } from "@guinguette/rules/wishes/moves";
import { fishName } from "@guinguette/words/wishes/names";

export function typedMoves(text: string, legal: readonly Move[]): readonly Move[] {
  const words = plain(text)
    .split(/\s+/)
    .filter((word) => word !== "");
  const [first = "", second = "", ...rest] = words;
  if (rest.length > 0) return [];
  return legal.filter((move) => means(move, first, second));
}

function means(move: Move, first: string, second: string): boolean {
  switch (move.type) {
    case "keep":
      return isCard(first + second, "[kg]", move.card);
    case "wish":
      return isCard(first + second, "[wv]", move.card);
    case "sell":
    case "sellOne":
      return isFish(first, move.fish) && second === (move.double ? "x2" : "");
    case "sellAll":
      return isFish(first, move.fish) && second === "";
    case "moveBuyer":
      return isFish(first, move.from) && second.replace("+", "") === String(move.steps);
    case "placeBuyer":
      return isFish(first, move.to) && second === "";
    case "toWaste":
      return isFish(first, move.from) && isPlayer(second, move.seat);
    case "fromWaste":
      return ["waste", "scrap", "rebut"].includes(first) && isPlayer(second, move.seat);
  }
}

/** People count from 1. */
function isCard(text: string, letters: string, index: number): boolean {
  return new RegExp(`^${letters}${index + 1}$`).test(text);
}

function isPlayer(text: string, seat: number): boolean {
  return /^[pj]?\d$/.test(text) && Number(text.replace(/^[pj]/, "")) === seat + 1;
}

function isFish(text: string, fish: FishType): boolean {
  if (text.length < 3) return false;
  const french = plain(fishName(fish, "fr"));
  return [fish, french, french.replace("poisson-", "")].some((name) => name.startsWith(text));
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
