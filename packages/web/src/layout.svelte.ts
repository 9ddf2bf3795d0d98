/** The layout of this screen now; what reads it follows it. */
import { isTiny, type Layout, layoutFor } from "./layout.ts";

let now = $state<Layout>("upright");
let few = $state(false);

export function layout(): Layout {
  return now;
}

/** Whether this screen has room for very few letters. */
export function tiny(): boolean {
  return few;
}

/** Measures the screen anew: its size, and that of its letters. */
export function measureLayout(): void {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  now = layoutFor(innerWidth / rem, innerHeight / rem);
  few = isTiny(innerWidth / rem, innerHeight / rem);
}

export function followLayout(): void {
  measureLayout();
  addEventListener("resize", measureLayout);
}
