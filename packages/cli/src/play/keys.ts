/** The keys that are there only now and then. */

/** Takes a move back; at the curtain, hands the device back. */
export const backKey = "u" as const;
/** Keeps a choice that was made before. */
export const keepKey = "k" as const;

/** Asks why the bots played so. */
export const whyKey = "w" as const;

export type MoreKeys = readonly (typeof backKey | typeof keepKey | typeof whyKey)[];
