/**
 * Drag and drop for every board, by mouse and by finger, over the same places that are touched. While a piece is held, the
 * places it can go to carry `data-drop`; dropped anywhere else it returns. A press that does not move stays a touch.
 */

import type { Touching } from "../../games/touch.ts";
import { curves, MOVE } from "../../motion/times.ts";
import { reducedMotion } from "../../settings.svelte.ts";

/** From here on a press is a drag, in pixels: a finger is never quite still. */
const FAR = 10;

interface Held {
  readonly pointer: number;
  readonly from: string;
  readonly piece: HTMLElement;
  readonly start: { readonly x: number; readonly y: number };
  /** The likeness that follows the pointer, once it has moved. */
  likeness: HTMLElement | null;
}

export function dragging(touching: () => Touching): (board: HTMLElement) => () => void {
  return (board) => {
    let held: Held | null = null;

    function press(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary) return;
      const piece = placeUnder(event.target);
      const from = piece?.dataset.at;
      // A board offers no drag while it still shows what came before.
      if (piece?.dataset.grab === undefined || from === undefined) return;
      held = {
        pointer: event.pointerId,
        from,
        piece,
        start: { x: event.clientX, y: event.clientY },
        likeness: null,
      };
    }
    function move(event: PointerEvent): void {
      if (held === null || event.pointerId !== held.pointer) return;
      const [x, y] = [event.clientX - held.start.x, event.clientY - held.start.y];
      if (held.likeness === null && Math.hypot(x, y) < FAR) return;
      held.likeness ??= takeUp(held.piece, board, touching().targets(held.from));
      held.likeness.style.translate = `${x}px ${y}px`;
      markUnder(board, event);
    }
    function release(event: PointerEvent): void {
      if (held === null || event.pointerId !== held.pointer) return;
      const { from, likeness, piece } = held;
      held = null;
      if (likeness === null) return;
      const to = event.type === "pointerup" ? targetUnder(event) : null;
      putDown(board, likeness, piece, to !== null);
      ignoreClick();
      if (to !== null) touching().drop(from, to);
    }
    board.addEventListener("pointerdown", press);
    addEventListener("pointermove", move);
    addEventListener("pointerup", release);
    addEventListener("pointercancel", release);
    return () => {
      board.removeEventListener("pointerdown", press);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", release);
      removeEventListener("pointercancel", release);
      held?.likeness?.remove();
    };
  };
}

function placeUnder(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-at]") : null;
}

/** Of several elements that stand for a place, the pointer may lie over any: all of them are asked, from above. */
function targetUnder({ clientX, clientY }: PointerEvent): string | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const place = placeUnder(element);
    if (place?.dataset.drop !== undefined) return place.dataset.at ?? null;
  }
  return null;
}

function markUnder(board: HTMLElement, event: PointerEvent): void {
  const over = targetUnder(event);
  for (const place of board.querySelectorAll<HTMLElement>("[data-drop]"))
    place.toggleAttribute("data-over", place.dataset.at === over);
}

function takeUp(piece: HTMLElement, board: HTMLElement, targets: ReadonlySet<string>): HTMLElement {
  // What is drawn of a place may be smaller than what is touched there, and lie elsewhere in the page.
  const name = piece.dataset.at ?? "";
  const drawn = board.querySelector<HTMLElement>(`[data-piece="${CSS.escape(name)}"]`) ?? piece;
  const { left, top, width, height } = drawn.getBoundingClientRect();
  const likeness = drawn.cloneNode(true) as HTMLElement;
  for (const part of [likeness, ...likeness.querySelectorAll<HTMLElement>("[data-at], [data-place]")])
    for (const mark of ["data-at", "data-place", "data-piece"]) part.removeAttribute(mark);
  likeness.classList.add("dragged");
  likeness.inert = true;
  Object.assign(likeness.style, {
    width: `${width}px`,
    height: `${height}px`,
    left: `${left}px`,
    top: `${top}px`,
    transform: "none",
  });
  // In the scene, whose unit it is drawn in.
  drawn.parentElement?.append(likeness);
  anchor(likeness, left, top);
  piece.toggleAttribute("data-held", true);
  for (const place of board.querySelectorAll<HTMLElement>("[data-at]"))
    if (targets.has(place.dataset.at ?? "")) place.dataset.drop = "";
  return likeness;
}

/** `fixed` is measured from the screen only where no ancestor is a container or is transformed: then from that one. */
function anchor(likeness: HTMLElement, left: number, top: number): void {
  const at = likeness.getBoundingClientRect();
  likeness.style.left = `${left - (at.left - left)}px`;
  likeness.style.top = `${top - (at.top - top)}px`;
}

function putDown(board: HTMLElement, likeness: HTMLElement, piece: HTMLElement, isDropped: boolean): void {
  for (const place of board.querySelectorAll<HTMLElement>("[data-drop]")) {
    delete place.dataset.drop;
    place.removeAttribute("data-over");
  }
  const done = () => {
    likeness.remove();
    piece.removeAttribute("data-held");
  };
  if (isDropped || reducedMotion()) {
    done();
    return;
  }
  const back = likeness.animate([{ translate: likeness.style.translate }, { translate: "0 0" }], {
    duration: MOVE,
    easing: curves.out,
  });
  back.onfinish = done;
  back.oncancel = done;
}

/** The click that follows a drag belongs to it. */
function ignoreClick(): void {
  const ignore = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", ignore, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", ignore, { capture: true }));
}
