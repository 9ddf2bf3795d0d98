/** A tap that was meant for something else: for what lay at its place until just now. */

/** How soon it comes, in milliseconds, and how near, in pixels. A touch screen does not count taps, and moves them to what
 * it takes for their target. */
const [SOON, NEAR] = [400, 40];

/**
 * Takes no touch until it can have been seen: one that comes sooner was meant for what stood there before. A key has no
 * place, and presses it at once.
 */
export function seeFirst(control: {
  readonly style: Pick<CSSStyleDeclaration, "pointerEvents">;
}): () => void {
  control.style.pointerEvents = "none";
  const timer = setTimeout(() => {
    control.style.pointerEvents = "";
  }, SOON);
  return () => clearTimeout(timer);
}

/**
 * Lets nothing be touched again at the place of this click, for a moment or until something else is touched: the second
 * half of a double tap, where the first one took away what was touched.
 */
export function ignoreSecondTap(first: Pick<MouseEvent, "clientX" | "clientY">): void {
  const ignore = (event: MouseEvent) => {
    // A key presses buttons too, and has no place.
    if (event.detail === 0) return;
    if (Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) > NEAR) {
      stop();
      return;
    }
    event.stopPropagation();
    event.preventDefault();
  };
  const stop = () => removeEventListener("click", ignore, { capture: true });
  addEventListener("click", ignore, { capture: true });
  setTimeout(stop, SOON);
}
