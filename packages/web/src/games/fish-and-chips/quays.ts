/** Who stands where around the sea, and with what. */
import { type ColourName, colours } from "@guinguette/rules/fish-and-chips/fish";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import type { Seat } from "@guinguette/rules/seats";
import { colourNamed, type Sea } from "@guinguette/words/fish-and-chips/places";
import type { Layout } from "../../layout.ts";

export interface Quays {
  readonly far: readonly Seat[];
  readonly near: readonly Seat[];
}

/**
 * Clockwise from the reader's left hand. Those who share a screen all read from seat 0: nothing changes places with
 * the turns. Folded, all of them stand on one quay: the other would cost the sea its height.
 */
export function quaysOf({ players, seat }: View, layout: Layout): Quays {
  const reader = seat === "spectator" ? 0 : seat;
  const all = Array.from({ length: players }, (_, index) => (reader + index) % players);
  // A whole room reads them from above, as they sit.
  const inOrder = layout === "low" && seat === "spectator";
  if (players === 1 || inOrder) return { far: all, near: [] };
  return { far: all.slice(1, 3), near: [...all.slice(0, 1), ...all.slice(3)] };
}

/** The fish that a colour has in its piles this round and that count for it (FC-R5), colour by colour. */
export function catchOf(
  sea: Sea,
  colour: ColourName,
  recaptured: View["options"]["recaptured"],
): readonly ColourName[] {
  const caught = sea.flat().flatMap((pile) => {
    const [top, ...below] = pile.map(colourNamed).toReversed();
    return top === colour ? below : [];
  });
  const counted = recaptured === "counted" ? caught : caught.filter((one) => one !== colour);
  return counted.toSorted((one, other) => colours.indexOf(one) - colours.indexOf(other));
}
