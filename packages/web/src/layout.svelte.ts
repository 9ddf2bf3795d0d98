/** The layout of this screen now; what reads it follows it. */
import { isTiny, type Layout, layoutFor } from "./layout.ts";

let now = $state<Layout>("upright");
let few = $state(false);
let letter = $state(16);

export function layout(): Layout {
  return now;
}

/** Whether this screen has room for very few letters. */
export function tiny(): boolean {
  return few;
}

/** How high a letter is on this screen, in pixels. */
export function rem(): number {
  return letter;
}

/** Measures the screen anew: its size, and that of its letters. */
export function measureLayout(): void {
  const high = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  letter = high;
  now = layoutFor(innerWidth / high, innerHeight / high);
  few = isTiny(innerWidth / high, innerHeight / high);
}

export function followLayout(): void {
  measureLayout();
  addEventListener("resize", measureLayout);
}
