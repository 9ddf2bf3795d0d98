/** One viewer's side of a table: what they have been given of it, and how much of that they have been told. */
import type { Viewer } from "@guinguette/rules/contract";
import type { Link } from "@guinguette/table/link";
import { type Near, toldFurther } from "@guinguette/table/near";

export interface Eyes {
  readonly viewer: Viewer;
  readonly link: Link;
  near: Near;
  /** The story has been told up to this move. */
  told: number;
  /** What else is to be told, of the table rather than of the game. */
  asides: string[];
}

/** Opens somebody's eyes; `changed` is called whenever they have been given something new. */
export async function openEyes(viewer: Viewer, link: Link, changed: () => void): Promise<Eyes> {
  return new Promise((opened) => {
    let eyes: Eyes | undefined;
    link.watch(0, (sight) => {
      const near = toldFurther(eyes?.near ?? null, sight);
      if (eyes === undefined) {
        eyes = { viewer, link, near, told: 0, asides: [] };
        opened(eyes);
        return;
      }
      eyes.near = near;
      // What was taken back is untold.
      eyes.told = Math.min(eyes.told, sight.kept);
      changed();
    });
  });
}
