/** Which drawn piece stands for what. */
import type { Card } from "@guinguette/rules/chat-peche/cards";

export const cardPictures: Readonly<Record<Card, string>> = {
  F1: "pond-fish-1",
  F2: "pond-fish-2",
  F3: "pond-fish-3",
  S1: "pond-stone-1",
  S2: "pond-stone-2",
  W: "pond",
};

const patterns = ["dots", "stripes", "chevrons", "checks"];

/** The bucket has the pattern of its player's token. */
export function bucketPicture(colour: number): string {
  return `bucket-${patterns[colour] ?? "dots"}`;
}
