/** How much the slate tells of what happened last, so that all of what to do stands in it. */
import { flushSync } from "svelte";
import { layout, rem } from "../../layout.svelte.ts";

/** How many letters of what happened last have room beside what to do, and where that is much; the log has all. */
const roomFor = {
  desk: [1000, 1000],
  low: [240, 130, 64],
  wide: [140, 100],
  upright: [84, 60],
  folded: [150, 110, 84, 64, 44, 34, 26],
} as const;
/** As small and few as words get. */
const TIGHTEST = 5;

export interface SlateFit {
  /** So many letters of what happened last have room. */
  readonly room: number;
  /** How small and how few the words are: see the styles of the slate. */
  readonly tight: number;
}

/** `words`: all that stands there; once they change, they are fitted anew. */
export function fitInto(
  slate: () => HTMLElement | null,
  width: () => number,
  words: () => readonly unknown[],
): SlateFit {
  /**
   * How often what is told has given way. The height is not asked for: where the slate grows with its words, that changes
   * with this.
   */
  let steps = $state(0);
  const rooms = $derived(roomFor[layout() === "upright" && width() > 28 * rem() ? "wide" : layout()]);
  const tight = $derived(steps < rooms.length ? Math.min(steps, 1) : steps - rooms.length + 2);

  function tighten(): void {
    steps = 0;
    flushSync();
    for (let one = slate(); one !== null && tight < TIGHTEST; one = slate()) {
      if (one.scrollHeight <= one.clientHeight + 1) return;
      steps++;
      flushSync();
    }
  }
  let fitted = "";
  $effect(() => {
    const now = [...words(), layout(), rem(), width()].join("\n");
    if (now === fitted) return;
    // Once before the next picture, whatever is told until then: to measure lays the whole page out.
    const frame = requestAnimationFrame(() => {
      fitted = now;
      tighten();
    });
    return () => cancelAnimationFrame(frame);
  });
  // Letters that come later are wider than those that stood there for them.
  $effect(() => {
    document.fonts.addEventListener("loadingdone", tighten);
    return () => document.fonts.removeEventListener("loadingdone", tighten);
  });

  return {
    get room() {
      return rooms[Math.min(steps, rooms.length - 1)] ?? 0;
    },
    get tight() {
      return tight;
    },
  };
}
