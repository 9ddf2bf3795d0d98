/** The second half of a double tap, where the first one took away what was touched: it was not meant for what lay below. */

/** How soon it comes, in milliseconds, and how near, in pixels. A touch screen does not count taps, and moves them to what
 * it takes for their target. */
const [SOON, NEAR] = [400, 40];

/** Lets nothing be touched again at the place of this click, for a moment or until something else is touched. */
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
