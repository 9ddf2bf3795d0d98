/**
 * The one way in which a piece moves. A board says which piece, from where to where, when and for how long.
 * Only transform and opacity move, so that every step is drawn without the page's help.
 */
import { reducedMotion } from "../settings.svelte.ts";
import { curves, STACK } from "./times.ts";

export interface Step {
  readonly transform?: string;
  readonly opacity?: number;
  /** When on the way, from 0 to 1; the first and the last step need not say so. */
  readonly offset?: number;
  /** The curve from here to the next step. */
  readonly easing?: string;
}

export interface Travel {
  readonly steps: readonly Step[];
  /** In milliseconds. */
  readonly takes: number;
  /** When it begins, in milliseconds from now. */
  readonly at?: number;
  /** The curve of the whole way. */
  readonly easing?: string;
  /** Whether the piece looks as in its first step before, and as in its last one after. */
  readonly fill?: "backwards" | "both";
  /** Over everything else while it is on its way. */
  readonly above?: true;
}

/** A piece makes one motion at a time: two at once would have to be drawn by the page itself. */
const travelling = new WeakMap<HTMLElement, Animation>();

/** Sends a piece on its way; `then` is called once it is there, or was stopped. */
export function travel(piece: HTMLElement, way: Travel, then?: () => void): void {
  travelling.get(piece)?.cancel();
  if (reducedMotion()) {
    then?.();
    return;
  }
  // Not as a part of the motion: with it the page itself would have to draw every step.
  if (way.above) piece.style.zIndex = "30";
  const animation = piece.animate(
    way.steps.map((step): Keyframe => ({ ...step })),
    {
      duration: way.takes,
      delay: way.at ?? 0,
      easing: way.easing ?? "linear",
      fill: way.fill ?? "backwards",
    },
  );
  travelling.set(piece, animation);
  const settle = () => {
    if (way.above && travelling.get(piece) === animation) piece.style.zIndex = "";
    then?.();
  };
  animation.onfinish = settle;
  animation.oncancel = settle;
}

/** For a piece that is new on the board: how it comes there, once. */
export function comes(piece: HTMLElement, way: Travel | null): void {
  if (way !== null) travel(piece, way);
}

interface Cell {
  readonly column: number;
  readonly row: number;
}

/** For a piece on a grid whose cells are as large as itself: it lies on one, and slides when it is to lie elsewhere. */
export function lies(piece: HTMLElement, cell: Cell): { update: (to: Cell) => void } {
  const place = ({ column, row }: Cell) => `translate(${column * 100}%, ${row * 100}%)`;
  let here = cell;
  piece.style.transform = place(here);
  return {
    update(to) {
      if (to.column === here.column && to.row === here.row) return;
      const steps = [{ transform: place(here), easing: curves.out }, { transform: place(to) }];
      here = to;
      piece.style.transform = place(here);
      travel(piece, { steps, takes: STACK });
    },
  };
}
