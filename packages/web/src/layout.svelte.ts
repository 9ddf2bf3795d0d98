/** The layout of this screen now; what reads it follows it. */
import { type Layout, layoutFor } from "./layout.ts";

let now = $state<Layout>("upright");

export function layout(): Layout {
  return now;
}

/** Measures the screen anew: its size, and that of its letters. */
export function measureLayout(): void {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  now = layoutFor(innerWidth / rem, innerHeight / rem);
}

export function followLayout(): void {
  measureLayout();
  addEventListener("resize", measureLayout);
}
