/** How long things move, in milliseconds at the usual pace, and along which curve: what `styles/tokens.css` says. */

/** A pause between two pieces. */
export const BEAT = 120;
/** A card slides. */
export const MOVE = 260;
/** A pile slides and lands. */
export const STACK = 320;
/** A card turns, a curtain goes up. */
export const REVEAL = 400;

export const curves = {
  out: "cubic-bezier(0.2, 0.8, 0.3, 1)",
  inout: "cubic-bezier(0.6, 0, 0.3, 1)",
} as const;
