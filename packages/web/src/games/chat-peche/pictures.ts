/** Which drawn piece stands for what. */
import type { Card } from "@guinguette/rules/chat-peche/cards";
import type { Seat } from "@guinguette/rules/seats";
import type { Picture } from "../plate.ts";

export const cardPictures: Readonly<Record<Card, string>> = {
  F1: "pond-fish-1",
  F2: "pond-fish-2",
  F3: "pond-fish-3",
  S1: "pond-stone-1",
  S2: "pond-stone-2",
  W: "pond",
};

/** The bucket has the pattern of its player's token. */
const buckets = ["bucket-dots", "bucket-stripes", "bucket-chevrons", "bucket-checks"] as const;

export function bucketOf(player: Seat): Picture {
  return { file: "chat", id: buckets[0], player, byColour: buckets };
}
