/**
 * What a table adds, and no rule does: nothing in moves, scores, views or records depends on it. Of each, the first
 * value is usual.
 */
export const settingValues = {
  /** By the book the table shows nothing that may not be looked at again; aided it shows all that was ever seen. */
  memory: ["book", "aided"],
  /** Whether a move may be taken back: while nobody has done or learned anything, never, or else by asking. */
  takeBack: ["free", "none", "consent"],
} as const;

export interface TableSettings {
  readonly memory: (typeof settingValues.memory)[number];
  readonly takeBack: (typeof settingValues.takeBack)[number];
}

export const usualSettings: TableSettings = { memory: "book", takeBack: "free" };
