import { isPlainKey } from "./keys.ts";

/** Arrow keys go from a control to the nearest one in that direction, as the eye does: one law for every board. */
const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function arrows(board: HTMLElement): { destroy(): void } {
  const move = (event: KeyboardEvent): void => {
    const direction = directions[event.key];
    const from = document.activeElement;
    if (
      direction === undefined ||
      !isPlainKey(event) ||
      !(from instanceof HTMLElement) ||
      !board.contains(from)
    )
      return;
    if (from instanceof HTMLInputElement) return;
    const next = nearest(
      from,
      [...board.querySelectorAll<HTMLElement>("button:not(:disabled), a[href]")],
      direction,
    );
    if (next === null) return;
    event.preventDefault();
    next.focus();
  };
  board.addEventListener("keydown", move);
  return { destroy: () => board.removeEventListener("keydown", move) };
}

function centre(element: HTMLElement): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

function nearest(
  from: HTMLElement,
  others: readonly HTMLElement[],
  [dx, dy]: readonly [number, number],
): HTMLElement | null {
  const [x, y] = centre(from);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    if (other === from) continue;
    const [ox, oy] = centre(other);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    if (ahead < 4) continue;
    // What lies straight ahead is nearer than what lies aside.
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    const distance = ahead + 2.5 * aside;
    if (distance < least) {
      least = distance;
      best = other;
    }
  }
  return best;
}
