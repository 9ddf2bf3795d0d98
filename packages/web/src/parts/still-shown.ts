/** For a part that waits for an answer and then leads elsewhere: whether it is still shown. Whoever has left meanwhile stays
 * where they are. Asked for while the part is being made. */
import { onDestroy } from "svelte";

export function stillShown(): () => boolean {
  let isShown = true;
  onDestroy(() => {
    isShown = false;
  });
  return () => isShown;
}
